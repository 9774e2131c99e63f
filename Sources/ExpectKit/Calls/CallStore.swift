/// The calls of a mock, which only grow: what was read of them once is not copied when another one comes.
///
/// An engine appends under its lock, and whoever reads has the number of calls from there. It is unchecked, because what
/// is appended never moves or changes: a reader looks only at what stood there before it was told how many there are.
///
/// An array would be shorter. It is copied whole when it grows while a report is read from it, and asks the runtime for
/// its own type at each call of code that is compiled for all types.
final class CallStore<Invocation>: @unchecked Sendable {
    private static var first: Int { 16 }

    /// The parts, each as large as all before it and the first together.
    private let parts: UnsafeMutablePointer<UnsafeMutablePointer<Invocation>?>
    private var free: UnsafeMutablePointer<Invocation>?
    private var room = 0
    private var count = 0

    init() {
        parts = .allocate(capacity: Int.bitWidth)
        parts.initialize(repeating: nil, count: Int.bitWidth)
    }

    deinit {
        var left = count
        for part in 0..<Int.bitWidth {
            guard let calls = parts[part] else { break }
            calls.deinitialize(count: min(left, Self.size(of: part)))
            calls.deallocate()
            left -= min(left, Self.size(of: part))
        }
        parts.deallocate()
    }

    func append(_ invocation: Invocation) {
        if room == 0 { grow() }
        free?.initialize(to: invocation)
        free = free?.successor()
        room -= 1
        count += 1
    }

    private func grow() {
        let (part, _) = Self.place(of: count)
        room = Self.size(of: part)
        free = .allocate(capacity: room)
        parts[part] = free
    }

    private static func size(of part: Int) -> Int { part == 0 ? first : first << (part - 1) }

    private static func place(of number: Int) -> (part: Int, offset: Int) {
        guard number >= first else { return (0, number) }
        let part = (number / first).bitWidth - (number / first).leadingZeroBitCount
        return (part, number - size(of: part))
    }

    fileprivate func call(_ number: Int) -> Invocation {
        let (part, offset) = Self.place(of: number)
        guard let calls = parts[part] else {
            // `Calls` asks for none beyond those that it was told of, and there is no call to return.
            preconditionFailure("ExpectKit lost a call. Please report this.")
        }
        return calls[offset]
    }
}

/// The calls of a mock up to a moment, in the order of their arrival.
struct Calls<Invocation>: RandomAccessCollection {
    let store: CallStore<Invocation>
    let endIndex: Int

    var startIndex: Int { 0 }

    subscript(number: Int) -> Invocation {
        // As an array does: what lies behind is no memory of ours.
        precondition(indices.contains(number), "There is no call with this number.")
        return store.call(number)
    }
}
