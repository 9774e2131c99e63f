#if os(Linux)
    /// A unit of debug information: one source file, or a module that was compiled as a whole.
    struct DebugUnit {
        let image: ElfImage
        /// Its offset in `.debug_info`.
        let offset: UInt64
        /// The offset of its first entry.
        let entries: UInt64
        /// The offset of the next unit.
        let end: UInt64
        let version: UInt16
        /// The offset of its abbreviations in `.debug_abbrev`.
        let abbreviations: UInt64

        /// Its first entry, which describes it.
        let entry: DebugEntry

        /// Reads the header of a unit and its first entry; nil if its format is not supported.
        ///
        /// The supported formats are those of Swift: DWARF 4 and 5, with offsets of 32 bits.
        ///
        /// - Parameter work: The number of bytes of abbreviations that may still be read.
        init?(at offset: UInt64, in image: ElfImage, work: inout Int) {
            var reader = ByteReader(image[.units], at: offset)
            let length = reader.length()
            guard length > 0, length <= UInt64(reader.remaining) else { return nil }
            end = UInt64(reader.position) &+ length
            version = reader.uint16()
            // A unit of another kind describes types, or is in another file.
            if version == 5 { guard reader.uint8() == 1, reader.uint8() == 8 else { return nil } }
            abbreviations = UInt64(reader.uint32())
            if version == 4 { guard reader.uint8() == 8 else { return nil } }
            guard version == 4 || version == 5 else { return nil }
            self.image = image
            self.offset = offset
            entries = UInt64(reader.position)
            let code = reader.uleb128()
            guard
                let table = Abbreviation.table(
                    in: image[.abbreviations], at: abbreviations, upTo: code, work: &work),
                let abbreviation = table.last, UInt64(table.count) == code
            else { return nil }
            entry = DebugEntry(abbreviation, &reader)
            if reader.hasFailed { return nil }
        }

        /// Returns the text of a value; nil if the value is not a text.
        func text(_ value: DebugValue) -> String? {
            switch value.kind {
            case .text(let section): image[section].text(at: value.bits)
            case .textIndex:
                entry[.textOffsetsBase].offset.flatMap {
                    image[.textOffsets].value(UInt32.self, at: $0 &+ value.bits &* 4)
                }
                .flatMap { image[.texts].text(at: UInt64($0)) }
            default: nil
            }
        }

        /// Returns the address of a value; nil if the value is not an address.
        func address(_ value: DebugValue) -> UInt64? {
            switch value.kind {
            case .address: value.bits
            case .addressIndex: address(at: value.bits)
            default: nil
            }
        }

        /// Returns an address of the unit's table.
        func address(at index: UInt64) -> UInt64? {
            entry[.addressesBase].offset.flatMap {
                image[.addresses].value(UInt64.self, at: $0 &+ index &* 8)
            }
        }
    }
#endif
