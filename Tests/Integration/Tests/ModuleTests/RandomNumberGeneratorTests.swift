import ExpectKit
import Testing

// A mock of a protocol of the standard library.

private struct Die {
    func roll(using generator: inout some RandomNumberGenerator) -> Int { Int(generator.next() % 6) + 1 }
}

struct RandomNumberGeneratorTests {
    private let mock = MockRandomNumberGenerator()
    private let failures = FailureRecorder()

    @Test func theTestChoosesTheNumbers() {
        mock.expect(.next).andReturn(0).andReturn(11)
        var generator = mock
        #expect([Die().roll(using: &generator), Die().roll(using: &generator)] == [1, 6])
        mock.verify()
    }

    @Test func callsAreForwardedToTheGeneratorOfTheSystem() {
        var generator = MockRandomNumberGenerator(wrapping: SystemRandomNumberGenerator())
        generator.stub(.next).andReturn(5)
        #expect(Die().roll(using: &generator) == 6)
        generator = MockRandomNumberGenerator(wrapping: SystemRandomNumberGenerator())
        #expect((1...6).contains(Die().roll(using: &generator)))
    }

    @Test func aSecondRollIsReported() {
        mock.mock.reporter = failures
        mock.expect(.next).andReturn(2)
        var generator = mock
        _ = [Die().roll(using: &generator), Die().roll(using: &generator)]
        mock.verify()
        #expect(failures.reports.map(\.kind) == [.surplus])
    }
}
