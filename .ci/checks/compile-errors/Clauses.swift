// An expected error stands on the line of its mistake, however long.
// swift-format-ignore-file

import ExpectKit

// Clauses that make no sense for what was declared: `run` checks that the compiler refuses each, in these words.

struct Receipt {}
struct TillError: Error {}

final class MockTill: TypedMocking {
    enum Invocation { case total, charge(Arg<Int>) }
    let mock = Mock<Invocation>()
}

extension MockCall where Invocation == MockTill.Invocation {
    static var total: MockCall<Invocation, Int, Never> { .init(.total) }
    static func charge(_ amount: Arg<Int>) -> MockCall<Invocation, Receipt, any Error> { .init(.charge(amount)) }
}

final class MockBell: Mocking {
    enum Invocation: Equatable { case ring }
    let mock = Mock<Invocation>()
}

func countsOfStubs(till: MockTill, bell: MockBell) {
    till.stub(.total).andReturn(1).times(2)  // expected-error {{value of type 'StubbedCall<MockTill.Invocation, MockTill.Invocation, Int, Never>' has no member 'times'}}
    till.stub(.total).anyTimes()  // expected-error {{value of type 'StubbedCall<MockTill.Invocation, MockTill.Invocation, Int, Never>' has no member 'anyTimes'}}
    bell.stub(.ring).times(2...)  // expected-error {{value of type 'UncheckedStubbedCall<MockBell.Invocation>' has no member 'times'}}
}

func ordersOfStubs(till: MockTill, bell: MockBell, order: CallOrder) {
    till.stub(.total).inOrder(order)  // expected-error {{value of type 'StubbedCall<MockTill.Invocation, MockTill.Invocation, Int, Never>' has no member 'inOrder'}}
    let stub = bell.stub(.ring)
    stub.after(till.expect(.total))  // expected-error {{value of type 'UncheckedStubbedCall<MockBell.Invocation>' has no member 'after'}}
    till.expect(.total).after(stub)  // expected-error {{argument type 'UncheckedStubbedCall<MockBell.Invocation>' does not conform to expected type 'ExpectationClauses'}}
}

func clausesOfRejections(till: MockTill, bell: MockBell, order: CallOrder) {
    till.reject(.total).times(2)  // expected-error {{value of type 'RejectedCall<MockTill.Invocation>' has no member 'times'}}
    till.reject(.total).andReturn(2)  // expected-error {{value of type 'RejectedCall<MockTill.Invocation>' has no member 'andReturn'}}
    till.reject(.charge(1)).andThrow(TillError())  // expected-error {{value of type 'RejectedCall<MockTill.Invocation>' has no member 'andThrow'}}
    bell.reject(.ring).andDo { _ in }  // expected-error {{value of type 'RejectedCall<MockBell.Invocation>' has no member 'andDo'}}
    bell.reject(.ring).andForward()  // expected-error {{value of type 'RejectedCall<MockBell.Invocation>' has no member 'andForward'}}
    bell.reject(.ring).inOrder(order)  // expected-error {{value of type 'RejectedCall<MockBell.Invocation>' has no member 'inOrder'}}
}

func answersOfAnotherType(till: MockTill) {
    till.expect(.total).andReturn("two")  // expected-error {{cannot convert value of type 'String' to expected argument type 'Int'}}
    till.stub(.total).andReturn("two")  // expected-error {{cannot convert value of type 'String' to expected argument type 'Int'}}
    till.stub(.total).andThrow(TillError())  // expected-error {{cannot convert value of type 'TillError' to expected argument type 'Never'}}
    till.expect(.charge(1)).andReturn(1)  // expected-error {{cannot convert value of type 'Int' to expected argument type 'Receipt'}}
}

func optionalHandlers(done: PendingCompletion<Int>) {
    let _: Arg<((Int) -> Void)?> = .held(by: done)  // expected-error {{'held(by:)' is unavailable: write .some(.held(by: completion)) for an optional completion handler}}
    let _: Arg<(@Sendable (Int) -> Void)?> = .some(.held(by: done))
}

/// What stands beside the mistakes compiles.
func clausesThatMakeSense(till: MockTill, bell: MockBell, order: CallOrder, door: MockStates<Int>) {
    let expected = till.expect(.charge(.any)).andReturn(Receipt()).andThrow(TillError()).times(2...).inOrder(order)
    bell.expect(.ring).andForward().anyTimes().after(expected).when(door, 1)
    till.stub(.total).andReturn(1, 2).when(door, 1).then(door, 2)
    bell.stub(.ring).andDo { _ in }.when(door, 1)
    till.reject(.total).when(door, 1)
    bell.reject(.ring).when(door, 1).then(door, 2)
}
