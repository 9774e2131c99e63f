#if os(Linux)
    /// The format that all entries of debug information with the same code share: their kind and their attributes.
    struct Abbreviation {
        /// The kinds of entries that are read.
        enum Tag {
            static let inlinedSubroutine: UInt64 = 0x1d
            static let subprogram: UInt64 = 0x2e
        }

        let tag: UInt64
        let hasChildren: Bool
        /// The attributes, each with the format of its value. If the format is a constant, the constant is the value. An
        /// attribute that no code needs has no name.
        let attributes: [(name: DebugAttribute?, form: DebugForm, constant: UInt64)]
        /// The size of the attributes in bytes, if it is the same for all entries.
        let fixedSize: UInt64?

        /// Reads an abbreviation after its code; nil if an attribute has a format that is not supported.
        private init?(_ reader: inout ByteReader) {
            tag = reader.uleb128()
            hasChildren = reader.uint8() != 0
            var attributes: [(name: DebugAttribute?, form: DebugForm, constant: UInt64)] = []
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
                attributes.append((DebugAttribute(rawValue: name), form, constant))
            }
            self.attributes = attributes
            fixedSize = size
        }

        /// Reads a table up to a code; nil if its codes are not 1, 2, 3 and so on, as every compiler writes them.
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

    /// The attributes that are read.
    enum DebugAttribute: UInt64 {
        case name = 0x03
        case lineTable = 0x10
        // The addresses of the code: the lowest one and the one after the code, or a list. In place of the address after
        // the code there may be a number, which is the size of the code.
        case lowAddress = 0x11
        case highAddress = 0x12
        case directory = 0x1b
        case abstractOrigin = 0x31
        case specification = 0x47
        case ranges = 0x55
        case callColumn = 0x57
        case callFile = 0x58
        case callLine = 0x59
        case linkageName = 0x6e
        case textOffsetsBase = 0x72
        case addressesBase = 0x73
        case rangeListsBase = 0x74
    }

    /// An entry of debug information, which describes a unit, a function or a call.
    struct DebugEntry {
        private var values: [(name: DebugAttribute, value: DebugValue)] = []

        init(_ abbreviation: Abbreviation, _ reader: inout ByteReader) {
            for (name, form, constant) in abbreviation.attributes {
                let value = reader.value(form, constant: constant)
                if let name { values.append((name, value)) }
            }
        }

        subscript(name: DebugAttribute) -> DebugValue { values.first { $0.name == name }?.value ?? DebugValue() }
    }
#endif
