import Foundation

/// The hash of an invocation, by which a stub or an expectation for exact arguments is looked up among many.
///
/// See ``InvocationMatching/hash(into:)-swift.method``. A part is left out unless its type is one of the standard
/// library or of Foundation, because any other type may have an `==` that disagrees with its `hash(into:)`.
public struct InvocationHasher {
    /// Nil if the invocation may match several calls.
    private var hasher: Hasher? = Hasher()

    init() {}

    /// Adds a part that is equal in all matching calls: the number of the case, or a plain argument.
    ///
    /// - Parameter part: The part.
    public mutating func combine(_ part: some Hashable) {
        let type = type(of: part)
        // The number of the case is an `Int`. A look-up of a conformance takes longer than this comparison.
        if type == Int.self || type is any ConsistentlyHashed.Type { hasher?.combine(part) }
    }

    /// Adds an argument. A matcher disables the hashed look-up, because it may match several values.
    ///
    /// - Parameter argument: The argument.
    public mutating func combine(_ argument: Arg<some Hashable>) {
        guard case .value(let value) = argument.content else { return giveUp() }
        combine(value)
    }

    /// Disables the hashed look-up, because the type of the argument is not `Hashable`.
    ///
    /// - Parameter argument: The argument.
    @_disfavoredOverload
    public mutating func combine<Value>(_ argument: Arg<Value>) { giveUp() }

    /// Disables the hashed look-up, because a part cannot be hashed.
    public mutating func giveUp() { hasher = nil }

    var key: Int? { hasher?.finalize() }
}

/// A type of the standard library or of Foundation for which equal values have equal hashes.
///
/// The compiler synthesizes `hash(into:)` from all stored properties, also for a type with an `==` of its own that
/// ignores some of them. Swift does not tell which types have one, so the types whose hashes are used are listed. No
/// class is one of them, because a subclass may have an `==`, and because an object may change after the declaration.
protocol ConsistentlyHashed: Hashable {}

extension Bool: ConsistentlyHashed {}
extension Int: ConsistentlyHashed {}
extension Int8: ConsistentlyHashed {}
extension Int16: ConsistentlyHashed {}
extension Int32: ConsistentlyHashed {}
extension Int64: ConsistentlyHashed {}
extension UInt: ConsistentlyHashed {}
extension UInt8: ConsistentlyHashed {}
extension UInt16: ConsistentlyHashed {}
extension UInt32: ConsistentlyHashed {}
extension UInt64: ConsistentlyHashed {}
extension Float: ConsistentlyHashed {}
extension Double: ConsistentlyHashed {}
extension CGFloat: ConsistentlyHashed {}
extension Decimal: ConsistentlyHashed {}
extension Duration: ConsistentlyHashed {}

extension Character: ConsistentlyHashed {}
extension String: ConsistentlyHashed {}
extension Substring: ConsistentlyHashed {}
extension Unicode.Scalar: ConsistentlyHashed {}

extension Data: ConsistentlyHashed {}
extension Date: ConsistentlyHashed {}
extension IndexPath: ConsistentlyHashed {}
extension Notification.Name: ConsistentlyHashed {}
extension ObjectIdentifier: ConsistentlyHashed {}
extension URL: ConsistentlyHashed {}
extension UUID: ConsistentlyHashed {}

extension Array: ConsistentlyHashed where Element: ConsistentlyHashed {}
extension ArraySlice: ConsistentlyHashed where Element: ConsistentlyHashed {}
extension ClosedRange: ConsistentlyHashed where Bound: ConsistentlyHashed {}
extension ContiguousArray: ConsistentlyHashed where Element: ConsistentlyHashed {}
extension Dictionary: ConsistentlyHashed where Key: ConsistentlyHashed, Value: ConsistentlyHashed {}
extension Optional: ConsistentlyHashed where Wrapped: ConsistentlyHashed {}
extension Range: ConsistentlyHashed where Bound: ConsistentlyHashed {}
extension Set: ConsistentlyHashed where Element: ConsistentlyHashed {}
