/// A named function of a stack.
package struct TracedFunction: Sendable, Equatable {
    /// The mangled name, such as "$s8Kitchens4CookV4boilyyF".
    package var rawName: String
    /// The name as it is declared, such as "Cook.boil()".
    package var name: String
    /// The source file; nil if it is not known.
    package var path: String?
    /// The line; zero if it is not known.
    package var line: Int
}
