/// The real object of a partial mock, or the lack of one. Only generated wrappers use it.
///
/// A generated wrapper stores the real object in this box, and offers it to the engine in each call:
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
/// func add(task: Task) { _call(.add(task: .value(task)), on: real) { real.object.add(task: task) } }
/// ```
///
/// The object may be a value: what changes it is written back.
public final class _RealObject<Real> {
    private let held: Lock<Real?>

    /// Creates a box.
    ///
    /// - Parameter object: The real object; none, for a mock that only answers.
    public init(_ object: Real? = nil) {
        held = Lock(object)
    }

    /// Whether there is a real object.
    var isThere: Bool { held.withLock { $0 != nil } }

    /// The real object.
    ///
    /// It is for the closures that a wrapper hands to `_call(_:on:forwardingTo:)`, which run only where there is one.
    ///
    /// - Precondition: There is a real object.
    public var object: Real {
        get {
            guard let object = held.withLock({ $0 }) else {
                // Nothing of any type can be returned, and no engine asks for it.
                preconditionFailure(
                    "ExpectKit: this mock has no real object. Create it with init(wrapping:).")
            }
            return object
        }
        set { held.withLock { $0 = newValue } }
    }

    /// Returns this box, if another one holds an object of the same type, and else an empty one. Only generated wrappers
    /// use it.
    ///
    /// A requirement with an argument of its own type can be asked of a real object only together with another one.
    ///
    /// - Parameter other: The box of the argument.
    public func _beside(_ other: _RealObject) -> _RealObject {
        guard isThere, other.isThere, type(of: object as Any) == type(of: other.object as Any) else {
            return _RealObject()
        }
        return self
    }
}

// The lock hands out the object as it is, so that it goes only where the object itself may go.
extension _RealObject: Sendable where Real: Sendable {}
