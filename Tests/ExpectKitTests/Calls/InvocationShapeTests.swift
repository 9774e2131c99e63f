import Testing

@testable import ExpectKit

struct InvocationShapeTests {
    indirect enum Call<Item> {
        case count
        case load(Int)
        case add(item: Item)
        case move(Int, to: Int)
        case swap(Int, Int)
        case place(at: (x: Int, y: Int))
        case point((Int, Int))
        case find(name: String?)
        case clear(Void)
        case give(Bowl)
        case run(() -> Void)
        case each([Call<Item>])
        case again(Call<Item>)
    }

    enum SameDescription: CustomStringConvertible, CustomDebugStringConvertible {
        case left, right(to: Int)
        var description: String { "mute" }
        var debugDescription: String { "mute" }
    }

    /// The shape on one line: style, name, then label and type of each argument.
    private func read<Invocation>(_ invocation: Invocation) -> String {
        let shape = InvocationShape(of: invocation)
        let arguments = shape.arguments.map { "\($0.label ?? "_"): \(type(of: $0.value))" }
        return "\(shape.isCall ? "call" : "value") \(shape.baseName)(\(arguments.joined(separator: ", ")))"
    }

    @Test func everyPayloadIsReadWithItsLabels() {
        #expect(read(Call<String>.count) == "call count()")
        #expect(read(Call<String>.load(1)) == "call load(_: Int)")
        #expect(read(Call.add(item: "a")) == "call add(item: String)")
        #expect(read(Call<String>.move(1, to: 2)) == "call move(_: Int, to: Int)")
        #expect(read(Call<String>.swap(1, 2)) == "call swap(_: Int, _: Int)")
        #expect(read(Call<String>.find(name: nil)) == "call find(name: Optional<String>)")
        #expect(read(Call<String>.clear(())) == "call clear()")
        #expect(read(Call<String>.give(Bowl())) == "call give(_: Bowl)")
        #expect(read(Call<String>.run {}) == "call run(_: () -> ())")
    }

    @Test func aLabelledTupleIsOneArgument() {
        #expect(read(Call<String>.place(at: (x: 1, y: 2))) == "call place(at: (x: Int, y: Int))")
    }

    @Test func anUnlabelledTupleIsReadAsSeveralArguments() {
        // The runtime does not distinguish `point((1, 2))` from `point(1, 2)`.
        #expect(read(Call<String>.point((1, 2))) == "call point(_: Int, _: Int)")
    }

    @Test func genericAndIndirectPayloadsAreRead() {
        #expect(read(Call.add(item: [1])) == "call add(item: Array<Int>)")
        #expect(read(Call<Int>.again(.again(.count))) == "call again(_: Call<Int>)")
        #expect(read(Call<Int>.each([.count])) == "call each(_: Array<Call<Int>>)")
        #expect(read(Int?.some(1)) == "call some(_: Int)")
        #expect(read(Int?.none) == "call none()")
    }

    @Test func anEnumWithACustomDescriptionKeepsTheNamesOfItsCases() {
        #expect(read(SameDescription.left) == "call left()")
        #expect(read(SameDescription.right(to: 1)) == "call right(to: Int)")
    }

    @Test func anEnumWithACustomMirrorIsReadByItsPayload() {
        enum CustomMirror: CustomReflectable {
            case one(Int), two
            var customMirror: Mirror { Mirror(self, children: ["fake": 1], displayStyle: .enum) }
        }
        #expect(read(CustomMirror.one(1)) == "call one(_: Int)")
        #expect(read(CustomMirror.two) == "call two()")
    }

    @Test func aTupleOfTypeAnyIsOneArgument() {
        enum Loose { case give(Any), show(it: Any) }
        #expect(read(Loose.give((1, 2))) == "call give(_: (Int, Int))")
        #expect(read(Loose.give((x: 1, y: 2))) == "call give(_: (x: Int, y: Int))")
        #expect(read(Loose.give(1)) == "call give(_: Int)")
        #expect(read(Loose.show(it: (1, 2))) == "call show(it: (Int, Int))")
    }

    @Test func theFullNameHasTheLabels() {
        func name<Invocation>(_ invocation: Invocation) -> String { InvocationShape(of: invocation).fullName }
        #expect(name(Call<Int>.count) == "count")
        #expect(name(Call<Int>.load(1)) == "load(_:)")
        #expect(name(Call.add(item: 1)) == "add(item:)")
        #expect(name(Call<Int>.move(1, to: 2)) == "move(_:to:)")
    }

    @Test func anEnumWithOneCaseHasItsName() {
        enum Only { case one }
        enum OnlyWith { case one(Int) }
        #expect(read(Only.one) == "call one()")
        #expect(read(OnlyWith.one(1)) == "call one(_: Int)")
    }

    @Test func anEnumOfRawValuesHasTheNamesOfItsCases() {
        enum Raw: String { case first = "1" }
        #expect(read(Raw.first) == "call first()")
    }

    @Test func valuesOfOtherTypesAreTheirOwnArgument() {
        #expect(read(7) == "value (_: Int)")
        #expect(read(Opaque()) == "value (_: Opaque)")
        #expect(read(Bowl()) == "value (_: Bowl)")
        #expect(read((1, 2)) == "value (_: (Int, Int))")
        #expect(read({ 1 }) == "value (_: () -> Int)")
    }

    @Test func valuesWithCustomMirrorsAreTheirOwnArgument() {
        struct Faked: CustomReflectable {
            var customMirror: Mirror { Mirror(self, children: [:], displayStyle: .enum) }
        }
        final class FakedObject: CustomReflectable {
            var customMirror: Mirror { Mirror(self, children: [:], displayStyle: .enum) }
        }
        #expect(read(Faked()) == "value (_: Faked)")
        #expect(read(FakedObject()) == "value (_: FakedObject)")
        #expect(read([1]) == "value (_: Array<Int>)")
    }

    @Test func argumentsAreNamedByLabelOrPosition() {
        let move = InvocationShape(of: Call<Int>.move(1, to: 2))
        #expect([0, 1].map(move.argumentName) == ["argument 0", "to"])
        #expect(InvocationShape(of: Call<Int>.load(1)).argumentName(at: 0) == "argument")
    }
}
