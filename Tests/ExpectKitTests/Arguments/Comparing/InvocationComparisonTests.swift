import Testing

@testable import ExpectKit

struct InvocationComparisonTests {
    typealias Call = InvocationShapeTests.Call<Bowl>

    /// Expects whether an expected call accepts another one, for each row.
    private func expect<Invocation>(
        _ rows: [(Invocation, Invocation)], match: Bool, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let matches = InvocationComparison<Invocation>().matches
        for (expected, call) in rows {
            #expect(
                matches(expected, call) == match, "\(expected) and \(call)", sourceLocation: sourceLocation)
        }
    }

    @Test func withoutEqualityCasesAndArgumentsAreCompared() {
        let bowl = Bowl()
        let equal: [(Call, Call)] = [
            (.count, .count), (.load(1), .load(1)), (.add(item: bowl), .add(item: bowl)),
            (.move(1, to: 2), .move(1, to: 2)), (.place(at: (x: 1, y: 2)), .place(at: (x: 1, y: 2))),
            (.find(name: nil), .find(name: nil)), (.each([.count, .load(1)]), .each([.count, .load(1)])),
            (.again(.again(.load(1))), .again(.again(.load(1)))),
        ]
        let different: [(Call, Call)] = [
            (.count, .clear(())), (.load(1), .load(2)), (.add(item: bowl), .add(item: Bowl())),
            (.add(item: bowl), .give(bowl)), (.move(1, to: 2), .move(2, to: 1)),
            (.swap(1, 2), .point((1, 2))), (.place(at: (x: 1, y: 2)), .place(at: (x: 1, y: 3))),
            (.find(name: nil), .find(name: "a")), (.find(name: "a"), .find(name: nil)),
            (.each([.count, .load(1)]), .each([.count, .load(2)])),
            (.again(.again(.load(1))), .again(.load(1))),
        ]
        expect(equal, match: true)
        expect(different, match: false)
    }

    @Test func anEquatableInvocationComparesWithEquality() {
        enum AlwaysEqual: Equatable {
            case one(Int), two
            static func == (left: AlwaysEqual, right: AlwaysEqual) -> Bool { true }
        }
        expect([(AlwaysEqual.one(1), .two)], match: true)
    }

    @Test func anInvocationMatchingConformanceIsUsed() {
        struct CustomMatching: Equatable, InvocationMatching {
            var bound: Int
            func matches(_ call: CustomMatching) -> Bool { call.bound < bound }
        }
        expect([(CustomMatching(bound: 2), CustomMatching(bound: 1))], match: true)
        expect([(CustomMatching(bound: 2), CustomMatching(bound: 2))], match: false)
    }

    @Test func casesWithTheSameDescriptionAreDistinguished() {
        typealias Same = InvocationShapeTests.SameDescription
        expect([(Same.left, .left)], match: true)
        expect([(Same.left, .right(to: 1)), (.right(to: 1), .right(to: 2))], match: false)
    }

    @Test func anObjectAsInvocationIsComparedByIdentity() {
        let bowl = Bowl()
        expect([(bowl, bowl)], match: true)
        expect([(bowl, Bowl())], match: false)
    }

    @Test func differencesNameTheArgumentOrTheirNumber() {
        expectTexts(
            (
                callDifferences(Call.move(1, to: 2), Call.move(3, to: 4)).described.map(\.line),
                ["argument 0: expected 1, got 3", "to: expected 2, got 4"]
            ),
            (
                callDifferences(Call.load(1), Call.load(2)).described.map(\.line),
                ["argument: expected 1, got 2"]
            ),
            (callDifferences(Call.load(1), Call.load(1)).described.map(\.line), []),
            (callDifferences(7, 8).described.map(\.line), ["expected 7, got 8"]))
    }

    private indirect enum Chain {
        case end
        case link(Chain)

        init(links: Int) {
            self = .end
            for _ in 0..<links { self = .link(self) }
        }
    }

    @Test func aValueThatIsNestedTooDeeplyIsOneMistake() {
        let (mock, failures) = (Mock<Chain>("Chandler"), FailureRecorder())
        mock.reporter = failures
        mock.expect(Chain(links: 100))
        mock.call(Chain(links: 100))
        mock.verify()
        #expect(failures.texts == [])
        mock.expect(Chain(links: 5000))
        mock.call(Chain(links: 5000))
        mock.verify()
        #expect(
            failures.reports.map(\.headline) == [
                "argument of link cannot be compared: Chain is not Equatable, and nested more than 128 levels deep"
            ])
    }

    @Test func incomparableArgumentsAreNamed() {
        enum Job { case run(task: Opaque, Int), wait(then: () -> Void), keep(all: [Arg<Opaque>]) }
        expectTexts(
            (incomparableArguments(of: Job.run(task: Opaque(), 1)), [.init(path: "task", type: "Opaque")]),
            (
                incomparableArguments(of: Job.wait(then: {})),
                [.init(path: "then", type: "() -> ()", isFunction: true)]
            ),
            (
                incomparableArguments(of: Job.keep(all: [.any, .value(Opaque())])),
                [.init(path: "all[1]", type: "Opaque")]
            ), (incomparableArguments(of: Opaque()), [.init(path: "", type: "Opaque")]))
    }
}
