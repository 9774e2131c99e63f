#if os(Linux)
    import Testing

    @testable import StackTraces

    /// Addresses are sorted and found.
    struct AddressIndexTests {
        private func index(_ addresses: [UInt64]) -> AddressIndex {
            var index = AddressIndex()
            for (number, address) in addresses.enumerated() { index.append(address, UInt32(number)) }
            index.sort()
            return index
        }

        @Test(arguments: 0..<20)
        func entriesAreSortedByAddress(seed: Int) {
            var random = SeededGenerator(seed: seed)
            let widths: [UInt64] = [0xff, 0xfff_ffff, 0xffff_ffff]
            let addresses = (0..<200).map { _ in random.next() & (widths.randomElement(using: &random) ?? 0) }
            let sorted = addresses.enumerated().sorted { ($0.element, $0.offset) < ($1.element, $1.offset) }
            let index = index(addresses)
            #expect((0..<200).map { index.address(at: $0) } == sorted.map(\.element))
            #expect((0..<200).map { index.number(at: $0) } == sorted.map { UInt32($0.offset) })
        }

        @Test func theLastEntryNotAfterAnAddressIsFound() {
            let index = index([30, 10, 20, 20])
            #expect(index.last(notAfter: 9) == nil)
            #expect(index.last(notAfter: 10) == 0)
            #expect(index.last(notAfter: 19) == 0)
            #expect(index.last(notAfter: 20) == 2)
            #expect(index.last(notAfter: 0xffff_ffff) == 3)
            #expect(AddressIndex().last(notAfter: 0xffff_ffff) == nil)
        }

        @Test func anAddressAfterTheImageIsIgnored() {
            let index = index([10, 0x1_0000_0000, ~0])
            #expect(index.last(notAfter: 0xffff_ffff) == 0)
            #expect(index.last(notAfter: 0x1_0000_0000) == nil)
            #expect(index.last(notAfter: ~0) == nil)
        }
    }
#endif
