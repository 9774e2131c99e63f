import Foundation
import Testing

@testable import ExpectKit

/// The quick form converts a number to the type that the call returns, if the conversion is exact.
@Suite struct FittingNumberTests {
    private let machine = Machine()

    @Test func aWholeNumberIsConvertedToAnyNumber() {
        machine.stub(.get).andReturn(1)
        #expect(machine.get(Double.self) == 1)
        #expect(machine.get(Float.self) == 1)
        #expect(machine.get(CGFloat.self) == 1)
        #expect(machine.get(Int8.self) == 1)
        #expect(machine.get(UInt64.self) == 1)
        if #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) {
            #expect(machine.get(Int128.self) == 1)
        }
        #expect(machine.get(Decimal.self) == 1)
        #expect(machine.failures.reports.isEmpty)
    }

    @Test func aWholeNumberIsConvertedToAnyOptionalNumber() {
        machine.stub(.get).andReturn(1)
        #expect(machine.get(Int?.self) == 1)
        #expect(machine.get(Double?.self) == 1)
        #expect(machine.get(UInt8??.self) == 1)
        #expect(machine.get(Decimal?.self) == 1)
        #expect(machine.failures.reports.isEmpty)
    }

    @Test func aFractionIsConvertedToAnyFractionalNumber() {
        machine.stub(.get).andReturn(0.5)
        #expect(machine.get(Float.self) == 0.5)
        #expect(machine.get(CGFloat.self) == 0.5)
        #expect(machine.get(Double?.self) == 0.5)
        #expect(machine.get(Float?.self) == 0.5)
        #expect(machine.get(Decimal.self) == Decimal(0.5))
        #expect(machine.failures.reports.isEmpty)
    }

    @Test func anInexactFractionIsConvertedLikeALiteral() {
        machine.stub(.get).andReturn(0.1)
        #expect(machine.get(Float.self) == 0.1)
        #expect(machine.failures.reports.isEmpty)
    }

    @Test func aNumberOfFoundationIsConvertedToAnyNumber() {
        machine.stub(.get).andReturn(CGFloat(2))
        #expect(machine.get(Double.self) == 2)
        #expect(machine.get(Float.self) == 2)
        #expect(machine.get(Int.self) == 2)
        #expect(machine.failures.reports.isEmpty)
    }

    @Test func infinityAndNaNAreConverted() {
        machine.stub(.get).andReturn(-Double.infinity, Double.nan)
        #expect(machine.get(Float.self) == -Float.infinity)
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
                  answer with a value of type Int8
                """
            ])
    }

    @Test(arguments: [
        Mismatch(-1, UInt.self), Mismatch(0.5, Int.self), Mismatch(1e300, Float.self),
        Mismatch(1, String.self), Mismatch(1, Bool.self), Mismatch("1", Int.self),
        Mismatch(0.5, UInt8?.self), Mismatch(true, Int.self), Mismatch(Int.max, Float.self),
    ])
    fileprivate func anInexactConversionIsOneFailureThatNamesBothTypes(mismatch: Mismatch) {
        #expect(mismatch.answer(machine))
        machine.verify()
        #expect(machine.failures.reports.map(\.kind) == [.wrongAnswer])
        #expect(machine.failures.reports.first?.unwrappedText.contains(mismatch.words) == true)
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
