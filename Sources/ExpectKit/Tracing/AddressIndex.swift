/// Addresses in ascending order, each with a number.
struct AddressIndex {
    struct Entry {
        var address: UInt64
        var number: UInt32
    }

    private(set) var entries: [Entry] = []

    mutating func reserve(_ count: Int) { entries.reserveCapacity(count) }

    mutating func append(_ address: UInt64, _ number: UInt32) {
        entries.append(Entry(address: address, number: number))
    }

    /// The position of the last entry that is not after an address.
    func last(notAfter address: UInt64) -> Int? {
        var low = 0
        var high = entries.count
        while low < high {
            let middle = low &+ (high &- low) / 2
            if entries[middle].address <= address { low = middle &+ 1 } else { high = middle }
        }
        return low > 0 ? low &- 1 : nil
    }

    /// Sorts the entries; those of one address stay in the order in which they were appended.
    ///
    /// It counts digits of 11 bits, as a closure for each comparison takes long where nothing is optimized.
    mutating func sort() {
        var highest: UInt64 = 0
        for entry in entries where entry.address > highest { highest = entry.address }
        var shift: UInt64 = 0
        while shift < 64, highest &>> shift > 0 {
            sort(byDigitAt: shift)
            shift &+= 11
        }
    }

    private mutating func sort(byDigitAt shift: UInt64) {
        var places = [Int](repeating: 0, count: 0x801)
        for entry in entries { places[Int(entry.address &>> shift & 0x7ff) &+ 1] &+= 1 }
        for digit in 1...0x800 { places[digit] &+= places[digit &- 1] }
        var sorted = entries
        for entry in entries {
            let digit = Int(entry.address &>> shift & 0x7ff)
            sorted[places[digit]] = entry
            places[digit] &+= 1
        }
        entries = sorted
    }
}
