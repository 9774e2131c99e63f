#if !(os(Linux) && canImport(Runtime))
    #if canImport(Darwin)
        import Darwin
        import Foundation
    #endif

    /// The stack of a thread on systems for which this module cannot read debug information.
    ///
    /// On Apple platforms, a report names the caller without its line. On other systems there is no stack, and a report
    /// shows only call sites.
    struct CapturedStack: Sendable {
        private let addresses: [UInt]
        /// Whether a test framework is among the callers. It is always true here, because the stack of an async test
        /// does not always contain the framework.
        let endsInTest = true

        /// Captures the stack of the current thread, if the system can.
        init?() {
            #if canImport(Darwin)
                addresses = Thread.callStackReturnAddresses.map(\.uintValue)
            #else
                return nil
            #endif
        }

        /// The functions of client code, innermost first.
        var functions: [TracedFunction] {
            #if canImport(Darwin)
                addresses.compactMap { TracedFunction(callReturningTo: $0) }
            #else
                []
            #endif
        }
    }

    #if canImport(Darwin)
        extension TracedFunction {
            /// Finds the function in the dynamic linker, which knows names but no lines.
            fileprivate init?(callReturningTo address: UInt) {
                var facts = Dl_info()
                // If the called function never returns, the address after the call may be in another function.
                guard let place = UnsafeRawPointer(bitPattern: address &- 1), dladdr(place, &facts) != 0,
                    let file = facts.dli_fname, let symbol = facts.dli_sname
                else { return nil }
                let image = String(cString: file)
                let system = [
                    "/usr/lib/", "/System/", "/libswift", "/XCTest", "/Testing.framework", "/Xcode",
                ]
                guard !system.contains(where: { image.contains($0) }) else { return nil }
                let rawName = String(cString: symbol)
                self.init(rawName: rawName, name: demangled(rawName) ?? rawName, path: nil, line: 0)
            }
        }

        /// Returns the demangled form of a name; nil if the runtime lacks the function. The report then shows the
        /// mangled name.
        ///
        /// The type of the function is specified by `swift_demangle` in Demangle.h of the Swift repository.
        private func demangled(_ name: String) -> String? {
            typealias Demangle =
                @convention(c) (
                    UnsafePointer<CChar>, Int, UnsafeMutablePointer<CChar>?, UnsafeMutablePointer<Int>?,
                    UInt32
                ) -> UnsafeMutablePointer<CChar>?
            guard let symbol = runtimeSymbol("swift_demangle"),
                let text = unsafeBitCast(symbol, to: Demangle.self)(name, name.utf8.count, nil, nil, 0)
            else { return nil }
            defer { free(text) }
            return String(cString: text)
        }
    #endif
#endif
