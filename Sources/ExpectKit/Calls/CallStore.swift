/// The calls of a mock, stored so that they never move.
///
/// An array would be copied if a call arrived while a report reads it, and code that is compiled for all types would
/// look up the type of the array at each call. Unchecked, because a stored call never moves or changes. The engine
/// appends under its lock. A reader gets the number of calls under the same lock, and reads only calls below it.
final class CallStore<Invocation>: @unchecked Sendable {
    private static var firstPartSize: Int { 16 }

    /// The parts. Each part is twice as large as the one before.
    private let parts: UnsafeMutablePointer<UnsafeMutablePointer<Invocation>?>
    /// The place of the next call in the last part.
    private var nextPlace: UnsafeMutablePointer<Invocation>?
    /// The number of free places in the last part.
    private var placesLeft = 0
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
        if placesLeft == 0 { grow() }
        nextPlace?.initialize(to: invocation)
        nextPlace = nextPlace?.successor()
        placesLeft -= 1
        count += 1
    }

    private func grow() {
        let (part, _) = Self.place(of: count)
        placesLeft = Self.size(of: part)
        nextPlace = .allocate(capacity: placesLeft)
        parts[part] = nextPlace
    }

    private static func size(of part: Int) -> Int { firstPartSize << part }

    private static func place(of number: Int) -> (part: Int, offset: Int) {
        let part = Int.bitWidth - 1 - (number / firstPartSize + 1).leadingZeroBitCount
        return (part, number + firstPartSize - size(of: part))
    }

    fileprivate func call(_ number: Int) -> Invocation {
        let (part, offset) = Self.place(of: number)
        // `Calls` checks each number, so no part is missing.
        guard let calls = parts[part] else { preconditionFailure("ExpectKit lost a call. Please report this.") }
        return calls[offset]
    }
}

/// The calls that a mock had received when this value was created, in the order of their arrival.
struct Calls<Invocation>: RandomAccessCollection {
    let store: CallStore<Invocation>
    let endIndex: Int

    var startIndex: Int { 0 }

    subscript(number: Int) -> Invocation {
        // Checked as in an array, because memory past the end must not be read.
        precondition(indices.contains(number), "There is no call with this number.")
        return store.call(number)
    }
}
