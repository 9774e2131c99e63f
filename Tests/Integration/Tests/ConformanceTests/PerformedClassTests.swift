import Foundation
import Testing

@testable import ExpectKit
@testable import ExpectKitTapes
@testable import FixtureProtocols

// Calls of classes that are recorded on a tape or performed on a real object.

struct PerformedClassTests {
    private let tapes = TapesInTemporaryFolder()

    @Test func aMemberOfAClassIsCalled() async throws {
        let depository = Depository<Int>()
        #expect(
            try await MockDepository<Int>.perform(.store(.value(3), at: .value("B")), on: depository) as? Int
                == 1)
        #expect(try await MockDepository<Int>.perform(.find(.value(0)), on: depository) as? Int == 3)
        try await MockDepository<Int>.perform(.setOwner(.value("Bob")), on: depository)
        #expect(depository.owner == "Bob")
        var seen: [Int] = []
        _ = try await MockDepository<Int>.perform(.watch(.value { seen.append($0) }), on: depository)
        #expect(seen == [1])
    }

    @Test func theJournalOfAClassIsReplayed() async throws {
        let mock = MockDepository<Int>(mode: .partial)
        _ = try mock.store(3, at: "B")
        _ = try mock.store(4, at: "C")

        let other = Depository<Int>()
        for call in mock.calls { try await MockDepository<Int>.perform(call, on: other) }
        #expect(other.items == [3, 4])
    }

    @Test func aClassIsRecordedAndPlayed() async throws {
        let tape = tapes.tape()
        let recorded = MockDepository<Int>(mode: .partial)
        recorded.use(tape)
        #expect(try recorded.store(3, at: "B") == 1)
        #expect(recorded.owner == "Ada")
        tape.finish()
        #expect(tapes.failures.reports.map(\.kind) == [.tape], "\(tapes.texts)")
        tapes.failures.drain()

        let played = MockDepository<Int>()
        played.mock.reporter = tapes.failures
        played.use(tapes.tape())
        #expect(try played.store(4, at: "B") == 1)
        #expect(tapes.failures.reports.map(\.kind) == [.unexpected])
    }
}
