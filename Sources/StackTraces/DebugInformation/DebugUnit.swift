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
            guard let table = Abbreviation.table(in: image[.abbreviations], at: abbreviations, upTo: code, work: &work),
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
            entry[.addressesBase].offset.flatMap { image[.addresses].value(UInt64.self, at: $0 &+ index &* 8) }
        }
    }

    extension DebugUnit {
        /// Calls a closure with each range of addresses that an entry of the unit describes.
        /// - Parameter work: The number of list entries that may still be read.
        /// - Returns: Whether the ranges could be read.
        func forEachRange(
            of entry: DebugEntry, work: inout Int, _ body: (_ low: UInt64, _ high: UInt64) -> Void
        ) -> Bool {
            switch entry[.ranges].kind {
            case .offset:
                let offset = entry[.ranges].bits
                return version == 4 ? readPairs(at: offset, &work, body) : readList(at: offset, &work, body)
            case .rangesIndex:
                guard let lists = self.entry[.rangeListsBase].offset,
                    let offset = image[.rangeLists].value(UInt32.self, at: lists &+ entry[.ranges].bits &* 4)
                else { return false }
                return readList(at: lists &+ UInt64(offset), &work, body)
            default:
                // An entry without addresses describes a type or a declaration.
                guard let low = address(entry[.lowAddress]) else { return true }
                if let high = address(entry[.highAddress]) ?? entry[.highAddress].number.map({ low &+ $0 }) {
                    body(low, high)
                }
                return true
            }
        }

        /// Reads a list in the format of DWARF 4.
        private func readPairs(
            at offset: UInt64, _ work: inout Int, _ body: (_ low: UInt64, _ high: UInt64) -> Void
        ) -> Bool {
            var reader = ByteReader(image[.ranges], at: offset)
            // The addresses are relative to the address of the unit.
            var base = address(entry[.lowAddress]) ?? 0
            while work > 0 {
                work &-= 1
                let low = reader.uint64()
                let high = reader.uint64()
                if reader.hasFailed { return false }
                if low == 0, high == 0 { return true }
                if low == ~0 { base = high } else { body(base &+ low, base &+ high) }
            }
            return false
        }

        /// Reads a list in the format of DWARF 5 (section 7.25).
        private func readList(
            at offset: UInt64, _ work: inout Int, _ body: (_ low: UInt64, _ high: UInt64) -> Void
        ) -> Bool {
            var reader = ByteReader(image[.rangeLists], at: offset)
            var base = address(entry[.lowAddress]) ?? 0
            while work > 0 {
                work &-= 1
                switch reader.uint8() {
                // The end of the list.
                case 0: return !reader.hasFailed
                // Another base.
                case 1:
                    guard let other = address(at: reader.uleb128()) else { return false }
                    base = other
                case 5: base = reader.uint64()
                // An address and a size.
                case 3:
                    guard let low = address(at: reader.uleb128()) else { return false }
                    body(low, low &+ reader.uleb128())
                case 7:
                    let low = reader.uint64()
                    body(low, low &+ reader.uleb128())
                // The distances of two addresses from the base.
                case 4:
                    let low = base &+ reader.uleb128()
                    body(low, base &+ reader.uleb128())
                default: return false
                }
                if reader.hasFailed { return false }
            }
            return false
        }
    }
#endif
