#if os(Linux)
    /// A run of bytes in memory, such as a section of an image.
    ///
    /// It does not own the memory. Code that stores a run must also keep the memory alive.
    struct ByteRun {
        let start: UnsafePointer<UInt8>
        let count: Int

        /// The bytes from an offset to the end, or nil if the offset is past it.
        func from(_ offset: UInt64) -> ByteRun? {
            guard offset <= UInt64(count) else { return nil }
            return ByteRun(start: start + Int(offset), count: count &- Int(offset))
        }

        /// A part of the run, or nil if some of it would be past the end.
        func part(at offset: UInt64, count: UInt64) -> ByteRun? {
            guard let rest = from(offset), count <= UInt64(rest.count) else { return nil }
            return ByteRun(start: rest.start, count: Int(count))
        }

        /// The text from an offset to the next zero, or nil if there is no zero.
        func text(at offset: UInt64) -> String? {
            guard let rest = from(offset) else { return nil }
            var length = 0
            while length < rest.count, rest.start[length] != 0 { length &+= 1 }
            guard length < rest.count else { return nil }
            return String(decoding: UnsafeBufferPointer(start: rest.start, count: length), as: UTF8.self)
        }
    }
#endif
