#if !(os(Linux) && canImport(Runtime))
    #if canImport(Darwin)
        import Darwin
        import Foundation
    #endif

    /// The functions that are running, without their lines, where the system tells them.
    struct CapturedStack: Sendable {
        private let addresses: [UInt]
        /// Whether it was called by a test framework. Not every one is on the stack of an async test, so it is
        /// taken for granted.
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
            /// Asks the dynamic linker, which knows names but no lines.
            fileprivate init?(callReturningTo address: UInt) {
                var facts = Dl_info()
                // The address behind a call may be in another function, where the called one never returns.
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

        /// A name as it is declared. The runtime exports the function, but no header of it has it.
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
