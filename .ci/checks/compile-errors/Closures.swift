// An expected error stands on the line of its mistake, however long.
// swift-format-ignore-file

import ExpectKit

// Wrong closures of `andDo`, with everything that the compiler says about each.

func closures(courier: MockCourier, cart: MockCart) {
    // The result has another type.
    courier.stub(.deliver(.any, to: .any)).andDo { _, street in street }  // expected-error {{cannot convert value of type 'String' to closure result type 'Int'}}
    courier.stub(.route).andDo { "A" }  // expected-error {{cannot convert value of type 'String' to closure result type '[String]'}}
    cart.stub(.load(id: .any)).andDo { _ in 3 }  // expected-error {{cannot convert value of type 'Int' to closure result type 'Parcel'}}
    // The number of parameters is wrong.
    courier.stub(.deliver(.any, to: .any)).andDo { parcel, street, hours in 3 }  // expected-error {{contextual closure type '((Parcel, String)) throws -> Int' expects 1 argument, but 3 were used in closure body}}
    courier.stub(.rest(hours: .any)).andDo { hours, minutes in }  // expected-error {{contextual closure type '(Int) throws -> Void' expects 1 argument, but 2 were used in closure body}}
    // The arguments are not mentioned.
    courier.stub(.deliver(.any, to: .any)).andDo { 3 }  // expected-error {{contextual type for closure argument list expects 1 argument, which cannot be implicitly ignored}}
    cart.stub(.count).andDo { 5 }  // expected-error {{contextual type for closure argument list expects 1 argument, which cannot be implicitly ignored}}
    // The closure has a mistake of its own.
    courier.stub(.deliver(.any, to: .any)).andDo { _, street in street.cout }  // expected-error {{value of type 'String' has no member 'cout'}}
    courier.stub(.rest(hours: .any)).andDo { hours in let _ = hours.seconds }  // expected-error {{value of type 'Int' has no member 'seconds'}}
    // In a closure that is one expression with one parameter, the compiler blames the token.
    courier.stub(.rest(hours: .any)).andDo { hours in hours.pass() }  // expected-error {{generic parameter 'Failure' could not be inferred}} expected-error {{member 'rest(hours:)' in 'TypedCall<MockCourier.Invocation, Arguments, Output, Failure>' produces result of type 'TypedCall<MockCourier.Invocation, Int, Void, Never>', but context expects 'TypedCall<MockCourier.Invocation, Arguments, Output, Failure>'}} expected-error {{cannot infer type of closure parameter 'hours' without a type annotation}}
    // Its parameter with a type is the way out.
    courier.stub(.rest(hours: .any)).andDo { (hours: Int) in hours.pass() }  // expected-error {{value of type 'Int' has no member 'pass'}}
}

/// Closures that fit: any that throws, and any that uses the arguments or not.
func closuresThatFit(courier: MockCourier, cart: MockCart) {
    courier.stub(.deliver(.any, to: .any)).andDo { parcel, street in street.count }
    courier.stub(.deliver(.any, to: .any)).andDo { _, _ in 3 }
    courier.stub(.deliver(.any, to: .any)).andDo { _ in 3 }
    courier.stub(.deliver(.any, to: .any)).andDo { $1.count }
    courier.stub(.deliver(.any, to: .any)).andDo { _, _ in throw RoadClosed() }
    courier.stub(.rest(hours: .any)).andDo { hours in print(hours) }
    courier.stub(.rest(hours: .any)).andDo { _ in }
    courier.stub(.rest(hours: .any)).andReturn()
    courier.stub(.route).andDo { ["A"] }
    courier.stub(.route).andDo { _ in [] }
    courier.stub(.route).andDo { throw RoadClosed() }
    courier.stub(.route).andDo { () throws(RoadClosed) in throw RoadClosed() }
    courier.stub(.route).andDo { await Task.yield(); return [] }
    courier.stub(.distance).andDo { 5 }
    cart.stub(.load(id: .any)).andDo { call in if case .load(let id) = call, id.value > 2 { throw RoadClosed() } else { Parcel() } }
}
