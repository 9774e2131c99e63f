/// A named function of a stack.
struct TracedFunction: Sendable, Equatable {
    /// The name in the program, as in "$s8Kitchens4CookV4boilyyF".
    var rawName: String
    /// The name as it is declared, as in "Cook.boil()".
    var name: String
    /// The source file; nil if it is not known.
    var path: String?
    /// The line; zero if it is not known.
    var line: Int
}
