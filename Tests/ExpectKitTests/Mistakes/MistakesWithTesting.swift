#if os(Linux)
    import ExpectKit
    import Testing

    /// Typical mistakes in tests of Swift Testing, which fail on purpose. The comments name the lines of the failures.
    ///
    /// ``SampleRun`` runs them in a separate process. Otherwise they are disabled.
    @Suite(.enabled(if: SampleRun.isRunning)) struct MistakeSamples {
        @Test func aWrongScalar() throws {
            let (payments, shop) = makeShop()
            payments.expect(.charge(amount: 20, reference: "order-7")).andReturn(Receipt(number: 1))
            _ = try shop.pay(25, reference: "order-7")  // the wrong call
            payments.verify()
        }

        @Test func aWrongFieldDeepInAStruct() {
            let (payments, shop) = makeShop()
            let address = Address(street: "Harbor 1", city: "Bergen")
            let parcel = Parcel(weight: 2.5, customer: Customer(name: "Ada", address: address))
            payments.expect(.send(.value(parcel)))
            shop.send(2.5, to: "Ada", in: "Oslo")  // the wrong call
            payments.verify()
        }

        @Test func aCallNeverMade() throws {
            let (payments, shop) = makeShop()
            payments.expect(.charge(amount: 20, reference: "order-7")).andReturn(Receipt(number: 1))
            payments.expect(.ship(items: [1, 2]))  // the missing call
            _ = try shop.pay(20, reference: "order-7")
            payments.verify()
        }

        @Test func aCallMadeTwice() {
            let (payments, shop) = makeShop()
            payments.expect(.ship(items: [1, 2]))
            payments.expect(.ping(1))
            shop.ship([1, 2])
            shop.ship([1, 2])  // the second call
            shop.ping([1])
            payments.verify()
        }

        @Test func twoCallsSwapped() throws {
            let (payments, shop) = makeShop()
            payments.expect(.charge(amount: 20, reference: "order-7")).andReturn(Receipt(number: 1))
            payments.expect(.ship(items: [1, 2]))
            shop.ship([1, 2])  // the call that came first
            _ = try shop.pay(20, reference: "order-7")
            payments.verify()
        }

        @Test func oneCallTooManyOnAStrictMock() throws {
            let (payments, shop) = makeShop()
            payments.expect(.charge(amount: 20, reference: "order-7")).andReturn(Receipt(number: 1))
            _ = try shop.pay(20, reference: "order-7")
            _ = try shop.pay(20, reference: "order-7")  // the call too many
            payments.verify()
        }

        @Test func anUnstubbedGetter() {
            let (payments, shop) = makeShop()
            _ = shop.isSolvent()  // the getter
            payments.verify()
        }

        @Test func anArrayWithOneElementLess() {
            let (payments, shop) = makeShop()
            payments.expect(.ship(items: [1, 2, 3, 4, 5, 6, 7]))
            shop.ship([1, 2, 4, 5, 6, 7])  // the wrong call
            payments.verify()
        }

        @Test func aWrongOverload() {
            let (payments, shop) = makeShop()
            payments.expect(.find(id: 7)).andReturn("Ada")
            _ = shop.name(ofCustomer: "7")  // the wrong overload
            payments.verify()
        }

        @Test func theFiftySeventhOfAHundred() {
            let (payments, shop) = makeShop()
            for number in 1...100 { payments.expect(.ping(.value(number))) }
            shop.ping((1...100).map { $0 == 57 ? 75 : $0 })  // the loop with the wrong call
            payments.verify()
        }

        @Test func aDetachedTask() async {
            let (payments, shop) = makeShop()
            payments.expect(.ping(1))
            await shop.pingLater(2)  // the line that starts the task
            payments.verify()
        }

        @Test func aCompletionNeverCalled() {
            let (payments, shop) = makeShop()
            payments.expect(.settle(amount: 20, completion: .any))  // the expectation without an action
            shop.settle(20)
            payments.verify()
        }

        private func makeShop() -> (MockPayments, Shop) {
            let payments = MockPayments()
            return (payments, Shop(payments: payments))
        }
    }
#endif
