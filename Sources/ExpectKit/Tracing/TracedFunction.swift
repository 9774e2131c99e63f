/// A named function of a stack.
struct TracedFunction: Sendable, Equatable {
    /// The mangled name, such as "$s8Kitchens4CookV4boilyyF".
    var rawName: String
    /// The name as it is declared, such as "Cook.boil()".
    var name: String
    /// The source file; nil if it is not known.
    var path: String?
    /// The line; zero if it is not known.
    var line: Int
}
