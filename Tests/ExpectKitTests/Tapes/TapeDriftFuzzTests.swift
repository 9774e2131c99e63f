import Foundation
import Testing

@testable import ExpectKit
@testable import ExpectKitTapes

/// Random answers: a changed one is always reported, an equal one never, and each suggested rule allows its difference.
struct TapeDriftFuzzTests {
    private func differences(_ tape: JSONValue, _ real: JSONValue, _ rules: [TapeRule] = []) -> [TapeDrift] {
        TapeEntry.Outcome.returned(real).drifts(from: .returned(tape), of: "load", rules: rules)
    }

    @Test func exactlyTheChangedAnswersDiffer() {
        var random = SeededGenerator(seed: 8)
        var changes = 0
        for _ in 0..<1500 {
            let original = value(4, &random)
            let tape = taped(original, &random)
            #expect(differences(tape, original).isEmpty, "\(original.text)")
            let real = changed(original, &random)
            let isEqual = real.text == original.text
            changes += isEqual ? 0 : 1
            #expect(differences(tape, real).isEmpty == isEqual, "\(tape.text)\n\(real.text)")
        }
        #expect(changes > 500)
    }

    @Test func theSuggestedRulesAllowTheDifferences() {
        var random = SeededGenerator(seed: 9)
        for _ in 0..<300 {
            let original = value(4, &random)
            let (tape, real) = (taped(original, &random), changed(changed(original, &random), &random))
            var rules: [TapeRule] = []
            while case let found = differences(tape, real, rules), !found.isEmpty, rules.count < 50 {
                rules += found.compactMap { $0.part.map { .ignoringResult($0, of: "load") } }
            }
            #expect(differences(tape, real, rules).isEmpty, "\(tape.text)\n\(real.text)\n\(rules)")
        }
    }

    @Test func hiddenValuesAreNotShown() {
        var random = SeededGenerator(seed: 10)
        for _ in 0..<500 {
            let original = value(4, &random)
            let tape = TapeEntry.Outcome.returned(taped(original, &random))
            let secret = changed(original, &random).mapTexts { _ in "a secret" }
            let real = [
                TapeEntry.Outcome.returned(secret),
                .threw(.init(type: "Failure", words: "a secret", value: secret)),
            ]
            for text in real.flatMap({ $0.drifts(from: tape, of: "load", isHidden: true) }).map(\.text) {
                #expect(!text.contains("secret"), "\(text)")
            }
        }
    }

    // MARK: Random values

    private func value(_ depth: Int, _ random: inout SeededGenerator) -> JSONValue {
        let kinds = depth > 0 ? 8 : 5
        switch Int.random(in: 0..<kinds, using: &random) {
        case 0: return .null
        case 1: return .bool(Bool.random(using: &random))
        case 2: return .double(.random(in: 1e200...1e300, using: &random))
        case 3: return .string(["", "a", "a\nb", "é", "3"].randomElement(using: &random) ?? "")
        case 4: return .number(Decimal(Int.random(in: 0..<4, using: &random)))
        case 5: return .array(values(depth, &random))
        case 6: return .sorted(values(depth, &random), by: 1)
        default:
            let names = ["a", "b", "two words", "_0"].filter { _ in Bool.random(using: &random) }
            return .object(
                .init(uniqueKeysWithValues: names.map { ($0, value(depth - 1, &random)) }))
        }
    }

    private func values(_ depth: Int, _ random: inout SeededGenerator) -> [JSONValue] {
        (0..<Int.random(in: 0..<4, using: &random)).map { _ in value(depth - 1, &random) }
    }

    /// The value as a file may have it: sets are lists in any order.
    private func taped(_ value: JSONValue, _ random: inout SeededGenerator) -> JSONValue {
        let parts = value.mapParts { taped($0, &random) }
        guard case .unordered(let elements, _) = parts else { return parts }
        return .array(elements.shuffled(using: &random))
    }

    /// The value with another value, or with one element less, somewhere in it.
    private func changed(_ value: JSONValue, _ random: inout SeededGenerator) -> JSONValue {
        let isHere = Int.random(in: 0..<4, using: &random) == 0
        if let fields = value.fields, let name = fields.keys.sorted().randomElement(using: &random) {
            var fields = fields
            fields[name] = isHere ? nil : fields[name].map { changed($0, &random) }
            return value.with(fields: fields)
        }
        if var elements = value.elements, let index = elements.indices.randomElement(using: &random) {
            if isHere {
                elements.remove(at: index)
            } else {
                elements[index] = changed(elements[index], &random)
            }
            return value.with(elements: elements)
        }
        return self.value(1, &random)
    }
}
