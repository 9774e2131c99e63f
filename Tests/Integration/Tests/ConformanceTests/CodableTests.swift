import Foundation
import Testing

@testable import ExpectKit
@testable import ExpectKitTapes
@testable import FixtureProtocols

// Generated mocks with `--codable` on tapes.

struct CodableTests {
    private let folder = TapesInTemporaryFolder()
    private let lion = Animal(name: "lion")
    private let crane = Animal(name: "crane")

    /// Calls every requirement that a tape can take.
    private func work(with warehouse: MockWarehouse) async throws -> [String] {
        var found = ["\(warehouse.add(crane, to: "B"))", "\(try warehouse.remove("lion").name)"]
        found.append("\(String(describing: try await warehouse.find("crane")?.name))")
        found.append("\(String(describing: try await warehouse.find("whale")))")
        var names = ["b", "a"]
        warehouse.tidy(&names)
        found += names
        warehouse.close()
        found += ["\(warehouse.search("crane"))", warehouse.search(0), "\(warehouse.move(1, nil))"]
        warehouse.log("one", "two")
        found.append(warehouse.name("Ada"))
        warehouse[0] = "crow"
        warehouse.owner = "Bob"
        found += [warehouse[0], warehouse.owner, "\(try await warehouse.size)"]
        return found
    }

    @Test func aRecordedRunIsPlayed() async throws {
        let real = RealWarehouse(owner: "Ada")
        let recorded = MockWarehouse(wrapping: real)
        let tape = folder.tape()
        recorded.use(tape)
        let results = try await work(with: recorded)
        recorded.verify()
        tape.finish()
        #expect(folder.failures.reports.map(\.kind) == [.tape], "\(folder.texts)")
        folder.failures.drain()

        let played = MockWarehouse(wrapping: RealWarehouse(owner: "not asked"))
        played.use(folder.tape())
        #expect(try await work(with: played) == results)
        played.verify()
        #expect(folder.failures.reports.isEmpty, "\(folder.texts)")
        #expect(results.first == "2")
    }

    @Test func anotherCallIsReportedWithTheEntryOfTheTape() throws {
        let tape = folder.tape()
        let recorded = MockWarehouse(wrapping: RealWarehouse(owner: "Ada"))
        recorded.use(tape)
        _ = recorded.add(crane, to: "B")
        tape.finish()
        folder.failures.drain()

        let played = MockWarehouse()
        played.mock.reporter = folder.failures
        played.use(folder.tape())
        #expect(played.add(lion, to: "B") == 2); let line = #line
        played.verify()
        let report = try #require(folder.failures.reports.first)
        #expect(folder.failures.reports.map(\.kind) == [.unexpected])
        #expect(report.location.line == line)
        #expect(
            report.text.contains("add(…): animal.name is \"lion\", expected \"crane\""), "\(report.text)")
        #expect(report.text.contains("got:      add(Animal(name: \"lion\"), to: \"B\")"))
        #expect(report.text.contains("entry 1"))
    }

    @Test func aMissingCallIsReported() throws {
        let tape = folder.tape()
        let recorded = MockWarehouse(wrapping: RealWarehouse(owner: "Ada"))
        recorded.use(tape)
        recorded.close()
        tape.finish()
        folder.failures.drain()

        let played = MockWarehouse()
        played.mock.reporter = folder.failures
        played.use(folder.tape()); let line = #line
        played.verify()
        #expect(folder.failures.reports.map(\.kind) == [.missing])
        #expect(folder.failures.reports.first?.location.line == line)
    }

    /// The format is that of the conformance that the compiler synthesizes for a handwritten wrapper.
    @Test func aTapeOfAHandwrittenWrapperIsPlayed() throws {
        let recorded = HandwrittenDepot(wrapping: RealDepot())
        let tape = folder.tape()
        recorded.use(tape)
        #expect(recorded.store(3, at: ["a": 4]) == 1)
        #expect(recorded.all() == [3])
        tape.finish()
        folder.failures.drain()

        let played = MockDepot<Int>("Depot")
        played.mock.reporter = folder.failures
        played.use(folder.tape())
        #expect(played.store(3, at: ["a": 4]) == 1)
        #expect(played.all() == [3])
        played.verify()
        #expect(folder.failures.reports.isEmpty, "\(folder.texts)")
    }

    @Test func invocationsAreEncodedAsTheCompilerEncodesThem() throws {
        func text(_ value: some Encodable) throws -> String {
            let encoder = JSONEncoder()
            encoder.outputFormatting = .sortedKeys
            return String(decoding: try encoder.encode(value), as: UTF8.self)
        }
        let generated: [MockDepot<Int>.Invocation] = [.store(.value(3), at: .value(["a": 4])), .all]
        let handwritten: [HandwrittenDepot.Invocation] = [.store(.value(3), at: .value(["a": 4])), .all]
        #expect(try text(generated) == text(handwritten))
        #expect(try text(generated) == #"[{"store":{"_0":3,"at":{"a":4}}},{"all":{}}]"#)
        let decoded = try JSONDecoder().decode(
            [MockDepot<Int>.Invocation].self, from: Data(text(handwritten).utf8))
        #expect(zip(generated, decoded).allSatisfy { $0.matches($1) })
    }

    @Test(arguments: [#"{"sell":{}}"#, #"{"all":{},"store":{}}"#, #"{"store":{"_0":3}}"#, "3"])
    func whatIsNoCallIsNotDecoded(text: String) {
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(MockDepot<Int>.Invocation.self, from: Data(text.utf8))
        }
    }

    /// The calls of an encoder are data in a dictionary, and names elsewhere: only data is redacted.
    @Test func aSecretIsRedacted() throws {
        let tape = folder.tape()
        let recorded = MockWarehouse(wrapping: RealWarehouse(owner: "Ada"))
        recorded.use(tape, .redacting("to", of: "add"))
        _ = recorded.add(crane, to: "add")
        recorded.close()
        tape.finish()
        let text = try #require(folder.text)
        #expect(text.contains("\"add\" : {"))
        #expect(text.contains("crane"))
        #expect(!text.contains("\"to\" : \"add\""))
        #expect(folder.failures.reports.map(\.kind) == [.tape], "\(folder.texts)")
    }

    @Test func aCallWithAClosureIsRefusedWhenItIsRecorded() throws {
        let tape = folder.tape()
        let recorded = MockWarehouse(wrapping: RealWarehouse(owner: "Ada"))
        recorded.mock.reporter = folder.failures
        recorded.use(tape)
        var seen = 0
        recorded.watch { seen = $0 }
        tape.finish()
        #expect(seen == 7)
        #expect(folder.text == nil)
        let text = try #require(folder.failures.reports.first).unwrappedText
        #expect(text.contains("watch"), "\(text)")
        #expect(text.contains("its argument change is a closure, which cannot be encoded"), "\(text)")
    }
}

private final class RealDepot: Depot {
    private var items: [Int] = []
    func store(_ item: Int, at places: [String: Int]) -> Int {
        items.append(item)
        return items.count
    }
    func all() -> [Int] { items }
}

private final class HandwrittenDepot: Depot, Mocking {
    enum Invocation: Codable {
        case store(Arg<Int>, at: Arg<[String: Int]>), all
    }
    let mock = Mock<Invocation>("Depot")
    private let real: RealDepot
    init(wrapping real: RealDepot) { self.real = real }

    func store(_ item: Int, at places: [String: Int]) -> Int {
        mock.call(.store(.value(item), at: .value(places))) { real.store(item, at: places) }
    }
    func all() -> [Int] { mock.call(.all) { real.all() } }
}
