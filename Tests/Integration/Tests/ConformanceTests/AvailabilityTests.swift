import ExpectKit
import Testing

@testable import FixtureProtocols

// A mock has the availability of its protocol and of all requirements, and deprecations are kept.

@available(macOS 15, iOS 17, *)
private final class RealModern: Modern {
    private(set) var glows = 0
    func glow() { glows += 1 }
    func shine() -> Int { 3 }
    @available(*, deprecated) func flicker() -> Bool { true }
}

struct AvailabilityTests {
    @available(macOS 15, iOS 17, *)
    @Test func requirementsWithAvailabilityAreMocked() {
        let mock = MockModern()
        mock.expect(.glow)
        mock.expect(.shine).andReturn(3)
        let modern: any Modern = mock
        modern.glow()
        #expect(modern.shine() == 3)
        mock.verify()
    }

    @available(macOS 15, iOS 17, *)
    @available(*, deprecated)
    @Test func deprecatedRequirementsAreMocked() {
        let mock = MockModern()
        mock.expect(.flicker).andReturn(true)
        #expect((mock as any Modern).flicker())
        mock.verify()
        #expect((MockModern(wrapping: RealModern()) as any Modern).flicker())
    }

    @available(macOS 15, iOS 17, *)
    @Test func callsAreForwardedToTheRealObject() {
        let real = RealModern()
        let mock = MockModern(wrapping: real)
        let modern: any Modern = mock
        modern.glow()
        #expect(real.glows == 1)
        #expect(modern.shine() == 3)
        mock.stub(.shine).andReturn(99)
        #expect(modern.shine() == 99)
    }

    @available(macOS 15, iOS 17, *)
    @Test func aMissingCallIsReported() {
        let (mock, failures) = (MockModern(), FailureRecorder())
        mock.mock.reporter = failures
        mock.expect(.shine).times(2).andReturn(1)
        #expect((mock as any Modern).shine() == 1)
        mock.verify()
        #expect(failures.reports.map(\.kind) == [.missing])
        #expect(failures.onlyReportContains("shine"))
    }
}
