// The calls that are made on every row of the matrix, and their results.
//
// There is one function for each isolation, because a function cannot be generic over its isolation.

/// The results if the test answers.
let answered = [
    "10", "11", "closed", "()", "closed", "12", "13", "closed", "14", "closed", "15", "closed", "16", "17",
]

/// The results if the real object answers.
let forwarded = [
    "1", "1", "closed", "()", "closed", "1", "1", "closed", "1", "closed", "real 1", "closed", "real 1",
    "real",
]

func callEverything(of ledger: some Ledger) async -> [String] {
    [
        word { ledger.total(1) },
        word { try ledger.open(1) }, word { try ledger.open(0) },
        word { try ledger.book(1) }, word { try ledger.book(0) },
        await word { await ledger.fetch(1) },
        await word { try await ledger.load(1) }, await word { try await ledger.load(0) },
        await word { try await ledger.pay(1) }, await word { try await ledger.pay(0) },
        await word { try await ledger.turn(1).text }, await word { try await ledger.turn(0).text },
        await ledger.audit(1, on: #isolation).text,
        ledger.swap(Page("mine")).text,
    ]
}

@MainActor func callEverything(of ledger: some MainLedger) async -> [String] {
    [
        word { ledger.total(1) },
        word { try ledger.open(1) }, word { try ledger.open(0) },
        word { try ledger.book(1) }, word { try ledger.book(0) },
        await word { await ledger.fetch(1) },
        await word { try await ledger.load(1) }, await word { try await ledger.load(0) },
        await word { try await ledger.pay(1) }, await word { try await ledger.pay(0) },
        await word { try await ledger.turn(1).text }, await word { try await ledger.turn(0).text },
        await ledger.audit(1, on: #isolation).text,
        ledger.swap(Page("mine")).text,
    ]
}

func callEverything(of ledger: isolated some ActorLedger) async -> [String] {
    [
        word { ledger.total(1) },
        word { try ledger.open(1) }, word { try ledger.open(0) },
        word { try ledger.book(1) }, word { try ledger.book(0) },
        await word { await ledger.fetch(1) },
        await word { try await ledger.load(1) }, await word { try await ledger.load(0) },
        await word { try await ledger.pay(1) }, await word { try await ledger.pay(0) },
        await word { try await ledger.turn(1).text }, await word { try await ledger.turn(0).text },
        await ledger.audit(1, on: #isolation).text,
        ledger.swap(Page("mine")).text,
    ]
}

/// The result of a call or the error that it throws, as text.
private func word<Value>(_ call: () throws -> Value) -> String {
    do { return "\(try call())" } catch { return "\(error)" }
}

nonisolated(nonsending) private func word<Value>(_ call: () async throws -> Value) async -> String {
    do { return "\(try await call())" } catch { return "\(error)" }
}
