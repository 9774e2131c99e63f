// An expected error stands on the line of its mistake, however long.
// swift-format-ignore-file

import ExpectKit

// Mistakes in wrappers that are written by hand.

struct MockValue: Mocking {  // expected-error {{non-class type 'MockValue' cannot conform to class protocol 'Mocking'}} expected-error {{non-class type 'MockValue' cannot conform to class protocol 'TestDouble'}}
    enum Invocation: Equatable { case distance }
    let mock = Mock<Invocation>()
}

final class MockTrip: TypedMocking {
    enum Invocation { case deliver(Arg<Parcel>), rest(hours: Arg<Int>), route, distance, missing }
    let mock = Mock<Invocation>()

    func noTry(_ parcel: Parcel) throws -> Int { call(.deliver(.value(parcel))) }  // expected-error {{call can throw but is not marked with 'try'}} expected-note {{did you mean to use 'try'?}} expected-note {{did you mean to handle error as optional value?}} expected-note {{did you mean to disable error propagation?}}
    func noMatcher(_ parcel: Parcel) throws -> Int { try call(.deliver(parcel)) }  // expected-error {{cannot convert value of type 'Parcel' to expected argument type 'Arg<Parcel>'}}
    func noAwait() async throws(RoadClosed) -> [String] { try call(.route) }  // expected-error {{expression is 'async' but is not marked with 'await'}} expected-note {{call is 'async'}}
    func otherResult() -> String { call(.distance) }  // expected-error {{cannot convert return expression of type 'Int' to return type 'String'}}
    func otherError() throws(RoadClosed) -> Int { try call(.deliver(.any)) }  // expected-error {{thrown expression type 'any Error' cannot be converted to error type 'RoadClosed'}}
    func noToken() { call(.missing) }  // expected-error {{generic parameter 'Arguments' could not be inferred}} expected-error {{generic parameter 'Failure' could not be inferred}} expected-error {{type 'TypedCall<MockTrip.Invocation, Arguments, Output, Failure>' has no member 'missing'}}
    func engineInsteadOfToken(hours: Int) { mock.call(.rest(hours: hours)) }  // expected-error {{cannot convert value of type 'Int' to expected argument type 'Arg<Int>'}}
}

extension MockCall where Invocation == MockTrip.Invocation {
    static func deliver(_ parcel: Arg<Parcel>) -> MockCall<Invocation, Int, any Error> { .init(.deliver(parcel)) }
    static var route: MockCall<Invocation, [String], RoadClosed> { .init(.route) }
    static var distance: MockCall<Invocation, Int, Never> { .init(.distance) }
}

final class MockVan: Mocking {
    enum Invocation: Equatable { case deliver(Parcel), distance }
    let mock = Mock<Invocation>()

    func noThrowing(_ parcel: Parcel) throws -> Int { try mock.call(.deliver(parcel)) }  // expected-warning {{no calls to throwing functions occur within 'try' expression}}
    func noTry(_ parcel: Parcel) throws -> Int { mock.call(.deliver(parcel), throwing: (any Error).self) }  // expected-error {{call can throw but is not marked with 'try'}} expected-note {{did you mean to use 'try'?}} expected-note {{did you mean to handle error as optional value?}} expected-note {{did you mean to disable error propagation?}}
    func noCase(hours: Int) { mock.call(.rest(hours)) }  // expected-error {{type 'MockVan.Invocation' has no member 'rest'}}
}
