import Foundation
import Testing

@testable import ExpectKit

/// Types of Foundation and of the standard library have their own ways to decode themselves. None ends the process.
struct PlaceholderOfFoundationTests {
    private static let values: [Row] = [
        Row(IndexPath.self, "[]"), Row(Decimal?.self, "nil"), Row(CGSize.self, "\(CGSize.zero)"),
        Row(DateComponents.self, ""), Row(IndexSet.self, "0 indexes"), Row(URLComponents.self, ""),
        Row(DateInterval.self, "2001-01-01 00:00:00 +0000 to 2001-01-01 00:00:00 +0000"),
        Row(Measurement<UnitLength>.self, "0.0 "), Row(SIMD2<Float>.self, "SIMD2<Float>(0.0, 0.0)"),
        Row(Slice<[Int]>.self, "Slice<Array<Int>>(_startIndex: 0, _endIndex: 0, _base: [])"),
        Row(ContinuousClock.Instant.self, "Instant(_value: 0.0 seconds)"),
    ]

    @Test(arguments: values) fileprivate func aValueIsSynthesized(row: Row) {
        #expect(row.make() == row.words)
    }

    private static let others: [Row] = [
        Row(URLQueryItem.self), Row(JSONEncoder.self), Row(Notification.self), Row(Operation.self),
        Row(Any.Type.self), Row(Int.Type.self), Row(ObjectIdentifier.self), Row(Mirror.self),
        Row(UnsafePointer<Int>.self), Row(UnsafeRawBufferPointer.self), Row(AnyIterator<Int>.self),
        Row(AnySequence<Int>.self), Row(Repeated<String>.self), Row(ReversedCollection<[Int]>.self),
        Row(Task<Int, Never>.self), Row(DispatchTimeInterval.self), Row(Foundation.Progress.self),
    ]

    @Test(arguments: others) fileprivate func noValueIsSynthesized(row: Row) {
        #expect(row.make() == nil)
    }

    @Test func theCalendarIsGregorianAndTheTimeZoneIsGMT() {
        #expect(synthesized(Calendar.self)?.identifier == .gregorian)
        #expect(synthesized(TimeZone.self)?.secondsFromGMT() == 0)
        #expect(synthesized(Locale.self)?.identifier == "")
    }
}

private struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let words: String
    let make: @Sendable () -> String?

    init<Value>(_ type: Value.Type, _ words: String = "") {
        testDescription = "\(type)"
        self.words = words
        make = { synthesized(Value.self).map { "\($0)" } }
    }
}
