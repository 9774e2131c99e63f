import Testing

@testable import ExpectKit

/// A trait registers values for a test, or for all tests of a suite.
struct MockDefaultsTraitTests {
    private let machine = Machine(.nice)

    @Test(.mockDefaults { $0.register(Int.self) { 4 } }) func aTestWithTheTraitHasItsValues() {
        #expect(machine.get(Int.self) == 4)
    }

    @Test func aTestWithoutTheTraitHasNone() {
        #expect(machine.get(Int.self) == 0)
    }

    @Test(.mockDefaults { $0.register(Int.self) { 4 } }) func aScopeInsideOfTheTestComesBeforeTheTrait() {
        withMockDefaults({ $0.register(Int.self) { 5 } }) { #expect(machine.get(Int.self) == 5) }
        #expect(machine.get(Int.self) == 4)
    }

    @Test(.mockDefaults { $0.register(Int.self) { 4 } }, .mockDefaults { $0.register(Int.self) { 5 } })
    func theLastOfTwoTraitsComesFirst() {
        #expect(machine.get(Int.self) == 5)
    }

    @Suite(
        .mockDefaults {
            $0.register(Int.self) { 6 }
            $0.register(String.self) { "suite" }
        })
    struct WithTrait {
        private let machine = Machine(.nice)

        @Test func aTestOfTheSuiteHasItsValues() {
            #expect(machine.get(Int.self) == 6)
        }

        @Test(.mockDefaults { $0.register(Int.self) { 7 } }) func theTraitOfATestComesBeforeThatOfItsSuite() {
            #expect(machine.get(Int.self) == 7)
            #expect(machine.get(String.self) == "suite")
        }

        struct Inner {
            @Test func aTestOfAnInnerSuiteHasTheValuesOfTheOuterOne() {
                #expect(Machine(.nice).get(Int.self) == 6)
            }
        }
    }

    /// The cases of a test run in parallel, each in its own scope.
    @Test(arguments: 0..<50) func parallelTestsDoNotShareValues(number: Int) async {
        await withMockDefaults({ $0.register(Int.self) { number } }) {
            for _ in 0..<20 {
                await Task.yield()
                #expect(machine.get(Int.self) == number)
            }
        }
        #expect(machine.get(Int.self) == 0)
    }

    @Test func parallelTasksDoNotShareValues() async {
        let wrong = await withTaskGroup(of: Int.self) { group in
            for number in 1...8 {
                group.addTask {
                    await withMockDefaults({ $0.register(Int.self) { number } }) {
                        var wrong = 0
                        for _ in 0..<50 {
                            await Task.yield()
                            if Machine(.nice).get(Int.self) != number { wrong += 1 }
                        }
                        return wrong
                    }
                }
            }
            return await group.reduce(0, +)
        }
        #expect(wrong == 0)
    }
}
