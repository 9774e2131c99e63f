import Foundation
import Testing

@testable import ExpectKit

/// The differences of random values of random types: their texts are never the same, and they lead from the expected
/// value to the actual one.
///
/// The values are the same in every run, and `.ci/run` compares more of them. To try others:
///
/// ```sh
/// EXPECTKIT_RANDOM_DIFFERENCES=100000 swift test --filter RandomDifferenceTests
/// ```
struct RandomDifferenceTests {
    private static let shares = 4
    private static let count =
        ProcessInfo.processInfo.environment["EXPECTKIT_RANDOM_DIFFERENCES"].flatMap(Int.init) ?? 1000

    @Test(arguments: 0..<shares)
    func differencesExplainTheActualValue(share: Int) {
        var failures = 0
        for seed in stride(from: share, to: Self.count, by: Self.shares) {
            var random = SeededGenerator(seed: seed)
            let type = randomType(depth: Int.random(in: 0...3, using: &random), &random)
            let problems = explanationProblems(of: type, &random)
            if problems.isEmpty { continue }
            Issue.record("seed \(seed), \(type): \(problems.joined(separator: "\n"))")
            failures += 1
            // More failures of one run usually have the same cause.
            if failures == 5 { return }
        }
    }

    @Test func aWrongDifferenceIsFound() {
        let (expected, actual) = ([1, 2, 3], [1, 3])
        let right = valueDifferences(expected, actual).described
        #expect(problems(right, expected.parts, actual.parts).isEmpty)
        var wrong = right
        wrong[0].path = "[0]"
        #expect(problems(wrong, expected.parts, actual.parts).count == 1)
        #expect(problems([], expected.parts, actual.parts) == ["there are no differences"])
        #expect(
            problems([Difference(path: "[1]", expected: "2", got: "2")], expected.parts, actual.parts).count
                == 1)
        let text = Difference(path: "", kind: .text(TextDifference("abc", "abd")!))
        #expect(problems([text], "abc".parts, "abd".parts).isEmpty)
        #expect(problems([text], "abc".parts, "abx".parts).count == 1)
        #expect(problems([text], "xbc".parts, "abd".parts).count == 1)
    }
}

private func explanationProblems<Value: RandomValue>(
    of type: Value.Type, _ random: inout SeededGenerator
) -> [String] {
    let expected = Value.random(&random)
    let actual =
        Int.random(in: 0..<4, using: &random) == 0 ? Value.random(&random) : expected.changed(&random)
    let differences = valueDifferences(expected, actual).described
    if expected == actual { return differences.isEmpty ? [] : ["equal values differ in \(differences)"] }
    return problems(differences, expected.parts, actual.parts)
}

/// Returns what is wrong with the differences between two values.
private func problems(
    _ differences: [Difference], _ expected: ExplainedValue, _ actual: ExplainedValue
) -> [String] {
    if differences.isEmpty { return ["there are no differences"] }
    var problems = differences.flatMap(textProblems)
    let lines = differences.flatMap(differenceLines)
    if lines.contains(where: { $0.contains(where: \.isNewline) }) {
        problems.append("a line is broken: \(lines)")
    }
    do {
        let explained = try expected.applying(differences)
        // Of many differences, only the first are told.
        if differences.count < Limits.Comparing.differences, !explained.explains(actual) {
            problems.append("\(lines) do not lead from \(expected.words) to \(actual.words)")
        }
    } catch {
        problems.append("\(error)")
    }
    return problems
}

/// Returns what is wrong with the texts of a difference: they look the same, or nothing distinguishes the values.
private func textProblems(_ difference: Difference) -> [String] {
    let texts = FailureReport.Difference(difference)
    if looksAlike(texts.expected, texts.actual) { return ["the texts look the same: \(difference)"] }
    if case .indistinguishable = difference.kind { return ["no difference was found: \(difference)"] }
    return []
}

// MARK: Random types

private func randomType(depth: Int, _ random: inout SeededGenerator) -> any RandomValue.Type {
    let plain: [any RandomValue.Type] = [
        Int.self, Double.self, Date.self, Data.self, String.self, String.self,
    ]
    guard depth > 0 else { return plain.randomElement(using: &random) ?? Int.self }
    let first = randomType(depth: depth - 1, &random)
    let second = randomType(depth: Int.random(in: 0..<depth, using: &random), &random)
    // Elements of sets and keys show all of their parts.
    let key = plain.randomElement(using: &random) ?? Int.self
    // Two keys of data may have the same path, which shows only the number of their bytes.
    let path: any RandomValue.Type = key == Data.self ? String.self : key
    return switch Int.random(in: 0..<8, using: &random) {
    case 0: optional(first)
    case 1: list(first)
    case 2: set(key)
    case 3: dictionary(path, second)
    case 4: pair(first, second)
    case 5: choice(first, second)
    case 6: masked(first)
    default: object(first)
    }
}

private func optional<Part: RandomValue>(_: Part.Type) -> any RandomValue.Type { Part?.self }
private func list<Part: RandomValue>(_: Part.Type) -> any RandomValue.Type { [Part].self }
private func set<Part: RandomValue>(_: Part.Type) -> any RandomValue.Type { Set<Part>.self }
private func masked<Part: RandomValue>(_: Part.Type) -> any RandomValue.Type { Masked<Part>.self }
private func object<Part: RandomValue>(_: Part.Type) -> any RandomValue.Type { Object<Part>.self }
private func dictionary<Key: RandomValue, Part: RandomValue>(
    _: Key.Type, _: Part.Type
) -> any RandomValue.Type { [Key: Part].self }
private func pair<First: RandomValue, Second: RandomValue>(
    _: First.Type, _: Second.Type
) -> any RandomValue.Type { Pair<First, Second>.self }
private func choice<First: RandomValue, Second: RandomValue>(
    _: First.Type, _: Second.Type
) -> any RandomValue.Type { Choice<First, Second>.self }
