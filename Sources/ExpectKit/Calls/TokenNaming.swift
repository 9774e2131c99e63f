/// An `Invocation` whose calls have other names than its cases.
///
/// The conformance is optional. `expectationCode(as:)` writes the names, so that its code compiles:
///
/// ```swift
/// extension MockShipper.Invocation: TokenNaming {
///     var tokenName: String? {
///         switch self {
///         case .shipAll: "ship(_:)"
///         default: nil
///         }
///     }
/// }
/// ```
///
/// Reports name calls by their cases.
public protocol TokenNaming {
    /// The full name of the call in a test, such as `ship(_:to:)`; `nil` if it has the name and the labels of the case.
    var tokenName: String? { get }
}

/// Returns the name and the labels of the token for a call; `nil` if they are those of its case.
func tokenNames(of invocation: Any) -> (baseName: String, labels: [String?])? {
    guard let name = (invocation as? any TokenNaming)?.tokenName else { return nil }
    let labels = name.drop { $0 != "(" }.dropFirst().dropLast().split(separator: ":")
    return (String(name.prefix { $0 != "(" }), labels.map { $0 == "_" ? nil : String($0) })
}
