/// Which unit of debug information tells of which addresses.
struct UnitIndex {
    /// The units that tell of any.
    private(set) var units: [(unit: DebugUnit, entry: DebugUnitEntry)] = []
    /// Where the ranges of a unit begin, with its number and one; where they end, with zero.
    private var index = AddressIndex()

    /// Reads the first entry of each unit.
    ///
    /// - Returns: Nil if one of them is not understood. What nobody reads is not looked at, so an image has to be
    ///   read by the toolchain only where this reader lacks something.
    init?(_ image: ElfImage) {
        guard let section = image[.units], let abbreviations = image[.abbreviations] else { return nil }
        // In a file that is broken on purpose all units may share one table and one list of ranges, each of them
        // half of the file.
        var work = 8 * (section.count + abbreviations.count) + (image[.ranges]?.count ?? 0)
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
                // What the linker left out stands at the beginning or at the end of all addresses.
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

    /// The number of the unit that tells of an address.
    func unit(at address: UInt64) -> Int? {
        guard let last = index.last(notAfter: address) else { return nil }
        // Where one range ends and another one begins, the order of the two says nothing.
        let start = index.entries[last].address
        var position = last
        while position >= 0, index.entries[position].address == start {
            if index.entries[position].number > 0 { return Int(index.entries[position].number) &- 1 }
            position &-= 1
        }
        return nil
    }
}
