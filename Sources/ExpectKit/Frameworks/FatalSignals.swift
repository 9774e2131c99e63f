import Foundation

#if canImport(Darwin)
    import Darwin
#endif

/// Writes texts to the standard error when a signal ends the process.
enum FatalSignals {
    /// Sets the text in a slot, which the handler of a signal writes. The caller holds a lock.
    static func set(_ words: String?, at slot: Int) {
        let old = texts?[slot]
        texts?[slot] = words.flatMap { strdup($0) }
        free(old)
    }

    /// Reading it installs the handlers, once in a process.
    static let installation: Void = {
        let slots = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>.allocate(capacity: Limits.Reporting.heldFailures)
        slots.initialize(repeating: nil, count: Limits.Reporting.heldFailures)
        texts = slots
        #if os(Linux) || os(macOS) || os(iOS)
            let earlier = UnsafeMutablePointer<sigaction>.allocate(capacity: Int(fatalSignals.max() ?? 0) + 1)
            earlierActions = earlier
            for signal in fatalSignals {
                var known = sigaction()
                // A signal that is ignored does not end the process.
                guard sigaction(signal, nil, &known) == 0,
                    unsafeBitCast(known.function, to: Int.self) != unsafeBitCast(SIG_IGN, to: Int.self)
                else { continue }
                (earlier + Int(signal)).initialize(to: known)
                var action = sigaction()
                action.function = { signal, info, _ in writeTexts(signal, info?.pointee.si_code ?? 0) }
                // On the stack for signals, if the thread has one, because the other one may have overflowed.
                action.sa_flags = SA_SIGINFO | SA_ONSTACK
                sigaction(signal, &action, nil)
            }
        #endif
    }()
}

// The handler of a signal reads these variables at any time. So they need neither initialization nor checks of exclusive
// access at run time. They are set before a handler is installed; a text is replaced by one store of a pointer.

@exclusivity(unchecked)
private nonisolated(unsafe) var texts: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?

#if os(Linux) || os(macOS) || os(iOS)
    private let fatalSignals = [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE, SIGTERM, SIGINT]

    /// The actions of the signals before, such as that of the backtracer of Swift, by the numbers of the signals.
    @exclusivity(unchecked)
    private nonisolated(unsafe) var earlierActions: UnsafeMutablePointer<sigaction>?

    /// Writes the texts, and hands the signal to its earlier action. It calls only functions that a handler may call.
    private func writeTexts(_ signal: Int32, _ code: Int32) {
        let error = errno
        var slot = 0
        while slot < Limits.Reporting.heldFailures {
            if let text = texts?[slot] { write(STDERR_FILENO, text, strlen(text)) }
            slot += 1
        }
        if let earlierActions { sigaction(signal, earlierActions + Int(signal), nil) }
        // An instruction that cannot be executed is repeated when the handler returns, and has the same signal again, with
        // its own address. A signal from a process or thread has to be sent again.
        let isInstruction = signal == SIGILL || signal == SIGSEGV || signal == SIGBUS || signal == SIGFPE
        if !isInstruction || code <= 0 || code > 0xFFFF { raise(signal) }
        errno = error
    }

    extension sigaction {
        fileprivate typealias Function =
            @convention(c) (Int32, UnsafeMutablePointer<siginfo_t>?, UnsafeMutableRawPointer?) -> Void

        #if os(Linux)
            fileprivate var function: Function? {
                get { __sigaction_handler.sa_sigaction }
                set { __sigaction_handler.sa_sigaction = newValue }
            }
        #else
            fileprivate var function: Function? {
                get { __sigaction_u.__sa_sigaction }
                set { __sigaction_u.__sa_sigaction = newValue }
            }
        #endif
    }
#endif
