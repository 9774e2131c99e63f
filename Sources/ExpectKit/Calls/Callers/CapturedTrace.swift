internal import StackTraces

/// The captured callers of a call. Their functions are named only when a report needs them.
struct CapturedTrace: Sendable {
    private let stack = CapturedStack()

    /// Whether a test framework is among the callers.
    var isCalledByTestFramework: Bool { stack?.endsInTest ?? false }

    /// Names the functions, without those of the engine, of the compiler, and of the mock that forwarded the call.
    func named(fromMockAt site: CallSite) -> CallTrace? {
        stack.flatMap { CallTrace($0.functions, endsInTest: $0.endsInTest, mock: "\(site.filePath)", Int(site.line)) }
    }
}

extension CallTrace {
    /// Selects the functions of client code that led to a call.
    init?(_ functions: [TracedFunction], endsInTest: Bool, mock path: String, _ line: Int) {
        // The functions that capture the stack are inside those of the engine. A sanitizer adds one of its own.
        let callers = functions.drop { !$0.rawName.isOfEngine }.filter { !$0.rawName.isOfEngine }
        guard callers.contains(where: { $0.path != nil }) else {
            self.init(namesOf: callers)
            return
        }
        var frames: [Frame] = []
        var macros: [(use: MacroUse, place: Int)] = []
        var endsInTest = endsInTest
        for function in callers {
            guard let path = function.path else { continue }
            let isExpansion = path.contains("@__swiftmacro_")
            if isExpansion || path.contains(".derived/") {
                // A macro or the package manager generated the file, which calls the test.
                endsInTest = true
                // Functions around the expansion of `@Test`, such as a custom trait, are not part of the test.
                if isExpansion, path.contains("fMp"), !frames.isEmpty { break }
                if let use = MacroUse(function: function.name, expansionPath: path) {
                    macros.append((use, frames.count))
                }
            } else if path.hasSuffix("<compiler-generated>") {
                // An argument of `XCTAssertEqual` has no line. Without its frame, other code may count as the test.
                if function.name.hasPrefix("implicit closure") {
                    frames.append(Frame(function: function.name, path: path, line: 0))
                }
            } else if function.line > 0 {
                frames.append(Frame(function: function.name, path: path, line: function.line))
            }
        }
        for macro in macros.reversed() { frames.enter(macro.use, at: macro.place) }
        self.init(frames: frames.droppingMock(at: path, line).droppingNamesakes(), endsInTest: endsInTest)
    }

    /// Selects the caller of the mock, for functions without lines.
    private init?(namesOf callers: [TracedFunction]) {
        let thunks = ["protocol witness for ", "partial apply ", "reabstraction thunk "]
        let own = callers.filter { function in !thunks.contains { function.name.hasPrefix($0) } }
        guard let caller = own.dropFirst().first else { return nil }
        self.init(frames: [Frame(function: caller.name, path: "", line: 0)], endsInTest: false)
    }
}

extension String {
    /// Whether a mangled name belongs to a module of the library that calls code of the test.
    fileprivate var isOfEngine: Bool { Self.engine.contains { hasPrefix($0) } }

    private static let engine = ["ExpectKit", "ExpectKitTapes", "ExpectKitExploration"].map { "$s\($0.count)\($0)" }
}

extension [CallTrace.Frame] {
    /// Removes the mock's member, which is the first frame, and the functions of the mock that called it.
    fileprivate func droppingMock(at path: String, _ line: Int) -> [CallTrace.Frame] {
        guard let first, first.path == path else { return self }
        return Array(
            drop {
                // A closure in the property `client` of a generated mock calls a member of the mock.
                let isClosureOfClient = $0.outerFunction.hasSuffix(".client.getter")
                return $0.path == path && ($0.line == line || $0 == first || isClosureOfClient)
            })
    }

    /// Removes frames without a line if another frame of the same function has one.
    fileprivate func droppingNamesakes() -> [CallTrace.Frame] {
        let placed = Set(filter(\.isPlaced).map(\.outerFunction))
        return filter { $0.isPlaced || !placed.contains($0.outerFunction) }
    }
}

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
