import ExpectKit
import Testing

// The examples of several articles.

@Suite struct ReadmeTourTests {
    private let bakery = TypedMockBakery()
    private let rye = Bread(name: "rye")

    @Test func matching() {
        let seen = Captor<Bread>()
        bakery.expect(.price(of: "rye")).andReturn(3)
        bakery.expect(.price(of: .hasPrefix("ba"))).andReturn(2)
        bakery.expect(.setBreads(.containsInAnyOrder("rye", .hasPrefix("ba"))))
        bakery.expect(.buy(.having(\.name, .anyOf("rye", "spelt")))).andReturn(rye)
        bakery.expect(.buy(.capture(seen))).andReturn(rye)

        #expect(bakery.price(of: "rye") == 3)
        #expect(bakery.price(of: "bagel") == 2)
        bakery.breads = ["baguette", "rye"]
        #expect(throws: Never.self) { try bakery.buy(rye) }
        #expect(throws: Never.self) { try bakery.buy(Bread(name: "corn")) }
        #expect(seen.last == Bread(name: "corn"))
        bakery.verify()
    }

    @Test func aClosureIsCalledByAnAction() {
        let orders = MockOrders()
        orders.expect(.place(rye, done: .any)).andDo { call in
            if case .place(_, let done) = call { done.value(true) }
        }
        var isDone = false
        orders.place(rye) { isDone = $0 }
        #expect(isDone)
        orders.verify()
    }

    @Test func aCallIsHeld() async throws {
        let pending = bakery.expect(.deliver(to: "Main Street")).andSuspend()
        async let minutes = bakery.deliver(to: "Main Street")
        await pending.waitUntilCalled()
        #expect(bakery.completedCalls.isEmpty)
        pending.resume(returning: 20)
        #expect(try await minutes == 20)
        bakery.verify()
    }

    @Test func aCompletionHandlerIsHeld() {
        let orders = MockOrders()
        let answer = PendingCompletion<Bool>()
        orders.expect(.place(rye, done: .held(by: answer)))
        var isDone = false
        orders.place(rye) { isDone = $0 }
        #expect(!isDone)
        answer.resume(returning: true)
        #expect(isDone)
        orders.verify()
    }

    @Test func waiting() async {
        bakery.expect(.open)
        _Concurrency.Task.detached { [bakery] in bakery.open() }
        await bakery.verify(within: .seconds(1))
        #expect(bakery.didCall(.open))
    }

    @Test func counting() {
        bakery.expect(.open).times(2)
        bakery.expect(.price(of: .any)).times(1...).andReturn(3)
        bakery.expect(.breads).anyTimes()
        bakery.reject(.setBreads(.isEmpty))

        bakery.open()
        bakery.open()
        #expect(bakery.price(of: "rye") == 3)
        bakery.verify()
    }

    @Test func answering() async throws {
        bakery.expect(.price(of: .any)).andReturn(3, 2)
        bakery.expect(.buy(.any)).andThrow(BakeryError.closed)
        bakery.expect(.deliver(to: .any)).andDo { call in
            if case .deliver(let street) = call, street.value.isEmpty { throw BakeryError.closed }
            return 20
        }
        bakery.stub(.breads).andReturn(["rye"])

        #expect(bakery.price(of: "rye") + bakery.price(of: "rye") == 5)
        #expect(throws: BakeryError.self) { try bakery.buy(rye) }
        #expect(try await bakery.deliver(to: "Main Street") == 20)
        #expect(bakery.breads == ["rye"])
        bakery.verify()
    }

    @Test func ordering() {
        bakery.expect(.open)
        bakery.unordered {
            $0.expect(.price(of: "rye")).andReturn(3)
            $0.expect(.price(of: "corn")).andReturn(4)
        }
        bakery.expect(.setBreads([]))

        bakery.open()
        #expect(bakery.price(of: "corn") == 4)
        #expect(bakery.price(of: "rye") == 3)
        bakery.breads = []
        bakery.verify()
    }

    @Test func orderingAcrossMocks() {
        let orders = MockOrders()
        let order = CallOrder()
        bakery.expect(.open).inOrder(order)
        orders.expect(.place(rye, done: .any)).inOrder(order).andDo { _ in }

        bakery.open()
        orders.place(rye) { _ in }
        verify(bakery, orders)
    }

    @Test func states() {
        let door = MockStates("door", initially: "closed")
        bakery.expect(.open).then(door, "open")
        bakery.expect(.price(of: "rye")).when(door, "open").andReturn(3)

        bakery.open()
        #expect(bakery.price(of: "rye") == 3)
        bakery.verify()
    }

    @Test func verifyingAfterwards() {
        let bakery = TypedMockBakery().nice()
        bakery.open()
        bakery.breads = ["rye"]

        bakery.verify(.open)
        bakery.verify(.price(of: .any), times: 0...2)
        bakery.verifyInOrder(.open, .setBreads(.any))
        bakery.verifyNoMoreCalls()
    }

    @Test func asking() {
        let bakery = TypedMockBakery().nice()
        bakery.open()
        bakery.breads = ["rye"]

        #expect(bakery.didCall(.open))
        #expect(bakery.callCount(.setBreads(.any)) == 1)
        #expect(bakery.calls.count == 2)
        if case .setBreads(let breads) = bakery.lastCall(.setBreads(.any)) {
            #expect(breads.value == ["rye"])
        }
        #expect(bakery.lastCall(.setBreads(.any)) != nil)
    }

    @Test func aPartialBakeryAsksTheRealOne() throws {
        let real = MockBakery()
        real.expect(.open)
        real.expect(.breads).andReturn(["rye"])

        let bakery = PartialBakery(real: real)
        bakery.stub(.price(of: "rye")).andReturn(3)
        bakery.open()
        #expect(bakery.breads == ["rye"])
        #expect(bakery.price(of: "rye") == 3)

        verify(real, bakery)
    }

    @Test func valuesAreRegistered() throws {
        bakery.defaults.register(Bread.self) { Bread(name: "none") }

        withMockDefaults({ $0.register(Bread.self) { Bread(name: "none") } }) {
            // For every mock that is called in here.
        }

        bakery.nice()
        #expect(try bakery.buy(rye) == Bread(name: "none"))
    }

    @Test(.mockDefaults { $0.register(Bread.self) { Bread(name: "none") } })
    func valuesAreRegisteredByATrait() throws {
        bakery.nice()
        #expect(try bakery.buy(rye) == Bread(name: "none"))
    }
}
