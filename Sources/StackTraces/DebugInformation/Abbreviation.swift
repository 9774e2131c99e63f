#if os(Linux)
    /// The format that all entries of debug information with the same code share: their kind and their attributes.
    struct Abbreviation {
        /// The kinds of entries that are read.
        enum Tag {
            static let inlinedSubroutine: UInt64 = 0x1d
            static let subprogram: UInt64 = 0x2e
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
        }

        let tag: UInt64
        let hasChildren: Bool
        /// The attributes, each with the format of its value. If the format is a constant, the constant is the value.
        let attributes: [(name: UInt64, form: DebugForm, constant: UInt64)]
        /// The size of the attributes in bytes, if it is the same for all entries.
        let fixedSize: UInt64?

        /// Reads an abbreviation after its code; nil if an attribute has a format that is not supported.
        private init?(_ reader: inout ByteReader) {
            tag = reader.uleb128()
            hasChildren = reader.uint8() != 0
            var attributes: [(name: UInt64, form: DebugForm, constant: UInt64)] = []
            var size: UInt64? = 0
            while true {
                let name = reader.uleb128()
                let number = reader.uleb128()
                if reader.hasFailed { return nil }
                if name == 0, number == 0 { break }
                guard let form = DebugForm(number, in: .units) else { return nil }
                var constant: UInt64 = 0
                switch form.size {
                case .constant: constant = UInt64(bitPattern: reader.sleb128())
                case .bytes(let count): if let known = size { size = known &+ UInt64(count) }
                default: size = nil
                }
                attributes.append((name, form, constant))
            }
            self.attributes = attributes
            fixedSize = size
        }

        /// Reads a table up to a code; nil if its codes are not 1, 2, 3 and so on, as every compiler writes them.
        ///
        /// - Parameter work: The number of bytes that may still be read. The bytes that are read are subtracted.
        static func table(
            in section: ByteRun, at offset: UInt64, upTo last: UInt64 = .max, work: inout Int
        ) -> [Abbreviation]? {
            var table: [Abbreviation] = []
            var reader = ByteReader(section, at: offset)
            let start = reader.position
            defer { work &-= reader.position &- start }
            while UInt64(table.count) < last {
                let code = reader.uleb128()
                if code == 0, !reader.hasFailed { return table }
                guard code == UInt64(table.count) &+ 1, reader.position &- start < work,
                    let next = Abbreviation(&reader)
                else { return nil }
                table.append(next)
            }
            return table
        }
    }
#endif
