/// A use of a macro in client code, found by a frame inside the expansion.
///
/// For a macro in a function, the compiler records the line of the macro as the caller of the expansion. For a macro in
/// a closure it does not, so the line is read from the file name of the expansion.
struct MacroUse {
    /// The function or closure that contains the macro, and the line of the macro. The path is not known.
    let frame: CallTrace.Frame
    private let expansion: Substring

    /// Reads the file name of an expansion, such as `@__swiftmacro_…BakerTestsswift_IfFDefMX58_12_33_…`.
    init?(function: String, expansionPath path: String) {
        guard let found = path.firstMatch(of: /@__swiftmacro_(.*?MX(\d+)_\d+_)/), let line = Int(found.2)
        else { return nil }
        // The compiler counts from zero.
        frame = CallTrace.Frame(function: function, path: "", line: line + 1)
        expansion = found.1
    }

    /// Whether the macro is in a file. The name of the expansion contains the characters of the file name that an
    /// identifier can have.
    func isIn(fileAt path: String) -> Bool {
        expansion.contains(fileName(ofPath: path).filter { $0.isASCII && ($0.isLetter || $0.isNumber) })
    }
}

extension [CallTrace.Frame] {
    /// Inserts a frame for a macro in a closure, if one of the callers is the function around the closure.
    mutating func enter(_ use: MacroUse, at place: Int) {
        var frame = use.frame
        let around = self[place...].first { $0.outerFunction == use.frame.outerFunction && use.isIn(fileAt: $0.path) }
        guard let around, around.line != frame.line else { return }
        frame.path = around.path
        insert(frame, at: place)
    }
}
