import ExpectKit
import Testing

@testable import Stories

/// Wrong orders, and the argument or element that the one failure names.
struct RamenFailingCounterparts {
    let cook = MockCook()
    let failures = FailureRecorder()

    init() {
        cook.mock.reporter = failures
    }

    /// A helper between the test and the code under test: no failure may point at it.
    private func serve(_ bowls: Int = 2, of soup: String = "miso", with extras: String...) {
        Waiter(cook: cook).order(bowls, of: soup, with: extras)
        cook.verify()
    }

    /// The first lines of the failures. A single difference stands only there.
    private var headlines: [String] {
        failures.texts.map { String($0.prefix { $0 != "\n" }) }
    }

    /// The lines of the failures that describe one of several differences. They are indented.
    private var differences: [String] {
        failures.texts.flatMap { $0.split(separator: "\n") }
            .filter { line in
                let endings = ["is missing", "is not expected"]
                return line.hasPrefix("    ")
                    && (line.contains(", got ") || endings.contains(where: line.hasSuffix))
            }
            .map { String($0.dropFirst(4)) }
    }

    @Test func aThirdBowlIsNamedByItsArgument() {
        let declared = #line + 1
        cook.expect(.cookRamen(bowls: 2, soup: "miso", extras: ["chashu pork", "tamago"]))
        let line = #line + 1
        serve(3, with: "chashu pork", "tamago")

        #expect(failures.sightings == [Sighting(.unexpected, line: line)])
        #expect(
            failures.texts == [
                """
                MockCook: cookRamen(…): bowls is 3, expected 2
                  expected: 1 of 1, cookRamen(bowls: 2, …), once, never called \
                (Tests/ScenarioTests/Ramen/RamenFailingCounterparts.swift:\(declared))
                  got:      cookRamen(bowls: 3, soup: "miso", extras: ["chashu pork", "tamago"])
                  called at Tests/ScenarioTests/Ramen/RamenFailingCounterparts.swift:17 → Tests/Stories/Ramen.swift:11
                """
            ])
    }

    @Test func aWrongSoupAndAWrongExtraAreTwoDifferencesOfOneFailure() {
        cook.expect(.cookRamen(bowls: 2, soup: "miso", extras: ["chashu pork", "tamago"]))
        let line = #line + 1
        serve(of: "shoyu", with: "chashu pork", "menma")

        #expect(failures.sightings == [Sighting(.unexpected, line: line)])
        #expect(
            differences == [
                #"soup: expected "miso", got "shoyu""#, #"extras[1]: expected "tamago", got "menma""#,
            ])
    }

    @Test func exactExtrasHaveAnOrder() {
        cook.expect(.cookRamen(bowls: 2, soup: "miso", extras: ["chashu pork", "tamago"]))
        let line = #line + 1
        serve(with: "tamago", "chashu pork")

        #expect(failures.sightings == [Sighting(.unexpected, line: line)])
        #expect(
            differences == [
                #"extras[0]: expected "chashu pork", got "tamago""#,
                #"extras[1]: expected "tamago", got "chashu pork""#,
            ])
    }

    @Test func anExtraThatDoesNotMatchIsNamed() {
        let declared = #line + 1
        cook.expect(
            .cookRamen(bowls: 2, soup: "miso", extras: .containsInAnyOrder("tamago", .hasPrefix("chashu"))))
        let line = #line + 1
        serve(with: "menma", "tamago")

        #expect(failures.sightings == [Sighting(.unexpected, line: line)])
        #expect(
            failures.texts == [
                """
                MockCook: cookRamen(…): extras: a prefix "chashu" is missing, "menma" is not expected
                  expected: 1 of 1, cookRamen(…), once, never called \
                (Tests/ScenarioTests/Ramen/RamenFailingCounterparts.swift:\(declared))
                  got:      cookRamen(bowls: 2, soup: "miso", extras: ["menma", "tamago"])
                  called at Tests/ScenarioTests/Ramen/RamenFailingCounterparts.swift:17 → Tests/Stories/Ramen.swift:11
                """
            ])
    }

    @Test func aSurplusExtraIsNamed() {
        cook.expect(.cookRamen(bowls: .any, soup: .any, extras: .containsInAnyOrder("tamago", "menma")))
        let line = #line + 1
        serve(with: "menma", "tamago", "nori")

        #expect(failures.sightings == [Sighting(.unexpected, line: line)])
        #expect(headlines == [#"MockCook: cookRamen(…): extras: "nori" is not expected"#])
    }

    @Test func aMissingExtraIsNamed() {
        cook.expect(.cookRamen(bowls: .any, soup: .any, extras: .containsInAnyOrder("tamago", "menma")))
        let line = #line + 1
        serve(with: "menma")

        #expect(failures.sightings == [Sighting(.unexpected, line: line)])
        #expect(headlines == [#"MockCook: cookRamen(…): extras: "tamago" is missing"#])
    }

    @Test func aNumberBelowTheMinimumIsNamed() {
        cook.expect(.cookRamen(bowls: .atLeast(2), soup: .any, extras: .any))
        let line = #line + 1
        serve(1, of: "shio")

        #expect(failures.sightings == [Sighting(.unexpected, line: line)])
        #expect(headlines == ["MockCook: cookRamen(…): bowls is 1, expected at least 2"])
    }

    @Test func anOrderThatIsNeverPlacedIsMissingAtItsExpectation() {
        let line = #line + 1
        cook.expect(.cookRamen(bowls: .atLeast(2), soup: .any, extras: .any))
        cook.verify()

        #expect(failures.sightings == [Sighting(.missing, line: line)])
    }
}
