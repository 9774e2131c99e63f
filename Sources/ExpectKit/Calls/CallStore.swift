/// The calls of a mock, stored so that they never move.
///
/// An array would be shorter. It would be copied whole if a call comes while a report reads it, and code that is
/// compiled for all types would look up the type of the array at each call.
///
/// Unchecked, because a stored call never moves or changes. The engine appends under its lock. A reader gets the
/// number of calls under the same lock, and reads only calls below this number.
final class CallStore<Invocation>: @unchecked Sendable {
    /// The size of the first part.
    private static var first: Int { 16 }

    /// The parts. Each part but the first is as large as all parts before it together.
    private let parts: UnsafeMutablePointer<UnsafeMutablePointer<Invocation>?>
    /// The place of the next call in the last part.
    private var free: UnsafeMutablePointer<Invocation>?
    /// The number of free places in the last part.
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
            // `Calls` checks each number, so a part is never missing, and there would be no call to return.
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
        // As an array does: memory past the end must not be read.
        precondition(indices.contains(number), "There is no call with this number.")
        return store.call(number)
    }
}
