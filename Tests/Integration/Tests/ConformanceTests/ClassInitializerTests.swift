import ExpectKit
import Foundation
import Testing

@testable import FixtureProtocols

// The mock of a class passes the designated initializers on.

struct ClassInitializerTests {
    private let failures = FailureRecorder()

    @Test func theParametersFollowTheNameAndTheMode() {
        let mock = MockAquarium("tank", mode: .nice, volume: 5, title: "sea", diary: Diary("diary;"))
        #expect(mock.mock.name == "tank")
        #expect(mock.mode == .nice)
        #expect(mock.volume == 5)
        #expect(mock.diary.text == "diary;opened;")
    }

    @Test func callsWhileTheSuperclassIsInitializedAndDeinitializedReachIt() {
        let diary = Diary("")
        do {
            let mock = MockAquarium("tank", volume: 4, diary: diary)
            mock.mock.reporter = failures
            #expect(diary.text == "opened;")
            #expect(mock.calls.isEmpty)
            mock.verify()
            mock.expect(.note("used"))
            mock.note("used")
            mock.verify()
        }
        #expect(diary.text == "opened;closed;")
        #expect(failures.reports.isEmpty)
    }

    @Test func aPropertyThatTheInitializerSetsThroughAMethodIsSet() {
        let mock = MockVisitor(mode: .partial, name: "Ada")
        #expect(mock.name == "Ada!")
    }

    @Test func anInitializerCanFail() {
        #expect(MockGate(code: -1) == nil)
        let gate = MockGate("gate", code: 3)
        gate?.expect(.open).andReturn(4)
        #expect(gate?.open() == 4)
        gate?.verify()
    }

    @Test func anInitializerCanSuspendAndThrow() async throws {
        await #expect(throws: FixtureError.closed) { try await MockGate(slowly: -1) }
        let gate = try await MockGate(mode: .partial, slowly: 7)
        #expect(gate.open() == 7)
    }

    @Test func labelsOfTheClassStayAsTheyAre() {
        let gate = MockGate(mockName: "gate", mockMode: .partial, 1, name: "ab", mode: 3)
        #expect(gate.mock.name == "gate")
        #expect(gate.open() == 6)
    }

    @Test func requiredInitializersAreImplemented() {
        func make<G: Gate>(_ type: G.Type) -> [G] {
            [type.init(1, name: "a", mode: 2), type.init(text: "abc")]
        }
        let gates = make(MockGate.self)
        #expect(gates.map(\.code) == [4, 3])
        gates[0].expect(.open).andReturn(9)
        #expect(gates[0].open() == 9)
        gates[0].verify()
    }

    @Test func aDecodableClassIsDecoded() throws {
        let data = Data(#"{"name": "Ada"}"#.utf8)
        let mock = try JSONDecoder().decode(MockVisitor.self, from: data)
        mock.expect(.name).andForward()
        #expect(mock.name == "Ada")
        mock.verify()
        let other = MockVisitor(mode: .partial, name: "Ada")
        #expect(other == other)
    }

    @Test func aClassCanInheritFromAnotherModule() {
        let mock = MockJungle(mode: .partial, name: "Amazon")
        mock.expect(.heat(by: 2)).andReturn(99)
        #expect(mock.heat(by: 2) == 99)
        #expect(mock.heat(by: 1) == 21)
        mock.expect(.temperature).andReturn(5)
        // A member that is not open is that of the class, and calls the mock.
        #expect(mock.explore() == "Amazon at 5 degrees")
        mock.verify()
    }

    @Test func aClassCanInheritFromFoundation() {
        let mock = MockBeacon("light")
        mock.mock.reporter = failures
        mock.expect(.blink(2)).andReturn(3)
        #expect(mock.blink(2) == 3)
        #expect(mock.description == "beacon")
        _ = mock.blink(4)
        #expect(failures.headlines == ["light: unexpected blink(4)"])
    }

    @Test func anObservableClassIsMocked() {
        let mock = MockMood()
        mock.expect(.setWord("angry"))
        mock.expect(.change(to: "calm")).andForward()
        mock.expect(.setWord("calm"))
        mock.word = "angry"
        mock.change(to: "calm")
        mock.verify()
    }
}
