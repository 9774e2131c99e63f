/// The collaborator in the tests with typical mistakes.
protocol Payments: AnyObject, Sendable {
    var balance: Int { get }
    func charge(amount: Int, reference: String) throws -> Receipt
    func send(_ parcel: Parcel)
    func ship(items: [Int])
    func find(id: Int) -> String
    func find(name: String) -> String
    func ping(_ number: Int)
    func settle(amount: Int, completion: @escaping @Sendable (Bool) -> Void)
}

struct Receipt: Equatable, Sendable { var number: Int }

struct Address: Equatable, Sendable { var street: String, city: String }
struct Customer: Equatable, Sendable { var name: String, address: Address }
struct Parcel: Equatable, Sendable { var weight: Double, customer: Customer }
