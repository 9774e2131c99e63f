#if os(Linux)
    import Foundation

    /// A function that is running, as the C library's unwinder finds it.
    struct RunningFunction {
        /// Where it goes on.
        var address: UInt
        /// Where its frame is, below which an async function keeps its context.
        var framePointer: UInt

        fileprivate static var limit: Int { 128 }

        /// The functions that are running on the current thread, innermost first; nil if there is no unwinder.
        ///
        /// It is looked up by name, as its header is not among those that Swift imports. It follows unwind tables,
        /// which every function has. `Backtrace.capture()` follows frame pointers, and crashes in a function that
        /// was compiled without: in `#expect(isDone(store))` Swift Testing's own (seen with Swift 6.3).
        static func all() -> [RunningFunction]? {
            guard let unwind = runtimeSymbol("_Unwind_Backtrace"),
                let address = runtimeSymbol("_Unwind_GetIP"),
                let register = runtimeSymbol("_Unwind_GetGR")
            else { return nil }
            var walk = Walk(
                address: unsafeBitCast(address, to: Walk.Address.self),
                register: unsafeBitCast(register, to: Walk.Register.self))
            let follow = unsafeBitCast(unwind, to: Walk.Unwind.self)
            withUnsafeMutablePointer(to: &walk) { _ = follow(Walk.visit, $0) }
            return walk.found
        }

        /// Where the callers of an async function go on when it is done, innermost first.
        ///
        /// An async function keeps the address of its context right below its frame, and each context begins with
        /// that of the caller and the address at which the caller goes on.
        var asyncCallers: [UInt] {
            var callers: [UInt] = []
            var context = UnsafePointer<UInt>(bitPattern: framePointer &- 8)?.pointee ?? 0
            while context % 8 == 0, let fields = UnsafePointer<UInt>(bitPattern: context),
                callers.count < Self.limit
            {
                callers.append(fields[1])
                context = fields[0]
            }
            return callers
        }
    }

    /// What the unwinder hands to each call of the closure.
    private struct Walk {
        typealias Address = @convention(c) (OpaquePointer?) -> UInt
        typealias Register = @convention(c) (OpaquePointer?, Int32) -> UInt
        typealias Visit = @convention(c) (OpaquePointer?, UnsafeMutableRawPointer?) -> Int32
        typealias Unwind = @convention(c) (Visit, UnsafeMutableRawPointer) -> Int32

        static var proceed: Int32 { 0 }
        static var stop: Int32 { 4 }
        /// The number of the register that points to the frame. Images for other processors are not read, so that
        /// there no function is known to be async.
        #if arch(x86_64)
            static var framePointer: Int32? { 6 }
        #elseif arch(arm64)
            static var framePointer: Int32? { 29 }
        #else
            static var framePointer: Int32? { nil }
        #endif

        let address: Address
        let register: Register
        var found: [RunningFunction] = []

        static let visit: Visit = { frame, walk in
            guard let walk = walk?.assumingMemoryBound(to: Walk.self) else { return Walk.stop }
            walk.pointee.found.append(
                RunningFunction(
                    address: walk.pointee.address(frame),
                    framePointer: Walk.framePointer.map { walk.pointee.register(frame, $0) } ?? 0))
            return walk.pointee.found.count < RunningFunction.limit ? Walk.proceed : Walk.stop
        }
    }
#endif
