/// The place of an event among the events of all mocks. It is read from a counter, which is several times faster than
/// the clock, and gives no two events the same number.
package struct LogicalTime: Comparable, Hashable {
    let number: UInt64

    /// The time before all events.
    static let start = LogicalTime(number: 0)

    /// The time of an event that happens now. Each reading is later than all readings before it.
    package static var now: LogicalTime { LogicalTime(number: nextNumber()) }

    package static func < (earlier: Self, later: Self) -> Bool { earlier.number < later.number }
}

// The counter is the only state that mocks share when they are called. It holds nothing of a test, and needs no reset.
#if canImport(Darwin)
    private let counter = Lock(UInt64(0))

    private func nextNumber() -> UInt64 {
        // `Atomic` needs newer systems than the library supports.
        counter.withLock { number in
            number += 1
            return number
        }
    }
#else
    import Synchronization

    private let counter = Atomic<UInt64>(0)

    private func nextNumber() -> UInt64 { counter.wrappingAdd(1, ordering: .relaxed).newValue }
#endif
