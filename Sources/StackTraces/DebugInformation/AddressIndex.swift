#if os(Linux)
    /// Addresses, each with a number, in ascending order after ``sort()``.
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

        /// Returns the position of the last entry that is not after an address. The entries must be sorted.
        func last(notAfter address: UInt64) -> Int? {
            var low = 0
            var high = entries.count
            while low < high {
                let middle = low &+ (high &- low) / 2
                if entries[middle].address <= address { low = middle &+ 1 } else { high = middle }
            }
            return low > 0 ? low &- 1 : nil
        }

        /// Sorts the entries. Entries with equal addresses stay in the order in which they were appended.
        ///
        /// This is a radix sort with digits of 11 bits. In unoptimized code it is quicker than a sort that calls a
        /// closure for each comparison, and loops over pointers are quicker than loops over collections.
        mutating func sort() {
            var highest: UInt64 = 0
            for entry in entries where entry.address > highest { highest = entry.address }
            var others = entries
            var shift: UInt64 = 0
            while shift < 64, highest &>> shift > 0 {
                entries.withUnsafeBufferPointer { entries in
                    others.withUnsafeMutableBufferPointer { sorted in
                        guard let from = entries.baseAddress, let to = sorted.baseAddress else { return }
                        Self.sort(from, entries.count, into: to, byDigitAt: shift)
                    }
                }
                swap(&entries, &others)
                shift &+= 11
            }
        }

        private static func sort(
            _ entries: UnsafePointer<Entry>, _ count: Int, into sorted: UnsafeMutablePointer<Entry>,
            byDigitAt shift: UInt64
        ) {
            withUnsafeTemporaryAllocation(of: Int.self, capacity: 0x801) { places in
                places.initialize(repeating: 0)
                guard let places = places.baseAddress else { return }
                var position = 0
                while position < count {
                    places[Int(entries[position].address &>> shift & 0x7ff) &+ 1] &+= 1
                    position &+= 1
                }
                var digit = 1
                while digit <= 0x800 {
                    places[digit] &+= places[digit &- 1]
                    digit &+= 1
                }
                position = 0
                while position < count {
                    let entry = entries[position]
                    let digit = Int(entry.address &>> shift & 0x7ff)
                    sorted[places[digit]] = entry
                    places[digit] &+= 1
                    position &+= 1
                }
            }
        }
    }
#endif
