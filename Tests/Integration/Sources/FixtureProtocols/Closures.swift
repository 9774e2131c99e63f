protocol Loudspeaker {
    func onCall(_ handler: @escaping (String) -> Void)
    func onClose(_ handler: (@Sendable (Result<Int, any Error>) -> Void)?) -> Bool
    func announce(_ text: @autoclosure () -> String)
    func announceLater(_ text: @escaping @autoclosure () throws -> String) throws
    func each(_ body: (String) -> Void)
    func eachRethrowing(_ body: (String, Int) throws -> Void) rethrows
    func collect(_ body: (String) -> Int) -> [Int]
    func read<Value>(_ body: (Diary) throws -> Value) rethrows -> Value
    func write<Value, Failure: Error>(_ body: (inout Animal) throws(Failure) -> Value) throws(Failure)
        -> Value
    func locked(_ body: () -> Void)
    func timed(_ body: () throws -> Void) -> Double
    func transaction<Value>(_ body: (Diary) async throws -> Value) async throws -> Value
    func mapped(_ transform: (Int) -> Int, _ other: (Int) -> Int) -> Int
    func run(on queue: String, then done: @escaping @MainActor @Sendable () async throws -> Void)
}

protocol Printer {
    func log(_ items: String...)
    func log(level: Int, _ items: Any..., separator: String) throws -> Int
    func print(_ numbers: Int...) async -> String
    func tally(_ count: inout Int, _ numbers: Int...) -> Int
    func fill(_ tray: inout [Int], with sheets: Int...)
    func table(_ names: String..., ages: Int...) -> Int
}

protocol Weigher {
    func tidy(_ animals: inout [Animal]) -> Int
    func wipe(_ diary: inout String)
    func swap(_ left: inout Int, _ right: inout Int)
    func balance(_ left: inout Int, with right: inout Double, by step: Int) throws -> Bool
}
