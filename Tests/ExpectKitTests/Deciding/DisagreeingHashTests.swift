import Testing

@testable import ExpectKit

/// Arguments whose `==` ignores what their synthesized `hash(into:)` includes. The verdict about a call does not depend
/// on the number of declarations.
struct DisagreeingHashTests {
    /// Up to eight declarations are compared one by one, more are looked up by their hashes.
    private static let counts = [1, 8, 9, 100]

    private let failures = FailureRecorder()

    private func mock<Call: UserCall>(
        _: Call.Type, _ mode: MockMode = .strict, _ ordering: MockOrdering = .ordered
    ) -> Mock<Call> {
        let mock = Mock<Call>("Users", mode: mode, ordering: ordering)
        mock.reporter = failures
        mock.engine.locked { $0.tracesLeft = 0 }
        return mock
    }

    private func inEachForm(_ body: (any UserCall.Type) -> Void) {
        let forms: [any UserCall.Type] = [
            HashableUserCall.self, MatchedUserCall.self, ListedUserCall.self, NestedUserCall.self,
            ReflectedUserCall.self, EquatableUserCall.self,
        ]
        for form in forms { body(form) }
    }

    /// The kinds of the failures since the last time.
    private func kinds() -> [FailureReport.Kind] { failures.drain().map(\.kind) }

    @Test(arguments: counts)
    func aRejectionRefusesAnEqualCallBesideACatchAllStub(count: Int) {
        func test<Call: UserCall>(_: Call.Type) {
            let mock = mock(Call.self)
            mock.stub(.other).andReturn(0)
            for number in 1...count { mock.stub(.of(User(id: number, name: "old"))).andReturn(number) }
            mock.reject(.of(User(id: 1, name: "old")))
            _ = mock.call(.of(User(id: 1, name: "new"))) as Int
            #expect(kinds() == [.rejected], "\(Call.self)")
        }
        inEachForm { test($0) }
    }

    @Test(arguments: counts)
    func theNewerOfTwoEqualStubsAnswers(count: Int) {
        func test<Call: UserCall>(_: Call.Type) {
            let mock = mock(Call.self)
            for number in 1...count { mock.stub(.of(User(id: number, name: "old"))).andReturn(number) }
            mock.stub(.of(User(id: 1, name: "new"))).andReturn(-1)
            // Its hash is that of the older stub.
            #expect(mock.call(.of(User(id: 1, name: "old"))) as Int == -1, "\(Call.self)")
            #expect(mock.call(.of(User(id: 1, name: "other"))) as Int == -1, "\(Call.self)")
            #expect(kinds() == [])
        }
        inEachForm { test($0) }
    }

    @Test(arguments: counts)
    func anUnorderedExpectationTakesAnEqualCall(count: Int) {
        func test<Call: UserCall>(_: Call.Type) {
            let mock = mock(Call.self, .nice, .unordered)
            for number in 1...count { mock.expect(.of(User(id: number, name: "old"))).andReturn(number) }
            for number in (1...count).reversed() {
                #expect(mock.call(.of(User(id: number, name: "new"))) as Int == number, "\(Call.self)")
            }
            mock.verify()
            #expect(kinds() == [])
        }
        inEachForm { test($0) }
    }

    @Test(arguments: counts)
    func anUnequalCallIsNotTaken(count: Int) {
        func test<Call: UserCall>(_: Call.Type) {
            let mock = mock(Call.self, .strict, .unordered)
            for number in 1...count { mock.expect(.of(User(id: number, name: "old"))).andReturn(number) }
            _ = mock.call(.of(User(id: 0, name: "old"))) as Int
            #expect(kinds() == [.unexpected], "\(Call.self)")
            mock.reset()
        }
        inEachForm { test($0) }
    }

    @Test(arguments: counts)
    func anEqualCallExceedsTheCountOfAnExpectation(count: Int) {
        func test<Call: UserCall>(_: Call.Type) {
            let mock = mock(Call.self, .nice)
            for number in 1...count { mock.expect(.of(User(id: number, name: "old"))).times(1) }
            for number in 1...count { mock.call(.of(User(id: number, name: "old"))) }
            mock.call(.of(User(id: 1, name: "new")))
            #expect(kinds() == [.surplus], "\(Call.self)")
        }
        inEachForm { test($0) }
    }

    @Test(arguments: counts)
    func anExpectationAfterAnEqualOpenEndedOneIsRefused(count: Int) {
        func test<Call: UserCall>(_: Call.Type) {
            let mock = mock(Call.self, .strict, .unordered)
            for number in 1...count { mock.expect(.of(User(id: number, name: "old"))).anyTimes() }
            mock.expect(.of(User(id: 1, name: "new")))
            #expect(kinds() == [.misuse], "\(Call.self)")
            mock.reset()
        }
        inEachForm { test($0) }
    }

    // MARK: Keys

    /// Values of which some are equal, of types whose hashes agree with their `==`, disagree, or are not known.
    private static func randomCall(_ generator: inout SeededGenerator) -> MixedCall {
        func number() -> Int { Int.random(in: 0...1, using: &generator) }
        let user = User(id: number(), name: "\(number())")
        return switch Int.random(in: 0...8, using: &generator) {
        case 0: .user(user)
        case 1: .users([user], number: number())
        case 2: .byNumber([number(): user])
        case 3: .number([0.0, -0.0, 1.0][Int.random(in: 0...2, using: &generator)])
        case 4: .text(["\u{E9}", "e\u{301}", "e"][Int.random(in: 0...2, using: &generator)])
        case 5: .erased(number() == 0 ? AnyHashable(number()) : AnyHashable(Double(number())))
        case 6: .optional(number() == 0 ? nil : number(), number() == 0 ? nil : user)
        case 7: .set([number(), number()])
        default: .end
        }
    }

    @Test func equalCallsHaveTheSameKey() {
        var generator = SeededGenerator(seed: 7)
        let (hashed, matched) = (InvocationComparison<MixedCall>(), InvocationComparison<MatchedMixedCall>())
        var (equal, keyed) = (0, 0)
        for _ in 0..<20_000 {
            let (left, right) = (Self.randomCall(&generator), Self.randomCall(&generator))
            #expect((left == right) == (right == left))
            if hashed.key(left) != nil { keyed += 1 }
            guard left == right else { continue }
            equal += 1
            #expect(hashed.key(left) == hashed.key(right), "\(left) and \(right)")
            let (first, second) = (MatchedMixedCall(left), MatchedMixedCall(right))
            #expect(first.matches(second))
            #expect(matched.key(first) == matched.key(second), "\(left) and \(right)")
        }
        #expect(equal > 1000)
        #expect(keyed > 5000)
    }

    @Test func onlyCasesWithArgumentsOfKnownTypesHaveAKey() {
        let key = InvocationComparison<MixedCall>().key
        #expect(key(.number(1)) != nil && key(.number(1)) != key(.number(2)))
        #expect(key(.text("a")) != nil && key(.set([1])) != nil && key(.end) != nil)
        #expect(key(.user(User(id: 1, name: "a"))) == nil)
        #expect(key(.users([], number: 1)) == nil)
        #expect(key(.byNumber([:])) == nil)
        #expect(key(.erased(1)) == nil)
        #expect(key(.optional(1, nil)) == nil)
    }

    @Test func anArgumentOfAnotherTypeIsLeftOutOfTheKey() {
        let key = InvocationComparison<MatchedMixedCall>().key
        func users(_ id: Int, _ number: Int) -> MatchedMixedCall {
            .init(.users([User(id: id, name: "a")], number: number))
        }
        #expect(key(users(1, 1)) != nil)
        #expect(key(users(1, 1)) == key(users(2, 1)))
        #expect(key(users(1, 1)) != key(users(1, 2)))
    }
}

/// A value that is compared by its number only, while its hash includes the name.
private struct User: Hashable {
    var id: Int
    var name: String

    static func == (left: User, right: User) -> Bool { left.id == right.id }
}

/// A call with a user, in one of several forms.
private protocol UserCall {
    static func of(_ user: User) -> Self
    static var other: Self { get }
}

private enum HashableUserCall: Hashable, UserCall { case of(User), other }
private enum EquatableUserCall: Equatable, UserCall { case of(User), other }
private enum ReflectedUserCall: UserCall { case of(User), other }
private enum ListedUserCall: Hashable, UserCall {
    case all([User?], number: Int), other
    static func of(_ user: User) -> Self { .all([user, nil], number: 1) }
}
private enum NestedUserCall: Hashable, UserCall {
    struct Box<Item: Hashable>: Hashable { var item: Item }
    case put(Box<User>), other
    static func of(_ user: User) -> Self { .put(Box(item: user)) }
}
private enum MatchedUserCall: InvocationMatching, UserCall {
    case find(Arg<User>, limit: Arg<Int>), other

    static func of(_ user: User) -> Self { .find(.value(user), limit: 1) }

    func matches(_ call: Self) -> Bool {
        switch (self, call) {
        case (.find(let user, let limit), .find(let other, let otherLimit)):
            user.matches(other) && limit.matches(otherLimit)
        case (.other, .other): true
        default: false
        }
    }

    func hash(into hasher: inout InvocationHasher) {
        switch self {
        case .find(let user, let limit):
            hasher.combine(0)
            hasher.combine(user)
            hasher.combine(limit)
        case .other: hasher.combine(1)
        }
    }
}

private enum MixedCall: Hashable {
    case user(User), users([User], number: Int), byNumber([Int: User]), number(Double), text(String)
    case erased(AnyHashable), optional(Int?, User?), set(Set<Int>), end
}

/// The same calls, which hash each argument on its own.
private struct MatchedMixedCall: InvocationMatching {
    let call: MixedCall

    init(_ call: MixedCall) { self.call = call }

    func matches(_ other: Self) -> Bool { call == other.call }

    func hash(into hasher: inout InvocationHasher) {
        switch call {
        case .user(let user): hasher.combine(user)
        case .users(let users, let number):
            hasher.combine(Arg.value(users))
            hasher.combine(Arg.value(number))
        case .byNumber(let users): hasher.combine(Arg.value(users))
        case .number(let number): hasher.combine(Arg.value(number))
        case .text(let text): hasher.combine(Arg.value(text))
        case .erased(let value): hasher.combine(Arg.value(value))
        case .optional(let number, let user):
            hasher.combine(Arg.value(number))
            hasher.combine(Arg.value(user))
        case .set(let set): hasher.combine(Arg.value(set))
        case .end: hasher.combine(9)
        }
    }
}
