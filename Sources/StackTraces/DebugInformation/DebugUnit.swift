#if os(Linux)
    /// A unit of debug information: one source file, or a module that was compiled as a whole.
    struct DebugUnit {
        /// Its offset in `.debug_info`.
        let offset: UInt64
        /// The offset of its first entry.
        let entries: UInt64
        /// The offset of the next unit.
        let end: UInt64
        let version: UInt16
        /// Whether offsets have 64 bits.
        let is64Bit: Bool
        /// The offset of its abbreviations in `.debug_abbrev`.
        let abbreviations: UInt64

        /// Reads the header of a unit; nil if its format is not supported.
        init?(at offset: UInt64, in image: ElfImage) {
            guard let section = image[.units] else { return nil }
            var reader = ByteReader(section, at: offset)
            let (length, is64Bit) = reader.unitLength()
            let start = UInt64(reader.position)
            guard length <= UInt64(reader.remaining), length > 0 else { return nil }
            version = reader.uint16()
            var addressSize: UInt8 = 0
            if version == 5 {
                let kind = reader.uint8()
                addressSize = reader.uint8()
                abbreviations = reader.offset(is64Bit: is64Bit)
                switch kind {
                // A full unit or a partial unit.
                case 0x01, 0x03: break
                // A skeleton unit or a split unit: its other half is in another file.
                case 0x04, 0x05: reader.skip(8)
                // A type unit.
                case 0x02, 0x06: reader.skip(is64Bit ? 16 : 12)
                default: return nil
                }
            } else {
                abbreviations = reader.offset(is64Bit: is64Bit)
                addressSize = reader.uint8()
            }
            guard (2...5).contains(version), addressSize == 8, !reader.hasFailed else { return nil }
            self.offset = offset
            self.is64Bit = is64Bit
            entries = UInt64(reader.position)
            end = start &+ length
        }
    }

    /// The first entry of a unit, which describes the unit.
    struct DebugUnitEntry {
        var name = DebugValue.other
        var directory = DebugValue.other
        var lineTable: UInt64?
        // The addresses of the code: `low` and `high`, or a list. A `high` that is a number is the size of the code.
        var low = DebugValue.other
        var high = DebugValue.other
        var ranges = DebugValue.other
        var textOffsetsBase: UInt64?
        var addressesBase: UInt64?
        var rangeListsBase: UInt64?
        /// Whether the content of the unit is in another file.
        var isElsewhere = false

        /// Reads the first entry of a unit.
        ///
        /// - Parameter work: The number of bytes of abbreviations that may still be read.
        init?(of unit: DebugUnit, in image: ElfImage, work: inout Int) {
            guard let section = image[.units], let table = image[.abbreviations] else { return nil }
            var reader = ByteReader(section, at: unit.entries)
            let code = reader.uleb128()
            guard
                let abbreviation = Abbreviation.find(
                    code, in: table, at: unit.abbreviations, is64Bit: unit.is64Bit, work: &work)
            else { return nil }
            for (name, form, constant) in abbreviation.attributes {
                let value = reader.value(
                    form, constant: constant, is64Bit: unit.is64Bit, in: .units, unit: unit.offset)
                switch name {
                case Abbreviation.Attribute.name: self.name = value
                case Abbreviation.Attribute.directory: directory = value
                case Abbreviation.Attribute.lineTable: lineTable = value.offset
                case Abbreviation.Attribute.lowAddress: low = value
                case Abbreviation.Attribute.highAddress: high = value
                case Abbreviation.Attribute.ranges: ranges = value
                case Abbreviation.Attribute.textOffsetsBase: textOffsetsBase = value.offset
                case Abbreviation.Attribute.addressesBase: addressesBase = value.offset
                case Abbreviation.Attribute.rangeListsBase: rangeListsBase = value.offset
                case Abbreviation.Attribute.otherFile, Abbreviation.Attribute.otherFileOfGNU:
                    isElsewhere = true
                default: break
                }
            }
            if reader.hasFailed { return nil }
        }

        /// Returns the text of a value; nil if the value is not a text.
        func text(_ value: DebugValue, is64Bit: Bool, in image: ElfImage) -> String? {
            switch value {
            case .text(let section, let offset): return image[section]?.text(at: offset)
            case .textIndex(let index):
                guard let offsets = image[.textOffsets], let base = textOffsetsBase else { return nil }
                var reader = ByteReader(offsets, at: base &+ index &* (is64Bit ? 8 : 4))
                let offset = reader.offset(is64Bit: is64Bit)
                return reader.hasFailed ? nil : image[.texts]?.text(at: offset)
            default: return nil
            }
        }

        /// Returns the address of a value; nil if the value is not an address.
        func address(_ value: DebugValue, in image: ElfImage) -> UInt64? {
            switch value {
            case .address(let address): return address
            case .addressIndex(let index):
                guard let addresses = image[.addresses], let base = addressesBase else { return nil }
                var reader = ByteReader(addresses, at: base &+ index &* 8)
                let address = reader.uint64()
                return reader.hasFailed ? nil : address
            default: return nil
            }
        }
    }
#endif
