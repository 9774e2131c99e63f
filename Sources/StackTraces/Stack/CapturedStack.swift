#if os(Linux) && canImport(Runtime)
    /// The stack of a thread, as addresses. The callers of an async function are not on the stack of the thread but in
    /// contexts, and only the symbols of a function show that it is async. Therefore the stack is read up to the first
    /// async function of client code, and the contexts are read from there on.
    package struct CapturedStack: Sendable {
        let resumptions: [Resumption]
        /// Whether a test framework is among the callers.
        package let endsInTest: Bool
        /// Whether the outermost caller belongs to a test framework, and not to client code.
        package let isInTaskOfTest: Bool

        /// Captures the stack of the current thread; nil if the system has no unwinder.
        @inline(never)
        package init?() {
            guard let running = RunningFunction.all() else { return nil }
            var found = running.map { Resumption($0.address) }
            let first = found.indices.first { index in
                switch found[index].asyncPart {
                case .afterAwait: true
                case .beginning:
                    running.indices.contains(index + 1) && running[index].hasFrame(calledBy: running[index + 1])
                case nil: false
                }
            }
            if let index = first {
                let callers = running[index].asyncCallers.map { Resumption($0, isAsync: true) }
                found = found.prefix(through: index) + callers
            }
            // The callers of a test are not part of it.
            let callers = found.prefix { !$0.image.callsTest }
            let outermost = found.last { $0.isOfClient || $0.image.isTestFramework }
            self.init(
                callers.filter(\.isOfClient), endsInTest: found.contains(where: \.image.isTestFramework),
                isInTaskOfTest: outermost?.image.isTestFramework ?? false)
        }

        init(_ resumptions: [Resumption], endsInTest: Bool, isInTaskOfTest: Bool = false) {
            (self.resumptions, self.endsInTest, self.isInTaskOfTest) = (resumptions, endsInTest, isInTaskOfTest)
        }

        /// The functions of client code, innermost first. Functions without a name are left out.
        package var functions: [TracedFunction] {
            resumptions.flatMap { resumption in KnownImages.withLock { $0.functions(at: resumption) } }
        }
    }

    /// Returns the name of the function of client code that begins at an address; nil if it has none.
    package func functionName(at address: UInt) -> String? {
        let start = Resumption(address, isAsync: true)
        return start.isOfClient ? KnownImages.withLock { $0.functions(at: start) }.last?.name : nil
    }

    /// The place where a function continues.
    struct Resumption: Sendable {
        let address: UInt
        /// Whether it continues after an `await`, and not after the return of a function that it called.
        let isAsync: Bool
        let image: LoadedImage

        init(_ address: UInt, isAsync: Bool = false) {
            self.address = address
            self.isAsync = isAsync
            image = KnownImages.withLock { $0.image(containing: address) }
        }

        /// An address in the code before the place. If the called function never returns, the address after the call
        /// may be in another function.
        var place: UInt { isAsync || address == 0 ? address : address &- 1 }

        /// Whether client code contains it. The first function of a thread has an address without an image.
        var isOfClient: Bool { !image.isOfSystem && image.base != 0 }

        /// The part of an async function of client code that contains the place.
        fileprivate var asyncPart: AsyncPart? {
            image.isOfSystem ? nil : KnownImages.withLock { $0.asyncPart(at: place, in: image) }
        }
    }
#endif
