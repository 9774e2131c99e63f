#if os(Linux)
    /// The units of debug information by the addresses that they describe.
    struct UnitIndex {
        /// The units that describe code.
        private(set) var units: [(unit: DebugUnit, entry: DebugUnitEntry)] = []
        /// The start of each range with the number of its unit plus one, and the end of each range with zero.
        private var index = AddressIndex()

        /// Reads the first entry of each unit.
        ///
        /// The contents of the units are not read here. An unsupported format in a unit matters only if a trace needs
        /// this unit.
        ///
        /// - Returns: Nil if the format of a first entry is not supported.
        init?(_ image: ElfImage) {
            guard let section = image[.units], let abbreviations = image[.abbreviations] else { return nil }
            // In a corrupt file, all units may share one table of abbreviations and one list of ranges, and each of the
            // two may be half of the file.
            var work =
                Limits.abbreviationReads * (section.count + abbreviations.count)
                + (image[.ranges]?.count ?? 0)
            work += image[.rangeLists]?.count ?? 0
            var offset: UInt64 = 0
            while offset < UInt64(section.count) {
                guard let unit = DebugUnit(at: offset, in: image),
                    let entry = DebugUnitEntry(of: unit, in: image, work: &work)
                else { return nil }
                let number = UInt32(units.count &+ 1)
                var hasCode = false
                let isUnderstood = entry.forEachRange(
                    low: entry.low, high: entry.high, ranges: entry.ranges, of: unit, in: image, work: &work
                ) { low, high in
                    // Code that the linker removed keeps a range at the lowest or at the highest address.
                    guard low > image.base, low < high else { return }
                    hasCode = true
                    index.append(low, number)
                    index.append(high, 0)
                }
                guard isUnderstood else { return nil }
                if hasCode { units.append((unit, entry)) }
                offset = unit.end
            }
            index.sort()
        }

        /// Returns the number of the unit that describes an address.
        func unit(at address: UInt64) -> Int? {
            guard let last = index.last(notAfter: address) else { return nil }
            // The end of one range and the start of another may have the same address. Their order in the index is any.
            let start = index.entries[last].address
            var position = last
            while position >= 0, index.entries[position].address == start {
                if index.entries[position].number > 0 { return Int(index.entries[position].number) &- 1 }
                position &-= 1
            }
            return nil
        }
    }
#endif
