/// A protocol of the toolchain's own modules, whose symbol graphs are not read: they are large, and no package plugin
/// is given them.
struct StandardProtocol {
    var parents: [String] = []
    var associatedTypes: [String] = []
    /// What is mocked like the requirements of any protocol.
    var requirements: [String] = []
    /// Whether the wrapper has an implementation of its own, and no test expects its calls: instances are told
    /// apart by their identity, and describe themselves by their type.
    var isImplemented = false
    var obstacle: String?

    static func named(_ name: String) -> StandardProtocol? { known[name] }

    private static let known: [String: StandardProtocol] = [
        // What asks for nothing.
        "Sendable": .init(), "SendableMetatype": .init(), "Copyable": .init(), "Escapable": .init(),
        "AnyObject": .init(), "BitwiseCopyable": .init(), "AnyActor": .init(), "Actor": .init(),
        "Error": .init(),
        "LocalizedError": .init(parents: ["Error"]), "CustomNSError": .init(parents: ["Error"]),
        "Observable": .init(), "CVarArg": .init(obstacle: "it asks for an encoding of its own"),
        // What a wrapper does by itself.
        "Equatable": .init(isImplemented: true),
        "Hashable": .init(parents: ["Equatable"], isImplemented: true),
        "CustomStringConvertible": .init(isImplemented: true),
        "CustomDebugStringConvertible": .init(isImplemented: true),
        // What is mocked.
        "Comparable": .init(
            parents: ["Equatable"], requirements: ["static func < (lhs: Self, rhs: Self) -> Bool"]),
        "Identifiable": .init(
            associatedTypes: ["associatedtype ID : Hashable"], requirements: ["var id: Self.ID { get }"]),
        "Encodable": .init(requirements: ["func encode(to encoder: any Encoder) throws"]),
        "Decodable": .init(requirements: ["init(from decoder: any Decoder) throws"]),
        "CodingKey": .init(
            parents: ["CustomStringConvertible", "CustomDebugStringConvertible"],
            requirements: [
                "var stringValue: String { get }", "init?(stringValue: String)", "var intValue: Int? { get }",
                "init?(intValue: Int)",
            ]),
        "LosslessStringConvertible": .init(
            parents: ["CustomStringConvertible"], requirements: ["init?(_ description: String)"]),
        "RawRepresentable": .init(
            associatedTypes: ["associatedtype RawValue"],
            requirements: ["init?(rawValue: Self.RawValue)", "var rawValue: Self.RawValue { get }"]),
        "TextOutputStream": .init(requirements: ["mutating func write(_ string: String)"]),
        "TextOutputStreamable": .init(
            requirements: ["func write<Target>(to target: inout Target) where Target : TextOutputStream"]),
        "IteratorProtocol": .init(
            associatedTypes: ["associatedtype Element"],
            requirements: ["mutating func next() -> Self.Element?"]),
        "Sequence": .init(
            associatedTypes: [
                "associatedtype Element",
                "associatedtype Iterator : IteratorProtocol where Self.Iterator.Element == Self.Element",
            ],
            requirements: ["func makeIterator() -> Self.Iterator"]),
    ]

    /// Whether a module is the toolchain's.
    static func isStandard(module: String) -> Bool {
        [
            "Swift", "_Concurrency", "_StringProcessing", "Foundation", "FoundationEssentials", "Observation",
            "",
        ]
        .contains(module)
    }
}
