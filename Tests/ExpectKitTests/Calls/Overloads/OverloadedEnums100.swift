// Written by OverloadWriter, see OverloadedEnumTests.
// swift-format-ignore-file
import ExpectKit

var overloadedEnums100: [any OverloadedEnum.Type] { [
    Overloaded100.self,
    Overloaded101.self,
    Overloaded102.self,
    Overloaded103.self,
    Overloaded104.self,
    Overloaded105.self,
    Overloaded106.self,
    Overloaded107.self,
    Overloaded108.self,
    Overloaded109.self,
    Overloaded110.self,
    Overloaded111.self,
    Overloaded112.self,
    Overloaded113.self,
    Overloaded114.self,
    Overloaded115.self,
    Overloaded116.self,
    Overloaded117.self,
    Overloaded118.self,
    Overloaded119.self,
    Overloaded120.self,
    Overloaded121.self,
    Overloaded122.self,
    Overloaded123.self,
    Overloaded124.self,
    Overloaded125.self,
    Overloaded126.self,
    Overloaded127.self,
    Overloaded128.self,
    Overloaded129.self,
    Overloaded130.self,
    Overloaded131.self,
    Overloaded132.self,
    Overloaded133.self,
    Overloaded134.self,
    Overloaded135.self,
    Overloaded136.self,
    Overloaded137.self,
    Overloaded138.self,
    Overloaded139.self,
    Overloaded140.self,
    Overloaded141.self,
    Overloaded142.self,
    Overloaded143.self,
    Overloaded144.self,
    Overloaded145.self,
    Overloaded146.self,
    Overloaded147.self,
    Overloaded148.self,
    Overloaded149.self,
    Overloaded150.self,
    Overloaded151.self,
    Overloaded152.self,
    Overloaded153.self,
    Overloaded154.self,
    Overloaded155.self,
    Overloaded156.self,
    Overloaded157.self,
    Overloaded158.self,
    Overloaded159.self,
    Overloaded160.self,
    Overloaded161.self,
    Overloaded162.self,
    Overloaded163.self,
    Overloaded164.self,
    Overloaded165.self,
    Overloaded166.self,
    Overloaded167.self,
    Overloaded168.self,
    Overloaded169.self,
    Overloaded170.self,
    Overloaded171.self,
    Overloaded172.self,
    Overloaded173.self,
    Overloaded174.self,
    Overloaded175.self,
    Overloaded176.self,
    Overloaded177.self,
    Overloaded178.self,
    Overloaded179.self,
    Overloaded180.self,
    Overloaded181.self,
    Overloaded182.self,
    Overloaded183.self,
    Overloaded184.self,
    Overloaded185.self,
    Overloaded186.self,
    Overloaded187.self,
    Overloaded188.self,
    Overloaded189.self,
    Overloaded190.self,
    Overloaded191.self,
    Overloaded192.self,
    Overloaded193.self,
    Overloaded194.self,
    Overloaded195.self,
    Overloaded196.self,
    Overloaded197.self,
    Overloaded198.self,
    Overloaded199.self,
] }

indirect enum Overloaded100: OverloadedEnum {
    case move(at: Any, (x: Int, y: Int))
    case load((x: Int, y: Int), at: String)
    case move(at: Int, id: String)
    static let names = ["move(at:_:)", "load(_:at:)", "move(at:id:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .move(at: (x: 1, y: 2), (x: 1, y: 2)), .c0(0, (x: 1, y: 2))),
        (0, .move(at: (a: 1, b: 2), (x: 2, y: 1)), .c0(1, (x: 2, y: 1))),
        (0, .move(at: (1, 2), (x: 1, y: 2)), .c0(2, (x: 1, y: 2))),
        (0, .move(at: 1, (x: 2, y: 1)), .c0(3, (x: 2, y: 1))),
        (1, .load((x: 1, y: 2), at: "a"), .c1((x: 1, y: 2), "a")),
        (1, .load((x: 2, y: 1), at: "b"), .c1((x: 2, y: 1), "b")),
        (2, .move(at: 1, id: "a"), .c2(1, "a")),
        (2, .move(at: 2, id: "b"), .c2(2, "b")),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.move(at: (x: 1, y: 2), (x: 1, y: 2)), .c0(0, (x: 1, y: 2))),
        (.move(at: (a: 1, b: 2), (x: 2, y: 1)), .c0(1, (x: 2, y: 1))),
        (.move(at: (1, 2), (x: 1, y: 2)), .c0(2, (x: 1, y: 2))),
        (.move(at: 1, (x: 2, y: 1)), .c0(3, (x: 2, y: 1))),
        (.load((x: 1, y: 2), at: "a"), .c1((x: 1, y: 2), "a")),
        (.load((x: 2, y: 1), at: "b"), .c1((x: 2, y: 1), "b")),
        (.move(at: 1, id: "a"), .c2(1, "a")),
        (.move(at: 2, id: "b"), .c2(2, "b")),
    ] }
    enum Plain: InvocationMatching {
        case c0(Int, (x: Int, y: Int))
        case c1((x: Int, y: Int), String)
        case c2(Int, String)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0, let l1), .c0(let r0, let r1)): l0 == r0 && l1 == r1
            case (.c1(let l0, let l1), .c1(let r0, let r1)): l0 == r0 && l1 == r1
            case (.c2(let l0, let l1), .c2(let r0, let r1)): l0 == r0 && l1 == r1
            default: false
            }
        }
    }
}

enum Overloaded101: OverloadedEnum {
    case load((x: Int, y: Int), Any)
    case move(at: Filling, Arg<Int>)
    case move(String)
    case load(number: String, id: Arg<Int>, Int)
    static let names = ["load(_:_:)", "move(at:_:)", "move(_:)", "load(number:id:_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load((x: 1, y: 2), (x: 1, y: 2)), .c0((x: 1, y: 2), 0)),
        (0, .load((x: 2, y: 1), (a: 1, b: 2)), .c0((x: 2, y: 1), 1)),
        (0, .load((x: 1, y: 2), (1, 2)), .c0((x: 1, y: 2), 2)),
        (0, .load((x: 2, y: 1), 1), .c0((x: 2, y: 1), 3)),
        (1, .move(at: .with(egg: 1), .value(1)), .c1(0, .value(1))),
        (1, .move(at: .with(ham: 1), .value(2)), .c1(1, .value(2))),
        (1, .move(at: .with(1, 1), .value(1)), .c1(2, .value(1))),
        (1, .move(at: .with((1, 1)), .value(2)), .c1(3, .value(2))),
        (2, .move("a"), .c2("a")),
        (2, .move("b"), .c2("b")),
        (3, .load(number: "a", id: .value(1), 1), .c3("a", .value(1), 1)),
        (3, .load(number: "b", id: .value(2), 2), .c3("b", .value(2), 2)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load((x: 1, y: 2), (x: 1, y: 2)), .c0((x: 1, y: 2), 0)),
        (.load((x: 2, y: 1), (a: 1, b: 2)), .c0((x: 2, y: 1), 1)),
        (.load((x: 1, y: 2), (1, 2)), .c0((x: 1, y: 2), 2)),
        (.load((x: 2, y: 1), 1), .c0((x: 2, y: 1), 3)),
        (.move(at: .with(egg: 1), .value(1)), .c1(0, .value(1))),
        (.move(at: .with(ham: 1), .value(2)), .c1(1, .value(2))),
        (.move(at: .with(1, 1), .value(1)), .c1(2, .value(1))),
        (.move(at: .with((1, 1)), .value(2)), .c1(3, .value(2))),
        (.move(at: .with(egg: 1), .any), .c1(0, .any)),
        (.move("a"), .c2("a")),
        (.move("b"), .c2("b")),
        (.load(number: "a", id: .value(1), 1), .c3("a", .value(1), 1)),
        (.load(number: "b", id: .value(2), 2), .c3("b", .value(2), 2)),
        (.load(number: "a", id: .any, 1), .c3("a", .any, 1)),
    ] }
    enum Plain: InvocationMatching {
        case c0((x: Int, y: Int), Int)
        case c1(Int, Arg<Int>)
        case c2(String)
        case c3(String, Arg<Int>, Int)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0, let l1), .c0(let r0, let r1)): l0 == r0 && l1 == r1
            case (.c1(let l0, let l1), .c1(let r0, let r1)): l0 == r0 && l1.matches(r1)
            case (.c2(let l0), .c2(let r0)): l0 == r0
            case (.c3(let l0, let l1, let l2), .c3(let r0, let r1, let r2)): l0 == r0 && l1.matches(r1) && l2 == r2
            default: false
            }
        }
    }
}

enum Overloaded102: OverloadedEnum {
    case move(String)
    case load((x: Int, y: Int), id: Arg<Int>)
    case move(at: String, id: Any, number: (Int, Int))
    case load(Arg<Int>, id: [Int], at: Bowl)
    static let names = ["move(_:)", "load(_:id:)", "move(at:id:number:)", "load(_:id:at:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .move("a"), .c0("a")),
        (0, .move("b"), .c0("b")),
        (1, .load((x: 1, y: 2), id: .value(1)), .c1((x: 1, y: 2), .value(1))),
        (1, .load((x: 2, y: 1), id: .value(2)), .c1((x: 2, y: 1), .value(2))),
        (2, .move(at: "a", id: (x: 1, y: 2), number: (1, 2)), .c2("a", 0, (1, 2))),
        (2, .move(at: "b", id: (a: 1, b: 2), number: (2, 1)), .c2("b", 1, (2, 1))),
        (2, .move(at: "a", id: (1, 2), number: (1, 2)), .c2("a", 2, (1, 2))),
        (2, .move(at: "b", id: 1, number: (2, 1)), .c2("b", 3, (2, 1))),
        (3, .load(.value(1), id: [1], at: Bowls.first), .c3(.value(1), [1], Bowls.first)),
        (3, .load(.value(2), id: [1, 2], at: Bowls.second), .c3(.value(2), [1, 2], Bowls.second)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.move("a"), .c0("a")),
        (.move("b"), .c0("b")),
        (.load((x: 1, y: 2), id: .value(1)), .c1((x: 1, y: 2), .value(1))),
        (.load((x: 2, y: 1), id: .value(2)), .c1((x: 2, y: 1), .value(2))),
        (.load((x: 1, y: 2), id: .any), .c1((x: 1, y: 2), .any)),
        (.move(at: "a", id: (x: 1, y: 2), number: (1, 2)), .c2("a", 0, (1, 2))),
        (.move(at: "b", id: (a: 1, b: 2), number: (2, 1)), .c2("b", 1, (2, 1))),
        (.move(at: "a", id: (1, 2), number: (1, 2)), .c2("a", 2, (1, 2))),
        (.move(at: "b", id: 1, number: (2, 1)), .c2("b", 3, (2, 1))),
        (.load(.value(1), id: [1], at: Bowls.first), .c3(.value(1), [1], Bowls.first)),
        (.load(.value(2), id: [1, 2], at: Bowls.second), .c3(.value(2), [1, 2], Bowls.second)),
        (.load(.any, id: [1], at: Bowls.first), .c3(.any, [1], Bowls.first)),
    ] }
    enum Plain: InvocationMatching {
        case c0(String)
        case c1((x: Int, y: Int), Arg<Int>)
        case c2(String, Int, (Int, Int))
        case c3(Arg<Int>, [Int], Bowl)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0), .c0(let r0)): l0 == r0
            case (.c1(let l0, let l1), .c1(let r0, let r1)): l0 == r0 && l1.matches(r1)
            case (.c2(let l0, let l1, let l2), .c2(let r0, let r1, let r2)): l0 == r0 && l1 == r1 && l2 == r2
            case (.c3(let l0, let l1, let l2), .c3(let r0, let r1, let r2)): l0.matches(r0) && l1 == r1 && l2 === r2
            default: false
            }
        }
    }
}

indirect enum Overloaded103: OverloadedEnum {
    case move(number: Arg<String>, id: String, Bowl)
    case load
    case move(at: (x: Int, y: Int))
    case move([Int])
    static let names = ["move(number:id:_:)", "load", "move(at:)", "move(_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .move(number: .value("a"), id: "a", Bowls.first), .c0(.value("a"), "a", Bowls.first)),
        (0, .move(number: .value("b"), id: "b", Bowls.second), .c0(.value("b"), "b", Bowls.second)),
        (1, .load, .c1),
        (2, .move(at: (x: 1, y: 2)), .c2((x: 1, y: 2))),
        (2, .move(at: (x: 2, y: 1)), .c2((x: 2, y: 1))),
        (3, .move([1]), .c3([1])),
        (3, .move([1, 2]), .c3([1, 2])),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.move(number: .value("a"), id: "a", Bowls.first), .c0(.value("a"), "a", Bowls.first)),
        (.move(number: .value("b"), id: "b", Bowls.second), .c0(.value("b"), "b", Bowls.second)),
        (.move(number: .hasPrefix("a"), id: "a", Bowls.first), .c0(.hasPrefix("a"), "a", Bowls.first)),
        (.load, .c1),
        (.move(at: (x: 1, y: 2)), .c2((x: 1, y: 2))),
        (.move(at: (x: 2, y: 1)), .c2((x: 2, y: 1))),
        (.move([1]), .c3([1])),
        (.move([1, 2]), .c3([1, 2])),
    ] }
    enum Plain: InvocationMatching {
        case c0(Arg<String>, String, Bowl)
        case c1
        case c2((x: Int, y: Int))
        case c3([Int])
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0, let l1, let l2), .c0(let r0, let r1, let r2)): l0.matches(r0) && l1 == r1 && l2 === r2
            case (.c1, .c1): true
            case (.c2(let l0), .c2(let r0)): l0 == r0
            case (.c3(let l0), .c3(let r0)): l0 == r0
            default: false
            }
        }
    }
}

indirect enum Overloaded104: OverloadedEnum {
    case load
    case move(Any)
    static let names = ["load", "move(_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load, .c0),
        (1, .move((x: 1, y: 2)), .c1(0)),
        (1, .move((a: 1, b: 2)), .c1(1)),
        (1, .move((1, 2)), .c1(2)),
        (1, .move(1), .c1(3)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load, .c0),
        (.move((x: 1, y: 2)), .c1(0)),
        (.move((a: 1, b: 2)), .c1(1)),
        (.move((1, 2)), .c1(2)),
        (.move(1), .c1(3)),
    ] }
    enum Plain: InvocationMatching {
        case c0
        case c1(Int)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0, .c0): true
            case (.c1(let l0), .c1(let r0)): l0 == r0
            default: false
            }
        }
    }
}

indirect enum Overloaded105: OverloadedEnum {
    case load(id: String)
    case load(id: (Int, Int), number: Int)
    case move(Int)
    case move(at: (Int, Int))
    static let names = ["load(id:)", "load(id:number:)", "move(_:)", "move(at:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(id: "a"), .c0("a")),
        (0, .load(id: "b"), .c0("b")),
        (1, .load(id: (1, 2), number: 1), .c1((1, 2), 1)),
        (1, .load(id: (2, 1), number: 2), .c1((2, 1), 2)),
        (2, .move(1), .c2(1)),
        (2, .move(2), .c2(2)),
        (3, .move(at: (1, 2)), .c3((1, 2))),
        (3, .move(at: (2, 1)), .c3((2, 1))),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(id: "a"), .c0("a")),
        (.load(id: "b"), .c0("b")),
        (.load(id: (1, 2), number: 1), .c1((1, 2), 1)),
        (.load(id: (2, 1), number: 2), .c1((2, 1), 2)),
        (.move(1), .c2(1)),
        (.move(2), .c2(2)),
        (.move(at: (1, 2)), .c3((1, 2))),
        (.move(at: (2, 1)), .c3((2, 1))),
    ] }
    enum Plain: InvocationMatching {
        case c0(String)
        case c1((Int, Int), Int)
        case c2(Int)
        case c3((Int, Int))
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0), .c0(let r0)): l0 == r0
            case (.c1(let l0, let l1), .c1(let r0, let r1)): l0 == r0 && l1 == r1
            case (.c2(let l0), .c2(let r0)): l0 == r0
            case (.c3(let l0), .c3(let r0)): l0 == r0
            default: false
            }
        }
    }
}

enum Overloaded106: OverloadedEnum {
    case move(id: (Int, Int), (Int, Int), Filling)
    case move(at: (Int, Int))
    static let names = ["move(id:_:_:)", "move(at:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .move(id: (1, 2), (1, 2), .with(egg: 1)), .c0((1, 2), (1, 2), 0)),
        (0, .move(id: (2, 1), (2, 1), .with(ham: 1)), .c0((2, 1), (2, 1), 1)),
        (0, .move(id: (1, 2), (1, 2), .with(1, 1)), .c0((1, 2), (1, 2), 2)),
        (0, .move(id: (2, 1), (2, 1), .with((1, 1))), .c0((2, 1), (2, 1), 3)),
        (1, .move(at: (1, 2)), .c1((1, 2))),
        (1, .move(at: (2, 1)), .c1((2, 1))),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.move(id: (1, 2), (1, 2), .with(egg: 1)), .c0((1, 2), (1, 2), 0)),
        (.move(id: (2, 1), (2, 1), .with(ham: 1)), .c0((2, 1), (2, 1), 1)),
        (.move(id: (1, 2), (1, 2), .with(1, 1)), .c0((1, 2), (1, 2), 2)),
        (.move(id: (2, 1), (2, 1), .with((1, 1))), .c0((2, 1), (2, 1), 3)),
        (.move(at: (1, 2)), .c1((1, 2))),
        (.move(at: (2, 1)), .c1((2, 1))),
    ] }
    enum Plain: InvocationMatching {
        case c0((Int, Int), (Int, Int), Int)
        case c1((Int, Int))
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0, let l1, let l2), .c0(let r0, let r1, let r2)): l0 == r0 && l1 == r1 && l2 == r2
            case (.c1(let l0), .c1(let r0)): l0 == r0
            default: false
            }
        }
    }
}

indirect enum Overloaded107: OverloadedEnum {
    case move
    case load(Int, Bowl)
    case load(Int?, number: (x: Int, y: Int), [Int])
    case load(Bowl, at: Int?)
    static let names = ["move", "load(_:_:)", "load(_:number:_:)", "load(_:at:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .move, .c0),
        (1, .load(1, Bowls.first), .c1(1, Bowls.first)),
        (1, .load(2, Bowls.second), .c1(2, Bowls.second)),
        (2, .load(nil, number: (x: 1, y: 2), [1]), .c2(nil, (x: 1, y: 2), [1])),
        (2, .load(1, number: (x: 2, y: 1), [1, 2]), .c2(1, (x: 2, y: 1), [1, 2])),
        (3, .load(Bowls.first, at: nil), .c3(Bowls.first, nil)),
        (3, .load(Bowls.second, at: 1), .c3(Bowls.second, 1)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.move, .c0),
        (.load(1, Bowls.first), .c1(1, Bowls.first)),
        (.load(2, Bowls.second), .c1(2, Bowls.second)),
        (.load(nil, number: (x: 1, y: 2), [1]), .c2(nil, (x: 1, y: 2), [1])),
        (.load(1, number: (x: 2, y: 1), [1, 2]), .c2(1, (x: 2, y: 1), [1, 2])),
        (.load(Bowls.first, at: nil), .c3(Bowls.first, nil)),
        (.load(Bowls.second, at: 1), .c3(Bowls.second, 1)),
    ] }
    enum Plain: InvocationMatching {
        case c0
        case c1(Int, Bowl)
        case c2(Int?, (x: Int, y: Int), [Int])
        case c3(Bowl, Int?)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0, .c0): true
            case (.c1(let l0, let l1), .c1(let r0, let r1)): l0 == r0 && l1 === r1
            case (.c2(let l0, let l1, let l2), .c2(let r0, let r1, let r2)): l0 == r0 && l1 == r1 && l2 == r2
            case (.c3(let l0, let l1), .c3(let r0, let r1)): l0 === r0 && l1 == r1
            default: false
            }
        }
    }
}

indirect enum Overloaded108: OverloadedEnum {
    case load(at: (x: Int, y: Int))
    case move((x: Int, y: Int), number: Int)
    case move(id: Int?)
    static let names = ["load(at:)", "move(_:number:)", "move(id:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(at: (x: 1, y: 2)), .c0((x: 1, y: 2))),
        (0, .load(at: (x: 2, y: 1)), .c0((x: 2, y: 1))),
        (1, .move((x: 1, y: 2), number: 1), .c1((x: 1, y: 2), 1)),
        (1, .move((x: 2, y: 1), number: 2), .c1((x: 2, y: 1), 2)),
        (2, .move(id: nil), .c2(nil)),
        (2, .move(id: 1), .c2(1)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(at: (x: 1, y: 2)), .c0((x: 1, y: 2))),
        (.load(at: (x: 2, y: 1)), .c0((x: 2, y: 1))),
        (.move((x: 1, y: 2), number: 1), .c1((x: 1, y: 2), 1)),
        (.move((x: 2, y: 1), number: 2), .c1((x: 2, y: 1), 2)),
        (.move(id: nil), .c2(nil)),
        (.move(id: 1), .c2(1)),
    ] }
    enum Plain: InvocationMatching {
        case c0((x: Int, y: Int))
        case c1((x: Int, y: Int), Int)
        case c2(Int?)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0), .c0(let r0)): l0 == r0
            case (.c1(let l0, let l1), .c1(let r0, let r1)): l0 == r0 && l1 == r1
            case (.c2(let l0), .c2(let r0)): l0 == r0
            default: false
            }
        }
    }
}

enum Overloaded109: OverloadedEnum {
    case load(Filling)
    case move(Int?, Bowl)
    static let names = ["load(_:)", "move(_:_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(.with(egg: 1)), .c0(0)),
        (0, .load(.with(ham: 1)), .c0(1)),
        (0, .load(.with(1, 1)), .c0(2)),
        (0, .load(.with((1, 1))), .c0(3)),
        (1, .move(nil, Bowls.first), .c1(nil, Bowls.first)),
        (1, .move(1, Bowls.second), .c1(1, Bowls.second)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(.with(egg: 1)), .c0(0)),
        (.load(.with(ham: 1)), .c0(1)),
        (.load(.with(1, 1)), .c0(2)),
        (.load(.with((1, 1))), .c0(3)),
        (.move(nil, Bowls.first), .c1(nil, Bowls.first)),
        (.move(1, Bowls.second), .c1(1, Bowls.second)),
    ] }
    enum Plain: InvocationMatching {
        case c0(Int)
        case c1(Int?, Bowl)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0), .c0(let r0)): l0 == r0
            case (.c1(let l0, let l1), .c1(let r0, let r1)): l0 == r0 && l1 === r1
            default: false
            }
        }
    }
}

enum Overloaded110: OverloadedEnum {
    case load(at: Filling, id: [Int])
    case load(id: (Int, Int), number: Arg<String>)
    case move(Any, number: (x: Int, y: Int))
    case load(Arg<String>)
    case load(id: String)
    static let names = ["load(at:id:)", "load(id:number:)", "move(_:number:)", "load(_:)", "load(id:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(at: .with(egg: 1), id: [1]), .c0(0, [1])),
        (0, .load(at: .with(ham: 1), id: [1, 2]), .c0(1, [1, 2])),
        (0, .load(at: .with(1, 1), id: [1]), .c0(2, [1])),
        (0, .load(at: .with((1, 1)), id: [1, 2]), .c0(3, [1, 2])),
        (1, .load(id: (1, 2), number: .value("a")), .c1((1, 2), .value("a"))),
        (1, .load(id: (2, 1), number: .value("b")), .c1((2, 1), .value("b"))),
        (2, .move((x: 1, y: 2), number: (x: 1, y: 2)), .c2(0, (x: 1, y: 2))),
        (2, .move((a: 1, b: 2), number: (x: 2, y: 1)), .c2(1, (x: 2, y: 1))),
        (2, .move((1, 2), number: (x: 1, y: 2)), .c2(2, (x: 1, y: 2))),
        (2, .move(1, number: (x: 2, y: 1)), .c2(3, (x: 2, y: 1))),
        (3, .load(.value("a")), .c3(.value("a"))),
        (3, .load(.value("b")), .c3(.value("b"))),
        (4, .load(id: "a"), .c4("a")),
        (4, .load(id: "b"), .c4("b")),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(at: .with(egg: 1), id: [1]), .c0(0, [1])),
        (.load(at: .with(ham: 1), id: [1, 2]), .c0(1, [1, 2])),
        (.load(at: .with(1, 1), id: [1]), .c0(2, [1])),
        (.load(at: .with((1, 1)), id: [1, 2]), .c0(3, [1, 2])),
        (.load(id: (1, 2), number: .value("a")), .c1((1, 2), .value("a"))),
        (.load(id: (2, 1), number: .value("b")), .c1((2, 1), .value("b"))),
        (.load(id: (1, 2), number: .hasPrefix("a")), .c1((1, 2), .hasPrefix("a"))),
        (.move((x: 1, y: 2), number: (x: 1, y: 2)), .c2(0, (x: 1, y: 2))),
        (.move((a: 1, b: 2), number: (x: 2, y: 1)), .c2(1, (x: 2, y: 1))),
        (.move((1, 2), number: (x: 1, y: 2)), .c2(2, (x: 1, y: 2))),
        (.move(1, number: (x: 2, y: 1)), .c2(3, (x: 2, y: 1))),
        (.load(.value("a")), .c3(.value("a"))),
        (.load(.value("b")), .c3(.value("b"))),
        (.load(.hasPrefix("a")), .c3(.hasPrefix("a"))),
        (.load(id: "a"), .c4("a")),
        (.load(id: "b"), .c4("b")),
    ] }
    enum Plain: InvocationMatching {
        case c0(Int, [Int])
        case c1((Int, Int), Arg<String>)
        case c2(Int, (x: Int, y: Int))
        case c3(Arg<String>)
        case c4(String)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0, let l1), .c0(let r0, let r1)): l0 == r0 && l1 == r1
            case (.c1(let l0, let l1), .c1(let r0, let r1)): l0 == r0 && l1.matches(r1)
            case (.c2(let l0, let l1), .c2(let r0, let r1)): l0 == r0 && l1 == r1
            case (.c3(let l0), .c3(let r0)): l0.matches(r0)
            case (.c4(let l0), .c4(let r0)): l0 == r0
            default: false
            }
        }
    }
}

enum Overloaded111: OverloadedEnum {
    case load(at: Arg<String>, id: [Int], number: Arg<String>)
    case load(number: Bowl, id: Any, (Int, Int))
    case load(Int)
    static let names = ["load(at:id:number:)", "load(number:id:_:)", "load(_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(at: .value("a"), id: [1], number: .value("a")), .c0(.value("a"), [1], .value("a"))),
        (0, .load(at: .value("b"), id: [1, 2], number: .value("b")), .c0(.value("b"), [1, 2], .value("b"))),
        (1, .load(number: Bowls.first, id: (x: 1, y: 2), (1, 2)), .c1(Bowls.first, 0, (1, 2))),
        (1, .load(number: Bowls.second, id: (a: 1, b: 2), (2, 1)), .c1(Bowls.second, 1, (2, 1))),
        (1, .load(number: Bowls.first, id: (1, 2), (1, 2)), .c1(Bowls.first, 2, (1, 2))),
        (1, .load(number: Bowls.second, id: 1, (2, 1)), .c1(Bowls.second, 3, (2, 1))),
        (2, .load(1), .c2(1)),
        (2, .load(2), .c2(2)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(at: .value("a"), id: [1], number: .value("a")), .c0(.value("a"), [1], .value("a"))),
        (.load(at: .value("b"), id: [1, 2], number: .value("b")), .c0(.value("b"), [1, 2], .value("b"))),
        (.load(at: .hasPrefix("a"), id: [1], number: .hasPrefix("a")), .c0(.hasPrefix("a"), [1], .hasPrefix("a"))),
        (.load(number: Bowls.first, id: (x: 1, y: 2), (1, 2)), .c1(Bowls.first, 0, (1, 2))),
        (.load(number: Bowls.second, id: (a: 1, b: 2), (2, 1)), .c1(Bowls.second, 1, (2, 1))),
        (.load(number: Bowls.first, id: (1, 2), (1, 2)), .c1(Bowls.first, 2, (1, 2))),
        (.load(number: Bowls.second, id: 1, (2, 1)), .c1(Bowls.second, 3, (2, 1))),
        (.load(1), .c2(1)),
        (.load(2), .c2(2)),
    ] }
    enum Plain: InvocationMatching {
        case c0(Arg<String>, [Int], Arg<String>)
        case c1(Bowl, Int, (Int, Int))
        case c2(Int)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0, let l1, let l2), .c0(let r0, let r1, let r2)): l0.matches(r0) && l1 == r1 && l2.matches(r2)
            case (.c1(let l0, let l1, let l2), .c1(let r0, let r1, let r2)): l0 === r0 && l1 == r1 && l2 == r2
            case (.c2(let l0), .c2(let r0)): l0 == r0
            default: false
            }
        }
    }
}

enum Overloaded112: OverloadedEnum {
    case load((x: Int, y: Int), (x: Int, y: Int))
    case move(Filling)
    case move(id: [Int])
    static let names = ["load(_:_:)", "move(_:)", "move(id:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load((x: 1, y: 2), (x: 1, y: 2)), .c0((x: 1, y: 2), (x: 1, y: 2))),
        (0, .load((x: 2, y: 1), (x: 2, y: 1)), .c0((x: 2, y: 1), (x: 2, y: 1))),
        (1, .move(.with(egg: 1)), .c1(0)),
        (1, .move(.with(ham: 1)), .c1(1)),
        (1, .move(.with(1, 1)), .c1(2)),
        (1, .move(.with((1, 1))), .c1(3)),
        (2, .move(id: [1]), .c2([1])),
        (2, .move(id: [1, 2]), .c2([1, 2])),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load((x: 1, y: 2), (x: 1, y: 2)), .c0((x: 1, y: 2), (x: 1, y: 2))),
        (.load((x: 2, y: 1), (x: 2, y: 1)), .c0((x: 2, y: 1), (x: 2, y: 1))),
        (.move(.with(egg: 1)), .c1(0)),
        (.move(.with(ham: 1)), .c1(1)),
        (.move(.with(1, 1)), .c1(2)),
        (.move(.with((1, 1))), .c1(3)),
        (.move(id: [1]), .c2([1])),
        (.move(id: [1, 2]), .c2([1, 2])),
    ] }
    enum Plain: InvocationMatching {
        case c0((x: Int, y: Int), (x: Int, y: Int))
        case c1(Int)
        case c2([Int])
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0, let l1), .c0(let r0, let r1)): l0 == r0 && l1 == r1
            case (.c1(let l0), .c1(let r0)): l0 == r0
            case (.c2(let l0), .c2(let r0)): l0 == r0
            default: false
            }
        }
    }
}

indirect enum Overloaded113: OverloadedEnum {
    case move(number: Arg<Int>, id: Arg<Int>)
    case move(String)
    case move(at: Int?)
    static let names = ["move(number:id:)", "move(_:)", "move(at:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .move(number: .value(1), id: .value(1)), .c0(.value(1), .value(1))),
        (0, .move(number: .value(2), id: .value(2)), .c0(.value(2), .value(2))),
        (1, .move("a"), .c1("a")),
        (1, .move("b"), .c1("b")),
        (2, .move(at: nil), .c2(nil)),
        (2, .move(at: 1), .c2(1)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.move(number: .value(1), id: .value(1)), .c0(.value(1), .value(1))),
        (.move(number: .value(2), id: .value(2)), .c0(.value(2), .value(2))),
        (.move(number: .any, id: .any), .c0(.any, .any)),
        (.move("a"), .c1("a")),
        (.move("b"), .c1("b")),
        (.move(at: nil), .c2(nil)),
        (.move(at: 1), .c2(1)),
    ] }
    enum Plain: InvocationMatching {
        case c0(Arg<Int>, Arg<Int>)
        case c1(String)
        case c2(Int?)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0, let l1), .c0(let r0, let r1)): l0.matches(r0) && l1.matches(r1)
            case (.c1(let l0), .c1(let r0)): l0 == r0
            case (.c2(let l0), .c2(let r0)): l0 == r0
            default: false
            }
        }
    }
}

indirect enum Overloaded114: OverloadedEnum {
    case load(Int?, id: Arg<Int>)
    case load(number: String, id: (Int, Int), at: Arg<Int>)
    case move(Arg<String>)
    case move(number: String)
    case load(Any, at: Any)
    static let names = ["load(_:id:)", "load(number:id:at:)", "move(_:)", "move(number:)", "load(_:at:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(nil, id: .value(1)), .c0(nil, .value(1))),
        (0, .load(1, id: .value(2)), .c0(1, .value(2))),
        (1, .load(number: "a", id: (1, 2), at: .value(1)), .c1("a", (1, 2), .value(1))),
        (1, .load(number: "b", id: (2, 1), at: .value(2)), .c1("b", (2, 1), .value(2))),
        (2, .move(.value("a")), .c2(.value("a"))),
        (2, .move(.value("b")), .c2(.value("b"))),
        (3, .move(number: "a"), .c3("a")),
        (3, .move(number: "b"), .c3("b")),
        (4, .load((x: 1, y: 2), at: (x: 1, y: 2)), .c4(0, 0)),
        (4, .load((a: 1, b: 2), at: (a: 1, b: 2)), .c4(1, 1)),
        (4, .load((1, 2), at: (1, 2)), .c4(2, 2)),
        (4, .load(1, at: 1), .c4(3, 3)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(nil, id: .value(1)), .c0(nil, .value(1))),
        (.load(1, id: .value(2)), .c0(1, .value(2))),
        (.load(nil, id: .any), .c0(nil, .any)),
        (.load(number: "a", id: (1, 2), at: .value(1)), .c1("a", (1, 2), .value(1))),
        (.load(number: "b", id: (2, 1), at: .value(2)), .c1("b", (2, 1), .value(2))),
        (.load(number: "a", id: (1, 2), at: .any), .c1("a", (1, 2), .any)),
        (.move(.value("a")), .c2(.value("a"))),
        (.move(.value("b")), .c2(.value("b"))),
        (.move(.hasPrefix("a")), .c2(.hasPrefix("a"))),
        (.move(number: "a"), .c3("a")),
        (.move(number: "b"), .c3("b")),
        (.load((x: 1, y: 2), at: (x: 1, y: 2)), .c4(0, 0)),
        (.load((a: 1, b: 2), at: (a: 1, b: 2)), .c4(1, 1)),
        (.load((1, 2), at: (1, 2)), .c4(2, 2)),
        (.load(1, at: 1), .c4(3, 3)),
    ] }
    enum Plain: InvocationMatching {
        case c0(Int?, Arg<Int>)
        case c1(String, (Int, Int), Arg<Int>)
        case c2(Arg<String>)
        case c3(String)
        case c4(Int, Int)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0, let l1), .c0(let r0, let r1)): l0 == r0 && l1.matches(r1)
            case (.c1(let l0, let l1, let l2), .c1(let r0, let r1, let r2)): l0 == r0 && l1 == r1 && l2.matches(r2)
            case (.c2(let l0), .c2(let r0)): l0.matches(r0)
            case (.c3(let l0), .c3(let r0)): l0 == r0
            case (.c4(let l0, let l1), .c4(let r0, let r1)): l0 == r0 && l1 == r1
            default: false
            }
        }
    }
}

indirect enum Overloaded115: OverloadedEnum {
    case load(number: Filling)
    static let names = ["load(number:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(number: .with(egg: 1)), .c0(0)),
        (0, .load(number: .with(ham: 1)), .c0(1)),
        (0, .load(number: .with(1, 1)), .c0(2)),
        (0, .load(number: .with((1, 1))), .c0(3)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(number: .with(egg: 1)), .c0(0)),
        (.load(number: .with(ham: 1)), .c0(1)),
        (.load(number: .with(1, 1)), .c0(2)),
        (.load(number: .with((1, 1))), .c0(3)),
    ] }
    enum Plain: InvocationMatching {
        case c0(Int)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0), .c0(let r0)): l0 == r0
            }
        }
    }
}

enum Overloaded116: OverloadedEnum {
    case move(id: Int?)
    case load(at: Any, number: Any, id: Int?)
    case load(number: Arg<Int>, (Int, Int), String)
    static let names = ["move(id:)", "load(at:number:id:)", "load(number:_:_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .move(id: nil), .c0(nil)),
        (0, .move(id: 1), .c0(1)),
        (1, .load(at: (x: 1, y: 2), number: (x: 1, y: 2), id: nil), .c1(0, 0, nil)),
        (1, .load(at: (a: 1, b: 2), number: (a: 1, b: 2), id: 1), .c1(1, 1, 1)),
        (1, .load(at: (1, 2), number: (1, 2), id: nil), .c1(2, 2, nil)),
        (1, .load(at: 1, number: 1, id: 1), .c1(3, 3, 1)),
        (2, .load(number: .value(1), (1, 2), "a"), .c2(.value(1), (1, 2), "a")),
        (2, .load(number: .value(2), (2, 1), "b"), .c2(.value(2), (2, 1), "b")),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.move(id: nil), .c0(nil)),
        (.move(id: 1), .c0(1)),
        (.load(at: (x: 1, y: 2), number: (x: 1, y: 2), id: nil), .c1(0, 0, nil)),
        (.load(at: (a: 1, b: 2), number: (a: 1, b: 2), id: 1), .c1(1, 1, 1)),
        (.load(at: (1, 2), number: (1, 2), id: nil), .c1(2, 2, nil)),
        (.load(at: 1, number: 1, id: 1), .c1(3, 3, 1)),
        (.load(number: .value(1), (1, 2), "a"), .c2(.value(1), (1, 2), "a")),
        (.load(number: .value(2), (2, 1), "b"), .c2(.value(2), (2, 1), "b")),
        (.load(number: .any, (1, 2), "a"), .c2(.any, (1, 2), "a")),
    ] }
    enum Plain: InvocationMatching {
        case c0(Int?)
        case c1(Int, Int, Int?)
        case c2(Arg<Int>, (Int, Int), String)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0), .c0(let r0)): l0 == r0
            case (.c1(let l0, let l1, let l2), .c1(let r0, let r1, let r2)): l0 == r0 && l1 == r1 && l2 == r2
            case (.c2(let l0, let l1, let l2), .c2(let r0, let r1, let r2)): l0.matches(r0) && l1 == r1 && l2 == r2
            default: false
            }
        }
    }
}

enum Overloaded117: OverloadedEnum {
    case load(at: [Int])
    case load(Filling, number: Any)
    case load(Filling)
    static let names = ["load(at:)", "load(_:number:)", "load(_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(at: [1]), .c0([1])),
        (0, .load(at: [1, 2]), .c0([1, 2])),
        (1, .load(.with(egg: 1), number: (x: 1, y: 2)), .c1(0, 0)),
        (1, .load(.with(ham: 1), number: (a: 1, b: 2)), .c1(1, 1)),
        (1, .load(.with(1, 1), number: (1, 2)), .c1(2, 2)),
        (1, .load(.with((1, 1)), number: 1), .c1(3, 3)),
        (2, .load(.with(egg: 1)), .c2(0)),
        (2, .load(.with(ham: 1)), .c2(1)),
        (2, .load(.with(1, 1)), .c2(2)),
        (2, .load(.with((1, 1))), .c2(3)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(at: [1]), .c0([1])),
        (.load(at: [1, 2]), .c0([1, 2])),
        (.load(.with(egg: 1), number: (x: 1, y: 2)), .c1(0, 0)),
        (.load(.with(ham: 1), number: (a: 1, b: 2)), .c1(1, 1)),
        (.load(.with(1, 1), number: (1, 2)), .c1(2, 2)),
        (.load(.with((1, 1)), number: 1), .c1(3, 3)),
        (.load(.with(egg: 1)), .c2(0)),
        (.load(.with(ham: 1)), .c2(1)),
        (.load(.with(1, 1)), .c2(2)),
        (.load(.with((1, 1))), .c2(3)),
    ] }
    enum Plain: InvocationMatching {
        case c0([Int])
        case c1(Int, Int)
        case c2(Int)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0), .c0(let r0)): l0 == r0
            case (.c1(let l0, let l1), .c1(let r0, let r1)): l0 == r0 && l1 == r1
            case (.c2(let l0), .c2(let r0)): l0 == r0
            default: false
            }
        }
    }
}

indirect enum Overloaded118: OverloadedEnum {
    case move((Int, Int))
    case load(number: (x: Int, y: Int))
    case load(at: Arg<Int>)
    case load(id: String, at: Filling)
    static let names = ["move(_:)", "load(number:)", "load(at:)", "load(id:at:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .move((1, 2)), .c0((1, 2))),
        (0, .move((2, 1)), .c0((2, 1))),
        (1, .load(number: (x: 1, y: 2)), .c1((x: 1, y: 2))),
        (1, .load(number: (x: 2, y: 1)), .c1((x: 2, y: 1))),
        (2, .load(at: .value(1)), .c2(.value(1))),
        (2, .load(at: .value(2)), .c2(.value(2))),
        (3, .load(id: "a", at: .with(egg: 1)), .c3("a", 0)),
        (3, .load(id: "b", at: .with(ham: 1)), .c3("b", 1)),
        (3, .load(id: "a", at: .with(1, 1)), .c3("a", 2)),
        (3, .load(id: "b", at: .with((1, 1))), .c3("b", 3)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.move((1, 2)), .c0((1, 2))),
        (.move((2, 1)), .c0((2, 1))),
        (.load(number: (x: 1, y: 2)), .c1((x: 1, y: 2))),
        (.load(number: (x: 2, y: 1)), .c1((x: 2, y: 1))),
        (.load(at: .value(1)), .c2(.value(1))),
        (.load(at: .value(2)), .c2(.value(2))),
        (.load(at: .any), .c2(.any)),
        (.load(id: "a", at: .with(egg: 1)), .c3("a", 0)),
        (.load(id: "b", at: .with(ham: 1)), .c3("b", 1)),
        (.load(id: "a", at: .with(1, 1)), .c3("a", 2)),
        (.load(id: "b", at: .with((1, 1))), .c3("b", 3)),
    ] }
    enum Plain: InvocationMatching {
        case c0((Int, Int))
        case c1((x: Int, y: Int))
        case c2(Arg<Int>)
        case c3(String, Int)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0), .c0(let r0)): l0 == r0
            case (.c1(let l0), .c1(let r0)): l0 == r0
            case (.c2(let l0), .c2(let r0)): l0.matches(r0)
            case (.c3(let l0, let l1), .c3(let r0, let r1)): l0 == r0 && l1 == r1
            default: false
            }
        }
    }
}

enum Overloaded119: OverloadedEnum {
    case move(Int?, id: Any)
    case load([Int])
    case load(Filling, at: String, [Int])
    case move(Arg<String>)
    case load(String, (x: Int, y: Int), number: Int?)
    static let names = ["move(_:id:)", "load(_:)", "load(_:at:_:)", "move(_:)", "load(_:_:number:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .move(nil, id: (x: 1, y: 2)), .c0(nil, 0)),
        (0, .move(1, id: (a: 1, b: 2)), .c0(1, 1)),
        (0, .move(nil, id: (1, 2)), .c0(nil, 2)),
        (0, .move(1, id: 1), .c0(1, 3)),
        (1, .load([1]), .c1([1])),
        (1, .load([1, 2]), .c1([1, 2])),
        (2, .load(.with(egg: 1), at: "a", [1]), .c2(0, "a", [1])),
        (2, .load(.with(ham: 1), at: "b", [1, 2]), .c2(1, "b", [1, 2])),
        (2, .load(.with(1, 1), at: "a", [1]), .c2(2, "a", [1])),
        (2, .load(.with((1, 1)), at: "b", [1, 2]), .c2(3, "b", [1, 2])),
        (3, .move(.value("a")), .c3(.value("a"))),
        (3, .move(.value("b")), .c3(.value("b"))),
        (4, .load("a", (x: 1, y: 2), number: nil), .c4("a", (x: 1, y: 2), nil)),
        (4, .load("b", (x: 2, y: 1), number: 1), .c4("b", (x: 2, y: 1), 1)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.move(nil, id: (x: 1, y: 2)), .c0(nil, 0)),
        (.move(1, id: (a: 1, b: 2)), .c0(1, 1)),
        (.move(nil, id: (1, 2)), .c0(nil, 2)),
        (.move(1, id: 1), .c0(1, 3)),
        (.load([1]), .c1([1])),
        (.load([1, 2]), .c1([1, 2])),
        (.load(.with(egg: 1), at: "a", [1]), .c2(0, "a", [1])),
        (.load(.with(ham: 1), at: "b", [1, 2]), .c2(1, "b", [1, 2])),
        (.load(.with(1, 1), at: "a", [1]), .c2(2, "a", [1])),
        (.load(.with((1, 1)), at: "b", [1, 2]), .c2(3, "b", [1, 2])),
        (.move(.value("a")), .c3(.value("a"))),
        (.move(.value("b")), .c3(.value("b"))),
        (.move(.hasPrefix("a")), .c3(.hasPrefix("a"))),
        (.load("a", (x: 1, y: 2), number: nil), .c4("a", (x: 1, y: 2), nil)),
        (.load("b", (x: 2, y: 1), number: 1), .c4("b", (x: 2, y: 1), 1)),
    ] }
    enum Plain: InvocationMatching {
        case c0(Int?, Int)
        case c1([Int])
        case c2(Int, String, [Int])
        case c3(Arg<String>)
        case c4(String, (x: Int, y: Int), Int?)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0, let l1), .c0(let r0, let r1)): l0 == r0 && l1 == r1
            case (.c1(let l0), .c1(let r0)): l0 == r0
            case (.c2(let l0, let l1, let l2), .c2(let r0, let r1, let r2)): l0 == r0 && l1 == r1 && l2 == r2
            case (.c3(let l0), .c3(let r0)): l0.matches(r0)
            case (.c4(let l0, let l1, let l2), .c4(let r0, let r1, let r2)): l0 == r0 && l1 == r1 && l2 == r2
            default: false
            }
        }
    }
}

enum Overloaded120: OverloadedEnum {
    case load(number: [Int])
    case load((Int, Int), at: Bowl, number: (x: Int, y: Int))
    static let names = ["load(number:)", "load(_:at:number:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(number: [1]), .c0([1])),
        (0, .load(number: [1, 2]), .c0([1, 2])),
        (1, .load((1, 2), at: Bowls.first, number: (x: 1, y: 2)), .c1((1, 2), Bowls.first, (x: 1, y: 2))),
        (1, .load((2, 1), at: Bowls.second, number: (x: 2, y: 1)), .c1((2, 1), Bowls.second, (x: 2, y: 1))),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(number: [1]), .c0([1])),
        (.load(number: [1, 2]), .c0([1, 2])),
        (.load((1, 2), at: Bowls.first, number: (x: 1, y: 2)), .c1((1, 2), Bowls.first, (x: 1, y: 2))),
        (.load((2, 1), at: Bowls.second, number: (x: 2, y: 1)), .c1((2, 1), Bowls.second, (x: 2, y: 1))),
    ] }
    enum Plain: InvocationMatching {
        case c0([Int])
        case c1((Int, Int), Bowl, (x: Int, y: Int))
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0), .c0(let r0)): l0 == r0
            case (.c1(let l0, let l1, let l2), .c1(let r0, let r1, let r2)): l0 == r0 && l1 === r1 && l2 == r2
            default: false
            }
        }
    }
}

indirect enum Overloaded121: OverloadedEnum {
    case move(id: Int)
    case load
    static let names = ["move(id:)", "load"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .move(id: 1), .c0(1)),
        (0, .move(id: 2), .c0(2)),
        (1, .load, .c1),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.move(id: 1), .c0(1)),
        (.move(id: 2), .c0(2)),
        (.load, .c1),
    ] }
    enum Plain: InvocationMatching {
        case c0(Int)
        case c1
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0), .c0(let r0)): l0 == r0
            case (.c1, .c1): true
            default: false
            }
        }
    }
}

enum Overloaded122: OverloadedEnum {
    case move(id: Any)
    case move(id: Int, number: Bowl, at: (Int, Int))
    case move([Int])
    static let names = ["move(id:)", "move(id:number:at:)", "move(_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .move(id: (x: 1, y: 2)), .c0(0)),
        (0, .move(id: (a: 1, b: 2)), .c0(1)),
        (0, .move(id: (1, 2)), .c0(2)),
        (0, .move(id: 1), .c0(3)),
        (1, .move(id: 1, number: Bowls.first, at: (1, 2)), .c1(1, Bowls.first, (1, 2))),
        (1, .move(id: 2, number: Bowls.second, at: (2, 1)), .c1(2, Bowls.second, (2, 1))),
        (2, .move([1]), .c2([1])),
        (2, .move([1, 2]), .c2([1, 2])),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.move(id: (x: 1, y: 2)), .c0(0)),
        (.move(id: (a: 1, b: 2)), .c0(1)),
        (.move(id: (1, 2)), .c0(2)),
        (.move(id: 1), .c0(3)),
        (.move(id: 1, number: Bowls.first, at: (1, 2)), .c1(1, Bowls.first, (1, 2))),
        (.move(id: 2, number: Bowls.second, at: (2, 1)), .c1(2, Bowls.second, (2, 1))),
        (.move([1]), .c2([1])),
        (.move([1, 2]), .c2([1, 2])),
    ] }
    enum Plain: InvocationMatching {
        case c0(Int)
        case c1(Int, Bowl, (Int, Int))
        case c2([Int])
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0), .c0(let r0)): l0 == r0
            case (.c1(let l0, let l1, let l2), .c1(let r0, let r1, let r2)): l0 == r0 && l1 === r1 && l2 == r2
            case (.c2(let l0), .c2(let r0)): l0 == r0
            default: false
            }
        }
    }
}

indirect enum Overloaded123: OverloadedEnum {
    case load(id: Arg<Int>)
    case load(String)
    case move(number: Int?, at: Int)
    case load(Filling, Bowl)
    static let names = ["load(id:)", "load(_:)", "move(number:at:)", "load(_:_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(id: .value(1)), .c0(.value(1))),
        (0, .load(id: .value(2)), .c0(.value(2))),
        (1, .load("a"), .c1("a")),
        (1, .load("b"), .c1("b")),
        (2, .move(number: nil, at: 1), .c2(nil, 1)),
        (2, .move(number: 1, at: 2), .c2(1, 2)),
        (3, .load(.with(egg: 1), Bowls.first), .c3(0, Bowls.first)),
        (3, .load(.with(ham: 1), Bowls.second), .c3(1, Bowls.second)),
        (3, .load(.with(1, 1), Bowls.first), .c3(2, Bowls.first)),
        (3, .load(.with((1, 1)), Bowls.second), .c3(3, Bowls.second)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(id: .value(1)), .c0(.value(1))),
        (.load(id: .value(2)), .c0(.value(2))),
        (.load(id: .any), .c0(.any)),
        (.load("a"), .c1("a")),
        (.load("b"), .c1("b")),
        (.move(number: nil, at: 1), .c2(nil, 1)),
        (.move(number: 1, at: 2), .c2(1, 2)),
        (.load(.with(egg: 1), Bowls.first), .c3(0, Bowls.first)),
        (.load(.with(ham: 1), Bowls.second), .c3(1, Bowls.second)),
        (.load(.with(1, 1), Bowls.first), .c3(2, Bowls.first)),
        (.load(.with((1, 1)), Bowls.second), .c3(3, Bowls.second)),
    ] }
    enum Plain: InvocationMatching {
        case c0(Arg<Int>)
        case c1(String)
        case c2(Int?, Int)
        case c3(Int, Bowl)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0), .c0(let r0)): l0.matches(r0)
            case (.c1(let l0), .c1(let r0)): l0 == r0
            case (.c2(let l0, let l1), .c2(let r0, let r1)): l0 == r0 && l1 == r1
            case (.c3(let l0, let l1), .c3(let r0, let r1)): l0 == r0 && l1 === r1
            default: false
            }
        }
    }
}

enum Overloaded124: OverloadedEnum {
    case load(number: (x: Int, y: Int))
    case load(at: Int)
    static let names = ["load(number:)", "load(at:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(number: (x: 1, y: 2)), .c0((x: 1, y: 2))),
        (0, .load(number: (x: 2, y: 1)), .c0((x: 2, y: 1))),
        (1, .load(at: 1), .c1(1)),
        (1, .load(at: 2), .c1(2)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(number: (x: 1, y: 2)), .c0((x: 1, y: 2))),
        (.load(number: (x: 2, y: 1)), .c0((x: 2, y: 1))),
        (.load(at: 1), .c1(1)),
        (.load(at: 2), .c1(2)),
    ] }
    enum Plain: InvocationMatching {
        case c0((x: Int, y: Int))
        case c1(Int)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0), .c0(let r0)): l0 == r0
            case (.c1(let l0), .c1(let r0)): l0 == r0
            default: false
            }
        }
    }
}

enum Overloaded125: OverloadedEnum {
    case load
    case move(at: [Int], id: [Int])
    case move(number: Any, Int)
    static let names = ["load", "move(at:id:)", "move(number:_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load, .c0),
        (1, .move(at: [1], id: [1]), .c1([1], [1])),
        (1, .move(at: [1, 2], id: [1, 2]), .c1([1, 2], [1, 2])),
        (2, .move(number: (x: 1, y: 2), 1), .c2(0, 1)),
        (2, .move(number: (a: 1, b: 2), 2), .c2(1, 2)),
        (2, .move(number: (1, 2), 1), .c2(2, 1)),
        (2, .move(number: 1, 2), .c2(3, 2)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load, .c0),
        (.move(at: [1], id: [1]), .c1([1], [1])),
        (.move(at: [1, 2], id: [1, 2]), .c1([1, 2], [1, 2])),
        (.move(number: (x: 1, y: 2), 1), .c2(0, 1)),
        (.move(number: (a: 1, b: 2), 2), .c2(1, 2)),
        (.move(number: (1, 2), 1), .c2(2, 1)),
        (.move(number: 1, 2), .c2(3, 2)),
    ] }
    enum Plain: InvocationMatching {
        case c0
        case c1([Int], [Int])
        case c2(Int, Int)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0, .c0): true
            case (.c1(let l0, let l1), .c1(let r0, let r1)): l0 == r0 && l1 == r1
            case (.c2(let l0, let l1), .c2(let r0, let r1)): l0 == r0 && l1 == r1
            default: false
            }
        }
    }
}

enum Overloaded126: OverloadedEnum {
    case load(Arg<String>)
    case load(number: Arg<String>)
    case load((Int, Int), Int)
    case load(Arg<Int>, at: Arg<String>)
    case load(at: String)
    static let names = ["load(_:)", "load(number:)", "load(_:_:)", "load(_:at:)", "load(at:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(.value("a")), .c0(.value("a"))),
        (0, .load(.value("b")), .c0(.value("b"))),
        (1, .load(number: .value("a")), .c1(.value("a"))),
        (1, .load(number: .value("b")), .c1(.value("b"))),
        (2, .load((1, 2), 1), .c2((1, 2), 1)),
        (2, .load((2, 1), 2), .c2((2, 1), 2)),
        (3, .load(.value(1), at: .value("a")), .c3(.value(1), .value("a"))),
        (3, .load(.value(2), at: .value("b")), .c3(.value(2), .value("b"))),
        (4, .load(at: "a"), .c4("a")),
        (4, .load(at: "b"), .c4("b")),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(.value("a")), .c0(.value("a"))),
        (.load(.value("b")), .c0(.value("b"))),
        (.load(.hasPrefix("a")), .c0(.hasPrefix("a"))),
        (.load(number: .value("a")), .c1(.value("a"))),
        (.load(number: .value("b")), .c1(.value("b"))),
        (.load(number: .hasPrefix("a")), .c1(.hasPrefix("a"))),
        (.load((1, 2), 1), .c2((1, 2), 1)),
        (.load((2, 1), 2), .c2((2, 1), 2)),
        (.load(.value(1), at: .value("a")), .c3(.value(1), .value("a"))),
        (.load(.value(2), at: .value("b")), .c3(.value(2), .value("b"))),
        (.load(.any, at: .hasPrefix("a")), .c3(.any, .hasPrefix("a"))),
        (.load(at: "a"), .c4("a")),
        (.load(at: "b"), .c4("b")),
    ] }
    enum Plain: InvocationMatching {
        case c0(Arg<String>)
        case c1(Arg<String>)
        case c2((Int, Int), Int)
        case c3(Arg<Int>, Arg<String>)
        case c4(String)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0), .c0(let r0)): l0.matches(r0)
            case (.c1(let l0), .c1(let r0)): l0.matches(r0)
            case (.c2(let l0, let l1), .c2(let r0, let r1)): l0 == r0 && l1 == r1
            case (.c3(let l0, let l1), .c3(let r0, let r1)): l0.matches(r0) && l1.matches(r1)
            case (.c4(let l0), .c4(let r0)): l0 == r0
            default: false
            }
        }
    }
}

indirect enum Overloaded127: OverloadedEnum {
    case load
    case move(id: (x: Int, y: Int), Int, number: (Int, Int))
    static let names = ["load", "move(id:_:number:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load, .c0),
        (1, .move(id: (x: 1, y: 2), 1, number: (1, 2)), .c1((x: 1, y: 2), 1, (1, 2))),
        (1, .move(id: (x: 2, y: 1), 2, number: (2, 1)), .c1((x: 2, y: 1), 2, (2, 1))),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load, .c0),
        (.move(id: (x: 1, y: 2), 1, number: (1, 2)), .c1((x: 1, y: 2), 1, (1, 2))),
        (.move(id: (x: 2, y: 1), 2, number: (2, 1)), .c1((x: 2, y: 1), 2, (2, 1))),
    ] }
    enum Plain: InvocationMatching {
        case c0
        case c1((x: Int, y: Int), Int, (Int, Int))
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0, .c0): true
            case (.c1(let l0, let l1, let l2), .c1(let r0, let r1, let r2)): l0 == r0 && l1 == r1 && l2 == r2
            default: false
            }
        }
    }
}

enum Overloaded128: OverloadedEnum {
    case load(number: Int)
    case move(Int, number: Int)
    static let names = ["load(number:)", "move(_:number:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(number: 1), .c0(1)),
        (0, .load(number: 2), .c0(2)),
        (1, .move(1, number: 1), .c1(1, 1)),
        (1, .move(2, number: 2), .c1(2, 2)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(number: 1), .c0(1)),
        (.load(number: 2), .c0(2)),
        (.move(1, number: 1), .c1(1, 1)),
        (.move(2, number: 2), .c1(2, 2)),
    ] }
    enum Plain: InvocationMatching {
        case c0(Int)
        case c1(Int, Int)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0), .c0(let r0)): l0 == r0
            case (.c1(let l0, let l1), .c1(let r0, let r1)): l0 == r0 && l1 == r1
            default: false
            }
        }
    }
}

indirect enum Overloaded129: OverloadedEnum {
    case load(Int?)
    case move(id: Int)
    static let names = ["load(_:)", "move(id:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(nil), .c0(nil)),
        (0, .load(1), .c0(1)),
        (1, .move(id: 1), .c1(1)),
        (1, .move(id: 2), .c1(2)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(nil), .c0(nil)),
        (.load(1), .c0(1)),
        (.move(id: 1), .c1(1)),
        (.move(id: 2), .c1(2)),
    ] }
    enum Plain: InvocationMatching {
        case c0(Int?)
        case c1(Int)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0), .c0(let r0)): l0 == r0
            case (.c1(let l0), .c1(let r0)): l0 == r0
            default: false
            }
        }
    }
}

enum Overloaded130: OverloadedEnum {
    case load(id: Filling)
    case load(Int)
    case move
    case load(number: Any)
    static let names = ["load(id:)", "load(_:)", "move", "load(number:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(id: .with(egg: 1)), .c0(0)),
        (0, .load(id: .with(ham: 1)), .c0(1)),
        (0, .load(id: .with(1, 1)), .c0(2)),
        (0, .load(id: .with((1, 1))), .c0(3)),
        (1, .load(1), .c1(1)),
        (1, .load(2), .c1(2)),
        (2, .move, .c2),
        (3, .load(number: (x: 1, y: 2)), .c3(0)),
        (3, .load(number: (a: 1, b: 2)), .c3(1)),
        (3, .load(number: (1, 2)), .c3(2)),
        (3, .load(number: 1), .c3(3)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(id: .with(egg: 1)), .c0(0)),
        (.load(id: .with(ham: 1)), .c0(1)),
        (.load(id: .with(1, 1)), .c0(2)),
        (.load(id: .with((1, 1))), .c0(3)),
        (.load(1), .c1(1)),
        (.load(2), .c1(2)),
        (.move, .c2),
        (.load(number: (x: 1, y: 2)), .c3(0)),
        (.load(number: (a: 1, b: 2)), .c3(1)),
        (.load(number: (1, 2)), .c3(2)),
        (.load(number: 1), .c3(3)),
    ] }
    enum Plain: InvocationMatching {
        case c0(Int)
        case c1(Int)
        case c2
        case c3(Int)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0), .c0(let r0)): l0 == r0
            case (.c1(let l0), .c1(let r0)): l0 == r0
            case (.c2, .c2): true
            case (.c3(let l0), .c3(let r0)): l0 == r0
            default: false
            }
        }
    }
}

indirect enum Overloaded131: OverloadedEnum {
    case load(Int?, id: Int)
    case load((Int, Int))
    static let names = ["load(_:id:)", "load(_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(nil, id: 1), .c0(nil, 1)),
        (0, .load(1, id: 2), .c0(1, 2)),
        (1, .load((1, 2)), .c1((1, 2))),
        (1, .load((2, 1)), .c1((2, 1))),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(nil, id: 1), .c0(nil, 1)),
        (.load(1, id: 2), .c0(1, 2)),
        (.load((1, 2)), .c1((1, 2))),
        (.load((2, 1)), .c1((2, 1))),
    ] }
    enum Plain: InvocationMatching {
        case c0(Int?, Int)
        case c1((Int, Int))
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0, let l1), .c0(let r0, let r1)): l0 == r0 && l1 == r1
            case (.c1(let l0), .c1(let r0)): l0 == r0
            default: false
            }
        }
    }
}

indirect enum Overloaded132: OverloadedEnum {
    case move
    case load((x: Int, y: Int), number: [Int], id: Arg<Int>)
    static let names = ["move", "load(_:number:id:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .move, .c0),
        (1, .load((x: 1, y: 2), number: [1], id: .value(1)), .c1((x: 1, y: 2), [1], .value(1))),
        (1, .load((x: 2, y: 1), number: [1, 2], id: .value(2)), .c1((x: 2, y: 1), [1, 2], .value(2))),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.move, .c0),
        (.load((x: 1, y: 2), number: [1], id: .value(1)), .c1((x: 1, y: 2), [1], .value(1))),
        (.load((x: 2, y: 1), number: [1, 2], id: .value(2)), .c1((x: 2, y: 1), [1, 2], .value(2))),
        (.load((x: 1, y: 2), number: [1], id: .any), .c1((x: 1, y: 2), [1], .any)),
    ] }
    enum Plain: InvocationMatching {
        case c0
        case c1((x: Int, y: Int), [Int], Arg<Int>)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0, .c0): true
            case (.c1(let l0, let l1, let l2), .c1(let r0, let r1, let r2)): l0 == r0 && l1 == r1 && l2.matches(r2)
            default: false
            }
        }
    }
}

enum Overloaded133: OverloadedEnum {
    case move((x: Int, y: Int))
    case move(number: Bowl, (Int, Int))
    case load
    case move(Int, id: Arg<String>)
    case move(at: Arg<String>)
    static let names = ["move(_:)", "move(number:_:)", "load", "move(_:id:)", "move(at:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .move((x: 1, y: 2)), .c0((x: 1, y: 2))),
        (0, .move((x: 2, y: 1)), .c0((x: 2, y: 1))),
        (1, .move(number: Bowls.first, (1, 2)), .c1(Bowls.first, (1, 2))),
        (1, .move(number: Bowls.second, (2, 1)), .c1(Bowls.second, (2, 1))),
        (2, .load, .c2),
        (3, .move(1, id: .value("a")), .c3(1, .value("a"))),
        (3, .move(2, id: .value("b")), .c3(2, .value("b"))),
        (4, .move(at: .value("a")), .c4(.value("a"))),
        (4, .move(at: .value("b")), .c4(.value("b"))),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.move((x: 1, y: 2)), .c0((x: 1, y: 2))),
        (.move((x: 2, y: 1)), .c0((x: 2, y: 1))),
        (.move(number: Bowls.first, (1, 2)), .c1(Bowls.first, (1, 2))),
        (.move(number: Bowls.second, (2, 1)), .c1(Bowls.second, (2, 1))),
        (.load, .c2),
        (.move(1, id: .value("a")), .c3(1, .value("a"))),
        (.move(2, id: .value("b")), .c3(2, .value("b"))),
        (.move(1, id: .hasPrefix("a")), .c3(1, .hasPrefix("a"))),
        (.move(at: .value("a")), .c4(.value("a"))),
        (.move(at: .value("b")), .c4(.value("b"))),
        (.move(at: .hasPrefix("a")), .c4(.hasPrefix("a"))),
    ] }
    enum Plain: InvocationMatching {
        case c0((x: Int, y: Int))
        case c1(Bowl, (Int, Int))
        case c2
        case c3(Int, Arg<String>)
        case c4(Arg<String>)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0), .c0(let r0)): l0 == r0
            case (.c1(let l0, let l1), .c1(let r0, let r1)): l0 === r0 && l1 == r1
            case (.c2, .c2): true
            case (.c3(let l0, let l1), .c3(let r0, let r1)): l0 == r0 && l1.matches(r1)
            case (.c4(let l0), .c4(let r0)): l0.matches(r0)
            default: false
            }
        }
    }
}

indirect enum Overloaded134: OverloadedEnum {
    case move(number: Any)
    case load([Int], id: Arg<Int>)
    static let names = ["move(number:)", "load(_:id:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .move(number: (x: 1, y: 2)), .c0(0)),
        (0, .move(number: (a: 1, b: 2)), .c0(1)),
        (0, .move(number: (1, 2)), .c0(2)),
        (0, .move(number: 1), .c0(3)),
        (1, .load([1], id: .value(1)), .c1([1], .value(1))),
        (1, .load([1, 2], id: .value(2)), .c1([1, 2], .value(2))),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.move(number: (x: 1, y: 2)), .c0(0)),
        (.move(number: (a: 1, b: 2)), .c0(1)),
        (.move(number: (1, 2)), .c0(2)),
        (.move(number: 1), .c0(3)),
        (.load([1], id: .value(1)), .c1([1], .value(1))),
        (.load([1, 2], id: .value(2)), .c1([1, 2], .value(2))),
        (.load([1], id: .any), .c1([1], .any)),
    ] }
    enum Plain: InvocationMatching {
        case c0(Int)
        case c1([Int], Arg<Int>)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0), .c0(let r0)): l0 == r0
            case (.c1(let l0, let l1), .c1(let r0, let r1)): l0 == r0 && l1.matches(r1)
            default: false
            }
        }
    }
}

enum Overloaded135: OverloadedEnum {
    case load(number: Bowl, id: String, at: (x: Int, y: Int))
    case load(Filling, id: Bowl)
    static let names = ["load(number:id:at:)", "load(_:id:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(number: Bowls.first, id: "a", at: (x: 1, y: 2)), .c0(Bowls.first, "a", (x: 1, y: 2))),
        (0, .load(number: Bowls.second, id: "b", at: (x: 2, y: 1)), .c0(Bowls.second, "b", (x: 2, y: 1))),
        (1, .load(.with(egg: 1), id: Bowls.first), .c1(0, Bowls.first)),
        (1, .load(.with(ham: 1), id: Bowls.second), .c1(1, Bowls.second)),
        (1, .load(.with(1, 1), id: Bowls.first), .c1(2, Bowls.first)),
        (1, .load(.with((1, 1)), id: Bowls.second), .c1(3, Bowls.second)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(number: Bowls.first, id: "a", at: (x: 1, y: 2)), .c0(Bowls.first, "a", (x: 1, y: 2))),
        (.load(number: Bowls.second, id: "b", at: (x: 2, y: 1)), .c0(Bowls.second, "b", (x: 2, y: 1))),
        (.load(.with(egg: 1), id: Bowls.first), .c1(0, Bowls.first)),
        (.load(.with(ham: 1), id: Bowls.second), .c1(1, Bowls.second)),
        (.load(.with(1, 1), id: Bowls.first), .c1(2, Bowls.first)),
        (.load(.with((1, 1)), id: Bowls.second), .c1(3, Bowls.second)),
    ] }
    enum Plain: InvocationMatching {
        case c0(Bowl, String, (x: Int, y: Int))
        case c1(Int, Bowl)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0, let l1, let l2), .c0(let r0, let r1, let r2)): l0 === r0 && l1 == r1 && l2 == r2
            case (.c1(let l0, let l1), .c1(let r0, let r1)): l0 == r0 && l1 === r1
            default: false
            }
        }
    }
}

indirect enum Overloaded136: OverloadedEnum {
    case load(at: (Int, Int))
    case load(id: String)
    case load(Filling, number: (x: Int, y: Int))
    case move(at: Bowl)
    static let names = ["load(at:)", "load(id:)", "load(_:number:)", "move(at:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(at: (1, 2)), .c0((1, 2))),
        (0, .load(at: (2, 1)), .c0((2, 1))),
        (1, .load(id: "a"), .c1("a")),
        (1, .load(id: "b"), .c1("b")),
        (2, .load(.with(egg: 1), number: (x: 1, y: 2)), .c2(0, (x: 1, y: 2))),
        (2, .load(.with(ham: 1), number: (x: 2, y: 1)), .c2(1, (x: 2, y: 1))),
        (2, .load(.with(1, 1), number: (x: 1, y: 2)), .c2(2, (x: 1, y: 2))),
        (2, .load(.with((1, 1)), number: (x: 2, y: 1)), .c2(3, (x: 2, y: 1))),
        (3, .move(at: Bowls.first), .c3(Bowls.first)),
        (3, .move(at: Bowls.second), .c3(Bowls.second)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(at: (1, 2)), .c0((1, 2))),
        (.load(at: (2, 1)), .c0((2, 1))),
        (.load(id: "a"), .c1("a")),
        (.load(id: "b"), .c1("b")),
        (.load(.with(egg: 1), number: (x: 1, y: 2)), .c2(0, (x: 1, y: 2))),
        (.load(.with(ham: 1), number: (x: 2, y: 1)), .c2(1, (x: 2, y: 1))),
        (.load(.with(1, 1), number: (x: 1, y: 2)), .c2(2, (x: 1, y: 2))),
        (.load(.with((1, 1)), number: (x: 2, y: 1)), .c2(3, (x: 2, y: 1))),
        (.move(at: Bowls.first), .c3(Bowls.first)),
        (.move(at: Bowls.second), .c3(Bowls.second)),
    ] }
    enum Plain: InvocationMatching {
        case c0((Int, Int))
        case c1(String)
        case c2(Int, (x: Int, y: Int))
        case c3(Bowl)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0), .c0(let r0)): l0 == r0
            case (.c1(let l0), .c1(let r0)): l0 == r0
            case (.c2(let l0, let l1), .c2(let r0, let r1)): l0 == r0 && l1 == r1
            case (.c3(let l0), .c3(let r0)): l0 === r0
            default: false
            }
        }
    }
}

indirect enum Overloaded137: OverloadedEnum {
    case load(id: Any, (Int, Int))
    case move(String)
    case load(Arg<Int>, Int?)
    static let names = ["load(id:_:)", "move(_:)", "load(_:_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(id: (x: 1, y: 2), (1, 2)), .c0(0, (1, 2))),
        (0, .load(id: (a: 1, b: 2), (2, 1)), .c0(1, (2, 1))),
        (0, .load(id: (1, 2), (1, 2)), .c0(2, (1, 2))),
        (0, .load(id: 1, (2, 1)), .c0(3, (2, 1))),
        (1, .move("a"), .c1("a")),
        (1, .move("b"), .c1("b")),
        (2, .load(.value(1), nil), .c2(.value(1), nil)),
        (2, .load(.value(2), 1), .c2(.value(2), 1)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(id: (x: 1, y: 2), (1, 2)), .c0(0, (1, 2))),
        (.load(id: (a: 1, b: 2), (2, 1)), .c0(1, (2, 1))),
        (.load(id: (1, 2), (1, 2)), .c0(2, (1, 2))),
        (.load(id: 1, (2, 1)), .c0(3, (2, 1))),
        (.move("a"), .c1("a")),
        (.move("b"), .c1("b")),
        (.load(.value(1), nil), .c2(.value(1), nil)),
        (.load(.value(2), 1), .c2(.value(2), 1)),
        (.load(.any, nil), .c2(.any, nil)),
    ] }
    enum Plain: InvocationMatching {
        case c0(Int, (Int, Int))
        case c1(String)
        case c2(Arg<Int>, Int?)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0, let l1), .c0(let r0, let r1)): l0 == r0 && l1 == r1
            case (.c1(let l0), .c1(let r0)): l0 == r0
            case (.c2(let l0, let l1), .c2(let r0, let r1)): l0.matches(r0) && l1 == r1
            default: false
            }
        }
    }
}

indirect enum Overloaded138: OverloadedEnum {
    case move(id: Any)
    case load
    case move(Filling)
    static let names = ["move(id:)", "load", "move(_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .move(id: (x: 1, y: 2)), .c0(0)),
        (0, .move(id: (a: 1, b: 2)), .c0(1)),
        (0, .move(id: (1, 2)), .c0(2)),
        (0, .move(id: 1), .c0(3)),
        (1, .load, .c1),
        (2, .move(.with(egg: 1)), .c2(0)),
        (2, .move(.with(ham: 1)), .c2(1)),
        (2, .move(.with(1, 1)), .c2(2)),
        (2, .move(.with((1, 1))), .c2(3)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.move(id: (x: 1, y: 2)), .c0(0)),
        (.move(id: (a: 1, b: 2)), .c0(1)),
        (.move(id: (1, 2)), .c0(2)),
        (.move(id: 1), .c0(3)),
        (.load, .c1),
        (.move(.with(egg: 1)), .c2(0)),
        (.move(.with(ham: 1)), .c2(1)),
        (.move(.with(1, 1)), .c2(2)),
        (.move(.with((1, 1))), .c2(3)),
    ] }
    enum Plain: InvocationMatching {
        case c0(Int)
        case c1
        case c2(Int)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0), .c0(let r0)): l0 == r0
            case (.c1, .c1): true
            case (.c2(let l0), .c2(let r0)): l0 == r0
            default: false
            }
        }
    }
}

enum Overloaded139: OverloadedEnum {
    case move(number: String, at: (Int, Int))
    case move((Int, Int), id: (Int, Int))
    case load(Filling)
    case load(number: [Int], Bowl)
    case move(String, Int)
    case load(String, number: (Int, Int))
    static let names = ["move(number:at:)", "move(_:id:)", "load(_:)", "load(number:_:)", "move(_:_:)", "load(_:number:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .move(number: "a", at: (1, 2)), .c0("a", (1, 2))),
        (0, .move(number: "b", at: (2, 1)), .c0("b", (2, 1))),
        (1, .move((1, 2), id: (1, 2)), .c1((1, 2), (1, 2))),
        (1, .move((2, 1), id: (2, 1)), .c1((2, 1), (2, 1))),
        (2, .load(.with(egg: 1)), .c2(0)),
        (2, .load(.with(ham: 1)), .c2(1)),
        (2, .load(.with(1, 1)), .c2(2)),
        (2, .load(.with((1, 1))), .c2(3)),
        (3, .load(number: [1], Bowls.first), .c3([1], Bowls.first)),
        (3, .load(number: [1, 2], Bowls.second), .c3([1, 2], Bowls.second)),
        (4, .move("a", 1), .c4("a", 1)),
        (4, .move("b", 2), .c4("b", 2)),
        (5, .load("a", number: (1, 2)), .c5("a", (1, 2))),
        (5, .load("b", number: (2, 1)), .c5("b", (2, 1))),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.move(number: "a", at: (1, 2)), .c0("a", (1, 2))),
        (.move(number: "b", at: (2, 1)), .c0("b", (2, 1))),
        (.move((1, 2), id: (1, 2)), .c1((1, 2), (1, 2))),
        (.move((2, 1), id: (2, 1)), .c1((2, 1), (2, 1))),
        (.load(.with(egg: 1)), .c2(0)),
        (.load(.with(ham: 1)), .c2(1)),
        (.load(.with(1, 1)), .c2(2)),
        (.load(.with((1, 1))), .c2(3)),
        (.load(number: [1], Bowls.first), .c3([1], Bowls.first)),
        (.load(number: [1, 2], Bowls.second), .c3([1, 2], Bowls.second)),
        (.move("a", 1), .c4("a", 1)),
        (.move("b", 2), .c4("b", 2)),
        (.load("a", number: (1, 2)), .c5("a", (1, 2))),
        (.load("b", number: (2, 1)), .c5("b", (2, 1))),
    ] }
    enum Plain: InvocationMatching {
        case c0(String, (Int, Int))
        case c1((Int, Int), (Int, Int))
        case c2(Int)
        case c3([Int], Bowl)
        case c4(String, Int)
        case c5(String, (Int, Int))
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0, let l1), .c0(let r0, let r1)): l0 == r0 && l1 == r1
            case (.c1(let l0, let l1), .c1(let r0, let r1)): l0 == r0 && l1 == r1
            case (.c2(let l0), .c2(let r0)): l0 == r0
            case (.c3(let l0, let l1), .c3(let r0, let r1)): l0 == r0 && l1 === r1
            case (.c4(let l0, let l1), .c4(let r0, let r1)): l0 == r0 && l1 == r1
            case (.c5(let l0, let l1), .c5(let r0, let r1)): l0 == r0 && l1 == r1
            default: false
            }
        }
    }
}

indirect enum Overloaded140: OverloadedEnum {
    case load(number: Int, String, id: (Int, Int))
    case load(number: (x: Int, y: Int), (Int, Int))
    case load(Arg<String>)
    static let names = ["load(number:_:id:)", "load(number:_:)", "load(_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(number: 1, "a", id: (1, 2)), .c0(1, "a", (1, 2))),
        (0, .load(number: 2, "b", id: (2, 1)), .c0(2, "b", (2, 1))),
        (1, .load(number: (x: 1, y: 2), (1, 2)), .c1((x: 1, y: 2), (1, 2))),
        (1, .load(number: (x: 2, y: 1), (2, 1)), .c1((x: 2, y: 1), (2, 1))),
        (2, .load(.value("a")), .c2(.value("a"))),
        (2, .load(.value("b")), .c2(.value("b"))),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(number: 1, "a", id: (1, 2)), .c0(1, "a", (1, 2))),
        (.load(number: 2, "b", id: (2, 1)), .c0(2, "b", (2, 1))),
        (.load(number: (x: 1, y: 2), (1, 2)), .c1((x: 1, y: 2), (1, 2))),
        (.load(number: (x: 2, y: 1), (2, 1)), .c1((x: 2, y: 1), (2, 1))),
        (.load(.value("a")), .c2(.value("a"))),
        (.load(.value("b")), .c2(.value("b"))),
        (.load(.hasPrefix("a")), .c2(.hasPrefix("a"))),
    ] }
    enum Plain: InvocationMatching {
        case c0(Int, String, (Int, Int))
        case c1((x: Int, y: Int), (Int, Int))
        case c2(Arg<String>)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0, let l1, let l2), .c0(let r0, let r1, let r2)): l0 == r0 && l1 == r1 && l2 == r2
            case (.c1(let l0, let l1), .c1(let r0, let r1)): l0 == r0 && l1 == r1
            case (.c2(let l0), .c2(let r0)): l0.matches(r0)
            default: false
            }
        }
    }
}

enum Overloaded141: OverloadedEnum {
    case move
    static let names = ["move"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .move, .c0),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.move, .c0),
    ] }
    enum Plain: InvocationMatching {
        case c0
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0, .c0): true
            }
        }
    }
}

indirect enum Overloaded142: OverloadedEnum {
    case load(at: Arg<String>, id: Any, (x: Int, y: Int))
    case move(at: Arg<String>, number: (x: Int, y: Int))
    case move((x: Int, y: Int))
    case load(Filling, id: Int)
    case load(id: Bowl, (x: Int, y: Int), at: Int)
    static let names = ["load(at:id:_:)", "move(at:number:)", "move(_:)", "load(_:id:)", "load(id:_:at:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(at: .value("a"), id: (x: 1, y: 2), (x: 1, y: 2)), .c0(.value("a"), 0, (x: 1, y: 2))),
        (0, .load(at: .value("b"), id: (a: 1, b: 2), (x: 2, y: 1)), .c0(.value("b"), 1, (x: 2, y: 1))),
        (0, .load(at: .value("a"), id: (1, 2), (x: 1, y: 2)), .c0(.value("a"), 2, (x: 1, y: 2))),
        (0, .load(at: .value("b"), id: 1, (x: 2, y: 1)), .c0(.value("b"), 3, (x: 2, y: 1))),
        (1, .move(at: .value("a"), number: (x: 1, y: 2)), .c1(.value("a"), (x: 1, y: 2))),
        (1, .move(at: .value("b"), number: (x: 2, y: 1)), .c1(.value("b"), (x: 2, y: 1))),
        (2, .move((x: 1, y: 2)), .c2((x: 1, y: 2))),
        (2, .move((x: 2, y: 1)), .c2((x: 2, y: 1))),
        (3, .load(.with(egg: 1), id: 1), .c3(0, 1)),
        (3, .load(.with(ham: 1), id: 2), .c3(1, 2)),
        (3, .load(.with(1, 1), id: 1), .c3(2, 1)),
        (3, .load(.with((1, 1)), id: 2), .c3(3, 2)),
        (4, .load(id: Bowls.first, (x: 1, y: 2), at: 1), .c4(Bowls.first, (x: 1, y: 2), 1)),
        (4, .load(id: Bowls.second, (x: 2, y: 1), at: 2), .c4(Bowls.second, (x: 2, y: 1), 2)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(at: .value("a"), id: (x: 1, y: 2), (x: 1, y: 2)), .c0(.value("a"), 0, (x: 1, y: 2))),
        (.load(at: .value("b"), id: (a: 1, b: 2), (x: 2, y: 1)), .c0(.value("b"), 1, (x: 2, y: 1))),
        (.load(at: .value("a"), id: (1, 2), (x: 1, y: 2)), .c0(.value("a"), 2, (x: 1, y: 2))),
        (.load(at: .value("b"), id: 1, (x: 2, y: 1)), .c0(.value("b"), 3, (x: 2, y: 1))),
        (.load(at: .hasPrefix("a"), id: (x: 1, y: 2), (x: 1, y: 2)), .c0(.hasPrefix("a"), 0, (x: 1, y: 2))),
        (.move(at: .value("a"), number: (x: 1, y: 2)), .c1(.value("a"), (x: 1, y: 2))),
        (.move(at: .value("b"), number: (x: 2, y: 1)), .c1(.value("b"), (x: 2, y: 1))),
        (.move(at: .hasPrefix("a"), number: (x: 1, y: 2)), .c1(.hasPrefix("a"), (x: 1, y: 2))),
        (.move((x: 1, y: 2)), .c2((x: 1, y: 2))),
        (.move((x: 2, y: 1)), .c2((x: 2, y: 1))),
        (.load(.with(egg: 1), id: 1), .c3(0, 1)),
        (.load(.with(ham: 1), id: 2), .c3(1, 2)),
        (.load(.with(1, 1), id: 1), .c3(2, 1)),
        (.load(.with((1, 1)), id: 2), .c3(3, 2)),
        (.load(id: Bowls.first, (x: 1, y: 2), at: 1), .c4(Bowls.first, (x: 1, y: 2), 1)),
        (.load(id: Bowls.second, (x: 2, y: 1), at: 2), .c4(Bowls.second, (x: 2, y: 1), 2)),
    ] }
    enum Plain: InvocationMatching {
        case c0(Arg<String>, Int, (x: Int, y: Int))
        case c1(Arg<String>, (x: Int, y: Int))
        case c2((x: Int, y: Int))
        case c3(Int, Int)
        case c4(Bowl, (x: Int, y: Int), Int)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0, let l1, let l2), .c0(let r0, let r1, let r2)): l0.matches(r0) && l1 == r1 && l2 == r2
            case (.c1(let l0, let l1), .c1(let r0, let r1)): l0.matches(r0) && l1 == r1
            case (.c2(let l0), .c2(let r0)): l0 == r0
            case (.c3(let l0, let l1), .c3(let r0, let r1)): l0 == r0 && l1 == r1
            case (.c4(let l0, let l1, let l2), .c4(let r0, let r1, let r2)): l0 === r0 && l1 == r1 && l2 == r2
            default: false
            }
        }
    }
}

indirect enum Overloaded143: OverloadedEnum {
    case load(Arg<Int>, [Int], Bowl)
    case load(id: Int?, at: Arg<String>)
    static let names = ["load(_:_:_:)", "load(id:at:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(.value(1), [1], Bowls.first), .c0(.value(1), [1], Bowls.first)),
        (0, .load(.value(2), [1, 2], Bowls.second), .c0(.value(2), [1, 2], Bowls.second)),
        (1, .load(id: nil, at: .value("a")), .c1(nil, .value("a"))),
        (1, .load(id: 1, at: .value("b")), .c1(1, .value("b"))),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(.value(1), [1], Bowls.first), .c0(.value(1), [1], Bowls.first)),
        (.load(.value(2), [1, 2], Bowls.second), .c0(.value(2), [1, 2], Bowls.second)),
        (.load(.any, [1], Bowls.first), .c0(.any, [1], Bowls.first)),
        (.load(id: nil, at: .value("a")), .c1(nil, .value("a"))),
        (.load(id: 1, at: .value("b")), .c1(1, .value("b"))),
        (.load(id: nil, at: .hasPrefix("a")), .c1(nil, .hasPrefix("a"))),
    ] }
    enum Plain: InvocationMatching {
        case c0(Arg<Int>, [Int], Bowl)
        case c1(Int?, Arg<String>)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0, let l1, let l2), .c0(let r0, let r1, let r2)): l0.matches(r0) && l1 == r1 && l2 === r2
            case (.c1(let l0, let l1), .c1(let r0, let r1)): l0 == r0 && l1.matches(r1)
            default: false
            }
        }
    }
}

enum Overloaded144: OverloadedEnum {
    case load(Bowl)
    static let names = ["load(_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(Bowls.first), .c0(Bowls.first)),
        (0, .load(Bowls.second), .c0(Bowls.second)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(Bowls.first), .c0(Bowls.first)),
        (.load(Bowls.second), .c0(Bowls.second)),
    ] }
    enum Plain: InvocationMatching {
        case c0(Bowl)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0), .c0(let r0)): l0 === r0
            }
        }
    }
}

indirect enum Overloaded145: OverloadedEnum {
    case move(Arg<String>)
    case move(at: Arg<String>, Int?)
    case load(Arg<Int>, Bowl, number: Bowl)
    static let names = ["move(_:)", "move(at:_:)", "load(_:_:number:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .move(.value("a")), .c0(.value("a"))),
        (0, .move(.value("b")), .c0(.value("b"))),
        (1, .move(at: .value("a"), nil), .c1(.value("a"), nil)),
        (1, .move(at: .value("b"), 1), .c1(.value("b"), 1)),
        (2, .load(.value(1), Bowls.first, number: Bowls.first), .c2(.value(1), Bowls.first, Bowls.first)),
        (2, .load(.value(2), Bowls.second, number: Bowls.second), .c2(.value(2), Bowls.second, Bowls.second)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.move(.value("a")), .c0(.value("a"))),
        (.move(.value("b")), .c0(.value("b"))),
        (.move(.hasPrefix("a")), .c0(.hasPrefix("a"))),
        (.move(at: .value("a"), nil), .c1(.value("a"), nil)),
        (.move(at: .value("b"), 1), .c1(.value("b"), 1)),
        (.move(at: .hasPrefix("a"), nil), .c1(.hasPrefix("a"), nil)),
        (.load(.value(1), Bowls.first, number: Bowls.first), .c2(.value(1), Bowls.first, Bowls.first)),
        (.load(.value(2), Bowls.second, number: Bowls.second), .c2(.value(2), Bowls.second, Bowls.second)),
        (.load(.any, Bowls.first, number: Bowls.first), .c2(.any, Bowls.first, Bowls.first)),
    ] }
    enum Plain: InvocationMatching {
        case c0(Arg<String>)
        case c1(Arg<String>, Int?)
        case c2(Arg<Int>, Bowl, Bowl)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0), .c0(let r0)): l0.matches(r0)
            case (.c1(let l0, let l1), .c1(let r0, let r1)): l0.matches(r0) && l1 == r1
            case (.c2(let l0, let l1, let l2), .c2(let r0, let r1, let r2)): l0.matches(r0) && l1 === r1 && l2 === r2
            default: false
            }
        }
    }
}

indirect enum Overloaded146: OverloadedEnum {
    case load(id: Bowl)
    case load(at: Filling, (x: Int, y: Int))
    static let names = ["load(id:)", "load(at:_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(id: Bowls.first), .c0(Bowls.first)),
        (0, .load(id: Bowls.second), .c0(Bowls.second)),
        (1, .load(at: .with(egg: 1), (x: 1, y: 2)), .c1(0, (x: 1, y: 2))),
        (1, .load(at: .with(ham: 1), (x: 2, y: 1)), .c1(1, (x: 2, y: 1))),
        (1, .load(at: .with(1, 1), (x: 1, y: 2)), .c1(2, (x: 1, y: 2))),
        (1, .load(at: .with((1, 1)), (x: 2, y: 1)), .c1(3, (x: 2, y: 1))),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(id: Bowls.first), .c0(Bowls.first)),
        (.load(id: Bowls.second), .c0(Bowls.second)),
        (.load(at: .with(egg: 1), (x: 1, y: 2)), .c1(0, (x: 1, y: 2))),
        (.load(at: .with(ham: 1), (x: 2, y: 1)), .c1(1, (x: 2, y: 1))),
        (.load(at: .with(1, 1), (x: 1, y: 2)), .c1(2, (x: 1, y: 2))),
        (.load(at: .with((1, 1)), (x: 2, y: 1)), .c1(3, (x: 2, y: 1))),
    ] }
    enum Plain: InvocationMatching {
        case c0(Bowl)
        case c1(Int, (x: Int, y: Int))
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0), .c0(let r0)): l0 === r0
            case (.c1(let l0, let l1), .c1(let r0, let r1)): l0 == r0 && l1 == r1
            default: false
            }
        }
    }
}

enum Overloaded147: OverloadedEnum {
    case move
    case load([Int])
    static let names = ["move", "load(_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .move, .c0),
        (1, .load([1]), .c1([1])),
        (1, .load([1, 2]), .c1([1, 2])),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.move, .c0),
        (.load([1]), .c1([1])),
        (.load([1, 2]), .c1([1, 2])),
    ] }
    enum Plain: InvocationMatching {
        case c0
        case c1([Int])
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0, .c0): true
            case (.c1(let l0), .c1(let r0)): l0 == r0
            default: false
            }
        }
    }
}

indirect enum Overloaded148: OverloadedEnum {
    case load
    static let names = ["load"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load, .c0),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load, .c0),
    ] }
    enum Plain: InvocationMatching {
        case c0
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0, .c0): true
            }
        }
    }
}

indirect enum Overloaded149: OverloadedEnum {
    case move(at: (x: Int, y: Int), Int?)
    static let names = ["move(at:_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .move(at: (x: 1, y: 2), nil), .c0((x: 1, y: 2), nil)),
        (0, .move(at: (x: 2, y: 1), 1), .c0((x: 2, y: 1), 1)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.move(at: (x: 1, y: 2), nil), .c0((x: 1, y: 2), nil)),
        (.move(at: (x: 2, y: 1), 1), .c0((x: 2, y: 1), 1)),
    ] }
    enum Plain: InvocationMatching {
        case c0((x: Int, y: Int), Int?)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0, let l1), .c0(let r0, let r1)): l0 == r0 && l1 == r1
            }
        }
    }
}

enum Overloaded150: OverloadedEnum {
    case move([Int], number: Int?)
    case load(id: Filling, number: Filling, Filling)
    case load(number: Any, Any)
    case load(id: Bowl, at: Bowl)
    case move(Arg<Int>)
    static let names = ["move(_:number:)", "load(id:number:_:)", "load(number:_:)", "load(id:at:)", "move(_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .move([1], number: nil), .c0([1], nil)),
        (0, .move([1, 2], number: 1), .c0([1, 2], 1)),
        (1, .load(id: .with(egg: 1), number: .with(egg: 1), .with(egg: 1)), .c1(0, 0, 0)),
        (1, .load(id: .with(ham: 1), number: .with(ham: 1), .with(ham: 1)), .c1(1, 1, 1)),
        (1, .load(id: .with(1, 1), number: .with(1, 1), .with(1, 1)), .c1(2, 2, 2)),
        (1, .load(id: .with((1, 1)), number: .with((1, 1)), .with((1, 1))), .c1(3, 3, 3)),
        (2, .load(number: (x: 1, y: 2), (x: 1, y: 2)), .c2(0, 0)),
        (2, .load(number: (a: 1, b: 2), (a: 1, b: 2)), .c2(1, 1)),
        (2, .load(number: (1, 2), (1, 2)), .c2(2, 2)),
        (2, .load(number: 1, 1), .c2(3, 3)),
        (3, .load(id: Bowls.first, at: Bowls.first), .c3(Bowls.first, Bowls.first)),
        (3, .load(id: Bowls.second, at: Bowls.second), .c3(Bowls.second, Bowls.second)),
        (4, .move(.value(1)), .c4(.value(1))),
        (4, .move(.value(2)), .c4(.value(2))),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.move([1], number: nil), .c0([1], nil)),
        (.move([1, 2], number: 1), .c0([1, 2], 1)),
        (.load(id: .with(egg: 1), number: .with(egg: 1), .with(egg: 1)), .c1(0, 0, 0)),
        (.load(id: .with(ham: 1), number: .with(ham: 1), .with(ham: 1)), .c1(1, 1, 1)),
        (.load(id: .with(1, 1), number: .with(1, 1), .with(1, 1)), .c1(2, 2, 2)),
        (.load(id: .with((1, 1)), number: .with((1, 1)), .with((1, 1))), .c1(3, 3, 3)),
        (.load(number: (x: 1, y: 2), (x: 1, y: 2)), .c2(0, 0)),
        (.load(number: (a: 1, b: 2), (a: 1, b: 2)), .c2(1, 1)),
        (.load(number: (1, 2), (1, 2)), .c2(2, 2)),
        (.load(number: 1, 1), .c2(3, 3)),
        (.load(id: Bowls.first, at: Bowls.first), .c3(Bowls.first, Bowls.first)),
        (.load(id: Bowls.second, at: Bowls.second), .c3(Bowls.second, Bowls.second)),
        (.move(.value(1)), .c4(.value(1))),
        (.move(.value(2)), .c4(.value(2))),
        (.move(.any), .c4(.any)),
    ] }
    enum Plain: InvocationMatching {
        case c0([Int], Int?)
        case c1(Int, Int, Int)
        case c2(Int, Int)
        case c3(Bowl, Bowl)
        case c4(Arg<Int>)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0, let l1), .c0(let r0, let r1)): l0 == r0 && l1 == r1
            case (.c1(let l0, let l1, let l2), .c1(let r0, let r1, let r2)): l0 == r0 && l1 == r1 && l2 == r2
            case (.c2(let l0, let l1), .c2(let r0, let r1)): l0 == r0 && l1 == r1
            case (.c3(let l0, let l1), .c3(let r0, let r1)): l0 === r0 && l1 === r1
            case (.c4(let l0), .c4(let r0)): l0.matches(r0)
            default: false
            }
        }
    }
}

indirect enum Overloaded151: OverloadedEnum {
    case move((Int, Int))
    case load(id: (Int, Int))
    case move(at: String, (Int, Int))
    case load((x: Int, y: Int))
    static let names = ["move(_:)", "load(id:)", "move(at:_:)", "load(_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .move((1, 2)), .c0((1, 2))),
        (0, .move((2, 1)), .c0((2, 1))),
        (1, .load(id: (1, 2)), .c1((1, 2))),
        (1, .load(id: (2, 1)), .c1((2, 1))),
        (2, .move(at: "a", (1, 2)), .c2("a", (1, 2))),
        (2, .move(at: "b", (2, 1)), .c2("b", (2, 1))),
        (3, .load((x: 1, y: 2)), .c3((x: 1, y: 2))),
        (3, .load((x: 2, y: 1)), .c3((x: 2, y: 1))),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.move((1, 2)), .c0((1, 2))),
        (.move((2, 1)), .c0((2, 1))),
        (.load(id: (1, 2)), .c1((1, 2))),
        (.load(id: (2, 1)), .c1((2, 1))),
        (.move(at: "a", (1, 2)), .c2("a", (1, 2))),
        (.move(at: "b", (2, 1)), .c2("b", (2, 1))),
        (.load((x: 1, y: 2)), .c3((x: 1, y: 2))),
        (.load((x: 2, y: 1)), .c3((x: 2, y: 1))),
    ] }
    enum Plain: InvocationMatching {
        case c0((Int, Int))
        case c1((Int, Int))
        case c2(String, (Int, Int))
        case c3((x: Int, y: Int))
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0), .c0(let r0)): l0 == r0
            case (.c1(let l0), .c1(let r0)): l0 == r0
            case (.c2(let l0, let l1), .c2(let r0, let r1)): l0 == r0 && l1 == r1
            case (.c3(let l0), .c3(let r0)): l0 == r0
            default: false
            }
        }
    }
}

indirect enum Overloaded152: OverloadedEnum {
    case load(id: Any)
    case load(String)
    case load(number: Arg<String>, String, Bowl)
    case load(Arg<String>, at: Int?)
    case load(at: Arg<String>)
    static let names = ["load(id:)", "load(_:)", "load(number:_:_:)", "load(_:at:)", "load(at:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(id: (x: 1, y: 2)), .c0(0)),
        (0, .load(id: (a: 1, b: 2)), .c0(1)),
        (0, .load(id: (1, 2)), .c0(2)),
        (0, .load(id: 1), .c0(3)),
        (1, .load("a"), .c1("a")),
        (1, .load("b"), .c1("b")),
        (2, .load(number: .value("a"), "a", Bowls.first), .c2(.value("a"), "a", Bowls.first)),
        (2, .load(number: .value("b"), "b", Bowls.second), .c2(.value("b"), "b", Bowls.second)),
        (3, .load(.value("a"), at: nil), .c3(.value("a"), nil)),
        (3, .load(.value("b"), at: 1), .c3(.value("b"), 1)),
        (4, .load(at: .value("a")), .c4(.value("a"))),
        (4, .load(at: .value("b")), .c4(.value("b"))),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(id: (x: 1, y: 2)), .c0(0)),
        (.load(id: (a: 1, b: 2)), .c0(1)),
        (.load(id: (1, 2)), .c0(2)),
        (.load(id: 1), .c0(3)),
        (.load("a"), .c1("a")),
        (.load("b"), .c1("b")),
        (.load(number: .value("a"), "a", Bowls.first), .c2(.value("a"), "a", Bowls.first)),
        (.load(number: .value("b"), "b", Bowls.second), .c2(.value("b"), "b", Bowls.second)),
        (.load(number: .hasPrefix("a"), "a", Bowls.first), .c2(.hasPrefix("a"), "a", Bowls.first)),
        (.load(.value("a"), at: nil), .c3(.value("a"), nil)),
        (.load(.value("b"), at: 1), .c3(.value("b"), 1)),
        (.load(.hasPrefix("a"), at: nil), .c3(.hasPrefix("a"), nil)),
        (.load(at: .value("a")), .c4(.value("a"))),
        (.load(at: .value("b")), .c4(.value("b"))),
        (.load(at: .hasPrefix("a")), .c4(.hasPrefix("a"))),
    ] }
    enum Plain: InvocationMatching {
        case c0(Int)
        case c1(String)
        case c2(Arg<String>, String, Bowl)
        case c3(Arg<String>, Int?)
        case c4(Arg<String>)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0), .c0(let r0)): l0 == r0
            case (.c1(let l0), .c1(let r0)): l0 == r0
            case (.c2(let l0, let l1, let l2), .c2(let r0, let r1, let r2)): l0.matches(r0) && l1 == r1 && l2 === r2
            case (.c3(let l0, let l1), .c3(let r0, let r1)): l0.matches(r0) && l1 == r1
            case (.c4(let l0), .c4(let r0)): l0.matches(r0)
            default: false
            }
        }
    }
}

enum Overloaded153: OverloadedEnum {
    case move(Bowl)
    case move(at: Bowl)
    case load(at: Arg<String>)
    static let names = ["move(_:)", "move(at:)", "load(at:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .move(Bowls.first), .c0(Bowls.first)),
        (0, .move(Bowls.second), .c0(Bowls.second)),
        (1, .move(at: Bowls.first), .c1(Bowls.first)),
        (1, .move(at: Bowls.second), .c1(Bowls.second)),
        (2, .load(at: .value("a")), .c2(.value("a"))),
        (2, .load(at: .value("b")), .c2(.value("b"))),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.move(Bowls.first), .c0(Bowls.first)),
        (.move(Bowls.second), .c0(Bowls.second)),
        (.move(at: Bowls.first), .c1(Bowls.first)),
        (.move(at: Bowls.second), .c1(Bowls.second)),
        (.load(at: .value("a")), .c2(.value("a"))),
        (.load(at: .value("b")), .c2(.value("b"))),
        (.load(at: .hasPrefix("a")), .c2(.hasPrefix("a"))),
    ] }
    enum Plain: InvocationMatching {
        case c0(Bowl)
        case c1(Bowl)
        case c2(Arg<String>)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0), .c0(let r0)): l0 === r0
            case (.c1(let l0), .c1(let r0)): l0 === r0
            case (.c2(let l0), .c2(let r0)): l0.matches(r0)
            default: false
            }
        }
    }
}

enum Overloaded154: OverloadedEnum {
    case load(Arg<String>, [Int], Int?)
    case load(Int)
    case move
    static let names = ["load(_:_:_:)", "load(_:)", "move"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(.value("a"), [1], nil), .c0(.value("a"), [1], nil)),
        (0, .load(.value("b"), [1, 2], 1), .c0(.value("b"), [1, 2], 1)),
        (1, .load(1), .c1(1)),
        (1, .load(2), .c1(2)),
        (2, .move, .c2),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(.value("a"), [1], nil), .c0(.value("a"), [1], nil)),
        (.load(.value("b"), [1, 2], 1), .c0(.value("b"), [1, 2], 1)),
        (.load(.hasPrefix("a"), [1], nil), .c0(.hasPrefix("a"), [1], nil)),
        (.load(1), .c1(1)),
        (.load(2), .c1(2)),
        (.move, .c2),
    ] }
    enum Plain: InvocationMatching {
        case c0(Arg<String>, [Int], Int?)
        case c1(Int)
        case c2
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0, let l1, let l2), .c0(let r0, let r1, let r2)): l0.matches(r0) && l1 == r1 && l2 == r2
            case (.c1(let l0), .c1(let r0)): l0 == r0
            case (.c2, .c2): true
            default: false
            }
        }
    }
}

enum Overloaded155: OverloadedEnum {
    case move(id: Int?, number: Arg<Int>, [Int])
    case move(Arg<String>)
    static let names = ["move(id:number:_:)", "move(_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .move(id: nil, number: .value(1), [1]), .c0(nil, .value(1), [1])),
        (0, .move(id: 1, number: .value(2), [1, 2]), .c0(1, .value(2), [1, 2])),
        (1, .move(.value("a")), .c1(.value("a"))),
        (1, .move(.value("b")), .c1(.value("b"))),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.move(id: nil, number: .value(1), [1]), .c0(nil, .value(1), [1])),
        (.move(id: 1, number: .value(2), [1, 2]), .c0(1, .value(2), [1, 2])),
        (.move(id: nil, number: .any, [1]), .c0(nil, .any, [1])),
        (.move(.value("a")), .c1(.value("a"))),
        (.move(.value("b")), .c1(.value("b"))),
        (.move(.hasPrefix("a")), .c1(.hasPrefix("a"))),
    ] }
    enum Plain: InvocationMatching {
        case c0(Int?, Arg<Int>, [Int])
        case c1(Arg<String>)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0, let l1, let l2), .c0(let r0, let r1, let r2)): l0 == r0 && l1.matches(r1) && l2 == r2
            case (.c1(let l0), .c1(let r0)): l0.matches(r0)
            default: false
            }
        }
    }
}

enum Overloaded156: OverloadedEnum {
    case load
    case move(id: (x: Int, y: Int))
    case move(Arg<String>, number: Int?)
    static let names = ["load", "move(id:)", "move(_:number:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load, .c0),
        (1, .move(id: (x: 1, y: 2)), .c1((x: 1, y: 2))),
        (1, .move(id: (x: 2, y: 1)), .c1((x: 2, y: 1))),
        (2, .move(.value("a"), number: nil), .c2(.value("a"), nil)),
        (2, .move(.value("b"), number: 1), .c2(.value("b"), 1)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load, .c0),
        (.move(id: (x: 1, y: 2)), .c1((x: 1, y: 2))),
        (.move(id: (x: 2, y: 1)), .c1((x: 2, y: 1))),
        (.move(.value("a"), number: nil), .c2(.value("a"), nil)),
        (.move(.value("b"), number: 1), .c2(.value("b"), 1)),
        (.move(.hasPrefix("a"), number: nil), .c2(.hasPrefix("a"), nil)),
    ] }
    enum Plain: InvocationMatching {
        case c0
        case c1((x: Int, y: Int))
        case c2(Arg<String>, Int?)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0, .c0): true
            case (.c1(let l0), .c1(let r0)): l0 == r0
            case (.c2(let l0, let l1), .c2(let r0, let r1)): l0.matches(r0) && l1 == r1
            default: false
            }
        }
    }
}

indirect enum Overloaded157: OverloadedEnum {
    case load(Filling)
    case move(id: Bowl, (x: Int, y: Int))
    case move(number: (x: Int, y: Int), at: String)
    case move(number: Int?, id: Int?)
    static let names = ["load(_:)", "move(id:_:)", "move(number:at:)", "move(number:id:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(.with(egg: 1)), .c0(0)),
        (0, .load(.with(ham: 1)), .c0(1)),
        (0, .load(.with(1, 1)), .c0(2)),
        (0, .load(.with((1, 1))), .c0(3)),
        (1, .move(id: Bowls.first, (x: 1, y: 2)), .c1(Bowls.first, (x: 1, y: 2))),
        (1, .move(id: Bowls.second, (x: 2, y: 1)), .c1(Bowls.second, (x: 2, y: 1))),
        (2, .move(number: (x: 1, y: 2), at: "a"), .c2((x: 1, y: 2), "a")),
        (2, .move(number: (x: 2, y: 1), at: "b"), .c2((x: 2, y: 1), "b")),
        (3, .move(number: nil, id: nil), .c3(nil, nil)),
        (3, .move(number: 1, id: 1), .c3(1, 1)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(.with(egg: 1)), .c0(0)),
        (.load(.with(ham: 1)), .c0(1)),
        (.load(.with(1, 1)), .c0(2)),
        (.load(.with((1, 1))), .c0(3)),
        (.move(id: Bowls.first, (x: 1, y: 2)), .c1(Bowls.first, (x: 1, y: 2))),
        (.move(id: Bowls.second, (x: 2, y: 1)), .c1(Bowls.second, (x: 2, y: 1))),
        (.move(number: (x: 1, y: 2), at: "a"), .c2((x: 1, y: 2), "a")),
        (.move(number: (x: 2, y: 1), at: "b"), .c2((x: 2, y: 1), "b")),
        (.move(number: nil, id: nil), .c3(nil, nil)),
        (.move(number: 1, id: 1), .c3(1, 1)),
    ] }
    enum Plain: InvocationMatching {
        case c0(Int)
        case c1(Bowl, (x: Int, y: Int))
        case c2((x: Int, y: Int), String)
        case c3(Int?, Int?)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0), .c0(let r0)): l0 == r0
            case (.c1(let l0, let l1), .c1(let r0, let r1)): l0 === r0 && l1 == r1
            case (.c2(let l0, let l1), .c2(let r0, let r1)): l0 == r0 && l1 == r1
            case (.c3(let l0, let l1), .c3(let r0, let r1)): l0 == r0 && l1 == r1
            default: false
            }
        }
    }
}

indirect enum Overloaded158: OverloadedEnum {
    case load(Filling)
    case move(at: (x: Int, y: Int))
    case move(Bowl)
    case load(number: [Int], at: Int?, Int)
    case move(Bowl, Filling)
    static let names = ["load(_:)", "move(at:)", "move(_:)", "load(number:at:_:)", "move(_:_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(.with(egg: 1)), .c0(0)),
        (0, .load(.with(ham: 1)), .c0(1)),
        (0, .load(.with(1, 1)), .c0(2)),
        (0, .load(.with((1, 1))), .c0(3)),
        (1, .move(at: (x: 1, y: 2)), .c1((x: 1, y: 2))),
        (1, .move(at: (x: 2, y: 1)), .c1((x: 2, y: 1))),
        (2, .move(Bowls.first), .c2(Bowls.first)),
        (2, .move(Bowls.second), .c2(Bowls.second)),
        (3, .load(number: [1], at: nil, 1), .c3([1], nil, 1)),
        (3, .load(number: [1, 2], at: 1, 2), .c3([1, 2], 1, 2)),
        (4, .move(Bowls.first, .with(egg: 1)), .c4(Bowls.first, 0)),
        (4, .move(Bowls.second, .with(ham: 1)), .c4(Bowls.second, 1)),
        (4, .move(Bowls.first, .with(1, 1)), .c4(Bowls.first, 2)),
        (4, .move(Bowls.second, .with((1, 1))), .c4(Bowls.second, 3)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(.with(egg: 1)), .c0(0)),
        (.load(.with(ham: 1)), .c0(1)),
        (.load(.with(1, 1)), .c0(2)),
        (.load(.with((1, 1))), .c0(3)),
        (.move(at: (x: 1, y: 2)), .c1((x: 1, y: 2))),
        (.move(at: (x: 2, y: 1)), .c1((x: 2, y: 1))),
        (.move(Bowls.first), .c2(Bowls.first)),
        (.move(Bowls.second), .c2(Bowls.second)),
        (.load(number: [1], at: nil, 1), .c3([1], nil, 1)),
        (.load(number: [1, 2], at: 1, 2), .c3([1, 2], 1, 2)),
        (.move(Bowls.first, .with(egg: 1)), .c4(Bowls.first, 0)),
        (.move(Bowls.second, .with(ham: 1)), .c4(Bowls.second, 1)),
        (.move(Bowls.first, .with(1, 1)), .c4(Bowls.first, 2)),
        (.move(Bowls.second, .with((1, 1))), .c4(Bowls.second, 3)),
    ] }
    enum Plain: InvocationMatching {
        case c0(Int)
        case c1((x: Int, y: Int))
        case c2(Bowl)
        case c3([Int], Int?, Int)
        case c4(Bowl, Int)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0), .c0(let r0)): l0 == r0
            case (.c1(let l0), .c1(let r0)): l0 == r0
            case (.c2(let l0), .c2(let r0)): l0 === r0
            case (.c3(let l0, let l1, let l2), .c3(let r0, let r1, let r2)): l0 == r0 && l1 == r1 && l2 == r2
            case (.c4(let l0, let l1), .c4(let r0, let r1)): l0 === r0 && l1 == r1
            default: false
            }
        }
    }
}

enum Overloaded159: OverloadedEnum {
    case load(id: [Int])
    case load(at: Bowl, id: [Int])
    case load(id: [Int], Filling)
    static let names = ["load(id:)", "load(at:id:)", "load(id:_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(id: [1]), .c0([1])),
        (0, .load(id: [1, 2]), .c0([1, 2])),
        (1, .load(at: Bowls.first, id: [1]), .c1(Bowls.first, [1])),
        (1, .load(at: Bowls.second, id: [1, 2]), .c1(Bowls.second, [1, 2])),
        (2, .load(id: [1], .with(egg: 1)), .c2([1], 0)),
        (2, .load(id: [1, 2], .with(ham: 1)), .c2([1, 2], 1)),
        (2, .load(id: [1], .with(1, 1)), .c2([1], 2)),
        (2, .load(id: [1, 2], .with((1, 1))), .c2([1, 2], 3)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(id: [1]), .c0([1])),
        (.load(id: [1, 2]), .c0([1, 2])),
        (.load(at: Bowls.first, id: [1]), .c1(Bowls.first, [1])),
        (.load(at: Bowls.second, id: [1, 2]), .c1(Bowls.second, [1, 2])),
        (.load(id: [1], .with(egg: 1)), .c2([1], 0)),
        (.load(id: [1, 2], .with(ham: 1)), .c2([1, 2], 1)),
        (.load(id: [1], .with(1, 1)), .c2([1], 2)),
        (.load(id: [1, 2], .with((1, 1))), .c2([1, 2], 3)),
    ] }
    enum Plain: InvocationMatching {
        case c0([Int])
        case c1(Bowl, [Int])
        case c2([Int], Int)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0), .c0(let r0)): l0 == r0
            case (.c1(let l0, let l1), .c1(let r0, let r1)): l0 === r0 && l1 == r1
            case (.c2(let l0, let l1), .c2(let r0, let r1)): l0 == r0 && l1 == r1
            default: false
            }
        }
    }
}

enum Overloaded160: OverloadedEnum {
    case move(Int, number: Int)
    case load
    case move([Int], (x: Int, y: Int), at: (Int, Int))
    case move(Int)
    static let names = ["move(_:number:)", "load", "move(_:_:at:)", "move(_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .move(1, number: 1), .c0(1, 1)),
        (0, .move(2, number: 2), .c0(2, 2)),
        (1, .load, .c1),
        (2, .move([1], (x: 1, y: 2), at: (1, 2)), .c2([1], (x: 1, y: 2), (1, 2))),
        (2, .move([1, 2], (x: 2, y: 1), at: (2, 1)), .c2([1, 2], (x: 2, y: 1), (2, 1))),
        (3, .move(1), .c3(1)),
        (3, .move(2), .c3(2)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.move(1, number: 1), .c0(1, 1)),
        (.move(2, number: 2), .c0(2, 2)),
        (.load, .c1),
        (.move([1], (x: 1, y: 2), at: (1, 2)), .c2([1], (x: 1, y: 2), (1, 2))),
        (.move([1, 2], (x: 2, y: 1), at: (2, 1)), .c2([1, 2], (x: 2, y: 1), (2, 1))),
        (.move(1), .c3(1)),
        (.move(2), .c3(2)),
    ] }
    enum Plain: InvocationMatching {
        case c0(Int, Int)
        case c1
        case c2([Int], (x: Int, y: Int), (Int, Int))
        case c3(Int)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0, let l1), .c0(let r0, let r1)): l0 == r0 && l1 == r1
            case (.c1, .c1): true
            case (.c2(let l0, let l1, let l2), .c2(let r0, let r1, let r2)): l0 == r0 && l1 == r1 && l2 == r2
            case (.c3(let l0), .c3(let r0)): l0 == r0
            default: false
            }
        }
    }
}

indirect enum Overloaded161: OverloadedEnum {
    case load((x: Int, y: Int), at: Int)
    case move
    case load(Bowl)
    static let names = ["load(_:at:)", "move", "load(_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load((x: 1, y: 2), at: 1), .c0((x: 1, y: 2), 1)),
        (0, .load((x: 2, y: 1), at: 2), .c0((x: 2, y: 1), 2)),
        (1, .move, .c1),
        (2, .load(Bowls.first), .c2(Bowls.first)),
        (2, .load(Bowls.second), .c2(Bowls.second)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load((x: 1, y: 2), at: 1), .c0((x: 1, y: 2), 1)),
        (.load((x: 2, y: 1), at: 2), .c0((x: 2, y: 1), 2)),
        (.move, .c1),
        (.load(Bowls.first), .c2(Bowls.first)),
        (.load(Bowls.second), .c2(Bowls.second)),
    ] }
    enum Plain: InvocationMatching {
        case c0((x: Int, y: Int), Int)
        case c1
        case c2(Bowl)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0, let l1), .c0(let r0, let r1)): l0 == r0 && l1 == r1
            case (.c1, .c1): true
            case (.c2(let l0), .c2(let r0)): l0 === r0
            default: false
            }
        }
    }
}

enum Overloaded162: OverloadedEnum {
    case move(id: Any, [Int])
    case move(id: Bowl)
    static let names = ["move(id:_:)", "move(id:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .move(id: (x: 1, y: 2), [1]), .c0(0, [1])),
        (0, .move(id: (a: 1, b: 2), [1, 2]), .c0(1, [1, 2])),
        (0, .move(id: (1, 2), [1]), .c0(2, [1])),
        (0, .move(id: 1, [1, 2]), .c0(3, [1, 2])),
        (1, .move(id: Bowls.first), .c1(Bowls.first)),
        (1, .move(id: Bowls.second), .c1(Bowls.second)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.move(id: (x: 1, y: 2), [1]), .c0(0, [1])),
        (.move(id: (a: 1, b: 2), [1, 2]), .c0(1, [1, 2])),
        (.move(id: (1, 2), [1]), .c0(2, [1])),
        (.move(id: 1, [1, 2]), .c0(3, [1, 2])),
        (.move(id: Bowls.first), .c1(Bowls.first)),
        (.move(id: Bowls.second), .c1(Bowls.second)),
    ] }
    enum Plain: InvocationMatching {
        case c0(Int, [Int])
        case c1(Bowl)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0, let l1), .c0(let r0, let r1)): l0 == r0 && l1 == r1
            case (.c1(let l0), .c1(let r0)): l0 === r0
            default: false
            }
        }
    }
}

enum Overloaded163: OverloadedEnum {
    case load(Filling, Any, [Int])
    case load(Arg<Int>, at: [Int])
    static let names = ["load(_:_:_:)", "load(_:at:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(.with(egg: 1), (x: 1, y: 2), [1]), .c0(0, 0, [1])),
        (0, .load(.with(ham: 1), (a: 1, b: 2), [1, 2]), .c0(1, 1, [1, 2])),
        (0, .load(.with(1, 1), (1, 2), [1]), .c0(2, 2, [1])),
        (0, .load(.with((1, 1)), 1, [1, 2]), .c0(3, 3, [1, 2])),
        (1, .load(.value(1), at: [1]), .c1(.value(1), [1])),
        (1, .load(.value(2), at: [1, 2]), .c1(.value(2), [1, 2])),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(.with(egg: 1), (x: 1, y: 2), [1]), .c0(0, 0, [1])),
        (.load(.with(ham: 1), (a: 1, b: 2), [1, 2]), .c0(1, 1, [1, 2])),
        (.load(.with(1, 1), (1, 2), [1]), .c0(2, 2, [1])),
        (.load(.with((1, 1)), 1, [1, 2]), .c0(3, 3, [1, 2])),
        (.load(.value(1), at: [1]), .c1(.value(1), [1])),
        (.load(.value(2), at: [1, 2]), .c1(.value(2), [1, 2])),
        (.load(.any, at: [1]), .c1(.any, [1])),
    ] }
    enum Plain: InvocationMatching {
        case c0(Int, Int, [Int])
        case c1(Arg<Int>, [Int])
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0, let l1, let l2), .c0(let r0, let r1, let r2)): l0 == r0 && l1 == r1 && l2 == r2
            case (.c1(let l0, let l1), .c1(let r0, let r1)): l0.matches(r0) && l1 == r1
            default: false
            }
        }
    }
}

enum Overloaded164: OverloadedEnum {
    case load(at: Any)
    case load([Int])
    case load(at: Any, [Int], id: Bowl)
    case move(Any)
    static let names = ["load(at:)", "load(_:)", "load(at:_:id:)", "move(_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(at: (x: 1, y: 2)), .c0(0)),
        (0, .load(at: (a: 1, b: 2)), .c0(1)),
        (0, .load(at: (1, 2)), .c0(2)),
        (0, .load(at: 1), .c0(3)),
        (1, .load([1]), .c1([1])),
        (1, .load([1, 2]), .c1([1, 2])),
        (2, .load(at: (x: 1, y: 2), [1], id: Bowls.first), .c2(0, [1], Bowls.first)),
        (2, .load(at: (a: 1, b: 2), [1, 2], id: Bowls.second), .c2(1, [1, 2], Bowls.second)),
        (2, .load(at: (1, 2), [1], id: Bowls.first), .c2(2, [1], Bowls.first)),
        (2, .load(at: 1, [1, 2], id: Bowls.second), .c2(3, [1, 2], Bowls.second)),
        (3, .move((x: 1, y: 2)), .c3(0)),
        (3, .move((a: 1, b: 2)), .c3(1)),
        (3, .move((1, 2)), .c3(2)),
        (3, .move(1), .c3(3)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(at: (x: 1, y: 2)), .c0(0)),
        (.load(at: (a: 1, b: 2)), .c0(1)),
        (.load(at: (1, 2)), .c0(2)),
        (.load(at: 1), .c0(3)),
        (.load([1]), .c1([1])),
        (.load([1, 2]), .c1([1, 2])),
        (.load(at: (x: 1, y: 2), [1], id: Bowls.first), .c2(0, [1], Bowls.first)),
        (.load(at: (a: 1, b: 2), [1, 2], id: Bowls.second), .c2(1, [1, 2], Bowls.second)),
        (.load(at: (1, 2), [1], id: Bowls.first), .c2(2, [1], Bowls.first)),
        (.load(at: 1, [1, 2], id: Bowls.second), .c2(3, [1, 2], Bowls.second)),
        (.move((x: 1, y: 2)), .c3(0)),
        (.move((a: 1, b: 2)), .c3(1)),
        (.move((1, 2)), .c3(2)),
        (.move(1), .c3(3)),
    ] }
    enum Plain: InvocationMatching {
        case c0(Int)
        case c1([Int])
        case c2(Int, [Int], Bowl)
        case c3(Int)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0), .c0(let r0)): l0 == r0
            case (.c1(let l0), .c1(let r0)): l0 == r0
            case (.c2(let l0, let l1, let l2), .c2(let r0, let r1, let r2)): l0 == r0 && l1 == r1 && l2 === r2
            case (.c3(let l0), .c3(let r0)): l0 == r0
            default: false
            }
        }
    }
}

enum Overloaded165: OverloadedEnum {
    case load(id: (x: Int, y: Int), Int)
    case load(id: Filling)
    case load(at: Arg<Int>, id: Bowl)
    case move(at: [Int])
    static let names = ["load(id:_:)", "load(id:)", "load(at:id:)", "move(at:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(id: (x: 1, y: 2), 1), .c0((x: 1, y: 2), 1)),
        (0, .load(id: (x: 2, y: 1), 2), .c0((x: 2, y: 1), 2)),
        (1, .load(id: .with(egg: 1)), .c1(0)),
        (1, .load(id: .with(ham: 1)), .c1(1)),
        (1, .load(id: .with(1, 1)), .c1(2)),
        (1, .load(id: .with((1, 1))), .c1(3)),
        (2, .load(at: .value(1), id: Bowls.first), .c2(.value(1), Bowls.first)),
        (2, .load(at: .value(2), id: Bowls.second), .c2(.value(2), Bowls.second)),
        (3, .move(at: [1]), .c3([1])),
        (3, .move(at: [1, 2]), .c3([1, 2])),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(id: (x: 1, y: 2), 1), .c0((x: 1, y: 2), 1)),
        (.load(id: (x: 2, y: 1), 2), .c0((x: 2, y: 1), 2)),
        (.load(id: .with(egg: 1)), .c1(0)),
        (.load(id: .with(ham: 1)), .c1(1)),
        (.load(id: .with(1, 1)), .c1(2)),
        (.load(id: .with((1, 1))), .c1(3)),
        (.load(at: .value(1), id: Bowls.first), .c2(.value(1), Bowls.first)),
        (.load(at: .value(2), id: Bowls.second), .c2(.value(2), Bowls.second)),
        (.load(at: .any, id: Bowls.first), .c2(.any, Bowls.first)),
        (.move(at: [1]), .c3([1])),
        (.move(at: [1, 2]), .c3([1, 2])),
    ] }
    enum Plain: InvocationMatching {
        case c0((x: Int, y: Int), Int)
        case c1(Int)
        case c2(Arg<Int>, Bowl)
        case c3([Int])
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0, let l1), .c0(let r0, let r1)): l0 == r0 && l1 == r1
            case (.c1(let l0), .c1(let r0)): l0 == r0
            case (.c2(let l0, let l1), .c2(let r0, let r1)): l0.matches(r0) && l1 === r1
            case (.c3(let l0), .c3(let r0)): l0 == r0
            default: false
            }
        }
    }
}

indirect enum Overloaded166: OverloadedEnum {
    case load(Int, at: (Int, Int))
    case load(at: Int, number: (Int, Int), (x: Int, y: Int))
    static let names = ["load(_:at:)", "load(at:number:_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(1, at: (1, 2)), .c0(1, (1, 2))),
        (0, .load(2, at: (2, 1)), .c0(2, (2, 1))),
        (1, .load(at: 1, number: (1, 2), (x: 1, y: 2)), .c1(1, (1, 2), (x: 1, y: 2))),
        (1, .load(at: 2, number: (2, 1), (x: 2, y: 1)), .c1(2, (2, 1), (x: 2, y: 1))),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(1, at: (1, 2)), .c0(1, (1, 2))),
        (.load(2, at: (2, 1)), .c0(2, (2, 1))),
        (.load(at: 1, number: (1, 2), (x: 1, y: 2)), .c1(1, (1, 2), (x: 1, y: 2))),
        (.load(at: 2, number: (2, 1), (x: 2, y: 1)), .c1(2, (2, 1), (x: 2, y: 1))),
    ] }
    enum Plain: InvocationMatching {
        case c0(Int, (Int, Int))
        case c1(Int, (Int, Int), (x: Int, y: Int))
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0, let l1), .c0(let r0, let r1)): l0 == r0 && l1 == r1
            case (.c1(let l0, let l1, let l2), .c1(let r0, let r1, let r2)): l0 == r0 && l1 == r1 && l2 == r2
            default: false
            }
        }
    }
}

indirect enum Overloaded167: OverloadedEnum {
    case load(id: (x: Int, y: Int), Arg<String>)
    case move(id: (x: Int, y: Int), Filling)
    static let names = ["load(id:_:)", "move(id:_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(id: (x: 1, y: 2), .value("a")), .c0((x: 1, y: 2), .value("a"))),
        (0, .load(id: (x: 2, y: 1), .value("b")), .c0((x: 2, y: 1), .value("b"))),
        (1, .move(id: (x: 1, y: 2), .with(egg: 1)), .c1((x: 1, y: 2), 0)),
        (1, .move(id: (x: 2, y: 1), .with(ham: 1)), .c1((x: 2, y: 1), 1)),
        (1, .move(id: (x: 1, y: 2), .with(1, 1)), .c1((x: 1, y: 2), 2)),
        (1, .move(id: (x: 2, y: 1), .with((1, 1))), .c1((x: 2, y: 1), 3)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(id: (x: 1, y: 2), .value("a")), .c0((x: 1, y: 2), .value("a"))),
        (.load(id: (x: 2, y: 1), .value("b")), .c0((x: 2, y: 1), .value("b"))),
        (.load(id: (x: 1, y: 2), .hasPrefix("a")), .c0((x: 1, y: 2), .hasPrefix("a"))),
        (.move(id: (x: 1, y: 2), .with(egg: 1)), .c1((x: 1, y: 2), 0)),
        (.move(id: (x: 2, y: 1), .with(ham: 1)), .c1((x: 2, y: 1), 1)),
        (.move(id: (x: 1, y: 2), .with(1, 1)), .c1((x: 1, y: 2), 2)),
        (.move(id: (x: 2, y: 1), .with((1, 1))), .c1((x: 2, y: 1), 3)),
    ] }
    enum Plain: InvocationMatching {
        case c0((x: Int, y: Int), Arg<String>)
        case c1((x: Int, y: Int), Int)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0, let l1), .c0(let r0, let r1)): l0 == r0 && l1.matches(r1)
            case (.c1(let l0, let l1), .c1(let r0, let r1)): l0 == r0 && l1 == r1
            default: false
            }
        }
    }
}

enum Overloaded168: OverloadedEnum {
    case load(at: Arg<Int>)
    case load(Any, Int)
    case move(Arg<String>, id: Any)
    case load(id: Arg<String>)
    case load(number: Bowl)
    static let names = ["load(at:)", "load(_:_:)", "move(_:id:)", "load(id:)", "load(number:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(at: .value(1)), .c0(.value(1))),
        (0, .load(at: .value(2)), .c0(.value(2))),
        (1, .load((x: 1, y: 2), 1), .c1(0, 1)),
        (1, .load((a: 1, b: 2), 2), .c1(1, 2)),
        (1, .load((1, 2), 1), .c1(2, 1)),
        (1, .load(1, 2), .c1(3, 2)),
        (2, .move(.value("a"), id: (x: 1, y: 2)), .c2(.value("a"), 0)),
        (2, .move(.value("b"), id: (a: 1, b: 2)), .c2(.value("b"), 1)),
        (2, .move(.value("a"), id: (1, 2)), .c2(.value("a"), 2)),
        (2, .move(.value("b"), id: 1), .c2(.value("b"), 3)),
        (3, .load(id: .value("a")), .c3(.value("a"))),
        (3, .load(id: .value("b")), .c3(.value("b"))),
        (4, .load(number: Bowls.first), .c4(Bowls.first)),
        (4, .load(number: Bowls.second), .c4(Bowls.second)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(at: .value(1)), .c0(.value(1))),
        (.load(at: .value(2)), .c0(.value(2))),
        (.load(at: .any), .c0(.any)),
        (.load((x: 1, y: 2), 1), .c1(0, 1)),
        (.load((a: 1, b: 2), 2), .c1(1, 2)),
        (.load((1, 2), 1), .c1(2, 1)),
        (.load(1, 2), .c1(3, 2)),
        (.move(.value("a"), id: (x: 1, y: 2)), .c2(.value("a"), 0)),
        (.move(.value("b"), id: (a: 1, b: 2)), .c2(.value("b"), 1)),
        (.move(.value("a"), id: (1, 2)), .c2(.value("a"), 2)),
        (.move(.value("b"), id: 1), .c2(.value("b"), 3)),
        (.move(.hasPrefix("a"), id: (x: 1, y: 2)), .c2(.hasPrefix("a"), 0)),
        (.load(id: .value("a")), .c3(.value("a"))),
        (.load(id: .value("b")), .c3(.value("b"))),
        (.load(id: .hasPrefix("a")), .c3(.hasPrefix("a"))),
        (.load(number: Bowls.first), .c4(Bowls.first)),
        (.load(number: Bowls.second), .c4(Bowls.second)),
    ] }
    enum Plain: InvocationMatching {
        case c0(Arg<Int>)
        case c1(Int, Int)
        case c2(Arg<String>, Int)
        case c3(Arg<String>)
        case c4(Bowl)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0), .c0(let r0)): l0.matches(r0)
            case (.c1(let l0, let l1), .c1(let r0, let r1)): l0 == r0 && l1 == r1
            case (.c2(let l0, let l1), .c2(let r0, let r1)): l0.matches(r0) && l1 == r1
            case (.c3(let l0), .c3(let r0)): l0.matches(r0)
            case (.c4(let l0), .c4(let r0)): l0 === r0
            default: false
            }
        }
    }
}

indirect enum Overloaded169: OverloadedEnum {
    case load
    case move(at: Int)
    static let names = ["load", "move(at:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load, .c0),
        (1, .move(at: 1), .c1(1)),
        (1, .move(at: 2), .c1(2)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load, .c0),
        (.move(at: 1), .c1(1)),
        (.move(at: 2), .c1(2)),
    ] }
    enum Plain: InvocationMatching {
        case c0
        case c1(Int)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0, .c0): true
            case (.c1(let l0), .c1(let r0)): l0 == r0
            default: false
            }
        }
    }
}

enum Overloaded170: OverloadedEnum {
    case load([Int], Filling, id: [Int])
    case move(id: Bowl)
    case move(Arg<Int>)
    case move(id: Any, [Int])
    static let names = ["load(_:_:id:)", "move(id:)", "move(_:)", "move(id:_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load([1], .with(egg: 1), id: [1]), .c0([1], 0, [1])),
        (0, .load([1, 2], .with(ham: 1), id: [1, 2]), .c0([1, 2], 1, [1, 2])),
        (0, .load([1], .with(1, 1), id: [1]), .c0([1], 2, [1])),
        (0, .load([1, 2], .with((1, 1)), id: [1, 2]), .c0([1, 2], 3, [1, 2])),
        (1, .move(id: Bowls.first), .c1(Bowls.first)),
        (1, .move(id: Bowls.second), .c1(Bowls.second)),
        (2, .move(.value(1)), .c2(.value(1))),
        (2, .move(.value(2)), .c2(.value(2))),
        (3, .move(id: (x: 1, y: 2), [1]), .c3(0, [1])),
        (3, .move(id: (a: 1, b: 2), [1, 2]), .c3(1, [1, 2])),
        (3, .move(id: (1, 2), [1]), .c3(2, [1])),
        (3, .move(id: 1, [1, 2]), .c3(3, [1, 2])),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load([1], .with(egg: 1), id: [1]), .c0([1], 0, [1])),
        (.load([1, 2], .with(ham: 1), id: [1, 2]), .c0([1, 2], 1, [1, 2])),
        (.load([1], .with(1, 1), id: [1]), .c0([1], 2, [1])),
        (.load([1, 2], .with((1, 1)), id: [1, 2]), .c0([1, 2], 3, [1, 2])),
        (.move(id: Bowls.first), .c1(Bowls.first)),
        (.move(id: Bowls.second), .c1(Bowls.second)),
        (.move(.value(1)), .c2(.value(1))),
        (.move(.value(2)), .c2(.value(2))),
        (.move(.any), .c2(.any)),
        (.move(id: (x: 1, y: 2), [1]), .c3(0, [1])),
        (.move(id: (a: 1, b: 2), [1, 2]), .c3(1, [1, 2])),
        (.move(id: (1, 2), [1]), .c3(2, [1])),
        (.move(id: 1, [1, 2]), .c3(3, [1, 2])),
    ] }
    enum Plain: InvocationMatching {
        case c0([Int], Int, [Int])
        case c1(Bowl)
        case c2(Arg<Int>)
        case c3(Int, [Int])
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0, let l1, let l2), .c0(let r0, let r1, let r2)): l0 == r0 && l1 == r1 && l2 == r2
            case (.c1(let l0), .c1(let r0)): l0 === r0
            case (.c2(let l0), .c2(let r0)): l0.matches(r0)
            case (.c3(let l0, let l1), .c3(let r0, let r1)): l0 == r0 && l1 == r1
            default: false
            }
        }
    }
}

indirect enum Overloaded171: OverloadedEnum {
    case move(Arg<Int>)
    case load(at: String, id: String)
    case move(number: Bowl)
    case move(Bowl, number: Arg<String>)
    case move(Any, number: [Int], (Int, Int))
    static let names = ["move(_:)", "load(at:id:)", "move(number:)", "move(_:number:)", "move(_:number:_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .move(.value(1)), .c0(.value(1))),
        (0, .move(.value(2)), .c0(.value(2))),
        (1, .load(at: "a", id: "a"), .c1("a", "a")),
        (1, .load(at: "b", id: "b"), .c1("b", "b")),
        (2, .move(number: Bowls.first), .c2(Bowls.first)),
        (2, .move(number: Bowls.second), .c2(Bowls.second)),
        (3, .move(Bowls.first, number: .value("a")), .c3(Bowls.first, .value("a"))),
        (3, .move(Bowls.second, number: .value("b")), .c3(Bowls.second, .value("b"))),
        (4, .move((x: 1, y: 2), number: [1], (1, 2)), .c4(0, [1], (1, 2))),
        (4, .move((a: 1, b: 2), number: [1, 2], (2, 1)), .c4(1, [1, 2], (2, 1))),
        (4, .move((1, 2), number: [1], (1, 2)), .c4(2, [1], (1, 2))),
        (4, .move(1, number: [1, 2], (2, 1)), .c4(3, [1, 2], (2, 1))),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.move(.value(1)), .c0(.value(1))),
        (.move(.value(2)), .c0(.value(2))),
        (.move(.any), .c0(.any)),
        (.load(at: "a", id: "a"), .c1("a", "a")),
        (.load(at: "b", id: "b"), .c1("b", "b")),
        (.move(number: Bowls.first), .c2(Bowls.first)),
        (.move(number: Bowls.second), .c2(Bowls.second)),
        (.move(Bowls.first, number: .value("a")), .c3(Bowls.first, .value("a"))),
        (.move(Bowls.second, number: .value("b")), .c3(Bowls.second, .value("b"))),
        (.move(Bowls.first, number: .hasPrefix("a")), .c3(Bowls.first, .hasPrefix("a"))),
        (.move((x: 1, y: 2), number: [1], (1, 2)), .c4(0, [1], (1, 2))),
        (.move((a: 1, b: 2), number: [1, 2], (2, 1)), .c4(1, [1, 2], (2, 1))),
        (.move((1, 2), number: [1], (1, 2)), .c4(2, [1], (1, 2))),
        (.move(1, number: [1, 2], (2, 1)), .c4(3, [1, 2], (2, 1))),
    ] }
    enum Plain: InvocationMatching {
        case c0(Arg<Int>)
        case c1(String, String)
        case c2(Bowl)
        case c3(Bowl, Arg<String>)
        case c4(Int, [Int], (Int, Int))
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0), .c0(let r0)): l0.matches(r0)
            case (.c1(let l0, let l1), .c1(let r0, let r1)): l0 == r0 && l1 == r1
            case (.c2(let l0), .c2(let r0)): l0 === r0
            case (.c3(let l0, let l1), .c3(let r0, let r1)): l0 === r0 && l1.matches(r1)
            case (.c4(let l0, let l1, let l2), .c4(let r0, let r1, let r2)): l0 == r0 && l1 == r1 && l2 == r2
            default: false
            }
        }
    }
}

enum Overloaded172: OverloadedEnum {
    case load(Int, Bowl)
    case load(number: Int)
    case load(Arg<String>, at: Int)
    case move(at: Int, Int)
    case load(Int)
    static let names = ["load(_:_:)", "load(number:)", "load(_:at:)", "move(at:_:)", "load(_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(1, Bowls.first), .c0(1, Bowls.first)),
        (0, .load(2, Bowls.second), .c0(2, Bowls.second)),
        (1, .load(number: 1), .c1(1)),
        (1, .load(number: 2), .c1(2)),
        (2, .load(.value("a"), at: 1), .c2(.value("a"), 1)),
        (2, .load(.value("b"), at: 2), .c2(.value("b"), 2)),
        (3, .move(at: 1, 1), .c3(1, 1)),
        (3, .move(at: 2, 2), .c3(2, 2)),
        (4, .load(1), .c4(1)),
        (4, .load(2), .c4(2)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(1, Bowls.first), .c0(1, Bowls.first)),
        (.load(2, Bowls.second), .c0(2, Bowls.second)),
        (.load(number: 1), .c1(1)),
        (.load(number: 2), .c1(2)),
        (.load(.value("a"), at: 1), .c2(.value("a"), 1)),
        (.load(.value("b"), at: 2), .c2(.value("b"), 2)),
        (.load(.hasPrefix("a"), at: 1), .c2(.hasPrefix("a"), 1)),
        (.move(at: 1, 1), .c3(1, 1)),
        (.move(at: 2, 2), .c3(2, 2)),
        (.load(1), .c4(1)),
        (.load(2), .c4(2)),
    ] }
    enum Plain: InvocationMatching {
        case c0(Int, Bowl)
        case c1(Int)
        case c2(Arg<String>, Int)
        case c3(Int, Int)
        case c4(Int)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0, let l1), .c0(let r0, let r1)): l0 == r0 && l1 === r1
            case (.c1(let l0), .c1(let r0)): l0 == r0
            case (.c2(let l0, let l1), .c2(let r0, let r1)): l0.matches(r0) && l1 == r1
            case (.c3(let l0, let l1), .c3(let r0, let r1)): l0 == r0 && l1 == r1
            case (.c4(let l0), .c4(let r0)): l0 == r0
            default: false
            }
        }
    }
}

indirect enum Overloaded173: OverloadedEnum {
    case move
    static let names = ["move"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .move, .c0),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.move, .c0),
    ] }
    enum Plain: InvocationMatching {
        case c0
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0, .c0): true
            }
        }
    }
}

enum Overloaded174: OverloadedEnum {
    case load(Arg<Int>)
    case load(Int, Arg<String>)
    case load(at: Int?)
    static let names = ["load(_:)", "load(_:_:)", "load(at:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(.value(1)), .c0(.value(1))),
        (0, .load(.value(2)), .c0(.value(2))),
        (1, .load(1, .value("a")), .c1(1, .value("a"))),
        (1, .load(2, .value("b")), .c1(2, .value("b"))),
        (2, .load(at: nil), .c2(nil)),
        (2, .load(at: 1), .c2(1)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(.value(1)), .c0(.value(1))),
        (.load(.value(2)), .c0(.value(2))),
        (.load(.any), .c0(.any)),
        (.load(1, .value("a")), .c1(1, .value("a"))),
        (.load(2, .value("b")), .c1(2, .value("b"))),
        (.load(1, .hasPrefix("a")), .c1(1, .hasPrefix("a"))),
        (.load(at: nil), .c2(nil)),
        (.load(at: 1), .c2(1)),
    ] }
    enum Plain: InvocationMatching {
        case c0(Arg<Int>)
        case c1(Int, Arg<String>)
        case c2(Int?)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0), .c0(let r0)): l0.matches(r0)
            case (.c1(let l0, let l1), .c1(let r0, let r1)): l0 == r0 && l1.matches(r1)
            case (.c2(let l0), .c2(let r0)): l0 == r0
            default: false
            }
        }
    }
}

indirect enum Overloaded175: OverloadedEnum {
    case move((Int, Int), id: (Int, Int))
    case load(at: Filling)
    case load(at: [Int], id: Filling, number: Bowl)
    case load(id: (x: Int, y: Int))
    static let names = ["move(_:id:)", "load(at:)", "load(at:id:number:)", "load(id:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .move((1, 2), id: (1, 2)), .c0((1, 2), (1, 2))),
        (0, .move((2, 1), id: (2, 1)), .c0((2, 1), (2, 1))),
        (1, .load(at: .with(egg: 1)), .c1(0)),
        (1, .load(at: .with(ham: 1)), .c1(1)),
        (1, .load(at: .with(1, 1)), .c1(2)),
        (1, .load(at: .with((1, 1))), .c1(3)),
        (2, .load(at: [1], id: .with(egg: 1), number: Bowls.first), .c2([1], 0, Bowls.first)),
        (2, .load(at: [1, 2], id: .with(ham: 1), number: Bowls.second), .c2([1, 2], 1, Bowls.second)),
        (2, .load(at: [1], id: .with(1, 1), number: Bowls.first), .c2([1], 2, Bowls.first)),
        (2, .load(at: [1, 2], id: .with((1, 1)), number: Bowls.second), .c2([1, 2], 3, Bowls.second)),
        (3, .load(id: (x: 1, y: 2)), .c3((x: 1, y: 2))),
        (3, .load(id: (x: 2, y: 1)), .c3((x: 2, y: 1))),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.move((1, 2), id: (1, 2)), .c0((1, 2), (1, 2))),
        (.move((2, 1), id: (2, 1)), .c0((2, 1), (2, 1))),
        (.load(at: .with(egg: 1)), .c1(0)),
        (.load(at: .with(ham: 1)), .c1(1)),
        (.load(at: .with(1, 1)), .c1(2)),
        (.load(at: .with((1, 1))), .c1(3)),
        (.load(at: [1], id: .with(egg: 1), number: Bowls.first), .c2([1], 0, Bowls.first)),
        (.load(at: [1, 2], id: .with(ham: 1), number: Bowls.second), .c2([1, 2], 1, Bowls.second)),
        (.load(at: [1], id: .with(1, 1), number: Bowls.first), .c2([1], 2, Bowls.first)),
        (.load(at: [1, 2], id: .with((1, 1)), number: Bowls.second), .c2([1, 2], 3, Bowls.second)),
        (.load(id: (x: 1, y: 2)), .c3((x: 1, y: 2))),
        (.load(id: (x: 2, y: 1)), .c3((x: 2, y: 1))),
    ] }
    enum Plain: InvocationMatching {
        case c0((Int, Int), (Int, Int))
        case c1(Int)
        case c2([Int], Int, Bowl)
        case c3((x: Int, y: Int))
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0, let l1), .c0(let r0, let r1)): l0 == r0 && l1 == r1
            case (.c1(let l0), .c1(let r0)): l0 == r0
            case (.c2(let l0, let l1, let l2), .c2(let r0, let r1, let r2)): l0 == r0 && l1 == r1 && l2 === r2
            case (.c3(let l0), .c3(let r0)): l0 == r0
            default: false
            }
        }
    }
}

enum Overloaded176: OverloadedEnum {
    case move
    case load
    static let names = ["move", "load"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .move, .c0),
        (1, .load, .c1),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.move, .c0),
        (.load, .c1),
    ] }
    enum Plain: InvocationMatching {
        case c0
        case c1
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0, .c0): true
            case (.c1, .c1): true
            default: false
            }
        }
    }
}

indirect enum Overloaded177: OverloadedEnum {
    case move(Int?)
    case load(number: Int, at: Bowl, (Int, Int))
    case load(number: Any, Int?)
    case load(id: Arg<String>)
    static let names = ["move(_:)", "load(number:at:_:)", "load(number:_:)", "load(id:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .move(nil), .c0(nil)),
        (0, .move(1), .c0(1)),
        (1, .load(number: 1, at: Bowls.first, (1, 2)), .c1(1, Bowls.first, (1, 2))),
        (1, .load(number: 2, at: Bowls.second, (2, 1)), .c1(2, Bowls.second, (2, 1))),
        (2, .load(number: (x: 1, y: 2), nil), .c2(0, nil)),
        (2, .load(number: (a: 1, b: 2), 1), .c2(1, 1)),
        (2, .load(number: (1, 2), nil), .c2(2, nil)),
        (2, .load(number: 1, 1), .c2(3, 1)),
        (3, .load(id: .value("a")), .c3(.value("a"))),
        (3, .load(id: .value("b")), .c3(.value("b"))),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.move(nil), .c0(nil)),
        (.move(1), .c0(1)),
        (.load(number: 1, at: Bowls.first, (1, 2)), .c1(1, Bowls.first, (1, 2))),
        (.load(number: 2, at: Bowls.second, (2, 1)), .c1(2, Bowls.second, (2, 1))),
        (.load(number: (x: 1, y: 2), nil), .c2(0, nil)),
        (.load(number: (a: 1, b: 2), 1), .c2(1, 1)),
        (.load(number: (1, 2), nil), .c2(2, nil)),
        (.load(number: 1, 1), .c2(3, 1)),
        (.load(id: .value("a")), .c3(.value("a"))),
        (.load(id: .value("b")), .c3(.value("b"))),
        (.load(id: .hasPrefix("a")), .c3(.hasPrefix("a"))),
    ] }
    enum Plain: InvocationMatching {
        case c0(Int?)
        case c1(Int, Bowl, (Int, Int))
        case c2(Int, Int?)
        case c3(Arg<String>)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0), .c0(let r0)): l0 == r0
            case (.c1(let l0, let l1, let l2), .c1(let r0, let r1, let r2)): l0 == r0 && l1 === r1 && l2 == r2
            case (.c2(let l0, let l1), .c2(let r0, let r1)): l0 == r0 && l1 == r1
            case (.c3(let l0), .c3(let r0)): l0.matches(r0)
            default: false
            }
        }
    }
}

enum Overloaded178: OverloadedEnum {
    case load(id: (x: Int, y: Int), number: Any)
    case load([Int], Bowl)
    case move(Any)
    case load(String, Int?, at: (Int, Int))
    static let names = ["load(id:number:)", "load(_:_:)", "move(_:)", "load(_:_:at:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(id: (x: 1, y: 2), number: (x: 1, y: 2)), .c0((x: 1, y: 2), 0)),
        (0, .load(id: (x: 2, y: 1), number: (a: 1, b: 2)), .c0((x: 2, y: 1), 1)),
        (0, .load(id: (x: 1, y: 2), number: (1, 2)), .c0((x: 1, y: 2), 2)),
        (0, .load(id: (x: 2, y: 1), number: 1), .c0((x: 2, y: 1), 3)),
        (1, .load([1], Bowls.first), .c1([1], Bowls.first)),
        (1, .load([1, 2], Bowls.second), .c1([1, 2], Bowls.second)),
        (2, .move((x: 1, y: 2)), .c2(0)),
        (2, .move((a: 1, b: 2)), .c2(1)),
        (2, .move((1, 2)), .c2(2)),
        (2, .move(1), .c2(3)),
        (3, .load("a", nil, at: (1, 2)), .c3("a", nil, (1, 2))),
        (3, .load("b", 1, at: (2, 1)), .c3("b", 1, (2, 1))),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(id: (x: 1, y: 2), number: (x: 1, y: 2)), .c0((x: 1, y: 2), 0)),
        (.load(id: (x: 2, y: 1), number: (a: 1, b: 2)), .c0((x: 2, y: 1), 1)),
        (.load(id: (x: 1, y: 2), number: (1, 2)), .c0((x: 1, y: 2), 2)),
        (.load(id: (x: 2, y: 1), number: 1), .c0((x: 2, y: 1), 3)),
        (.load([1], Bowls.first), .c1([1], Bowls.first)),
        (.load([1, 2], Bowls.second), .c1([1, 2], Bowls.second)),
        (.move((x: 1, y: 2)), .c2(0)),
        (.move((a: 1, b: 2)), .c2(1)),
        (.move((1, 2)), .c2(2)),
        (.move(1), .c2(3)),
        (.load("a", nil, at: (1, 2)), .c3("a", nil, (1, 2))),
        (.load("b", 1, at: (2, 1)), .c3("b", 1, (2, 1))),
    ] }
    enum Plain: InvocationMatching {
        case c0((x: Int, y: Int), Int)
        case c1([Int], Bowl)
        case c2(Int)
        case c3(String, Int?, (Int, Int))
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0, let l1), .c0(let r0, let r1)): l0 == r0 && l1 == r1
            case (.c1(let l0, let l1), .c1(let r0, let r1)): l0 == r0 && l1 === r1
            case (.c2(let l0), .c2(let r0)): l0 == r0
            case (.c3(let l0, let l1, let l2), .c3(let r0, let r1, let r2)): l0 == r0 && l1 == r1 && l2 == r2
            default: false
            }
        }
    }
}

indirect enum Overloaded179: OverloadedEnum {
    case move([Int], at: Filling)
    case move(at: Arg<String>, id: String)
    static let names = ["move(_:at:)", "move(at:id:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .move([1], at: .with(egg: 1)), .c0([1], 0)),
        (0, .move([1, 2], at: .with(ham: 1)), .c0([1, 2], 1)),
        (0, .move([1], at: .with(1, 1)), .c0([1], 2)),
        (0, .move([1, 2], at: .with((1, 1))), .c0([1, 2], 3)),
        (1, .move(at: .value("a"), id: "a"), .c1(.value("a"), "a")),
        (1, .move(at: .value("b"), id: "b"), .c1(.value("b"), "b")),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.move([1], at: .with(egg: 1)), .c0([1], 0)),
        (.move([1, 2], at: .with(ham: 1)), .c0([1, 2], 1)),
        (.move([1], at: .with(1, 1)), .c0([1], 2)),
        (.move([1, 2], at: .with((1, 1))), .c0([1, 2], 3)),
        (.move(at: .value("a"), id: "a"), .c1(.value("a"), "a")),
        (.move(at: .value("b"), id: "b"), .c1(.value("b"), "b")),
        (.move(at: .hasPrefix("a"), id: "a"), .c1(.hasPrefix("a"), "a")),
    ] }
    enum Plain: InvocationMatching {
        case c0([Int], Int)
        case c1(Arg<String>, String)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0, let l1), .c0(let r0, let r1)): l0 == r0 && l1 == r1
            case (.c1(let l0, let l1), .c1(let r0, let r1)): l0.matches(r0) && l1 == r1
            default: false
            }
        }
    }
}

enum Overloaded180: OverloadedEnum {
    case load(number: Arg<String>)
    case move(at: Bowl, (x: Int, y: Int))
    case load(at: [Int], number: Int)
    case load(at: (x: Int, y: Int), Any, id: Any)
    static let names = ["load(number:)", "move(at:_:)", "load(at:number:)", "load(at:_:id:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(number: .value("a")), .c0(.value("a"))),
        (0, .load(number: .value("b")), .c0(.value("b"))),
        (1, .move(at: Bowls.first, (x: 1, y: 2)), .c1(Bowls.first, (x: 1, y: 2))),
        (1, .move(at: Bowls.second, (x: 2, y: 1)), .c1(Bowls.second, (x: 2, y: 1))),
        (2, .load(at: [1], number: 1), .c2([1], 1)),
        (2, .load(at: [1, 2], number: 2), .c2([1, 2], 2)),
        (3, .load(at: (x: 1, y: 2), (x: 1, y: 2), id: (x: 1, y: 2)), .c3((x: 1, y: 2), 0, 0)),
        (3, .load(at: (x: 2, y: 1), (a: 1, b: 2), id: (a: 1, b: 2)), .c3((x: 2, y: 1), 1, 1)),
        (3, .load(at: (x: 1, y: 2), (1, 2), id: (1, 2)), .c3((x: 1, y: 2), 2, 2)),
        (3, .load(at: (x: 2, y: 1), 1, id: 1), .c3((x: 2, y: 1), 3, 3)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(number: .value("a")), .c0(.value("a"))),
        (.load(number: .value("b")), .c0(.value("b"))),
        (.load(number: .hasPrefix("a")), .c0(.hasPrefix("a"))),
        (.move(at: Bowls.first, (x: 1, y: 2)), .c1(Bowls.first, (x: 1, y: 2))),
        (.move(at: Bowls.second, (x: 2, y: 1)), .c1(Bowls.second, (x: 2, y: 1))),
        (.load(at: [1], number: 1), .c2([1], 1)),
        (.load(at: [1, 2], number: 2), .c2([1, 2], 2)),
        (.load(at: (x: 1, y: 2), (x: 1, y: 2), id: (x: 1, y: 2)), .c3((x: 1, y: 2), 0, 0)),
        (.load(at: (x: 2, y: 1), (a: 1, b: 2), id: (a: 1, b: 2)), .c3((x: 2, y: 1), 1, 1)),
        (.load(at: (x: 1, y: 2), (1, 2), id: (1, 2)), .c3((x: 1, y: 2), 2, 2)),
        (.load(at: (x: 2, y: 1), 1, id: 1), .c3((x: 2, y: 1), 3, 3)),
    ] }
    enum Plain: InvocationMatching {
        case c0(Arg<String>)
        case c1(Bowl, (x: Int, y: Int))
        case c2([Int], Int)
        case c3((x: Int, y: Int), Int, Int)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0), .c0(let r0)): l0.matches(r0)
            case (.c1(let l0, let l1), .c1(let r0, let r1)): l0 === r0 && l1 == r1
            case (.c2(let l0, let l1), .c2(let r0, let r1)): l0 == r0 && l1 == r1
            case (.c3(let l0, let l1, let l2), .c3(let r0, let r1, let r2)): l0 == r0 && l1 == r1 && l2 == r2
            default: false
            }
        }
    }
}

enum Overloaded181: OverloadedEnum {
    case load(id: String)
    case load(Bowl)
    case load(id: Bowl, at: Arg<Int>, Int)
    case move(number: String)
    case move(at: String, Arg<String>, Arg<Int>)
    static let names = ["load(id:)", "load(_:)", "load(id:at:_:)", "move(number:)", "move(at:_:_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(id: "a"), .c0("a")),
        (0, .load(id: "b"), .c0("b")),
        (1, .load(Bowls.first), .c1(Bowls.first)),
        (1, .load(Bowls.second), .c1(Bowls.second)),
        (2, .load(id: Bowls.first, at: .value(1), 1), .c2(Bowls.first, .value(1), 1)),
        (2, .load(id: Bowls.second, at: .value(2), 2), .c2(Bowls.second, .value(2), 2)),
        (3, .move(number: "a"), .c3("a")),
        (3, .move(number: "b"), .c3("b")),
        (4, .move(at: "a", .value("a"), .value(1)), .c4("a", .value("a"), .value(1))),
        (4, .move(at: "b", .value("b"), .value(2)), .c4("b", .value("b"), .value(2))),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(id: "a"), .c0("a")),
        (.load(id: "b"), .c0("b")),
        (.load(Bowls.first), .c1(Bowls.first)),
        (.load(Bowls.second), .c1(Bowls.second)),
        (.load(id: Bowls.first, at: .value(1), 1), .c2(Bowls.first, .value(1), 1)),
        (.load(id: Bowls.second, at: .value(2), 2), .c2(Bowls.second, .value(2), 2)),
        (.load(id: Bowls.first, at: .any, 1), .c2(Bowls.first, .any, 1)),
        (.move(number: "a"), .c3("a")),
        (.move(number: "b"), .c3("b")),
        (.move(at: "a", .value("a"), .value(1)), .c4("a", .value("a"), .value(1))),
        (.move(at: "b", .value("b"), .value(2)), .c4("b", .value("b"), .value(2))),
        (.move(at: "a", .hasPrefix("a"), .any), .c4("a", .hasPrefix("a"), .any)),
    ] }
    enum Plain: InvocationMatching {
        case c0(String)
        case c1(Bowl)
        case c2(Bowl, Arg<Int>, Int)
        case c3(String)
        case c4(String, Arg<String>, Arg<Int>)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0), .c0(let r0)): l0 == r0
            case (.c1(let l0), .c1(let r0)): l0 === r0
            case (.c2(let l0, let l1, let l2), .c2(let r0, let r1, let r2)): l0 === r0 && l1.matches(r1) && l2 == r2
            case (.c3(let l0), .c3(let r0)): l0 == r0
            case (.c4(let l0, let l1, let l2), .c4(let r0, let r1, let r2)): l0 == r0 && l1.matches(r1) && l2.matches(r2)
            default: false
            }
        }
    }
}

enum Overloaded182: OverloadedEnum {
    case move
    case load(Arg<String>, Arg<String>, id: (Int, Int))
    static let names = ["move", "load(_:_:id:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .move, .c0),
        (1, .load(.value("a"), .value("a"), id: (1, 2)), .c1(.value("a"), .value("a"), (1, 2))),
        (1, .load(.value("b"), .value("b"), id: (2, 1)), .c1(.value("b"), .value("b"), (2, 1))),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.move, .c0),
        (.load(.value("a"), .value("a"), id: (1, 2)), .c1(.value("a"), .value("a"), (1, 2))),
        (.load(.value("b"), .value("b"), id: (2, 1)), .c1(.value("b"), .value("b"), (2, 1))),
        (.load(.hasPrefix("a"), .hasPrefix("a"), id: (1, 2)), .c1(.hasPrefix("a"), .hasPrefix("a"), (1, 2))),
    ] }
    enum Plain: InvocationMatching {
        case c0
        case c1(Arg<String>, Arg<String>, (Int, Int))
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0, .c0): true
            case (.c1(let l0, let l1, let l2), .c1(let r0, let r1, let r2)): l0.matches(r0) && l1.matches(r1) && l2 == r2
            default: false
            }
        }
    }
}

indirect enum Overloaded183: OverloadedEnum {
    case move((Int, Int), at: Any)
    case load(id: String)
    case move(Int?)
    static let names = ["move(_:at:)", "load(id:)", "move(_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .move((1, 2), at: (x: 1, y: 2)), .c0((1, 2), 0)),
        (0, .move((2, 1), at: (a: 1, b: 2)), .c0((2, 1), 1)),
        (0, .move((1, 2), at: (1, 2)), .c0((1, 2), 2)),
        (0, .move((2, 1), at: 1), .c0((2, 1), 3)),
        (1, .load(id: "a"), .c1("a")),
        (1, .load(id: "b"), .c1("b")),
        (2, .move(nil), .c2(nil)),
        (2, .move(1), .c2(1)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.move((1, 2), at: (x: 1, y: 2)), .c0((1, 2), 0)),
        (.move((2, 1), at: (a: 1, b: 2)), .c0((2, 1), 1)),
        (.move((1, 2), at: (1, 2)), .c0((1, 2), 2)),
        (.move((2, 1), at: 1), .c0((2, 1), 3)),
        (.load(id: "a"), .c1("a")),
        (.load(id: "b"), .c1("b")),
        (.move(nil), .c2(nil)),
        (.move(1), .c2(1)),
    ] }
    enum Plain: InvocationMatching {
        case c0((Int, Int), Int)
        case c1(String)
        case c2(Int?)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0, let l1), .c0(let r0, let r1)): l0 == r0 && l1 == r1
            case (.c1(let l0), .c1(let r0)): l0 == r0
            case (.c2(let l0), .c2(let r0)): l0 == r0
            default: false
            }
        }
    }
}

enum Overloaded184: OverloadedEnum {
    case load
    case move(Any, Bowl, Filling)
    static let names = ["load", "move(_:_:_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load, .c0),
        (1, .move((x: 1, y: 2), Bowls.first, .with(egg: 1)), .c1(0, Bowls.first, 0)),
        (1, .move((a: 1, b: 2), Bowls.second, .with(ham: 1)), .c1(1, Bowls.second, 1)),
        (1, .move((1, 2), Bowls.first, .with(1, 1)), .c1(2, Bowls.first, 2)),
        (1, .move(1, Bowls.second, .with((1, 1))), .c1(3, Bowls.second, 3)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load, .c0),
        (.move((x: 1, y: 2), Bowls.first, .with(egg: 1)), .c1(0, Bowls.first, 0)),
        (.move((a: 1, b: 2), Bowls.second, .with(ham: 1)), .c1(1, Bowls.second, 1)),
        (.move((1, 2), Bowls.first, .with(1, 1)), .c1(2, Bowls.first, 2)),
        (.move(1, Bowls.second, .with((1, 1))), .c1(3, Bowls.second, 3)),
    ] }
    enum Plain: InvocationMatching {
        case c0
        case c1(Int, Bowl, Int)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0, .c0): true
            case (.c1(let l0, let l1, let l2), .c1(let r0, let r1, let r2)): l0 == r0 && l1 === r1 && l2 == r2
            default: false
            }
        }
    }
}

enum Overloaded185: OverloadedEnum {
    case load(id: (Int, Int))
    case load(number: Bowl)
    case load(at: Arg<Int>, Int)
    case move
    static let names = ["load(id:)", "load(number:)", "load(at:_:)", "move"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(id: (1, 2)), .c0((1, 2))),
        (0, .load(id: (2, 1)), .c0((2, 1))),
        (1, .load(number: Bowls.first), .c1(Bowls.first)),
        (1, .load(number: Bowls.second), .c1(Bowls.second)),
        (2, .load(at: .value(1), 1), .c2(.value(1), 1)),
        (2, .load(at: .value(2), 2), .c2(.value(2), 2)),
        (3, .move, .c3),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(id: (1, 2)), .c0((1, 2))),
        (.load(id: (2, 1)), .c0((2, 1))),
        (.load(number: Bowls.first), .c1(Bowls.first)),
        (.load(number: Bowls.second), .c1(Bowls.second)),
        (.load(at: .value(1), 1), .c2(.value(1), 1)),
        (.load(at: .value(2), 2), .c2(.value(2), 2)),
        (.load(at: .any, 1), .c2(.any, 1)),
        (.move, .c3),
    ] }
    enum Plain: InvocationMatching {
        case c0((Int, Int))
        case c1(Bowl)
        case c2(Arg<Int>, Int)
        case c3
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0), .c0(let r0)): l0 == r0
            case (.c1(let l0), .c1(let r0)): l0 === r0
            case (.c2(let l0, let l1), .c2(let r0, let r1)): l0.matches(r0) && l1 == r1
            case (.c3, .c3): true
            default: false
            }
        }
    }
}

enum Overloaded186: OverloadedEnum {
    case move
    case load(String)
    case load(number: Int?)
    static let names = ["move", "load(_:)", "load(number:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .move, .c0),
        (1, .load("a"), .c1("a")),
        (1, .load("b"), .c1("b")),
        (2, .load(number: nil), .c2(nil)),
        (2, .load(number: 1), .c2(1)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.move, .c0),
        (.load("a"), .c1("a")),
        (.load("b"), .c1("b")),
        (.load(number: nil), .c2(nil)),
        (.load(number: 1), .c2(1)),
    ] }
    enum Plain: InvocationMatching {
        case c0
        case c1(String)
        case c2(Int?)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0, .c0): true
            case (.c1(let l0), .c1(let r0)): l0 == r0
            case (.c2(let l0), .c2(let r0)): l0 == r0
            default: false
            }
        }
    }
}

enum Overloaded187: OverloadedEnum {
    case move(id: Arg<String>, number: Int?)
    case load(Int, id: Arg<Int>)
    case load(Any, Int?, at: Filling)
    case move(id: Filling, Int)
    static let names = ["move(id:number:)", "load(_:id:)", "load(_:_:at:)", "move(id:_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .move(id: .value("a"), number: nil), .c0(.value("a"), nil)),
        (0, .move(id: .value("b"), number: 1), .c0(.value("b"), 1)),
        (1, .load(1, id: .value(1)), .c1(1, .value(1))),
        (1, .load(2, id: .value(2)), .c1(2, .value(2))),
        (2, .load((x: 1, y: 2), nil, at: .with(egg: 1)), .c2(0, nil, 0)),
        (2, .load((a: 1, b: 2), 1, at: .with(ham: 1)), .c2(1, 1, 1)),
        (2, .load((1, 2), nil, at: .with(1, 1)), .c2(2, nil, 2)),
        (2, .load(1, 1, at: .with((1, 1))), .c2(3, 1, 3)),
        (3, .move(id: .with(egg: 1), 1), .c3(0, 1)),
        (3, .move(id: .with(ham: 1), 2), .c3(1, 2)),
        (3, .move(id: .with(1, 1), 1), .c3(2, 1)),
        (3, .move(id: .with((1, 1)), 2), .c3(3, 2)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.move(id: .value("a"), number: nil), .c0(.value("a"), nil)),
        (.move(id: .value("b"), number: 1), .c0(.value("b"), 1)),
        (.move(id: .hasPrefix("a"), number: nil), .c0(.hasPrefix("a"), nil)),
        (.load(1, id: .value(1)), .c1(1, .value(1))),
        (.load(2, id: .value(2)), .c1(2, .value(2))),
        (.load(1, id: .any), .c1(1, .any)),
        (.load((x: 1, y: 2), nil, at: .with(egg: 1)), .c2(0, nil, 0)),
        (.load((a: 1, b: 2), 1, at: .with(ham: 1)), .c2(1, 1, 1)),
        (.load((1, 2), nil, at: .with(1, 1)), .c2(2, nil, 2)),
        (.load(1, 1, at: .with((1, 1))), .c2(3, 1, 3)),
        (.move(id: .with(egg: 1), 1), .c3(0, 1)),
        (.move(id: .with(ham: 1), 2), .c3(1, 2)),
        (.move(id: .with(1, 1), 1), .c3(2, 1)),
        (.move(id: .with((1, 1)), 2), .c3(3, 2)),
    ] }
    enum Plain: InvocationMatching {
        case c0(Arg<String>, Int?)
        case c1(Int, Arg<Int>)
        case c2(Int, Int?, Int)
        case c3(Int, Int)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0, let l1), .c0(let r0, let r1)): l0.matches(r0) && l1 == r1
            case (.c1(let l0, let l1), .c1(let r0, let r1)): l0 == r0 && l1.matches(r1)
            case (.c2(let l0, let l1, let l2), .c2(let r0, let r1, let r2)): l0 == r0 && l1 == r1 && l2 == r2
            case (.c3(let l0, let l1), .c3(let r0, let r1)): l0 == r0 && l1 == r1
            default: false
            }
        }
    }
}

indirect enum Overloaded188: OverloadedEnum {
    case load(Int, number: Any)
    static let names = ["load(_:number:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(1, number: (x: 1, y: 2)), .c0(1, 0)),
        (0, .load(2, number: (a: 1, b: 2)), .c0(2, 1)),
        (0, .load(1, number: (1, 2)), .c0(1, 2)),
        (0, .load(2, number: 1), .c0(2, 3)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(1, number: (x: 1, y: 2)), .c0(1, 0)),
        (.load(2, number: (a: 1, b: 2)), .c0(2, 1)),
        (.load(1, number: (1, 2)), .c0(1, 2)),
        (.load(2, number: 1), .c0(2, 3)),
    ] }
    enum Plain: InvocationMatching {
        case c0(Int, Int)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0, let l1), .c0(let r0, let r1)): l0 == r0 && l1 == r1
            }
        }
    }
}

enum Overloaded189: OverloadedEnum {
    case load(Arg<String>)
    case load(id: Int, at: String)
    case move((Int, Int), number: [Int])
    static let names = ["load(_:)", "load(id:at:)", "move(_:number:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(.value("a")), .c0(.value("a"))),
        (0, .load(.value("b")), .c0(.value("b"))),
        (1, .load(id: 1, at: "a"), .c1(1, "a")),
        (1, .load(id: 2, at: "b"), .c1(2, "b")),
        (2, .move((1, 2), number: [1]), .c2((1, 2), [1])),
        (2, .move((2, 1), number: [1, 2]), .c2((2, 1), [1, 2])),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(.value("a")), .c0(.value("a"))),
        (.load(.value("b")), .c0(.value("b"))),
        (.load(.hasPrefix("a")), .c0(.hasPrefix("a"))),
        (.load(id: 1, at: "a"), .c1(1, "a")),
        (.load(id: 2, at: "b"), .c1(2, "b")),
        (.move((1, 2), number: [1]), .c2((1, 2), [1])),
        (.move((2, 1), number: [1, 2]), .c2((2, 1), [1, 2])),
    ] }
    enum Plain: InvocationMatching {
        case c0(Arg<String>)
        case c1(Int, String)
        case c2((Int, Int), [Int])
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0), .c0(let r0)): l0.matches(r0)
            case (.c1(let l0, let l1), .c1(let r0, let r1)): l0 == r0 && l1 == r1
            case (.c2(let l0, let l1), .c2(let r0, let r1)): l0 == r0 && l1 == r1
            default: false
            }
        }
    }
}

enum Overloaded190: OverloadedEnum {
    case load
    case move
    static let names = ["load", "move"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load, .c0),
        (1, .move, .c1),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load, .c0),
        (.move, .c1),
    ] }
    enum Plain: InvocationMatching {
        case c0
        case c1
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0, .c0): true
            case (.c1, .c1): true
            default: false
            }
        }
    }
}

enum Overloaded191: OverloadedEnum {
    case load
    case move(at: (Int, Int), (x: Int, y: Int), Int?)
    static let names = ["load", "move(at:_:_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load, .c0),
        (1, .move(at: (1, 2), (x: 1, y: 2), nil), .c1((1, 2), (x: 1, y: 2), nil)),
        (1, .move(at: (2, 1), (x: 2, y: 1), 1), .c1((2, 1), (x: 2, y: 1), 1)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load, .c0),
        (.move(at: (1, 2), (x: 1, y: 2), nil), .c1((1, 2), (x: 1, y: 2), nil)),
        (.move(at: (2, 1), (x: 2, y: 1), 1), .c1((2, 1), (x: 2, y: 1), 1)),
    ] }
    enum Plain: InvocationMatching {
        case c0
        case c1((Int, Int), (x: Int, y: Int), Int?)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0, .c0): true
            case (.c1(let l0, let l1, let l2), .c1(let r0, let r1, let r2)): l0 == r0 && l1 == r1 && l2 == r2
            default: false
            }
        }
    }
}

indirect enum Overloaded192: OverloadedEnum {
    case load(id: Arg<String>, Bowl)
    case load(id: Arg<Int>)
    static let names = ["load(id:_:)", "load(id:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(id: .value("a"), Bowls.first), .c0(.value("a"), Bowls.first)),
        (0, .load(id: .value("b"), Bowls.second), .c0(.value("b"), Bowls.second)),
        (1, .load(id: .value(1)), .c1(.value(1))),
        (1, .load(id: .value(2)), .c1(.value(2))),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(id: .value("a"), Bowls.first), .c0(.value("a"), Bowls.first)),
        (.load(id: .value("b"), Bowls.second), .c0(.value("b"), Bowls.second)),
        (.load(id: .hasPrefix("a"), Bowls.first), .c0(.hasPrefix("a"), Bowls.first)),
        (.load(id: .value(1)), .c1(.value(1))),
        (.load(id: .value(2)), .c1(.value(2))),
        (.load(id: .any), .c1(.any)),
    ] }
    enum Plain: InvocationMatching {
        case c0(Arg<String>, Bowl)
        case c1(Arg<Int>)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0, let l1), .c0(let r0, let r1)): l0.matches(r0) && l1 === r1
            case (.c1(let l0), .c1(let r0)): l0.matches(r0)
            default: false
            }
        }
    }
}

indirect enum Overloaded193: OverloadedEnum {
    case move((Int, Int), at: Filling)
    case move(String, id: Any, at: Bowl)
    case move(Any)
    case load(Filling, number: (Int, Int))
    case load([Int])
    case move(String, Arg<Int>, (x: Int, y: Int))
    static let names = ["move(_:at:)", "move(_:id:at:)", "move(_:)", "load(_:number:)", "load(_:)", "move(_:_:_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .move((1, 2), at: .with(egg: 1)), .c0((1, 2), 0)),
        (0, .move((2, 1), at: .with(ham: 1)), .c0((2, 1), 1)),
        (0, .move((1, 2), at: .with(1, 1)), .c0((1, 2), 2)),
        (0, .move((2, 1), at: .with((1, 1))), .c0((2, 1), 3)),
        (1, .move("a", id: (x: 1, y: 2), at: Bowls.first), .c1("a", 0, Bowls.first)),
        (1, .move("b", id: (a: 1, b: 2), at: Bowls.second), .c1("b", 1, Bowls.second)),
        (1, .move("a", id: (1, 2), at: Bowls.first), .c1("a", 2, Bowls.first)),
        (1, .move("b", id: 1, at: Bowls.second), .c1("b", 3, Bowls.second)),
        (2, .move((x: 1, y: 2)), .c2(0)),
        (2, .move((a: 1, b: 2)), .c2(1)),
        (2, .move((1, 2)), .c2(2)),
        (2, .move(1), .c2(3)),
        (3, .load(.with(egg: 1), number: (1, 2)), .c3(0, (1, 2))),
        (3, .load(.with(ham: 1), number: (2, 1)), .c3(1, (2, 1))),
        (3, .load(.with(1, 1), number: (1, 2)), .c3(2, (1, 2))),
        (3, .load(.with((1, 1)), number: (2, 1)), .c3(3, (2, 1))),
        (4, .load([1]), .c4([1])),
        (4, .load([1, 2]), .c4([1, 2])),
        (5, .move("a", .value(1), (x: 1, y: 2)), .c5("a", .value(1), (x: 1, y: 2))),
        (5, .move("b", .value(2), (x: 2, y: 1)), .c5("b", .value(2), (x: 2, y: 1))),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.move((1, 2), at: .with(egg: 1)), .c0((1, 2), 0)),
        (.move((2, 1), at: .with(ham: 1)), .c0((2, 1), 1)),
        (.move((1, 2), at: .with(1, 1)), .c0((1, 2), 2)),
        (.move((2, 1), at: .with((1, 1))), .c0((2, 1), 3)),
        (.move("a", id: (x: 1, y: 2), at: Bowls.first), .c1("a", 0, Bowls.first)),
        (.move("b", id: (a: 1, b: 2), at: Bowls.second), .c1("b", 1, Bowls.second)),
        (.move("a", id: (1, 2), at: Bowls.first), .c1("a", 2, Bowls.first)),
        (.move("b", id: 1, at: Bowls.second), .c1("b", 3, Bowls.second)),
        (.move((x: 1, y: 2)), .c2(0)),
        (.move((a: 1, b: 2)), .c2(1)),
        (.move((1, 2)), .c2(2)),
        (.move(1), .c2(3)),
        (.load(.with(egg: 1), number: (1, 2)), .c3(0, (1, 2))),
        (.load(.with(ham: 1), number: (2, 1)), .c3(1, (2, 1))),
        (.load(.with(1, 1), number: (1, 2)), .c3(2, (1, 2))),
        (.load(.with((1, 1)), number: (2, 1)), .c3(3, (2, 1))),
        (.load([1]), .c4([1])),
        (.load([1, 2]), .c4([1, 2])),
        (.move("a", .value(1), (x: 1, y: 2)), .c5("a", .value(1), (x: 1, y: 2))),
        (.move("b", .value(2), (x: 2, y: 1)), .c5("b", .value(2), (x: 2, y: 1))),
        (.move("a", .any, (x: 1, y: 2)), .c5("a", .any, (x: 1, y: 2))),
    ] }
    enum Plain: InvocationMatching {
        case c0((Int, Int), Int)
        case c1(String, Int, Bowl)
        case c2(Int)
        case c3(Int, (Int, Int))
        case c4([Int])
        case c5(String, Arg<Int>, (x: Int, y: Int))
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0, let l1), .c0(let r0, let r1)): l0 == r0 && l1 == r1
            case (.c1(let l0, let l1, let l2), .c1(let r0, let r1, let r2)): l0 == r0 && l1 == r1 && l2 === r2
            case (.c2(let l0), .c2(let r0)): l0 == r0
            case (.c3(let l0, let l1), .c3(let r0, let r1)): l0 == r0 && l1 == r1
            case (.c4(let l0), .c4(let r0)): l0 == r0
            case (.c5(let l0, let l1, let l2), .c5(let r0, let r1, let r2)): l0 == r0 && l1.matches(r1) && l2 == r2
            default: false
            }
        }
    }
}

enum Overloaded194: OverloadedEnum {
    case move
    case load(Any, Filling)
    case load(number: Int?, [Int])
    case load(number: Any)
    static let names = ["move", "load(_:_:)", "load(number:_:)", "load(number:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .move, .c0),
        (1, .load((x: 1, y: 2), .with(egg: 1)), .c1(0, 0)),
        (1, .load((a: 1, b: 2), .with(ham: 1)), .c1(1, 1)),
        (1, .load((1, 2), .with(1, 1)), .c1(2, 2)),
        (1, .load(1, .with((1, 1))), .c1(3, 3)),
        (2, .load(number: nil, [1]), .c2(nil, [1])),
        (2, .load(number: 1, [1, 2]), .c2(1, [1, 2])),
        (3, .load(number: (x: 1, y: 2)), .c3(0)),
        (3, .load(number: (a: 1, b: 2)), .c3(1)),
        (3, .load(number: (1, 2)), .c3(2)),
        (3, .load(number: 1), .c3(3)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.move, .c0),
        (.load((x: 1, y: 2), .with(egg: 1)), .c1(0, 0)),
        (.load((a: 1, b: 2), .with(ham: 1)), .c1(1, 1)),
        (.load((1, 2), .with(1, 1)), .c1(2, 2)),
        (.load(1, .with((1, 1))), .c1(3, 3)),
        (.load(number: nil, [1]), .c2(nil, [1])),
        (.load(number: 1, [1, 2]), .c2(1, [1, 2])),
        (.load(number: (x: 1, y: 2)), .c3(0)),
        (.load(number: (a: 1, b: 2)), .c3(1)),
        (.load(number: (1, 2)), .c3(2)),
        (.load(number: 1), .c3(3)),
    ] }
    enum Plain: InvocationMatching {
        case c0
        case c1(Int, Int)
        case c2(Int?, [Int])
        case c3(Int)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0, .c0): true
            case (.c1(let l0, let l1), .c1(let r0, let r1)): l0 == r0 && l1 == r1
            case (.c2(let l0, let l1), .c2(let r0, let r1)): l0 == r0 && l1 == r1
            case (.c3(let l0), .c3(let r0)): l0 == r0
            default: false
            }
        }
    }
}

indirect enum Overloaded195: OverloadedEnum {
    case load
    static let names = ["load"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load, .c0),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load, .c0),
    ] }
    enum Plain: InvocationMatching {
        case c0
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0, .c0): true
            }
        }
    }
}

indirect enum Overloaded196: OverloadedEnum {
    case move(Filling, [Int])
    case load(Any, id: Filling, at: (x: Int, y: Int))
    case load(at: [Int], Int)
    case load([Int])
    static let names = ["move(_:_:)", "load(_:id:at:)", "load(at:_:)", "load(_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .move(.with(egg: 1), [1]), .c0(0, [1])),
        (0, .move(.with(ham: 1), [1, 2]), .c0(1, [1, 2])),
        (0, .move(.with(1, 1), [1]), .c0(2, [1])),
        (0, .move(.with((1, 1)), [1, 2]), .c0(3, [1, 2])),
        (1, .load((x: 1, y: 2), id: .with(egg: 1), at: (x: 1, y: 2)), .c1(0, 0, (x: 1, y: 2))),
        (1, .load((a: 1, b: 2), id: .with(ham: 1), at: (x: 2, y: 1)), .c1(1, 1, (x: 2, y: 1))),
        (1, .load((1, 2), id: .with(1, 1), at: (x: 1, y: 2)), .c1(2, 2, (x: 1, y: 2))),
        (1, .load(1, id: .with((1, 1)), at: (x: 2, y: 1)), .c1(3, 3, (x: 2, y: 1))),
        (2, .load(at: [1], 1), .c2([1], 1)),
        (2, .load(at: [1, 2], 2), .c2([1, 2], 2)),
        (3, .load([1]), .c3([1])),
        (3, .load([1, 2]), .c3([1, 2])),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.move(.with(egg: 1), [1]), .c0(0, [1])),
        (.move(.with(ham: 1), [1, 2]), .c0(1, [1, 2])),
        (.move(.with(1, 1), [1]), .c0(2, [1])),
        (.move(.with((1, 1)), [1, 2]), .c0(3, [1, 2])),
        (.load((x: 1, y: 2), id: .with(egg: 1), at: (x: 1, y: 2)), .c1(0, 0, (x: 1, y: 2))),
        (.load((a: 1, b: 2), id: .with(ham: 1), at: (x: 2, y: 1)), .c1(1, 1, (x: 2, y: 1))),
        (.load((1, 2), id: .with(1, 1), at: (x: 1, y: 2)), .c1(2, 2, (x: 1, y: 2))),
        (.load(1, id: .with((1, 1)), at: (x: 2, y: 1)), .c1(3, 3, (x: 2, y: 1))),
        (.load(at: [1], 1), .c2([1], 1)),
        (.load(at: [1, 2], 2), .c2([1, 2], 2)),
        (.load([1]), .c3([1])),
        (.load([1, 2]), .c3([1, 2])),
    ] }
    enum Plain: InvocationMatching {
        case c0(Int, [Int])
        case c1(Int, Int, (x: Int, y: Int))
        case c2([Int], Int)
        case c3([Int])
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0, let l1), .c0(let r0, let r1)): l0 == r0 && l1 == r1
            case (.c1(let l0, let l1, let l2), .c1(let r0, let r1, let r2)): l0 == r0 && l1 == r1 && l2 == r2
            case (.c2(let l0, let l1), .c2(let r0, let r1)): l0 == r0 && l1 == r1
            case (.c3(let l0), .c3(let r0)): l0 == r0
            default: false
            }
        }
    }
}

indirect enum Overloaded197: OverloadedEnum {
    case move
    case load(Filling, String)
    static let names = ["move", "load(_:_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .move, .c0),
        (1, .load(.with(egg: 1), "a"), .c1(0, "a")),
        (1, .load(.with(ham: 1), "b"), .c1(1, "b")),
        (1, .load(.with(1, 1), "a"), .c1(2, "a")),
        (1, .load(.with((1, 1)), "b"), .c1(3, "b")),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.move, .c0),
        (.load(.with(egg: 1), "a"), .c1(0, "a")),
        (.load(.with(ham: 1), "b"), .c1(1, "b")),
        (.load(.with(1, 1), "a"), .c1(2, "a")),
        (.load(.with((1, 1)), "b"), .c1(3, "b")),
    ] }
    enum Plain: InvocationMatching {
        case c0
        case c1(Int, String)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0, .c0): true
            case (.c1(let l0, let l1), .c1(let r0, let r1)): l0 == r0 && l1 == r1
            default: false
            }
        }
    }
}

enum Overloaded198: OverloadedEnum {
    case move
    static let names = ["move"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .move, .c0),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.move, .c0),
    ] }
    enum Plain: InvocationMatching {
        case c0
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0, .c0): true
            }
        }
    }
}

enum Overloaded199: OverloadedEnum {
    case load
    case move(Filling, number: Int?)
    static let names = ["load", "move(_:number:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load, .c0),
        (1, .move(.with(egg: 1), number: nil), .c1(0, nil)),
        (1, .move(.with(ham: 1), number: 1), .c1(1, 1)),
        (1, .move(.with(1, 1), number: nil), .c1(2, nil)),
        (1, .move(.with((1, 1)), number: 1), .c1(3, 1)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load, .c0),
        (.move(.with(egg: 1), number: nil), .c1(0, nil)),
        (.move(.with(ham: 1), number: 1), .c1(1, 1)),
        (.move(.with(1, 1), number: nil), .c1(2, nil)),
        (.move(.with((1, 1)), number: 1), .c1(3, 1)),
    ] }
    enum Plain: InvocationMatching {
        case c0
        case c1(Int, Int?)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0, .c0): true
            case (.c1(let l0, let l1), .c1(let r0, let r1)): l0 == r0 && l1 == r1
            default: false
            }
        }
    }
}
