#if !(os(Linux) && canImport(Runtime))
    #if canImport(Darwin)
        import Darwin
        import Foundation
    #endif

    /// The stack of a thread on systems where only the names of functions are known.
    ///
    /// Without a stack, a report has no lines of the code under test.
    struct CapturedStack: Sendable {
        private let addresses: [UInt]
        /// Whether a test framework is among the callers. Always assumed, because a framework is not always on the
        /// stack of an async test.
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

        /// Returns a name as it is declared; nil if the runtime lacks the function, and the report shows the mangled
        /// name.
        ///
        /// The type of the function is that of `swift_demangle` in Demangle.h of the Swift repository.
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
