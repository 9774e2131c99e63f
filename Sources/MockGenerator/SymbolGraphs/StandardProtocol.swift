/// A protocol of a toolchain module, such as the standard library.
///
/// The common ones are listed here to avoid the extraction of their symbol graphs, and because a wrapper implements
/// some of them itself. The requirements of others are read from their symbol graphs.
struct StandardProtocol {
    var parents: [String] = []
    var associatedTypes: [String] = []
    /// The requirements that are mocked.
    var requirements: [String] = []
    /// Whether the wrapper implements the protocol itself: instances are compared by identity, and described by their
    /// type.
    var isImplemented = false

    /// Returns a protocol for literals, with a fixed literal type, because a test needs no other.
    private static func literal(
        _ associatedType: String, _ label: String, _ type: String, parents: [String] = []
    ) -> StandardProtocol {
        StandardProtocol(
            parents: parents,
            associatedTypes: ["associatedtype \(associatedType) where Self.\(associatedType) == \(type)"],
            requirements: ["init(\(label) value: \(type))"])
    }

    static func named(_ name: String) -> StandardProtocol? { known[name] }

    /// Returns whether the requirements of a protocol are listed here.
    static func isKnown(_ name: String) -> Bool { known[name] != nil }

    private static let known: [String: StandardProtocol] = [
        // Protocols without requirements to mock.
        "Sendable": .init(), "SendableMetatype": .init(), "Copyable": .init(), "Escapable": .init(),
        "AnyObject": .init(), "BitwiseCopyable": .init(), "AnyActor": .init(), "Actor": .init(),
        "Error": .init(),
        "LocalizedError": .init(parents: ["Error"]), "CustomNSError": .init(parents: ["Error"]),
        "Observable": .init(),
        // Protocols that a wrapper implements itself.
        "Equatable": .init(isImplemented: true),
        "Hashable": .init(parents: ["Equatable"], isImplemented: true),
        "CustomStringConvertible": .init(isImplemented: true),
        "CustomDebugStringConvertible": .init(isImplemented: true),
        // Protocols whose requirements are mocked.
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
        "CaseIterable": .init(
            associatedTypes: ["associatedtype AllCases where Self.AllCases == [Self]"],
            requirements: ["static var allCases: Self.AllCases { get }"]),
        "ContiguousBytes": .init(
            requirements: [
                "func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R"
            ]),
        "Executor": .init(requirements: ["func enqueue(_ job: consuming ExecutorJob)"]),
        "SerialExecutor": .init(parents: ["Executor"]),
        "TaskExecutor": .init(parents: ["Executor"]),
        "ExpressibleByIntegerLiteral": .literal("IntegerLiteralType", "integerLiteral", "Int"),
        "ExpressibleByFloatLiteral": .literal("FloatLiteralType", "floatLiteral", "Double"),
        "ExpressibleByBooleanLiteral": .literal("BooleanLiteralType", "booleanLiteral", "Bool"),
        "ExpressibleByUnicodeScalarLiteral": .literal(
            "UnicodeScalarLiteralType", "unicodeScalarLiteral", "String"),
        "ExpressibleByExtendedGraphemeClusterLiteral": .literal(
            "ExtendedGraphemeClusterLiteralType", "extendedGraphemeClusterLiteral", "String",
            parents: ["ExpressibleByUnicodeScalarLiteral"]),
        "ExpressibleByStringLiteral": .literal(
            "StringLiteralType", "stringLiteral", "String",
            parents: ["ExpressibleByExtendedGraphemeClusterLiteral"]),
        "ExpressibleByArrayLiteral": .init(
            associatedTypes: ["associatedtype ArrayLiteralElement"],
            requirements: ["init(arrayLiteral elements: Self.ArrayLiteralElement...)"]),
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

    /// The USRs of `NSObjectProtocol`, in Swift and in Objective-C.
    static let objectProtocols = ["s:10Foundation16NSObjectProtocolP", "c:objc(pl)NSObject"]

    /// The types of the toolchain that are noncopyable or cannot be stored.
    static let noncopyableTypes: Set<String> = [
        "Span", "RawSpan", "MutableSpan", "MutableRawSpan", "OutputSpan", "OutputRawSpan", "UTF8Span",
        "Atomic", "Mutex", "InlineArray", "ExecutorJob",
    ]

    /// Returns whether a module is part of the standard library, whose types have no module in a USR.
    static func isStandardLibrary(module: String) -> Bool {
        ["", "Swift", "_Concurrency", "_StringProcessing"].contains(module)
    }

    /// Returns whether a module is Foundation or one of its parts.
    static func isFoundation(module: String) -> Bool {
        [
            "Foundation", "FoundationEssentials", "FoundationInternationalization", "FoundationNetworking",
            "FoundationXML",
        ].contains(module)
    }

    /// Returns whether a module is part of the toolchain.
    static func isStandard(module: String) -> Bool {
        [
            "Swift", "_Concurrency", "_StringProcessing", "Foundation", "FoundationEssentials", "Observation",
            "",
        ]
        .contains(module)
    }
}
