import ExpectKit
import Testing

@testable import FixtureProtocols

// A requirement with `Self` takes or returns mocks. If both operands wrap real objects, the call is forwarded to these.

private struct RealHerd: Herd {
    var size: Int
    func joined(with other: RealHerd) -> RealHerd { RealHerd(size: size + other.size) }
    func split() -> RealHerd? { size > 1 ? RealHerd(size: size / 2) : nil }
    func isLarger(than other: RealHerd, by count: Int) -> Bool { size >= other.size + count }
    static func + (left: RealHerd, right: Int) -> RealHerd { RealHerd(size: left.size + right) }
    prefix static func ! (herd: RealHerd) -> Bool { herd.size == 0 }
    static func == (left: RealHerd, right: RealHerd) -> Bool { left.size == right.size }
    static func < (left: RealHerd, right: RealHerd) -> Bool { left.size < right.size }
}

private struct OtherHerd: Herd {
    func joined(with other: OtherHerd) -> OtherHerd { self }
    func split() -> OtherHerd? { nil }
    func isLarger(than other: OtherHerd, by count: Int) -> Bool { false }
    static func + (left: OtherHerd, right: Int) -> OtherHerd { left }
    prefix static func ! (herd: OtherHerd) -> Bool { false }
    static func == (left: OtherHerd, right: OtherHerd) -> Bool { true }
    static func < (left: OtherHerd, right: OtherHerd) -> Bool { false }
}

/// Uses only the protocol.
private enum Shepherd<H: Herd> {
    static func merged(_ herds: [H], _ start: H) -> H { herds.reduce(start) { $0.joined(with: $1) } }
    static func half(_ herd: H) -> H? { herd.split() }
    static func isLarger(_ left: H, _ right: H) -> Bool { left.isLarger(than: right, by: 2) }
    static func grown(_ herd: H) -> H { herd + 3 }
    static func isEmpty(_ herd: H) -> Bool { !herd }
    static func isSorted(_ left: H, _ right: H) -> [Bool] { [left < right, left > right] }
    static func areEqual(_ left: H, _ right: H) -> Bool { left == right }
}

struct SelfTests {
    private let herd = MockHerd()
    private let other = MockHerd()
    private let failures = FailureRecorder()

    @Test func argumentsAndResultsAreMocks() {
        let both = MockHerd()
        herd.expect(.joined(with: other)).andReturn(both)
        herd.expect(.split).andReturn(other).andReturn(nil)
        herd.expect(.isLarger(than: other, by: 2)).andReturn(true)
        #expect(Shepherd.merged([other], herd) === both)
        #expect(Shepherd.half(herd) === other)
        #expect(Shepherd.half(herd) == nil)
        #expect(Shepherd.isLarger(herd, other))
        verify(herd, other, both)
    }

    @Test func anUnexpectedCallReturnsANewMock() {
        herd.mock.reporter = failures
        #expect(Shepherd.grown(herd) !== herd)
        #expect(failures.reports.map(\.kind) == [.unexpected])
        #expect(failures.headlines == ["MockHerd: unexpected plus(3)"])
    }

    @Test func operatorsAreCallsOfTheLeftOperand() {
        herd.expect(.plus(3)).andReturn(other)
        herd.expect(.prefixNot).andReturn(true)
        herd.expect(.isLess(other)).andReturn(true)
        other.expect(.isLess(.identical(to: herd))).andReturn(false)
        #expect(Shepherd.grown(herd) === other)
        #expect(Shepherd.isEmpty(herd))
        #expect(Shepherd.isSorted(herd, other) == [true, false])
        verify(herd, other)
    }

    @Test func mocksAreEqualByIdentity() {
        #expect(Shepherd.areEqual(herd, herd))
        #expect(!Shepherd.areEqual(herd, other))
        verify(herd, other)
    }

    @Test func callsBetweenPartialMocksAreForwarded() throws {
        let (five, two) = (MockHerd(wrapping: RealHerd(size: 5)), MockHerd(wrapping: RealHerd(size: 2)))
        #expect(Shepherd.isLarger(five, two))
        #expect(!Shepherd.isLarger(two, five))
        #expect(Shepherd.isSorted(two, five) == [true, false])

        let nine = Shepherd.merged([two, two], five)
        #expect(nine.isLarger(than: five, by: 4))
        #expect(!nine.isLarger(than: five, by: 5))
        let half = try #require(Shepherd.half(five))
        #expect(!half.isLarger(than: two, by: 1))
        #expect(half.isLarger(than: two, by: 0))
        #expect(Shepherd.half(MockHerd(wrapping: RealHerd(size: 1))) == nil)
        #expect(Shepherd.grown(two).isLarger(than: five, by: 0))
        #expect(!Shepherd.grown(two).isLarger(than: five, by: 1))
        #expect(Shepherd.isEmpty(MockHerd(wrapping: RealHerd(size: 0))))
        #expect(!Shepherd.isEmpty(two))
    }

    @Test func aStubTakesPrecedenceOverTheRealValue() {
        let (five, two) = (MockHerd(wrapping: RealHerd(size: 5)), MockHerd(wrapping: RealHerd(size: 2)))
        five.stub(.isLarger(than: .value(two), by: .any)).andReturn(false)
        five.stub(.plus(3)).andReturn(two)
        #expect(!Shepherd.isLarger(five, two))
        #expect(Shepherd.isLarger(five, MockHerd(wrapping: RealHerd(size: 2))))
        #expect(Shepherd.grown(five) === two)
    }

    @Test func aRealValueOfADifferentTypeIsNotForwardedTo() {
        expectNotForwarded(MockHerd(wrapping: OtherHerd()))
    }

    @Test func anArgumentWithoutARealValueIsNotForwardedTo() {
        expectNotForwarded(other)
    }

    private func expectNotForwarded(_ argument: MockHerd, sourceLocation: SourceLocation = #_sourceLocation) {
        let five = MockHerd("Five", wrapping: RealHerd(size: 5))
        five.mock.reporter = failures
        #expect(!Shepherd.isLarger(five, argument), sourceLocation: sourceLocation)
        #expect(failures.reports.map(\.kind) == [.unexpected], sourceLocation: sourceLocation)
        #expect(
            failures.headlines == ["Five: unexpected isLarger(than: MockHerd, by: 2)"],
            sourceLocation: sourceLocation)
    }

    @Test func aDifferentCountIsReported() {
        herd.mock.reporter = failures
        herd.expect(.plus(1)).andReturn(other)
        _ = Shepherd.grown(herd)
        herd.verify()
        #expect(failures.reports.map(\.kind) == [.unexpected])
        #expect(failures.headlines == ["MockHerd: plus(…): right is 3, expected 1"])
        #expect(failures.onlyReportContains("got: plus(3)"))
    }

    @Test func aDifferentHerdIsReported() {
        herd.mock.reporter = failures
        herd.expect(.joined(with: other)).andReturn(other)
        #expect(Shepherd.merged([herd], herd) === other)
        herd.verify()
        #expect(failures.reports.map(\.kind) == [.unexpected])
    }
}
