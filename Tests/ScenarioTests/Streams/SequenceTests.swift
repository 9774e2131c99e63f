import ExpectKit
import Testing

struct SequenceTests {
    @Test func aSequenceOfAnyTypeCanBeFed() async throws {
        guard #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) else { return }
        let call = TypedCall<MockDimmer.Invocation, Void, any AsyncSequence<Int, any Error>, Never>(.level)
        let dimmer = MockDimmer()
        let levels = dimmer.stub(call).andStream()
        levels.yield(4)
        levels.finish()
        let sequence = await dimmer.call(call)
        var all: [Int] = []
        for try await level in sequence { all.append(level) }
        #expect(all == [4])
    }

    @Test func aSequenceWithoutAnErrorCanBeFed() async {
        guard #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) else { return }
        let call = TypedCall<MockDimmer.Invocation, Void, any AsyncSequence<Int, Never>, Never>(.level)
        let dimmer = MockDimmer()
        let levels = dimmer.stub(call).andStream()
        levels.yield(4)
        levels.finish()
        let sequence = await dimmer.call(call)
        var all: [Int] = []
        for await level in sequence { all.append(level) }
        #expect(all == [4])
        #expect(levels.isTerminated)
    }
}
