#if os(Linux)
    extension DebugUnitEntry {
        /// Calls a closure with each range of addresses that an entry of the unit describes.
        ///
        /// - Parameters:
        ///   - unit: The unit of the entry. The format of a list depends on its version.
        ///   - work: The number of list entries that may still be read.
        /// - Returns: Whether the ranges could be read.
        func forEachRange(
            low: DebugValue, high: DebugValue, ranges: DebugValue, of unit: DebugUnit, in image: ElfImage,
            work: inout Int, _ body: (_ low: UInt64, _ high: UInt64) -> Void
        ) -> Bool {
            if case .other = ranges {
                // An entry without addresses describes a type or a declaration.
                guard let start = address(low, in: image) else { return true }
                if let end = address(high, in: image) {
                    body(start, end)
                } else if let size = high.number {
                    body(start, start &+ size)
                }
                return true
            }
            // The addresses of a list are relative to the address of the unit.
            let base = address(self.low, in: image) ?? 0
            if unit.version < 5 {
                guard let offset = ranges.offset, let section = image[.ranges] else { return false }
                return readPairs(section, at: offset, base: base, work: &work, body)
            }
            guard let section = image[.rangeLists] else { return false }
            switch ranges {
            case .offset(let offset):
                return readList(section, at: offset, base: base, in: image, work: &work, body)
            case .rangesIndex(let index):
                guard let lists = rangeListsBase else { return false }
                var reader = ByteReader(section, at: lists &+ index &* (unit.is64Bit ? 8 : 4))
                let offset = lists &+ reader.offset(is64Bit: unit.is64Bit)
                return !reader.hasFailed
                    && readList(section, at: offset, base: base, in: image, work: &work, body)
            default: return false
            }
        }

        /// Reads a list in the format before DWARF 5.
        private func readPairs(
            _ section: ByteRun, at offset: UInt64, base: UInt64, work: inout Int,
            _ body: (_ low: UInt64, _ high: UInt64) -> Void
        ) -> Bool {
            var reader = ByteReader(section, at: offset)
            var base = base
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
            _ section: ByteRun, at offset: UInt64, base: UInt64, in image: ElfImage, work: inout Int,
            _ body: (_ low: UInt64, _ high: UInt64) -> Void
        ) -> Bool {
            var reader = ByteReader(section, at: offset)
            var base = base
            while work > 0 {
                work &-= 1
                var low: UInt64?
                var high: UInt64?
                let kind = reader.uint8()
                switch kind {
                // The end of the list.
                case 0: return !reader.hasFailed
                // Another base.
                case 1:
                    guard let other = address(.addressIndex(reader.uleb128()), in: image) else {
                        return false
                    }
                    base = other
                case 5: base = reader.uint64()
                // Two addresses, or an address and a size.
                case 2:
                    low = address(.addressIndex(reader.uleb128()), in: image)
                    high = address(.addressIndex(reader.uleb128()), in: image)
                case 3:
                    low = address(.addressIndex(reader.uleb128()), in: image)
                    let size = reader.uleb128()
                    high = low.map { $0 &+ size }
                case 4:
                    low = base &+ reader.uleb128()
                    high = base &+ reader.uleb128()
                case 6:
                    low = reader.uint64()
                    high = reader.uint64()
                case 7:
                    let start = reader.uint64()
                    low = start
                    high = start &+ reader.uleb128()
                default: return false
                }
                if reader.hasFailed { return false }
                if kind != 1, kind != 5 {
                    guard let low, let high else { return false }
                    body(low, high)
                }
            }
            return false
        }
    }
#endif
