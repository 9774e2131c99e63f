import Foundation
import Testing

@testable import ExpectKit

/// Compares reflection with a comparison in code, for enums whose cases are overloaded by label, type and arity.
///
/// A few are checked in. `.ci/nightly` writes 500 of them, and runs these tests with all.
struct OverloadedEnumTests {
    /// The result of comparing all pairs of values: how many match, and which the code compares differently.
    private struct Tally {
        var pairs = 0
        var matches = 0
        var disagreements: [String] = []

        mutating func add<Value: OverloadedEnum>(
            _ type: Value.Type, _ prepare: (_ expected: Value) -> (_ call: Value) -> Bool
        ) {
            for expected in Value.expected {
                let accepts = prepare(expected.call)
                for call in Value.calls {
                    let isMatch = expected.plain.matches(call.plain)
                    pairs += 1
                    if isMatch { matches += 1 }
                    if accepts(call.call) != isMatch {
                        disagreements.append(
                            "\(type): \(describeCall(expected.call)) and \(describeCall(call.call))")
                    }
                }
            }
        }
    }

    @Test func reflectionAgreesWithTheWrittenComparison() {
        func compare<Value: OverloadedEnum>(_ type: Value.Type, _ sum: inout Tally) {
            sum.add(type, InvocationComparison<Value>().prepare)
        }
        var sum = Tally()
        for type in overloadedEnums { compare(type, &sum) }
        #expect(sum.disagreements == [])
        #expect(sum.matches > 5 * overloadedEnums.count && sum.pairs > 5 * sum.matches)
    }

    @Test func reflectionAgreesForCasesInsideOfValues() {
        func compare<Value: OverloadedEnum>(_ type: Value.Type, _ sum: inout Tally) {
            sum.add(type) { expected in
                let accepts = preparedComparison(with: [expected])
                return { accepts([$0]) }
            }
        }
        var sum = Tally()
        for type in overloadedEnums { compare(type, &sum) }
        #expect(sum.disagreements == [])
    }

    @Test func fullNamesDistinguishTheCases() {
        func check<Value: OverloadedEnum>(_ type: Value.Type) {
            let shapes = Value.calls.map { ($0.number, InvocationShape(of: $0.call)) }
            // A tuple as the only argument is read as several arguments. Then only the number of the case differs.
            for (number, shape) in shapes where shape.fullName != Value.names[number] {
                #expect(Value.names[number].hasSuffix("(_:)") && shape.arguments.count == 2, "\(type)")
            }
            for (left, right) in zip(shapes, shapes.dropFirst()) {
                #expect(left.1.isSameCase(as: right.1) == (left.0 == right.0), "\(type)")
            }
        }
        for type in overloadedEnums { check(type) }
    }

    @Test func aComparisonByBaseNamesDisagrees() {
        func compare<Value: OverloadedEnum>(_ type: Value.Type, _ sum: inout Tally) {
            sum.add(type) { expected in
                let shape = InvocationShape(of: expected)
                return { call in
                    let other = InvocationShape(of: call)
                    return shape.baseName == other.baseName
                        && shape.arguments.count == other.arguments.count
                        && zip(shape.arguments, other.arguments).allSatisfy {
                            valuesMatch($0.value, $1.value)
                        }
                }
            }
        }
        var sum = Tally()
        for type in overloadedEnums { compare(type, &sum) }
        #expect(sum.disagreements.count > overloadedEnums.count / 5)
    }

    /// `UPDATE_OVERLOADS` is the number of enums to write.
    @Test func theSourceIsWhatTheWriterWrites() throws {
        var writer = OverloadWriter()
        let update = ProcessInfo.processInfo.environment["UPDATE_OVERLOADS"].flatMap(Int.init)
        let text = writer.file(enumCount: update ?? overloadedEnums.count)
        let path = "\(#filePath)".replacing("OverloadedEnumTests", with: "OverloadedEnums")
        if update != nil { try text.write(toFile: path, atomically: true, encoding: .utf8) }
        #expect(try String(contentsOfFile: path, encoding: .utf8) == text)
        for type in writer.argumentTypes { #expect(text.contains(type)) }
    }
}
