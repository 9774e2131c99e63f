import ExpectKit
import Testing

@testable import FixtureProtocols

// The answer to a call with `inout` arguments contains their new values, followed by the result.

private struct RealWeigher: Weigher {
    func tidy(_ animals: inout [Animal]) -> Int {
        animals.sort { $0.name < $1.name }
        return animals.count
    }
    func wipe(_ diary: inout String) { diary = "" }
    func swap(_ left: inout Int, _ right: inout Int) { (left, right) = (right, left) }
    func balance(_ left: inout Int, with right: inout Double, by step: Int) throws -> Bool {
        if step == 0 { throw FixtureError.closed }
        left += step
        right -= Double(step)
        return Double(left) == right
    }
}

struct InoutTests {
    private let mock = MockWeigher()
    private let failures = FailureRecorder()
    private let ada = Animal(name: "Ada")
    private let ben = Animal(name: "Ben")

    @Test func theAnswerChangesTheArguments() {
        mock.expect(.tidy([ben, ada])).andReturn((animals: [ada], result: 1))
        mock.expect(.wipe("secret")).andReturn("wiped")
        mock.expect(.swap(1, 2)).andReturn((left: 20, right: 10))

        let weigher: any Weigher = mock
        var animals = [ben, ada]
        let count = weigher.tidy(&animals)
        #expect(count == 1)
        #expect(animals == [ada])
        var diary = "secret"
        weigher.wipe(&diary)
        #expect(diary == "wiped")
        var (left, right) = (1, 2)
        weigher.swap(&left, &right)
        #expect((left, right) == (20, 10))
        mock.verify()
    }

    @Test func anErrorLeavesTheArgumentsUnchanged() throws {
        mock.expect(.balance(1, with: 2.5, by: .any)).andThrow(FixtureError.closed)
            .andReturn((left: 3, right: 3.5, result: true))
        let weigher: any Weigher = mock
        var (left, right) = (1, 2.5)
        #expect(throws: FixtureError.closed) { try weigher.balance(&left, with: &right, by: 0) }
        #expect((left, right) == (1, 2.5))
        let isBalanced = try weigher.balance(&left, with: &right, by: 1)
        #expect(isBalanced)
        #expect((left, right) == (3, 3.5))
        mock.verify()
    }

    @Test func anExpectationWithoutAnAnswerLeavesTheArgumentsUnchanged() {
        mock.mock.reporter = failures
        mock.expect(.wipe("secret"))
        mock.stub(.swap(1, 2))
        let weigher: any Weigher = mock
        var diary = "secret"
        weigher.wipe(&diary)
        #expect(diary == "secret")
        var (left, right) = (1, 2)
        weigher.swap(&left, &right)
        #expect((left, right) == (1, 2))
        mock.verify()
        #expect(failures.reports.isEmpty)
    }

    @Test func aNiceMockLeavesTheArgumentsUnchanged() {
        let weigher: any Weigher = MockWeigher(mode: .nice)
        var diary = "secret"
        weigher.wipe(&diary)
        #expect(diary == "secret")
        var (left, right) = (1, 2)
        weigher.swap(&left, &right)
        #expect((left, right) == (1, 2))
    }

    @Test func aRealValueChangesTheArguments() throws {
        let weigher: any Weigher = MockWeigher(wrapping: RealWeigher())
        var animals = [ben, ada]
        let count = weigher.tidy(&animals)
        #expect(count == 2)
        #expect(animals == [ada, ben])
        var diary = "secret"
        weigher.wipe(&diary)
        #expect(diary == "")
        var (left, right) = (1, 2)
        weigher.swap(&left, &right)
        #expect((left, right) == (2, 1))
        var weight = 4.0
        let isBalanced = try weigher.balance(&right, with: &weight, by: 1)
        #expect(!isBalanced)
        #expect((right, weight) == (2, 3))
        #expect(throws: FixtureError.closed) { try weigher.balance(&right, with: &weight, by: 0) }
        #expect((right, weight) == (2, 3))
    }

    @Test func aStubTakesPrecedenceOverTheRealValue() {
        let mock = MockWeigher(wrapping: RealWeigher())
        mock.stub(.swap(1, 2)).andReturn((left: 7, right: 8))
        let weigher: any Weigher = mock
        var (left, right) = (1, 2)
        weigher.swap(&left, &right)
        #expect((left, right) == (7, 8))
        weigher.swap(&left, &right)
        #expect((left, right) == (8, 7))
    }

    @Test func aDifferentArgumentIsReported() {
        mock.mock.reporter = failures
        mock.expect(.swap(1, 2)).andReturn((left: 2, right: 1))
        let weigher: any Weigher = mock
        var (left, right) = (1, 3)
        weigher.swap(&left, &right)
        mock.verify()
        #expect(failures.reports.map(\.kind) == [.unexpected])
        #expect(failures.headlines == ["MockWeigher: swap(…): right is 3, expected 2"])
        #expect(failures.onlyReportContains("got: swap(1, 3)"))
    }
}
