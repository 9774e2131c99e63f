import Foundation
import Testing

@testable import ExpectKit

/// The last rung: a value is made from the type alone, for every type a protocol is likely to return.
@Suite struct MadeUpValueTests {
    @Test(arguments: MadeUp.everything) func aNiceMockAnswersWithItInSilence(row: MadeUp) {
        let machine = Machine(.nice)
        #expect(row.ask(machine).isExpected)
        #expect(machine.failures.reports.isEmpty)
    }

    @Test(arguments: MadeUp.everything) func aStrictMockSaysThatItIsMadeUp(row: MadeUp) {
        let machine = Machine()
        let outcome = row.ask(machine)
        #expect(outcome.isExpected)
        #expect(machine.failures.reports.map(\.kind) == [.unexpected])
        #expect(machine.answers == [outcome.words])
    }

    @Test func theTableIsLong() {
        #expect(Set(MadeUp.everything.map(\.testDescription)).count >= 90)
        #expect(MadeUp.models.count >= 20)
    }

    @Test func aCallThatReturnsNothingIsAnsweredWithoutAWord() {
        let machine = Machine()
        let _: Void = machine.get()
        #expect(machine.failures.reports.count == 1)
        #expect(machine.answers == [])
    }
}

extension MadeUp {
    static let everything = numbers + texts + collections + composites + enums + protocols + models

    private static let numbers: [MadeUp] = [
        MadeUp(false),
        MadeUp(0), MadeUp(0 as Int8), MadeUp(0 as Int16), MadeUp(0 as Int32), MadeUp(0 as Int64),
        MadeUp(0 as UInt), MadeUp(0 as UInt8), MadeUp(0 as UInt16), MadeUp(0 as UInt32), MadeUp(0 as UInt64),
        MadeUp(0 as Float), MadeUp(0 as Double), MadeUp(0 as CGFloat), MadeUp(0 as Decimal),
        MadeUp(Duration.zero),
        MadeUp(nil as Int?), MadeUp(nil as String??), MadeUp(nil as [Int]?),
        MadeUp(UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))),
        MadeUp(Date(timeIntervalSinceReferenceDate: 0)),
    ]

    private static let texts: [MadeUp] = [
        MadeUp(""), MadeUp("" as Substring), MadeUp(" " as Character), MadeUp("\0" as Unicode.Scalar),
        MadeUp(StaticString.self) { $0.utf8CodeUnitCount == 0 },
        MadeUp(URL.self) { $0.absoluteString == "about:blank" },
        MadeUp(Data()),
    ]

    private static let collections: [MadeUp] = [
        MadeUp([] as [String]), MadeUp([] as ContiguousArray<Int>), MadeUp([] as ArraySlice<Int>),
        MadeUp([] as Set<String>), MadeUp([:] as [String: Int]),
        MadeUp([any Error].self) { $0.isEmpty },
        MadeUp(KeyValuePairs<String, Int>.self) { $0.isEmpty },
        MadeUp([Unmakeable].self) { $0.isEmpty },
        MadeUp([String: any Error].self) { $0.isEmpty },
        MadeUp([] as [[Int]]),
    ]

    private static let composites: [MadeUp] = [
        MadeUp(0..<0), MadeUp(0...0), MadeUp((0 as Double)...0), MadeUp(""..<""),
        MadeUp(PartialRangeFrom<Int>.self) { $0.lowerBound == 0 },
        MadeUp(PartialRangeThrough<Int>.self) { $0.upperBound == 0 },
        MadeUp(PartialRangeUpTo<Int>.self) { $0.upperBound == 0 },
        MadeUp(Result<Int, Oven.Fault>.success(0)),
        MadeUp(Result<Unmakeable, Oven.Fault>.self) { if case .failure(.cold) = $0 { true } else { false } },
        MadeUp(Result<Unmakeable, any Error>.self) {
            if case .failure(let error) = $0 { error is UnansweredCallError } else { false }
        },
        MadeUp(Result<Void, any Error>.self) { if case .success = $0 { true } else { false } },
        MadeUp((Int, String).self) { $0 == (0, "") },
        MadeUp((id: Int8, name: String, isOn: Bool).self) { $0.id == 0 && $0.name == "" && !$0.isOn },
        MadeUp((Int, (UInt8, [String]), Double?).self) { $0.0 == 0 && $0.1 == (0, []) && $0.2 == nil },
        MadeUp((any Error, Oven.Fault).self) { $0.0 is UnansweredCallError && $0.1 == .cold },
        MadeUp((Bool, Formula).self) { !$0.0 && $0.1 == .number(0) },
        MadeUp((Int, String)?.self) { $0 == nil },
    ]

    private static let enums: [MadeUp] = [
        MadeUp(Oven.Fault.cold), MadeUp(Oven.Level.low), MadeUp(Oven.Code.notFound), MadeUp(Oven.Dish.bread),
        MadeUp(Oven.Shelf.top), MadeUp(Oven.Lonely.only), MadeUp(Oven.Word.hello),
        MadeUp([] as Oven.Options), MadeUp(Oven.Name(rawValue: "")), MadeUp(Oven.Switch<Int>.off),
        MadeUp(Oven.Scale.c000),
        MadeUp(FloatingPointSign.plus), MadeUp(FloatingPointRoundingRule.toNearestOrAwayFromZero),
    ]

    private static let protocols: [MadeUp] = [
        MadeUp((any Error).self) { $0 is UnansweredCallError },
        MadeUp((any Hashable).self) { $0 as? String == "" },
        MadeUp(AnyHashable.self) { $0 == AnyHashable("") },
        MadeUp((any Codable).self) { $0 as? String == "" },
        MadeUp((any Numeric).self) { $0 as? Int == 0 },
    ]
}
