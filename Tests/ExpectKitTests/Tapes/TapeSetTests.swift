import Foundation
import Testing

@testable import ExpectKit
@testable import ExpectKitTapes

/// Sets, and dictionaries that are encoded as lists. The order on the tape means nothing, and depends on parts that a
/// rule may remove.
struct TapeSetTests {
    private struct Person: Codable, Hashable {
        var id: Int
        var name: String
        var age = 30
    }

    private struct Loss: Error, Codable { var people: Set<Person> }

    private final class MockTeam: Mocking {
        enum Invocation: Codable {
            case members, ages, greet(Set<Person>, dose: Double), tag(Set<String>)
        }
        let mock = Mock<Invocation>()
        func members(_ people: Set<Person>) -> Set<Person> { mock.call(.members) { people } }
        func ages(_ people: [Person: Int]) -> [Person: Int] { mock.call(.ages) { people } }
        func greet(_ people: Set<Person>, dose: Double = .nan) {
            mock.call(.greet(people, dose: dose)) {}
        }
        func tag(_ names: Set<String>) { mock.call(.tag(names)) {} }
    }

    private let folder = TapeFolder()
    private let ada = Person(id: 1, name: "Ada")
    private let bob = Person(id: 2, name: "Bob")
    /// The same people, whose order is another one because of their numbers.
    private let ada9 = Person(id: 9, name: "Ada")
    private let bob8 = Person(id: 8, name: "Bob")
    private let cid = Person(id: 7, name: "Cid")

    private func run(_ mode: TapeMode, _ rules: TapeRule..., run: (MockTeam) -> Void) -> [String] {
        let tape = folder.tape(mode)
        let team = MockTeam()
        team.mock.reporter = folder.failures
        team.mock.engine.use(tape, rules, [], at: tape.site)
        run(team)
        team.verify()
        tape.finish()
        return folder.failures.drain().map(\.unwrappedText).filter { !$0.contains("review ") }
    }

    /// The sentences about two results.
    private func drift(
        _ tape: some Encodable, _ real: some Encodable, _ rules: TapeRule...
    ) throws -> [String] {
        let text = try TapeEncoder.encode(tape).text
        let old = try JSONValue.read(Data(text.utf8))
        return try TapeEntry.Outcome.returned(TapeEncoder.encode(real))
            .drifts(from: .returned(old), of: "load", rules: rules).map(\.text)
    }

    // MARK: Parts that may differ

    @Test func anIgnoredPartDoesNotOrderASet() throws {
        #expect(try drift(Set([ada, bob]), Set([ada9, bob8]), .ignoringResult("id")) == [])
        #expect(try drift([[Set([ada, bob])]], [[Set([ada9, bob8])]], .ignoringResult("id")) == [])
        #expect(try drift([1.5: Set([ada, bob])], [1.5: Set([ada9, bob8])], .ignoringResult("id")) == [])
        #expect(try drift([ada: 1, bob: 2], [ada9: 1, bob8: 2], .ignoringResult("id")) == [])
        #expect(try drift(Set([ada, bob]), Set([ada9, bob8]), .matchingResult("id", .within(8...9))) == [])
        // A set of many elements.
        let people = (0..<500).map { Person(id: $0, name: "\($0 % 250)", age: 30 + $0 / 250) }
        let others = people.map { Person(id: 1000 - $0.id, name: $0.name, age: $0.age) }
        #expect(try drift(Set(people), Set(others), .ignoringResult("id")) == [])
    }

    @Test func theOtherPartsOfASetAreCompared() throws {
        #expect(
            try drift(Set([ada, bob]), Set([ada9, cid]), .ignoringResult("id"))
                == [#"returns[1].name: expected "Bob", got "Cid""#])
        #expect(
            try drift(Set([ada, bob]), Set([bob8, cid, ada9]), .ignoringResult("id"))
                == [#"returns[2]: {age: 30, name: "Cid"} is not expected"#])
        #expect(
            try drift([ada: 1, bob: 2], [ada9: 1, bob8: 3], .ignoringResult("id"))
                == ["returns[3]: expected 2, got 3"])
        // As many people, but not as many of each.
        let old = Person(id: 3, name: "Ada", age: 30)
        #expect(try drift(Set([ada, bob, old]), Set([ada9, bob8, bob]), .ignoringResult("id")).count == 1)
        // The elements of a list keep their order.
        #expect(try drift([ada, bob], [bob8, ada9], .ignoringResult("id")).count == 2)
        #expect(
            try drift(Set([ada, bob]), Set([ada9, bob8]), .matchingResult("id", .within(7...8))).count == 1)
    }

    /// The first element that a matcher would accept may be needed for another one.
    @Test func elementsArePairedSoThatMatchersAcceptAsManyAsPossible() throws {
        func person(_ id: Int, _ age: Int) -> Person { Person(id: id, name: "Ada", age: age) }
        let tape = Set([person(1, 3), person(2, 7)])
        func words(_ real: Set<Person>) throws -> [String] {
            try drift(tape, real, .ignoringResult("id"), .matchingResult("age", .lessThan(0)))
        }
        // The matcher accepts -5 for both elements, but only the first one is equal to 3.
        #expect(try words([person(8, -5), person(9, 3)]) == [])
        #expect(try words([person(8, -5), person(9, 7)]) == [])
        #expect(try words([person(8, -5), person(9, 4)]) == ["returns[1].age: expected 7, got 4"])
    }

    /// A type may contain sets of itself. The work must not double with each level.
    @Test func nestedSetsTakeBoundedTime() throws {
        func nested(_ value: Int) -> JSONValue {
            (0..<30).reduce(.number(Decimal(value))) { inner, _ in .sorted([inner, .null], by: 1) }
        }
        func drifts(_ value: Int) -> [TapeDrift] {
            TapeEntry.Outcome.returned(nested(value)).drifts(from: .returned(nested(1).plain), of: "load")
        }
        #expect(drifts(1) == [])
        #expect(drifts(2).count == 1)
    }

    @Test func aSetInAnErrorHasNoOrder() throws {
        func outcome(_ people: Set<Person>) throws -> TapeEntry.Outcome {
            .threw(.init(type: "Loss", words: "loss", value: try TapeEncoder.encode(Loss(people: people))))
        }
        let (old, new) = (try outcome([ada, bob]), try outcome([ada9, bob8]))
        #expect(new.drifts(from: old, of: "load", rules: [.ignoringResult("people.id")]) == [])
        #expect(new.drifts(from: old, of: "load").isEmpty == false)
    }

    // MARK: Tapes

    @Test func aTapeIsCheckedWithAnIgnoredOrRedactedPartOfASet() throws {
        for rule in [TapeRule.ignoringResult("id"), .redactingResult("id", isOptional: true)] {
            #expect(run(.all, rule) { _ = ($0.members([ada, bob]), $0.ages([ada: 1, bob: 2])) } == [])
            #expect(run(.check, rule) { _ = ($0.members([ada9, bob8]), $0.ages([ada9: 1, bob8: 2])) } == [])
            let texts = run(.check, rule) {
                _ = $0.members([ada9, cid])
                _ = $0.ages([ada9: 1, bob8: 2])
            }
            #expect(texts.count == 1)
            #expect(texts.first?.contains("1 answer of MockTeam differs from the tape") == true, "\(texts)")
            #expect(texts.first?.contains(#"returns[1].name: expected "Bob", got "Cid""#) == true, "\(texts)")
        }
    }

    /// Earlier versions sorted the elements before they redacted them. The call with `NaN`, which is not equal to itself, is
    /// compared in its encoded form.
    @Test func aTapeWithAnotherOrderIsCheckedAndPlayed() throws {
        let people = #"[{"id": 0, "name": "Bob", "age": 30}, {"id": 0, "name": "Ada", "age": 30}]"#
        for format in ["\"format\": 1", "\"format\": 2, \"recorded\": \"2026-11-22\""] {
            try folder.write(
                """
                {\(format), "entries": [
                  {"mock": "MockTeam", "call": {"members": {}}, "returns": \(people)},
                  {"mock": "MockTeam", "call": {"greet": {"_0": \(people), "dose": "NaN"}}}
                ]}
                """)
            let rules: [TapeRule] = [.redactingResult("id"), .redacting("0.id", of: "greet")]
            for mode in [TapeMode.check, .never] {
                var count = 0
                let texts = run(mode, rules[0], rules[1]) {
                    count = $0.members([ada, bob]).count
                    $0.greet([ada, bob])
                }
                #expect(texts == [], "\(mode)")
                #expect(count == 2)
            }
        }
    }

    @Test func aSetIsNotReportedBesideAnotherArgument() throws {
        try folder.write(
            """
            {"format": 1, "entries": [{"mock": "MockTeam", "call": {"greet": {"dose": 1, "_0": [
              {"id": 2, "name": "Bob", "age": 30}, {"id": 1, "name": "Ada", "age": 30}]}}}]}
            """)
        let texts = run(.check) { $0.greet([ada, bob], dose: 2) }
        let lines = texts.first?.split(separator: "\n").map(String.init) ?? []
        #expect(lines.count == 3, "\(lines)")
        #expect(lines.dropFirst().first?.hasSuffix(": dose: expected 1, got 2") == true)
    }

    /// Two elements may become equal when they are redacted, so that the call on the tape has fewer of them.
    @Test func elementsThatBecomeEqualAreNotTakenForSecrets() {
        let rule = TapeRule.redactingTexts { $0.hasPrefix("key") ? "…" : $0 }
        for mode in [TapeMode.all, .never, .check] {
            #expect(run(mode, rule) { $0.tag(["key 1", "key 2", "door"]) } == [], "\(mode)")
        }
    }

    @Test func theOrderOnATapeDoesNotDependOnWhatIsRedacted() {
        #expect(run(.all, .redactingResult("id")) { _ = $0.members([ada, bob]) } == [])
        let text = folder.text()
        #expect(run(.all, .redactingResult("id")) { _ = $0.members([ada9, bob8]) } == [])
        #expect(folder.text() == text)
    }
}
