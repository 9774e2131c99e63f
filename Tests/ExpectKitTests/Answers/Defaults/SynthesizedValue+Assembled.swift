import Foundation

@testable import ExpectKit

extension SynthesizedValue {
    /// Types whose values no initializer makes.
    static let assembled: [SynthesizedValue] = structs + rows + cases + mixtures

    /// A report names the type only.
    private static func row<Value>(
        _ type: Value.Type, _ isExpected: @escaping @Sendable (Value) -> Bool
    ) -> SynthesizedValue {
        SynthesizedValue(type, isShown: false, isExpected)
    }

    private static let rows: [SynthesizedValue] =
        if #available(macOS 14, iOS 17, tvOS 17, watchOS 10, *) {
            [
                row(Plain.Row<Int, Plain.Paper, Bool>.self) {
                    $0.cells.0 == 0 && $0.cells.1.color == "" && !$0.cells.2
                }
            ]
        } else { [] }

    private static let structs: [SynthesizedValue] = [
        row(Plain.Paper.self) { $0 == Plain.Paper(color: "") },
        row(Plain.Label.self) {
            $0.id.uuidString.hasPrefix("00000000") && $0.note == nil && $0.sizes.isEmpty && $0.counts.isEmpty
                && $0.tags.isEmpty && $0.corner == (0, "") && $0.paper.color == ""
                && $0.printed == Date(timeIntervalSinceReferenceDate: 0) && !$0.isNew
        },
        row(Plain.Packed.self) {
            $0 == Plain.Packed(first: false, second: 0, third: 0, fourth: 0, fifth: 0, sixth: false)
        },
        row(Plain.Nothing.self) { $0 == Plain.Nothing() },
        row(Plain.Shelf<Plain.Paper>.self) {
            guard case .success(let paper) = $0.result else { return false }
            return $0.slot.item.color == "" && $0.slot.position == 0 && $0.others.isEmpty && paper.color == ""
        },
        row(Plain.Shelf<Int?>.Slot.self) { $0.item == nil && $0.position == 0 },
        row(Plain.Form.self) { $0.name == "" && $0.isSecretEmpty },
        row(Plain.Fold.self) {
            var fold = $0
            return fold.object == nil && fold.delegate == nil && fold.onTap == nil
                && fold.failure is UnansweredCallError && fold.key == AnyHashable("")
                && fold.lines == ["seed "]
        },
        row(Plain.Screen.self) { $0.title == "" && $0.model.id == 0 },
        // A struct of C.
        row(timespec.self) { $0.tv_sec == 0 && $0.tv_nsec == 0 },
    ]

    private static let cases: [SynthesizedValue] = [
        row(Plain.Discount.self) { $0 == .percent(0) },
        row(Plain.Loading<Plain.Paper>.self) {
            if case .loaded(let paper) = $0 { paper.color == "" } else { false }
        },
        row(Plain.Coating.self) { $0 == .gloss },
        row(Plain.Source.self) { if case .person(name: "") = $0 { true } else { false } },
        row(Plain.Mark.self) { if case .pair = $0 { true } else { false } },
        row(Plain.Wide.self) { if case .bits(0) = $0 { true } else { false } },
        row(Plain.Sum.self) { if case .number(0) = $0 { true } else { false } },
        row(Plain.List.self) { if case .end(let paper) = $0 { paper.color == "" } else { false } },
        row(Plain.Vector.self) { if case .wide(.zero, 0) = $0 { true } else { false } },
    ]

    private static let mixtures: [SynthesizedValue] = [
        row((Plain.Paper, Int).self) { $0 == (Plain.Paper(color: ""), 0) },
        row(Result<Plain.Paper, any Error>.self) { (try? $0.get()) == Plain.Paper(color: "") },
        row(ClosedRange<Plain.Step>.self) { $0.lowerBound.height == 0 && $0.upperBound.height == 0 },
        SynthesizedValue(Plain.Paper?.self) { $0 == nil },
        SynthesizedValue([] as [Plain.Paper]),
        SynthesizedValue(AttributedString()),
    ]
}
