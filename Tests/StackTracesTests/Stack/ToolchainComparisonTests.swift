#if os(Linux) && canImport(Runtime)
    import Foundation
    import Runtime
    import Testing

    @testable import StackTraces

    /// The functions, files and lines of addresses are those that the toolchain names.
    ///
    /// The test runs alone, in `.ci/checks/tracing`: the toolchain reads each file that the process has mapped, and
    /// crashes if another test unmaps one meanwhile.
    struct ToolchainComparisonTests {
        private static let count =
            ProcessInfo.processInfo.environment["EXPECTKIT_COMPARED_ADDRESSES"].flatMap(Int.init) ?? 0

        @Test(.enabled(if: count > 0)) func addressesOfTheTestBundleAreNamedAlike() throws {
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
                let address = loaded.base + UInt(offset)
                // The toolchain sometimes misses an image, so it has several attempts.
                let tries = (0..<5).lazy.compactMap { _ in self.functions(at: address) }
                let theirs = try #require(tries.first { !$0.isEmpty })
                #expect(known.last?.rawName == theirs.last?.rawName)
                // With inlined functions, as with optimization, the toolchain sorts the functions by their addresses,
                // and misses some.
                guard known.count == 1, theirs.count == 1 else { continue }
                compared += 1
                #expect(known.map(\.path) == theirs.map(\.sourceLocation?.path), "\(function)")
                #expect(known.map(\.line) == theirs.map { $0.sourceLocation?.line ?? 0 }, "\(function)")
            }
            #expect(compared == Self.count)
        }

        /// Returns the functions that the toolchain finds at an address; nil if it has another format.
        ///
        /// `Backtrace` has no initializer for this. It is `Codable` in a documented format
        /// (docs/CompactBacktraceFormat.md in the Swift repository).
        private func functions(at address: UInt) -> [SymbolicatedBacktrace.Symbol]? {
            // Version 0 and addresses of 64 bits; an absolute address of 8 bytes, after an await; the end.
            let compact = [0x02, 0x3f] + withUnsafeBytes(of: address.bigEndian, Array.init) + [0x00]
            let fields = ["architecture": "", "backtrace": Data(compact).base64EncodedString()]
            let backtrace = try? JSONDecoder().decode(Backtrace.self, from: JSONEncoder().encode(fields))
            return backtrace?.symbolicated()?.frames.compactMap(\.symbol)
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
