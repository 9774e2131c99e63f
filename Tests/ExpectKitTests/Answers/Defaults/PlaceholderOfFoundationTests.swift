import Foundation
import Testing

@testable import ExpectKit

/// The types of Foundation and of the standard library decode themselves in ways of their own; none ends the
/// process.
@Suite struct PlaceholderOfFoundationTests {
    @Test(arguments: [
        Asked(IndexPath.self, "[]"), Asked(Decimal?.self, "nil"), Asked(CGSize.self, "\(CGSize.zero)"),
        Asked(DateComponents.self, ""), Asked(IndexSet.self, "0 indexes"), Asked(URLComponents.self, ""),
        Asked(DateInterval.self, "2001-01-01 00:00:00 +0000 to 2001-01-01 00:00:00 +0000"),
        Asked(Measurement<UnitLength>.self, "0.0 "), Asked(SIMD2<Float>.self, "SIMD2<Float>(0.0, 0.0)"),
        Asked(Slice<[Int]>.self, "Slice<Array<Int>>(_startIndex: 0, _endIndex: 0, _base: [])"),
        Asked(ContinuousClock.Instant.self, "Instant(_value: 0.0 seconds)"),
    ]) fileprivate func aValueIsMade(row: Asked) {
        #expect(row.make() == row.words)
    }

    @Test(arguments: [
        Asked(URLQueryItem.self), Asked(JSONEncoder.self), Asked(Notification.self), Asked(Operation.self),
        Asked(Any.Type.self), Asked(Int.Type.self), Asked(ObjectIdentifier.self), Asked(Mirror.self),
        Asked(UnsafePointer<Int>.self), Asked(UnsafeRawBufferPointer.self), Asked(AnyIterator<Int>.self),
        Asked(AnySequence<Int>.self), Asked(Repeated<String>.self), Asked(ReversedCollection<[Int]>.self),
        Asked(Task<Int, Never>.self), Asked(DispatchTimeInterval.self), Asked(Foundation.Progress.self),
    ]) fileprivate func noValueIsMade(row: Asked) {
        #expect(row.make() == nil)
    }

    @Test func aCalendarIsTheGregorianOneAndATimeZoneGreenwich() {
        #expect(synthesized(Calendar.self)?.identifier == .gregorian)
        #expect(synthesized(TimeZone.self)?.secondsFromGMT() == 0)
        #expect(synthesized(Locale.self)?.identifier == "")
    }
}

private struct Asked: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let words: String
    let make: @Sendable () -> String?

    init<Value>(_ type: Value.Type, _ words: String = "") {
        testDescription = "\(type)"
        self.words = words
        make = { synthesized(Value.self).map { "\($0)" } }
    }
}
