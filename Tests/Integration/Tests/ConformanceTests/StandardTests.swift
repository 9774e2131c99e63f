import ExpectKit
import Foundation
import Testing

@testable import FixtureProtocols

// The wrapper implements equality, hashing and its description, so that a collection can contain it without calls. Other
// requirements of standard protocols are mocked.

private struct RealStandard: Standard {
    var id: Int
    let pings = Mock<Int>("pings", mode: .nice)
    var description: String { "a real one" }
    func ping() { pings.call(id) }
    static func == (left: RealStandard, right: RealStandard) -> Bool { left.id == right.id }
    func hash(into hasher: inout Hasher) { hasher.combine(id) }
    func encode(to encoder: any Encoder) throws {
        if id < 0 { throw FixtureError.closed }
        var container = encoder.singleValueContainer()
        try container.encode("number \(id)")
    }
}

private func text(of standard: some Standard) throws -> String {
    String(decoding: try JSONEncoder().encode([standard]), as: UTF8.self)
}

struct StandardTests {
    private let mock = MockStandard()
    private let failures = FailureRecorder()

    @Test func requirementsOfStandardProtocolsAreMocked() throws {
        mock.expect(.ping)
        mock.expect(.id).andReturn(4)
        mock.expect(.encode(to: .any)).andThrow(FixtureError.escaped)
        mock.expect(.encode(to: .any)).andDo { encoder in
            var container = encoder.singleValueContainer()
            try container.encode("mocked")
        }
        let standard: any Standard = mock
        standard.ping()
        #expect(standard.id == 4)
        #expect(throws: FixtureError.escaped) { try text(of: mock) }
        #expect(try text(of: mock) == #"["mocked"]"#)
        mock.verify()
    }

    @Test func aMockIsComparedByIdentityInACollection() {
        let other = MockStandard()
        #expect(Set([mock, other, mock]).count == 2)
        #expect(mock == mock)
        #expect(mock != other)
        #expect("\(mock)" == "MockStandard")
        mock.verify()
        #expect(mock.calls.isEmpty)
    }

    @Test func callsAreForwardedToTheRealValue() throws {
        let real = RealStandard(id: 3)
        let mock = MockStandard(wrapping: real)
        let standard: any Standard = mock
        standard.ping()
        #expect(real.pings.calls == [3])
        #expect(standard.id == 3)
        #expect(try text(of: mock) == #"["number 3"]"#)
        #expect(throws: FixtureError.closed) { try text(of: MockStandard(wrapping: RealStandard(id: -1))) }
        mock.stub(.id).andReturn(99)
        #expect(standard.id == 99)
    }

    @Test func anUnexpectedCallIsReported() {
        mock.mock.reporter = failures
        mock.expect(.id).andReturn(1)
        let standard: any Standard = mock
        standard.ping()
        #expect(standard.id == 1)
        mock.verify()
        #expect(failures.reports.map(\.kind) == [.unexpected])
        #expect(failures.headlines == ["MockStandard: unexpected ping, expected id"])
    }
}
