#if os(Linux)
    /// Addresses of an image, each with a number, in ascending order after ``sort()``.
    struct AddressIndex {
        /// Each address in the upper 32 bits, and its number in the lower ones.
        private var entries: [UInt64] = []

        /// Adds an address, as its distance from the beginning of the image. An image has less than 4 GB, so a larger
        /// distance, as in a corrupt file, is ignored.
        mutating func append(_ address: UInt64, _ number: UInt32) {
            if address >> 32 == 0 { entries.append(address << 32 | UInt64(number)) }
        }

        func address(at position: Int) -> UInt64 { entries[position] >> 32 }
        func number(at position: Int) -> UInt32 { UInt32(truncatingIfNeeded: entries[position]) }

        /// Returns the position of the last entry that is not after an address. The entries must be sorted.
        func last(notAfter address: UInt64) -> Int? {
            guard address >> 32 == 0 else { return nil }
            var low = 0
            var high = entries.count
            while low < high {
                let middle = low &+ (high &- low) / 2
                if entries[middle] >> 32 <= address { low = middle &+ 1 } else { high = middle }
            }
            return low > 0 ? low &- 1 : nil
        }

        /// Sorts the entries. Entries with equal addresses stay in the order in which they were appended. This is a
        /// radix sort with two digits of 16 bits. In unoptimized code it is quicker than a sort that calls a function
        /// for each comparison, and loops over pointers are quicker than loops over collections.
        mutating func sort() {
            let count = entries.count
            let others = UnsafeMutablePointer<UInt64>.allocate(capacity: count)
            defer { others.deallocate() }
            entries.withUnsafeMutableBufferPointer { entries in
                guard let entries = entries.baseAddress else { return }
                Self.sort(entries, count, into: others, byDigitAt: 32)
                Self.sort(others, count, into: entries, byDigitAt: 48)
            }
        }

        private static func sort(
            _ entries: UnsafePointer<UInt64>, _ count: Int, into sorted: UnsafeMutablePointer<UInt64>,
            byDigitAt shift: UInt64
        ) {
            let places = UnsafeMutablePointer<Int>.allocate(capacity: 0x10001)
            defer { places.deallocate() }
            places.initialize(repeating: 0, count: 0x10001)
            var position = 0
            while position < count {
                places[Int(entries[position] &>> shift & 0xffff) &+ 1] &+= 1
                position &+= 1
            }
            var digit = 1
            while digit <= 0x10000 {
                places[digit] &+= places[digit &- 1]
                digit &+= 1
            }
            position = 0
            while position < count {
                let digit = Int(entries[position] &>> shift & 0xffff)
                sorted[places[digit]] = entries[position]
                places[digit] &+= 1
                position &+= 1
            }
        }
    }
#endif
