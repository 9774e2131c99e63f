import Testing

@testable import ExpectKit

/// The parts of values. `InvocationShapeTests` tests the shapes of calls.
struct ReflectionTests {
    private indirect enum Call { case count, load(Int), move(Int, to: Int) }
    private struct Bowl { var size = 1, name = "miso" }
    private final class Pot {}

    private func read<Invocation>(_ invocation: Invocation) -> String {
        let shape = InvocationShape(of: invocation)
        let arguments = shape.arguments.map { "\($0.label ?? "_"): \(type(of: $0.value))" }
        return "\(shape.isCall ? "call" : "value") \(shape.baseName)(\(arguments.joined(separator: ", ")))"
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
            members(of: Mirror(reflecting: value)).arguments.map { "\($0.label ?? "_") \($0.value)" }
        }
        #expect(read(Bowl()) == ["size 1", "name miso"])
        #expect(read((1, label: "two", (3, 4))) == ["_ 1", "label two", "_ (3, 4)"])
        #expect(read(()) == [])
    }

    @Test func theArgumentsOfACallAreTested() {
        func passes(_ call: Call, _ expected: Int...) -> Bool? {
            EnumCase(of: call)?.isCase(of: call, passing: expected.map { number in { $0 as? Int == number } })
        }
        #expect(passes(.load(1), 1) == true)
        #expect(passes(.load(1), 2) == false)
        #expect(passes(.move(1, to: 2), 1, 2) == true)
        #expect(passes(.move(2, to: 2), 1, 2) == false)
        #expect(passes(.count) == true)
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
}
