import ExpectKit
import Testing

@testable import MainActorFixtureProtocols

// A protocol of a module with main actor isolation by default, mocked in a nonisolated module.

@MainActor private final class RealKiosk: Kiosk {
    var stock: [Souvenir] = []
    init(name: String) {}
    func sell(_ souvenir: Souvenir, to visitor: String?) -> Int { visitor == nil ? 1 : 2 }
    func restock(_ souvenirs: [Souvenir: Int]) async throws -> Souvenir {
        stock = souvenirs.keys.sorted { $0.name < $1.name }
        return stock[0]
    }
    func light(_ mode: MainActorFixtureProtocols.MockMode) -> MainActorFixtureProtocols.MockMode { mode }
    func onSale(_ handler: @escaping (Souvenir) -> Void) { stock.forEach(handler) }
    func count(_ body: (Souvenir) -> Bool) -> Int { stock.filter(body).count }
    nonisolated func label() -> String { "real" }
    static var opening: Int { 9 }
}

@MainActor struct KioskTests {
    private let mug = Souvenir(name: "mug")
    private let map = Souvenir(name: "map")

    @Test func everyRequirementIsAnswered() async throws {
        let kiosk = MockKiosk()
        kiosk.expect(.setStock([mug]))
        kiosk.expect(.stock).andReturn([mug])
        kiosk.expect(.sell(mug, to: nil)).andReturn(3)
        kiosk.expect(.restock([mug: 1])).andReturn(map)
        kiosk.expect(.light(.day)).andReturn(.night)
        kiosk.expect(.onSale()).andDo { _ in }
        kiosk.expect(.count).andReturn((body: [mug, map], result: 5))
        kiosk.expect(.label).andReturn("kiosk")

        kiosk.stock = [mug]
        #expect(kiosk.stock == [mug])
        #expect(kiosk.sell(mug, to: nil) == 3)
        #expect(try await kiosk.restock([mug: 1]) == map)
        #expect(kiosk.light(.day) == .night)
        kiosk.onSale { _ in }
        var seen: [String] = []
        let result = kiosk.count { souvenir in
            seen.append(souvenir.name)
            return true
        }
        #expect(result == 5)
        #expect(seen == ["mug", "map"])
        #expect(kiosk.label() == "kiosk")
        kiosk.verify()
    }

    @Test func callsWithoutAStubAreForwarded() async throws {
        let kiosk = MockKiosk(wrapping: RealKiosk(name: "real"))
        kiosk.stub(.sell(.value(map), to: .any)).andReturn(7)
        #expect(try await kiosk.restock([mug: 1, map: 2]) == map)
        #expect(kiosk.stock == [map, mug])
        #expect(kiosk.sell(map, to: "Ann") == 7)
        #expect(kiosk.sell(mug, to: "Ann") == 2)
        #expect(kiosk.count { $0.name == "mug" } == 1)
        #expect(kiosk.label() == "real")
    }

    @Test func aDifferentDictionaryIsReported() async throws {
        let kiosk = MockKiosk()
        let failures = FailureRecorder()
        kiosk.mock.reporter = failures
        kiosk.expect(.restock([mug: 1])).andReturn(mug)
        #expect(try await kiosk.restock([mug: 2]) == mug)
        #expect(failures.reports.map(\.kind) == [.unexpected])
        #expect(failures.reports.first?.text.contains("is 2, expected 1") == true)
    }

    @Test func manyStubsWithIsolatedTypesAreFound() {
        let kiosk = MockKiosk()
        for number in 0..<20 { kiosk.stub(.sell(Souvenir(name: "\(number)"), to: nil)).andReturn(number) }
        for number in 0..<20 { #expect(kiosk.sell(Souvenir(name: "\(number)"), to: nil) == number) }
    }

    @Test func staticAndInitRequirementsUseTheBoundMock() {
        MockKiosk.withBoundMock { kiosk in
            kiosk.expect(.create(name: "north"))
            kiosk.expect(.opening).andReturn(8)
            _ = MockKiosk(name: "north")
            #expect(MockKiosk.opening == 8)
            kiosk.verify()
        }
    }
}
