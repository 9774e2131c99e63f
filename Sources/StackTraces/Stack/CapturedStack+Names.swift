#if !(os(Linux) && canImport(Runtime))
    import Foundation

    /// The stack of a thread on systems for which this module cannot read debug information. A report names the caller
    /// without its line. If Foundation has no stack, a report shows only call sites.
    package struct CapturedStack: Sendable {
        private let addresses: [UInt]
        /// Whether a test framework is among the callers, and the outermost of them. Both are always true here, because
        /// the stack of an async test does not always contain the framework.
        package let endsInTest = true
        package let isInTaskOfTest = true

        /// Captures the stack of the current thread, if the system can.
        package init?() {
            addresses = Thread.callStackReturnAddresses.map(\.uintValue)
            if addresses.isEmpty { return nil }
        }

        /// The functions of client code, innermost first.
        package var functions: [TracedFunction] { addresses.compactMap { TracedFunction(callReturningTo: $0) } }
    }

    /// Returns nil, because the system names a function where it is needed.
    package func functionName(at address: UInt) -> String? { nil }

    extension TracedFunction {
        /// Finds the function in the dynamic linker, which knows names but no lines.
        fileprivate init?(callReturningTo address: UInt) {
            // If the called function never returns, the address after the call may be in another function.
            guard let facts = LinkerFacts(at: address &- 1), let rawName = facts.symbol else { return nil }
            let system = ["/usr/lib/", "/System/", "/libswift", "/XCTest", "/Testing.framework", "/Xcode"]
            guard !system.contains(where: { facts.path.contains($0) }) else { return nil }
            self.init(rawName: rawName, name: demangled(rawName) ?? rawName, path: nil, line: 0)
        }
    }

    /// Returns the demangled form of a name; nil if the runtime lacks the function. The report then shows the mangled
    /// name. The type of the function is specified by `swift_demangle` in Demangle.h of the Swift repository.
    private func demangled(_ name: String) -> String? {
        typealias Demangle =
            @convention(c) (UnsafePointer<CChar>, Int, UnsafeMutablePointer<CChar>?, UnsafeMutablePointer<Int>?, UInt32)
            -> UnsafeMutablePointer<CChar>?
        guard let symbol = runtimeSymbol("swift_demangle"),
            let text = unsafeBitCast(symbol, to: Demangle.self)(name, name.utf8.count, nil, nil, 0)
        else { return nil }
        defer { free(text) }
        return String(cString: text)
    }
#endif
