/// A box for the real object of a partial mock, which may be empty. A generated mock passes it with each call:
///
/// ```swift
/// private let real: _RealObject<any TaskStore>
///
/// init(wrapping real: any TaskStore) {
///     mock = Mock(mode: .partial)
///     self.real = _RealObject(real)
/// }
///
/// func add(task: Task) { _call(.add(task: .value(task)), on: real) { $0.object.add(task: task) } }
/// ```
///
/// The object may be a value, which mutating calls change in the box.
public final class _RealObject<Real>: RealObjectBox {
    private let held: Lock<Real?>
    private let rules: Rules

    fileprivate struct Rules {
        /// The box for requirements with a default implementation; nil if it is this box.
        var defaults: _RealObject?
        /// Whether calls can be forwarded to no other object.
        var isFixed = false
        /// nil if to any object. Unsafe, because it need not be `Sendable`. That of a generated mock captures nothing.
        nonisolated(unsafe) var accepts: ((Real) -> Bool)?
        /// Whether calls reach `super` without the engine; nil if the mock is not a subclass.
        var bypass: Lock<Bool>?
    }

    /// Creates a box.
    ///
    /// - Parameter object: The real object; nil for a mock without one.
    public init(_ object: Real? = nil) { (held, rules) = (Lock(object), Rules()) }

    /// Creates a box whose calls can be forwarded only to some of the objects of its type: `any Registry` does not
    /// specify the associated types, to which a call casts its arguments.
    ///
    /// - Parameters:
    ///   - object: The real object; nil for a mock without one.
    ///   - accepts: Returns whether calls can be forwarded to an object. It must not capture anything.
    public init(_ object: Real? = nil, _accepting accepts: @escaping (Real) -> Bool) {
        (held, rules) = (Lock(object), Rules(accepts: accepts))
    }

    /// Creates a box that forwards to no other object, because the mock runs on the executor of the object.
    ///
    /// - Parameter object: The real object; nil for a mock without one.
    public init(_only object: Real?) { (held, rules) = (Lock(object), Rules(isFixed: true)) }

    /// Creates the box of a mock that is a subclass, whose calls can be forwarded only to `super`.
    ///
    /// Before `_begin()` and after `_end()`, calls reach `super` without the engine: the superclass makes them while it
    /// is initialized or deinitialized, when no test can declare them.
    ///
    /// - Parameter object: A placeholder for the real object, the mock itself, which the box must not keep alive.
    public init(_super object: Real) { (held, rules) = (Lock(object), Rules(isFixed: true, bypass: Lock(true))) }

    /// Lets the engine answer calls. Only the initializers of generated mocks call it, after those of the superclass.
    public func _begin() { rules.bypass?.withLock { $0 = false } }

    /// Lets calls reach `super` without the engine. Only the deinitializers of generated mocks call it.
    public func _end() { rules.bypass?.withLock { $0 = true } }

    var bypassesEngine: Bool { rules.bypass?.withLock { $0 } ?? false }

    private init(fixing other: _RealObject) {
        (held, rules) = (other.held, Rules(defaults: other.rules.defaults, isFixed: true))
    }

    /// Creates an empty box that offers the default implementations of the protocol.
    ///
    /// - Parameter object: An object with the default implementations. Its other members call the engine of the mock.
    public init(_defaults object: Real) { (held, rules) = (Lock(nil), Rules(defaults: _RealObject(object))) }

    /// The box with the default implementations if there is one and no real object, or else this one.
    public var _orDefaults: _RealObject { rules.defaults ?? self }

    package var isThere: Bool { held.withLock { $0 != nil } }

    /// The real object, for the closures of `_call(_:on:forwardingTo:)`, which run only if there is one.
    ///
    /// - Precondition: There is a real object.
    public var object: Real {
        get {
            if let defaults = rules.defaults { return defaults.object }
            if let object = held.withLock({ $0 }) { return object }
            // There is no value to return. The engine does not run the closure of a call then.
            preconditionFailure("ExpectKit: this mock has no real object. Create it with init(wrapping:).")
        }
        set {
            if let defaults = rules.defaults { return defaults.object = newValue }
            // The old object is a client's, so it outlives the lock.
            var object: Real? = newValue
            held.withLock { swap(&$0, &object) }
        }
    }

    /// Makes boxes of other objects; `nil` if only this object can be called.
    var replacement: RealObjectReplacement? {
        guard !rules.isFixed else { return nil }
        return .init(expected: Real.self) { [accepts = rules.accepts] object in
            guard let object = object as? Real, accepts?(object) ?? true else { return nil }
            return _RealObject(object)
        }
    }

    /// Returns a box of the same object if both boxes hold objects of the same type, and an empty box otherwise. A
    /// requirement with an argument of type `Self` can be forwarded only if the argument wraps a real object, too.
    ///
    /// - Parameter other: The box of the argument.
    public func _beside(_ other: _RealObject) -> _RealObject {
        guard isThere, other.isThere, type(of: object as Any) == type(of: other.object as Any) else {
            return _RealObject(_only: nil)
        }
        return _RealObject(fixing: self)
    }
}

// The getter returns the object itself, so the box can be sent to other threads only if the object can.
extension _RealObject: Sendable where Real: Sendable {}
extension _RealObject.Rules: Sendable where Real: Sendable {}

protocol RealObjectBox {
    var isThere: Bool { get }
}

package func holdsRealObject(_ value: Any) -> Bool { (value as? any RealObjectBox)?.isThere ?? false }
