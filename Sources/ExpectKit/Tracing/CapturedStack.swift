#if os(Linux) && canImport(Runtime)
    /// The functions that are running, as addresses.
    ///
    /// The callers of an async function are not on the stack of a thread but in contexts, and only its name tells
    /// that a function is async. So the stack is followed up to the first async function of client code, and from
    /// there on its contexts.
    struct CapturedStack: Sendable {
        private let resumptions: [Resumption]
        /// Whether it was called by a test framework.
        let endsInTest: Bool

        /// Captures the stack of the current thread, if the system can.
        @inline(never)
        init?() {
            guard let running = RunningFunction.all() else { return nil }
            var found = Resumption.all(running.map(\.address))
            if let index = found.firstIndex(where: \.isPartOfAsyncFunction) {
                found =
                    found.prefix(through: index) + Resumption.all(running[index].asyncCallers, areAsync: true)
            }
            // What called XCTest is not the test's.
            let end = found.firstIndex(where: \.image.callsTest)
            endsInTest = found.contains(where: \.image.isTestFramework)
            // A thread begins at an address without an image.
            resumptions = found.prefix(end ?? found.count).filter {
                !$0.image.isOfSystem && $0.image.base != 0
            }
        }

        /// The functions of client code, innermost first.
        var functions: [TracedFunction]? { knownFunctions ?? functionsByToolchain }

        /// The functions as the library reads them from the images; nil if it does not understand one of them.
        var knownFunctions: [TracedFunction]? {
            KnownImages.shared.withLock { images in
                var functions: [TracedFunction] = []
                for resumption in resumptions {
                    guard let found = images.functions(at: resumption.place, in: resumption.image) else {
                        return nil
                    }
                    functions += found
                }
                return functions
            }
        }

        /// The functions as the toolchain names them, which reads all of an image for each of them.
        var functionsByToolchain: [TracedFunction]? { TracedFunction.named(resumptions) }
    }

    /// Where a function goes on.
    struct Resumption: Sendable {
        let address: UInt
        /// Whether it goes on when something it waits for is done, and not when another function returns.
        let isAsync: Bool
        let image: LoadedImage

        static func all(_ addresses: [UInt], areAsync isAsync: Bool = false) -> [Self] {
            zip(addresses, LoadedImage.containing(addresses)).map { address, image in
                Self(address: address, isAsync: isAsync, image: image)
            }
        }

        /// An address in the code that led here. The address behind a call may be in another function, where the
        /// called one never returns.
        var place: UInt { isAsync || address == 0 ? address : address &- 1 }

        /// Whether it is in what is left to do of an async function that has waited.
        fileprivate var isPartOfAsyncFunction: Bool {
            guard !image.isOfSystem else { return false }
            return KnownImages.shared.withLock { $0.isPartOfAsyncFunction(at: place, in: image) }
        }
    }
#endif
