import ExpectKit
import Testing

// The code of the articles “Writing a mock by hand” and “Writing a mock by hand: reference”. Their first mocks are in
// Readme/ReadmeWrappers.swift.

// MARK: Real objects

protocol PriceList {
    func price(of bread: String) -> Int
}

struct PriceBoard: PriceList {
    func price(of bread: String) -> Int { 5 }
}

final class MockPriceList: PriceList, TypedMocking {
    enum Invocation { case price(of: Arg<String>) }
    let mock = Mock<Invocation>(mode: .partial)
    let real: any PriceList

    init(wrapping real: any PriceList) { self.real = real }

    func price(of bread: String) -> Int { call(.price(of: .value(bread))) { real.price(of: bread) } }
}

// MARK: Arguments for closures

extension TypedCall where Invocation == MockPriceList.Invocation {
    static func price(of bread: Arg<String>) -> TypedCall<Invocation, String, Int, Never> {
        .init(.price(of: bread)) { if case .price(let bread) = $0 { bread.value } else { nil } }
    }
}

// MARK: Generic classes

protocol BreadBox<Item> {
    associatedtype Item
    func store(_ item: Item)
    func first() -> Item?
}

final class MockBreadBox<Item>: BreadBox, TypedMocking {
    enum Invocation { case store(Arg<Item>), first }
    let mock = Mock<Invocation>()

    func store(_ item: Item) { call(.store(.value(item))) }
    func first() -> Item? { call(.first()) }
}

extension MockCall {
    static func store<Item>(_ item: Arg<Item>) -> MockCall<Invocation, Void, Never>
    where Invocation == MockBreadBox<Item>.Invocation { .init(.store(item)) }

    static func first<Item>() -> MockCall<Invocation, Item?, Never>
    where Invocation == MockBreadBox<Item>.Invocation { .init(.first) }
}

// MARK: Subclasses

class Grinder {
    private let capacity: Int

    init(capacity: Int) { self.capacity = capacity }

    var isClean = true
    func fill(_ grain: String, grams: Int) throws { if grams > capacity { throw GrinderError.full } }
    func grind(_ grams: Int) -> Int { grams - 1 }
    func clean() { isClean = true }
}

enum GrinderError: Error, Equatable {
    case full, jammed
}

final class TypedMockGrinder: Grinder, TypedMocking {
    enum Invocation { case fill(Arg<String>, grams: Arg<Int>), grind(Arg<Int>), clean }
    let mock = Mock<Invocation>(mode: .partial)

    override func fill(_ grain: String, grams: Int) throws {
        try call(.fill(.value(grain), grams: .value(grams))) { try super.fill(grain, grams: grams) }
    }
    override func grind(_ grams: Int) -> Int { call(.grind(.value(grams))) { super.grind(grams) } }
    override func clean() { call(.clean) { super.clean() } }
}

extension MockCall where Invocation == TypedMockGrinder.Invocation {
    static func fill(_ grain: Arg<String>, grams: Arg<Int>) -> MockCall<Invocation, Void, any Error> {
        .init(.fill(grain, grams: grams))
    }
    static func grind(_ grams: Arg<Int>) -> MockCall<Invocation, Int, Never> { .init(.grind(grams)) }
    static var clean: MockCall<Invocation, Void, Never> { .init(.clean) }
}

// MARK: Static requirements

protocol BreadRobot {
    static var model: String { get }
    init(name: String)
    func knead() -> Bool
}

final class MockBreadRobot: BreadRobot, Mocking {
    enum Invocation: Equatable { case model, create(name: String), knead }
    @TaskLocal static var shared = Mock<Invocation>()
    let mock = MockBreadRobot.shared

    static var model: String { shared.call(.model) }
    init(name: String) { mock.call(.create(name: name)) }
    func knead() -> Bool { mock.call(.knead) }
}

/// The code under test makes its own robots.
func kneads<Robot: BreadRobot>(with _: Robot.Type) -> Bool { Robot(name: "R1").knead() }

// MARK: Tests

struct WritingAMockTests {
    @Test func theQuickFormAnswers() async throws {
        let bakery = MockBakery()
        bakery.expect(.price(of: "rye")).andReturn(3)
        bakery.expect(.buy(Bread(name: "rye"))).andThrow(BakeryError.closed)
        bakery.expect(.setBreads([]))

        #expect(bakery.price(of: "rye") == 3)
        #expect(throws: BakeryError.self) { try bakery.buy(Bread(name: "rye")) }
        bakery.breads = []
        bakery.verify()
    }

    @Test func theTypedFormMatches() throws {
        let bakery = TypedMockBakery()
        let rye = Bread(name: "rye")
        bakery.expect(.price(of: .hasPrefix("r"))).andReturn(3)
        bakery.expect(.buy(.value(rye))).andReturn(rye)

        #expect(bakery.price(of: "rye") == 3)
        #expect(try bakery.buy(rye) == rye)
        bakery.verify()
    }

    @Test func aTypedCallPassesTheArguments() {
        let list = MockPriceList(wrapping: PriceBoard())
        list.stub(.price(of: .any)).andDo { bread in bread.count }

        #expect(list.price(of: "rye") == 3)
    }

    @Test func aCallThatTheTestDoesNotDeclareIsForwarded() {
        let list = MockPriceList(wrapping: PriceBoard())
        list.stub(.price(of: "rye")).andReturn(3)

        #expect(list.price(of: "rye") == 3)
        #expect(list.price(of: "corn") == 5)
        #expect(list.callCount(.price(of: .any)) == 2)
    }

    @Test func aGenericClassIsMocked() {
        let box = MockBreadBox<Bread>()
        box.expect(.store(.having(\.name, "rye")))
        box.expect(.first()).andReturn(nil)

        box.store(Bread(name: "rye"))
        #expect(box.first() == nil)

        box.verify()
    }

    @Test func aSubclassInTheTypedFormForwards() throws {
        let grinder = TypedMockGrinder(capacity: 1000)
        grinder.expect(.fill("rye", grams: .atMost(500))).andForward()
        grinder.expect(.fill(.any, grams: .any)).andThrow(GrinderError.jammed)
        grinder.stub(.clean).andForward()
        grinder.stub(.grind(0)).andReturn(0)

        try grinder.fill("rye", grams: 500)
        #expect(throws: GrinderError.jammed) { try grinder.fill("corn", grams: 500) }
        #expect(throws: GrinderError.full) { try grinder.fill("corn", grams: 2000) }
        #expect(grinder.grind(0) == 0)
        #expect(grinder.grind(500) == 499)

        grinder.isClean = false
        grinder.clean()
        #expect(grinder.isClean)

        grinder.verify()
    }

    @Test func aRequirementWithoutAnInstanceHasTheEngineOfTheTest() {
        let mock = Mock<MockBreadRobot.Invocation>()
        MockBreadRobot.$shared.withValue(mock) {
            mock.expect(.create(name: "R1"))
            mock.expect(.knead).andReturn(true)
            mock.expect(.model).andReturn("M1")

            #expect(kneads(with: MockBreadRobot.self))
            #expect(MockBreadRobot.model == "M1")

            mock.verify()
        }
    }
}
