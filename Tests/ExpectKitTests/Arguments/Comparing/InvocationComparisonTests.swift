import Testing

@testable import ExpectKit

@Suite struct InvocationComparisonTests {
    typealias Call = InvocationShapeTests.Call<Bowl>

    @Test func withoutEqualityCasesAndArgumentsAreCompared() {
        let matches = InvocationComparison<Call>().matches
        let bowl = Bowl()
        #expect(matches(.count, .count))
        #expect(!matches(.count, .clear(())))
        #expect(matches(.load(1), .load(1)))
        #expect(!matches(.load(1), .load(2)))
        #expect(matches(.add(item: bowl), .add(item: bowl)))
        #expect(!matches(.add(item: bowl), .add(item: Bowl())))
        #expect(!matches(.add(item: bowl), .give(bowl)))
        #expect(matches(.move(1, to: 2), .move(1, to: 2)))
        #expect(!matches(.move(1, to: 2), .move(2, to: 1)))
        #expect(!matches(.swap(1, 2), .point((1, 2))))
        #expect(matches(.place(at: (x: 1, y: 2)), .place(at: (x: 1, y: 2))))
        #expect(!matches(.place(at: (x: 1, y: 2)), .place(at: (x: 1, y: 3))))
        #expect(matches(.find(name: nil), .find(name: nil)))
        #expect(!matches(.find(name: nil), .find(name: "a")))
        #expect(!matches(.find(name: "a"), .find(name: nil)))
        #expect(matches(.each([.count, .load(1)]), .each([.count, .load(1)])))
        #expect(!matches(.each([.count, .load(1)]), .each([.count, .load(2)])))
        #expect(matches(.again(.again(.load(1))), .again(.again(.load(1)))))
        #expect(!matches(.again(.again(.load(1))), .again(.load(1))))
    }

    @Test func anEquatableInvocationComparesWithEquality() {
        enum AlwaysEqual: Equatable {
            case one(Int), two
            static func == (left: AlwaysEqual, right: AlwaysEqual) -> Bool { true }
        }
        let comparison = InvocationComparison<AlwaysEqual>()
        #expect(comparison.matches(.one(1), .two))
    }

    @Test func anInvocationMatchingConformanceIsUsed() {
        struct CustomMatching: Equatable, InvocationMatching {
            var bound: Int
            func matches(_ call: CustomMatching) -> Bool { call.bound < bound }
        }
        let comparison = InvocationComparison<CustomMatching>()
        #expect(comparison.matches(CustomMatching(bound: 2), CustomMatching(bound: 1)))
        #expect(!comparison.matches(CustomMatching(bound: 2), CustomMatching(bound: 2)))
    }

    @Test func casesWithTheSameDescriptionAreDistinguished() {
        let matches = InvocationComparison<InvocationShapeTests.SameDescription>().matches
        #expect(matches(.left, .left))
        #expect(!matches(.left, .right(to: 1)))
        #expect(!matches(.right(to: 1), .right(to: 2)))
    }

    @Test func anObjectAsInvocationIsComparedByIdentity() {
        let matches = InvocationComparison<Bowl>().matches
        let bowl = Bowl()
        #expect(matches(bowl, bowl))
        #expect(!matches(bowl, Bowl()))
    }

    @Test func functionsCompareByNameAndArguments() {
        let matches = InvocationComparison<FunctionInvocation>().matches
        let call = FunctionInvocation.function("visit(_:at:)", 1, String?.none)
        #expect(matches("visit(_:at:)", call))
        #expect(!matches("visit(_:)", call))
        #expect(matches(.function("visit(_:at:)", 1, String?.none), call))
        #expect(matches(.function("visit(_:at:)", Arg<Int>.atLeast(1), Arg<String?>.nil), call))
        #expect(!matches(.function("visit(_:at:)", Arg<Int>.atLeast(2), Arg<String?>.any), call))
        #expect(!matches(.function("visit(_:at:)", 1, "a"), call))
        #expect(!matches(.function("visit(_:at:)", 1), call))
    }

    @Test func functionsMatchAValueWithAnOptional() {
        let matches = InvocationComparison<FunctionInvocation>().matches
        let call = FunctionInvocation.function("find(name:)", String?.some("a"))
        #expect(matches(.function("find(name:)", "a"), call))
        #expect(matches(.function("find(name:)", Arg<String>.hasPrefix("a")), call))
        #expect(!matches(.function("find(name:)", "b"), call))
    }

    @Test func differencesNameTheArgument() {
        let lines = callDifferences(Call.move(1, to: 2), Call.move(3, to: 4)).map(\.line)
        #expect(lines == ["argument 0: expected 1, got 3", "to: expected 2, got 4"])
        #expect(callDifferences(Call.load(1), Call.load(2)).map(\.line) == ["argument: expected 1, got 2"])
        #expect(callDifferences(Call.load(1), Call.load(1)).isEmpty)
        #expect(callDifferences(7, 8).map(\.line) == ["expected 7, got 8"])
    }

    @Test func differencesOfFunctionsNameTheArgumentOrTheirNumber() {
        let call = FunctionInvocation.function("visit(_:at:)", 1, "a")
        #expect(
            callDifferences(FunctionInvocation.function("visit(_:at:)", 2, "a"), call).map(\.line)
                == ["argument 0: expected 2, got 1"])
        #expect(
            callDifferences(FunctionInvocation.function("visit(_:at:)", 2), call).map(\.line)
                == ["expected 1 argument, got 2 arguments"])
        #expect(callDifferences("visit(_:at:)", call).isEmpty)
    }

    @Test func incomparableArgumentsAreNamed() {
        enum Job { case run(task: Opaque, Int), wait(then: () -> Void), keep(all: [Arg<Opaque>]) }
        #expect(
            incomparableArguments(of: Job.run(task: Opaque(), 1)) == [
                Incomparable(path: "task", type: "Opaque")
            ])
        #expect(
            incomparableArguments(of: Job.wait(then: {})) == [
                Incomparable(path: "then", type: "() -> ()", isFunction: true)
            ])
        #expect(
            incomparableArguments(of: Job.keep(all: [.any, .value(Opaque())]))
                == [Incomparable(path: "all[1]", type: "Opaque")])
        #expect(incomparableArguments(of: Opaque()) == [Incomparable(path: "", type: "Opaque")])
        #expect(incomparableArguments(of: "any()" as FunctionInvocation).isEmpty)
    }

    @Test func captorsOfAFunctionGetItsPlainArguments() {
        let seen = Captor<String?>()
        let expected = FunctionInvocation.function("find(name:)", Arg.capture(seen))
        #expect(captures(InvocationShape(of: expected)))
        capture(FunctionInvocation.function("find(name:)", String?.none), for: expected)
        capture(FunctionInvocation.function("find(name:)", "a"), for: expected)
        #expect(seen.all == [nil, "a"])
    }
}
