import ExpectKit
import Testing

@testable import FixtureProtocols

/// Mocks of protocols with features of newer versions of the language.
@Suite(.verifiesMocks) struct LanguageFeatureTests {
    @Test func aPackageProtocolIsMocked() throws {
        let packer = MockPacker()
        packer.expect(.pack(Bundled(weight: 2))).andReturn(Bundled(weight: 3))
        #expect(try packer.pack(Bundled(weight: 2)).weight == 3)
    }

    @Test @MainActor func preconcurrencyProtocolsAreMocked() {
        let (delegate, screen) = (MockLegacyDelegate(), MockLegacyScreen())
        delegate.expect(.didFinish(true))
        delegate.expect(.show).andReturn(1)
        screen.expect(.didShow("rye")).andReturn(2)
        delegate.didFinish(true)
        #expect(delegate.show() + screen.didShow("rye") == 3)
    }

    @Test func anAsyncSequenceIsMocked() async throws {
        guard #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) else { return }
        let ticker = MockTicker<AsyncStream<Int>.Iterator>()
        ticker.expect(.name()).andReturn("oil")
        ticker.expect(.makeAsyncIterator()).andReturn(
            AsyncStream { continuation in
                continuation.yield(4)
                continuation.finish()
            }.makeAsyncIterator())
        #expect(ticker.name == "oil")
        var prices: [Int] = []
        for await price in ticker { prices.append(price) }
        #expect(prices == [4])
    }

    @Test func streamsOfARequirementAreFed() async throws {
        guard #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) else { return }
        let feed = MockNewsfeed<AsyncStream<Int>>()
        let (items, breaking, archive) = (
            feed.expect(.items()).andStream(), feed.expect(.breaking()).andStream(),
            feed.expect(.archive()).andStream()
        )
        items.yield(1)
        items.finish()
        breaking.yield("fire")
        breaking.finish()
        archive.finish(throwing: FixtureError.closed)
        var all: [Int] = []
        for await item in feed.items() { all.append(item) }
        #expect(all == [1])
        var words: [String] = []
        for await word in feed.breaking() { words.append(word) }
        #expect(words == ["fire"])
        await #expect(throws: FixtureError.self) { for try await _ in feed.archive() {} }
    }

    @Test func aProtocolWithASendableMetatypeIsMocked() {
        let measured = MockMeasured()
        measured.expect(.measure).andReturn(5)
        #expect(measured.measure() == 5)
    }

    /// A span cannot be stored, so its call has the other arguments.
    @Test func aSpanIsNotRecorded() {
        guard #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) else { return }
        let summing = MockSumming()
        summing.expect(.sum(of: "rye")).andReturn(6)
        let values = [1, 2, 3]
        #expect(summing.sum(values.span, of: "rye") == 6)
    }

    @Test func aNonescapableProtocolIsMocked() {
        let fleeting = MockFleeting()
        fleeting.expect(.last).andReturn(7)
        #expect(fleeting.last() == 7)
    }

    @Test func anIsolatedClosureIsPassedOn() async {
        let runner = MockRunner()
        runner.expect(.run(.any)).andDo { work in await work() + 1 }
        #expect(await runner.run { 7 } == 8)
    }
}
