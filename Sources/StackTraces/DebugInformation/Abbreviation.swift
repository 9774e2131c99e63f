#if os(Linux)
    /// The format that all entries of debug information with the same code share: their kind and their attributes.
    struct Abbreviation {
        /// The kinds of entries that are read.
        enum Tag {
            static let subprogram: UInt64 = 0x2e
            static let inlinedSubroutine: UInt64 = 0x1d
        }

        /// The attributes that are read.
        enum Attribute {
            static let name: UInt64 = 0x03
            static let lineTable: UInt64 = 0x10
            static let lowAddress: UInt64 = 0x11
            static let highAddress: UInt64 = 0x12
            static let directory: UInt64 = 0x1b
            static let abstractOrigin: UInt64 = 0x31
            static let specification: UInt64 = 0x47
            static let ranges: UInt64 = 0x55
            static let callColumn: UInt64 = 0x57
            static let callFile: UInt64 = 0x58
            static let callLine: UInt64 = 0x59
            static let linkageName: UInt64 = 0x6e
            static let textOffsetsBase: UInt64 = 0x72
            static let addressesBase: UInt64 = 0x73
            static let rangeListsBase: UInt64 = 0x74
            static let otherFile: UInt64 = 0x76
            static let otherFileOfGNU: UInt64 = 0x2130
        }

        let tag: UInt64
        let hasChildren: Bool
        /// The attributes, each with the format of its value. If the format is an implicit constant, the constant is
        /// the value.
        let attributes: [(name: UInt64, form: DebugForm, constant: UInt64)]
        /// The size of the attributes in bytes, if it is the same for all entries.
        let fixedSize: UInt64?

        /// Reads an abbreviation after its code.
        init?(_ reader: inout ByteReader, is64Bit: Bool) {
            tag = reader.uleb128()
            hasChildren = reader.uint8() != 0
            var attributes: [(name: UInt64, form: DebugForm, constant: UInt64)] = []
            var size: UInt64? = 0
            while true {
                let name = reader.uleb128()
                let number = reader.uleb128()
                if reader.hasFailed { return nil }
                if name == 0, number == 0 { break }
                guard let form = UInt16(exactly: number).flatMap(DebugForm.init) else { return nil }
                let constant = form == .implicitConstant ? UInt64(bitPattern: reader.sleb128()) : 0
                attributes.append((name, form, constant))
                if let known = size { size = form.fixedSize(is64Bit: is64Bit).map { known &+ UInt64($0) } }
            }
            self.attributes = attributes
            fixedSize = size
        }

        /// Skips an abbreviation after its code.
        static func skip(_ reader: inout ByteReader) {
            _ = reader.uleb128()
            _ = reader.uint8()
            while true {
                let name = reader.uleb128()
                let form = reader.uleb128()
                if name == 0 && form == 0 || reader.hasFailed { return }
                if form == UInt64(DebugForm.implicitConstant.rawValue) { _ = reader.sleb128() }
            }
        }

        /// Finds one abbreviation of a table, and skips the abbreviations before it.
        ///
        /// - Parameter work: The number of bytes that may still be read. The bytes that are read are subtracted.
        static func find(
            _ code: UInt64, in section: ByteRun, at offset: UInt64, is64Bit: Bool, work: inout Int
        ) -> Abbreviation? {
            var reader = ByteReader(section, at: offset)
            let start = reader.position
            defer { work &-= reader.position &- start }
            while work > reader.position &- start {
                let next = reader.uleb128()
                if next == code, next != 0 { return Abbreviation(&reader, is64Bit: is64Bit) }
                if next == 0 { return nil }
                skip(&reader)
            }
            return nil
        }

        /// Reads a whole table; nil if its codes are not 1, 2, 3 and so on, as every compiler writes them.
        static func table(in section: ByteRun, at offset: UInt64, is64Bit: Bool) -> [Abbreviation]? {
            var table: [Abbreviation] = []
            var reader = ByteReader(section, at: offset)
            while true {
                let code = reader.uleb128()
                if reader.hasFailed { return nil }
                if code == 0 { return table }
                guard code == UInt64(table.count) &+ 1, let next = Abbreviation(&reader, is64Bit: is64Bit)
                else {
                    return nil
                }
                table.append(next)
            }
        }
    }
#endif
