import Foundation

/// Return types as apps have them: none is `Decodable`, so their values are made of the values of their parts.
enum Plain {
    struct Paper: Equatable { var color: String }

    struct Label {
        let id: UUID
        let note: String?
        let sizes: [Int]
        let counts: [String: Int]
        let tags: Set<String>
        let corner: (x: Int8, name: String)
        let paper: Paper
        let printed: Date
        let isNew: Bool
    }

    /// Its padding differs from field to field.
    struct Packed: Equatable {
        let first: Bool
        let second: UInt16
        let third: UInt8
        let fourth: Double
        let fifth: Int32
        let sixth: Bool
    }

    struct Nothing: Equatable {}

    struct Shelf<Item> {
        struct Slot { let item: Item, position: Int }

        let slot: Slot
        let others: [Item]
        let result: Result<Item, any Error>
    }

    /// A variable number of type arguments.
    @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
    struct Row<each Cell> { let cells: (repeat each Cell) }

    enum Discount: Equatable { case percent(Int), off(cents: Int, until: Date) }
    enum Loading<Value> { case loaded(Value), failed(any Error) }
    enum Coating: Equatable { case gloss, matte, custom(String) }
    /// Its first case has a payload that cannot be made.
    enum Source { case machine(Unmakeable), person(name: String) }
    enum Mark { case pair(Void), never(Never) }
    /// Many cases with payloads of several sizes.
    enum Wide {
        case bits(UInt8), text(String), list([Int]), big(Double, Double, Double, Bool), object(LiveBox)
    }
    final class LiveBox: Decodable {}

    indirect enum Sum { case number(Double), sum(Sum, Sum) }
    enum List { indirect case more(Int, List), end(Paper) }
    /// A box whose content has a larger alignment.
    indirect enum Vector { case wide(SIMD8<Double>, UInt8) }

    struct Fold {
        weak var object: LiveBox?
        weak var delegate: (any AnyObject & Sendable)?
        var onTap: (() -> Void)?
        let failure: any Error
        let anything: Any
        let key: AnyHashable
        lazy var lines = ["seed \(key)"]
    }

    @propertyWrapper struct Trimmed {
        private var text: String
        var wrappedValue: String { text.trimmingCharacters(in: .whitespaces) }
        init(wrappedValue: String) { text = wrappedValue }
    }

    struct Form {
        @Trimmed var name: String
        private let secret: Paper
        static let shared = Form(name: "shared", secret: Paper(color: "red"))
        fileprivate init(name: String, secret: Paper) {
            _name = Trimmed(wrappedValue: name)
            self.secret = secret
        }
        var isSecretEmpty: Bool { secret.color.isEmpty }
    }

    @MainActor struct Screen { let title: String, model: Flat }

    struct Step: Comparable {
        let height: Int
        static func < (left: Step, right: Step) -> Bool { left.height < right.height }
    }

    /// A description that no value without an initializer survives.
    struct Touchy: CustomStringConvertible {
        let parts: [Int]
        var description: String { "\(parts[0])" }
    }
}
