/// Returns a value of a type that no test has given an answer for, or nothing where none can be made.
///
/// It is what a call returns that has no answer, so that one missing answer does not end the process and
/// every other test with it. Zero, empty and `nil` are Mockito's defaults.
func defaultValue<Output>(of type: Output.Type) -> Output? {
    if let nothing = () as? Output { return nothing }
    if let optional = type as? any ExpressibleByNilLiteral.Type {
        return optional.init(nilLiteral: ()) as? Output
    }
    let zero: Any? =
        switch type {
        case is Bool.Type: false
        case let number as any Numeric.Type: number.zeroValue
        case let text as any StringProtocol.Type: text.init(stringLiteral: "")
        case let list as any RangeReplaceableCollection.Type: list.init()
        case let set as any SetAlgebra.Type: set.init()
        case let dictionary as any EmptyDictionary.Type: dictionary.init()
        default: nil
        }
    return zero as? Output
}

extension Numeric {
    fileprivate static var zeroValue: Any { Self.zero }
}

private protocol EmptyDictionary {
    init()
}

extension Dictionary: EmptyDictionary {}
