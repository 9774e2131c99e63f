protocol Archive {
    func store<Item: Encodable>(_ item: Item, under key: String)
    func load<Item: Decodable>(_ type: Item.Type, from key: String) throws -> Item
    func first<Item>(of items: [Item], or other: Item?) -> Int where Item: Equatable, Item: Sendable
    func latest<Item>() -> Item?
    func merge<Items: Sequence>(_ items: Items) -> Int where Items.Element == Int
    func pair<Left, Right>(_ left: Left, _ right: Right) -> (Left, Right)
    func all<each Item>(_ items: repeat each Item) -> Int
    func describe(_ item: some CustomStringConvertible, by reader: any Collection<Int>) -> any Sequence<
        String
    >
    func save<Failure: Error>(failing: Failure.Type) throws(Failure)
    func table(_ rows: [String: any Sendable], _ point: (x: Int, y: Int), _ type: any Encodable.Type) -> Int
    func index<Key: Hashable, Value>(_ table: [Key: Value], of kind: Value.Type) -> Set<Int>
}

/// Its results have types that no argument determines.
protocol Settings {
    func value<Value>(for key: String) -> Value?
    func all<Value>() -> [Value]
    func table<Key: Hashable, Value>() -> [Key: Value]
    func first<Items: Sequence>(_ make: @escaping () -> Items) -> Items.Element?
    func edges<Items: Sequence, Others: Sequence>(
        _ make: @escaping () -> (Items, Others)
    ) -> (Items.Element, Others.Element)?
    func convert<Input, Output>(_ input: Input) -> Output?
    func load<Item: Decodable>(_ type: Item.Type) -> Item?
    subscript<Value>(key: String) -> Value? { get set }
    static func shared<Value>() -> Value?
}

/// Its mock is generic.
protocol Drawer<Content> {
    associatedtype Content
    func take<Value>() -> Value?
    func look<Value>(at content: Content) -> Value?
}
