import Foundation

/// The functions that compare invocations of one type with calls, chosen when a mock is created.
package struct InvocationComparison<Invocation> {
    /// Finds the arguments of an expected invocation that the library would have to compare, and cannot.
    private(set) var incomparable: (Invocation) -> [Incomparable] = { _ in [] }
    /// Returns the key by which an invocation is looked up among many; nil if it may match several calls.
    private(set) var key: (Invocation) -> Int? = { _ in nil }
    /// Returns a closure that compares a call. Both closures run client code, and this one runs on the thread of the
    /// declaration (see `preparedComparison(with:)`).
    package let prepare: (_ expected: Invocation) -> (_ call: Invocation) -> Bool
}

extension InvocationComparison {
    package init() {
        if let type = Invocation.self as? any InvocationMatching.Type {
            self = type.comparison()
        } else if let type = Invocation.self as? any Equatable.Type {
            self = type.comparison()
        } else {
            self.init(incomparable: { incomparableArguments(of: $0) }) { reflectedComparison(with: $0) }
        }
    }
}

extension InvocationMatching {
    fileprivate static func comparison<Invocation>() -> InvocationComparison<Invocation> {
        // The conformance compares plain arguments. The library compares the values in an `Arg`.
        let comparison = InvocationComparison<Self>(
            incomparable: { incomparableArguments(of: $0, isOnlyArg: true) },
            key: { invocation in
                var hasher = InvocationHasher()
                invocation.hash(into: &hasher)
                return hasher.key
            }
        ) { expected in
            guard let matchesOthers = preparedComparisonOfExistentials(in: expected) else {
                return { expected.matches($0) }
            }
            return { expected.matches($0) && matchesOthers($0) }
        }
        // The functions are cast here, because a cast of each call would copy the call.
        return sameType(comparison)
    }
}

extension Equatable {
    fileprivate static func comparison<Invocation>() -> InvocationComparison<Invocation> {
        let comparison = InvocationComparison<Self>(key: (Self.self as? any Hashable.Type)?.key() ?? { _ in nil }) {
            expected in
            guard let matchesParts = comparisonOfIgnoredParts(with: expected) else { return { expected == $0 } }
            return { expected == $0 && matchesParts($0) }
        }
        return sameType(comparison)
    }
}

extension Hashable {
    /// Returns a closure that hashes an invocation if all its arguments are ``ConsistentlyHashed``. Only its own `==`
    /// then has to agree with its `hash(into:)`.
    fileprivate static func key<Invocation>() -> (Invocation) -> Int? {
        // The known cases, by their numbers. All calls of a case have arguments of the same types, because no class and
        // no existential type is `ConsistentlyHashed`.
        let known = Lock<[UInt32: Bool]>([:])
        func isHashed(_ invocation: Invocation) -> Bool {
            let number = TypeMetadata(of: Invocation.self)?.enumFunctions?.number(of: invocation)
            if let number, let isHashed = known.withLock({ $0[number] }) { return isHashed }
            // An invocation that is no enum is its own argument.
            let isHashed = InvocationShape(of: invocation).arguments.allSatisfy {
                type(of: $0.value) is any ConsistentlyHashed.Type
            }
            if let number { known.withLock { $0[number] = isHashed } }
            return isHashed
        }
        return { isHashed($0) ? sameType($0, as: Self.self).hashValue : nil }
    }
}

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
    @_disfavoredOverload public mutating func combine<Value>(_ argument: Arg<Value>) { giveUp() }

    /// Disables the hashed look-up, because a part cannot be hashed.
    public mutating func giveUp() { hasher = nil }

    var key: Int? { hasher?.finalize() }
}

/// A type of the standard library or of Foundation for which equal values have equal hashes.
///
/// The compiler synthesizes `hash(into:)` from all stored properties, also for a type with an `==` of its own that
/// ignores some of them. Swift does not tell which types have one, so the types whose hashes are used are listed. No
/// class is one of them, because a subclass may have an `==`, and because an object may change after the declaration.
package protocol ConsistentlyHashed: Hashable {}

extension Bool: ConsistentlyHashed {}
extension Int: ConsistentlyHashed {}
extension Int32: ConsistentlyHashed {}
extension Int64: ConsistentlyHashed {}
extension UInt: ConsistentlyHashed {}
extension UInt32: ConsistentlyHashed {}
extension UInt64: ConsistentlyHashed {}
extension Float: ConsistentlyHashed {}
extension Double: ConsistentlyHashed {}
extension Decimal: ConsistentlyHashed {}
extension Duration: ConsistentlyHashed {}

extension Character: ConsistentlyHashed {}
extension String: ConsistentlyHashed {}
extension Substring: ConsistentlyHashed {}

extension Data: ConsistentlyHashed {}
extension Date: ConsistentlyHashed {}
extension URL: ConsistentlyHashed {}
extension UUID: ConsistentlyHashed {}

extension Array: ConsistentlyHashed where Element: ConsistentlyHashed {}
extension ClosedRange: ConsistentlyHashed where Bound: ConsistentlyHashed {}
extension Dictionary: ConsistentlyHashed where Key: ConsistentlyHashed, Value: ConsistentlyHashed {}
extension Optional: ConsistentlyHashed where Wrapped: ConsistentlyHashed {}
extension Range: ConsistentlyHashed where Bound: ConsistentlyHashed {}
extension Set: ConsistentlyHashed where Element: ConsistentlyHashed {}
