#if os(Linux)
    import Foundation
    import Testing

    @testable import StackTraces

    /// Any image is read in bounded time and without a trap.
    ///
    /// The tests read some thousand broken images. To read more:
    ///
    /// ```sh
    /// EXPECTKIT_BROKEN_IMAGES=1000000 swift test --filter BrokenImageTests
    /// ```
    struct BrokenImageTests {
        /// The number of mutatedBytes images.
        private static let count =
            ProcessInfo.processInfo.environment["EXPECTKIT_BROKEN_IMAGES"].flatMap(Int.init) ?? 100

        /// How many addresses were understood and refused.
        private struct Outcome {
            var understood = 0
            var refused = 0

            mutating func read(_ bytes: ByteRun, _ offsets: [UInt64]) {
                guard var symbols = ImageSymbols(bytes) else { return refused += 1 }
                for offset in offsets {
                    if symbols.functions(at: offset) == nil { refused += 1 } else { understood += 1 }
                    _ = symbols.functions(resumedAt: offset)
                }
            }
        }

        private static let offsets: [UInt64] = [0, 0x1000, 0x1004, 0x1024, 0x1028, 0x1110, 0x1200, ~0]

        @Test(arguments: [4, 5] as [UInt8])
        func truncatedSections(version: UInt8) {
            let image = TinyImage(version: version)
            var outcome = Outcome()
            for (index, section) in image.sections.enumerated() {
                for count in 0..<section.bytes.count {
                    var cut = image
                    cut.sections[index].bytes = Bytes(Array(section.bytes.all.prefix(count)))
                    withRun(of: cut.bytes) { outcome.read($0, Self.offsets) }
                }
            }
            #expect(outcome.understood > 0)
            #expect(outcome.refused > 0)
        }

        @Test(arguments: [4, 5] as [UInt8])
        func truncatedFiles(version: UInt8) {
            let bytes = TinyImage(version: version).bytes
            for count in 0..<bytes.count {
                let isUnderstood = withRun(of: Array(bytes.prefix(count))) { ImageSymbols($0) != nil }
                #expect(!isUnderstood, "\(count) bytes")
            }
        }

        @Test(arguments: [4, 5] as [UInt8])
        func mutatedBytes(version: UInt8) {
            let bytes = TinyImage(version: version).bytes
            var random = SeededGenerator(seed: Int(version))
            var outcome = Outcome()
            for _ in 0..<Self.count {
                var broken = bytes
                for _ in 0...Int.random(in: 0..<4, using: &random) {
                    for (index, byte) in mutation(of: broken.indices, using: &random, { broken[$0] }) {
                        broken[index] = byte
                    }
                }
                withRun(of: broken) { outcome.read($0, Self.offsets) }
            }
            #expect(outcome.understood > 0)
            #expect(outcome.refused > 0)
        }

        /// Mutates units of the test bundle, which have abbreviations, entries and lines from the compiler.
        @Test func mutatedUnitsOfTheTests() throws {
            var random = SeededGenerator(seed: 16)
            for _ in 0..<3 {
                let excerpt = try #require(ImageExcerpt(of: "/proc/self/exe", using: &random))
                var whole = Outcome()
                whole.read(excerpt.bytes, excerpt.offsets)
                #expect(whole.refused == 0)
                #expect(whole.understood == excerpt.offsets.count)
                var outcome = Outcome()
                for _ in 0..<Self.count / 3 {
                    for _ in 0...Int.random(in: 0..<6, using: &random) { excerpt.mutate(using: &random) }
                    outcome.read(excerpt.bytes, excerpt.offsets)
                    excerpt.repair()
                }
                #expect(outcome.understood > 0)
                #expect(outcome.refused > 0)
            }
        }
    }

    /// Changes one byte, or eight consecutive ones, to values that are likely to break a reader.
    func mutation(
        of range: Range<Int>, using random: inout SeededGenerator, _ byte: (Int) -> UInt8
    ) -> [(index: Int, byte: UInt8)] {
        guard let start = range.randomElement(using: &random) else { return [] }
        let kind = Int.random(in: 0..<7, using: &random)
        let count = Int.random(in: 0..<4, using: &random) == 0 ? 8 : 1
        return (start..<min(start + count, range.upperBound)).map { index in
            let old = byte(index)
            let bit = UInt8(1) << UInt8.random(in: 0..<8, using: &random)
            let new = [old ^ bit, 0, 0xff, 0x80, 0x7f, old &+ 1, UInt8.random(in: 0...255, using: &random)]
            return (index, new[kind])
        }
    }
#endif
