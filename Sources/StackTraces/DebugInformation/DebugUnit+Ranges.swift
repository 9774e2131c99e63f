#if os(Linux)
    extension DebugUnit {
        /// Calls a closure with each range of addresses that an entry of the unit describes.
        ///
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
