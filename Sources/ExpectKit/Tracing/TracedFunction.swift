/// A function that was running, as a backtrace names it.
struct TracedFunction: Sendable, Equatable {
    /// The name in the program, as in "$s8Kitchens4CookV4boilyyF".
    var rawName: String
    /// The name as it is declared, as in "Cook.boil()".
    var name: String
    /// The source file, if it is known.
    var path: String?
    var line: Int
}
