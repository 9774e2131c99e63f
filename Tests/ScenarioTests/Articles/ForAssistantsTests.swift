import ExpectKit
import Testing

/// An asynchronous example of Documentation/for-assistants.md. Readme/ReadmeTourTests.swift has the other one, and
/// Examples/Bakery has the rest.
@Suite struct ForAssistantsTests {
    private let bakery = TypedMockBakery()

    @Test func aTestWaitsForACallInTheBackground() async {
        bakery.expect(.open)
        _Concurrency.Task { [bakery] in bakery.open() }

        await bakery.verify(within: .seconds(5))
    }
}
