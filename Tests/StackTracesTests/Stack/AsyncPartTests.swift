#if os(Linux) && canImport(Runtime)
    import Testing

    @testable import StackTraces

    /// The name of a function shows which part of an async function it is.
    struct AsyncPartTests {
        private func part(_ name: String, symbols: [String] = []) -> AsyncPart? {
            AsyncPart(mangledName: name) { symbols.contains($0) }
        }

        @Test(arguments: ["$s4Cook4boilyyYaFTY0_", "$s4Cook4boilyyYaFTQ12_", "$s4Cook5waterSivgTQ0_"])
        func theSuffixOfAPartAfterAnAwait(name: String) {
            #expect(part(name) == .afterAwait)
        }

        @Test(arguments: ["$s4Cook4boilyyYaF", "$s4Cook4boilyyYaYbKcfU_", "$s4Cook5waterSivg"])
        func aBeginningHasAnAsyncFunctionPointer(name: String) {
            #expect(part(name, symbols: [name + "Tu"]) == .beginning)
            // Such as a synchronous function of a type whose name contains "Ya".
            #expect(part(name, symbols: [name]) == nil)
        }

        @Test(arguments: ["$s4Cook4boilyyF", "boilYa", "$s4Cook4boilyyF12_", ""])
        func otherNames(name: String) {
            #expect(part(name, symbols: [name + "Tu"]) == nil)
        }

        @Test func theEndOfATextIsFound() {
            withRun(of: Bytes().text("boilTu").text("wash").all) { run in
                #expect(run.contains(textEndingIn: "boilTu"))
                #expect(run.contains(textEndingIn: "ash"))
                #expect(!run.contains(textEndingIn: "boil"))
                #expect(!run.contains(textEndingIn: "washTu"))
            }
        }
    }
#endif
