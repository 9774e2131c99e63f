import Foundation
import Testing

@testable import ExpectKit

/// The quick form converts a number to the type that the call returns, if the conversion is exact.
struct FittingNumberTests {
    private let machine = Machine()

    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
    @Test func aWholeNumberIsConvertedToALongOne() {
        machine.stub(.get).andReturn(1)
        #expect(machine.get(Int128.self) == 1)
        #expect(machine.failures.reports.isEmpty)
    }

    /// From a whole number, from a fraction, and from a number of Foundation. An inexact fraction is converted like a
    /// literal.
    fileprivate static let fits: [Fit] = [
        Fit(1, 1 as Double), Fit(1, 1 as Float), Fit(1, 1 as CGFloat), Fit(1, 1 as Int8), Fit(1, 1 as UInt64),
        Fit(1, 1 as Decimal), Fit(1, 1 as Int?), Fit(1, 1 as Double?),
        Fit(1, 1 as UInt8??), Fit(1, 1 as Decimal?), Fit(0.5, 0.5 as Float), Fit(0.5, 0.5 as CGFloat),
        Fit(0.5, 0.5 as Double?), Fit(0.5, 0.5 as Float?), Fit(0.5, Decimal(0.5)), Fit(0.1, 0.1 as Float),
        Fit(CGFloat(2), 2 as Double), Fit(CGFloat(2), 2 as Float), Fit(CGFloat(2), 2 as Int),
        Fit(-Double.infinity, -Float.infinity),
    ]

    @Test(arguments: fits)
    fileprivate func anExactNumberIsConverted(fit: Fit) {
        #expect(fit.isConverted(machine))
        #expect(machine.failures.reports.isEmpty)
    }

    @Test func naNIsConverted() {
        machine.stub(.get).andReturn(Double.nan)
        #expect(machine.get(Float.self).isNaN)
        #expect(machine.failures.reports.isEmpty)
    }

    @Test func nilIsReturnedAsNil() {
        machine.stub(.get).andReturn(nil)
        #expect(machine.get(Int?.self) == nil)
        #expect(machine.failures.reports.isEmpty)
    }

    @Test func aNumberThatDoesNotFitIsOneFailureAtItsLine() {
        machine.expect(.get).andReturn(300); let line = #line
        #expect(machine.get(Int8.self) == 0)
        machine.verify()
        #expect(machine.failures.reports.map(\.location.line) == [line])
        #expect(
            machine.failures.reports.map(\.unwrappedText) == [
                """
                Machine: wrong answer for get: 300 of type Int, but the call returns Int8
                  answered: 0, a default value for Int8
                  help: answer with a value of type Int8
                """
            ])
    }

    fileprivate static let mismatches: [Mismatch] = [
        Mismatch(-1, UInt.self), Mismatch(0.5, Int.self), Mismatch(1e300, Float.self),
        Mismatch(1, String.self), Mismatch(1, Bool.self), Mismatch("1", Int.self),
        Mismatch(0.5, UInt8?.self), Mismatch(true, Int.self), Mismatch(Int.max, Float.self),
    ]

    @Test(arguments: mismatches)
    fileprivate func anInexactConversionIsOneFailureThatNamesBothTypes(mismatch: Mismatch) {
        #expect(mismatch.answer(machine))
        machine.verify()
        #expect(machine.failures.reports.map(\.kind) == [.wrongAnswer])
        #expect(machine.failures.reports.first?.unwrappedText.contains(mismatch.words) == true)
    }
}

/// A number, and the value that a call of another type returns for it.
private struct Fit: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let isConverted: @Sendable (Machine) -> Bool

    init<Value: Sendable, Output: Equatable & SendableMetatype & Sendable>(_ value: Value, _ output: Output) {
        testDescription = "\(value) of type \(Value.self) to \(Output.self)"
        isConverted = { machine in
            machine.stub(.get).andReturn(value)
            return machine.get(Output.self) == output
        }
    }
}

/// A value that does not fit the type of a call.
private struct Mismatch: Sendable, CustomTestStringConvertible {
    let words: String
    /// Answers a call with the value, and returns whether the call returned a synthesized one.
    let answer: @Sendable (Machine) -> Bool

    init<Value: Sendable, Output: Equatable & SendableMetatype>(_ value: Value, _ output: Output.Type) {
        words = "\(describe(value)) of type \(Value.self), but the call returns \(Output.self)"
        answer = { machine in
            machine.expect(.get).andReturn(value)
            return machine.get(Output.self) == synthesized(Output.self)
        }
    }

    var testDescription: String { words }
}
