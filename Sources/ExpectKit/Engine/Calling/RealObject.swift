/// A box for the real object of a partial mock, which may be empty. Only generated wrappers use it.
///
/// A generated wrapper stores the real object in the box, and passes the box to the engine in each call:
///
/// ```swift
/// private let real: _RealObject<any TaskStore>
///
/// init() {
///     mock = Mock()
///     real = _RealObject()
/// }
/// init(wrapping real: any TaskStore) {
///     mock = Mock(mode: .partial)
///     self.real = _RealObject(real)
/// }
///
/// func add(task: Task) { _call(.add(task: .value(task)), on: real) { $0.object.add(task: task) } }
/// ```
///
/// The object may be a value: mutating calls change the value in the box.
public final class _RealObject<Real> {
    private let held: Lock<Real?>

    /// Creates a box.
    ///
    /// - Parameter object: The real object; nil for a mock without one.
    public init(_ object: Real? = nil) {
        held = Lock(object)
    }

    /// Whether there is a real object.
    var isThere: Bool { held.withLock { $0 != nil } }

    /// The real object.
    ///
    /// Only the closures that a wrapper passes to `_call(_:on:forwardingTo:)` read it. They run only if there is one.
    ///
    /// - Precondition: There is a real object.
    public var object: Real {
        get {
            guard let object = held.withLock({ $0 }) else {
                // There is no value to return. The engine does not run the closure of a call then.
                preconditionFailure(
                    "ExpectKit: this mock has no real object. Create it with init(wrapping:).")
            }
            return object
        }
        set { held.withLock { $0 = newValue } }
    }

    /// Makes boxes of the objects that a test forwards to.
    static var replacement: RealObjectReplacement<_RealObject> {
        .init(expected: Real.self) { ($0 as? Real).map { _RealObject($0) } }
    }

    /// Returns this box if both boxes hold objects of the same type, and an empty box otherwise. Only generated
    /// wrappers use it.
    ///
    /// A requirement with an argument of type `Self` can be forwarded only if the argument wraps a real object, too.
    ///
    /// - Parameter other: The box of the argument.
    public func _beside(_ other: _RealObject) -> _RealObject {
        guard isThere, other.isThere, type(of: object as Any) == type(of: other.object as Any) else {
            return _RealObject()
        }
        return self
    }
}

// The getter returns the object itself, so the box can be sent to other threads only if the object can.
extension _RealObject: Sendable where Real: Sendable {}
