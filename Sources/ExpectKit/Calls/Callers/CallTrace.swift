internal import StackTraces

/// The functions between the test and a failed call. A call that passes is never traced, because naming the frames
/// takes up to a tenth of a second. Without a trace, a report shows only the call sites.
struct CallTrace: Sendable {
    struct Frame: Sendable, Equatable {
        var function: String
        var path: String
        /// The line that was running; zero if the compiler did not record it, as for an argument of `XCTAssertEqual`.
        var line: Int

        var isPlaced: Bool { line > 0 }

        /// The file and the line; the function if the line is not known.
        var description: String { isPlaced ? "\(pathInPackage(ofFile: path)):\(line)" : outerFunction }

        /// The function around a closure, whose name is, for example, "closure #1 in CartTests.addsTwice()".
        var outerFunction: String { function.split(separator: " in ").last.map(String.init) ?? function }
    }

    /// The functions of the test and of the code under test, innermost first.
    let frames: [Frame]
    /// Whether a test framework called the outermost frame.
    let endsInTest: Bool

    /// Returns the line of the test that led to the call; if the line is not known, the function of the test. Closures in
    /// the test, such as those of `withKnownIssue`, count as the test; helper functions do not. Its files identify the
    /// test if no test framework is among the callers, as in a detached task.
    func testFrame(testFiles: Set<String>) -> Frame? {
        guard let outermost = frames.last, endsInTest || testFiles.contains(outermost.path) else { return nil }
        let function = outermost.outerFunction
        return frames.first { $0.isPlaced && $0.outerFunction == function && $0.path == outermost.path } ?? outermost
    }

    /// The lines from a line of the test to the mock, outermost first. Without a known test, they begin with the
    /// outermost function of client code.
    func chain(from test: Frame?) -> [Frame] {
        let inner = test.flatMap(frames.firstIndex(of:)).map { frames[...$0] } ?? frames[...]
        var chain: [Frame] = []
        for frame in inner.reversed() {
            // A line that comes again, as in a recursion, has also made the call that its first appearance made.
            if let loop = chain.firstIndex(where: { $0.description == frame.description }) {
                chain.removeSubrange(loop...)
            }
            chain.append(frame)
        }
        return chain
    }
}

/// The captured callers of a call. Their functions are named only when a report needs them.
struct CapturedTrace: Sendable {
    private let stack = CapturedStack()

    /// Whether the test framework has started the task.
    var isInTaskOfTest: Bool { stack?.isInTaskOfTest ?? false }

    /// Names the functions, without those of the engine, the compiler and the mock that forwarded the call.
    func named(fromMockAt site: CallSite) -> CallTrace? {
        stack.flatMap { CallTrace($0.functions, endsInTest: $0.endsInTest, mock: "\(site.filePath)", Int(site.line)) }
    }
}

extension CallTrace {
    init?(_ functions: [TracedFunction], endsInTest: Bool, mock path: String, _ line: Int) {
        // The functions that capture the stack are inside those of the engine. A sanitizer adds one of its own.
        let callers = functions.drop { !$0.rawName.isOfEngine }.filter { !$0.rawName.isOfEngine }
        guard callers.contains(where: { $0.path != nil }) else {
            self.init(namesOf: callers)
            return
        }
        var frames: [Frame] = []
        var macros: [MacroUse] = []
        var endsInTest = endsInTest
        for function in callers {
            guard let path = function.path else { continue }
            var frame = Frame(function: function.name, path: path, line: 0)
            let isExpansion = path.contains("@__swiftmacro_")
            if isExpansion || path.contains(".derived/") {
                // A macro or the package manager generated the file, which calls the test.
                endsInTest = true
                // Functions around the expansion of `@Test`, such as a custom trait, are not part of the test.
                if isExpansion, path.contains("fMp"), !frames.isEmpty { break }
                if let use = MacroUse(expansion: frame, place: frames.count) { macros.append(use) }
            } else if path.hasSuffix("<compiler-generated>") {
                // An argument of `XCTAssertEqual` has no line. Without its frame, other code may count as the test.
                if function.name.hasPrefix("implicit closure") { frames.append(frame) }
            } else if function.line > 0 {
                frame.line = function.line
                frames.append(frame)
            }
        }
        for macro in macros.reversed() { frames.enter(macro) }
        self.init(frames: frames.droppingMock(at: path, line).droppingNamesakes(), endsInTest: endsInTest)
    }

    /// The caller of the mock, if no function has a line.
    private init?(namesOf callers: [TracedFunction]) {
        let thunks = ["protocol witness for ", "partial apply ", "reabstraction thunk "]
        let own = callers.filter { function in !thunks.contains { function.name.hasPrefix($0) } }
        guard let caller = own.dropFirst().first else { return nil }
        self.init(frames: [Frame(function: caller.name, path: "", line: 0)], endsInTest: false)
    }
}

extension String {
    /// Whether the mangled name belongs to a module of the library that calls code of the test.
    fileprivate var isOfEngine: Bool { Self.engine.contains { hasPrefix($0) } }

    private static let engine = ["ExpectKit", "ExpectKitTapes", "ExpectKitExploration"].map { "$s\($0.count)\($0)" }
}

extension [CallTrace.Frame] {
    /// Inserts a frame for a macro in a closure, if one of the callers is the function around the closure.
    fileprivate mutating func enter(_ macro: MacroUse) {
        var frame = macro.frame
        let around = self[macro.place...].first {
            $0.outerFunction == frame.outerFunction
                && macro.file.contains(fileName(ofPath: $0.path).filter { $0.isASCII && ($0.isLetter || $0.isNumber) })
        }
        guard let around, around.line != frame.line else { return }
        frame.path = around.path
        insert(frame, at: macro.place)
    }

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

/// A use of a macro in client code. For a macro in a closure, the compiler does not record the line of the macro as the
/// caller of the expansion, so the line is read from the file name of the expansion.
private struct MacroUse {
    /// The function or closure around the macro, the line of the macro, and the path of the expansion.
    let frame: CallTrace.Frame
    /// The part of the name of the expansion that contains the characters of the file name that an identifier can have.
    let file: Substring
    /// The number of frames inside of the macro.
    let place: Int

    /// Reads the file name of an expansion, such as `@__swiftmacro_…BakerTestsswift_IfFDefMX58_12_33_…`.
    init?(expansion frame: CallTrace.Frame, place: Int) {
        guard let found = frame.path.firstMatch(of: /@__swiftmacro_(.*?MX(\d+)_\d+_)/), let line = Int(found.2)
        else { return nil }
        // The compiler counts from zero.
        self.frame = CallTrace.Frame(function: frame.function, path: frame.path, line: line + 1)
        (file, self.place) = (found.1, place)
    }
}
