#if os(Linux)
    import ExpectKit
    import XCTest

    /// The mistakes of `MistakeSamples` in an XCTest, which fail on purpose.
    ///
    /// ``XCTestSampleRun`` runs them in a separate process. Otherwise they do nothing.
    final class XCTestMistakeSamples: XCTestCase {
        func test_aWrongScalar() throws {
            let (payments, shop) = makeShop()
            payments.expect(.charge(amount: 20, reference: "order-7")).andReturn(Receipt(number: 1))
            _ = try shop.pay(25, reference: "order-7")  // the wrong call
            payments.verify()
        }

        func test_aWrongFieldDeepInAStruct() {
            let (payments, shop) = makeShop()
            let address = Address(street: "Harbor 1", city: "Bergen")
            let parcel = Parcel(weight: 2.5, customer: Customer(name: "Ada", address: address))
            payments.expect(.send(.value(parcel)))
            shop.send(2.5, to: "Ada", in: "Oslo")  // the wrong call
            payments.verify()
        }

        func test_aCallNeverMade() throws {
            let (payments, shop) = makeShop()
            payments.expect(.charge(amount: 20, reference: "order-7")).andReturn(Receipt(number: 1))
            payments.expect(.ship(items: [1, 2]))  // the missing call
            _ = try shop.pay(20, reference: "order-7")
            payments.verify()
        }

        func test_aCallMadeTwice() {
            let (payments, shop) = makeShop()
            payments.expect(.ship(items: [1, 2]))
            payments.expect(.ping(1))
            shop.ship([1, 2])
            shop.ship([1, 2])  // the second call
            shop.ping([1])
            payments.verify()
        }

        func test_twoCallsSwapped() throws {
            let (payments, shop) = makeShop()
            payments.expect(.charge(amount: 20, reference: "order-7")).andReturn(Receipt(number: 1))
            payments.expect(.ship(items: [1, 2]))
            shop.ship([1, 2])  // the call that came first
            _ = try shop.pay(20, reference: "order-7")
            payments.verify()
        }

        func test_oneCallTooManyOnAStrictMock() throws {
            let (payments, shop) = makeShop()
            payments.expect(.charge(amount: 20, reference: "order-7")).andReturn(Receipt(number: 1))
            _ = try shop.pay(20, reference: "order-7")
            _ = try shop.pay(20, reference: "order-7")  // the call too many
            payments.verify()
        }

        func test_anUnstubbedGetter() {
            let (payments, shop) = makeShop()
            _ = shop.isSolvent()  // the getter
            payments.verify()
        }

        func test_anArrayWithOneElementLess() {
            let (payments, shop) = makeShop()
            payments.expect(.ship(items: [1, 2, 3, 4, 5, 6, 7]))
            shop.ship([1, 2, 4, 5, 6, 7])  // the wrong call
            payments.verify()
        }

        func test_aWrongOverload() {
            let (payments, shop) = makeShop()
            payments.expect(.find(id: 7)).andReturn("Ada")
            _ = shop.name(ofCustomer: "7")  // the wrong overload
            payments.verify()
        }

        func test_theFiftySeventhOfAHundred() {
            let (payments, shop) = makeShop()
            for number in 1...100 { payments.expect(.ping(.value(number))) }
            shop.ping((1...100).map { $0 == 57 ? 75 : $0 })  // the loop with the wrong call
            payments.verify()
        }

        func test_aDetachedTask() async {
            let (payments, shop) = makeShop()
            payments.expect(.ping(1))
            await shop.pingLater(2)  // the line that starts the task
            payments.verify()
        }

        func test_aCompletionNeverCalled() {
            let (payments, shop) = makeShop()
            payments.expect(.settle(amount: 20, completion: .any))  // the expectation without an action
            shop.settle(20)
            payments.verify()
        }

        override func invokeTest() {
            if XCTestSampleRun.isRunning { super.invokeTest() }
        }

        private func makeShop() -> (MockPayments, Shop) {
            let payments = MockPayments()
            return (payments, Shop(payments: payments))
        }
    }
#endif
