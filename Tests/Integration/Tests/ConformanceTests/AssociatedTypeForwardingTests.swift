import ExpectKit
import Testing

@testable import FixtureProtocols

// A call is forwarded to another object only if its associated types are those of the mock. `any P` does not say so.

private struct HeaderPropagator: Propagator {
    func inject(_ value: String, forKey key: String, into carrier: inout [String: String]) {
        carrier[key] = value
    }
    func extract(_ key: String, from carriers: inout [[String: String]], count: inout Int) throws
        -> [String: String]?
    {
        count += 1
        guard let index = carriers.firstIndex(where: { $0[key] != nil }) else { throw FixtureError.closed }
        return carriers.remove(at: index)
    }
    func drain(_ carrier: inout [String: String]) async throws(FixtureError) -> Int {
        defer { carrier = [:] }
        if carrier.isEmpty { throw .closed }
        return carrier.count
    }
}

private struct LinePropagator: Propagator {
    func inject(_ value: String, forKey key: String, into carrier: inout String) { carrier += value }
    func extract(_ key: String, from carriers: inout [String], count: inout Int) -> String? { nil }
    func drain(_ carrier: inout String) -> Int { carrier.count }
}

private struct NumberRegistry: Registry {
    func entry(for key: Int) -> Int? { key }
    func walk(_ path: [Int]) -> [Int: Int] { [:] }
    func size() -> Int { 1 }
}

private struct WordRegistry: Registry {
    func entry(for key: String) -> Int? { key.count }
    func walk(_ path: [String]) -> [String: Int] { [:] }
    func size() -> Int { 2 }
}

struct AssociatedTypeForwardingTests {
    private let mock = MockPropagator<[String: String]>()
    private let failures = FailureRecorder()

    @Test func anObjectFillsAnArgumentOfAnAssociatedType() {
        mock.expect(.inject("7", forKey: "id", into: [:])).andForward(to: HeaderPropagator())
        var carrier: [String: String] = [:]
        mock.inject("7", forKey: "id", into: &carrier)
        #expect(carrier == ["id": "7"])
        mock.verify()
    }

    @Test func anObjectChangesSeveralArguments() throws {
        mock.stub(.extract(.any, from: .any, count: .any)).andForward(to: HeaderPropagator())
        var carriers = [["id": "7"], ["name": "Leo"]]
        var count = 0
        #expect(try mock.extract("name", from: &carriers, count: &count) == ["name": "Leo"])
        #expect(carriers == [["id": "7"]])
        #expect(count == 1)
        #expect(throws: FixtureError.closed) { try mock.extract("name", from: &carriers, count: &count) }
        #expect(carriers == [["id": "7"]])
        #expect(count == 1)
    }

    @Test func theRealObjectChangesAnArgumentInAnAsyncCall() async throws {
        let mock = MockPropagator(wrapping: HeaderPropagator())
        var carrier: [String: String] = [:]
        mock.inject("7", forKey: "id", into: &carrier)
        let count = try await mock.drain(&carrier)
        #expect(count == 1)
        #expect(carrier == [:])
        await #expect(throws: FixtureError.closed) {
            var empty: [String: String] = [:]
            _ = try await mock.drain(&empty)
        }
    }

    @Test func anotherObjectTakesACallOfAMockWithARealObject() {
        let mock = MockRegistry(wrapping: WordRegistry())
        mock.expect(.entry(for: "a")).andForward(to: WordRegistry())
        #expect(mock.entry(for: "a") == 1)
        mock.verify()
    }

    @Test func anObjectWithAnotherCarrierIsReported() {
        mock.mock.reporter = failures
        mock.expect(.inject("7", forKey: "id", into: [:])).andForward(to: LinePropagator())
        let line = #line - 1
        var carrier: [String: String] = [:]
        mock.inject("7", forKey: "id", into: &carrier)
        mock.verify()
        #expect(carrier == [:])
        #expect(failures.reports.map(\.location.line) == [line])
        #expect(
            failures.onlyReportContains(
                "andForward(to:) with LinePropagator() of type LinePropagator, but the mock forwards to Propagator"
            ))
    }

    @Test(arguments: [false, true]) func aRegistryWithOtherKeysIsReported(isPartial: Bool) {
        let mock = isPartial ? MockRegistry(wrapping: WordRegistry()) : MockRegistry<String, Int, [String]>()
        mock.mock.reporter = failures
        mock.expect(.entry(for: "a")).andForward(to: NumberRegistry())
        let line = #line - 1
        #expect(mock.entry(for: "a") == (isPartial ? 1 : nil))
        mock.verify()
        #expect(failures.reports.map(\.location.line) == [line])
        #expect(failures.onlyReportContains("of type NumberRegistry, but the mock forwards to Registry"))
    }
}
