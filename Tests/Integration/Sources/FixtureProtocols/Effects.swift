protocol Clinic {
    func admit(_ animal: Animal)
    func examine(_ animal: Animal) throws -> Bool
    func operate(on animal: Animal, carefully: Bool) throws(FixtureError)
    func wait(for animal: Animal) async -> Int
    func heal(_ animal: Animal) async throws -> Animal
    func release(_ animal: Animal?) async throws(FixtureError) -> Diary
    nonisolated(nonsending) func visit(_ diary: Diary) async -> Diary
    @concurrent func count(_ diary: Int) async -> Int
    @discardableResult func note(_ text: String, in diary: Diary) -> Int
    mutating func rename(to name: String)
    mutating func move(to place: String) async -> String
}

protocol Ledger {
    func add(_ amount: consuming Int) -> Int
    func look(at name: borrowing String) -> Int
    func hand(_ diary: sending Diary) -> sending Diary
    func audit(_ year: Int, on owner: isolated (any Actor)?) async -> Diary
    func punch(_ ticket: borrowing Ticket, times: Int) -> Bool
    func tear(_ ticket: consuming Ticket)
}
