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

#if os(Linux) && canImport(Runtime)
    import Runtime

    extension TracedFunction {
        /// Demangles the name of a function. No other public interface does it. The rest of `Runtime` is not used:
        /// `Backtrace.capture()` and `symbolicated()` read each file that the process has mapped, and crash if another
        /// thread unmaps it meanwhile.
        init(_ function: ImageSymbols.Function) {
            let symbol = SymbolicatedBacktrace.Symbol(
                imageIndex: 0, imageName: "", rawName: function.rawName, offset: 0, sourceLocation: nil)
            self.init(rawName: symbol.rawName, name: symbol.name, path: function.path, line: function.line)
        }
    }
#endif
