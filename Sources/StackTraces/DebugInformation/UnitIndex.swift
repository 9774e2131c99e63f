#if os(Linux)
    /// The units of debug information by the addresses that they describe.
    struct UnitIndex {
        /// The units that describe code.
        private(set) var units: [DebugUnit] = []
        /// The end of each range of addresses, with the number of its unit.
        private var ranges: [(end: UInt64, unit: Int)] = []
        /// The start of each range, with the number of the range.
        private var index = AddressIndex()

        /// Reads the first entry of each unit; nil if the format of one is not supported. The contents of the units are
        /// not read here: an unsupported format in a unit matters only if a trace needs this unit.
        init?(_ image: ElfImage) {
            let count = image[.units].count
            // In a corrupt file, all units may share one table of abbreviations and one list of ranges, and each of the
            // two may be half of the file.
            var work =
                Limits.abbreviationReads * (count + image[.abbreviations].count)
                + image[.ranges].count + image[.rangeLists].count
            var offset: UInt64 = 0
            while offset < UInt64(count) {
                if let length = image[.units].value(UInt32.self, at: offset), 1..<Limits.smallestUnit ~= length {
                    offset += UInt64(MemoryLayout<UInt32>.size) + UInt64(length)
                    continue
                }
                guard let unit = DebugUnit(at: offset, in: image, work: &work) else { return nil }
                var hasCode = false
                let isUnderstood = unit.forEachRange(of: unit.entry, work: &work) { low, high in
                    // Code that the linker removed keeps a range at the lowest or at the highest address.
                    guard low > image.base, low < high else { return }
                    hasCode = true
                    index.append(low &- image.base, UInt32(truncatingIfNeeded: ranges.count))
                    ranges.append((high &- image.base, units.count))
                }
                guard isUnderstood else { return nil }
                if hasCode { units.append(unit) }
                offset = unit.end
            }
            index.sort()
        }

        /// Returns the number of the unit that describes an address. The offset is the address without that of the image.
        func unit(at offset: UInt64) -> Int? {
            guard let last = index.last(notAfter: offset) else { return nil }
            let range = ranges[Int(index.number(at: last))]
            return offset < range.end ? range.unit : nil
        }
    }
#endif
