import Testing

@testable import ExpectKit

/// A synthesized stream is finished, so that a loop over it ends.
struct SynthesizedStreamTests {
    private let machine = Machine(.nice)

    @Test(.timeLimit(.minutes(10))) func aLoopOverASynthesizedStreamEnds() async {
        var elements: [Int] = []
        for await element in machine.get(AsyncStream<Int>.self) { elements.append(element) }
        #expect(elements == [])
        #expect(machine.failures.reports.isEmpty)
    }

    @Test(.timeLimit(.minutes(10))) func aLoopOverASynthesizedThrowingStreamEndsWithoutAnError() async throws {
        var elements: [Int] = []
        for try await element in machine.get(AsyncThrowingStream<Int, any Error>.self) {
            elements.append(element)
        }
        #expect(elements == [])
        #expect(machine.failures.reports.isEmpty)
    }

    @Test func aStrictMockReportsTheSynthesizedStream() {
        let machine = Machine()
        _ = machine.get(AsyncStream<Int>.self)
        #expect(machine.answers.count == 1)
        #expect(machine.answers.first?.hasSuffix(", a default value for AsyncStream<Int>") == true)
    }
}
