internal import StackTraces

extension Arg {
    /// Accepts everything.
    public static var any: Arg { Arg("any", acceptsEverything: true) { _ in true } }

    /// Accepts a value for which a predicate holds. It is GoogleMock's `Truly` and Mockito's `argThat`, with a description.
    ///
    /// - Parameters:
    ///   - description: The words for the accepted values, which a report shows after “expected”.
    ///   - predicate: Returns whether a value is accepted. It runs without the mock's lock, once or more per call.
    public static func matching(_ description: String, _ predicate: @escaping (Value) -> Bool) -> Arg {
        Arg(description, matches: predicate)
    }

    /// Accepts the values that a matcher accepts, and keeps them in a captor.
    ///
    /// - Parameters:
    ///   - captor: The captor, which keeps the value of each call that the declaration takes or the verification finds.
    ///   - matcher: The values to accept; by default all.
    public static func capture(_ captor: Captor<Value>, if matcher: Arg = .any) -> Arg {
        Arg(
            matcher.words, inner: [matcher], acceptsEverything: matcher.acceptsEverything,
            isCompound: matcher.isCompound, isCaptor: true, differences: matcher.differences(from:),
            capture: { value in
                matcher.capture(value)
                captor.capture(value)
            }, matches: matcher.accepts)
    }

    /// Accepts one object, by identity.
    ///
    /// - Parameter object: The object. An equal object is not accepted.
    public static func identical(to object: Value) -> Arg where Value: AnyObject {
        Arg(
            "the same instance of \(typeName(type(of: object)))",
            differences: { value in
                guard describe(object) == describe(value) else { return [] }
                return [Difference(kind: .instances(type: typeName(type(of: object))))]
            }, matches: { $0 === object })
    }

    /// Accepts an optional with a value that a matcher accepts.
    ///
    /// `.some()` accepts each value but `nil`, `.some(.hasPrefix("A"))` accepts `"Ada"`. It is GoogleMock's `Optional`.
    ///
    /// - Parameter matcher: The wrapped value, or a matcher for it; by default all values are accepted.
    public static func some<Wrapped>(_ matcher: Arg<Wrapped> = .any) -> Arg where Value == Wrapped? {
        // Reports describe a wrapped value without its optional, so the words of the inner matcher are enough.
        Arg(
            matcher.acceptsEverything ? "not nil" : matcher.words, inner: [matcher], isCompound: matcher.isCompound,
            differences: { $0.map(matcher.differences(from:)) ?? [] }, capture: { $0.map(matcher.capture) },
            matches: { $0.map(matcher.accepts) ?? false })
    }

    /// Accepts the values that a matcher refuses. A captor inside never captures a value.
    ///
    /// - Parameter matcher: The values to refuse.
    public static func not(_ matcher: Arg) -> Arg {
        Arg("not \(matcher.wordsInside)", inner: [matcher]) { !matcher.accepts($0) }
    }

    /// Accepts the values that all matchers accept.
    ///
    /// - Parameter matchers: The matchers. Without any, all values are accepted.
    public static func allOf(_ matchers: Arg...) -> Arg {
        guard matchers.count != 1 else { return matchers[0] }
        guard !matchers.isEmpty else { return .any }
        return Arg(
            matchers.map(\.wordsInside).joined(separator: " and "), inner: matchers,
            acceptsEverything: matchers.allSatisfy(\.acceptsEverything), isCompound: true,
            differences: { value in firstDifferences(of: matchers) { $0.differences(from: value) } },
            capture: { value in for matcher in matchers { matcher.capture(value) } },
            matches: { value in matchers.allSatisfy { $0.accepts(value) } })
    }

    /// Accepts the values that at least one matcher accepts. Only the first one that accepts a value captures it.
    ///
    /// - Parameter matchers: The matchers. Without any, no value is accepted.
    public static func anyOf(_ matchers: Arg...) -> Arg {
        guard matchers.count != 1 else { return matchers[0] }
        return Arg(
            matchers.isEmpty ? "nothing" : matchers.map(\.wordsInside).joined(separator: " or "), inner: matchers,
            acceptsEverything: matchers.contains(where: \.acceptsEverything), isCompound: !matchers.isEmpty,
            capture: { value in matchers.first { $0.accepts(value) }?.capture(value) },
            matches: { value in matchers.contains { $0.accepts(value) } })
    }

    /// Accepts a value if a matcher accepts one of its properties.
    ///
    /// `.having(\.bread, "rye")` accepts an order whose property `bread` is `"rye"`. A variable needs `.value`:
    /// `.having(\.bread, .value(bread))`. GoogleMock calls it `Field` or `Property`, and Hamcrest `hasProperty`.
    ///
    /// - Parameters:
    ///   - property: The property, such as `\.title`.
    ///   - matcher: The value of the property, or a matcher for it.
    public static func having<Property>(_ property: KeyPath<Value, Property>, _ matcher: Arg<Property>) -> Arg {
        let name = { propertyName(of: property) }
        return Arg(
            "\(withArticle(String(describing: Value.self))) with \(name() ?? "a property") \(matcher.words)",
            inner: [matcher], path: { _ in name().map { ".\($0)" } ?? "" },
            differences: { value in
                matcher.differences(from: value[keyPath: property]).map { found in
                    if let name = name() { return found.within(name) }
                    guard case .values(let expected, let got) = found.kind else { return found }
                    return Difference(path: found.path, expected: "a property \(expected)", got: got)
                }
            }, capture: { matcher.capture($0[keyPath: property]) }, matches: { matcher.accepts($0[keyPath: property]) })
    }

    /// Accepts a value of a subtype that a matcher accepts.
    ///
    /// `.instance(of: PaymentError.self)` accepts each `PaymentError` in an argument of the type `any Error`.
    /// GoogleMock calls it `WhenDynamicCastTo`, and Hamcrest `instanceOf`.
    ///
    /// - Parameters:
    ///   - type: The subtype, such as a subclass or one of several error types.
    ///   - matcher: A value of the subtype, or a matcher for it; by default all values are accepted.
    public static func instance<Subtype>(of type: Subtype.Type, _ matcher: Arg<Subtype> = .any) -> Arg {
        let name = { withArticle(String(describing: type)) }
        let words = {
            // The words of a matcher for a property begin with the type.
            if matcher.acceptsEverything { return name() }
            return matcher.words.hasPrefix("\(name()) ") ? matcher.words : "\(name()), \(matcher.words)"
        }
        return Arg(
            words(), inner: [matcher],
            differences: { value in
                (value as? Subtype).map(matcher.differences(from:))
                    ?? [Difference(expected: words(), got: describeTyped(value))]
            },
            capture: { ($0 as? Subtype).map(matcher.capture) },
            matches: { ($0 as? Subtype).map(matcher.accepts) ?? false })
    }

    var isCompound: Bool { matcher?.isCompound ?? false }

    private var wordsInside: String { isCompound ? "(\(words))" : words }
}

extension Arg where Value: ExpressibleByNilLiteral {
    /// Accepts `nil` only.
    public static var `nil`: Arg { Arg("nil") { unwrapped($0) == nil } }
}

extension Arg where Value: Comparable {
    /// Accepts a greater value: `.greaterThan(100)` accepts 101, and not 100.
    ///
    /// - Parameter bound: The value that an accepted value exceeds.
    public static func greaterThan(_ bound: Value) -> Arg { Arg("greater than \(describe(bound))") { $0 > bound } }

    /// Accepts a greater or an equal value: `.atLeast(100)` accepts 100 and 101. GoogleMock calls it `Ge`, and Hamcrest
    /// `greaterThanOrEqualTo`.
    ///
    /// - Parameter bound: The least value to accept.
    public static func atLeast(_ bound: Value) -> Arg { Arg("at least \(describe(bound))") { $0 >= bound } }

    /// Accepts a smaller value: `.lessThan(100)` accepts 99, and not 100.
    ///
    /// - Parameter bound: The value that an accepted value is below.
    public static func lessThan(_ bound: Value) -> Arg { Arg("less than \(describe(bound))") { $0 < bound } }

    /// Accepts a smaller or an equal value: `.atMost(100)` accepts 100 and 99. GoogleMock calls it `Le`, and Hamcrest
    /// `lessThanOrEqualTo`.
    ///
    /// - Parameter bound: The greatest value to accept.
    public static func atMost(_ bound: Value) -> Arg { Arg("at most \(describe(bound))") { $0 <= bound } }

    /// Accepts a value that lies in a range.
    ///
    /// - Parameter range: A range of any form, such as `1...3`, `1..<4` or `2...`.
    public static func within(_ range: some RangeExpression<Value>) -> Arg {
        Arg(describe(range)) { range.contains($0) }
    }
}

extension Arg where Value: FloatingPoint {
    /// Accepts a number within a distance of another number.
    ///
    /// `.approximately(0.75, tolerance: 0.01)` accepts 0.755. An infinity accepts only itself, and NaN accepts only
    /// NaN. GoogleMock calls it `NanSensitiveDoubleNear`, and Hamcrest `closeTo`.
    ///
    /// - Parameters:
    ///   - expected: The number.
    ///   - tolerance: The largest distance that is accepted. Its sign is ignored.
    public static func approximately(_ expected: Value, tolerance: Value) -> Arg {
        let reach = tolerance.magnitude
        return Arg("\(describe(expected)) ± \(describe(reach))") { value in
            if value == expected || value.isNaN && expected.isNaN { return true }
            return value.isFinite && expected.isFinite && (value - expected).magnitude <= reach
        }
    }
}

/// A range that a report shows as it is written in Swift. In the standard library, one-sided ranges have no
/// description, and those of the others are not bounded in length.
package protocol WrittenRange { var written: String { get } }

extension ClosedRange: WrittenRange {
    package var written: String { "\(describe(lowerBound))...\(describe(upperBound))" }
}
extension Range: WrittenRange { package var written: String { "\(describe(lowerBound))..<\(describe(upperBound))" } }
extension PartialRangeFrom: WrittenRange { package var written: String { "\(describe(lowerBound))..." } }
extension PartialRangeThrough: WrittenRange { package var written: String { "...\(describe(upperBound))" } }
extension PartialRangeUpTo: WrittenRange { package var written: String { "..<\(describe(upperBound))" } }

/// Returns the name of a property as it is written after the type; nil for a computed one of a program without symbols.
private func propertyName(of property: AnyKeyPath) -> String? {
    // Such as `\Task.title`, or `\Box<Int>.owner?.name?` for an optional property.
    let written = "\(property)".replacing(/<computed 0x([0-9a-f]+) \([^()]*\)>/) { computed in
        // Such as `key path getter for Shop.Order.total : Swift.Int : Shop.Order`.
        let getter = UInt(computed.output.1, radix: 16).flatMap(functionName(at:))
        let name = getter?.firstMatch(of: /^key path getter for [^:]*\.([^.: ]+) :/)?.output.1
        return String(name ?? computed.output.0)
    }
    let root = "\\\(type(of: property).rootType)."
    guard written.hasPrefix(root), !written.contains("<computed") else { return nil }
    // An unlabelled element of a tuple is written with two dots, `..1`.
    let name = written.dropFirst(root.count).drop { $0 == "." }
    return String(name.hasSuffix("?") ? name.dropLast() : name)
}

/// A store for arguments of calls, which a test reads afterwards: see <doc:matching-arguments#Capture-arguments>.
///
/// ```swift
/// let seen = Captor<Task>()
/// store.expect(.add(task: .capture(seen)))
/// manager.add(first)
/// #expect(seen.last == first)
/// ```
///
/// In an expectation or a stub, it captures the argument of each call that the declaration takes, before an action runs. In
/// `verify(_:times:)`, `verifyInOrder` and `verifySequence`, it captures the arguments of the calls that they find. In a
/// query, such as `callCount(_:)`, and in `reject(_:)` it captures nothing. It is Mockito's `ArgumentCaptor`.
public final class Captor<Value>: Sendable {
    // A test that reads a value that is not `Sendable` must ensure that the code under test no longer uses it.
    private let values = Lock<[Value]>([])

    /// Creates a captor without captured arguments.
    public init() {}

    /// The last captured argument; nil if there is none.
    public var last: Value? { values.withLock { $0.last } }

    /// All captured arguments, in the order of the calls.
    public var all: [Value] { values.withLock { $0 } }

    func capture(_ value: Value) { values.withLock { $0.append(value) } }
}
