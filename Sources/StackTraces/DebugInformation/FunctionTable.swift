#if os(Linux)
    /// The functions of an image by address, from its symbol table.
    struct FunctionTable {
        private let symbols: ByteRun
        private let names: ByteRun
        private var index = AddressIndex()

        private static var entrySize: UInt64 { 24 }

        init(symbols: ByteRun, names: ByteRun) {
            self.symbols = symbols
            self.names = names
            let count = symbols.count / Int(Self.entrySize)
            index.reserve(count)
            var reader = ByteReader(symbols)
            var number: UInt32 = 0
            while number < UInt32(clamping: count) {
                reader.skip(4)
                let kind = reader.uint8() & 0xf
                reader.skip(1)
                let section = reader.uint16()
                let address = reader.uint64()
                reader.skip(8)
                // A function of this image: neither undefined nor an absolute number.
                if kind == 2, section != 0, section != 0xfff1 { index.append(address, number) }
                number &+= 1
            }
            index.sort()
        }

        /// Returns the mangled name of the function that contains an address, or of the function before the address.
        ///
        /// If several functions start at the same address, the result is that of the toolchain: the smallest function
        /// for the start itself, and the largest for the addresses after it.
        func name(at address: UInt64) -> String? {
            guard let last = index.last(notAfter: address) else { return nil }
            let start = index.entries[last].address
            var chosen = last
            var size = self.size(at: last)
            var other = last
            while other > 0, index.entries[other &- 1].address == start {
                other &-= 1
                let otherSize = self.size(at: other)
                if start == address ? otherSize <= size : otherSize > size {
                    (chosen, size) = (other, otherSize)
                }
            }
            var reader = ByteReader(symbols, at: UInt64(index.entries[chosen].number) &* Self.entrySize)
            return names.text(at: UInt64(reader.uint32()))
        }

        private func size(at position: Int) -> UInt64 {
            var reader = ByteReader(symbols, at: UInt64(index.entries[position].number) &* Self.entrySize)
            reader.skip(16)
            return reader.uint64()
        }
    }
#endif
