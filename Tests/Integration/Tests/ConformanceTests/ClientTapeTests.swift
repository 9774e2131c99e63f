import Testing

@testable import ExpectKit
@testable import ExpectKitTapes
@testable import FixtureProtocols

// Generated mocks of structs of closures with `--codable`, on tapes.

struct ClientTapeTests {
    private let folder = TapesInTemporaryFolder()
    private let lion = Animal(name: "lion")

    private let real = BarnClient(
        add: { animal, stall in animal.name.count + stall.count },
        find: { name in
            if name.isEmpty { throw FixtureError.closed }
            return name == "lion" ? Animal(name: name) : nil
        },
        rename: { $0.isEmpty ? nil : $0 + "!" }, close: {})

    private func work(with client: BarnClient) async throws -> [String] {
        let found = [
            "\(client.add(lion, "A"))", "\(String(describing: try await client.find("lion")?.name))",
        ]
        client.close()
        return found + ["\(String(describing: client.rename?("lion")))"]
    }

    @Test func aRecordedRunIsPlayed() async throws {
        let recorded = MockBarnClient(wrapping: real)
        let tape = folder.tape()
        recorded.use(tape)
        let results = try await work(with: recorded.client)
        recorded.verify()
        tape.finish()
        #expect(folder.failures.reports.map(\.kind) == [.tape], "\(folder.texts)")
        folder.failures.drain()

        let played = MockBarnClient()
        played.use(folder.tape())
        #expect(try await work(with: played.client) == results)
        played.verify()
        #expect(folder.failures.reports.isEmpty, "\(folder.texts)")
        #expect(results.first == "5")
    }

    @Test func anotherCallIsReportedWithTheEntryOfTheTape() throws {
        let tape = folder.tape()
        let recorded = MockBarnClient(wrapping: real)
        recorded.use(tape)
        _ = recorded.client.add(lion, "A")
        tape.finish()
        folder.failures.drain()

        let played = MockBarnClient()
        played.mock.reporter = folder.failures
        played.use(folder.tape())
        #expect(played.client.add(lion, "BB") == 5)
        played.verify()
        #expect(folder.failures.reports.map(\.kind) == [.unexpected])
        #expect(folder.failures.reports.first?.text.contains("entry 1") == true)
    }

    @Test func aRecordedCallIsPerformedOnARealStruct() async throws {
        let sum = try await MockBarnClient.perform(.add(animal: .value(lion), to: .value("A")), on: real)
        #expect(sum as? Int == 5)
        let found = try await MockBarnClient.perform(.find(name: .value("lion")), on: real)
        #expect(found as? Animal? == lion)
        let renamed = try await MockBarnClient.perform(.rename(name: .value("lion")), on: real)
        #expect(renamed as? String? == "lion!")
        #expect(try await MockBarnClient.perform(.close, on: real) is Void)
        await #expect(throws: FixtureError.closed) {
            _ = try await MockBarnClient.perform(.find(name: .value("")), on: real)
        }
    }
}
