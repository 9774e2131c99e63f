/// Decides which types of values can contain a mock, once for each type. A list of a million numbers is skipped because
/// of the type of its elements.
struct MockHoldingTypes {
    private var decided: [ObjectIdentifier: Bool] = [:]

    /// Whether a value of a type can be a mock, or contain one.
    mutating func canHoldMocks(_ type: Any.Type) -> Bool {
        let key = ObjectIdentifier(type)
        if let known = decided[key] { return known }
        let parts = (type as? any ValueContainer.Type)?.partTypes ?? TypeMetadata(of: type)?.tupleElements?.map(\.type)
        let answer = parts.map { $0.contains { canHoldMocks($0) } } ?? !isPlain(type)
        decided[key] = answer
        return answer
    }

    /// Whether a type is known to contain no class and no existential. If the result is false for such a type, the
    /// search only takes longer. `_isPOD` asks the runtime whether values of a type can be copied as bytes, which is
    /// not the case for values that contain references.
    private func isPlain(_ type: Any.Type) -> Bool {
        if type is any StringProtocol.Type || type is Character.Type { return true }
        func isTrivial<Value>(_ type: Value.Type) -> Bool { _isPOD(type) }
        return _openExistential(type, do: isTrivial)
    }
}

/// A type of the standard library that contains only values of other types.
private protocol ValueContainer {
    static var partTypes: [Any.Type] { get }
}

extension Array: ValueContainer { static var partTypes: [Any.Type] { [Element.self] } }
extension ArraySlice: ValueContainer { static var partTypes: [Any.Type] { [Element.self] } }
extension ContiguousArray: ValueContainer { static var partTypes: [Any.Type] { [Element.self] } }
extension Set: ValueContainer { static var partTypes: [Any.Type] { [Element.self] } }
extension Dictionary: ValueContainer { static var partTypes: [Any.Type] { [Key.self, Value.self] } }
extension KeyValuePairs: ValueContainer { static var partTypes: [Any.Type] { [Key.self, Value.self] } }
extension Optional: ValueContainer { static var partTypes: [Any.Type] { [Wrapped.self] } }
extension Result: ValueContainer { static var partTypes: [Any.Type] { [Success.self, Failure.self] } }
