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
