import StackTraces
import Testing

@testable import ExpectKit

/// All ways to read a value lead to the same shape: by the runtime, by metadata alone, and by `Mirror` alone.
@Suite struct ReflectionTests {
    private static let ways = [
        Reflection.shared,
        Reflection(member: nil, readsMetadata: true),
        Reflection(member: RuntimeMember(), readsMetadata: false),
        Reflection(member: nil, readsMetadata: false),
    ]

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

    private func read<Invocation>(_ invocation: Invocation, _ reflection: Reflection) -> String {
        let shape = InvocationShape(of: invocation, by: reflection)
        let arguments = shape.arguments.map { "\($0.label ?? "_"): \(type(of: $0.value))" }
        return "\(shape.style) \(shape.baseName)(\(arguments.joined(separator: ", ")))"
    }

    @Test func theRuntimeHasTheFunction() {
        #expect(runtimeSymbol("swift_reflectionMirror_subscript") != nil)
        #expect(RuntimeMember() != nil)
    }

    @Test func withoutTheFunctionThereIsNoMember() {
        #expect(RuntimeMember(address: nil) == nil)
    }

    @Test(arguments: ways) func theShapesOfEnumsAreTheSame(reflection: Reflection) {
        let calls: [(Call, String)] = [
            (.count, "call count()"), (.load(1), "call load(_: Int)"),
            (.add(item: "a"), "call add(item: String)"), (.move(1, to: 2), "call move(_: Int, to: Int)"),
            (.place(at: (1, 2)), "call place(at: (x: Int, y: Int))"), (.clear(()), "call clear()"),
            (.give(nil), "call give(_: Optional<Array<Bowl>>)"), (.run {}, "call run(_: () -> ())"),
            (.again(.count), "call again(_: Call)"),
        ]
        for (call, words) in calls { #expect(read(call, reflection) == words) }
        #expect(read(Int?.some(1), reflection) == "call some(_: Int)")
        #expect(read(Int?.none, reflection) == "call none()")
        #expect(read(Mute.right(to: 1), reflection) == "call right(to: Int)")
    }

    @Test(arguments: ways) func theShapesOfOtherValuesAreTheSame(reflection: Reflection) {
        #expect(read(7, reflection) == "value (_: Int)")
        #expect(read(Bowl(), reflection) == "value (_: Bowl)")
        #expect(read(Pot(), reflection) == "value (_: Pot)")
        #expect(read((1, 2), reflection) == "value (_: (Int, Int))")
        #expect(read([1], reflection) == "value (_: Array<Int>)")
        #expect(read(Veiled(), reflection) == "value (_: Veiled)")
    }

    @Test(arguments: ways) func theKindsAreTheSame(reflection: Reflection) {
        let values: [(Any, Reflection.Kind)] = [
            (Call.count, .enum), (Int?.none as Any, .enum), (Bowl(), .struct), ([1], .struct),
            (["a": 1], .struct),
            (Set([1]), .struct), ((1, 2), .tuple), ((), .tuple), (Pot(), .other), ({ 1 }, .other),
        ]
        for (value, kind) in values { #expect(reflection.kind(of: value) == kind) }
    }

    @Test(arguments: ways) func theMembersAreTheSame(reflection: Reflection) {
        func read(_ value: Any) -> [String] {
            reflection.members(of: value).map { "\($0.label ?? "_") \($0.value)" }
        }
        #expect(read(Bowl()) == ["size 1", "name miso"])
        #expect(read((1, label: "two", (3, 4))) == ["_ 1", "label two", "_ (3, 4)"])
        #expect(read(()) == [])
    }

    @Test(arguments: ways) func theArgumentsOfACallAreTested(reflection: Reflection) {
        let isOne: (Any) -> Bool = { $0 as? Int == 1 }
        let isTwo: (Any) -> Bool = { $0 as? Int == 2 }
        #expect(reflection.areArguments(of: Call.load(1), acceptedBy: [isOne]))
        #expect(!reflection.areArguments(of: Call.load(1), acceptedBy: [isTwo]))
        #expect(!reflection.areArguments(of: Call.load(1), acceptedBy: [isOne, isOne]))
        #expect(reflection.areArguments(of: Call.move(1, to: 2), acceptedBy: [isOne, isTwo]))
        #expect(!reflection.areArguments(of: Call.move(2, to: 2), acceptedBy: [isOne, isTwo]))
        #expect(!reflection.areArguments(of: Call.move(1, to: 2), acceptedBy: [isOne]))
        #expect(!reflection.areArguments(of: Call.move(1, to: 2), acceptedBy: [isOne, isTwo, isTwo]))
    }

    @Test(arguments: ways) func anEnumInAnExistentialIsRead(reflection: Reflection) {
        enum Failing: Error { case load(id: Int), load(number: Int), stop }
        #expect(read(Failing.load(id: 1) as any Error, reflection) == "call load(id: Int)")
        #expect(read(Failing.load(number: 1) as any Error, reflection) == "call load(number: Int)")
        #expect(read(Failing.stop as any Error, reflection) == "call stop()")
        let values: [any Error] = [Failing.stop]
        #expect(values.map { read($0, reflection) } == ["call stop()"])
        #expect(read(Failing.load(id: 1) as Any, reflection) == "call load(id: Int)")
    }

    @Test func mirrorsRefuseValuesThatTheyCannotRead() {
        let reflection = Reflection(member: nil, readsMetadata: false)
        #expect(read(VeiledCase.one(1), reflection) == "value (_: VeiledCase)")
        #expect(read(VeiledCase.two, reflection) == "value (_: VeiledCase)")
        #expect(read(Mute.left, reflection) == "value (_: Mute)")
        #expect(reflection.members(of: Veiled()).isEmpty)
        // Counterpart: metadata can read them.
        #expect(read(VeiledCase.one(1), .shared) == "call one(_: Int)")
        #expect(read(Mute.left, .shared) == "call left()")
        #expect(Reflection.shared.members(of: Veiled()).map(\.label) == ["size"])
    }

    @Test(arguments: ways.prefix(2)) func aTupleOfTypeAnyIsOneArgument(reflection: Reflection) {
        enum Loose { case give(Any), show(it: Any) }
        #expect(read(Loose.give((1, 2)), reflection) == "call give(_: (Int, Int))")
        #expect(read(Loose.show(it: (1, 2)), reflection) == "call show(it: (Int, Int))")
    }
}
