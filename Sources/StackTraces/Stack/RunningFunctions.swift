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
        /// The unwinder reads unwind tables, which every function has. `Backtrace.capture()` follows frame pointers, and
        /// crashes in functions that were compiled without them, such as those of Swift Testing in
        /// `#expect(isDone(store))` (Swift 6.3).
        static func all() -> [RunningFunction]? {
            guard let unwind = Walk.unwind else { return nil }
            var walk = Walk()
            walk.found.reserveCapacity(32)
            withUnsafeMutablePointer(to: &walk) { _ = unwind(Walk.visit, $0) }
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
            while context % 8 == 0, let fields = UnsafePointer<UInt>(bitPattern: context), callers.count < Limits.frames
            {
                callers.append(fields[1])
                context = fields[0]
            }
            return callers
        }

        /// Whether its frame is part of its memory on the stack. A function that uses no frame pointer has any number
        /// in the register.
        func hasFrame(calledBy caller: RunningFunction) -> Bool {
            framePointer >= 8 && stackPointer <= framePointer &- 8 && framePointer < caller.stackPointer
        }
    }

    /// The state of a walk over the stack, which the unwinder passes to each call of `visit`. The functions of the
    /// unwinder are looked up, because Swift does not import their header. Their types are those of the Itanium C++ ABI
    /// (unwind.h).
    private struct Walk {
        typealias Address = @convention(c) (OpaquePointer?) -> UInt
        typealias Register = @convention(c) (OpaquePointer?, Int32) -> UInt
        typealias Visit = @convention(c) (OpaquePointer?, UnsafeMutableRawPointer?) -> Int32
        typealias Unwind = @convention(c) (Visit, UnsafeMutableRawPointer) -> Int32

        static let unwind = runtimeSymbol("_Unwind_Backtrace").map { unsafeBitCast($0, to: Unwind.self) }
        static let address = runtimeSymbol("_Unwind_GetIP").map { unsafeBitCast($0, to: Address.self) }
        static let stack = runtimeSymbol("_Unwind_GetCFA").map { unsafeBitCast($0, to: Address.self) }
        static let register = runtimeSymbol("_Unwind_GetGR").map { unsafeBitCast($0, to: Register.self) }

        /// The number of the frame pointer's register. For other processors `ElfImage` reads no image, so no function
        /// is known to be async.
        #if arch(x86_64)
            static let framePointer: Int32? = 6
        #elseif arch(arm64)
            static let framePointer: Int32? = 29
        #else
            static let framePointer: Int32? = nil
        #endif

        var found: [RunningFunction] = []

        static let visit: Visit = { frame, walk in
            let (proceed, stop): (Int32, Int32) = (0, 4)
            guard let walk = walk?.assumingMemoryBound(to: Walk.self), let address else { return stop }
            var function = RunningFunction(address: address(frame), stackPointer: 0, framePointer: 0)
            if let stack, let register, let framePointer {
                function.stackPointer = stack(frame)
                function.framePointer = register(frame, framePointer)
            }
            walk.pointee.found.append(function)
            return walk.pointee.found.count < Limits.frames ? proceed : stop
        }
    }
#endif
