#if os(Linux)
    import Testing

    @testable import StackTraces

    /// The line at which an async function continues is read from the code after the start of a part, if the start has
    /// no line or is in another file.
    struct ResumedFunctionTests {
        private typealias Function = ImageSymbols.Function

        private func wash(_ line: Int) -> Function {
            Function(rawName: "wash", path: "kitchen/Cook.swift", line: line)
        }

        private func functions(_ image: TinyImage, resumedAt offset: UInt64) -> [Function]? {
            withRun(of: image.bytes) { run in
                var symbols = ImageSymbols(run)
                return symbols?.functions(resumedAt: offset)
            }
        }

        @Test(arguments: [4, 5] as [UInt8])
        func aStartWithALineKeepsIt(version: UInt8) {
            // Line 12, and line 14 from 0x1110 on.
            let image = TinyImage(version: version, rowsOfWash: Bytes([3, 5, 1, 2, 0x10, 3, 2, 1]))
            #expect(functions(image, resumedAt: 0x1100) == [wash(12)])
            #expect(functions(image, resumedAt: 0x1110) == [wash(14)])
        }

        @Test(arguments: [4, 5] as [UInt8])
        func aStartWithoutALineHasTheNextOne(version: UInt8) {
            // Line 0, twice, and line 12 from 0x1110 on.
            let image = TinyImage(
                version: version, rowsOfWash: Bytes([3, 0x79, 1, 2, 8, 1, 2, 8, 3, 12, 1]))
            #expect(image.functions(at: 0x1100) == [wash(0)])
            #expect(functions(image, resumedAt: 0x1100) == [wash(12)])
            // No part starts here.
            #expect(functions(image, resumedAt: 0x1104) == [wash(0)])
        }

        @Test(arguments: [4, 5] as [UInt8])
        func codeInAnotherFileIsCalledByTheStart(version: UInt8) {
            // Line 12, and line 14 of the second file from 0x1110 on.
            let image = TinyImage(version: version, rowsOfWash: Bytes([3, 5, 1, 2, 0x10, 4, 2, 3, 2, 1]))
            let other = Function(rawName: "wash", path: "<unknown>", line: 14)
            #expect(functions(image, resumedAt: 0x1100) == [other, wash(12)])
        }

        @Test func aLineOfAnotherFunctionIsNotTaken() throws {
            var image = TinyImage(version: 4)
            let index = try #require(image.sections.firstIndex { $0.name == ".debug_line" })
            var table = image.sections[index].bytes.all
            // The first row gets line 0 instead of line 5. The symbol at its address is "data", and the code in the
            // next row belongs to "cook".
            let advance =
                try #require(table.indices.first { table[$0...].starts(with: [0, 0, 3, 4, 1]) }) + 3
            table[advance] = 0x7f
            image.sections[index].bytes = Bytes(table)
            let data = Function(rawName: "data", path: "kitchen/Cook.swift", line: 0)
            #expect(functions(image, resumedAt: 0x1000) == [data])
        }

        @Test func aStartWithoutAnyLineHasNone() {
            // Line 0 up to the end.
            let image = TinyImage(version: 4, rowsOfWash: Bytes([3, 0x79, 1]))
            #expect(functions(image, resumedAt: 0x1100) == [wash(0)])
            #expect(functions(image, resumedAt: 0x1180) == [Function(rawName: "wash")])
            #expect(functions(image, resumedAt: ~0) == [])
        }
    }
#endif
