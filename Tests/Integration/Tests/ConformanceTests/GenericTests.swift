import ExpectKit
import Testing

@testable import FixtureProtocols

private struct RealArchive: Archive {
    let stored = Mock<String>("stored", mode: .nice)
    func store<Item: Encodable>(_ item: Item, under key: String) { stored.call("\(key): \(item)") }
    func load<Item: Decodable>(_ type: Item.Type, from key: String) throws -> Item {
        guard let item = key as? Item else { throw FixtureError.closed }
        return item
    }
    func first<Item>(of items: [Item], or other: Item?) -> Int where Item: Equatable, Item: Sendable {
        items.firstIndex { $0 == other } ?? -1
    }
    func latest<Item>() -> Item? { "latest" as? Item }
    func merge<Items: Sequence>(_ items: Items) -> Int where Items.Element == Int { items.reduce(0, +) }
    func pair<Left, Right>(_ left: Left, _ right: Right) -> (Left, Right) { (left, right) }
    func all<each Item>(_ items: repeat each Item) -> Int {
        var count = 0
        for _ in repeat each items { count += 1 }
        return count
    }
    func describe(
        _ item: some CustomStringConvertible, by reader: any Collection<Int>
    ) -> any Sequence<String> { reader.map { "\(item) \($0)" } }
    func save<Failure: Error>(failing: Failure.Type) throws(Failure) {
        if let error = FixtureError.escaped as? Failure { throw error }
    }
    func table(_ rows: [String: any Sendable], _ point: (x: Int, y: Int), _ type: any Encodable.Type) -> Int {
        rows.count + point.x + point.y
    }
    func index<Key: Hashable, Value>(_ table: [Key: Value], of kind: Value.Type) -> Set<Int> { [table.count] }
}

struct GenericTests {
    private let mock = MockArchive()
    private let failures = FailureRecorder()
    private let leo = Animal(name: "Leo")

    @Test func genericArgumentsAreExpected() {
        mock.expect(.store(leo, under: "a"))
        mock.expect(.store([1, 2], under: "b"))
        mock.expect(.first(of: [1, 2], or: 2)).andReturn(1)
        mock.expect(.first(of: ["x"], or: nil)).andReturn(-1)
        mock.expect(.merge([1, 2, 3])).andReturn(6)
        mock.expect(.merge(1...3)).andReturn(7)
        mock.expect(.all(["a", 1, leo])).andReturn(3)
        mock.expect(.all([])).andReturn(0)

        let archive: any Archive = mock
        archive.store(leo, under: "a")
        archive.store([1, 2], under: "b")
        #expect(archive.first(of: [1, 2], or: 2) == 1)
        #expect(archive.first(of: ["x"], or: nil) == -1)
        #expect(archive.merge([1, 2, 3]) == 6)
        #expect(archive.merge(1...3) == 7)
        #expect(archive.all("a", 1, leo) == 3)
        #expect(archive.all() == 0)
        mock.verify()
    }

    @Test func genericResultsAreAnswered() throws {
        mock.expect(.load(Animal.self, from: "a")).andReturn(leo)
        mock.expect(.load(Int.self, from: "a")).andReturn(3).andThrow(FixtureError.closed)
        mock.expect(.load(.any, from: .any, returning: String.self)).andReturn("any")
        mock.expect(.latest(returning: Int?.self)).andReturn(4)
        mock.expect(.latest(returning: Animal?.self)).andReturn(nil)
        mock.expect(.pair("a", 1)).andReturn(("b", 2))
        mock.expect(.pair(.any, .any, returning: (Int, Int).self)).andReturn((3, 4))

        let archive: any Archive = mock
        #expect(try archive.load(Animal.self, from: "a") == leo)
        #expect(try archive.load(Int.self, from: "a") == 3)
        #expect(throws: FixtureError.closed) { try archive.load(Int.self, from: "a") }
        #expect(try archive.load(String.self, from: "z") == "any")
        let (number, animal): (Int?, Animal?) = (archive.latest(), archive.latest())
        #expect(number == 4)
        #expect(animal == nil)
        #expect(archive.pair("a", 1) == ("b", 2))
        #expect(archive.pair(1, 2) == (3, 4))
        mock.verify()
    }

    @Test func existentialsTuplesAndMetatypesAreExpected() {
        mock.expect(.describe(7, by: [1, 2])).andReturn(["x", "y"])
        mock.expect(.save(failing: FixtureError.self)).andThrow(.escaped)
        mock.expect(.save(failing: Never.self))
        mock.expect(.table(["a": 1], (1, 2), Animal.self)).andReturn(5)
        mock.expect(.table(.any, .any, .any)).andReturn(6)
        mock.expect(.index(["a": 1], of: Int.self)).andReturn([9])

        let archive: any Archive = mock
        #expect(Array(archive.describe(7, by: [1, 2])) == ["x", "y"])
        #expect(throws: FixtureError.escaped) { try archive.save(failing: FixtureError.self) }
        archive.save(failing: Never.self)
        #expect(archive.table(["a": 1], (x: 1, y: 2), Animal.self) == 5)
        #expect(archive.table([:], (x: 0, y: 0), Int.self) == 6)
        #expect(archive.index(["a": 1], of: Int.self) == [9])
        mock.verify()
    }

    @Test func callsAreForwardedToTheRealValue() throws {
        let real = RealArchive()
        let archive: any Archive = MockArchive(wrapping: real)
        archive.store(1, under: "a")
        #expect(real.stored.calls == ["a: 1"])
        #expect(try archive.load(String.self, from: "key") == "key")
        #expect(throws: FixtureError.closed) { try archive.load(Int.self, from: "key") }
        #expect(archive.first(of: [1, 2], or: 2) == 1)
        let latest: String? = archive.latest()
        #expect(latest == "latest")
        #expect(archive.merge(1...4) == 10)
        #expect(archive.pair("a", 1) == ("a", 1))
        #expect(archive.all(1, "b", 2.5) == 3)
        #expect(Array(archive.describe("no.", by: [1, 2])) == ["no. 1", "no. 2"])
        #expect(throws: FixtureError.escaped) { try archive.save(failing: FixtureError.self) }
        archive.save(failing: Never.self)
        #expect(archive.table(["a": 1], (x: 2, y: 3), Int.self) == 6)
        #expect(archive.index([1: "a", 2: "b"], of: String.self) == [2])
    }

    @Test func aStubTakesPrecedenceOverTheRealValue() throws {
        let mock = MockArchive(wrapping: RealArchive())
        mock.stub(.load(String.self, from: "a")).andReturn("stubbed")
        mock.stub(.all([1])).andReturn(99)
        let archive: any Archive = mock
        #expect(try archive.load(String.self, from: "a") == "stubbed")
        #expect(try archive.load(String.self, from: "b") == "b")
        #expect([archive.all(1), archive.all(2), archive.all(1, 1)] == [99, 1, 2])
    }

    @Test func aDifferentTypeIsReported() {
        mock.mock.reporter = failures
        mock.expect(.load(Animal.self, from: "a")).andReturn(leo)
        let archive: any Archive = mock
        #expect(throws: (any Error).self, "there is no answer of the type") {
            try archive.load(Int.self, from: "a")
        }
        mock.verify()
        #expect(failures.reports.map(\.kind) == [.unexpected])
        #expect(failures.headlines == ["MockArchive: load(…): type is Int.self, expected Animal.self"])
        #expect(failures.onlyReportContains(#"got: load(Int.self, from: "a")"#))
    }

    @Test func aDifferentItemOfAPackIsReported() {
        mock.mock.reporter = failures
        mock.expect(.all(["a", 1])).andReturn(2)
        let archive: any Archive = mock
        _ = archive.all("a", 2)
        mock.verify()
        #expect(failures.reports.map(\.kind) == [.unexpected])
        #expect(failures.onlyReportContains("all(…): items[1] is 2, expected 1"))
    }
}

/// The types that only the answer of a call depends on tell its calls apart.
struct GenericResultTests {
    private let mock = MockSettings()
    private let failures = FailureRecorder()

    init() { mock.mock.reporter = failures }

    @Test func aCallIsAnsweredForItsType() throws {
        mock.stub(.value(for: .any, returning: Int?.self)).andReturn(1)
        mock.stub(.value(for: .any, returning: String?.self)).andReturn("a")
        mock.stub(.all(returning: [Int].self)).andReturn([])
        mock.stub(.all(returning: [String].self)).andReturn(["b"])
        mock.stub(.table(returning: [String: Int].self)).andReturn(["c": 2])
        mock.stub(.convert(1, returning: String?.self)).andReturn("d")
        mock.stub(.first(.any, given: [Int].self)).andReturn(3)
        mock.stub(.first(.any, given: Set<Int>.self)).andReturn(4)
        mock.stub(.edges(.any, given: [Int].self, given: [Bool].self)).andReturn((5, true))
        mock.stub(.load(Int.self)).andReturn(6)
        let settings: any Settings = mock
        let values: (Int?, String?) = (settings.value(for: "x"), settings.value(for: "x"))
        #expect(values == (1, "a"))
        let lists: ([Int], [String]) = (settings.all(), settings.all())
        #expect(lists == ([], ["b"]))
        let table: [String: Int] = settings.table()
        #expect(table == ["c": 2])
        let text: String? = settings.convert(1)
        #expect(text == "d")
        #expect(settings.first { [1] } == 3)
        #expect(settings.first { Set([1]) } == 4)
        #expect(try #require(settings.edges { ([1], [false]) }) == (5, true))
        #expect(settings.load(Int.self) == 6)
        #expect(failures.reports.isEmpty)
    }

    @Test func aCallForAnotherTypeIsReported() {
        mock.expect(.value(for: "timeout", returning: Int?.self)).andReturn(nil)
        let text: String? = (mock as any Settings).value(for: "timeout")
        #expect(text == nil)
        mock.verify()
        #expect(failures.reports.map(\.kind) == [.unexpected])
        #expect(
            failures.headlines == [
                "MockSettings: value(…): returning is String?.self, expected Int?.self"
            ])
        #expect(failures.onlyReportContains(#"got: value(for: "timeout", returning: String?.self)"#))
    }

    @Test func anArgumentForAnyTypeHasTheTypeOfTheAnswer() {
        let types = Captor<any Decodable.Type>()
        mock.stub(.load(.capture(types), returning: Bool?.self)).andReturn(true)
        mock.expect(.load(.any, returning: Int?.self)).andReturn(nil)
        let settings: any Settings = mock
        #expect(settings.load(Int.self) == nil)
        #expect(settings.load(Bool.self) == true)
        #expect(types.all.map { "\($0)" } == ["Bool"])
        mock.reset()
        mock.expect(.load(.any, returning: Int?.self)).andReturn(nil)
        #expect(settings.load(String.self) == nil)
        mock.verify()
        #expect(failures.headlines == ["MockSettings: load(…): type is String.self, expected Int.self"])
    }

    @Test func aRejectedTypeLeavesTheOthers() {
        mock.stub(.all(returning: [Int].self)).andReturn([1])
        mock.reject(.all(returning: [String].self))
        let numbers: [Int] = (mock as any Settings).all()
        #expect(numbers == [1])
        #expect(failures.reports.isEmpty)
        let texts: [String] = (mock as any Settings).all()
        #expect(texts == [])
        #expect(failures.reports.map(\.kind) == [.rejected])
    }

    @Test func aQueryCountsTheCallsForAllTypes() throws {
        let mock = MockSettings(mode: .nice)
        let settings: any Settings = mock
        let (_, _): (Int?, String?) = (settings.value(for: "x"), settings.value(for: "x"))
        let (_, _): ([Int], [String]) = (settings.all(), settings.all())
        #expect(mock.callCount(.value(for: "x")) == 2)
        #expect(mock.callCount(.value(for: .any)) == 2)
        #expect(mock.callCount(.value(for: "x", returning: .value(Int?.self))) == 1)
        #expect(mock.callCount(.all) == 2)
        #expect(mock.callCount(.all()) == 2)
        #expect(mock.arguments(of: .value(for: .any, returning: Int?.self)) == ["x"])
        mock.verifySequence(.value(for: "x"), .value(for: "x"), .all, .all)
    }

    @Test func aGenericSubscriptIsReadForItsType() {
        mock.stub(.item("a", returning: Int?.self)).andReturn(1)
        mock.stub(.item("a", returning: String?.self)).andReturn("b")
        mock.expect(.setItem("a", to: 2))
        var settings: any Settings = mock
        #expect((settings["a"] as Int?) == 1)
        #expect((settings["a"] as String?) == "b")
        settings["a"] = 2
        mock.verify()
        #expect(failures.reports.isEmpty)
    }

    @Test func aStaticCallIsAnsweredForItsType() {
        MockSettings.withBoundMock { settings in
            settings.expect(.shared(returning: Int?.self)).andReturn(1)
            let number: Int? = MockSettings.shared()
            #expect(number == 1)
            settings.verify()
        }
    }

    @Test func aGenericMockTellsTypesApart() {
        let drawer = MockDrawer<Int>()
        drawer.stub(.take(returning: Int?.self)).andReturn(1)
        drawer.stub(.take(returning: String?.self)).andReturn("a")
        drawer.stub(.look(at: 1, returning: Bool?.self)).andReturn(true)
        let taken: (Int?, String?) = (drawer.take(), drawer.take())
        #expect(taken == (1, "a"))
        let seen: Bool? = drawer.look(at: 1)
        #expect(seen == true)
        #expect(drawer.callCount(.take()) == 2)
    }
}
