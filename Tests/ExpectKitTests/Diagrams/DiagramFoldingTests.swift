import Testing

@testable import ExpectKit
@testable import ExpectKitDiagrams

/// The parts of long diagrams that are folded.
struct DiagramFoldingTests {
    private func parts(
        _ count: Int, mistakes: [Int] = [], waits: [Int] = []
    ) -> [DiagramFolding.Part] {
        DiagramFolding(
            (0..<count).map { mistakes.contains($0) ? .mistake : waits.contains($0) ? .wait : .none }
        ).sections
    }

    @Test func aShortDiagramIsNotFolded() {
        #expect(parts(60) == [.init(isFolded: false, events: 0..<60)])
        #expect(parts(0) == [])
    }

    @Test func aLongDiagramIsUnfoldedAtItsEndsAndAroundAMistake() {
        #expect(
            parts(200, mistakes: [100]) == [
                .init(isFolded: false, events: 0..<5), .init(isFolded: true, events: 5..<94),
                .init(isFolded: false, events: 94..<107), .init(isFolded: true, events: 107..<195),
                .init(isFolded: false, events: 195..<200),
            ])
    }

    @Test func aLongDiagramIsUnfoldedAtACallThatWaits() {
        #expect(
            parts(200, waits: [50]) == [
                .init(isFolded: false, events: 0..<5), .init(isFolded: true, events: 5..<49),
                .init(isFolded: false, events: 49..<52), .init(isFolded: true, events: 52..<195),
                .init(isFolded: false, events: 195..<200),
            ])
    }

    /// A fold would take as much space as the event.
    @Test func aSingleEventIsNotFolded() {
        #expect(parts(100, mistakes: [12]).map(\.isFolded) == [false, true, false])
        #expect(parts(100, mistakes: [12]).first?.events == 0..<19)
    }

    @Test func onlyTheFirstOfManyMistakesAreUnfolded() {
        let shown = parts(2000, mistakes: Array(stride(from: 0, to: 2000, by: 20)))
            .filter { !$0.isFolded }.reduce(0) { $0 + $1.events.count }
        #expect(shown < 300)
    }

    @Test func theNumberOfEventsIsBounded() {
        let parts = parts(100_000, mistakes: [50_000])
        #expect(parts.reduce(0) { $0 + $1.events.count } == 2000)
        #expect(parts.reduce(0) { $0 + $1.events.count + $1.omitted } == 100_000)
        #expect(parts.filter { !$0.isFolded }.allSatisfy { $0.omitted == 0 })
    }
}
