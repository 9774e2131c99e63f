import ExpectKit
import Testing

@testable import FixtureProtocols

private struct RealRanger: Ranger {
    func answerAlarms(with body: @escaping @convention(c) (Int32) -> Int32) -> Int { Int(body(20)) }
    func count(_ herds: some Collection<some Equatable>) -> Int { herds.count }
    func extend(_ tags: inout some RangeReplaceableCollection<Int>) { tags.append(0) }
}

/// Calls with types that a symbol graph shows only in part: C functions, and opaque types with opaque arguments.
struct OmittedTypeTests {
    private let failures = FailureRecorder()

    @Test func callsAreExpectedAndAnswered() {
        let mock = MockRanger()
        mock.expect(.answerAlarms(with: .any)).andDo { body in Int(body(1)) }
        mock.expect(.count([1, 2])).andReturn(5)
        mock.expect(.extend([3])).andReturn([3, 4])

        let ranger: any Ranger = mock
        #expect(ranger.answerAlarms { $0 + 1 } == 2)
        #expect(ranger.count([1, 2]) == 5)
        var tags = [3]
        ranger.extend(&tags)
        #expect(tags == [3, 4])
        mock.verify()
    }

    @Test func otherCallsAreReported() {
        let mock = MockRanger()
        mock.mock.reporter = failures
        mock.expect(.count([1, 2])).andReturn(5)
        let ranger: any Ranger = mock
        _ = ranger.count([1, 3])
        var tags = [1]
        ranger.extend(&tags)
        mock.verify()
        #expect(
            failures.headlines == [
                "MockRanger: count(…): herds[1] is 3, expected 2",
                "MockRanger: unexpected extend([1])",
            ])
        #expect(tags == [1])
    }

    @Test func callsAreForwarded() {
        let mock = MockRanger(wrapping: RealRanger())
        mock.stub(.count([1])).andReturn(7)
        let ranger: any Ranger = mock
        #expect(ranger.answerAlarms { $0 * 2 } == 40)
        #expect(ranger.count([1]) == 7)
        #expect(ranger.count(["a", "b"]) == 2)
        var tags: ContiguousArray = [1]
        ranger.extend(&tags)
        #expect(tags == [1, 0])
    }
}
