/// A macro in the source of client code, as a frame inside of its expansion tells of it.
///
/// The compiler notes the line of a macro that stands in a function as the caller of the expansion. For one that
/// stands in a closure it does not, so that the line is known only from the name of the expansion's file.
struct MacroUse {
    /// The function, or the closure, in which the macro stands.
    let function: String
    /// The line, counted from one.
    let line: Int
    private let expansion: Substring

    /// Reads the name of an expansion's file, such as `@__swiftmacro_…BakerTestsswift_IfFDefMX58_12_33_…`.
    init?(function: String, expansionPath path: String) {
        guard let found = path.firstMatch(of: /@__swiftmacro_(.*?MX(\d+)_\d+_)/), let line = Int(found.2)
        else { return nil }
        self.function = function
        // The compiler counts from zero.
        self.line = line + 1
        expansion = found.1
    }

    /// Whether the macro stands in a file. Its name is there without what cannot be part of an identifier.
    func isIn(fileAt path: String) -> Bool {
        expansion.contains(fileName(ofPath: path).filter { $0.isASCII && ($0.isLetter || $0.isNumber) })
    }
}

extension [CallTrace.Frame] {
    /// Enters a macro that stands in a closure, where one of the callers is the function around the closure.
    ///
    /// - Parameter place: Where it belongs among the frames.
    mutating func enter(_ use: MacroUse, at place: Int) {
        let macro = CallTrace.Frame(function: use.function, path: "", line: use.line)
        let around = self[place...].first {
            $0.outerFunction == macro.outerFunction && use.isIn(fileAt: $0.path)
        }
        guard let around, around.line != use.line else { return }
        insert(.init(function: use.function, path: around.path, line: use.line), at: place)
    }
}
