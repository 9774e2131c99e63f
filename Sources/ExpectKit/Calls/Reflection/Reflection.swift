/// A reader of the parts of values whose types are not known.
///
/// Enums are read from type metadata, because `Mirror` does not show every case: none of an enum with a custom mirror,
/// none without a payload of an enum that describes itself, and not which of two cases with one name it is. Without
/// readable metadata, an enum has no case, and is reported as not comparable where it is declared.
enum Reflection {
    enum Kind { case `enum`, `struct`, tuple, other }

    static func kind(of value: Any) -> Kind {
        switch TypeMetadata(of: type(of: value))?.kind {
        case .enumeration, .optional: .enum
        case .structure: .struct
        case .tuple: .tuple
        case nil: .other
        }
    }
}

/// Whether a value is a case of an enum without a payload, or of an enum from a module without the names of cases.
package func isPlainCase<Value>(_ value: Value) -> Bool {
    Reflection.kind(of: value) == .enum && EnumCase(of: value)?.payload == nil
}
