/// The code under test.
struct Shop {
    let payments: any Payments

    func pay(_ amount: Int, reference: String) throws -> Receipt {
        try payments.charge(amount: amount, reference: reference)
    }

    func send(_ weight: Double, to name: String, in city: String) {
        let customer = Customer(name: name, address: Address(street: "Harbor 1", city: city))
        payments.send(Parcel(weight: weight, customer: customer))
    }

    func ship(_ items: [Int]) { payments.ship(items: items) }

    func name(ofCustomer id: String) -> String { payments.find(name: id) }

    func isSolvent() -> Bool { payments.balance > 0 }

    func ping(_ numbers: [Int]) {
        for number in numbers { payments.ping(number) }
    }

    func pingLater(_ number: Int) async { await Task.detached { [payments] in payments.ping(number) }.value }

    func settle(_ amount: Int) { payments.settle(amount: amount) { _ in } }
}
