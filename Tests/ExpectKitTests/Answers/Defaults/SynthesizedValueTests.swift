import Foundation
import Testing

@testable import ExpectKit

/// The last fallback: a value is synthesized from the type alone, for every type that a protocol is likely to return.
struct SynthesizedValueTests {
    @Test(arguments: SynthesizedValue.all) func aNiceMockReturnsItWithoutAReport(row: SynthesizedValue) {
        let machine = Machine(.nice)
        #expect(row.ask(machine).isExpected)
        #expect(machine.failures.reports.isEmpty)
    }

    @Test(arguments: SynthesizedValue.all) func aStrictMockReportsIt(row: SynthesizedValue) {
        let machine = Machine()
        let outcome = row.ask(machine)
        #expect(outcome.isExpected)
        #expect(machine.failures.reports.map(\.kind) == [.unexpected])
        #expect(machine.answers == [outcome.words])
    }

    @Test func theTableCoversManyTypes() {
        #expect(Set(SynthesizedValue.all.map(\.testDescription)).count >= 90)
        #expect(SynthesizedValue.models.count >= 20)
    }

    @Test func theReportOfAVoidCallNamesNoAnswer() {
        let machine = Machine()
        let _: Void = machine.get()
        #expect(machine.failures.reports.count == 1)
        #expect(machine.answers == [])
    }
}

extension SynthesizedValue {
    static let all = numbers + texts + collections + composites + enums + protocols + models + assembled

    private static let numbers: [SynthesizedValue] = [
        SynthesizedValue(false),
        SynthesizedValue(0), SynthesizedValue(0 as Int8), SynthesizedValue(0 as Int16),
        SynthesizedValue(0 as Int32), SynthesizedValue(0 as Int64),
        SynthesizedValue(0 as UInt), SynthesizedValue(0 as UInt8), SynthesizedValue(0 as UInt16),
        SynthesizedValue(0 as UInt32), SynthesizedValue(0 as UInt64),
        SynthesizedValue(0 as Float), SynthesizedValue(0 as Double), SynthesizedValue(0 as CGFloat),
        SynthesizedValue(0 as Decimal),
        SynthesizedValue(Duration.zero),
        SynthesizedValue(nil as Int?), SynthesizedValue(nil as String??), SynthesizedValue(nil as [Int]?),
        SynthesizedValue(UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))),
        SynthesizedValue(Date(timeIntervalSinceReferenceDate: 0)),
    ]

    private static let texts: [SynthesizedValue] = [
        SynthesizedValue(""), SynthesizedValue("" as Substring), SynthesizedValue(" " as Character),
        SynthesizedValue("\0" as Unicode.Scalar),
        SynthesizedValue(StaticString.self) { $0.utf8CodeUnitCount == 0 },
        SynthesizedValue(URL.self) { $0.absoluteString == "about:blank" },
        SynthesizedValue(Data()),
    ]

    private static let collections: [SynthesizedValue] = [
        SynthesizedValue([] as [String]), SynthesizedValue([] as ContiguousArray<Int>),
        SynthesizedValue([] as ArraySlice<Int>),
        SynthesizedValue([] as Set<String>), SynthesizedValue([:] as [String: Int]),
        SynthesizedValue([any Error].self) { $0.isEmpty },
        SynthesizedValue(KeyValuePairs<String, Int>.self) { $0.isEmpty },
        SynthesizedValue([Unmakeable].self) { $0.isEmpty },
        SynthesizedValue([String: any Error].self) { $0.isEmpty },
        SynthesizedValue([] as [[Int]]),
    ]

    private static let composites: [SynthesizedValue] = [
        SynthesizedValue(0..<0), SynthesizedValue(0...0), SynthesizedValue((0 as Double)...0),
        SynthesizedValue(""..<""),
        SynthesizedValue(PartialRangeFrom<Int>.self) { $0.lowerBound == 0 },
        SynthesizedValue(PartialRangeThrough<Int>.self) { $0.upperBound == 0 },
        SynthesizedValue(PartialRangeUpTo<Int>.self) { $0.upperBound == 0 },
        SynthesizedValue(Result<Int, Oven.Fault>.success(0)),
        SynthesizedValue(Result<Unmakeable, Oven.Fault>.self) {
            if case .failure(.cold) = $0 { true } else { false }
        },
        SynthesizedValue(Result<Unmakeable, any Error>.self) {
            if case .failure(let error) = $0 { error is UnansweredCallError } else { false }
        },
        SynthesizedValue(Result<Void, any Error>.self) { if case .success = $0 { true } else { false } },
        SynthesizedValue((Int, String).self) { $0 == (0, "") },
        SynthesizedValue((id: Int8, name: String, isOn: Bool).self) {
            $0.id == 0 && $0.name == "" && !$0.isOn
        },
        SynthesizedValue((Int, (UInt8, [String]), Double?).self) {
            $0.0 == 0 && $0.1 == (0, []) && $0.2 == nil
        },
        SynthesizedValue((any Error, Oven.Fault).self) { $0.0 is UnansweredCallError && $0.1 == .cold },
        SynthesizedValue((Bool, Formula).self) { !$0.0 && $0.1 == .number(0) },
        SynthesizedValue((Int, String)?.self) { $0 == nil },
    ]

    private static let enums: [SynthesizedValue] = [
        SynthesizedValue(Oven.Fault.cold), SynthesizedValue(Oven.Level.low),
        SynthesizedValue(Oven.Code.notFound), SynthesizedValue(Oven.Dish.bread),
        SynthesizedValue(Oven.Shelf.top), SynthesizedValue(Oven.Lonely.only),
        SynthesizedValue(Oven.Word.hello),
        SynthesizedValue([] as Oven.Options), SynthesizedValue(Oven.Name(rawValue: "")),
        SynthesizedValue(Oven.Switch<Int>.off),
        SynthesizedValue(Oven.Scale.c000),
        SynthesizedValue(FloatingPointSign.plus),
        SynthesizedValue(FloatingPointRoundingRule.toNearestOrAwayFromZero),
    ]

    private static let protocols: [SynthesizedValue] = [
        SynthesizedValue((any Error).self) { $0 is UnansweredCallError },
        SynthesizedValue((any Hashable).self) { $0 as? String == "" },
        SynthesizedValue(AnyHashable.self) { $0 == AnyHashable("") },
        SynthesizedValue((any Codable).self) { $0 as? String == "" },
        SynthesizedValue((any Numeric).self) { $0 as? Int == 0 },
    ]
}
