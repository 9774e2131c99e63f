/// How a struct of closures is created, and its values that are not closures.
struct ClientLayout: Equatable, Sendable {
    /// A closure that the mock replaces. The requirement with the same name describes its type.
    struct Closure: Equatable, Sendable {
        var name: String
        /// Whether the closure is optional.
        var isOptional = false
        /// Whether its captured values must be `Sendable`.
        var isSendable = false
    }

    /// A plain value, which the initializers of the mock take.
    struct Value: Equatable, Sendable {
        /// The parameter of the initializer of the struct.
        var parameter: Parameter
        /// The stored property with the value, or `nil` if the value cannot be read.
        var property: String?
    }

    /// An argument of the initializer.
    enum Argument: Equatable, Sendable {
        case closure(label: String?, name: String)
        /// The result of a closure, for a parameter that is an autoclosure.
        case result(label: String?, name: String)
        case value(Value)
    }

    var closures: [Closure] = []
    /// The arguments of the initializer, in its order.
    var arguments: [Argument] = []
    /// The names of the closures that are assigned afterwards.
    var assigned: [String] = []
    /// The global actor on which the struct is made.
    var isolation: String?
    /// The global actor on which the properties of a real struct are read.
    var realIsolation: String?
    var sendability = Sendability.none

    /// Whether the mock is `Sendable`, because closures that capture it are.
    enum Sendability: Sendable {
        case none
        case checked
        /// The mock is `@unchecked Sendable`, because the struct or a plain value is not known to be `Sendable`.
        case unchecked
    }

    /// The plain values, which the mock stores.
    var values: [Value] { arguments.compactMap { if case .value(let value) = $0 { value } else { nil } } }

    /// Whether all closures are assigned. Then the mock stores a struct and copies it.
    var isCopied: Bool { assigned.count == closures.count }

    func closure(named name: String) -> Closure? { closures.first { $0.name == name } }
}
