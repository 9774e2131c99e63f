// An expected error stands on the line of its mistake, however long.
// swift-format-ignore-file

import ExpectKit

// Mistakes in the calls that a test declares.

func calls(courier: MockCourier, truck: MockTruck, cart: MockCart, depot: MockDepot) {
    // A name, a label or a type is wrong.
    courier.expect(.rest(hour: 3))  // expected-error {{incorrect argument label in call (have 'hour:', expected 'hours:')}}
    courier.expect(.rest(hours: "3"))  // expected-error {{cannot convert value of type 'String' to expected argument type 'Int'}}
    courier.expect(.rest)  // expected-error {{member 'rest(hours:)' expects argument of type 'Int'}}
    depot.expect(.lode(id: 3))  // expected-error {{type 'MockDepot.Invocation' has no member 'lode'}}
    depot.expect(.load(id: "3"))  // expected-error {{cannot convert value of type 'String' to expected argument type 'Int'}}
    courier.stub(.distanc).andReturn(5)  // expected-error {{generic parameter 'Arguments' could not be inferred}} expected-error {{generic parameter 'Failure' could not be inferred}} expected-error {{type 'TypedCall<MockCourier.Invocation, Arguments, Int, Failure>' has no member 'distanc'}}
    // The mock is called instead of named.
    courier.expect(courier.distance)  // expected-error {{generic parameter 'Arguments' could not be inferred}} expected-error {{generic parameter 'Output' could not be inferred}} expected-error {{generic parameter 'Failure' could not be inferred}} expected-error {{cannot convert value of type 'Int' to expected argument type 'TypedCall<MockCourier.Invocation, Arguments, Output, Failure>'}}
    // A matcher is beside a plain value that is no literal, or a plain value is where only a matcher fits.
    let street = "A"
    courier.expect(.deliver(.any, to: street))  // expected-error {{cannot convert value of type 'String' to expected argument type 'Arg<String>'}}
    let id = 3
    cart.expect(.load(id: id))  // expected-error {{cannot convert value of type 'Int' to expected argument type 'Arg<Int>'}}
    courier.expect(.deliver(.having(\.self, Parcel()), to: "A"))  // expected-error {{cannot convert value of type 'Parcel' to expected argument type 'Arg<Parcel>'}}
    // A setter is expected as a call of the getter.
    courier.expect(.distance(3))  // expected-error {{generic parameter 'Arguments' could not be inferred}} expected-error {{generic parameter 'Output' could not be inferred}} expected-error {{generic parameter 'Failure' could not be inferred}} expected-error {{cannot call value of non-function type 'TypedCall<MockCourier.Invocation, Void, Int, Never>'}}
    // The quick form with plain values has no matchers.
    depot.stub(.load(id: .any))  // expected-error {{type 'Int' has no member 'any'}}
    // The same mistakes in a query or a verification afterwards.
    courier.verify(.rest(hour: 3))  // expected-error {{incorrect argument label in call (have 'hour:', expected 'hours:')}}
    _ = courier.callCount(.rest(hours: "3"))  // expected-error {{cannot convert value of type 'String' to expected argument type 'Int'}}
    _ = courier.didCall(.rest)  // expected-error {{member 'rest(hours:)' expects argument of type 'Arg<Int>'}}
    _ = courier.lastCall(.distanc)  // expected-error {{type 'MockCourier.Invocation' has no member 'distanc'}}
    courier.verify(courier.distance)  // expected-error {{cannot convert value of type 'Int' to expected argument type 'MockCourier.Invocation'}}
    courier.verifyInOrder(.rest(hours: 3), .rout, .distance)  // expected-error {{type 'MockCourier.Invocation' has no member 'rout'}}
    courier.verifySequence(.deliver(.any, to: street), .distance)  // expected-error {{cannot convert value of type 'String' to expected argument type 'Arg<String>'}}
    courier.verifyNoMoreCalls(except: .deliver(Parcel(), to: 3))  // expected-error {{cannot convert value of type 'Int' to expected argument type 'String'}}
    _ = cart.callCount(.load(id: id))  // expected-error {{cannot convert value of type 'Int' to expected argument type 'Arg<Int>'}}
    _ = courier.callCount(.distance(3))  // expected-error {{enum case 'distance' has no associated values}}
    // A matcher fits several overloads.
    truck.expect(.load(.any))  // expected-error {{ambiguous use of 'load'}}
    truck.verify(.load(.any), times: 0)  // expected-error {{ambiguous use of 'load'}}
    // The held call is not kept.
    courier.expect(.route).andSuspend()  // expected-warning {{result of call to 'andSuspend(atMost:endsOnCancellation:fileID:filePath:line:column:)' is unused}}
    courier.expect(.rest(hours: 1)).andForward(courier)  // expected-error {{missing argument label 'to:' in call}}
}
