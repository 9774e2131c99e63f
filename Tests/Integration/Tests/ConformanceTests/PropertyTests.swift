import ExpectKit
import Testing

@testable import FixtureProtocols

// Accessors of every kind. Properties that are only read are read from a `let`, which shows that the getter does not
// mutate.

private final class Nest {
    var eggs = 0
}

private struct RealTerrarium: Terrarium {
    let nest = Nest()
    var looks = 0
    var temperature: Double { target + 1 }
    var target = 20.0
    var label: String? { get throws { throw FixtureError.escaped } }
    var humidity: Int { get async { 60 } }
    var readings: [Double] { get async throws(FixtureError) { throw .closed } }
    var hatched: Int {
        mutating get {
            looks += 1
            return nest.eggs + looks
        }
        nonmutating set { nest.eggs = newValue }
    }
    var `default` = false
    var onChange: (@Sendable (Double) -> Void)?
}

struct PropertyTests {
    private let mock = MockTerrarium()
    private let failures = FailureRecorder()

    @Test func gettersAreAnswered() async throws {
        mock.expect(.temperature).andReturn(21.5)
        mock.expect(.target).andReturn(20, 22)
        mock.expect(.label).andReturn(nil).andReturn("North").andThrow(FixtureError.closed)
        mock.expect(.humidity).andReturn(60)
        mock.expect(.readings).andReturn([1, 2]).andThrow(.escaped)
        mock.expect(.default).andReturn(true)

        let terrarium: any Terrarium = mock
        #expect(terrarium.temperature == 21.5)
        #expect([terrarium.target, terrarium.target] == [20, 22])
        #expect(try terrarium.label == nil)
        #expect(try terrarium.label == "North")
        #expect(throws: FixtureError.closed) { try terrarium.label }
        #expect(await terrarium.humidity == 60)
        #expect(try await terrarium.readings == [1, 2])
        await #expect(throws: FixtureError.escaped) { try await terrarium.readings }
        #expect(terrarium.default)
        mock.verify()
    }

    @Test func settersAreExpected() {
        mock.expect(.setTarget(22))
        mock.expect(.setHatched(.greaterThan(2)))
        mock.expect(.hatched).andReturn(3)
        mock.expect(.setDefault(true))

        var terrarium: any Terrarium = mock
        terrarium.target = 22
        terrarium.hatched = 3
        #expect(terrarium.hatched == 3)
        terrarium.default = true
        mock.verify()
        #expect(mock.callCount(.setTarget(.any)) == 1)
    }

    @Test func anInPlaceChangeCallsTheGetterAndTheSetter() {
        mock.expect(.target).andReturn(20)
        mock.expect(.setTarget(22.5))
        var terrarium: any Terrarium = mock
        terrarium.target += 2.5
        mock.verify()
    }

    @Test func aClosurePropertyIsReadAndSet() {
        let received = Mock<Double>("received", mode: .nice)
        let handler = ExpectKit.Captor<(@Sendable (Double) -> Void)?>()
        mock.expect(.onChange).andReturn { received.call($0) }
        mock.expect(.setOnChange(.capture(handler)))
        mock.expect(.setOnChange(.nil))

        var terrarium: any Terrarium = mock
        terrarium.onChange?(21)
        terrarium.onChange = { received.call(-$0) }
        terrarium.onChange = nil
        handler.last??(22)
        mock.verify()
        #expect(received.calls == [21, -22])
    }

    @Test func callsAndChangesAreForwardedToTheRealValue() async throws {
        let mock = MockTerrarium(wrapping: RealTerrarium())
        var terrarium: any Terrarium = mock
        terrarium.target = 25
        terrarium.default = true
        terrarium.hatched = 4
        terrarium.onChange = { _ in }

        #expect(terrarium.target == 25)
        #expect(terrarium.temperature == 26)
        #expect(terrarium.default)
        #expect(terrarium.onChange != nil)
        #expect([terrarium.hatched, terrarium.hatched] == [5, 6], "each look changes the real value")
        #expect(await terrarium.humidity == 60)
        #expect(throws: FixtureError.escaped) { try mock.label }
        await #expect(throws: FixtureError.closed) { try await mock.readings }
    }

    @Test func aStubTakesPrecedenceOverTheRealValue() {
        let mock = MockTerrarium(wrapping: RealTerrarium())
        mock.stub(.target).andReturn(1)
        mock.stub(.setTarget(3))
        var terrarium: any Terrarium = mock
        terrarium.target = 3
        #expect(terrarium.target == 1)
        #expect(terrarium.temperature == 21, "what was set has not reached the real value")
        terrarium.target = 5
        #expect(terrarium.temperature == 6)
        mock.verify()
    }

    @Test func aDifferentNewValueIsReported() {
        mock.mock.reporter = failures
        mock.expect(.setTarget(1))
        var terrarium: any Terrarium = mock
        terrarium.target = 2
        mock.verify()
        #expect(failures.reports.map(\.kind) == [.unexpected])
        #expect(failures.headlines == ["MockTerrarium: setTarget(…): got 2.0, expected 1.0"])
        #expect(failures.onlyReportContains("got: setTarget(2.0)"))
    }

    @Test func aMissingReadIsReported() {
        mock.mock.reporter = failures
        mock.expect(.default).andReturn(true)
        mock.verify()
        #expect(failures.reports.map(\.kind) == [.missing])
        #expect(failures.onlyReportContains("default"))
    }
}
