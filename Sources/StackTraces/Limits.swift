#if os(Linux)
    /// Every bound on the work of one stack.
    enum Limits {
        /// The frames of one stack.
        static let frames = 128
        /// The attributes and address ranges that are read for each byte of a unit. An attribute may take no bytes, so
        /// a corrupt file may describe more of them than it has bytes.
        static let entriesPerByte = 64
        /// The bytes by which a unit counts as larger, so that a small unit may repeat its abbreviations.
        static let smallUnit = 1000
        /// The length of a unit that may have a function. The compiler writes two thirds of the units only to name the
        /// imported modules of C, and their abbreviations take the longest time to find.
        static let smallestUnit: UInt32 = 40
        /// The bytes of abbreviations that are read for each byte of the abbreviations and of the units. All units of a
        /// corrupt file may share one table.
        static let abbreviationReads = 8
    }
#endif
