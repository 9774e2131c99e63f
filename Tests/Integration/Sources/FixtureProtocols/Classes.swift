/// A class with a member of each kind.
class Aquarium {
    /// What the class did.
    final let diary: Diary
    let volume: Int
    var title: String
    var level: Int {
        get { volume / 2 }
        set { note("level \(newValue)") }
    }
    private(set) var visits = 3
    var limit = 1 {
        didSet { note("limit \(limit)") }
    }
    lazy var plants = ["weed"]
    weak var owner: Diary?
    var rating: Double {
        get async throws { 4.5 }
    }

    init(volume: Int, title: String = "tank", diary: Diary? = nil) {
        self.volume = volume
        self.title = title
        self.diary = diary ?? Diary("")
        note("opened")
    }

    convenience init() { self.init(volume: 10) }

    deinit { note("closed") }

    func note(_ text: String) { diary.text += "\(text);" }
    func feed(_ animal: Animal, times: Int = 1) throws -> Int {
        if times < 1 { throw FixtureError.closed }
        return animal.name.count * times
    }
    func clean() async -> Bool { true }
    func move(to place: String) async throws(FixtureError) -> String {
        if place.isEmpty { throw .escaped }
        return "in \(place)"
    }
    func refill(_ amount: inout Int) -> Int {
        amount += volume
        return amount * 2
    }
    func count(_ animals: Animal...) -> Int { animals.count }
    func convert<Value: Equatable>(_ value: Value) -> [Value] { [value] }
    func perform<Value>(_ body: () throws -> Value) rethrows -> Value { try body() }
    func later(_ action: @escaping () -> Void) { action() }
    subscript(index: Int) -> String {
        get { "\(title) \(index)" }
        set { note("\(index) \(newValue)") }
    }
    subscript(named name: String) -> Int? { name.count }

    final func seal() -> String { "sealed" }
    func copy() -> Self { self }
    static func standard() -> Aquarium { Aquarium() }
    class func largest() -> Int { 1000 }

    class Filter {
        func change() -> Int { 1 }
    }
}

extension Aquarium {
    func drain() -> Int { volume }
}

/// Overrides members with other effects, and makes one final.
class Pond: Aquarium {
    override func feed(_ animal: Animal, times: Int = 1) -> Int { 100 }
    override final func note(_ text: String) { super.note("pond \(text)") }
    func freeze() -> Bool { false }
}

/// A generic class.
class Basket<Item: Sendable> {
    var items: [Item]
    init(_ items: [Item]) { self.items = items }
    func take() -> Item? { items.popLast() }
    func put(_ item: Item, at index: Int) { items.insert(item, at: index) }
}

/// Specifies the generic parameter of its superclass.
class AnimalBasket: Basket<Animal> {
    func names() -> [String] { items.map(\.name) }
}
