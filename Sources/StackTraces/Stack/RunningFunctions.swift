#if os(Linux) && canImport(Runtime)
    import Foundation

    /// A running function, as the unwinder finds it.
    struct RunningFunction {
        /// The address at which it continues.
        var address: UInt
        /// The lowest address of its memory on the stack.
        var stackPointer: UInt
        /// The address of its frame. An async function keeps its context below the frame.
        var framePointer: UInt

        /// Returns the running functions of the current thread, innermost first; nil if there is no unwinder.
        ///
        /// The functions of the unwinder are looked up, because Swift does not import their header. Their types are
        /// those of the Itanium C++ ABI (unwind.h). The unwinder reads unwind tables, which every function has.
        /// `Backtrace.capture()` follows frame pointers, and crashes in functions that were compiled without them,
        /// such as those of Swift Testing in `#expect(isDone(store))` (Swift 6.3).
        static func all() -> [RunningFunction]? {
            guard let unwind = runtimeSymbol("_Unwind_Backtrace"),
                let address = runtimeSymbol("_Unwind_GetIP"),
                let stack = runtimeSymbol("_Unwind_GetCFA"),
                let register = runtimeSymbol("_Unwind_GetGR")
            else { return nil }
            var walk = Walk(
                address: unsafeBitCast(address, to: Walk.Address.self),
                stack: unsafeBitCast(stack, to: Walk.Address.self),
                register: unsafeBitCast(register, to: Walk.Register.self))
            let follow = unsafeBitCast(unwind, to: Walk.Unwind.self)
            withUnsafeMutablePointer(to: &walk) { _ = follow(Walk.visit, $0) }
            return walk.found
        }

        /// The addresses at which the callers of an async function continue, innermost first.
        ///
        /// An async function stores the address of its context in the word below its frame. A context begins with the
        /// address of the caller's context and the address at which the caller continues. This layout is part of the
        /// Swift ABI for async functions. Contexts are read only for a function whose symbols show that it is async,
        /// and only up to the first value that is not an aligned address.
        var asyncCallers: [UInt] {
            var callers: [UInt] = []
            var context = UnsafePointer<UInt>(bitPattern: framePointer &- 8)?.pointee ?? 0
            while context % 8 == 0, let fields = UnsafePointer<UInt>(bitPattern: context),
                callers.count < Limits.frames
            {
                callers.append(fields[1])
                context = fields[0]
            }
            return callers
        }

        /// Whether its frame is part of its memory on the stack. A function that uses no frame pointer has any number
        /// in the register.
        ///
        /// - Parameter caller: The function that called it.
        func hasFrame(calledBy caller: RunningFunction) -> Bool {
            framePointer >= 8 && stackPointer <= framePointer &- 8 && framePointer < caller.stackPointer
        }
    }

    /// The state of a walk over the stack, which the unwinder passes to each call of `visit`.
    private struct Walk {
        typealias Address = @convention(c) (OpaquePointer?) -> UInt
        typealias Register = @convention(c) (OpaquePointer?, Int32) -> UInt
        typealias Visit = @convention(c) (OpaquePointer?, UnsafeMutableRawPointer?) -> Int32
        typealias Unwind = @convention(c) (Visit, UnsafeMutableRawPointer) -> Int32

        static var proceed: Int32 { 0 }
        static var stop: Int32 { 4 }
        /// The number of the frame pointer's register. For other processors `ElfImage` reads no image, so no function
        /// is known to be async.
        #if arch(x86_64)
            static var framePointer: Int32? { 6 }
        #elseif arch(arm64)
            static var framePointer: Int32? { 29 }
        #else
            static var framePointer: Int32? { nil }
        #endif

        let address: Address
        let stack: Address
        let register: Register
        var found: [RunningFunction] = []

        static let visit: Visit = { frame, walk in
            guard let walk = walk?.assumingMemoryBound(to: Walk.self) else { return Walk.stop }
            walk.pointee.found.append(
                RunningFunction(
                    address: walk.pointee.address(frame),
                    stackPointer: walk.pointee.stack(frame),
                    framePointer: Walk.framePointer.map { walk.pointee.register(frame, $0) } ?? 0))
            return walk.pointee.found.count < Limits.frames ? Walk.proceed : Walk.stop
        }
    }
#endif
