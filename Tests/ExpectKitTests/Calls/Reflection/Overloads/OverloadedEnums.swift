// Written by OverloadWriter, see OverloadedEnumTests.
// swift-format-ignore-file
import ExpectKit

var overloadedEnums: [any OverloadedEnum.Type] { [
    Overloaded0.self,
    Overloaded1.self,
    Overloaded2.self,
    Overloaded3.self,
    Overloaded4.self,
    Overloaded5.self,
    Overloaded6.self,
] }

indirect enum Overloaded0: OverloadedEnum {
    case move(id: [Int])
    case load(id: Any, Bowl)
    case load(number: Arg<Int>)
    case load(at: Bowl, Int?)
    case load(Int, number: (Int, Int), Int?)
    case load(Int)
    static let names = ["move(id:)", "load(id:_:)", "load(number:)", "load(at:_:)", "load(_:number:_:)", "load(_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .move(id: [1]), .c0([1])),
        (0, .move(id: [1, 2]), .c0([1, 2])),
        (1, .load(id: (x: 1, y: 2), Bowls.first), .c1(0, Bowls.first)),
        (1, .load(id: (a: 1, b: 2), Bowls.second), .c1(1, Bowls.second)),
        (1, .load(id: (1, 2), Bowls.first), .c1(2, Bowls.first)),
        (1, .load(id: 1, Bowls.second), .c1(3, Bowls.second)),
        (2, .load(number: .value(1)), .c2(.value(1))),
        (2, .load(number: .value(2)), .c2(.value(2))),
        (3, .load(at: Bowls.first, nil), .c3(Bowls.first, nil)),
        (3, .load(at: Bowls.second, 1), .c3(Bowls.second, 1)),
        (4, .load(1, number: (1, 2), nil), .c4(1, (1, 2), nil)),
        (4, .load(2, number: (2, 1), 1), .c4(2, (2, 1), 1)),
        (5, .load(1), .c5(1)),
        (5, .load(2), .c5(2)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.move(id: [1]), .c0([1])),
        (.move(id: [1, 2]), .c0([1, 2])),
        (.load(id: (x: 1, y: 2), Bowls.first), .c1(0, Bowls.first)),
        (.load(id: (a: 1, b: 2), Bowls.second), .c1(1, Bowls.second)),
        (.load(id: (1, 2), Bowls.first), .c1(2, Bowls.first)),
        (.load(id: 1, Bowls.second), .c1(3, Bowls.second)),
        (.load(number: .value(1)), .c2(.value(1))),
        (.load(number: .value(2)), .c2(.value(2))),
        (.load(number: .any), .c2(.any)),
        (.load(at: Bowls.first, nil), .c3(Bowls.first, nil)),
        (.load(at: Bowls.second, 1), .c3(Bowls.second, 1)),
        (.load(1, number: (1, 2), nil), .c4(1, (1, 2), nil)),
        (.load(2, number: (2, 1), 1), .c4(2, (2, 1), 1)),
        (.load(1), .c5(1)),
        (.load(2), .c5(2)),
    ] }
    enum Plain: InvocationMatching {
        case c0([Int])
        case c1(Int, Bowl)
        case c2(Arg<Int>)
        case c3(Bowl, Int?)
        case c4(Int, (Int, Int), Int?)
        case c5(Int)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0), .c0(let r0)): l0 == r0
            case (.c1(let l0, let l1), .c1(let r0, let r1)): l0 == r0 && l1 === r1
            case (.c2(let l0), .c2(let r0)): l0.matches(r0)
            case (.c3(let l0, let l1), .c3(let r0, let r1)): l0 === r0 && l1 == r1
            case (.c4(let l0, let l1, let l2), .c4(let r0, let r1, let r2)): l0 == r0 && l1 == r1 && l2 == r2
            case (.c5(let l0), .c5(let r0)): l0 == r0
            default: false
            }
        }
    }
}

enum Overloaded1: OverloadedEnum {
    case move(Arg<Int>)
    case move(at: [Int], id: Arg<Int>)
    static let names = ["move(_:)", "move(at:id:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .move(.value(1)), .c0(.value(1))),
        (0, .move(.value(2)), .c0(.value(2))),
        (1, .move(at: [1], id: .value(1)), .c1([1], .value(1))),
        (1, .move(at: [1, 2], id: .value(2)), .c1([1, 2], .value(2))),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.move(.value(1)), .c0(.value(1))),
        (.move(.value(2)), .c0(.value(2))),
        (.move(.any), .c0(.any)),
        (.move(at: [1], id: .value(1)), .c1([1], .value(1))),
        (.move(at: [1, 2], id: .value(2)), .c1([1, 2], .value(2))),
        (.move(at: [1], id: .any), .c1([1], .any)),
    ] }
    enum Plain: InvocationMatching {
        case c0(Arg<Int>)
        case c1([Int], Arg<Int>)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0), .c0(let r0)): l0.matches(r0)
            case (.c1(let l0, let l1), .c1(let r0, let r1)): l0 == r0 && l1.matches(r1)
            default: false
            }
        }
    }
}

enum Overloaded2: OverloadedEnum {
    case load(id: Arg<Int>)
    case move(at: Any, id: (Int, Int), [Int])
    case move(Bowl)
    static let names = ["load(id:)", "move(at:id:_:)", "move(_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(id: .value(1)), .c0(.value(1))),
        (0, .load(id: .value(2)), .c0(.value(2))),
        (1, .move(at: (x: 1, y: 2), id: (1, 2), [1]), .c1(0, (1, 2), [1])),
        (1, .move(at: (a: 1, b: 2), id: (2, 1), [1, 2]), .c1(1, (2, 1), [1, 2])),
        (1, .move(at: (1, 2), id: (1, 2), [1]), .c1(2, (1, 2), [1])),
        (1, .move(at: 1, id: (2, 1), [1, 2]), .c1(3, (2, 1), [1, 2])),
        (2, .move(Bowls.first), .c2(Bowls.first)),
        (2, .move(Bowls.second), .c2(Bowls.second)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(id: .value(1)), .c0(.value(1))),
        (.load(id: .value(2)), .c0(.value(2))),
        (.load(id: .any), .c0(.any)),
        (.move(at: (x: 1, y: 2), id: (1, 2), [1]), .c1(0, (1, 2), [1])),
        (.move(at: (a: 1, b: 2), id: (2, 1), [1, 2]), .c1(1, (2, 1), [1, 2])),
        (.move(at: (1, 2), id: (1, 2), [1]), .c1(2, (1, 2), [1])),
        (.move(at: 1, id: (2, 1), [1, 2]), .c1(3, (2, 1), [1, 2])),
        (.move(Bowls.first), .c2(Bowls.first)),
        (.move(Bowls.second), .c2(Bowls.second)),
    ] }
    enum Plain: InvocationMatching {
        case c0(Arg<Int>)
        case c1(Int, (Int, Int), [Int])
        case c2(Bowl)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0), .c0(let r0)): l0.matches(r0)
            case (.c1(let l0, let l1, let l2), .c1(let r0, let r1, let r2)): l0 == r0 && l1 == r1 && l2 == r2
            case (.c2(let l0), .c2(let r0)): l0 === r0
            default: false
            }
        }
    }
}

enum Overloaded3: OverloadedEnum {
    case load(Int, Arg<String>)
    case load(number: Any)
    static let names = ["load(_:_:)", "load(number:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(1, .value("a")), .c0(1, .value("a"))),
        (0, .load(2, .value("b")), .c0(2, .value("b"))),
        (1, .load(number: (x: 1, y: 2)), .c1(0)),
        (1, .load(number: (a: 1, b: 2)), .c1(1)),
        (1, .load(number: (1, 2)), .c1(2)),
        (1, .load(number: 1), .c1(3)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(1, .value("a")), .c0(1, .value("a"))),
        (.load(2, .value("b")), .c0(2, .value("b"))),
        (.load(1, .hasPrefix("a")), .c0(1, .hasPrefix("a"))),
        (.load(number: (x: 1, y: 2)), .c1(0)),
        (.load(number: (a: 1, b: 2)), .c1(1)),
        (.load(number: (1, 2)), .c1(2)),
        (.load(number: 1), .c1(3)),
    ] }
    enum Plain: InvocationMatching {
        case c0(Int, Arg<String>)
        case c1(Int)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0, let l1), .c0(let r0, let r1)): l0 == r0 && l1.matches(r1)
            case (.c1(let l0), .c1(let r0)): l0 == r0
            default: false
            }
        }
    }
}

indirect enum Overloaded4: OverloadedEnum {
    case load(id: String)
    case load((x: Int, y: Int), (x: Int, y: Int), number: Filling)
    case load(number: Int)
    case load(id: (x: Int, y: Int), (x: Int, y: Int), number: Any)
    case load(Int?, (x: Int, y: Int))
    static let names = ["load(id:)", "load(_:_:number:)", "load(number:)", "load(id:_:number:)", "load(_:_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(id: "a"), .c0("a")),
        (0, .load(id: "b"), .c0("b")),
        (1, .load((x: 1, y: 2), (x: 1, y: 2), number: .with(egg: 1)), .c1((x: 1, y: 2), (x: 1, y: 2), 0)),
        (1, .load((x: 2, y: 1), (x: 2, y: 1), number: .with(ham: 1)), .c1((x: 2, y: 1), (x: 2, y: 1), 1)),
        (1, .load((x: 1, y: 2), (x: 1, y: 2), number: .with(1, 1)), .c1((x: 1, y: 2), (x: 1, y: 2), 2)),
        (1, .load((x: 2, y: 1), (x: 2, y: 1), number: .with((1, 1))), .c1((x: 2, y: 1), (x: 2, y: 1), 3)),
        (2, .load(number: 1), .c2(1)),
        (2, .load(number: 2), .c2(2)),
        (3, .load(id: (x: 1, y: 2), (x: 1, y: 2), number: (x: 1, y: 2)), .c3((x: 1, y: 2), (x: 1, y: 2), 0)),
        (3, .load(id: (x: 2, y: 1), (x: 2, y: 1), number: (a: 1, b: 2)), .c3((x: 2, y: 1), (x: 2, y: 1), 1)),
        (3, .load(id: (x: 1, y: 2), (x: 1, y: 2), number: (1, 2)), .c3((x: 1, y: 2), (x: 1, y: 2), 2)),
        (3, .load(id: (x: 2, y: 1), (x: 2, y: 1), number: 1), .c3((x: 2, y: 1), (x: 2, y: 1), 3)),
        (4, .load(nil, (x: 1, y: 2)), .c4(nil, (x: 1, y: 2))),
        (4, .load(1, (x: 2, y: 1)), .c4(1, (x: 2, y: 1))),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(id: "a"), .c0("a")),
        (.load(id: "b"), .c0("b")),
        (.load((x: 1, y: 2), (x: 1, y: 2), number: .with(egg: 1)), .c1((x: 1, y: 2), (x: 1, y: 2), 0)),
        (.load((x: 2, y: 1), (x: 2, y: 1), number: .with(ham: 1)), .c1((x: 2, y: 1), (x: 2, y: 1), 1)),
        (.load((x: 1, y: 2), (x: 1, y: 2), number: .with(1, 1)), .c1((x: 1, y: 2), (x: 1, y: 2), 2)),
        (.load((x: 2, y: 1), (x: 2, y: 1), number: .with((1, 1))), .c1((x: 2, y: 1), (x: 2, y: 1), 3)),
        (.load(number: 1), .c2(1)),
        (.load(number: 2), .c2(2)),
        (.load(id: (x: 1, y: 2), (x: 1, y: 2), number: (x: 1, y: 2)), .c3((x: 1, y: 2), (x: 1, y: 2), 0)),
        (.load(id: (x: 2, y: 1), (x: 2, y: 1), number: (a: 1, b: 2)), .c3((x: 2, y: 1), (x: 2, y: 1), 1)),
        (.load(id: (x: 1, y: 2), (x: 1, y: 2), number: (1, 2)), .c3((x: 1, y: 2), (x: 1, y: 2), 2)),
        (.load(id: (x: 2, y: 1), (x: 2, y: 1), number: 1), .c3((x: 2, y: 1), (x: 2, y: 1), 3)),
        (.load(nil, (x: 1, y: 2)), .c4(nil, (x: 1, y: 2))),
        (.load(1, (x: 2, y: 1)), .c4(1, (x: 2, y: 1))),
    ] }
    enum Plain: InvocationMatching {
        case c0(String)
        case c1((x: Int, y: Int), (x: Int, y: Int), Int)
        case c2(Int)
        case c3((x: Int, y: Int), (x: Int, y: Int), Int)
        case c4(Int?, (x: Int, y: Int))
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0), .c0(let r0)): l0 == r0
            case (.c1(let l0, let l1, let l2), .c1(let r0, let r1, let r2)): l0 == r0 && l1 == r1 && l2 == r2
            case (.c2(let l0), .c2(let r0)): l0 == r0
            case (.c3(let l0, let l1, let l2), .c3(let r0, let r1, let r2)): l0 == r0 && l1 == r1 && l2 == r2
            case (.c4(let l0, let l1), .c4(let r0, let r1)): l0 == r0 && l1 == r1
            default: false
            }
        }
    }
}

enum Overloaded5: OverloadedEnum {
    case load(at: Any, id: Any)
    case move(id: Int?, at: Arg<Int>)
    case load(id: String)
    case load(Bowl, id: String)
    case move(id: Int?, at: Int?, Any)
    static let names = ["load(at:id:)", "move(id:at:)", "load(id:)", "load(_:id:)", "move(id:at:_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(at: (x: 1, y: 2), id: (x: 1, y: 2)), .c0(0, 0)),
        (0, .load(at: (a: 1, b: 2), id: (a: 1, b: 2)), .c0(1, 1)),
        (0, .load(at: (1, 2), id: (1, 2)), .c0(2, 2)),
        (0, .load(at: 1, id: 1), .c0(3, 3)),
        (1, .move(id: nil, at: .value(1)), .c1(nil, .value(1))),
        (1, .move(id: 1, at: .value(2)), .c1(1, .value(2))),
        (2, .load(id: "a"), .c2("a")),
        (2, .load(id: "b"), .c2("b")),
        (3, .load(Bowls.first, id: "a"), .c3(Bowls.first, "a")),
        (3, .load(Bowls.second, id: "b"), .c3(Bowls.second, "b")),
        (4, .move(id: nil, at: nil, (x: 1, y: 2)), .c4(nil, nil, 0)),
        (4, .move(id: 1, at: 1, (a: 1, b: 2)), .c4(1, 1, 1)),
        (4, .move(id: nil, at: nil, (1, 2)), .c4(nil, nil, 2)),
        (4, .move(id: 1, at: 1, 1), .c4(1, 1, 3)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(at: (x: 1, y: 2), id: (x: 1, y: 2)), .c0(0, 0)),
        (.load(at: (a: 1, b: 2), id: (a: 1, b: 2)), .c0(1, 1)),
        (.load(at: (1, 2), id: (1, 2)), .c0(2, 2)),
        (.load(at: 1, id: 1), .c0(3, 3)),
        (.move(id: nil, at: .value(1)), .c1(nil, .value(1))),
        (.move(id: 1, at: .value(2)), .c1(1, .value(2))),
        (.move(id: nil, at: .any), .c1(nil, .any)),
        (.load(id: "a"), .c2("a")),
        (.load(id: "b"), .c2("b")),
        (.load(Bowls.first, id: "a"), .c3(Bowls.first, "a")),
        (.load(Bowls.second, id: "b"), .c3(Bowls.second, "b")),
        (.move(id: nil, at: nil, (x: 1, y: 2)), .c4(nil, nil, 0)),
        (.move(id: 1, at: 1, (a: 1, b: 2)), .c4(1, 1, 1)),
        (.move(id: nil, at: nil, (1, 2)), .c4(nil, nil, 2)),
        (.move(id: 1, at: 1, 1), .c4(1, 1, 3)),
    ] }
    enum Plain: InvocationMatching {
        case c0(Int, Int)
        case c1(Int?, Arg<Int>)
        case c2(String)
        case c3(Bowl, String)
        case c4(Int?, Int?, Int)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0, let l1), .c0(let r0, let r1)): l0 == r0 && l1 == r1
            case (.c1(let l0, let l1), .c1(let r0, let r1)): l0 == r0 && l1.matches(r1)
            case (.c2(let l0), .c2(let r0)): l0 == r0
            case (.c3(let l0, let l1), .c3(let r0, let r1)): l0 === r0 && l1 == r1
            case (.c4(let l0, let l1, let l2), .c4(let r0, let r1, let r2)): l0 == r0 && l1 == r1 && l2 == r2
            default: false
            }
        }
    }
}

indirect enum Overloaded6: OverloadedEnum {
    case load(at: Any)
    case load(id: Arg<String>)
    case load(Filling, (Int, Int), String)
    case load((Int, Int))
    static let names = ["load(at:)", "load(id:)", "load(_:_:_:)", "load(_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(at: (x: 1, y: 2)), .c0(0)),
        (0, .load(at: (a: 1, b: 2)), .c0(1)),
        (0, .load(at: (1, 2)), .c0(2)),
        (0, .load(at: 1), .c0(3)),
        (1, .load(id: .value("a")), .c1(.value("a"))),
        (1, .load(id: .value("b")), .c1(.value("b"))),
        (2, .load(.with(egg: 1), (1, 2), "a"), .c2(0, (1, 2), "a")),
        (2, .load(.with(ham: 1), (2, 1), "b"), .c2(1, (2, 1), "b")),
        (2, .load(.with(1, 1), (1, 2), "a"), .c2(2, (1, 2), "a")),
        (2, .load(.with((1, 1)), (2, 1), "b"), .c2(3, (2, 1), "b")),
        (3, .load((1, 2)), .c3((1, 2))),
        (3, .load((2, 1)), .c3((2, 1))),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(at: (x: 1, y: 2)), .c0(0)),
        (.load(at: (a: 1, b: 2)), .c0(1)),
        (.load(at: (1, 2)), .c0(2)),
        (.load(at: 1), .c0(3)),
        (.load(id: .value("a")), .c1(.value("a"))),
        (.load(id: .value("b")), .c1(.value("b"))),
        (.load(id: .hasPrefix("a")), .c1(.hasPrefix("a"))),
        (.load(.with(egg: 1), (1, 2), "a"), .c2(0, (1, 2), "a")),
        (.load(.with(ham: 1), (2, 1), "b"), .c2(1, (2, 1), "b")),
        (.load(.with(1, 1), (1, 2), "a"), .c2(2, (1, 2), "a")),
        (.load(.with((1, 1)), (2, 1), "b"), .c2(3, (2, 1), "b")),
        (.load((1, 2)), .c3((1, 2))),
        (.load((2, 1)), .c3((2, 1))),
    ] }
    enum Plain: InvocationMatching {
        case c0(Int)
        case c1(Arg<String>)
        case c2(Int, (Int, Int), String)
        case c3((Int, Int))
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0), .c0(let r0)): l0 == r0
            case (.c1(let l0), .c1(let r0)): l0.matches(r0)
            case (.c2(let l0, let l1, let l2), .c2(let r0, let r1, let r2)): l0 == r0 && l1 == r1 && l2 == r2
            case (.c3(let l0), .c3(let r0)): l0 == r0
            default: false
            }
        }
    }
}
