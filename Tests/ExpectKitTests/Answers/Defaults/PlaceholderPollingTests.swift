import Testing

@testable import ExpectKit

/// A model that polls its decoder for a result is stopped, even if the query cannot throw.
struct PlaceholderPollingTests {
    @Test(arguments: Wait.allCases) func aModelThatPollsItsDecoderIsStopped(wait: Wait) {
        let queries = QueryCount()
        Polling.$wait.withValue((wait, queries)) { #expect(synthesized(Polling.self) == nil) }
        // It has polled, and was stopped before its own limit.
        #expect(Limits.Defaults.requests / 3..<QueryCount.limit ~= queries.count)
    }

    @Test func aModelThatDoesNotPollIsSynthesized() {
        Polling.$wait.withValue((nil, QueryCount())) { #expect(synthesized(Polling.self) != nil) }
    }

    @Test func aModelJustBelowTheLimitIsSynthesized() {
        let queries = QueryCount(limit: Limits.Defaults.requests - 10)
        Polling.$wait.withValue((.noKey, queries)) { #expect(synthesized(Polling.self) != nil) }
        #expect(queries.count == queries.limit)
    }
}

/// The result that a model polls for.
enum Wait: CaseIterable {
    case noKey, noKeyTwice, oneKeyOfTwo, keys, aValue, aValueThenNone
    case moreOfTheList, moreAndThenItsEnd, listCount, noListCount, listIndex
    case path, keyedPath, listPath, singlePath
}

private final class QueryCount: @unchecked Sendable {
    /// More than any count of a model that is stopped.
    static let limit = 100_000

    let limit: Int
    var count = 0

    init(limit: Int = QueryCount.limit) {
        self.limit = limit
    }
}

private struct Polling: Decodable {
    @TaskLocal static var wait: (Wait?, QueryCount) = (nil, QueryCount())

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
        let (wait, queries) = Self.wait
        guard let wait else { return }
        while queries.count < queries.limit, !has(wait, decoder, containers) { queries.count += 1 }
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
