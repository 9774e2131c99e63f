import ExpectKit
import Testing

// The code of the article “Writing a mock by hand”. Its first wrappers are in Readme/ReadmeWrappers.swift.

// MARK: Arguments for closures

final class MockPriceList: TypedMocking {
    enum Invocation { case price(of: Arg<String>) }
    let mock = Mock<Invocation>()

    func price(of bread: String) -> Int { call(.price(of: .value(bread))) }
}

extension TypedCall where Invocation == MockPriceList.Invocation {
    static func price(of bread: Arg<String>) -> TypedCall<Invocation, String, Int, Never> {
        .init(.price(of: bread)) { if case .price(let bread) = $0 { bread.value } else { nil } }
    }
}

// MARK: Isolation

protocol BreadStore: Actor {
    func take(_ bread: String) -> Int
}

actor MockBreadStore: BreadStore, Mocking {
    enum Invocation: Equatable { case take(String) }
    nonisolated let mock = Mock<Invocation>()

    func take(_ bread: String) -> Int { mock.call(.take(bread)) }
}

@MainActor protocol PriceDisplay {
    func show(_ cents: Int)
}

@MainActor final class MockPriceDisplay: PriceDisplay, Mocking {
    enum Invocation: Equatable { case show(Int) }
    let mock = Mock<Invocation>()

    func show(_ cents: Int) { mock.call(.show(cents)) }
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

final class MockGrinder: Grinder, Mocking {
    enum Invocation {
        case fill(Arg<String>, grams: Arg<Int>), grind(Arg<Int>), clean, isClean, setIsClean(Arg<Bool>)
    }
    let mock = Mock<Invocation>(mode: .partial)

    override func fill(_ grain: String, grams: Int) throws {
        try mock.call(.fill(.value(grain), grams: .value(grams))) { try super.fill(grain, grams: grams) }
    }
    override func grind(_ grams: Int) -> Int { mock.call(.grind(.value(grams))) { super.grind(grams) } }
    override func clean() { mock.call(.clean) { super.clean() } }
    override var isClean: Bool {
        get { mock.call(.isClean) { super.isClean } }
        set { mock.call(.setIsClean(.value(newValue))) { super.isClean = newValue } }
    }
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

// MARK: Names of the library

protocol FoodInspector {
    func verify() -> Bool
    func reset()
}

final class MockFoodInspector: FoodInspector, Mocking {
    enum Invocation: Equatable { case verify, reset }
    let mock = Mock<Invocation>()

    func verify() -> Bool { mock.call(.verify) }
    func reset() { mock.call(.reset) }
}

// MARK: Recorders

final class BakeryRecorder: Bakery, CallRecording {
    let mock = Mock<FunctionInvocation>(mode: .nice)

    func open() { record() }
    func price(of bread: String) -> Int { record(bread) }
    func buy(_ bread: Bread) throws -> Bread { try record(bread, throwing: (any Error).self) }
    func deliver(to street: String) async throws -> Int {
        try await record(street, throwing: (any Error).self)
    }
    var breads: [String] {
        get { record() }
        set { record(newValue, function: "setBreads(_:)") }
    }
}

// MARK: Speed

final class MockScale: Mocking {
    enum Invocation { case weigh(Arg<String>, grams: Arg<Int>), reset }
    let mock = Mock<Invocation>()

    func weigh(_ bread: String, grams: Int) { mock.call(.weigh(.value(bread), grams: .value(grams))) }
    func reset() { mock.call(.reset) }
}

extension MockScale.Invocation: InvocationMatching {
    func matches(_ call: Self) -> Bool {
        switch (self, call) {
        case (.weigh(let bread, let grams), .weigh(let actualBread, let actualGrams)):
            bread.matches(actualBread) && grams.matches(actualGrams)
        case (.reset, .reset): true
        default: false
        }
    }

    func hash(into hasher: inout InvocationHasher) {
        switch self {
        case .weigh(let bread, let grams):
            hasher.combine(0)
            hasher.combine(bread)
            hasher.combine(grams)
        case .reset: hasher.combine(1)
        }
    }
}

// MARK: Tests

@Suite struct WritingAMockTests {
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

    @Test func aTokenPassesTheArguments() {
        let list = MockPriceList()
        list.stub(.price(of: .any)).andDo { bread in bread.count }

        #expect(list.price(of: "rye") == 3)
    }

    @Test func anActorIsMocked() async {
        let store = MockBreadStore()
        store.expect(.take("rye")).andReturn(2)

        #expect(await store.take("rye") == 2)

        store.verify()
    }

    @Test @MainActor func aClassOnTheMainActorIsMocked() {
        let display = MockPriceDisplay()
        display.expect(.show(350))

        display.show(350)

        display.verify()
    }

    @Test func aGenericClassIsMocked() {
        let box = MockBreadBox<Bread>()
        box.expect(.store(.having(\.name, "rye")))
        box.expect(.first()).andReturn(nil)

        box.store(Bread(name: "rye"))
        #expect(box.first() == nil)

        box.verify()
    }

    @Test func aSubclassForwardsToItsSuperclass() throws {
        let grinder = MockGrinder(capacity: 1000)
        grinder.expect(.fill("rye", grams: .atMost(500)))
        grinder.expect(.fill(.any, grams: .any)).andThrow(GrinderError.jammed)
        grinder.stub(.clean)

        try grinder.fill("rye", grams: 500)
        #expect(throws: GrinderError.jammed) { try grinder.fill("corn", grams: 500) }
        #expect(throws: GrinderError.full) { try grinder.fill("corn", grams: 2000) }
        #expect(grinder.grind(500) == 499)

        // The property is forwarded, and the stub keeps `clean()` from the superclass.
        grinder.isClean = false
        grinder.clean()
        #expect(!grinder.isClean)

        grinder.verify()
        #expect(grinder.callCount(.grind(500)) == 1)
    }

    @Test func aSubclassThatIsStrictForwardsOnlyWhatTheTestSays() {
        let grinder = MockGrinder(capacity: 1000)
        let failures = FailureRecorder()
        grinder.mode = .strict
        grinder.mock.reporter = failures
        grinder.expect(.grind(500)).andForward()

        #expect(grinder.grind(500) == 499)
        #expect(failures.reports.isEmpty)

        grinder.clean()
        #expect(failures.reports.map(\.kind) == [.unexpected])
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

    @Test func aRequirementNamedLikeAFunctionOfTheLibrary() {
        let inspector = MockFoodInspector()
        inspector.expect(.verify).andReturn(true)

        #expect(inspector.verify())

        inspector.mock.verify()
    }

    @Test func theEngineVerifiesARequirementNamedVerify() {
        let inspector = MockFoodInspector()
        let failures = FailureRecorder()
        inspector.mock.reporter = failures
        inspector.expect(.verify).andReturn(true)
        inspector.mock.verify()
        #expect(failures.reports.map(\.kind) == [.missing])
    }

    @Test func aRecorderIsQueried() async throws {
        let bakery = BakeryRecorder()
        bakery.stub("price(of:)").andReturn(3)

        bakery.open()
        #expect(bakery.price(of: "rye") == 3)
        bakery.breads = ["rye"]

        #expect(bakery.didCall("open()"))
        #expect(bakery.callCount(.function("price(of:)", "rye")) == 1)
        #expect(bakery.didCall(.function("setBreads(_:)", ["rye"])))

        bakery.stub("buy(_:)").andThrow(BakeryError.closed)
        bakery.stub("deliver(to:)").andReturn(20)
        bakery.stub("breads").andReturn(["corn"])
        #expect(throws: BakeryError.self) { try bakery.buy(Bread(name: "rye")) }
        #expect(try await bakery.deliver(to: "Main Street") == 20)
        #expect(bakery.breads == ["corn"])
    }

    @Test func aConformanceMatches() {
        let scale = MockScale().unordered()
        let failures = FailureRecorder()
        scale.mock.reporter = failures
        scale.expect(.weigh("rye", grams: 500))
        scale.expect(.weigh(.any, grams: .lessThan(100)))
        scale.expect(.reset)

        scale.reset()
        scale.weigh("corn", grams: 99)
        scale.weigh("rye", grams: 500)
        scale.verify()
        #expect(failures.reports.isEmpty)

        scale.weigh("corn", grams: 500)
        scale.verify()
        #expect(failures.reports.map(\.kind) == [.unexpected])
    }
}
