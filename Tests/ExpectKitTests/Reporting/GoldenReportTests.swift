// Without backtraces of the toolchain, a report names no callers and differs from the golden one.
#if canImport(Runtime)
    import ExpectKit
    import Foundation
    import Testing

    /// The complete text of every kind of report: see `golden-reports.txt`, and `GoldenFile` for how to rewrite it.
    @Suite(.serialized) struct GoldenReportTests {
        let failures = FailureRecorder()
        private let ada = Order(number: 1, guest: Guest(name: "Ada", wishes: ["no salt"]))
        private let ben = Order(number: 2, guest: Guest(name: "Ben"))

        // MARK: Reported when it happens

        @Test func aWrongArgument() throws {
            let kitchen = MockKitchen(.strict, failures)
            kitchen.expect(.cook(order: ada))
            kitchen.expect(.waiting).andReturn(1)
            kitchen.expect(.cook(order: ben))
            kitchen.expect(.waiting).andReturn(2)
            let waiter = Waiter(kitchen: kitchen)
            #expect(waiter.take(1, for: "Ada", "no sugar") == 1)
            #expect(waiter.take(2, for: "Ben") == 2)
            kitchen.verify()
            try expectGolden(failures)
        }

        @Test func severalWrongArgumentsByMatcher() throws {
            let kitchen = TypedKitchen(failures)
            kitchen.expect(.wash(plates: .matching("2 to 4") { (2...4).contains($0) }, with: .value("soap")))
            kitchen.expect(.waiting).andReturn(0)
            kitchen.wash(plates: 9, with: nil)
            #expect(kitchen.waiting == 0)
            kitchen.verify()
            try expectGolden(failures)
        }

        @Test func aCallOfAnotherKind() throws {
            let kitchen = MockKitchen(.strict, failures)
            kitchen.expect(.cook(order: ada))
            kitchen.expect(.waiting).andReturn(1)
            Waiter(kitchen: kitchen).clear(plates: 2)
            #expect(kitchen.waiting == 1)
            kitchen.verify()
            try expectGolden(failures)
        }

        @Test func noExpectations() throws {
            let kitchen = MockKitchen(.strict, failures)
            Waiter(kitchen: kitchen).clear(plates: 2)
            kitchen.verify()
            try expectGolden(failures)
        }

        @Test func outOfOrder() throws {
            let kitchen = MockKitchen(.strict, failures)
            kitchen.expect(.cook(order: ben))
            kitchen.expect(.waiting).andReturn(1)
            kitchen.expect(.wash(plates: 2))
            Waiter(kitchen: kitchen).clear(plates: 2)
            Waiter(kitchen: kitchen).take(2, for: "Ben")
            kitchen.verify()
            try expectGolden(failures)
        }

        @Test func calledTooOften() throws {
            let kitchen = MockKitchen(.strict, failures)
            kitchen.expect(.wash(plates: 2))
            Waiter(kitchen: kitchen).clear(plates: 2)
            Waiter(kitchen: kitchen).clear(plates: 2)
            kitchen.verify()
            try expectGolden(failures)
        }

        @Test func calledOnceMoreThanExpectedBeforeTheNext() throws {
            let kitchen = MockKitchen(.strict, failures)
            kitchen.expect(.wash(plates: 2)).times(1...)
            kitchen.expect(.season("salt"))
            kitchen.expect(.season("pepper"))
            Waiter(kitchen: kitchen).clear(plates: 2)
            kitchen.season(with: "salt")
            Waiter(kitchen: kitchen).clear(plates: 2)
            kitchen.season(with: "pepper")
            kitchen.verify()
            try expectGolden(failures)
        }

        @Test func aWrittenUpperBound() throws {
            let kitchen = MockKitchen(.nice, failures)
            kitchen.expect(.waiting).times(1...2).andReturn(4)
            for _ in 0..<3 { _ = kitchen.waiting }
            kitchen.verify()
            try expectGolden(failures)
        }

        @Test func rejected() throws {
            let kitchen = MockKitchen(.nice, failures)
            kitchen.reject(.wash(plates: 2))
            Waiter(kitchen: kitchen).clear(plates: 2)
            kitchen.verify()
            try expectGolden(failures)
        }

        @Test func rejectedByMatcher() throws {
            let kitchen = TypedKitchen(failures)
            kitchen.reject(.wash(plates: .any, with: .any))
            kitchen.wash(plates: 3, with: "soap")
            kitchen.verify()
            try expectGolden(failures)
        }

        @Test func aReusedAnswer() throws {
            let kitchen = MockKitchen(.strict, failures)
            kitchen.expect(.recipe(dish: "ramen")).andReturn("boil it")
            kitchen.expect(.season("salt"))
            #expect(try kitchen.recipe(of: "udon") == "boil it")
            kitchen.season(with: "salt")
            kitchen.verify()
            try expectGolden(failures)
        }

        @Test func aCallThatNearlyMatchesAStub() throws {
            let kitchen = MockKitchen(.strict, failures)
            kitchen.stub(.recipe(dish: "ramen")).andReturn("boil it")
            kitchen.stub(.waiting)
            #expect(try kitchen.recipe(of: "udon") == "boil it")
            kitchen.verify()
            try expectGolden(failures)
        }

        @Test func anUnansweredStub() throws {
            let kitchen = MockKitchen(.strict, failures)
            kitchen.stub(.waiting)
            #expect(kitchen.waiting == 0)
            try expectGolden(failures)
        }

        @Test func twoCallsThatWereSwapped() throws {
            let kitchen = MockKitchen(.strict, failures)
            for spice in ["salt", "pepper", "cumin", "mint"] { kitchen.expect(.season(spice)) }
            for spice in ["sugar", "mint", "cumin", "pepper"] { kitchen.season(with: spice) }
            kitchen.verify()
            try expectGolden(failures)
        }

        @Test func aCallToAnUnorderedMock() throws {
            let kitchen = MockKitchen(.strict, failures).unordered()
            kitchen.expect(.season("salt"))
            kitchen.expect(.season("pepper"))
            kitchen.expect(.waiting).andReturn(1)
            kitchen.season(with: "pepper")
            kitchen.season(with: "sugar")
            #expect(kitchen.waiting == 1)
            kitchen.verify()
            try expectGolden(failures)
        }

        @Test func uninteresting() throws {
            let kitchen = MockKitchen(.naggy, failures)
            Waiter(kitchen: kitchen).clear(plates: 2)
            #expect(kitchen.waiting == 0)
            kitchen.verify()
            try expectGolden(failures)
        }

        // MARK: Answers

        @Test func unanswered() throws {
            let kitchen = MockKitchen(.strict, failures)
            kitchen.expect(.waiting)
            #expect(kitchen.waiting == 0)
            kitchen.verify()
            try expectGolden(failures)
        }

        @Test func aWrongAnswer() throws {
            let kitchen = MockKitchen(.strict, failures)
            kitchen.expect(.waiting).andReturn("two")
            #expect(kitchen.waiting == 0)
            kitchen.verify()
            try expectGolden(failures)
        }

        @Test func aWrongError() throws {
            let kitchen = MockKitchen(.strict, failures)
            kitchen.stub(.waiting).andThrow(ShelfError.gone)
            #expect(kitchen.waiting == 0)
            try expectGolden(failures)
        }

        @Test func misuse() throws {
            let kitchen = MockKitchen(.strict, failures)
            kitchen.expect(.waiting).times(2).times(3)
            kitchen.reset()
            try expectGolden(failures)
        }

        // MARK: Missing

        @Test func missing() throws {
            let kitchen = MockKitchen(.strict, failures)
            kitchen.expect(.waiting).andReturn(1)
            kitchen.verify()
            try expectGolden(failures)
        }

        @Test func missingInAnOrder() throws {
            let kitchen = MockKitchen(.strict, failures)
            kitchen.expect(.cook(order: ben))
            kitchen.expect(.waiting).andReturn(1)
            kitchen.expect(.wash(plates: 2)).times(2...)
            Waiter(kitchen: kitchen).take(2, for: "Ben")
            Waiter(kitchen: kitchen).clear(plates: 2)
            kitchen.verify()
            try expectGolden(failures)
        }

        @Test func missingWithoutAnOrder() throws {
            let kitchen = MockKitchen(.strict, failures).unordered()
            kitchen.expect(.season("salt"))
            kitchen.expect(.season("pepper"))
            kitchen.expect(.waiting).andReturn(1)
            kitchen.season(with: "pepper")
            kitchen.verify()
            try expectGolden(failures)
        }

        @Test func calledOutOfTurnInANiceMock() throws {
            let kitchen = MockKitchen(.nice, failures)
            kitchen.expect(.season("salt"))
            kitchen.expect(.season("pepper"))
            kitchen.season(with: "pepper")
            kitchen.season(with: "salt")
            kitchen.verify()
            try expectGolden(failures)
        }

        @Test func nearlyCalledInANiceMock() throws {
            let kitchen = MockKitchen(.nice, failures)
            kitchen.expect(.cook(order: ada))
            Waiter(kitchen: kitchen).take(1, for: "Ada", "no sugar")
            kitchen.verify()
            try expectGolden(failures)
        }

        // MARK: Found when the mock is verified

        @Test func twoCallsInPlaceOfOthers() throws {
            let kitchen = MockKitchen(.strict, failures)
            for spice in ["salt", "pepper", "cumin", "mint", "dill"] { kitchen.expect(.season(spice)) }
            for spice in ["sugar", "pepper", "cumin", "basil", "dill"] { kitchen.season(with: spice) }
            kitchen.verify()
            try expectGolden(failures)
        }

        @Test func anExtraCallFoundLater() throws {
            let kitchen = MockKitchen(.strict, failures)
            for spice in ["salt", "pepper", "cumin"] { kitchen.expect(.season(spice)) }
            for spice in ["sugar", "salt", "pepper"] { kitchen.season(with: spice) }
            Waiter(kitchen: kitchen).clear(plates: 1)
            kitchen.season(with: "cumin")
            kitchen.verify()
            try expectGolden(failures)
        }

        @Test func aRepeatedCallFoundLater() throws {
            let kitchen = MockKitchen(.strict, failures)
            for spice in ["salt", "pepper", "cumin"] { kitchen.expect(.season(spice)) }
            for spice in ["sugar", "pepper", "pepper", "cumin"] { kitchen.season(with: spice) }
            kitchen.verify()
            try expectGolden(failures)
        }

        @Test func aMissingCallFoundLater() throws {
            let kitchen = MockKitchen(.strict, failures)
            for spice in ["salt", "pepper", "cumin", "mint"] { kitchen.expect(.season(spice)) }
            for spice in ["sugar", "pepper", "mint"] { kitchen.season(with: spice) }
            kitchen.verify()
            try expectGolden(failures)
        }

        @Test func aMoveFoundLater() throws {
            let kitchen = MockKitchen(.strict, failures)
            for spice in ["salt", "pepper", "cumin", "mint", "dill"] { kitchen.expect(.season(spice)) }
            for spice in ["sugar", "pepper", "mint", "dill", "cumin"] { kitchen.season(with: spice) }
            kitchen.verify()
            try expectGolden(failures)
        }

        @Test func aGroupInsideOfAnOrder() throws {
            let kitchen = MockKitchen(.strict, failures)
            kitchen.expect(.season("salt"))
            kitchen.unordered {
                $0.expect(.season("pepper"))
                $0.expect(.season("cumin"))
            }
            kitchen.expect(.season("mint"))
            for spice in ["salt", "cumin", "mint"] { kitchen.season(with: spice) }
            kitchen.verify()
            try expectGolden(failures)
        }

        // MARK: Bounded

        @Test func longValues() throws {
            let kitchen = MockKitchen(.strict, failures)
            kitchen.expect(.season(String(repeating: "salt ", count: 200)))
            kitchen.expect(.waiting).andReturn(1)
            kitchen.season(with: String(repeating: "salt ", count: 199) + "sugar")
            #expect(kitchen.waiting == 1)
            kitchen.verify()
            try expectGolden(failures)
        }

        @Test func manyMissing() throws {
            let kitchen = MockKitchen(.strict, failures)
            for plates in 0..<30 { kitchen.expect(.wash(plates: plates)) }
            kitchen.wash(plates: 0)
            kitchen.verify()
            try expectGolden(failures)
        }

        @Test func allCallsDiffer() throws {
            let kitchen = MockKitchen(.strict, failures)
            for plates in 0..<500 { kitchen.expect(.wash(plates: plates)) }
            for plates in 0..<500 { kitchen.wash(plates: -1 - plates) }
            kitchen.verify()
            try expectGolden(failures)
        }

        @Test func threeThousandCalls() throws {
            let kitchen = MockKitchen(.strict, failures)
            for plates in 0..<3000 { kitchen.expect(.wash(plates: plates)) }
            for plates in 0..<3000 where plates != 2100 {
                kitchen.wash(plates: plates == 1500 ? -1 : plates)
            }
            kitchen.verify()
            #expect(failures.reports.map { $0.text.split(separator: "\n").count }.allSatisfy { $0 < 40 })
            try expectGolden(failures)
        }

        // MARK: The file

        @Test func everySectionHasATest() throws {
            let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            let files = try FileManager.default.contentsOfDirectory(
                at: folder, includingPropertiesForKeys: nil)
            let source = try files.filter { $0.lastPathComponent.hasPrefix("GoldenReportTests") }
                .map { try String(contentsOf: $0, encoding: .utf8) }.joined()
            let sections = GoldenFile().sections.map(\.name)
            #expect(sections.filter { !source.contains("func \($0)(") } == [])
            #expect(sections.count >= 29)
        }
    }
#endif
