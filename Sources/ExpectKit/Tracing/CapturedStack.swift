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

        init(_ resumptions: [Resumption], endsInTest: Bool) {
            self.resumptions = resumptions
            self.endsInTest = endsInTest
        }

        /// The functions of client code, innermost first; none where nothing knows them.
        var functions: [TracedFunction] {
            resumptions.flatMap { resumption in
                let known = KnownImages.shared.withLock { images in
                    images.functions(at: resumption.place, in: resumption.image)
                }
                if let known { return known }
                // It reads all of an image, so it is asked once for each address, and for nothing else.
                let named = TracedFunction.named([resumption]) ?? []
                KnownImages.shared.withLock { $0.remember(named, at: resumption.place) }
                return named
            }
        }

        /// The functions as the toolchain names them, which takes it up to a tenth of a second for each.
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
