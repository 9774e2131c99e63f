@testable import ExpectKit

/// Counts the comparisons and hashes of calls, and records the failures of their mock.
final class CallTally: Sendable {
    private let counts = Lock<(comparisons: Int, hashes: Int)>((0, 0))
    let failures = FailureRecorder()

    var comparisons: Int { counts.withLock { $0.comparisons } }
    var hashes: Int { counts.withLock { $0.hashes } }
    func compared() { counts.withLock { $0.comparisons += 1 } }
    func hashed() { counts.withLock { $0.hashes += 1 } }
}

/// A number whose comparisons and hashes are counted. Its hash agrees with its `==`.
struct TalliedNumber: ConsistentlyHashed {
    let number: Int
    let tally: CallTally

    static func == (left: Self, right: Self) -> Bool {
        left.tally.compared()
        return left.number == right.number
    }

    func hash(into hasher: inout Hasher) {
        tally.hashed()
        hasher.combine(number)
    }
}

/// A call that exists in several forms, each compared in another way.
protocol TalliedCall {
    static func of(_ number: TalliedNumber) -> Self
}

/// A call that is compared with `==` and found by its hash.
enum HashableCall: Hashable, TalliedCall { case of(TalliedNumber) }

/// A call that is compared with `==`.
enum EquatableCall: Equatable, TalliedCall { case of(TalliedNumber) }

/// A call that is compared by reflection.
enum ReflectedCall: TalliedCall { case of(TalliedNumber) }

/// A call that is found by its hash if it was declared without a matcher.
enum MatchedCall: InvocationMatching {
    case of(Arg<TalliedNumber>)

    func matches(_ call: Self) -> Bool {
        switch (self, call) {
        case (.of(let expected), .of(let actual)): expected.matches(actual)
        }
    }

    func hash(into hasher: inout InvocationHasher) {
        switch self {
        case .of(let number): hasher.combine(number)
        }
    }
}

extension MatchedCall: TalliedCall {
    static func of(_ number: TalliedNumber) -> Self { .of(.value(number)) }

    /// A call with any number in a range.
    static func of(_ numbers: Range<Int>, _ tally: CallTally) -> Self {
        .of(
            .matching("in \(numbers)") {
                tally.compared()
                return numbers.contains($0.number)
            })
    }
}
