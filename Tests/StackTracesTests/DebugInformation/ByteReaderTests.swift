#if os(Linux)
    import Testing

    @testable import StackTraces

    /// Numbers are read from arbitrary bytes without a trap.
    struct ByteReaderTests {
        private func read<Value>(_ bytes: [UInt8], _ body: (inout ByteReader) -> Value) -> (
            Value, hasFailed: Bool
        ) {
            withRun(of: bytes) { run in
                var reader = ByteReader(run)
                let value = body(&reader)
                return (value, reader.hasFailed)
            }
        }

        @Test func numbersAreRead() {
            #expect(read([1]) { $0.uint8() } == (1, false))
            #expect(read([1, 2]) { $0.uint16() } == (0x0201, false))
            #expect(read([1, 2, 3, 4]) { $0.uint32() } == (0x0403_0201, false))
            #expect(read([1, 2, 3, 4, 5, 6, 7, 8]) { $0.uint64() } == (0x0807_0605_0403_0201, false))
            #expect(read([0xe5, 0x8e, 0x26]) { $0.uleb128() } == (624_485, false))
            #expect(read([0x7f]) { $0.sleb128() } == (-1, false))
            #expect(read([0x80, 0x7f]) { $0.sleb128() } == (-128, false))
            #expect(read([0x3f]) { $0.sleb128() } == (63, false))
        }

        @Test func readingPastTheEndFails() {
            #expect(read([]) { $0.uint8() } == (0, true))
            #expect(read([1]) { $0.uint16() } == (0, true))
            #expect(read([1, 2, 3]) { $0.uint32() } == (0, true))
            #expect(read([1, 2, 3, 4, 5, 6, 7]) { $0.uint64() } == (0, true))
            #expect(read([0x80, 0x80]) { $0.uleb128() }.hasFailed)
            #expect(read([0x80]) { $0.sleb128() }.hasFailed)
            #expect(read([0x41]) { $0.skipText() }.hasFailed)
            #expect(read([1, 2]) { $0.skip(3) }.hasFailed)
            #expect(read([1, 2]) { $0.skip(~0) }.hasFailed)
            #expect(read([0xff, 0xff, 0xff, 0xff, 1]) { $0.length() }.hasFailed)
            #expect(read([0xf0, 0xff, 0xff, 0xff]) { $0.length() }.hasFailed)
        }

        @Test func readingAfterAFailureReturnsZero() {
            let read = read([1, 2, 3]) { reader in
                _ = reader.uint64()
                return reader.uint8()
            }
            #expect(read == (0, true))
        }

        @Test func surplusBitsOfANumberAreIgnored() {
            let ones = [UInt8](repeating: 0xff, count: 20) + [0x7f]
            #expect(read(ones) { $0.uleb128() } == (~0, false))
            #expect(read(ones) { $0.sleb128() } == (-1, false))
        }

        @Test func partsOfARunAreBounded() {
            withRun(of: [0x41, 0, 0x42]) { run in
                #expect(run.text(at: 0) == "A")
                #expect(run.text(at: 1) == "")
                #expect(run.text(at: 2) == nil)
                #expect(run.text(at: ~0) == nil)
                #expect(run.part(at: 1, count: 2)?.count == 2)
                #expect(run.part(at: 1, count: 3) == nil)
                #expect(run.part(at: 3, count: 0)?.count == 0)
                #expect(run.part(at: 4, count: 0) == nil)
                #expect(run.part(at: 1, count: ~0) == nil)
                #expect(ByteReader(run, at: 4).hasFailed)
            }
        }
    }
#endif
