import Foundation

// The values that contain no other values.
extension PlaceholderMaker {
    /// Returns zero or an empty value of a type that is known here or by its protocols; nil for any other type.
    func simple(_ type: Any.Type) -> Any? {
        switch type {
        case is Void.Type: ()
        case is Bool.Type: false
        case is Character.Type: Character(" ")
        case is Unicode.Scalar.Type: Unicode.Scalar(0)
        case is StaticString.Type: "" as StaticString
        case is Date.Type: Date(timeIntervalSinceReferenceDate: 0)
        case is URL.Type: URL(string: "about:blank")
        case is UUID.Type: UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
        // These two types throw when they are decoded from empty values.
        case is TimeZone.Type: TimeZone.gmt
        case is Calendar.Type: Calendar(identifier: .gregorian)
        case is AttributedString.Type: AttributedString()
        case let type as any ExpressibleByNilLiteral.Type: type.init(nilLiteral: ())
        case let number as any AdditiveArithmetic.Type: number.zeroValue
        case let vector as any SIMD.Type: vector.init()
        case let text as any StringProtocol.Type: text.init(stringLiteral: "")
        case let list as any RangeReplaceableCollection.Type: list.init()
        case let set as any SetAlgebra.Type: set.init()
        default: nil
        }
    }

    /// Returns the first case of a `CaseIterable` type, or a value with a likely raw value.
    func named(_ type: Any.Type) -> Any? {
        if let type = type as? any CaseIterable.Type, let first = type.firstCase { return first }
        return (type as? any RawRepresentable.Type)?.firstValue(by: self)
    }
}
