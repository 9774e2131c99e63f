import Foundation

// Rare declarations that users reported.

/// Has the name of a Foundation type.
struct Operation: Equatable {
    var number: Int
}

/// Has the name of a Foundation type.
enum Notification: Equatable { case opened, closed }

typealias Completion = (Int) -> Void

protocol Aliases {
    typealias Handler = @Sendable (String) -> Void
    func load(_ done: @escaping Completion)
    func maybe(_ done: Completion?)
    func each(_ done: Completion)
    var listener: Completion { get set }
    func on(_ handler: @escaping Handler)
    func run(_ data: Data, _ operation: Operation) -> Notification
}

/// Has the name of a Foundation type.
protocol Pipe {
    func write(_ data: Data) -> Operation
}

protocol Rethrowing {
    func both(_ first: () throws -> Int, _ second: (Int) -> Void) rethrows -> Int
    func two(_ first: () throws -> Void, _ second: () throws -> Void) rethrows
    func check(_ condition: @autoclosure () throws -> Bool) rethrows -> Bool
}

protocol Failing {
    associatedtype Failure: Error
    func run() throws(Failure)
    func list<S: Decodable>(_ type: [S].Type) -> Int
}

protocol Never2: Failing where Failure == Never {}

protocol Nested {
    associatedtype Entry: Sequence
    func find<S: Sequence>(_ items: S) -> Int where S.Element == Entry.Element
    func fixed(_ items: [Entry]) -> Int
}

protocol Own {
    var other: Self { get set }
    static func make() -> Self
}

protocol Louder { func go(_ number: Int) throws -> String }
protocol Quieter { func go(_ number: Int) -> String }
protocol Both: Louder, Quieter {}

protocol Words {
    subscript(_ numbers: Int...) -> Int { get }
    subscript(index: Int) -> Int { get set }
    func f(`inout`: Int, `let` other: Int)
    func `func with spaces`(_ x: Int)
    func find(`at place` x: Int, `a:b(c)` `the y`: inout Int) -> Int
    func find(`at name` `the x`: String, in: Int) -> Int
    var `is open`: Bool { get set }
    func g(_ x: Int, actualX: Int)
    // swift-format-ignore: AlwaysUseLowerCamelCase
    func h(_ Arg: Int, Mock: Int, RealObject x: Int)
    func never(_ nobody: Never)
    static func != (left: Self, right: Int) -> Bool
}

protocol Team: Actor {
    func grow(_ size: inout Int) -> Int
    func body<R: Sendable>(_ use: (isolated Self) throws -> R) rethrows -> R
}
