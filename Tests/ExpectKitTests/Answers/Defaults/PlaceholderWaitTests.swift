import Testing

@testable import ExpectKit

/// A model that waits for an answer of its decoder is given up, even where its question cannot throw.
@Suite struct PlaceholderWaitTests {
    @Test(arguments: Wait.allCases) func aModelThatWaitsForAnAnswerIsGivenUp(wait: Wait) {
        let asked = Asked()
        Waiting.$wait.withValue((wait, asked)) { #expect(synthesized(Waiting.self) == nil) }
        // It has waited, and not until its own end.
        #expect(PlaceholderBudget.questionLimit / 3..<Asked.limit ~= asked.count)
    }

    @Test func aModelThatWaitsForNothingIsMade() {
        Waiting.$wait.withValue((nil, Asked())) { #expect(synthesized(Waiting.self) != nil) }
    }

    @Test func aModelThatAsksAlmostTooMuchIsMade() {
        let asked = Asked(limit: PlaceholderBudget.questionLimit - 10)
        Waiting.$wait.withValue((.noKey, asked)) { #expect(synthesized(Waiting.self) != nil) }
        #expect(asked.count == asked.limit)
    }
}

/// What is waited for.
enum Wait: CaseIterable {
    case noKey, noKeyTwice, oneKeyOfTwo, keys, aValue, aValueThenNone
    case moreOfTheList, moreAndThenItsEnd, listCount, noListCount, listIndex
    case path, keyedPath, listPath, singlePath
}

private final class Asked: @unchecked Sendable {
    /// More than anything that is stopped is counted.
    static let limit = 100_000

    let limit: Int
    var count = 0

    init(limit: Int = Asked.limit) {
        self.limit = limit
    }
}

private struct Waiting: Decodable {
    @TaskLocal static var wait: (Wait?, Asked) = (nil, Asked())

    private struct Key: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }
        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }

    private struct Containers {
        let keyed: KeyedDecodingContainer<Key>
        let list: any UnkeyedDecodingContainer
        let single: any SingleValueDecodingContainer
    }

    init(from decoder: any Decoder) throws {
        let containers = Containers(
            keyed: try decoder.container(keyedBy: Key.self), list: try decoder.unkeyedContainer(),
            single: try decoder.singleValueContainer())
        let (wait, asked) = Self.wait
        guard let wait else { return }
        while asked.count < asked.limit, !has(wait, decoder, containers) { asked.count += 1 }
    }

    private func has(_ wait: Wait, _ decoder: any Decoder, _ containers: Containers) -> Bool {
        let (keyed, list, single) = (containers.keyed, containers.list, containers.single)
        let key = Key(stringValue: "key")
        return switch wait {
        case .noKey: !keyed.contains(key)
        case .noKeyTwice: !keyed.contains(key) && !keyed.contains(key)
        case .oneKeyOfTwo: keyed.contains(key) != keyed.contains(key)
        case .keys: !keyed.allKeys.isEmpty
        case .aValue: !single.decodeNil()
        case .aValueThenNone: !single.decodeNil() && single.decodeNil()
        case .moreOfTheList: !list.isAtEnd
        case .moreAndThenItsEnd: !list.isAtEnd && list.isAtEnd
        case .listCount: list.count != 0
        case .noListCount: list.count == nil
        case .listIndex: list.currentIndex > 0
        case .path: !decoder.codingPath.isEmpty
        case .keyedPath: !keyed.codingPath.isEmpty
        case .listPath: !list.codingPath.isEmpty
        case .singlePath: !single.codingPath.isEmpty
        }
    }
}
