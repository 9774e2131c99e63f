#if os(Linux) && canImport(Runtime)
    import Foundation
    import Testing

    @testable import StackTraces

    /// The functions, files and lines of addresses are those that the toolchain names.
    ///
    /// The test compares a few addresses of the test bundle, because the toolchain takes up to a tenth of a second for
    /// each. To compare more:
    ///
    /// ```sh
    /// EXPECTKIT_COMPARED_ADDRESSES=10000 swift test --filter ToolchainComparisonTests
    /// ```
    @Suite struct ToolchainComparisonTests {
        private static let count =
            ProcessInfo.processInfo.environment["EXPECTKIT_COMPARED_ADDRESSES"].flatMap(Int.init) ?? 4

        @Test func addressesOfTheTestBundleAreNamedAlike() throws {
            let here = try #require(UInt(exactly: UInt(bitPattern: #dsohandle)))
            let loaded = LoadedImage(containing: here)
            let file = try #require(ImageFile(path: "/proc/self/exe"))
            #expect(file.isLoaded(at: loaded.base))
            var symbols = try #require(ImageSymbols(file.bytes))
            let image = try #require(ElfImage(file.bytes))
            let functions = functions(in: image[.symbols])
            var random = SeededGenerator(seed: 16)
            var compared = 0
            var draws = 0
            while compared < Self.count, draws < 1000 * Self.count {
                let function = try #require(functions.randomElement(using: &random))
                let offset = UInt64.random(in: function, using: &random) - image.base
                let found = symbols.functions(at: offset)
                let known = try #require(found)
                draws += 1
                // The compiler generated most functions, and they have no lines. Every second compared one must have lines.
                if compared.isMultiple(of: 2), known.last?.line == 0 { continue }
                let address = [Resumption(loaded.base + UInt(offset), isAsync: true)]
                // The toolchain sometimes misses an image, so it has several attempts.
                let tries = (0..<5).lazy.compactMap { _ in TracedFunction.named(address) }
                let theirs = try #require(tries.first { !$0.isEmpty })
                #expect(known.last?.rawName == theirs.last?.rawName)
                // With inlined functions, as with optimization, the toolchain sorts the functions by their addresses,
                // and misses some.
                guard known.count == 1, theirs.count == 1 else { continue }
                compared += 1
                #expect(known.map(\.path) == theirs.map(\.path), "\(function)")
                #expect(known.map(\.line) == theirs.map(\.line), "\(function)")
            }
            #expect(compared == Self.count)
        }

        private func functions(in symbols: ByteRun) -> [Range<UInt64>] {
            var reader = ByteReader(symbols)
            var functions: [Range<UInt64>] = []
            while !reader.isAtEnd {
                reader.skip(4)
                let kind = reader.uint8()
                reader.skip(1)
                let section = reader.uint16()
                let start = reader.uint64()
                let size = reader.uint64()
                if kind & 0xf == 2, section != 0, size > 0 { functions.append(start..<(start + size)) }
            }
            return functions
        }
    }
#endif
