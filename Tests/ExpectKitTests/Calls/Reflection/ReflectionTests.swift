import Testing

@testable import ExpectKit

/// The shapes of values of all forms.
@Suite struct ReflectionTests {
    private indirect enum Call {
        case count
        case load(Int)
        case add(item: String)
        case move(Int, to: Int)
        case place(at: (x: Int, y: Int))
        case clear(Void)
        case give([Bowl]?)
        case run(() -> Void)
        case again(Call)
    }

    private struct Bowl { var size = 1, name = "miso" }
    private final class Pot {}

    private struct Veiled: CustomReflectable {
        var size = 1
        var customMirror: Mirror { Mirror(self, children: ["fake": 1], displayStyle: .enum) }
    }

    private enum VeiledCase: CustomReflectable {
        case one(Int), two
        var customMirror: Mirror { Mirror(self, children: ["fake": 1], displayStyle: .enum) }
    }

    private enum Mute: CustomStringConvertible {
        case left, right(to: Int)
        var description: String { "mute" }
    }

    private func read<Invocation>(_ invocation: Invocation) -> String {
        let shape = InvocationShape(of: invocation)
        let arguments = shape.arguments.map { "\($0.label ?? "_"): \(type(of: $0.value))" }
        return "\(shape.style) \(shape.baseName)(\(arguments.joined(separator: ", ")))"
    }

    @Test func theShapesOfEnums() {
        let calls: [(Call, String)] = [
            (.count, "call count()"), (.load(1), "call load(_: Int)"),
            (.add(item: "a"), "call add(item: String)"), (.move(1, to: 2), "call move(_: Int, to: Int)"),
            (.place(at: (1, 2)), "call place(at: (x: Int, y: Int))"), (.clear(()), "call clear()"),
            (.give(nil), "call give(_: Optional<Array<Bowl>>)"), (.run {}, "call run(_: () -> ())"),
            (.again(.count), "call again(_: Call)"),
        ]
        for (call, words) in calls { #expect(read(call) == words) }
        #expect(read(Int?.some(1)) == "call some(_: Int)")
        #expect(read(Int?.none) == "call none()")
        #expect(read(Mute.right(to: 1)) == "call right(to: Int)")
    }

    @Test func theShapesOfOtherValues() {
        #expect(read(7) == "value (_: Int)")
        #expect(read(Bowl()) == "value (_: Bowl)")
        #expect(read(Pot()) == "value (_: Pot)")
        #expect(read((1, 2)) == "value (_: (Int, Int))")
        #expect(read([1]) == "value (_: Array<Int>)")
        #expect(read(Veiled()) == "value (_: Veiled)")
    }

    @Test func theKindsOfValues() {
        let values: [(Any, Reflection.Kind)] = [
            (Call.count, .enum), (Int?.none as Any, .enum), (Bowl(), .struct), ([1], .struct),
            (["a": 1], .struct),
            (Set([1]), .struct), ((1, 2), .tuple), ((), .tuple), (Pot(), .other), ({ 1 }, .other),
        ]
        for (value, kind) in values { #expect(Reflection.kind(of: value) == kind) }
    }

    @Test func theMembersOfValues() {
        func read(_ value: Any) -> [String] {
            Reflection.members(of: value).map { "\($0.label ?? "_") \($0.value)" }
        }
        #expect(read(Bowl()) == ["size 1", "name miso"])
        #expect(read((1, label: "two", (3, 4))) == ["_ 1", "label two", "_ (3, 4)"])
        #expect(read(()) == [])
    }

    @Test func theArgumentsOfACallAreTested() {
        func passes(_ call: Call, _ expected: Int...) -> Bool? {
            EnumCase(of: call)?.payload?.passes(expected.map { number in { $0 as? Int == number } }, in: call)
        }
        #expect(passes(.load(1), 1) == true)
        #expect(passes(.load(1), 2) == false)
        #expect(passes(.move(1, to: 2), 1, 2) == true)
        #expect(passes(.move(2, to: 2), 1, 2) == false)
        #expect(passes(.count) == nil)
    }

    @Test func readingAPayloadKeepsNoReference() {
        enum Kept { case one(Pot), two(Pot, to: Pot); indirect case boxed(Pot, [Pot]) }
        weak var weak: Pot?
        do {
            let pot = Pot()
            weak = pot
            for value in [Kept.one(pot), .two(pot, to: pot), .boxed(pot, [pot])] {
                let arguments = EnumCase(of: value)?.arguments(of: value) ?? []
                #expect(arguments.first?.value as? Pot === pot)
                #expect(read(value).hasPrefix("call"))
            }
        }
        #expect(weak == nil)
    }

    @Test func anEnumInAnExistentialIsRead() {
        enum Failing: Error { case load(id: Int), load(number: Int), stop }
        #expect(read(Failing.load(id: 1) as any Error) == "call load(id: Int)")
        #expect(read(Failing.load(number: 1) as any Error) == "call load(number: Int)")
        #expect(read(Failing.stop as any Error) == "call stop()")
        let values: [any Error] = [Failing.stop]
        #expect(values.map { read($0) } == ["call stop()"])
        #expect(read(Failing.load(id: 1) as Any) == "call load(id: Int)")
    }

    @Test func anEnumIsReadWithoutItsMirrorAndItsDescription() {
        #expect(read(VeiledCase.one(1)) == "call one(_: Int)")
        #expect(read(VeiledCase.two) == "call two()")
        #expect(read(Mute.left) == "call left()")
    }

    @Test func aStructWithACustomMirrorIsNotCompared() {
        #expect(incomparableParts(of: Veiled(), path: "it").map(\.path) == ["it"])
        #expect(PartwiseComparison(Veiled(), Veiled()) != .equal)
        #expect(PartwiseComparison(Veiled(size: 1), Veiled(size: 2)) != .equal)
    }

    @Test func aTupleOfTypeAnyIsOneArgument() {
        enum Loose { case give(Any), show(it: Any) }
        #expect(read(Loose.give((1, 2))) == "call give(_: (Int, Int))")
        #expect(read(Loose.show(it: (1, 2))) == "call show(it: (Int, Int))")
    }
}
