// Written by OverloadWriter, see OverloadedEnumTests.
// swift-format-ignore-file
import ExpectKit

var overloadedEnums200: [any OverloadedEnum.Type] { [
    Overloaded200.self,
    Overloaded201.self,
    Overloaded202.self,
    Overloaded203.self,
    Overloaded204.self,
    Overloaded205.self,
    Overloaded206.self,
    Overloaded207.self,
    Overloaded208.self,
    Overloaded209.self,
    Overloaded210.self,
    Overloaded211.self,
    Overloaded212.self,
    Overloaded213.self,
    Overloaded214.self,
    Overloaded215.self,
    Overloaded216.self,
    Overloaded217.self,
    Overloaded218.self,
    Overloaded219.self,
    Overloaded220.self,
    Overloaded221.self,
    Overloaded222.self,
    Overloaded223.self,
    Overloaded224.self,
    Overloaded225.self,
    Overloaded226.self,
    Overloaded227.self,
    Overloaded228.self,
    Overloaded229.self,
    Overloaded230.self,
    Overloaded231.self,
    Overloaded232.self,
    Overloaded233.self,
    Overloaded234.self,
    Overloaded235.self,
    Overloaded236.self,
    Overloaded237.self,
    Overloaded238.self,
    Overloaded239.self,
    Overloaded240.self,
    Overloaded241.self,
    Overloaded242.self,
    Overloaded243.self,
    Overloaded244.self,
    Overloaded245.self,
    Overloaded246.self,
    Overloaded247.self,
    Overloaded248.self,
    Overloaded249.self,
    Overloaded250.self,
    Overloaded251.self,
    Overloaded252.self,
    Overloaded253.self,
    Overloaded254.self,
    Overloaded255.self,
    Overloaded256.self,
    Overloaded257.self,
    Overloaded258.self,
    Overloaded259.self,
    Overloaded260.self,
    Overloaded261.self,
    Overloaded262.self,
    Overloaded263.self,
    Overloaded264.self,
    Overloaded265.self,
    Overloaded266.self,
    Overloaded267.self,
    Overloaded268.self,
    Overloaded269.self,
    Overloaded270.self,
    Overloaded271.self,
    Overloaded272.self,
    Overloaded273.self,
    Overloaded274.self,
    Overloaded275.self,
    Overloaded276.self,
    Overloaded277.self,
    Overloaded278.self,
    Overloaded279.self,
    Overloaded280.self,
    Overloaded281.self,
    Overloaded282.self,
    Overloaded283.self,
    Overloaded284.self,
    Overloaded285.self,
    Overloaded286.self,
    Overloaded287.self,
    Overloaded288.self,
    Overloaded289.self,
    Overloaded290.self,
    Overloaded291.self,
    Overloaded292.self,
    Overloaded293.self,
    Overloaded294.self,
    Overloaded295.self,
    Overloaded296.self,
    Overloaded297.self,
    Overloaded298.self,
    Overloaded299.self,
] }

indirect enum Overloaded200: OverloadedEnum {
    case move([Int], Any)
    case move(number: (Int, Int), id: Int?)
    case load(number: (x: Int, y: Int))
    case move(Bowl)
    static let names = ["move(_:_:)", "move(number:id:)", "load(number:)", "move(_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .move([1], (x: 1, y: 2)), .c0([1], 0)),
        (0, .move([1, 2], (a: 1, b: 2)), .c0([1, 2], 1)),
        (0, .move([1], (1, 2)), .c0([1], 2)),
        (0, .move([1, 2], 1), .c0([1, 2], 3)),
        (1, .move(number: (1, 2), id: nil), .c1((1, 2), nil)),
        (1, .move(number: (2, 1), id: 1), .c1((2, 1), 1)),
        (2, .load(number: (x: 1, y: 2)), .c2((x: 1, y: 2))),
        (2, .load(number: (x: 2, y: 1)), .c2((x: 2, y: 1))),
        (3, .move(Bowls.first), .c3(Bowls.first)),
        (3, .move(Bowls.second), .c3(Bowls.second)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.move([1], (x: 1, y: 2)), .c0([1], 0)),
        (.move([1, 2], (a: 1, b: 2)), .c0([1, 2], 1)),
        (.move([1], (1, 2)), .c0([1], 2)),
        (.move([1, 2], 1), .c0([1, 2], 3)),
        (.move(number: (1, 2), id: nil), .c1((1, 2), nil)),
        (.move(number: (2, 1), id: 1), .c1((2, 1), 1)),
        (.load(number: (x: 1, y: 2)), .c2((x: 1, y: 2))),
        (.load(number: (x: 2, y: 1)), .c2((x: 2, y: 1))),
        (.move(Bowls.first), .c3(Bowls.first)),
        (.move(Bowls.second), .c3(Bowls.second)),
    ] }
    enum Plain: InvocationMatching {
        case c0([Int], Int)
        case c1((Int, Int), Int?)
        case c2((x: Int, y: Int))
        case c3(Bowl)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0, let l1), .c0(let r0, let r1)): l0 == r0 && l1 == r1
            case (.c1(let l0, let l1), .c1(let r0, let r1)): l0 == r0 && l1 == r1
            case (.c2(let l0), .c2(let r0)): l0 == r0
            case (.c3(let l0), .c3(let r0)): l0 === r0
            default: false
            }
        }
    }
}

indirect enum Overloaded201: OverloadedEnum {
    case load([Int], number: Int)
    case load(Filling)
    case load(at: Bowl)
    case load(id: Int?, at: [Int])
    case move(at: [Int])
    case load(number: Any, id: String)
    static let names = ["load(_:number:)", "load(_:)", "load(at:)", "load(id:at:)", "move(at:)", "load(number:id:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load([1], number: 1), .c0([1], 1)),
        (0, .load([1, 2], number: 2), .c0([1, 2], 2)),
        (1, .load(.with(egg: 1)), .c1(0)),
        (1, .load(.with(ham: 1)), .c1(1)),
        (1, .load(.with(1, 1)), .c1(2)),
        (1, .load(.with((1, 1))), .c1(3)),
        (2, .load(at: Bowls.first), .c2(Bowls.first)),
        (2, .load(at: Bowls.second), .c2(Bowls.second)),
        (3, .load(id: nil, at: [1]), .c3(nil, [1])),
        (3, .load(id: 1, at: [1, 2]), .c3(1, [1, 2])),
        (4, .move(at: [1]), .c4([1])),
        (4, .move(at: [1, 2]), .c4([1, 2])),
        (5, .load(number: (x: 1, y: 2), id: "a"), .c5(0, "a")),
        (5, .load(number: (a: 1, b: 2), id: "b"), .c5(1, "b")),
        (5, .load(number: (1, 2), id: "a"), .c5(2, "a")),
        (5, .load(number: 1, id: "b"), .c5(3, "b")),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load([1], number: 1), .c0([1], 1)),
        (.load([1, 2], number: 2), .c0([1, 2], 2)),
        (.load(.with(egg: 1)), .c1(0)),
        (.load(.with(ham: 1)), .c1(1)),
        (.load(.with(1, 1)), .c1(2)),
        (.load(.with((1, 1))), .c1(3)),
        (.load(at: Bowls.first), .c2(Bowls.first)),
        (.load(at: Bowls.second), .c2(Bowls.second)),
        (.load(id: nil, at: [1]), .c3(nil, [1])),
        (.load(id: 1, at: [1, 2]), .c3(1, [1, 2])),
        (.move(at: [1]), .c4([1])),
        (.move(at: [1, 2]), .c4([1, 2])),
        (.load(number: (x: 1, y: 2), id: "a"), .c5(0, "a")),
        (.load(number: (a: 1, b: 2), id: "b"), .c5(1, "b")),
        (.load(number: (1, 2), id: "a"), .c5(2, "a")),
        (.load(number: 1, id: "b"), .c5(3, "b")),
    ] }
    enum Plain: InvocationMatching {
        case c0([Int], Int)
        case c1(Int)
        case c2(Bowl)
        case c3(Int?, [Int])
        case c4([Int])
        case c5(Int, String)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0, let l1), .c0(let r0, let r1)): l0 == r0 && l1 == r1
            case (.c1(let l0), .c1(let r0)): l0 == r0
            case (.c2(let l0), .c2(let r0)): l0 === r0
            case (.c3(let l0, let l1), .c3(let r0, let r1)): l0 == r0 && l1 == r1
            case (.c4(let l0), .c4(let r0)): l0 == r0
            case (.c5(let l0, let l1), .c5(let r0, let r1)): l0 == r0 && l1 == r1
            default: false
            }
        }
    }
}

enum Overloaded202: OverloadedEnum {
    case load(number: Any)
    case load(id: (x: Int, y: Int))
    case load(at: Arg<Int>, Int?, number: [Int])
    case load(Arg<String>, at: Arg<Int>, number: (Int, Int))
    case load(String, Any, Arg<String>)
    static let names = ["load(number:)", "load(id:)", "load(at:_:number:)", "load(_:at:number:)", "load(_:_:_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(number: (x: 1, y: 2)), .c0(0)),
        (0, .load(number: (a: 1, b: 2)), .c0(1)),
        (0, .load(number: (1, 2)), .c0(2)),
        (0, .load(number: 1), .c0(3)),
        (1, .load(id: (x: 1, y: 2)), .c1((x: 1, y: 2))),
        (1, .load(id: (x: 2, y: 1)), .c1((x: 2, y: 1))),
        (2, .load(at: .value(1), nil, number: [1]), .c2(.value(1), nil, [1])),
        (2, .load(at: .value(2), 1, number: [1, 2]), .c2(.value(2), 1, [1, 2])),
        (3, .load(.value("a"), at: .value(1), number: (1, 2)), .c3(.value("a"), .value(1), (1, 2))),
        (3, .load(.value("b"), at: .value(2), number: (2, 1)), .c3(.value("b"), .value(2), (2, 1))),
        (4, .load("a", (x: 1, y: 2), .value("a")), .c4("a", 0, .value("a"))),
        (4, .load("b", (a: 1, b: 2), .value("b")), .c4("b", 1, .value("b"))),
        (4, .load("a", (1, 2), .value("a")), .c4("a", 2, .value("a"))),
        (4, .load("b", 1, .value("b")), .c4("b", 3, .value("b"))),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(number: (x: 1, y: 2)), .c0(0)),
        (.load(number: (a: 1, b: 2)), .c0(1)),
        (.load(number: (1, 2)), .c0(2)),
        (.load(number: 1), .c0(3)),
        (.load(id: (x: 1, y: 2)), .c1((x: 1, y: 2))),
        (.load(id: (x: 2, y: 1)), .c1((x: 2, y: 1))),
        (.load(at: .value(1), nil, number: [1]), .c2(.value(1), nil, [1])),
        (.load(at: .value(2), 1, number: [1, 2]), .c2(.value(2), 1, [1, 2])),
        (.load(at: .any, nil, number: [1]), .c2(.any, nil, [1])),
        (.load(.value("a"), at: .value(1), number: (1, 2)), .c3(.value("a"), .value(1), (1, 2))),
        (.load(.value("b"), at: .value(2), number: (2, 1)), .c3(.value("b"), .value(2), (2, 1))),
        (.load(.hasPrefix("a"), at: .any, number: (1, 2)), .c3(.hasPrefix("a"), .any, (1, 2))),
        (.load("a", (x: 1, y: 2), .value("a")), .c4("a", 0, .value("a"))),
        (.load("b", (a: 1, b: 2), .value("b")), .c4("b", 1, .value("b"))),
        (.load("a", (1, 2), .value("a")), .c4("a", 2, .value("a"))),
        (.load("b", 1, .value("b")), .c4("b", 3, .value("b"))),
        (.load("a", (x: 1, y: 2), .hasPrefix("a")), .c4("a", 0, .hasPrefix("a"))),
    ] }
    enum Plain: InvocationMatching {
        case c0(Int)
        case c1((x: Int, y: Int))
        case c2(Arg<Int>, Int?, [Int])
        case c3(Arg<String>, Arg<Int>, (Int, Int))
        case c4(String, Int, Arg<String>)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0), .c0(let r0)): l0 == r0
            case (.c1(let l0), .c1(let r0)): l0 == r0
            case (.c2(let l0, let l1, let l2), .c2(let r0, let r1, let r2)): l0.matches(r0) && l1 == r1 && l2 == r2
            case (.c3(let l0, let l1, let l2), .c3(let r0, let r1, let r2)): l0.matches(r0) && l1.matches(r1) && l2 == r2
            case (.c4(let l0, let l1, let l2), .c4(let r0, let r1, let r2)): l0 == r0 && l1 == r1 && l2.matches(r2)
            default: false
            }
        }
    }
}

enum Overloaded203: OverloadedEnum {
    case load(number: (x: Int, y: Int))
    case load((Int, Int))
    case move(at: Int?)
    case load(at: Int?, Filling)
    case move(id: Filling)
    static let names = ["load(number:)", "load(_:)", "move(at:)", "load(at:_:)", "move(id:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(number: (x: 1, y: 2)), .c0((x: 1, y: 2))),
        (0, .load(number: (x: 2, y: 1)), .c0((x: 2, y: 1))),
        (1, .load((1, 2)), .c1((1, 2))),
        (1, .load((2, 1)), .c1((2, 1))),
        (2, .move(at: nil), .c2(nil)),
        (2, .move(at: 1), .c2(1)),
        (3, .load(at: nil, .with(egg: 1)), .c3(nil, 0)),
        (3, .load(at: 1, .with(ham: 1)), .c3(1, 1)),
        (3, .load(at: nil, .with(1, 1)), .c3(nil, 2)),
        (3, .load(at: 1, .with((1, 1))), .c3(1, 3)),
        (4, .move(id: .with(egg: 1)), .c4(0)),
        (4, .move(id: .with(ham: 1)), .c4(1)),
        (4, .move(id: .with(1, 1)), .c4(2)),
        (4, .move(id: .with((1, 1))), .c4(3)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(number: (x: 1, y: 2)), .c0((x: 1, y: 2))),
        (.load(number: (x: 2, y: 1)), .c0((x: 2, y: 1))),
        (.load((1, 2)), .c1((1, 2))),
        (.load((2, 1)), .c1((2, 1))),
        (.move(at: nil), .c2(nil)),
        (.move(at: 1), .c2(1)),
        (.load(at: nil, .with(egg: 1)), .c3(nil, 0)),
        (.load(at: 1, .with(ham: 1)), .c3(1, 1)),
        (.load(at: nil, .with(1, 1)), .c3(nil, 2)),
        (.load(at: 1, .with((1, 1))), .c3(1, 3)),
        (.move(id: .with(egg: 1)), .c4(0)),
        (.move(id: .with(ham: 1)), .c4(1)),
        (.move(id: .with(1, 1)), .c4(2)),
        (.move(id: .with((1, 1))), .c4(3)),
    ] }
    enum Plain: InvocationMatching {
        case c0((x: Int, y: Int))
        case c1((Int, Int))
        case c2(Int?)
        case c3(Int?, Int)
        case c4(Int)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0), .c0(let r0)): l0 == r0
            case (.c1(let l0), .c1(let r0)): l0 == r0
            case (.c2(let l0), .c2(let r0)): l0 == r0
            case (.c3(let l0, let l1), .c3(let r0, let r1)): l0 == r0 && l1 == r1
            case (.c4(let l0), .c4(let r0)): l0 == r0
            default: false
            }
        }
    }
}

indirect enum Overloaded204: OverloadedEnum {
    case move(Arg<String>, at: Int)
    case load(number: Arg<Int>)
    case load((x: Int, y: Int))
    case move(String)
    case move(at: Filling)
    static let names = ["move(_:at:)", "load(number:)", "load(_:)", "move(_:)", "move(at:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .move(.value("a"), at: 1), .c0(.value("a"), 1)),
        (0, .move(.value("b"), at: 2), .c0(.value("b"), 2)),
        (1, .load(number: .value(1)), .c1(.value(1))),
        (1, .load(number: .value(2)), .c1(.value(2))),
        (2, .load((x: 1, y: 2)), .c2((x: 1, y: 2))),
        (2, .load((x: 2, y: 1)), .c2((x: 2, y: 1))),
        (3, .move("a"), .c3("a")),
        (3, .move("b"), .c3("b")),
        (4, .move(at: .with(egg: 1)), .c4(0)),
        (4, .move(at: .with(ham: 1)), .c4(1)),
        (4, .move(at: .with(1, 1)), .c4(2)),
        (4, .move(at: .with((1, 1))), .c4(3)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.move(.value("a"), at: 1), .c0(.value("a"), 1)),
        (.move(.value("b"), at: 2), .c0(.value("b"), 2)),
        (.move(.hasPrefix("a"), at: 1), .c0(.hasPrefix("a"), 1)),
        (.load(number: .value(1)), .c1(.value(1))),
        (.load(number: .value(2)), .c1(.value(2))),
        (.load(number: .any), .c1(.any)),
        (.load((x: 1, y: 2)), .c2((x: 1, y: 2))),
        (.load((x: 2, y: 1)), .c2((x: 2, y: 1))),
        (.move("a"), .c3("a")),
        (.move("b"), .c3("b")),
        (.move(at: .with(egg: 1)), .c4(0)),
        (.move(at: .with(ham: 1)), .c4(1)),
        (.move(at: .with(1, 1)), .c4(2)),
        (.move(at: .with((1, 1))), .c4(3)),
    ] }
    enum Plain: InvocationMatching {
        case c0(Arg<String>, Int)
        case c1(Arg<Int>)
        case c2((x: Int, y: Int))
        case c3(String)
        case c4(Int)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0, let l1), .c0(let r0, let r1)): l0.matches(r0) && l1 == r1
            case (.c1(let l0), .c1(let r0)): l0.matches(r0)
            case (.c2(let l0), .c2(let r0)): l0 == r0
            case (.c3(let l0), .c3(let r0)): l0 == r0
            case (.c4(let l0), .c4(let r0)): l0 == r0
            default: false
            }
        }
    }
}

indirect enum Overloaded205: OverloadedEnum {
    case move(String, number: Int?, at: Filling)
    case move([Int], Filling)
    case load(number: Any)
    static let names = ["move(_:number:at:)", "move(_:_:)", "load(number:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .move("a", number: nil, at: .with(egg: 1)), .c0("a", nil, 0)),
        (0, .move("b", number: 1, at: .with(ham: 1)), .c0("b", 1, 1)),
        (0, .move("a", number: nil, at: .with(1, 1)), .c0("a", nil, 2)),
        (0, .move("b", number: 1, at: .with((1, 1))), .c0("b", 1, 3)),
        (1, .move([1], .with(egg: 1)), .c1([1], 0)),
        (1, .move([1, 2], .with(ham: 1)), .c1([1, 2], 1)),
        (1, .move([1], .with(1, 1)), .c1([1], 2)),
        (1, .move([1, 2], .with((1, 1))), .c1([1, 2], 3)),
        (2, .load(number: (x: 1, y: 2)), .c2(0)),
        (2, .load(number: (a: 1, b: 2)), .c2(1)),
        (2, .load(number: (1, 2)), .c2(2)),
        (2, .load(number: 1), .c2(3)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.move("a", number: nil, at: .with(egg: 1)), .c0("a", nil, 0)),
        (.move("b", number: 1, at: .with(ham: 1)), .c0("b", 1, 1)),
        (.move("a", number: nil, at: .with(1, 1)), .c0("a", nil, 2)),
        (.move("b", number: 1, at: .with((1, 1))), .c0("b", 1, 3)),
        (.move([1], .with(egg: 1)), .c1([1], 0)),
        (.move([1, 2], .with(ham: 1)), .c1([1, 2], 1)),
        (.move([1], .with(1, 1)), .c1([1], 2)),
        (.move([1, 2], .with((1, 1))), .c1([1, 2], 3)),
        (.load(number: (x: 1, y: 2)), .c2(0)),
        (.load(number: (a: 1, b: 2)), .c2(1)),
        (.load(number: (1, 2)), .c2(2)),
        (.load(number: 1), .c2(3)),
    ] }
    enum Plain: InvocationMatching {
        case c0(String, Int?, Int)
        case c1([Int], Int)
        case c2(Int)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0, let l1, let l2), .c0(let r0, let r1, let r2)): l0 == r0 && l1 == r1 && l2 == r2
            case (.c1(let l0, let l1), .c1(let r0, let r1)): l0 == r0 && l1 == r1
            case (.c2(let l0), .c2(let r0)): l0 == r0
            default: false
            }
        }
    }
}

enum Overloaded206: OverloadedEnum {
    case load(Arg<Int>, id: Any)
    case load(at: Int?, id: (x: Int, y: Int), [Int])
    case move
    static let names = ["load(_:id:)", "load(at:id:_:)", "move"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(.value(1), id: (x: 1, y: 2)), .c0(.value(1), 0)),
        (0, .load(.value(2), id: (a: 1, b: 2)), .c0(.value(2), 1)),
        (0, .load(.value(1), id: (1, 2)), .c0(.value(1), 2)),
        (0, .load(.value(2), id: 1), .c0(.value(2), 3)),
        (1, .load(at: nil, id: (x: 1, y: 2), [1]), .c1(nil, (x: 1, y: 2), [1])),
        (1, .load(at: 1, id: (x: 2, y: 1), [1, 2]), .c1(1, (x: 2, y: 1), [1, 2])),
        (2, .move, .c2),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(.value(1), id: (x: 1, y: 2)), .c0(.value(1), 0)),
        (.load(.value(2), id: (a: 1, b: 2)), .c0(.value(2), 1)),
        (.load(.value(1), id: (1, 2)), .c0(.value(1), 2)),
        (.load(.value(2), id: 1), .c0(.value(2), 3)),
        (.load(.any, id: (x: 1, y: 2)), .c0(.any, 0)),
        (.load(at: nil, id: (x: 1, y: 2), [1]), .c1(nil, (x: 1, y: 2), [1])),
        (.load(at: 1, id: (x: 2, y: 1), [1, 2]), .c1(1, (x: 2, y: 1), [1, 2])),
        (.move, .c2),
    ] }
    enum Plain: InvocationMatching {
        case c0(Arg<Int>, Int)
        case c1(Int?, (x: Int, y: Int), [Int])
        case c2
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0, let l1), .c0(let r0, let r1)): l0.matches(r0) && l1 == r1
            case (.c1(let l0, let l1, let l2), .c1(let r0, let r1, let r2)): l0 == r0 && l1 == r1 && l2 == r2
            case (.c2, .c2): true
            default: false
            }
        }
    }
}

indirect enum Overloaded207: OverloadedEnum {
    case load(Filling)
    static let names = ["load(_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(.with(egg: 1)), .c0(0)),
        (0, .load(.with(ham: 1)), .c0(1)),
        (0, .load(.with(1, 1)), .c0(2)),
        (0, .load(.with((1, 1))), .c0(3)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(.with(egg: 1)), .c0(0)),
        (.load(.with(ham: 1)), .c0(1)),
        (.load(.with(1, 1)), .c0(2)),
        (.load(.with((1, 1))), .c0(3)),
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

indirect enum Overloaded208: OverloadedEnum {
    case load(Arg<String>)
    case load(number: Filling, (x: Int, y: Int))
    static let names = ["load(_:)", "load(number:_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(.value("a")), .c0(.value("a"))),
        (0, .load(.value("b")), .c0(.value("b"))),
        (1, .load(number: .with(egg: 1), (x: 1, y: 2)), .c1(0, (x: 1, y: 2))),
        (1, .load(number: .with(ham: 1), (x: 2, y: 1)), .c1(1, (x: 2, y: 1))),
        (1, .load(number: .with(1, 1), (x: 1, y: 2)), .c1(2, (x: 1, y: 2))),
        (1, .load(number: .with((1, 1)), (x: 2, y: 1)), .c1(3, (x: 2, y: 1))),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(.value("a")), .c0(.value("a"))),
        (.load(.value("b")), .c0(.value("b"))),
        (.load(.hasPrefix("a")), .c0(.hasPrefix("a"))),
        (.load(number: .with(egg: 1), (x: 1, y: 2)), .c1(0, (x: 1, y: 2))),
        (.load(number: .with(ham: 1), (x: 2, y: 1)), .c1(1, (x: 2, y: 1))),
        (.load(number: .with(1, 1), (x: 1, y: 2)), .c1(2, (x: 1, y: 2))),
        (.load(number: .with((1, 1)), (x: 2, y: 1)), .c1(3, (x: 2, y: 1))),
    ] }
    enum Plain: InvocationMatching {
        case c0(Arg<String>)
        case c1(Int, (x: Int, y: Int))
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0), .c0(let r0)): l0.matches(r0)
            case (.c1(let l0, let l1), .c1(let r0, let r1)): l0 == r0 && l1 == r1
            default: false
            }
        }
    }
}

indirect enum Overloaded209: OverloadedEnum {
    case move
    case load(number: Int, id: Filling, at: Any)
    static let names = ["move", "load(number:id:at:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .move, .c0),
        (1, .load(number: 1, id: .with(egg: 1), at: (x: 1, y: 2)), .c1(1, 0, 0)),
        (1, .load(number: 2, id: .with(ham: 1), at: (a: 1, b: 2)), .c1(2, 1, 1)),
        (1, .load(number: 1, id: .with(1, 1), at: (1, 2)), .c1(1, 2, 2)),
        (1, .load(number: 2, id: .with((1, 1)), at: 1), .c1(2, 3, 3)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.move, .c0),
        (.load(number: 1, id: .with(egg: 1), at: (x: 1, y: 2)), .c1(1, 0, 0)),
        (.load(number: 2, id: .with(ham: 1), at: (a: 1, b: 2)), .c1(2, 1, 1)),
        (.load(number: 1, id: .with(1, 1), at: (1, 2)), .c1(1, 2, 2)),
        (.load(number: 2, id: .with((1, 1)), at: 1), .c1(2, 3, 3)),
    ] }
    enum Plain: InvocationMatching {
        case c0
        case c1(Int, Int, Int)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0, .c0): true
            case (.c1(let l0, let l1, let l2), .c1(let r0, let r1, let r2)): l0 == r0 && l1 == r1 && l2 == r2
            default: false
            }
        }
    }
}

indirect enum Overloaded210: OverloadedEnum {
    case load(number: Any)
    case load(String, [Int])
    case load(id: [Int])
    static let names = ["load(number:)", "load(_:_:)", "load(id:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(number: (x: 1, y: 2)), .c0(0)),
        (0, .load(number: (a: 1, b: 2)), .c0(1)),
        (0, .load(number: (1, 2)), .c0(2)),
        (0, .load(number: 1), .c0(3)),
        (1, .load("a", [1]), .c1("a", [1])),
        (1, .load("b", [1, 2]), .c1("b", [1, 2])),
        (2, .load(id: [1]), .c2([1])),
        (2, .load(id: [1, 2]), .c2([1, 2])),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(number: (x: 1, y: 2)), .c0(0)),
        (.load(number: (a: 1, b: 2)), .c0(1)),
        (.load(number: (1, 2)), .c0(2)),
        (.load(number: 1), .c0(3)),
        (.load("a", [1]), .c1("a", [1])),
        (.load("b", [1, 2]), .c1("b", [1, 2])),
        (.load(id: [1]), .c2([1])),
        (.load(id: [1, 2]), .c2([1, 2])),
    ] }
    enum Plain: InvocationMatching {
        case c0(Int)
        case c1(String, [Int])
        case c2([Int])
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

enum Overloaded211: OverloadedEnum {
    case load(at: Arg<Int>, number: (x: Int, y: Int))
    case load(String)
    case load(id: Int)
    static let names = ["load(at:number:)", "load(_:)", "load(id:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(at: .value(1), number: (x: 1, y: 2)), .c0(.value(1), (x: 1, y: 2))),
        (0, .load(at: .value(2), number: (x: 2, y: 1)), .c0(.value(2), (x: 2, y: 1))),
        (1, .load("a"), .c1("a")),
        (1, .load("b"), .c1("b")),
        (2, .load(id: 1), .c2(1)),
        (2, .load(id: 2), .c2(2)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(at: .value(1), number: (x: 1, y: 2)), .c0(.value(1), (x: 1, y: 2))),
        (.load(at: .value(2), number: (x: 2, y: 1)), .c0(.value(2), (x: 2, y: 1))),
        (.load(at: .any, number: (x: 1, y: 2)), .c0(.any, (x: 1, y: 2))),
        (.load("a"), .c1("a")),
        (.load("b"), .c1("b")),
        (.load(id: 1), .c2(1)),
        (.load(id: 2), .c2(2)),
    ] }
    enum Plain: InvocationMatching {
        case c0(Arg<Int>, (x: Int, y: Int))
        case c1(String)
        case c2(Int)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0, let l1), .c0(let r0, let r1)): l0.matches(r0) && l1 == r1
            case (.c1(let l0), .c1(let r0)): l0 == r0
            case (.c2(let l0), .c2(let r0)): l0 == r0
            default: false
            }
        }
    }
}

enum Overloaded212: OverloadedEnum {
    case move((Int, Int))
    case load(id: Filling)
    case move(number: Int, (x: Int, y: Int))
    case move(id: Int?, at: Arg<String>)
    static let names = ["move(_:)", "load(id:)", "move(number:_:)", "move(id:at:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .move((1, 2)), .c0((1, 2))),
        (0, .move((2, 1)), .c0((2, 1))),
        (1, .load(id: .with(egg: 1)), .c1(0)),
        (1, .load(id: .with(ham: 1)), .c1(1)),
        (1, .load(id: .with(1, 1)), .c1(2)),
        (1, .load(id: .with((1, 1))), .c1(3)),
        (2, .move(number: 1, (x: 1, y: 2)), .c2(1, (x: 1, y: 2))),
        (2, .move(number: 2, (x: 2, y: 1)), .c2(2, (x: 2, y: 1))),
        (3, .move(id: nil, at: .value("a")), .c3(nil, .value("a"))),
        (3, .move(id: 1, at: .value("b")), .c3(1, .value("b"))),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.move((1, 2)), .c0((1, 2))),
        (.move((2, 1)), .c0((2, 1))),
        (.load(id: .with(egg: 1)), .c1(0)),
        (.load(id: .with(ham: 1)), .c1(1)),
        (.load(id: .with(1, 1)), .c1(2)),
        (.load(id: .with((1, 1))), .c1(3)),
        (.move(number: 1, (x: 1, y: 2)), .c2(1, (x: 1, y: 2))),
        (.move(number: 2, (x: 2, y: 1)), .c2(2, (x: 2, y: 1))),
        (.move(id: nil, at: .value("a")), .c3(nil, .value("a"))),
        (.move(id: 1, at: .value("b")), .c3(1, .value("b"))),
        (.move(id: nil, at: .hasPrefix("a")), .c3(nil, .hasPrefix("a"))),
    ] }
    enum Plain: InvocationMatching {
        case c0((Int, Int))
        case c1(Int)
        case c2(Int, (x: Int, y: Int))
        case c3(Int?, Arg<String>)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0), .c0(let r0)): l0 == r0
            case (.c1(let l0), .c1(let r0)): l0 == r0
            case (.c2(let l0, let l1), .c2(let r0, let r1)): l0 == r0 && l1 == r1
            case (.c3(let l0, let l1), .c3(let r0, let r1)): l0 == r0 && l1.matches(r1)
            default: false
            }
        }
    }
}

enum Overloaded213: OverloadedEnum {
    case load(number: Filling, at: [Int])
    case load(Filling, (x: Int, y: Int))
    case move
    static let names = ["load(number:at:)", "load(_:_:)", "move"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(number: .with(egg: 1), at: [1]), .c0(0, [1])),
        (0, .load(number: .with(ham: 1), at: [1, 2]), .c0(1, [1, 2])),
        (0, .load(number: .with(1, 1), at: [1]), .c0(2, [1])),
        (0, .load(number: .with((1, 1)), at: [1, 2]), .c0(3, [1, 2])),
        (1, .load(.with(egg: 1), (x: 1, y: 2)), .c1(0, (x: 1, y: 2))),
        (1, .load(.with(ham: 1), (x: 2, y: 1)), .c1(1, (x: 2, y: 1))),
        (1, .load(.with(1, 1), (x: 1, y: 2)), .c1(2, (x: 1, y: 2))),
        (1, .load(.with((1, 1)), (x: 2, y: 1)), .c1(3, (x: 2, y: 1))),
        (2, .move, .c2),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(number: .with(egg: 1), at: [1]), .c0(0, [1])),
        (.load(number: .with(ham: 1), at: [1, 2]), .c0(1, [1, 2])),
        (.load(number: .with(1, 1), at: [1]), .c0(2, [1])),
        (.load(number: .with((1, 1)), at: [1, 2]), .c0(3, [1, 2])),
        (.load(.with(egg: 1), (x: 1, y: 2)), .c1(0, (x: 1, y: 2))),
        (.load(.with(ham: 1), (x: 2, y: 1)), .c1(1, (x: 2, y: 1))),
        (.load(.with(1, 1), (x: 1, y: 2)), .c1(2, (x: 1, y: 2))),
        (.load(.with((1, 1)), (x: 2, y: 1)), .c1(3, (x: 2, y: 1))),
        (.move, .c2),
    ] }
    enum Plain: InvocationMatching {
        case c0(Int, [Int])
        case c1(Int, (x: Int, y: Int))
        case c2
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0, let l1), .c0(let r0, let r1)): l0 == r0 && l1 == r1
            case (.c1(let l0, let l1), .c1(let r0, let r1)): l0 == r0 && l1 == r1
            case (.c2, .c2): true
            default: false
            }
        }
    }
}

enum Overloaded214: OverloadedEnum {
    case move(at: Any)
    case load(id: Arg<String>, String)
    case move(String, at: Filling)
    case load(at: Any, number: Any)
    case load(Any)
    static let names = ["move(at:)", "load(id:_:)", "move(_:at:)", "load(at:number:)", "load(_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .move(at: (x: 1, y: 2)), .c0(0)),
        (0, .move(at: (a: 1, b: 2)), .c0(1)),
        (0, .move(at: (1, 2)), .c0(2)),
        (0, .move(at: 1), .c0(3)),
        (1, .load(id: .value("a"), "a"), .c1(.value("a"), "a")),
        (1, .load(id: .value("b"), "b"), .c1(.value("b"), "b")),
        (2, .move("a", at: .with(egg: 1)), .c2("a", 0)),
        (2, .move("b", at: .with(ham: 1)), .c2("b", 1)),
        (2, .move("a", at: .with(1, 1)), .c2("a", 2)),
        (2, .move("b", at: .with((1, 1))), .c2("b", 3)),
        (3, .load(at: (x: 1, y: 2), number: (x: 1, y: 2)), .c3(0, 0)),
        (3, .load(at: (a: 1, b: 2), number: (a: 1, b: 2)), .c3(1, 1)),
        (3, .load(at: (1, 2), number: (1, 2)), .c3(2, 2)),
        (3, .load(at: 1, number: 1), .c3(3, 3)),
        (4, .load((x: 1, y: 2)), .c4(0)),
        (4, .load((a: 1, b: 2)), .c4(1)),
        (4, .load((1, 2)), .c4(2)),
        (4, .load(1), .c4(3)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.move(at: (x: 1, y: 2)), .c0(0)),
        (.move(at: (a: 1, b: 2)), .c0(1)),
        (.move(at: (1, 2)), .c0(2)),
        (.move(at: 1), .c0(3)),
        (.load(id: .value("a"), "a"), .c1(.value("a"), "a")),
        (.load(id: .value("b"), "b"), .c1(.value("b"), "b")),
        (.load(id: .hasPrefix("a"), "a"), .c1(.hasPrefix("a"), "a")),
        (.move("a", at: .with(egg: 1)), .c2("a", 0)),
        (.move("b", at: .with(ham: 1)), .c2("b", 1)),
        (.move("a", at: .with(1, 1)), .c2("a", 2)),
        (.move("b", at: .with((1, 1))), .c2("b", 3)),
        (.load(at: (x: 1, y: 2), number: (x: 1, y: 2)), .c3(0, 0)),
        (.load(at: (a: 1, b: 2), number: (a: 1, b: 2)), .c3(1, 1)),
        (.load(at: (1, 2), number: (1, 2)), .c3(2, 2)),
        (.load(at: 1, number: 1), .c3(3, 3)),
        (.load((x: 1, y: 2)), .c4(0)),
        (.load((a: 1, b: 2)), .c4(1)),
        (.load((1, 2)), .c4(2)),
        (.load(1), .c4(3)),
    ] }
    enum Plain: InvocationMatching {
        case c0(Int)
        case c1(Arg<String>, String)
        case c2(String, Int)
        case c3(Int, Int)
        case c4(Int)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0), .c0(let r0)): l0 == r0
            case (.c1(let l0, let l1), .c1(let r0, let r1)): l0.matches(r0) && l1 == r1
            case (.c2(let l0, let l1), .c2(let r0, let r1)): l0 == r0 && l1 == r1
            case (.c3(let l0, let l1), .c3(let r0, let r1)): l0 == r0 && l1 == r1
            case (.c4(let l0), .c4(let r0)): l0 == r0
            default: false
            }
        }
    }
}

enum Overloaded215: OverloadedEnum {
    case move(Filling, at: Arg<String>)
    case load
    static let names = ["move(_:at:)", "load"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .move(.with(egg: 1), at: .value("a")), .c0(0, .value("a"))),
        (0, .move(.with(ham: 1), at: .value("b")), .c0(1, .value("b"))),
        (0, .move(.with(1, 1), at: .value("a")), .c0(2, .value("a"))),
        (0, .move(.with((1, 1)), at: .value("b")), .c0(3, .value("b"))),
        (1, .load, .c1),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.move(.with(egg: 1), at: .value("a")), .c0(0, .value("a"))),
        (.move(.with(ham: 1), at: .value("b")), .c0(1, .value("b"))),
        (.move(.with(1, 1), at: .value("a")), .c0(2, .value("a"))),
        (.move(.with((1, 1)), at: .value("b")), .c0(3, .value("b"))),
        (.move(.with(egg: 1), at: .hasPrefix("a")), .c0(0, .hasPrefix("a"))),
        (.load, .c1),
    ] }
    enum Plain: InvocationMatching {
        case c0(Int, Arg<String>)
        case c1
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0, let l1), .c0(let r0, let r1)): l0 == r0 && l1.matches(r1)
            case (.c1, .c1): true
            default: false
            }
        }
    }
}

enum Overloaded216: OverloadedEnum {
    case move(id: Int?, String)
    case load(number: Arg<Int>)
    case load(id: Int, Int?)
    case move(id: (x: Int, y: Int))
    static let names = ["move(id:_:)", "load(number:)", "load(id:_:)", "move(id:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .move(id: nil, "a"), .c0(nil, "a")),
        (0, .move(id: 1, "b"), .c0(1, "b")),
        (1, .load(number: .value(1)), .c1(.value(1))),
        (1, .load(number: .value(2)), .c1(.value(2))),
        (2, .load(id: 1, nil), .c2(1, nil)),
        (2, .load(id: 2, 1), .c2(2, 1)),
        (3, .move(id: (x: 1, y: 2)), .c3((x: 1, y: 2))),
        (3, .move(id: (x: 2, y: 1)), .c3((x: 2, y: 1))),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.move(id: nil, "a"), .c0(nil, "a")),
        (.move(id: 1, "b"), .c0(1, "b")),
        (.load(number: .value(1)), .c1(.value(1))),
        (.load(number: .value(2)), .c1(.value(2))),
        (.load(number: .any), .c1(.any)),
        (.load(id: 1, nil), .c2(1, nil)),
        (.load(id: 2, 1), .c2(2, 1)),
        (.move(id: (x: 1, y: 2)), .c3((x: 1, y: 2))),
        (.move(id: (x: 2, y: 1)), .c3((x: 2, y: 1))),
    ] }
    enum Plain: InvocationMatching {
        case c0(Int?, String)
        case c1(Arg<Int>)
        case c2(Int, Int?)
        case c3((x: Int, y: Int))
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0, let l1), .c0(let r0, let r1)): l0 == r0 && l1 == r1
            case (.c1(let l0), .c1(let r0)): l0.matches(r0)
            case (.c2(let l0, let l1), .c2(let r0, let r1)): l0 == r0 && l1 == r1
            case (.c3(let l0), .c3(let r0)): l0 == r0
            default: false
            }
        }
    }
}

indirect enum Overloaded217: OverloadedEnum {
    case load(number: Arg<String>)
    case load(at: Int, id: Int?, Int)
    static let names = ["load(number:)", "load(at:id:_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(number: .value("a")), .c0(.value("a"))),
        (0, .load(number: .value("b")), .c0(.value("b"))),
        (1, .load(at: 1, id: nil, 1), .c1(1, nil, 1)),
        (1, .load(at: 2, id: 1, 2), .c1(2, 1, 2)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(number: .value("a")), .c0(.value("a"))),
        (.load(number: .value("b")), .c0(.value("b"))),
        (.load(number: .hasPrefix("a")), .c0(.hasPrefix("a"))),
        (.load(at: 1, id: nil, 1), .c1(1, nil, 1)),
        (.load(at: 2, id: 1, 2), .c1(2, 1, 2)),
    ] }
    enum Plain: InvocationMatching {
        case c0(Arg<String>)
        case c1(Int, Int?, Int)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0), .c0(let r0)): l0.matches(r0)
            case (.c1(let l0, let l1, let l2), .c1(let r0, let r1, let r2)): l0 == r0 && l1 == r1 && l2 == r2
            default: false
            }
        }
    }
}

enum Overloaded218: OverloadedEnum {
    case move(number: (Int, Int))
    case load(Any)
    case load(id: [Int], at: Arg<String>)
    case move(Arg<Int>, id: [Int], number: (x: Int, y: Int))
    case load(at: Arg<Int>, String)
    static let names = ["move(number:)", "load(_:)", "load(id:at:)", "move(_:id:number:)", "load(at:_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .move(number: (1, 2)), .c0((1, 2))),
        (0, .move(number: (2, 1)), .c0((2, 1))),
        (1, .load((x: 1, y: 2)), .c1(0)),
        (1, .load((a: 1, b: 2)), .c1(1)),
        (1, .load((1, 2)), .c1(2)),
        (1, .load(1), .c1(3)),
        (2, .load(id: [1], at: .value("a")), .c2([1], .value("a"))),
        (2, .load(id: [1, 2], at: .value("b")), .c2([1, 2], .value("b"))),
        (3, .move(.value(1), id: [1], number: (x: 1, y: 2)), .c3(.value(1), [1], (x: 1, y: 2))),
        (3, .move(.value(2), id: [1, 2], number: (x: 2, y: 1)), .c3(.value(2), [1, 2], (x: 2, y: 1))),
        (4, .load(at: .value(1), "a"), .c4(.value(1), "a")),
        (4, .load(at: .value(2), "b"), .c4(.value(2), "b")),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.move(number: (1, 2)), .c0((1, 2))),
        (.move(number: (2, 1)), .c0((2, 1))),
        (.load((x: 1, y: 2)), .c1(0)),
        (.load((a: 1, b: 2)), .c1(1)),
        (.load((1, 2)), .c1(2)),
        (.load(1), .c1(3)),
        (.load(id: [1], at: .value("a")), .c2([1], .value("a"))),
        (.load(id: [1, 2], at: .value("b")), .c2([1, 2], .value("b"))),
        (.load(id: [1], at: .hasPrefix("a")), .c2([1], .hasPrefix("a"))),
        (.move(.value(1), id: [1], number: (x: 1, y: 2)), .c3(.value(1), [1], (x: 1, y: 2))),
        (.move(.value(2), id: [1, 2], number: (x: 2, y: 1)), .c3(.value(2), [1, 2], (x: 2, y: 1))),
        (.move(.any, id: [1], number: (x: 1, y: 2)), .c3(.any, [1], (x: 1, y: 2))),
        (.load(at: .value(1), "a"), .c4(.value(1), "a")),
        (.load(at: .value(2), "b"), .c4(.value(2), "b")),
        (.load(at: .any, "a"), .c4(.any, "a")),
    ] }
    enum Plain: InvocationMatching {
        case c0((Int, Int))
        case c1(Int)
        case c2([Int], Arg<String>)
        case c3(Arg<Int>, [Int], (x: Int, y: Int))
        case c4(Arg<Int>, String)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0), .c0(let r0)): l0 == r0
            case (.c1(let l0), .c1(let r0)): l0 == r0
            case (.c2(let l0, let l1), .c2(let r0, let r1)): l0 == r0 && l1.matches(r1)
            case (.c3(let l0, let l1, let l2), .c3(let r0, let r1, let r2)): l0.matches(r0) && l1 == r1 && l2 == r2
            case (.c4(let l0, let l1), .c4(let r0, let r1)): l0.matches(r0) && l1 == r1
            default: false
            }
        }
    }
}

indirect enum Overloaded219: OverloadedEnum {
    case load(number: Filling)
    case load(Any)
    static let names = ["load(number:)", "load(_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(number: .with(egg: 1)), .c0(0)),
        (0, .load(number: .with(ham: 1)), .c0(1)),
        (0, .load(number: .with(1, 1)), .c0(2)),
        (0, .load(number: .with((1, 1))), .c0(3)),
        (1, .load((x: 1, y: 2)), .c1(0)),
        (1, .load((a: 1, b: 2)), .c1(1)),
        (1, .load((1, 2)), .c1(2)),
        (1, .load(1), .c1(3)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(number: .with(egg: 1)), .c0(0)),
        (.load(number: .with(ham: 1)), .c0(1)),
        (.load(number: .with(1, 1)), .c0(2)),
        (.load(number: .with((1, 1))), .c0(3)),
        (.load((x: 1, y: 2)), .c1(0)),
        (.load((a: 1, b: 2)), .c1(1)),
        (.load((1, 2)), .c1(2)),
        (.load(1), .c1(3)),
    ] }
    enum Plain: InvocationMatching {
        case c0(Int)
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

enum Overloaded220: OverloadedEnum {
    case load(Bowl)
    case load(id: Filling, at: Arg<Int>)
    case load(Filling, number: Arg<Int>)
    case move(id: Int, at: [Int])
    case move(id: Any, (x: Int, y: Int), at: Int?)
    static let names = ["load(_:)", "load(id:at:)", "load(_:number:)", "move(id:at:)", "move(id:_:at:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(Bowls.first), .c0(Bowls.first)),
        (0, .load(Bowls.second), .c0(Bowls.second)),
        (1, .load(id: .with(egg: 1), at: .value(1)), .c1(0, .value(1))),
        (1, .load(id: .with(ham: 1), at: .value(2)), .c1(1, .value(2))),
        (1, .load(id: .with(1, 1), at: .value(1)), .c1(2, .value(1))),
        (1, .load(id: .with((1, 1)), at: .value(2)), .c1(3, .value(2))),
        (2, .load(.with(egg: 1), number: .value(1)), .c2(0, .value(1))),
        (2, .load(.with(ham: 1), number: .value(2)), .c2(1, .value(2))),
        (2, .load(.with(1, 1), number: .value(1)), .c2(2, .value(1))),
        (2, .load(.with((1, 1)), number: .value(2)), .c2(3, .value(2))),
        (3, .move(id: 1, at: [1]), .c3(1, [1])),
        (3, .move(id: 2, at: [1, 2]), .c3(2, [1, 2])),
        (4, .move(id: (x: 1, y: 2), (x: 1, y: 2), at: nil), .c4(0, (x: 1, y: 2), nil)),
        (4, .move(id: (a: 1, b: 2), (x: 2, y: 1), at: 1), .c4(1, (x: 2, y: 1), 1)),
        (4, .move(id: (1, 2), (x: 1, y: 2), at: nil), .c4(2, (x: 1, y: 2), nil)),
        (4, .move(id: 1, (x: 2, y: 1), at: 1), .c4(3, (x: 2, y: 1), 1)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(Bowls.first), .c0(Bowls.first)),
        (.load(Bowls.second), .c0(Bowls.second)),
        (.load(id: .with(egg: 1), at: .value(1)), .c1(0, .value(1))),
        (.load(id: .with(ham: 1), at: .value(2)), .c1(1, .value(2))),
        (.load(id: .with(1, 1), at: .value(1)), .c1(2, .value(1))),
        (.load(id: .with((1, 1)), at: .value(2)), .c1(3, .value(2))),
        (.load(id: .with(egg: 1), at: .any), .c1(0, .any)),
        (.load(.with(egg: 1), number: .value(1)), .c2(0, .value(1))),
        (.load(.with(ham: 1), number: .value(2)), .c2(1, .value(2))),
        (.load(.with(1, 1), number: .value(1)), .c2(2, .value(1))),
        (.load(.with((1, 1)), number: .value(2)), .c2(3, .value(2))),
        (.load(.with(egg: 1), number: .any), .c2(0, .any)),
        (.move(id: 1, at: [1]), .c3(1, [1])),
        (.move(id: 2, at: [1, 2]), .c3(2, [1, 2])),
        (.move(id: (x: 1, y: 2), (x: 1, y: 2), at: nil), .c4(0, (x: 1, y: 2), nil)),
        (.move(id: (a: 1, b: 2), (x: 2, y: 1), at: 1), .c4(1, (x: 2, y: 1), 1)),
        (.move(id: (1, 2), (x: 1, y: 2), at: nil), .c4(2, (x: 1, y: 2), nil)),
        (.move(id: 1, (x: 2, y: 1), at: 1), .c4(3, (x: 2, y: 1), 1)),
    ] }
    enum Plain: InvocationMatching {
        case c0(Bowl)
        case c1(Int, Arg<Int>)
        case c2(Int, Arg<Int>)
        case c3(Int, [Int])
        case c4(Int, (x: Int, y: Int), Int?)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0), .c0(let r0)): l0 === r0
            case (.c1(let l0, let l1), .c1(let r0, let r1)): l0 == r0 && l1.matches(r1)
            case (.c2(let l0, let l1), .c2(let r0, let r1)): l0 == r0 && l1.matches(r1)
            case (.c3(let l0, let l1), .c3(let r0, let r1)): l0 == r0 && l1 == r1
            case (.c4(let l0, let l1, let l2), .c4(let r0, let r1, let r2)): l0 == r0 && l1 == r1 && l2 == r2
            default: false
            }
        }
    }
}

indirect enum Overloaded221: OverloadedEnum {
    case load(id: Bowl)
    case move(at: (x: Int, y: Int))
    case load(Filling, number: Bowl)
    case load([Int])
    case load(at: Arg<Int>)
    case move(number: Any, id: Arg<Int>)
    static let names = ["load(id:)", "move(at:)", "load(_:number:)", "load(_:)", "load(at:)", "move(number:id:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(id: Bowls.first), .c0(Bowls.first)),
        (0, .load(id: Bowls.second), .c0(Bowls.second)),
        (1, .move(at: (x: 1, y: 2)), .c1((x: 1, y: 2))),
        (1, .move(at: (x: 2, y: 1)), .c1((x: 2, y: 1))),
        (2, .load(.with(egg: 1), number: Bowls.first), .c2(0, Bowls.first)),
        (2, .load(.with(ham: 1), number: Bowls.second), .c2(1, Bowls.second)),
        (2, .load(.with(1, 1), number: Bowls.first), .c2(2, Bowls.first)),
        (2, .load(.with((1, 1)), number: Bowls.second), .c2(3, Bowls.second)),
        (3, .load([1]), .c3([1])),
        (3, .load([1, 2]), .c3([1, 2])),
        (4, .load(at: .value(1)), .c4(.value(1))),
        (4, .load(at: .value(2)), .c4(.value(2))),
        (5, .move(number: (x: 1, y: 2), id: .value(1)), .c5(0, .value(1))),
        (5, .move(number: (a: 1, b: 2), id: .value(2)), .c5(1, .value(2))),
        (5, .move(number: (1, 2), id: .value(1)), .c5(2, .value(1))),
        (5, .move(number: 1, id: .value(2)), .c5(3, .value(2))),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(id: Bowls.first), .c0(Bowls.first)),
        (.load(id: Bowls.second), .c0(Bowls.second)),
        (.move(at: (x: 1, y: 2)), .c1((x: 1, y: 2))),
        (.move(at: (x: 2, y: 1)), .c1((x: 2, y: 1))),
        (.load(.with(egg: 1), number: Bowls.first), .c2(0, Bowls.first)),
        (.load(.with(ham: 1), number: Bowls.second), .c2(1, Bowls.second)),
        (.load(.with(1, 1), number: Bowls.first), .c2(2, Bowls.first)),
        (.load(.with((1, 1)), number: Bowls.second), .c2(3, Bowls.second)),
        (.load([1]), .c3([1])),
        (.load([1, 2]), .c3([1, 2])),
        (.load(at: .value(1)), .c4(.value(1))),
        (.load(at: .value(2)), .c4(.value(2))),
        (.load(at: .any), .c4(.any)),
        (.move(number: (x: 1, y: 2), id: .value(1)), .c5(0, .value(1))),
        (.move(number: (a: 1, b: 2), id: .value(2)), .c5(1, .value(2))),
        (.move(number: (1, 2), id: .value(1)), .c5(2, .value(1))),
        (.move(number: 1, id: .value(2)), .c5(3, .value(2))),
        (.move(number: (x: 1, y: 2), id: .any), .c5(0, .any)),
    ] }
    enum Plain: InvocationMatching {
        case c0(Bowl)
        case c1((x: Int, y: Int))
        case c2(Int, Bowl)
        case c3([Int])
        case c4(Arg<Int>)
        case c5(Int, Arg<Int>)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0), .c0(let r0)): l0 === r0
            case (.c1(let l0), .c1(let r0)): l0 == r0
            case (.c2(let l0, let l1), .c2(let r0, let r1)): l0 == r0 && l1 === r1
            case (.c3(let l0), .c3(let r0)): l0 == r0
            case (.c4(let l0), .c4(let r0)): l0.matches(r0)
            case (.c5(let l0, let l1), .c5(let r0, let r1)): l0 == r0 && l1.matches(r1)
            default: false
            }
        }
    }
}

enum Overloaded222: OverloadedEnum {
    case load(Bowl, number: Arg<String>)
    case load(number: Int, Arg<String>, Int?)
    case move(number: Arg<Int>)
    case load(id: Any, Filling)
    static let names = ["load(_:number:)", "load(number:_:_:)", "move(number:)", "load(id:_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(Bowls.first, number: .value("a")), .c0(Bowls.first, .value("a"))),
        (0, .load(Bowls.second, number: .value("b")), .c0(Bowls.second, .value("b"))),
        (1, .load(number: 1, .value("a"), nil), .c1(1, .value("a"), nil)),
        (1, .load(number: 2, .value("b"), 1), .c1(2, .value("b"), 1)),
        (2, .move(number: .value(1)), .c2(.value(1))),
        (2, .move(number: .value(2)), .c2(.value(2))),
        (3, .load(id: (x: 1, y: 2), .with(egg: 1)), .c3(0, 0)),
        (3, .load(id: (a: 1, b: 2), .with(ham: 1)), .c3(1, 1)),
        (3, .load(id: (1, 2), .with(1, 1)), .c3(2, 2)),
        (3, .load(id: 1, .with((1, 1))), .c3(3, 3)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(Bowls.first, number: .value("a")), .c0(Bowls.first, .value("a"))),
        (.load(Bowls.second, number: .value("b")), .c0(Bowls.second, .value("b"))),
        (.load(Bowls.first, number: .hasPrefix("a")), .c0(Bowls.first, .hasPrefix("a"))),
        (.load(number: 1, .value("a"), nil), .c1(1, .value("a"), nil)),
        (.load(number: 2, .value("b"), 1), .c1(2, .value("b"), 1)),
        (.load(number: 1, .hasPrefix("a"), nil), .c1(1, .hasPrefix("a"), nil)),
        (.move(number: .value(1)), .c2(.value(1))),
        (.move(number: .value(2)), .c2(.value(2))),
        (.move(number: .any), .c2(.any)),
        (.load(id: (x: 1, y: 2), .with(egg: 1)), .c3(0, 0)),
        (.load(id: (a: 1, b: 2), .with(ham: 1)), .c3(1, 1)),
        (.load(id: (1, 2), .with(1, 1)), .c3(2, 2)),
        (.load(id: 1, .with((1, 1))), .c3(3, 3)),
    ] }
    enum Plain: InvocationMatching {
        case c0(Bowl, Arg<String>)
        case c1(Int, Arg<String>, Int?)
        case c2(Arg<Int>)
        case c3(Int, Int)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0, let l1), .c0(let r0, let r1)): l0 === r0 && l1.matches(r1)
            case (.c1(let l0, let l1, let l2), .c1(let r0, let r1, let r2)): l0 == r0 && l1.matches(r1) && l2 == r2
            case (.c2(let l0), .c2(let r0)): l0.matches(r0)
            case (.c3(let l0, let l1), .c3(let r0, let r1)): l0 == r0 && l1 == r1
            default: false
            }
        }
    }
}

indirect enum Overloaded223: OverloadedEnum {
    case load(id: Int, Int?)
    case load(id: Filling, number: Bowl, at: Arg<Int>)
    case move(Filling)
    static let names = ["load(id:_:)", "load(id:number:at:)", "move(_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(id: 1, nil), .c0(1, nil)),
        (0, .load(id: 2, 1), .c0(2, 1)),
        (1, .load(id: .with(egg: 1), number: Bowls.first, at: .value(1)), .c1(0, Bowls.first, .value(1))),
        (1, .load(id: .with(ham: 1), number: Bowls.second, at: .value(2)), .c1(1, Bowls.second, .value(2))),
        (1, .load(id: .with(1, 1), number: Bowls.first, at: .value(1)), .c1(2, Bowls.first, .value(1))),
        (1, .load(id: .with((1, 1)), number: Bowls.second, at: .value(2)), .c1(3, Bowls.second, .value(2))),
        (2, .move(.with(egg: 1)), .c2(0)),
        (2, .move(.with(ham: 1)), .c2(1)),
        (2, .move(.with(1, 1)), .c2(2)),
        (2, .move(.with((1, 1))), .c2(3)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(id: 1, nil), .c0(1, nil)),
        (.load(id: 2, 1), .c0(2, 1)),
        (.load(id: .with(egg: 1), number: Bowls.first, at: .value(1)), .c1(0, Bowls.first, .value(1))),
        (.load(id: .with(ham: 1), number: Bowls.second, at: .value(2)), .c1(1, Bowls.second, .value(2))),
        (.load(id: .with(1, 1), number: Bowls.first, at: .value(1)), .c1(2, Bowls.first, .value(1))),
        (.load(id: .with((1, 1)), number: Bowls.second, at: .value(2)), .c1(3, Bowls.second, .value(2))),
        (.load(id: .with(egg: 1), number: Bowls.first, at: .any), .c1(0, Bowls.first, .any)),
        (.move(.with(egg: 1)), .c2(0)),
        (.move(.with(ham: 1)), .c2(1)),
        (.move(.with(1, 1)), .c2(2)),
        (.move(.with((1, 1))), .c2(3)),
    ] }
    enum Plain: InvocationMatching {
        case c0(Int, Int?)
        case c1(Int, Bowl, Arg<Int>)
        case c2(Int)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0, let l1), .c0(let r0, let r1)): l0 == r0 && l1 == r1
            case (.c1(let l0, let l1, let l2), .c1(let r0, let r1, let r2)): l0 == r0 && l1 === r1 && l2.matches(r2)
            case (.c2(let l0), .c2(let r0)): l0 == r0
            default: false
            }
        }
    }
}

indirect enum Overloaded224: OverloadedEnum {
    case load(Int, Bowl)
    case load(number: Arg<Int>)
    case load(Arg<String>, id: Filling)
    case load(at: Filling)
    static let names = ["load(_:_:)", "load(number:)", "load(_:id:)", "load(at:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(1, Bowls.first), .c0(1, Bowls.first)),
        (0, .load(2, Bowls.second), .c0(2, Bowls.second)),
        (1, .load(number: .value(1)), .c1(.value(1))),
        (1, .load(number: .value(2)), .c1(.value(2))),
        (2, .load(.value("a"), id: .with(egg: 1)), .c2(.value("a"), 0)),
        (2, .load(.value("b"), id: .with(ham: 1)), .c2(.value("b"), 1)),
        (2, .load(.value("a"), id: .with(1, 1)), .c2(.value("a"), 2)),
        (2, .load(.value("b"), id: .with((1, 1))), .c2(.value("b"), 3)),
        (3, .load(at: .with(egg: 1)), .c3(0)),
        (3, .load(at: .with(ham: 1)), .c3(1)),
        (3, .load(at: .with(1, 1)), .c3(2)),
        (3, .load(at: .with((1, 1))), .c3(3)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(1, Bowls.first), .c0(1, Bowls.first)),
        (.load(2, Bowls.second), .c0(2, Bowls.second)),
        (.load(number: .value(1)), .c1(.value(1))),
        (.load(number: .value(2)), .c1(.value(2))),
        (.load(number: .any), .c1(.any)),
        (.load(.value("a"), id: .with(egg: 1)), .c2(.value("a"), 0)),
        (.load(.value("b"), id: .with(ham: 1)), .c2(.value("b"), 1)),
        (.load(.value("a"), id: .with(1, 1)), .c2(.value("a"), 2)),
        (.load(.value("b"), id: .with((1, 1))), .c2(.value("b"), 3)),
        (.load(.hasPrefix("a"), id: .with(egg: 1)), .c2(.hasPrefix("a"), 0)),
        (.load(at: .with(egg: 1)), .c3(0)),
        (.load(at: .with(ham: 1)), .c3(1)),
        (.load(at: .with(1, 1)), .c3(2)),
        (.load(at: .with((1, 1))), .c3(3)),
    ] }
    enum Plain: InvocationMatching {
        case c0(Int, Bowl)
        case c1(Arg<Int>)
        case c2(Arg<String>, Int)
        case c3(Int)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0, let l1), .c0(let r0, let r1)): l0 == r0 && l1 === r1
            case (.c1(let l0), .c1(let r0)): l0.matches(r0)
            case (.c2(let l0, let l1), .c2(let r0, let r1)): l0.matches(r0) && l1 == r1
            case (.c3(let l0), .c3(let r0)): l0 == r0
            default: false
            }
        }
    }
}

indirect enum Overloaded225: OverloadedEnum {
    case move(at: (Int, Int), number: Arg<String>)
    case load(number: (Int, Int), Int?, (Int, Int))
    case load(number: (Int, Int))
    case move(Int, at: Arg<String>, number: (x: Int, y: Int))
    case move(Arg<String>)
    case load(id: Int?)
    static let names = ["move(at:number:)", "load(number:_:_:)", "load(number:)", "move(_:at:number:)", "move(_:)", "load(id:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .move(at: (1, 2), number: .value("a")), .c0((1, 2), .value("a"))),
        (0, .move(at: (2, 1), number: .value("b")), .c0((2, 1), .value("b"))),
        (1, .load(number: (1, 2), nil, (1, 2)), .c1((1, 2), nil, (1, 2))),
        (1, .load(number: (2, 1), 1, (2, 1)), .c1((2, 1), 1, (2, 1))),
        (2, .load(number: (1, 2)), .c2((1, 2))),
        (2, .load(number: (2, 1)), .c2((2, 1))),
        (3, .move(1, at: .value("a"), number: (x: 1, y: 2)), .c3(1, .value("a"), (x: 1, y: 2))),
        (3, .move(2, at: .value("b"), number: (x: 2, y: 1)), .c3(2, .value("b"), (x: 2, y: 1))),
        (4, .move(.value("a")), .c4(.value("a"))),
        (4, .move(.value("b")), .c4(.value("b"))),
        (5, .load(id: nil), .c5(nil)),
        (5, .load(id: 1), .c5(1)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.move(at: (1, 2), number: .value("a")), .c0((1, 2), .value("a"))),
        (.move(at: (2, 1), number: .value("b")), .c0((2, 1), .value("b"))),
        (.move(at: (1, 2), number: .hasPrefix("a")), .c0((1, 2), .hasPrefix("a"))),
        (.load(number: (1, 2), nil, (1, 2)), .c1((1, 2), nil, (1, 2))),
        (.load(number: (2, 1), 1, (2, 1)), .c1((2, 1), 1, (2, 1))),
        (.load(number: (1, 2)), .c2((1, 2))),
        (.load(number: (2, 1)), .c2((2, 1))),
        (.move(1, at: .value("a"), number: (x: 1, y: 2)), .c3(1, .value("a"), (x: 1, y: 2))),
        (.move(2, at: .value("b"), number: (x: 2, y: 1)), .c3(2, .value("b"), (x: 2, y: 1))),
        (.move(1, at: .hasPrefix("a"), number: (x: 1, y: 2)), .c3(1, .hasPrefix("a"), (x: 1, y: 2))),
        (.move(.value("a")), .c4(.value("a"))),
        (.move(.value("b")), .c4(.value("b"))),
        (.move(.hasPrefix("a")), .c4(.hasPrefix("a"))),
        (.load(id: nil), .c5(nil)),
        (.load(id: 1), .c5(1)),
    ] }
    enum Plain: InvocationMatching {
        case c0((Int, Int), Arg<String>)
        case c1((Int, Int), Int?, (Int, Int))
        case c2((Int, Int))
        case c3(Int, Arg<String>, (x: Int, y: Int))
        case c4(Arg<String>)
        case c5(Int?)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0, let l1), .c0(let r0, let r1)): l0 == r0 && l1.matches(r1)
            case (.c1(let l0, let l1, let l2), .c1(let r0, let r1, let r2)): l0 == r0 && l1 == r1 && l2 == r2
            case (.c2(let l0), .c2(let r0)): l0 == r0
            case (.c3(let l0, let l1, let l2), .c3(let r0, let r1, let r2)): l0 == r0 && l1.matches(r1) && l2 == r2
            case (.c4(let l0), .c4(let r0)): l0.matches(r0)
            case (.c5(let l0), .c5(let r0)): l0 == r0
            default: false
            }
        }
    }
}

enum Overloaded226: OverloadedEnum {
    case load(Filling, [Int])
    case load(number: Filling)
    static let names = ["load(_:_:)", "load(number:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(.with(egg: 1), [1]), .c0(0, [1])),
        (0, .load(.with(ham: 1), [1, 2]), .c0(1, [1, 2])),
        (0, .load(.with(1, 1), [1]), .c0(2, [1])),
        (0, .load(.with((1, 1)), [1, 2]), .c0(3, [1, 2])),
        (1, .load(number: .with(egg: 1)), .c1(0)),
        (1, .load(number: .with(ham: 1)), .c1(1)),
        (1, .load(number: .with(1, 1)), .c1(2)),
        (1, .load(number: .with((1, 1))), .c1(3)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(.with(egg: 1), [1]), .c0(0, [1])),
        (.load(.with(ham: 1), [1, 2]), .c0(1, [1, 2])),
        (.load(.with(1, 1), [1]), .c0(2, [1])),
        (.load(.with((1, 1)), [1, 2]), .c0(3, [1, 2])),
        (.load(number: .with(egg: 1)), .c1(0)),
        (.load(number: .with(ham: 1)), .c1(1)),
        (.load(number: .with(1, 1)), .c1(2)),
        (.load(number: .with((1, 1))), .c1(3)),
    ] }
    enum Plain: InvocationMatching {
        case c0(Int, [Int])
        case c1(Int)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0, let l1), .c0(let r0, let r1)): l0 == r0 && l1 == r1
            case (.c1(let l0), .c1(let r0)): l0 == r0
            default: false
            }
        }
    }
}

enum Overloaded227: OverloadedEnum {
    case load(Int)
    case load(Int?, (Int, Int), at: Arg<Int>)
    case load(number: Arg<Int>)
    static let names = ["load(_:)", "load(_:_:at:)", "load(number:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(1), .c0(1)),
        (0, .load(2), .c0(2)),
        (1, .load(nil, (1, 2), at: .value(1)), .c1(nil, (1, 2), .value(1))),
        (1, .load(1, (2, 1), at: .value(2)), .c1(1, (2, 1), .value(2))),
        (2, .load(number: .value(1)), .c2(.value(1))),
        (2, .load(number: .value(2)), .c2(.value(2))),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(1), .c0(1)),
        (.load(2), .c0(2)),
        (.load(nil, (1, 2), at: .value(1)), .c1(nil, (1, 2), .value(1))),
        (.load(1, (2, 1), at: .value(2)), .c1(1, (2, 1), .value(2))),
        (.load(nil, (1, 2), at: .any), .c1(nil, (1, 2), .any)),
        (.load(number: .value(1)), .c2(.value(1))),
        (.load(number: .value(2)), .c2(.value(2))),
        (.load(number: .any), .c2(.any)),
    ] }
    enum Plain: InvocationMatching {
        case c0(Int)
        case c1(Int?, (Int, Int), Arg<Int>)
        case c2(Arg<Int>)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0), .c0(let r0)): l0 == r0
            case (.c1(let l0, let l1, let l2), .c1(let r0, let r1, let r2)): l0 == r0 && l1 == r1 && l2.matches(r2)
            case (.c2(let l0), .c2(let r0)): l0.matches(r0)
            default: false
            }
        }
    }
}

indirect enum Overloaded228: OverloadedEnum {
    case load(String, number: Any)
    case move(Int)
    static let names = ["load(_:number:)", "move(_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load("a", number: (x: 1, y: 2)), .c0("a", 0)),
        (0, .load("b", number: (a: 1, b: 2)), .c0("b", 1)),
        (0, .load("a", number: (1, 2)), .c0("a", 2)),
        (0, .load("b", number: 1), .c0("b", 3)),
        (1, .move(1), .c1(1)),
        (1, .move(2), .c1(2)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load("a", number: (x: 1, y: 2)), .c0("a", 0)),
        (.load("b", number: (a: 1, b: 2)), .c0("b", 1)),
        (.load("a", number: (1, 2)), .c0("a", 2)),
        (.load("b", number: 1), .c0("b", 3)),
        (.move(1), .c1(1)),
        (.move(2), .c1(2)),
    ] }
    enum Plain: InvocationMatching {
        case c0(String, Int)
        case c1(Int)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0, let l1), .c0(let r0, let r1)): l0 == r0 && l1 == r1
            case (.c1(let l0), .c1(let r0)): l0 == r0
            default: false
            }
        }
    }
}

enum Overloaded229: OverloadedEnum {
    case move(id: Arg<String>)
    case load(id: Arg<String>)
    case move(Filling)
    case load(Filling)
    static let names = ["move(id:)", "load(id:)", "move(_:)", "load(_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .move(id: .value("a")), .c0(.value("a"))),
        (0, .move(id: .value("b")), .c0(.value("b"))),
        (1, .load(id: .value("a")), .c1(.value("a"))),
        (1, .load(id: .value("b")), .c1(.value("b"))),
        (2, .move(.with(egg: 1)), .c2(0)),
        (2, .move(.with(ham: 1)), .c2(1)),
        (2, .move(.with(1, 1)), .c2(2)),
        (2, .move(.with((1, 1))), .c2(3)),
        (3, .load(.with(egg: 1)), .c3(0)),
        (3, .load(.with(ham: 1)), .c3(1)),
        (3, .load(.with(1, 1)), .c3(2)),
        (3, .load(.with((1, 1))), .c3(3)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.move(id: .value("a")), .c0(.value("a"))),
        (.move(id: .value("b")), .c0(.value("b"))),
        (.move(id: .hasPrefix("a")), .c0(.hasPrefix("a"))),
        (.load(id: .value("a")), .c1(.value("a"))),
        (.load(id: .value("b")), .c1(.value("b"))),
        (.load(id: .hasPrefix("a")), .c1(.hasPrefix("a"))),
        (.move(.with(egg: 1)), .c2(0)),
        (.move(.with(ham: 1)), .c2(1)),
        (.move(.with(1, 1)), .c2(2)),
        (.move(.with((1, 1))), .c2(3)),
        (.load(.with(egg: 1)), .c3(0)),
        (.load(.with(ham: 1)), .c3(1)),
        (.load(.with(1, 1)), .c3(2)),
        (.load(.with((1, 1))), .c3(3)),
    ] }
    enum Plain: InvocationMatching {
        case c0(Arg<String>)
        case c1(Arg<String>)
        case c2(Int)
        case c3(Int)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0), .c0(let r0)): l0.matches(r0)
            case (.c1(let l0), .c1(let r0)): l0.matches(r0)
            case (.c2(let l0), .c2(let r0)): l0 == r0
            case (.c3(let l0), .c3(let r0)): l0 == r0
            default: false
            }
        }
    }
}

enum Overloaded230: OverloadedEnum {
    case load((Int, Int))
    case load(at: Bowl)
    case move(id: Int)
    static let names = ["load(_:)", "load(at:)", "move(id:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load((1, 2)), .c0((1, 2))),
        (0, .load((2, 1)), .c0((2, 1))),
        (1, .load(at: Bowls.first), .c1(Bowls.first)),
        (1, .load(at: Bowls.second), .c1(Bowls.second)),
        (2, .move(id: 1), .c2(1)),
        (2, .move(id: 2), .c2(2)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load((1, 2)), .c0((1, 2))),
        (.load((2, 1)), .c0((2, 1))),
        (.load(at: Bowls.first), .c1(Bowls.first)),
        (.load(at: Bowls.second), .c1(Bowls.second)),
        (.move(id: 1), .c2(1)),
        (.move(id: 2), .c2(2)),
    ] }
    enum Plain: InvocationMatching {
        case c0((Int, Int))
        case c1(Bowl)
        case c2(Int)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0), .c0(let r0)): l0 == r0
            case (.c1(let l0), .c1(let r0)): l0 === r0
            case (.c2(let l0), .c2(let r0)): l0 == r0
            default: false
            }
        }
    }
}

indirect enum Overloaded231: OverloadedEnum {
    case load
    case move([Int], Bowl)
    static let names = ["load", "move(_:_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load, .c0),
        (1, .move([1], Bowls.first), .c1([1], Bowls.first)),
        (1, .move([1, 2], Bowls.second), .c1([1, 2], Bowls.second)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load, .c0),
        (.move([1], Bowls.first), .c1([1], Bowls.first)),
        (.move([1, 2], Bowls.second), .c1([1, 2], Bowls.second)),
    ] }
    enum Plain: InvocationMatching {
        case c0
        case c1([Int], Bowl)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0, .c0): true
            case (.c1(let l0, let l1), .c1(let r0, let r1)): l0 == r0 && l1 === r1
            default: false
            }
        }
    }
}

indirect enum Overloaded232: OverloadedEnum {
    case load(at: [Int], Int)
    case load(Int?, id: String)
    case load(Int)
    static let names = ["load(at:_:)", "load(_:id:)", "load(_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(at: [1], 1), .c0([1], 1)),
        (0, .load(at: [1, 2], 2), .c0([1, 2], 2)),
        (1, .load(nil, id: "a"), .c1(nil, "a")),
        (1, .load(1, id: "b"), .c1(1, "b")),
        (2, .load(1), .c2(1)),
        (2, .load(2), .c2(2)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(at: [1], 1), .c0([1], 1)),
        (.load(at: [1, 2], 2), .c0([1, 2], 2)),
        (.load(nil, id: "a"), .c1(nil, "a")),
        (.load(1, id: "b"), .c1(1, "b")),
        (.load(1), .c2(1)),
        (.load(2), .c2(2)),
    ] }
    enum Plain: InvocationMatching {
        case c0([Int], Int)
        case c1(Int?, String)
        case c2(Int)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0, let l1), .c0(let r0, let r1)): l0 == r0 && l1 == r1
            case (.c1(let l0, let l1), .c1(let r0, let r1)): l0 == r0 && l1 == r1
            case (.c2(let l0), .c2(let r0)): l0 == r0
            default: false
            }
        }
    }
}

enum Overloaded233: OverloadedEnum {
    case load(Filling, Arg<Int>, (x: Int, y: Int))
    case load(Int?)
    case load(at: Bowl)
    static let names = ["load(_:_:_:)", "load(_:)", "load(at:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(.with(egg: 1), .value(1), (x: 1, y: 2)), .c0(0, .value(1), (x: 1, y: 2))),
        (0, .load(.with(ham: 1), .value(2), (x: 2, y: 1)), .c0(1, .value(2), (x: 2, y: 1))),
        (0, .load(.with(1, 1), .value(1), (x: 1, y: 2)), .c0(2, .value(1), (x: 1, y: 2))),
        (0, .load(.with((1, 1)), .value(2), (x: 2, y: 1)), .c0(3, .value(2), (x: 2, y: 1))),
        (1, .load(nil), .c1(nil)),
        (1, .load(1), .c1(1)),
        (2, .load(at: Bowls.first), .c2(Bowls.first)),
        (2, .load(at: Bowls.second), .c2(Bowls.second)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(.with(egg: 1), .value(1), (x: 1, y: 2)), .c0(0, .value(1), (x: 1, y: 2))),
        (.load(.with(ham: 1), .value(2), (x: 2, y: 1)), .c0(1, .value(2), (x: 2, y: 1))),
        (.load(.with(1, 1), .value(1), (x: 1, y: 2)), .c0(2, .value(1), (x: 1, y: 2))),
        (.load(.with((1, 1)), .value(2), (x: 2, y: 1)), .c0(3, .value(2), (x: 2, y: 1))),
        (.load(.with(egg: 1), .any, (x: 1, y: 2)), .c0(0, .any, (x: 1, y: 2))),
        (.load(nil), .c1(nil)),
        (.load(1), .c1(1)),
        (.load(at: Bowls.first), .c2(Bowls.first)),
        (.load(at: Bowls.second), .c2(Bowls.second)),
    ] }
    enum Plain: InvocationMatching {
        case c0(Int, Arg<Int>, (x: Int, y: Int))
        case c1(Int?)
        case c2(Bowl)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0, let l1, let l2), .c0(let r0, let r1, let r2)): l0 == r0 && l1.matches(r1) && l2 == r2
            case (.c1(let l0), .c1(let r0)): l0 == r0
            case (.c2(let l0), .c2(let r0)): l0 === r0
            default: false
            }
        }
    }
}

enum Overloaded234: OverloadedEnum {
    case move(at: Filling)
    case load([Int])
    case move(id: (x: Int, y: Int))
    case move(Filling)
    static let names = ["move(at:)", "load(_:)", "move(id:)", "move(_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .move(at: .with(egg: 1)), .c0(0)),
        (0, .move(at: .with(ham: 1)), .c0(1)),
        (0, .move(at: .with(1, 1)), .c0(2)),
        (0, .move(at: .with((1, 1))), .c0(3)),
        (1, .load([1]), .c1([1])),
        (1, .load([1, 2]), .c1([1, 2])),
        (2, .move(id: (x: 1, y: 2)), .c2((x: 1, y: 2))),
        (2, .move(id: (x: 2, y: 1)), .c2((x: 2, y: 1))),
        (3, .move(.with(egg: 1)), .c3(0)),
        (3, .move(.with(ham: 1)), .c3(1)),
        (3, .move(.with(1, 1)), .c3(2)),
        (3, .move(.with((1, 1))), .c3(3)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.move(at: .with(egg: 1)), .c0(0)),
        (.move(at: .with(ham: 1)), .c0(1)),
        (.move(at: .with(1, 1)), .c0(2)),
        (.move(at: .with((1, 1))), .c0(3)),
        (.load([1]), .c1([1])),
        (.load([1, 2]), .c1([1, 2])),
        (.move(id: (x: 1, y: 2)), .c2((x: 1, y: 2))),
        (.move(id: (x: 2, y: 1)), .c2((x: 2, y: 1))),
        (.move(.with(egg: 1)), .c3(0)),
        (.move(.with(ham: 1)), .c3(1)),
        (.move(.with(1, 1)), .c3(2)),
        (.move(.with((1, 1))), .c3(3)),
    ] }
    enum Plain: InvocationMatching {
        case c0(Int)
        case c1([Int])
        case c2((x: Int, y: Int))
        case c3(Int)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0), .c0(let r0)): l0 == r0
            case (.c1(let l0), .c1(let r0)): l0 == r0
            case (.c2(let l0), .c2(let r0)): l0 == r0
            case (.c3(let l0), .c3(let r0)): l0 == r0
            default: false
            }
        }
    }
}

indirect enum Overloaded235: OverloadedEnum {
    case load(number: (x: Int, y: Int))
    case move(number: Bowl, [Int])
    case load(at: Any)
    static let names = ["load(number:)", "move(number:_:)", "load(at:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(number: (x: 1, y: 2)), .c0((x: 1, y: 2))),
        (0, .load(number: (x: 2, y: 1)), .c0((x: 2, y: 1))),
        (1, .move(number: Bowls.first, [1]), .c1(Bowls.first, [1])),
        (1, .move(number: Bowls.second, [1, 2]), .c1(Bowls.second, [1, 2])),
        (2, .load(at: (x: 1, y: 2)), .c2(0)),
        (2, .load(at: (a: 1, b: 2)), .c2(1)),
        (2, .load(at: (1, 2)), .c2(2)),
        (2, .load(at: 1), .c2(3)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(number: (x: 1, y: 2)), .c0((x: 1, y: 2))),
        (.load(number: (x: 2, y: 1)), .c0((x: 2, y: 1))),
        (.move(number: Bowls.first, [1]), .c1(Bowls.first, [1])),
        (.move(number: Bowls.second, [1, 2]), .c1(Bowls.second, [1, 2])),
        (.load(at: (x: 1, y: 2)), .c2(0)),
        (.load(at: (a: 1, b: 2)), .c2(1)),
        (.load(at: (1, 2)), .c2(2)),
        (.load(at: 1), .c2(3)),
    ] }
    enum Plain: InvocationMatching {
        case c0((x: Int, y: Int))
        case c1(Bowl, [Int])
        case c2(Int)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0), .c0(let r0)): l0 == r0
            case (.c1(let l0, let l1), .c1(let r0, let r1)): l0 === r0 && l1 == r1
            case (.c2(let l0), .c2(let r0)): l0 == r0
            default: false
            }
        }
    }
}

indirect enum Overloaded236: OverloadedEnum {
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

enum Overloaded237: OverloadedEnum {
    case load(at: Int?)
    case move(Int, Filling, Bowl)
    case move(Arg<Int>, Arg<Int>)
    case move(Filling)
    case load(Any)
    static let names = ["load(at:)", "move(_:_:_:)", "move(_:_:)", "move(_:)", "load(_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(at: nil), .c0(nil)),
        (0, .load(at: 1), .c0(1)),
        (1, .move(1, .with(egg: 1), Bowls.first), .c1(1, 0, Bowls.first)),
        (1, .move(2, .with(ham: 1), Bowls.second), .c1(2, 1, Bowls.second)),
        (1, .move(1, .with(1, 1), Bowls.first), .c1(1, 2, Bowls.first)),
        (1, .move(2, .with((1, 1)), Bowls.second), .c1(2, 3, Bowls.second)),
        (2, .move(.value(1), .value(1)), .c2(.value(1), .value(1))),
        (2, .move(.value(2), .value(2)), .c2(.value(2), .value(2))),
        (3, .move(.with(egg: 1)), .c3(0)),
        (3, .move(.with(ham: 1)), .c3(1)),
        (3, .move(.with(1, 1)), .c3(2)),
        (3, .move(.with((1, 1))), .c3(3)),
        (4, .load((x: 1, y: 2)), .c4(0)),
        (4, .load((a: 1, b: 2)), .c4(1)),
        (4, .load((1, 2)), .c4(2)),
        (4, .load(1), .c4(3)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(at: nil), .c0(nil)),
        (.load(at: 1), .c0(1)),
        (.move(1, .with(egg: 1), Bowls.first), .c1(1, 0, Bowls.first)),
        (.move(2, .with(ham: 1), Bowls.second), .c1(2, 1, Bowls.second)),
        (.move(1, .with(1, 1), Bowls.first), .c1(1, 2, Bowls.first)),
        (.move(2, .with((1, 1)), Bowls.second), .c1(2, 3, Bowls.second)),
        (.move(.value(1), .value(1)), .c2(.value(1), .value(1))),
        (.move(.value(2), .value(2)), .c2(.value(2), .value(2))),
        (.move(.any, .any), .c2(.any, .any)),
        (.move(.with(egg: 1)), .c3(0)),
        (.move(.with(ham: 1)), .c3(1)),
        (.move(.with(1, 1)), .c3(2)),
        (.move(.with((1, 1))), .c3(3)),
        (.load((x: 1, y: 2)), .c4(0)),
        (.load((a: 1, b: 2)), .c4(1)),
        (.load((1, 2)), .c4(2)),
        (.load(1), .c4(3)),
    ] }
    enum Plain: InvocationMatching {
        case c0(Int?)
        case c1(Int, Int, Bowl)
        case c2(Arg<Int>, Arg<Int>)
        case c3(Int)
        case c4(Int)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0), .c0(let r0)): l0 == r0
            case (.c1(let l0, let l1, let l2), .c1(let r0, let r1, let r2)): l0 == r0 && l1 == r1 && l2 === r2
            case (.c2(let l0, let l1), .c2(let r0, let r1)): l0.matches(r0) && l1.matches(r1)
            case (.c3(let l0), .c3(let r0)): l0 == r0
            case (.c4(let l0), .c4(let r0)): l0 == r0
            default: false
            }
        }
    }
}

enum Overloaded238: OverloadedEnum {
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

enum Overloaded239: OverloadedEnum {
    case load(number: (Int, Int))
    case load(at: Int, id: [Int])
    case load(Arg<String>)
    case load(Arg<String>, at: Filling)
    case move(String, id: Arg<String>)
    static let names = ["load(number:)", "load(at:id:)", "load(_:)", "load(_:at:)", "move(_:id:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(number: (1, 2)), .c0((1, 2))),
        (0, .load(number: (2, 1)), .c0((2, 1))),
        (1, .load(at: 1, id: [1]), .c1(1, [1])),
        (1, .load(at: 2, id: [1, 2]), .c1(2, [1, 2])),
        (2, .load(.value("a")), .c2(.value("a"))),
        (2, .load(.value("b")), .c2(.value("b"))),
        (3, .load(.value("a"), at: .with(egg: 1)), .c3(.value("a"), 0)),
        (3, .load(.value("b"), at: .with(ham: 1)), .c3(.value("b"), 1)),
        (3, .load(.value("a"), at: .with(1, 1)), .c3(.value("a"), 2)),
        (3, .load(.value("b"), at: .with((1, 1))), .c3(.value("b"), 3)),
        (4, .move("a", id: .value("a")), .c4("a", .value("a"))),
        (4, .move("b", id: .value("b")), .c4("b", .value("b"))),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(number: (1, 2)), .c0((1, 2))),
        (.load(number: (2, 1)), .c0((2, 1))),
        (.load(at: 1, id: [1]), .c1(1, [1])),
        (.load(at: 2, id: [1, 2]), .c1(2, [1, 2])),
        (.load(.value("a")), .c2(.value("a"))),
        (.load(.value("b")), .c2(.value("b"))),
        (.load(.hasPrefix("a")), .c2(.hasPrefix("a"))),
        (.load(.value("a"), at: .with(egg: 1)), .c3(.value("a"), 0)),
        (.load(.value("b"), at: .with(ham: 1)), .c3(.value("b"), 1)),
        (.load(.value("a"), at: .with(1, 1)), .c3(.value("a"), 2)),
        (.load(.value("b"), at: .with((1, 1))), .c3(.value("b"), 3)),
        (.load(.hasPrefix("a"), at: .with(egg: 1)), .c3(.hasPrefix("a"), 0)),
        (.move("a", id: .value("a")), .c4("a", .value("a"))),
        (.move("b", id: .value("b")), .c4("b", .value("b"))),
        (.move("a", id: .hasPrefix("a")), .c4("a", .hasPrefix("a"))),
    ] }
    enum Plain: InvocationMatching {
        case c0((Int, Int))
        case c1(Int, [Int])
        case c2(Arg<String>)
        case c3(Arg<String>, Int)
        case c4(String, Arg<String>)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0), .c0(let r0)): l0 == r0
            case (.c1(let l0, let l1), .c1(let r0, let r1)): l0 == r0 && l1 == r1
            case (.c2(let l0), .c2(let r0)): l0.matches(r0)
            case (.c3(let l0, let l1), .c3(let r0, let r1)): l0.matches(r0) && l1 == r1
            case (.c4(let l0, let l1), .c4(let r0, let r1)): l0 == r0 && l1.matches(r1)
            default: false
            }
        }
    }
}

enum Overloaded240: OverloadedEnum {
    case load(Arg<String>)
    case load(Int?, at: Int)
    case load(at: [Int])
    case load((Int, Int), Arg<Int>)
    static let names = ["load(_:)", "load(_:at:)", "load(at:)", "load(_:_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(.value("a")), .c0(.value("a"))),
        (0, .load(.value("b")), .c0(.value("b"))),
        (1, .load(nil, at: 1), .c1(nil, 1)),
        (1, .load(1, at: 2), .c1(1, 2)),
        (2, .load(at: [1]), .c2([1])),
        (2, .load(at: [1, 2]), .c2([1, 2])),
        (3, .load((1, 2), .value(1)), .c3((1, 2), .value(1))),
        (3, .load((2, 1), .value(2)), .c3((2, 1), .value(2))),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(.value("a")), .c0(.value("a"))),
        (.load(.value("b")), .c0(.value("b"))),
        (.load(.hasPrefix("a")), .c0(.hasPrefix("a"))),
        (.load(nil, at: 1), .c1(nil, 1)),
        (.load(1, at: 2), .c1(1, 2)),
        (.load(at: [1]), .c2([1])),
        (.load(at: [1, 2]), .c2([1, 2])),
        (.load((1, 2), .value(1)), .c3((1, 2), .value(1))),
        (.load((2, 1), .value(2)), .c3((2, 1), .value(2))),
        (.load((1, 2), .any), .c3((1, 2), .any)),
    ] }
    enum Plain: InvocationMatching {
        case c0(Arg<String>)
        case c1(Int?, Int)
        case c2([Int])
        case c3((Int, Int), Arg<Int>)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0), .c0(let r0)): l0.matches(r0)
            case (.c1(let l0, let l1), .c1(let r0, let r1)): l0 == r0 && l1 == r1
            case (.c2(let l0), .c2(let r0)): l0 == r0
            case (.c3(let l0, let l1), .c3(let r0, let r1)): l0 == r0 && l1.matches(r1)
            default: false
            }
        }
    }
}

enum Overloaded241: OverloadedEnum {
    case load(Arg<Int>)
    case load(number: String)
    case move
    static let names = ["load(_:)", "load(number:)", "move"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(.value(1)), .c0(.value(1))),
        (0, .load(.value(2)), .c0(.value(2))),
        (1, .load(number: "a"), .c1("a")),
        (1, .load(number: "b"), .c1("b")),
        (2, .move, .c2),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(.value(1)), .c0(.value(1))),
        (.load(.value(2)), .c0(.value(2))),
        (.load(.any), .c0(.any)),
        (.load(number: "a"), .c1("a")),
        (.load(number: "b"), .c1("b")),
        (.move, .c2),
    ] }
    enum Plain: InvocationMatching {
        case c0(Arg<Int>)
        case c1(String)
        case c2
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0), .c0(let r0)): l0.matches(r0)
            case (.c1(let l0), .c1(let r0)): l0 == r0
            case (.c2, .c2): true
            default: false
            }
        }
    }
}

indirect enum Overloaded242: OverloadedEnum {
    case move(Int?)
    case load
    static let names = ["move(_:)", "load"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .move(nil), .c0(nil)),
        (0, .move(1), .c0(1)),
        (1, .load, .c1),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.move(nil), .c0(nil)),
        (.move(1), .c0(1)),
        (.load, .c1),
    ] }
    enum Plain: InvocationMatching {
        case c0(Int?)
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

indirect enum Overloaded243: OverloadedEnum {
    case move(Int?, [Int])
    case load((Int, Int), at: Int)
    static let names = ["move(_:_:)", "load(_:at:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .move(nil, [1]), .c0(nil, [1])),
        (0, .move(1, [1, 2]), .c0(1, [1, 2])),
        (1, .load((1, 2), at: 1), .c1((1, 2), 1)),
        (1, .load((2, 1), at: 2), .c1((2, 1), 2)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.move(nil, [1]), .c0(nil, [1])),
        (.move(1, [1, 2]), .c0(1, [1, 2])),
        (.load((1, 2), at: 1), .c1((1, 2), 1)),
        (.load((2, 1), at: 2), .c1((2, 1), 2)),
    ] }
    enum Plain: InvocationMatching {
        case c0(Int?, [Int])
        case c1((Int, Int), Int)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0, let l1), .c0(let r0, let r1)): l0 == r0 && l1 == r1
            case (.c1(let l0, let l1), .c1(let r0, let r1)): l0 == r0 && l1 == r1
            default: false
            }
        }
    }
}

enum Overloaded244: OverloadedEnum {
    case load(Arg<Int>, id: Int, Bowl)
    case load(id: Any, number: Int)
    case move((Int, Int))
    case load(Arg<Int>)
    static let names = ["load(_:id:_:)", "load(id:number:)", "move(_:)", "load(_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(.value(1), id: 1, Bowls.first), .c0(.value(1), 1, Bowls.first)),
        (0, .load(.value(2), id: 2, Bowls.second), .c0(.value(2), 2, Bowls.second)),
        (1, .load(id: (x: 1, y: 2), number: 1), .c1(0, 1)),
        (1, .load(id: (a: 1, b: 2), number: 2), .c1(1, 2)),
        (1, .load(id: (1, 2), number: 1), .c1(2, 1)),
        (1, .load(id: 1, number: 2), .c1(3, 2)),
        (2, .move((1, 2)), .c2((1, 2))),
        (2, .move((2, 1)), .c2((2, 1))),
        (3, .load(.value(1)), .c3(.value(1))),
        (3, .load(.value(2)), .c3(.value(2))),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(.value(1), id: 1, Bowls.first), .c0(.value(1), 1, Bowls.first)),
        (.load(.value(2), id: 2, Bowls.second), .c0(.value(2), 2, Bowls.second)),
        (.load(.any, id: 1, Bowls.first), .c0(.any, 1, Bowls.first)),
        (.load(id: (x: 1, y: 2), number: 1), .c1(0, 1)),
        (.load(id: (a: 1, b: 2), number: 2), .c1(1, 2)),
        (.load(id: (1, 2), number: 1), .c1(2, 1)),
        (.load(id: 1, number: 2), .c1(3, 2)),
        (.move((1, 2)), .c2((1, 2))),
        (.move((2, 1)), .c2((2, 1))),
        (.load(.value(1)), .c3(.value(1))),
        (.load(.value(2)), .c3(.value(2))),
        (.load(.any), .c3(.any)),
    ] }
    enum Plain: InvocationMatching {
        case c0(Arg<Int>, Int, Bowl)
        case c1(Int, Int)
        case c2((Int, Int))
        case c3(Arg<Int>)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0, let l1, let l2), .c0(let r0, let r1, let r2)): l0.matches(r0) && l1 == r1 && l2 === r2
            case (.c1(let l0, let l1), .c1(let r0, let r1)): l0 == r0 && l1 == r1
            case (.c2(let l0), .c2(let r0)): l0 == r0
            case (.c3(let l0), .c3(let r0)): l0.matches(r0)
            default: false
            }
        }
    }
}

indirect enum Overloaded245: OverloadedEnum {
    case load(Any)
    case load(number: Arg<String>)
    static let names = ["load(_:)", "load(number:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load((x: 1, y: 2)), .c0(0)),
        (0, .load((a: 1, b: 2)), .c0(1)),
        (0, .load((1, 2)), .c0(2)),
        (0, .load(1), .c0(3)),
        (1, .load(number: .value("a")), .c1(.value("a"))),
        (1, .load(number: .value("b")), .c1(.value("b"))),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load((x: 1, y: 2)), .c0(0)),
        (.load((a: 1, b: 2)), .c0(1)),
        (.load((1, 2)), .c0(2)),
        (.load(1), .c0(3)),
        (.load(number: .value("a")), .c1(.value("a"))),
        (.load(number: .value("b")), .c1(.value("b"))),
        (.load(number: .hasPrefix("a")), .c1(.hasPrefix("a"))),
    ] }
    enum Plain: InvocationMatching {
        case c0(Int)
        case c1(Arg<String>)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0), .c0(let r0)): l0 == r0
            case (.c1(let l0), .c1(let r0)): l0.matches(r0)
            default: false
            }
        }
    }
}

indirect enum Overloaded246: OverloadedEnum {
    case move(String, number: String)
    case load(number: (x: Int, y: Int), Any, Filling)
    case move(Filling)
    case load(number: [Int])
    static let names = ["move(_:number:)", "load(number:_:_:)", "move(_:)", "load(number:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .move("a", number: "a"), .c0("a", "a")),
        (0, .move("b", number: "b"), .c0("b", "b")),
        (1, .load(number: (x: 1, y: 2), (x: 1, y: 2), .with(egg: 1)), .c1((x: 1, y: 2), 0, 0)),
        (1, .load(number: (x: 2, y: 1), (a: 1, b: 2), .with(ham: 1)), .c1((x: 2, y: 1), 1, 1)),
        (1, .load(number: (x: 1, y: 2), (1, 2), .with(1, 1)), .c1((x: 1, y: 2), 2, 2)),
        (1, .load(number: (x: 2, y: 1), 1, .with((1, 1))), .c1((x: 2, y: 1), 3, 3)),
        (2, .move(.with(egg: 1)), .c2(0)),
        (2, .move(.with(ham: 1)), .c2(1)),
        (2, .move(.with(1, 1)), .c2(2)),
        (2, .move(.with((1, 1))), .c2(3)),
        (3, .load(number: [1]), .c3([1])),
        (3, .load(number: [1, 2]), .c3([1, 2])),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.move("a", number: "a"), .c0("a", "a")),
        (.move("b", number: "b"), .c0("b", "b")),
        (.load(number: (x: 1, y: 2), (x: 1, y: 2), .with(egg: 1)), .c1((x: 1, y: 2), 0, 0)),
        (.load(number: (x: 2, y: 1), (a: 1, b: 2), .with(ham: 1)), .c1((x: 2, y: 1), 1, 1)),
        (.load(number: (x: 1, y: 2), (1, 2), .with(1, 1)), .c1((x: 1, y: 2), 2, 2)),
        (.load(number: (x: 2, y: 1), 1, .with((1, 1))), .c1((x: 2, y: 1), 3, 3)),
        (.move(.with(egg: 1)), .c2(0)),
        (.move(.with(ham: 1)), .c2(1)),
        (.move(.with(1, 1)), .c2(2)),
        (.move(.with((1, 1))), .c2(3)),
        (.load(number: [1]), .c3([1])),
        (.load(number: [1, 2]), .c3([1, 2])),
    ] }
    enum Plain: InvocationMatching {
        case c0(String, String)
        case c1((x: Int, y: Int), Int, Int)
        case c2(Int)
        case c3([Int])
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0, let l1), .c0(let r0, let r1)): l0 == r0 && l1 == r1
            case (.c1(let l0, let l1, let l2), .c1(let r0, let r1, let r2)): l0 == r0 && l1 == r1 && l2 == r2
            case (.c2(let l0), .c2(let r0)): l0 == r0
            case (.c3(let l0), .c3(let r0)): l0 == r0
            default: false
            }
        }
    }
}

enum Overloaded247: OverloadedEnum {
    case move(Bowl, number: Bowl)
    case load((Int, Int), Int)
    case load(Bowl)
    case move(Arg<String>)
    static let names = ["move(_:number:)", "load(_:_:)", "load(_:)", "move(_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .move(Bowls.first, number: Bowls.first), .c0(Bowls.first, Bowls.first)),
        (0, .move(Bowls.second, number: Bowls.second), .c0(Bowls.second, Bowls.second)),
        (1, .load((1, 2), 1), .c1((1, 2), 1)),
        (1, .load((2, 1), 2), .c1((2, 1), 2)),
        (2, .load(Bowls.first), .c2(Bowls.first)),
        (2, .load(Bowls.second), .c2(Bowls.second)),
        (3, .move(.value("a")), .c3(.value("a"))),
        (3, .move(.value("b")), .c3(.value("b"))),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.move(Bowls.first, number: Bowls.first), .c0(Bowls.first, Bowls.first)),
        (.move(Bowls.second, number: Bowls.second), .c0(Bowls.second, Bowls.second)),
        (.load((1, 2), 1), .c1((1, 2), 1)),
        (.load((2, 1), 2), .c1((2, 1), 2)),
        (.load(Bowls.first), .c2(Bowls.first)),
        (.load(Bowls.second), .c2(Bowls.second)),
        (.move(.value("a")), .c3(.value("a"))),
        (.move(.value("b")), .c3(.value("b"))),
        (.move(.hasPrefix("a")), .c3(.hasPrefix("a"))),
    ] }
    enum Plain: InvocationMatching {
        case c0(Bowl, Bowl)
        case c1((Int, Int), Int)
        case c2(Bowl)
        case c3(Arg<String>)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0, let l1), .c0(let r0, let r1)): l0 === r0 && l1 === r1
            case (.c1(let l0, let l1), .c1(let r0, let r1)): l0 == r0 && l1 == r1
            case (.c2(let l0), .c2(let r0)): l0 === r0
            case (.c3(let l0), .c3(let r0)): l0.matches(r0)
            default: false
            }
        }
    }
}

indirect enum Overloaded248: OverloadedEnum {
    case load(Int?, at: Int?)
    case load(number: String, at: Int?)
    case load(Filling)
    static let names = ["load(_:at:)", "load(number:at:)", "load(_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(nil, at: nil), .c0(nil, nil)),
        (0, .load(1, at: 1), .c0(1, 1)),
        (1, .load(number: "a", at: nil), .c1("a", nil)),
        (1, .load(number: "b", at: 1), .c1("b", 1)),
        (2, .load(.with(egg: 1)), .c2(0)),
        (2, .load(.with(ham: 1)), .c2(1)),
        (2, .load(.with(1, 1)), .c2(2)),
        (2, .load(.with((1, 1))), .c2(3)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(nil, at: nil), .c0(nil, nil)),
        (.load(1, at: 1), .c0(1, 1)),
        (.load(number: "a", at: nil), .c1("a", nil)),
        (.load(number: "b", at: 1), .c1("b", 1)),
        (.load(.with(egg: 1)), .c2(0)),
        (.load(.with(ham: 1)), .c2(1)),
        (.load(.with(1, 1)), .c2(2)),
        (.load(.with((1, 1))), .c2(3)),
    ] }
    enum Plain: InvocationMatching {
        case c0(Int?, Int?)
        case c1(String, Int?)
        case c2(Int)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0, let l1), .c0(let r0, let r1)): l0 == r0 && l1 == r1
            case (.c1(let l0, let l1), .c1(let r0, let r1)): l0 == r0 && l1 == r1
            case (.c2(let l0), .c2(let r0)): l0 == r0
            default: false
            }
        }
    }
}

enum Overloaded249: OverloadedEnum {
    case load((x: Int, y: Int))
    case move(id: Int)
    static let names = ["load(_:)", "move(id:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load((x: 1, y: 2)), .c0((x: 1, y: 2))),
        (0, .load((x: 2, y: 1)), .c0((x: 2, y: 1))),
        (1, .move(id: 1), .c1(1)),
        (1, .move(id: 2), .c1(2)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load((x: 1, y: 2)), .c0((x: 1, y: 2))),
        (.load((x: 2, y: 1)), .c0((x: 2, y: 1))),
        (.move(id: 1), .c1(1)),
        (.move(id: 2), .c1(2)),
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

enum Overloaded250: OverloadedEnum {
    case load(String)
    case load(number: Int)
    static let names = ["load(_:)", "load(number:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load("a"), .c0("a")),
        (0, .load("b"), .c0("b")),
        (1, .load(number: 1), .c1(1)),
        (1, .load(number: 2), .c1(2)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load("a"), .c0("a")),
        (.load("b"), .c0("b")),
        (.load(number: 1), .c1(1)),
        (.load(number: 2), .c1(2)),
    ] }
    enum Plain: InvocationMatching {
        case c0(String)
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

indirect enum Overloaded251: OverloadedEnum {
    case load(at: [Int])
    case load(number: String)
    case load(at: Int, Arg<Int>)
    static let names = ["load(at:)", "load(number:)", "load(at:_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(at: [1]), .c0([1])),
        (0, .load(at: [1, 2]), .c0([1, 2])),
        (1, .load(number: "a"), .c1("a")),
        (1, .load(number: "b"), .c1("b")),
        (2, .load(at: 1, .value(1)), .c2(1, .value(1))),
        (2, .load(at: 2, .value(2)), .c2(2, .value(2))),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(at: [1]), .c0([1])),
        (.load(at: [1, 2]), .c0([1, 2])),
        (.load(number: "a"), .c1("a")),
        (.load(number: "b"), .c1("b")),
        (.load(at: 1, .value(1)), .c2(1, .value(1))),
        (.load(at: 2, .value(2)), .c2(2, .value(2))),
        (.load(at: 1, .any), .c2(1, .any)),
    ] }
    enum Plain: InvocationMatching {
        case c0([Int])
        case c1(String)
        case c2(Int, Arg<Int>)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0), .c0(let r0)): l0 == r0
            case (.c1(let l0), .c1(let r0)): l0 == r0
            case (.c2(let l0, let l1), .c2(let r0, let r1)): l0 == r0 && l1.matches(r1)
            default: false
            }
        }
    }
}

enum Overloaded252: OverloadedEnum {
    case move(number: String)
    case load(at: Int)
    case load(Filling, number: (Int, Int))
    case load(Int)
    case move([Int])
    static let names = ["move(number:)", "load(at:)", "load(_:number:)", "load(_:)", "move(_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .move(number: "a"), .c0("a")),
        (0, .move(number: "b"), .c0("b")),
        (1, .load(at: 1), .c1(1)),
        (1, .load(at: 2), .c1(2)),
        (2, .load(.with(egg: 1), number: (1, 2)), .c2(0, (1, 2))),
        (2, .load(.with(ham: 1), number: (2, 1)), .c2(1, (2, 1))),
        (2, .load(.with(1, 1), number: (1, 2)), .c2(2, (1, 2))),
        (2, .load(.with((1, 1)), number: (2, 1)), .c2(3, (2, 1))),
        (3, .load(1), .c3(1)),
        (3, .load(2), .c3(2)),
        (4, .move([1]), .c4([1])),
        (4, .move([1, 2]), .c4([1, 2])),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.move(number: "a"), .c0("a")),
        (.move(number: "b"), .c0("b")),
        (.load(at: 1), .c1(1)),
        (.load(at: 2), .c1(2)),
        (.load(.with(egg: 1), number: (1, 2)), .c2(0, (1, 2))),
        (.load(.with(ham: 1), number: (2, 1)), .c2(1, (2, 1))),
        (.load(.with(1, 1), number: (1, 2)), .c2(2, (1, 2))),
        (.load(.with((1, 1)), number: (2, 1)), .c2(3, (2, 1))),
        (.load(1), .c3(1)),
        (.load(2), .c3(2)),
        (.move([1]), .c4([1])),
        (.move([1, 2]), .c4([1, 2])),
    ] }
    enum Plain: InvocationMatching {
        case c0(String)
        case c1(Int)
        case c2(Int, (Int, Int))
        case c3(Int)
        case c4([Int])
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0), .c0(let r0)): l0 == r0
            case (.c1(let l0), .c1(let r0)): l0 == r0
            case (.c2(let l0, let l1), .c2(let r0, let r1)): l0 == r0 && l1 == r1
            case (.c3(let l0), .c3(let r0)): l0 == r0
            case (.c4(let l0), .c4(let r0)): l0 == r0
            default: false
            }
        }
    }
}

enum Overloaded253: OverloadedEnum {
    case load
    case move([Int])
    static let names = ["load", "move(_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load, .c0),
        (1, .move([1]), .c1([1])),
        (1, .move([1, 2]), .c1([1, 2])),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load, .c0),
        (.move([1]), .c1([1])),
        (.move([1, 2]), .c1([1, 2])),
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

enum Overloaded254: OverloadedEnum {
    case load(at: String)
    case load(Filling, at: (Int, Int), id: [Int])
    case move((x: Int, y: Int), [Int])
    case move(at: Int)
    static let names = ["load(at:)", "load(_:at:id:)", "move(_:_:)", "move(at:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(at: "a"), .c0("a")),
        (0, .load(at: "b"), .c0("b")),
        (1, .load(.with(egg: 1), at: (1, 2), id: [1]), .c1(0, (1, 2), [1])),
        (1, .load(.with(ham: 1), at: (2, 1), id: [1, 2]), .c1(1, (2, 1), [1, 2])),
        (1, .load(.with(1, 1), at: (1, 2), id: [1]), .c1(2, (1, 2), [1])),
        (1, .load(.with((1, 1)), at: (2, 1), id: [1, 2]), .c1(3, (2, 1), [1, 2])),
        (2, .move((x: 1, y: 2), [1]), .c2((x: 1, y: 2), [1])),
        (2, .move((x: 2, y: 1), [1, 2]), .c2((x: 2, y: 1), [1, 2])),
        (3, .move(at: 1), .c3(1)),
        (3, .move(at: 2), .c3(2)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(at: "a"), .c0("a")),
        (.load(at: "b"), .c0("b")),
        (.load(.with(egg: 1), at: (1, 2), id: [1]), .c1(0, (1, 2), [1])),
        (.load(.with(ham: 1), at: (2, 1), id: [1, 2]), .c1(1, (2, 1), [1, 2])),
        (.load(.with(1, 1), at: (1, 2), id: [1]), .c1(2, (1, 2), [1])),
        (.load(.with((1, 1)), at: (2, 1), id: [1, 2]), .c1(3, (2, 1), [1, 2])),
        (.move((x: 1, y: 2), [1]), .c2((x: 1, y: 2), [1])),
        (.move((x: 2, y: 1), [1, 2]), .c2((x: 2, y: 1), [1, 2])),
        (.move(at: 1), .c3(1)),
        (.move(at: 2), .c3(2)),
    ] }
    enum Plain: InvocationMatching {
        case c0(String)
        case c1(Int, (Int, Int), [Int])
        case c2((x: Int, y: Int), [Int])
        case c3(Int)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0), .c0(let r0)): l0 == r0
            case (.c1(let l0, let l1, let l2), .c1(let r0, let r1, let r2)): l0 == r0 && l1 == r1 && l2 == r2
            case (.c2(let l0, let l1), .c2(let r0, let r1)): l0 == r0 && l1 == r1
            case (.c3(let l0), .c3(let r0)): l0 == r0
            default: false
            }
        }
    }
}

enum Overloaded255: OverloadedEnum {
    case load(Filling)
    case load(at: Bowl)
    case move(at: (x: Int, y: Int))
    case move(id: Any, number: (x: Int, y: Int), String)
    static let names = ["load(_:)", "load(at:)", "move(at:)", "move(id:number:_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(.with(egg: 1)), .c0(0)),
        (0, .load(.with(ham: 1)), .c0(1)),
        (0, .load(.with(1, 1)), .c0(2)),
        (0, .load(.with((1, 1))), .c0(3)),
        (1, .load(at: Bowls.first), .c1(Bowls.first)),
        (1, .load(at: Bowls.second), .c1(Bowls.second)),
        (2, .move(at: (x: 1, y: 2)), .c2((x: 1, y: 2))),
        (2, .move(at: (x: 2, y: 1)), .c2((x: 2, y: 1))),
        (3, .move(id: (x: 1, y: 2), number: (x: 1, y: 2), "a"), .c3(0, (x: 1, y: 2), "a")),
        (3, .move(id: (a: 1, b: 2), number: (x: 2, y: 1), "b"), .c3(1, (x: 2, y: 1), "b")),
        (3, .move(id: (1, 2), number: (x: 1, y: 2), "a"), .c3(2, (x: 1, y: 2), "a")),
        (3, .move(id: 1, number: (x: 2, y: 1), "b"), .c3(3, (x: 2, y: 1), "b")),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(.with(egg: 1)), .c0(0)),
        (.load(.with(ham: 1)), .c0(1)),
        (.load(.with(1, 1)), .c0(2)),
        (.load(.with((1, 1))), .c0(3)),
        (.load(at: Bowls.first), .c1(Bowls.first)),
        (.load(at: Bowls.second), .c1(Bowls.second)),
        (.move(at: (x: 1, y: 2)), .c2((x: 1, y: 2))),
        (.move(at: (x: 2, y: 1)), .c2((x: 2, y: 1))),
        (.move(id: (x: 1, y: 2), number: (x: 1, y: 2), "a"), .c3(0, (x: 1, y: 2), "a")),
        (.move(id: (a: 1, b: 2), number: (x: 2, y: 1), "b"), .c3(1, (x: 2, y: 1), "b")),
        (.move(id: (1, 2), number: (x: 1, y: 2), "a"), .c3(2, (x: 1, y: 2), "a")),
        (.move(id: 1, number: (x: 2, y: 1), "b"), .c3(3, (x: 2, y: 1), "b")),
    ] }
    enum Plain: InvocationMatching {
        case c0(Int)
        case c1(Bowl)
        case c2((x: Int, y: Int))
        case c3(Int, (x: Int, y: Int), String)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0), .c0(let r0)): l0 == r0
            case (.c1(let l0), .c1(let r0)): l0 === r0
            case (.c2(let l0), .c2(let r0)): l0 == r0
            case (.c3(let l0, let l1, let l2), .c3(let r0, let r1, let r2)): l0 == r0 && l1 == r1 && l2 == r2
            default: false
            }
        }
    }
}

enum Overloaded256: OverloadedEnum {
    case load([Int])
    case move
    static let names = ["load(_:)", "move"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load([1]), .c0([1])),
        (0, .load([1, 2]), .c0([1, 2])),
        (1, .move, .c1),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load([1]), .c0([1])),
        (.load([1, 2]), .c0([1, 2])),
        (.move, .c1),
    ] }
    enum Plain: InvocationMatching {
        case c0([Int])
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

indirect enum Overloaded257: OverloadedEnum {
    case load(at: [Int])
    case move(at: Filling, Int?)
    static let names = ["load(at:)", "move(at:_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(at: [1]), .c0([1])),
        (0, .load(at: [1, 2]), .c0([1, 2])),
        (1, .move(at: .with(egg: 1), nil), .c1(0, nil)),
        (1, .move(at: .with(ham: 1), 1), .c1(1, 1)),
        (1, .move(at: .with(1, 1), nil), .c1(2, nil)),
        (1, .move(at: .with((1, 1)), 1), .c1(3, 1)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(at: [1]), .c0([1])),
        (.load(at: [1, 2]), .c0([1, 2])),
        (.move(at: .with(egg: 1), nil), .c1(0, nil)),
        (.move(at: .with(ham: 1), 1), .c1(1, 1)),
        (.move(at: .with(1, 1), nil), .c1(2, nil)),
        (.move(at: .with((1, 1)), 1), .c1(3, 1)),
    ] }
    enum Plain: InvocationMatching {
        case c0([Int])
        case c1(Int, Int?)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0), .c0(let r0)): l0 == r0
            case (.c1(let l0, let l1), .c1(let r0, let r1)): l0 == r0 && l1 == r1
            default: false
            }
        }
    }
}

enum Overloaded258: OverloadedEnum {
    case load(number: Arg<String>, Arg<Int>)
    case move
    case load((Int, Int), Int?)
    case load(at: Filling, id: Bowl)
    static let names = ["load(number:_:)", "move", "load(_:_:)", "load(at:id:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(number: .value("a"), .value(1)), .c0(.value("a"), .value(1))),
        (0, .load(number: .value("b"), .value(2)), .c0(.value("b"), .value(2))),
        (1, .move, .c1),
        (2, .load((1, 2), nil), .c2((1, 2), nil)),
        (2, .load((2, 1), 1), .c2((2, 1), 1)),
        (3, .load(at: .with(egg: 1), id: Bowls.first), .c3(0, Bowls.first)),
        (3, .load(at: .with(ham: 1), id: Bowls.second), .c3(1, Bowls.second)),
        (3, .load(at: .with(1, 1), id: Bowls.first), .c3(2, Bowls.first)),
        (3, .load(at: .with((1, 1)), id: Bowls.second), .c3(3, Bowls.second)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(number: .value("a"), .value(1)), .c0(.value("a"), .value(1))),
        (.load(number: .value("b"), .value(2)), .c0(.value("b"), .value(2))),
        (.load(number: .hasPrefix("a"), .any), .c0(.hasPrefix("a"), .any)),
        (.move, .c1),
        (.load((1, 2), nil), .c2((1, 2), nil)),
        (.load((2, 1), 1), .c2((2, 1), 1)),
        (.load(at: .with(egg: 1), id: Bowls.first), .c3(0, Bowls.first)),
        (.load(at: .with(ham: 1), id: Bowls.second), .c3(1, Bowls.second)),
        (.load(at: .with(1, 1), id: Bowls.first), .c3(2, Bowls.first)),
        (.load(at: .with((1, 1)), id: Bowls.second), .c3(3, Bowls.second)),
    ] }
    enum Plain: InvocationMatching {
        case c0(Arg<String>, Arg<Int>)
        case c1
        case c2((Int, Int), Int?)
        case c3(Int, Bowl)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0, let l1), .c0(let r0, let r1)): l0.matches(r0) && l1.matches(r1)
            case (.c1, .c1): true
            case (.c2(let l0, let l1), .c2(let r0, let r1)): l0 == r0 && l1 == r1
            case (.c3(let l0, let l1), .c3(let r0, let r1)): l0 == r0 && l1 === r1
            default: false
            }
        }
    }
}

enum Overloaded259: OverloadedEnum {
    case load
    case move(number: Int?, Int)
    static let names = ["load", "move(number:_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load, .c0),
        (1, .move(number: nil, 1), .c1(nil, 1)),
        (1, .move(number: 1, 2), .c1(1, 2)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load, .c0),
        (.move(number: nil, 1), .c1(nil, 1)),
        (.move(number: 1, 2), .c1(1, 2)),
    ] }
    enum Plain: InvocationMatching {
        case c0
        case c1(Int?, Int)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0, .c0): true
            case (.c1(let l0, let l1), .c1(let r0, let r1)): l0 == r0 && l1 == r1
            default: false
            }
        }
    }
}

indirect enum Overloaded260: OverloadedEnum {
    case load(String, number: Int, Arg<String>)
    case load(Filling)
    static let names = ["load(_:number:_:)", "load(_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load("a", number: 1, .value("a")), .c0("a", 1, .value("a"))),
        (0, .load("b", number: 2, .value("b")), .c0("b", 2, .value("b"))),
        (1, .load(.with(egg: 1)), .c1(0)),
        (1, .load(.with(ham: 1)), .c1(1)),
        (1, .load(.with(1, 1)), .c1(2)),
        (1, .load(.with((1, 1))), .c1(3)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load("a", number: 1, .value("a")), .c0("a", 1, .value("a"))),
        (.load("b", number: 2, .value("b")), .c0("b", 2, .value("b"))),
        (.load("a", number: 1, .hasPrefix("a")), .c0("a", 1, .hasPrefix("a"))),
        (.load(.with(egg: 1)), .c1(0)),
        (.load(.with(ham: 1)), .c1(1)),
        (.load(.with(1, 1)), .c1(2)),
        (.load(.with((1, 1))), .c1(3)),
    ] }
    enum Plain: InvocationMatching {
        case c0(String, Int, Arg<String>)
        case c1(Int)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0, let l1, let l2), .c0(let r0, let r1, let r2)): l0 == r0 && l1 == r1 && l2.matches(r2)
            case (.c1(let l0), .c1(let r0)): l0 == r0
            default: false
            }
        }
    }
}

enum Overloaded261: OverloadedEnum {
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

indirect enum Overloaded262: OverloadedEnum {
    case load(Any, [Int])
    case load(id: [Int])
    case load(id: [Int], [Int])
    case load(number: Any, id: Int?, Int?)
    static let names = ["load(_:_:)", "load(id:)", "load(id:_:)", "load(number:id:_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load((x: 1, y: 2), [1]), .c0(0, [1])),
        (0, .load((a: 1, b: 2), [1, 2]), .c0(1, [1, 2])),
        (0, .load((1, 2), [1]), .c0(2, [1])),
        (0, .load(1, [1, 2]), .c0(3, [1, 2])),
        (1, .load(id: [1]), .c1([1])),
        (1, .load(id: [1, 2]), .c1([1, 2])),
        (2, .load(id: [1], [1]), .c2([1], [1])),
        (2, .load(id: [1, 2], [1, 2]), .c2([1, 2], [1, 2])),
        (3, .load(number: (x: 1, y: 2), id: nil, nil), .c3(0, nil, nil)),
        (3, .load(number: (a: 1, b: 2), id: 1, 1), .c3(1, 1, 1)),
        (3, .load(number: (1, 2), id: nil, nil), .c3(2, nil, nil)),
        (3, .load(number: 1, id: 1, 1), .c3(3, 1, 1)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load((x: 1, y: 2), [1]), .c0(0, [1])),
        (.load((a: 1, b: 2), [1, 2]), .c0(1, [1, 2])),
        (.load((1, 2), [1]), .c0(2, [1])),
        (.load(1, [1, 2]), .c0(3, [1, 2])),
        (.load(id: [1]), .c1([1])),
        (.load(id: [1, 2]), .c1([1, 2])),
        (.load(id: [1], [1]), .c2([1], [1])),
        (.load(id: [1, 2], [1, 2]), .c2([1, 2], [1, 2])),
        (.load(number: (x: 1, y: 2), id: nil, nil), .c3(0, nil, nil)),
        (.load(number: (a: 1, b: 2), id: 1, 1), .c3(1, 1, 1)),
        (.load(number: (1, 2), id: nil, nil), .c3(2, nil, nil)),
        (.load(number: 1, id: 1, 1), .c3(3, 1, 1)),
    ] }
    enum Plain: InvocationMatching {
        case c0(Int, [Int])
        case c1([Int])
        case c2([Int], [Int])
        case c3(Int, Int?, Int?)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0, let l1), .c0(let r0, let r1)): l0 == r0 && l1 == r1
            case (.c1(let l0), .c1(let r0)): l0 == r0
            case (.c2(let l0, let l1), .c2(let r0, let r1)): l0 == r0 && l1 == r1
            case (.c3(let l0, let l1, let l2), .c3(let r0, let r1, let r2)): l0 == r0 && l1 == r1 && l2 == r2
            default: false
            }
        }
    }
}

enum Overloaded263: OverloadedEnum {
    case load(Bowl)
    case move(Filling, number: Bowl)
    static let names = ["load(_:)", "move(_:number:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(Bowls.first), .c0(Bowls.first)),
        (0, .load(Bowls.second), .c0(Bowls.second)),
        (1, .move(.with(egg: 1), number: Bowls.first), .c1(0, Bowls.first)),
        (1, .move(.with(ham: 1), number: Bowls.second), .c1(1, Bowls.second)),
        (1, .move(.with(1, 1), number: Bowls.first), .c1(2, Bowls.first)),
        (1, .move(.with((1, 1)), number: Bowls.second), .c1(3, Bowls.second)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(Bowls.first), .c0(Bowls.first)),
        (.load(Bowls.second), .c0(Bowls.second)),
        (.move(.with(egg: 1), number: Bowls.first), .c1(0, Bowls.first)),
        (.move(.with(ham: 1), number: Bowls.second), .c1(1, Bowls.second)),
        (.move(.with(1, 1), number: Bowls.first), .c1(2, Bowls.first)),
        (.move(.with((1, 1)), number: Bowls.second), .c1(3, Bowls.second)),
    ] }
    enum Plain: InvocationMatching {
        case c0(Bowl)
        case c1(Int, Bowl)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0), .c0(let r0)): l0 === r0
            case (.c1(let l0, let l1), .c1(let r0, let r1)): l0 == r0 && l1 === r1
            default: false
            }
        }
    }
}

enum Overloaded264: OverloadedEnum {
    case load(Filling, Filling)
    case load(Bowl)
    case load(String, at: String)
    static let names = ["load(_:_:)", "load(_:)", "load(_:at:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(.with(egg: 1), .with(egg: 1)), .c0(0, 0)),
        (0, .load(.with(ham: 1), .with(ham: 1)), .c0(1, 1)),
        (0, .load(.with(1, 1), .with(1, 1)), .c0(2, 2)),
        (0, .load(.with((1, 1)), .with((1, 1))), .c0(3, 3)),
        (1, .load(Bowls.first), .c1(Bowls.first)),
        (1, .load(Bowls.second), .c1(Bowls.second)),
        (2, .load("a", at: "a"), .c2("a", "a")),
        (2, .load("b", at: "b"), .c2("b", "b")),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(.with(egg: 1), .with(egg: 1)), .c0(0, 0)),
        (.load(.with(ham: 1), .with(ham: 1)), .c0(1, 1)),
        (.load(.with(1, 1), .with(1, 1)), .c0(2, 2)),
        (.load(.with((1, 1)), .with((1, 1))), .c0(3, 3)),
        (.load(Bowls.first), .c1(Bowls.first)),
        (.load(Bowls.second), .c1(Bowls.second)),
        (.load("a", at: "a"), .c2("a", "a")),
        (.load("b", at: "b"), .c2("b", "b")),
    ] }
    enum Plain: InvocationMatching {
        case c0(Int, Int)
        case c1(Bowl)
        case c2(String, String)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0, let l1), .c0(let r0, let r1)): l0 == r0 && l1 == r1
            case (.c1(let l0), .c1(let r0)): l0 === r0
            case (.c2(let l0, let l1), .c2(let r0, let r1)): l0 == r0 && l1 == r1
            default: false
            }
        }
    }
}

indirect enum Overloaded265: OverloadedEnum {
    case load(Arg<Int>)
    case load(String, number: Arg<Int>)
    case load(number: (x: Int, y: Int), Arg<String>)
    static let names = ["load(_:)", "load(_:number:)", "load(number:_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(.value(1)), .c0(.value(1))),
        (0, .load(.value(2)), .c0(.value(2))),
        (1, .load("a", number: .value(1)), .c1("a", .value(1))),
        (1, .load("b", number: .value(2)), .c1("b", .value(2))),
        (2, .load(number: (x: 1, y: 2), .value("a")), .c2((x: 1, y: 2), .value("a"))),
        (2, .load(number: (x: 2, y: 1), .value("b")), .c2((x: 2, y: 1), .value("b"))),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(.value(1)), .c0(.value(1))),
        (.load(.value(2)), .c0(.value(2))),
        (.load(.any), .c0(.any)),
        (.load("a", number: .value(1)), .c1("a", .value(1))),
        (.load("b", number: .value(2)), .c1("b", .value(2))),
        (.load("a", number: .any), .c1("a", .any)),
        (.load(number: (x: 1, y: 2), .value("a")), .c2((x: 1, y: 2), .value("a"))),
        (.load(number: (x: 2, y: 1), .value("b")), .c2((x: 2, y: 1), .value("b"))),
        (.load(number: (x: 1, y: 2), .hasPrefix("a")), .c2((x: 1, y: 2), .hasPrefix("a"))),
    ] }
    enum Plain: InvocationMatching {
        case c0(Arg<Int>)
        case c1(String, Arg<Int>)
        case c2((x: Int, y: Int), Arg<String>)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0), .c0(let r0)): l0.matches(r0)
            case (.c1(let l0, let l1), .c1(let r0, let r1)): l0 == r0 && l1.matches(r1)
            case (.c2(let l0, let l1), .c2(let r0, let r1)): l0 == r0 && l1.matches(r1)
            default: false
            }
        }
    }
}

indirect enum Overloaded266: OverloadedEnum {
    case move(number: Any, Int?)
    case load(at: Bowl)
    case load(id: [Int])
    static let names = ["move(number:_:)", "load(at:)", "load(id:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .move(number: (x: 1, y: 2), nil), .c0(0, nil)),
        (0, .move(number: (a: 1, b: 2), 1), .c0(1, 1)),
        (0, .move(number: (1, 2), nil), .c0(2, nil)),
        (0, .move(number: 1, 1), .c0(3, 1)),
        (1, .load(at: Bowls.first), .c1(Bowls.first)),
        (1, .load(at: Bowls.second), .c1(Bowls.second)),
        (2, .load(id: [1]), .c2([1])),
        (2, .load(id: [1, 2]), .c2([1, 2])),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.move(number: (x: 1, y: 2), nil), .c0(0, nil)),
        (.move(number: (a: 1, b: 2), 1), .c0(1, 1)),
        (.move(number: (1, 2), nil), .c0(2, nil)),
        (.move(number: 1, 1), .c0(3, 1)),
        (.load(at: Bowls.first), .c1(Bowls.first)),
        (.load(at: Bowls.second), .c1(Bowls.second)),
        (.load(id: [1]), .c2([1])),
        (.load(id: [1, 2]), .c2([1, 2])),
    ] }
    enum Plain: InvocationMatching {
        case c0(Int, Int?)
        case c1(Bowl)
        case c2([Int])
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0, let l1), .c0(let r0, let r1)): l0 == r0 && l1 == r1
            case (.c1(let l0), .c1(let r0)): l0 === r0
            case (.c2(let l0), .c2(let r0)): l0 == r0
            default: false
            }
        }
    }
}

indirect enum Overloaded267: OverloadedEnum {
    case move(number: Bowl)
    case load(at: (x: Int, y: Int), id: Int)
    case move(number: Int, Int, Arg<String>)
    case load((x: Int, y: Int), id: Int, number: (Int, Int))
    case load(Bowl)
    case load(id: Int)
    static let names = ["move(number:)", "load(at:id:)", "move(number:_:_:)", "load(_:id:number:)", "load(_:)", "load(id:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .move(number: Bowls.first), .c0(Bowls.first)),
        (0, .move(number: Bowls.second), .c0(Bowls.second)),
        (1, .load(at: (x: 1, y: 2), id: 1), .c1((x: 1, y: 2), 1)),
        (1, .load(at: (x: 2, y: 1), id: 2), .c1((x: 2, y: 1), 2)),
        (2, .move(number: 1, 1, .value("a")), .c2(1, 1, .value("a"))),
        (2, .move(number: 2, 2, .value("b")), .c2(2, 2, .value("b"))),
        (3, .load((x: 1, y: 2), id: 1, number: (1, 2)), .c3((x: 1, y: 2), 1, (1, 2))),
        (3, .load((x: 2, y: 1), id: 2, number: (2, 1)), .c3((x: 2, y: 1), 2, (2, 1))),
        (4, .load(Bowls.first), .c4(Bowls.first)),
        (4, .load(Bowls.second), .c4(Bowls.second)),
        (5, .load(id: 1), .c5(1)),
        (5, .load(id: 2), .c5(2)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.move(number: Bowls.first), .c0(Bowls.first)),
        (.move(number: Bowls.second), .c0(Bowls.second)),
        (.load(at: (x: 1, y: 2), id: 1), .c1((x: 1, y: 2), 1)),
        (.load(at: (x: 2, y: 1), id: 2), .c1((x: 2, y: 1), 2)),
        (.move(number: 1, 1, .value("a")), .c2(1, 1, .value("a"))),
        (.move(number: 2, 2, .value("b")), .c2(2, 2, .value("b"))),
        (.move(number: 1, 1, .hasPrefix("a")), .c2(1, 1, .hasPrefix("a"))),
        (.load((x: 1, y: 2), id: 1, number: (1, 2)), .c3((x: 1, y: 2), 1, (1, 2))),
        (.load((x: 2, y: 1), id: 2, number: (2, 1)), .c3((x: 2, y: 1), 2, (2, 1))),
        (.load(Bowls.first), .c4(Bowls.first)),
        (.load(Bowls.second), .c4(Bowls.second)),
        (.load(id: 1), .c5(1)),
        (.load(id: 2), .c5(2)),
    ] }
    enum Plain: InvocationMatching {
        case c0(Bowl)
        case c1((x: Int, y: Int), Int)
        case c2(Int, Int, Arg<String>)
        case c3((x: Int, y: Int), Int, (Int, Int))
        case c4(Bowl)
        case c5(Int)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0), .c0(let r0)): l0 === r0
            case (.c1(let l0, let l1), .c1(let r0, let r1)): l0 == r0 && l1 == r1
            case (.c2(let l0, let l1, let l2), .c2(let r0, let r1, let r2)): l0 == r0 && l1 == r1 && l2.matches(r2)
            case (.c3(let l0, let l1, let l2), .c3(let r0, let r1, let r2)): l0 == r0 && l1 == r1 && l2 == r2
            case (.c4(let l0), .c4(let r0)): l0 === r0
            case (.c5(let l0), .c5(let r0)): l0 == r0
            default: false
            }
        }
    }
}

enum Overloaded268: OverloadedEnum {
    case load([Int])
    case load(number: (Int, Int))
    static let names = ["load(_:)", "load(number:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load([1]), .c0([1])),
        (0, .load([1, 2]), .c0([1, 2])),
        (1, .load(number: (1, 2)), .c1((1, 2))),
        (1, .load(number: (2, 1)), .c1((2, 1))),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load([1]), .c0([1])),
        (.load([1, 2]), .c0([1, 2])),
        (.load(number: (1, 2)), .c1((1, 2))),
        (.load(number: (2, 1)), .c1((2, 1))),
    ] }
    enum Plain: InvocationMatching {
        case c0([Int])
        case c1((Int, Int))
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0), .c0(let r0)): l0 == r0
            case (.c1(let l0), .c1(let r0)): l0 == r0
            default: false
            }
        }
    }
}

indirect enum Overloaded269: OverloadedEnum {
    case load(String)
    case move
    case load(at: Any, number: (Int, Int))
    case load(id: Arg<Int>, number: Bowl)
    case load(id: Arg<Int>)
    static let names = ["load(_:)", "move", "load(at:number:)", "load(id:number:)", "load(id:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load("a"), .c0("a")),
        (0, .load("b"), .c0("b")),
        (1, .move, .c1),
        (2, .load(at: (x: 1, y: 2), number: (1, 2)), .c2(0, (1, 2))),
        (2, .load(at: (a: 1, b: 2), number: (2, 1)), .c2(1, (2, 1))),
        (2, .load(at: (1, 2), number: (1, 2)), .c2(2, (1, 2))),
        (2, .load(at: 1, number: (2, 1)), .c2(3, (2, 1))),
        (3, .load(id: .value(1), number: Bowls.first), .c3(.value(1), Bowls.first)),
        (3, .load(id: .value(2), number: Bowls.second), .c3(.value(2), Bowls.second)),
        (4, .load(id: .value(1)), .c4(.value(1))),
        (4, .load(id: .value(2)), .c4(.value(2))),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load("a"), .c0("a")),
        (.load("b"), .c0("b")),
        (.move, .c1),
        (.load(at: (x: 1, y: 2), number: (1, 2)), .c2(0, (1, 2))),
        (.load(at: (a: 1, b: 2), number: (2, 1)), .c2(1, (2, 1))),
        (.load(at: (1, 2), number: (1, 2)), .c2(2, (1, 2))),
        (.load(at: 1, number: (2, 1)), .c2(3, (2, 1))),
        (.load(id: .value(1), number: Bowls.first), .c3(.value(1), Bowls.first)),
        (.load(id: .value(2), number: Bowls.second), .c3(.value(2), Bowls.second)),
        (.load(id: .any, number: Bowls.first), .c3(.any, Bowls.first)),
        (.load(id: .value(1)), .c4(.value(1))),
        (.load(id: .value(2)), .c4(.value(2))),
        (.load(id: .any), .c4(.any)),
    ] }
    enum Plain: InvocationMatching {
        case c0(String)
        case c1
        case c2(Int, (Int, Int))
        case c3(Arg<Int>, Bowl)
        case c4(Arg<Int>)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0), .c0(let r0)): l0 == r0
            case (.c1, .c1): true
            case (.c2(let l0, let l1), .c2(let r0, let r1)): l0 == r0 && l1 == r1
            case (.c3(let l0, let l1), .c3(let r0, let r1)): l0.matches(r0) && l1 === r1
            case (.c4(let l0), .c4(let r0)): l0.matches(r0)
            default: false
            }
        }
    }
}

enum Overloaded270: OverloadedEnum {
    case load(at: Arg<Int>, Filling)
    case load(Int?)
    static let names = ["load(at:_:)", "load(_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(at: .value(1), .with(egg: 1)), .c0(.value(1), 0)),
        (0, .load(at: .value(2), .with(ham: 1)), .c0(.value(2), 1)),
        (0, .load(at: .value(1), .with(1, 1)), .c0(.value(1), 2)),
        (0, .load(at: .value(2), .with((1, 1))), .c0(.value(2), 3)),
        (1, .load(nil), .c1(nil)),
        (1, .load(1), .c1(1)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(at: .value(1), .with(egg: 1)), .c0(.value(1), 0)),
        (.load(at: .value(2), .with(ham: 1)), .c0(.value(2), 1)),
        (.load(at: .value(1), .with(1, 1)), .c0(.value(1), 2)),
        (.load(at: .value(2), .with((1, 1))), .c0(.value(2), 3)),
        (.load(at: .any, .with(egg: 1)), .c0(.any, 0)),
        (.load(nil), .c1(nil)),
        (.load(1), .c1(1)),
    ] }
    enum Plain: InvocationMatching {
        case c0(Arg<Int>, Int)
        case c1(Int?)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0, let l1), .c0(let r0, let r1)): l0.matches(r0) && l1 == r1
            case (.c1(let l0), .c1(let r0)): l0 == r0
            default: false
            }
        }
    }
}

indirect enum Overloaded271: OverloadedEnum {
    case load([Int], id: Int, (Int, Int))
    static let names = ["load(_:id:_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load([1], id: 1, (1, 2)), .c0([1], 1, (1, 2))),
        (0, .load([1, 2], id: 2, (2, 1)), .c0([1, 2], 2, (2, 1))),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load([1], id: 1, (1, 2)), .c0([1], 1, (1, 2))),
        (.load([1, 2], id: 2, (2, 1)), .c0([1, 2], 2, (2, 1))),
    ] }
    enum Plain: InvocationMatching {
        case c0([Int], Int, (Int, Int))
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0, let l1, let l2), .c0(let r0, let r1, let r2)): l0 == r0 && l1 == r1 && l2 == r2
            }
        }
    }
}

enum Overloaded272: OverloadedEnum {
    case move(Filling, id: String)
    case load(number: Filling, at: Arg<String>)
    case move(number: Int?, Int)
    case load(at: Int?, Bowl, number: Int?)
    case load(number: Arg<String>, id: Arg<String>)
    static let names = ["move(_:id:)", "load(number:at:)", "move(number:_:)", "load(at:_:number:)", "load(number:id:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .move(.with(egg: 1), id: "a"), .c0(0, "a")),
        (0, .move(.with(ham: 1), id: "b"), .c0(1, "b")),
        (0, .move(.with(1, 1), id: "a"), .c0(2, "a")),
        (0, .move(.with((1, 1)), id: "b"), .c0(3, "b")),
        (1, .load(number: .with(egg: 1), at: .value("a")), .c1(0, .value("a"))),
        (1, .load(number: .with(ham: 1), at: .value("b")), .c1(1, .value("b"))),
        (1, .load(number: .with(1, 1), at: .value("a")), .c1(2, .value("a"))),
        (1, .load(number: .with((1, 1)), at: .value("b")), .c1(3, .value("b"))),
        (2, .move(number: nil, 1), .c2(nil, 1)),
        (2, .move(number: 1, 2), .c2(1, 2)),
        (3, .load(at: nil, Bowls.first, number: nil), .c3(nil, Bowls.first, nil)),
        (3, .load(at: 1, Bowls.second, number: 1), .c3(1, Bowls.second, 1)),
        (4, .load(number: .value("a"), id: .value("a")), .c4(.value("a"), .value("a"))),
        (4, .load(number: .value("b"), id: .value("b")), .c4(.value("b"), .value("b"))),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.move(.with(egg: 1), id: "a"), .c0(0, "a")),
        (.move(.with(ham: 1), id: "b"), .c0(1, "b")),
        (.move(.with(1, 1), id: "a"), .c0(2, "a")),
        (.move(.with((1, 1)), id: "b"), .c0(3, "b")),
        (.load(number: .with(egg: 1), at: .value("a")), .c1(0, .value("a"))),
        (.load(number: .with(ham: 1), at: .value("b")), .c1(1, .value("b"))),
        (.load(number: .with(1, 1), at: .value("a")), .c1(2, .value("a"))),
        (.load(number: .with((1, 1)), at: .value("b")), .c1(3, .value("b"))),
        (.load(number: .with(egg: 1), at: .hasPrefix("a")), .c1(0, .hasPrefix("a"))),
        (.move(number: nil, 1), .c2(nil, 1)),
        (.move(number: 1, 2), .c2(1, 2)),
        (.load(at: nil, Bowls.first, number: nil), .c3(nil, Bowls.first, nil)),
        (.load(at: 1, Bowls.second, number: 1), .c3(1, Bowls.second, 1)),
        (.load(number: .value("a"), id: .value("a")), .c4(.value("a"), .value("a"))),
        (.load(number: .value("b"), id: .value("b")), .c4(.value("b"), .value("b"))),
        (.load(number: .hasPrefix("a"), id: .hasPrefix("a")), .c4(.hasPrefix("a"), .hasPrefix("a"))),
    ] }
    enum Plain: InvocationMatching {
        case c0(Int, String)
        case c1(Int, Arg<String>)
        case c2(Int?, Int)
        case c3(Int?, Bowl, Int?)
        case c4(Arg<String>, Arg<String>)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0, let l1), .c0(let r0, let r1)): l0 == r0 && l1 == r1
            case (.c1(let l0, let l1), .c1(let r0, let r1)): l0 == r0 && l1.matches(r1)
            case (.c2(let l0, let l1), .c2(let r0, let r1)): l0 == r0 && l1 == r1
            case (.c3(let l0, let l1, let l2), .c3(let r0, let r1, let r2)): l0 == r0 && l1 === r1 && l2 == r2
            case (.c4(let l0, let l1), .c4(let r0, let r1)): l0.matches(r0) && l1.matches(r1)
            default: false
            }
        }
    }
}

enum Overloaded273: OverloadedEnum {
    case load(Bowl)
    case load(number: Arg<String>)
    case move((x: Int, y: Int), (x: Int, y: Int))
    static let names = ["load(_:)", "load(number:)", "move(_:_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(Bowls.first), .c0(Bowls.first)),
        (0, .load(Bowls.second), .c0(Bowls.second)),
        (1, .load(number: .value("a")), .c1(.value("a"))),
        (1, .load(number: .value("b")), .c1(.value("b"))),
        (2, .move((x: 1, y: 2), (x: 1, y: 2)), .c2((x: 1, y: 2), (x: 1, y: 2))),
        (2, .move((x: 2, y: 1), (x: 2, y: 1)), .c2((x: 2, y: 1), (x: 2, y: 1))),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(Bowls.first), .c0(Bowls.first)),
        (.load(Bowls.second), .c0(Bowls.second)),
        (.load(number: .value("a")), .c1(.value("a"))),
        (.load(number: .value("b")), .c1(.value("b"))),
        (.load(number: .hasPrefix("a")), .c1(.hasPrefix("a"))),
        (.move((x: 1, y: 2), (x: 1, y: 2)), .c2((x: 1, y: 2), (x: 1, y: 2))),
        (.move((x: 2, y: 1), (x: 2, y: 1)), .c2((x: 2, y: 1), (x: 2, y: 1))),
    ] }
    enum Plain: InvocationMatching {
        case c0(Bowl)
        case c1(Arg<String>)
        case c2((x: Int, y: Int), (x: Int, y: Int))
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0), .c0(let r0)): l0 === r0
            case (.c1(let l0), .c1(let r0)): l0.matches(r0)
            case (.c2(let l0, let l1), .c2(let r0, let r1)): l0 == r0 && l1 == r1
            default: false
            }
        }
    }
}

enum Overloaded274: OverloadedEnum {
    case load(Filling, Int?)
    case load(Int?)
    static let names = ["load(_:_:)", "load(_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(.with(egg: 1), nil), .c0(0, nil)),
        (0, .load(.with(ham: 1), 1), .c0(1, 1)),
        (0, .load(.with(1, 1), nil), .c0(2, nil)),
        (0, .load(.with((1, 1)), 1), .c0(3, 1)),
        (1, .load(nil), .c1(nil)),
        (1, .load(1), .c1(1)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(.with(egg: 1), nil), .c0(0, nil)),
        (.load(.with(ham: 1), 1), .c0(1, 1)),
        (.load(.with(1, 1), nil), .c0(2, nil)),
        (.load(.with((1, 1)), 1), .c0(3, 1)),
        (.load(nil), .c1(nil)),
        (.load(1), .c1(1)),
    ] }
    enum Plain: InvocationMatching {
        case c0(Int, Int?)
        case c1(Int?)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0, let l1), .c0(let r0, let r1)): l0 == r0 && l1 == r1
            case (.c1(let l0), .c1(let r0)): l0 == r0
            default: false
            }
        }
    }
}

indirect enum Overloaded275: OverloadedEnum {
    case load((Int, Int), Bowl)
    case move(Int?)
    case move(number: Any)
    case load(String)
    case move(at: (Int, Int))
    static let names = ["load(_:_:)", "move(_:)", "move(number:)", "load(_:)", "move(at:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load((1, 2), Bowls.first), .c0((1, 2), Bowls.first)),
        (0, .load((2, 1), Bowls.second), .c0((2, 1), Bowls.second)),
        (1, .move(nil), .c1(nil)),
        (1, .move(1), .c1(1)),
        (2, .move(number: (x: 1, y: 2)), .c2(0)),
        (2, .move(number: (a: 1, b: 2)), .c2(1)),
        (2, .move(number: (1, 2)), .c2(2)),
        (2, .move(number: 1), .c2(3)),
        (3, .load("a"), .c3("a")),
        (3, .load("b"), .c3("b")),
        (4, .move(at: (1, 2)), .c4((1, 2))),
        (4, .move(at: (2, 1)), .c4((2, 1))),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load((1, 2), Bowls.first), .c0((1, 2), Bowls.first)),
        (.load((2, 1), Bowls.second), .c0((2, 1), Bowls.second)),
        (.move(nil), .c1(nil)),
        (.move(1), .c1(1)),
        (.move(number: (x: 1, y: 2)), .c2(0)),
        (.move(number: (a: 1, b: 2)), .c2(1)),
        (.move(number: (1, 2)), .c2(2)),
        (.move(number: 1), .c2(3)),
        (.load("a"), .c3("a")),
        (.load("b"), .c3("b")),
        (.move(at: (1, 2)), .c4((1, 2))),
        (.move(at: (2, 1)), .c4((2, 1))),
    ] }
    enum Plain: InvocationMatching {
        case c0((Int, Int), Bowl)
        case c1(Int?)
        case c2(Int)
        case c3(String)
        case c4((Int, Int))
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0, let l1), .c0(let r0, let r1)): l0 == r0 && l1 === r1
            case (.c1(let l0), .c1(let r0)): l0 == r0
            case (.c2(let l0), .c2(let r0)): l0 == r0
            case (.c3(let l0), .c3(let r0)): l0 == r0
            case (.c4(let l0), .c4(let r0)): l0 == r0
            default: false
            }
        }
    }
}

enum Overloaded276: OverloadedEnum {
    case load(number: (x: Int, y: Int), Bowl)
    case load(Bowl)
    case load(String, id: Any, at: Filling)
    case move(Bowl)
    static let names = ["load(number:_:)", "load(_:)", "load(_:id:at:)", "move(_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(number: (x: 1, y: 2), Bowls.first), .c0((x: 1, y: 2), Bowls.first)),
        (0, .load(number: (x: 2, y: 1), Bowls.second), .c0((x: 2, y: 1), Bowls.second)),
        (1, .load(Bowls.first), .c1(Bowls.first)),
        (1, .load(Bowls.second), .c1(Bowls.second)),
        (2, .load("a", id: (x: 1, y: 2), at: .with(egg: 1)), .c2("a", 0, 0)),
        (2, .load("b", id: (a: 1, b: 2), at: .with(ham: 1)), .c2("b", 1, 1)),
        (2, .load("a", id: (1, 2), at: .with(1, 1)), .c2("a", 2, 2)),
        (2, .load("b", id: 1, at: .with((1, 1))), .c2("b", 3, 3)),
        (3, .move(Bowls.first), .c3(Bowls.first)),
        (3, .move(Bowls.second), .c3(Bowls.second)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(number: (x: 1, y: 2), Bowls.first), .c0((x: 1, y: 2), Bowls.first)),
        (.load(number: (x: 2, y: 1), Bowls.second), .c0((x: 2, y: 1), Bowls.second)),
        (.load(Bowls.first), .c1(Bowls.first)),
        (.load(Bowls.second), .c1(Bowls.second)),
        (.load("a", id: (x: 1, y: 2), at: .with(egg: 1)), .c2("a", 0, 0)),
        (.load("b", id: (a: 1, b: 2), at: .with(ham: 1)), .c2("b", 1, 1)),
        (.load("a", id: (1, 2), at: .with(1, 1)), .c2("a", 2, 2)),
        (.load("b", id: 1, at: .with((1, 1))), .c2("b", 3, 3)),
        (.move(Bowls.first), .c3(Bowls.first)),
        (.move(Bowls.second), .c3(Bowls.second)),
    ] }
    enum Plain: InvocationMatching {
        case c0((x: Int, y: Int), Bowl)
        case c1(Bowl)
        case c2(String, Int, Int)
        case c3(Bowl)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0, let l1), .c0(let r0, let r1)): l0 == r0 && l1 === r1
            case (.c1(let l0), .c1(let r0)): l0 === r0
            case (.c2(let l0, let l1, let l2), .c2(let r0, let r1, let r2)): l0 == r0 && l1 == r1 && l2 == r2
            case (.c3(let l0), .c3(let r0)): l0 === r0
            default: false
            }
        }
    }
}

indirect enum Overloaded277: OverloadedEnum {
    case move(at: [Int], number: Int?, (Int, Int))
    case load(at: String)
    static let names = ["move(at:number:_:)", "load(at:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .move(at: [1], number: nil, (1, 2)), .c0([1], nil, (1, 2))),
        (0, .move(at: [1, 2], number: 1, (2, 1)), .c0([1, 2], 1, (2, 1))),
        (1, .load(at: "a"), .c1("a")),
        (1, .load(at: "b"), .c1("b")),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.move(at: [1], number: nil, (1, 2)), .c0([1], nil, (1, 2))),
        (.move(at: [1, 2], number: 1, (2, 1)), .c0([1, 2], 1, (2, 1))),
        (.load(at: "a"), .c1("a")),
        (.load(at: "b"), .c1("b")),
    ] }
    enum Plain: InvocationMatching {
        case c0([Int], Int?, (Int, Int))
        case c1(String)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0, let l1, let l2), .c0(let r0, let r1, let r2)): l0 == r0 && l1 == r1 && l2 == r2
            case (.c1(let l0), .c1(let r0)): l0 == r0
            default: false
            }
        }
    }
}

enum Overloaded278: OverloadedEnum {
    case move(number: String)
    case move(Int)
    case move(Bowl, id: Arg<String>)
    static let names = ["move(number:)", "move(_:)", "move(_:id:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .move(number: "a"), .c0("a")),
        (0, .move(number: "b"), .c0("b")),
        (1, .move(1), .c1(1)),
        (1, .move(2), .c1(2)),
        (2, .move(Bowls.first, id: .value("a")), .c2(Bowls.first, .value("a"))),
        (2, .move(Bowls.second, id: .value("b")), .c2(Bowls.second, .value("b"))),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.move(number: "a"), .c0("a")),
        (.move(number: "b"), .c0("b")),
        (.move(1), .c1(1)),
        (.move(2), .c1(2)),
        (.move(Bowls.first, id: .value("a")), .c2(Bowls.first, .value("a"))),
        (.move(Bowls.second, id: .value("b")), .c2(Bowls.second, .value("b"))),
        (.move(Bowls.first, id: .hasPrefix("a")), .c2(Bowls.first, .hasPrefix("a"))),
    ] }
    enum Plain: InvocationMatching {
        case c0(String)
        case c1(Int)
        case c2(Bowl, Arg<String>)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0), .c0(let r0)): l0 == r0
            case (.c1(let l0), .c1(let r0)): l0 == r0
            case (.c2(let l0, let l1), .c2(let r0, let r1)): l0 === r0 && l1.matches(r1)
            default: false
            }
        }
    }
}

enum Overloaded279: OverloadedEnum {
    case load(Bowl)
    case load(number: Int?, Filling)
    case load(at: Int, Bowl)
    case move((Int, Int))
    static let names = ["load(_:)", "load(number:_:)", "load(at:_:)", "move(_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(Bowls.first), .c0(Bowls.first)),
        (0, .load(Bowls.second), .c0(Bowls.second)),
        (1, .load(number: nil, .with(egg: 1)), .c1(nil, 0)),
        (1, .load(number: 1, .with(ham: 1)), .c1(1, 1)),
        (1, .load(number: nil, .with(1, 1)), .c1(nil, 2)),
        (1, .load(number: 1, .with((1, 1))), .c1(1, 3)),
        (2, .load(at: 1, Bowls.first), .c2(1, Bowls.first)),
        (2, .load(at: 2, Bowls.second), .c2(2, Bowls.second)),
        (3, .move((1, 2)), .c3((1, 2))),
        (3, .move((2, 1)), .c3((2, 1))),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(Bowls.first), .c0(Bowls.first)),
        (.load(Bowls.second), .c0(Bowls.second)),
        (.load(number: nil, .with(egg: 1)), .c1(nil, 0)),
        (.load(number: 1, .with(ham: 1)), .c1(1, 1)),
        (.load(number: nil, .with(1, 1)), .c1(nil, 2)),
        (.load(number: 1, .with((1, 1))), .c1(1, 3)),
        (.load(at: 1, Bowls.first), .c2(1, Bowls.first)),
        (.load(at: 2, Bowls.second), .c2(2, Bowls.second)),
        (.move((1, 2)), .c3((1, 2))),
        (.move((2, 1)), .c3((2, 1))),
    ] }
    enum Plain: InvocationMatching {
        case c0(Bowl)
        case c1(Int?, Int)
        case c2(Int, Bowl)
        case c3((Int, Int))
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0), .c0(let r0)): l0 === r0
            case (.c1(let l0, let l1), .c1(let r0, let r1)): l0 == r0 && l1 == r1
            case (.c2(let l0, let l1), .c2(let r0, let r1)): l0 == r0 && l1 === r1
            case (.c3(let l0), .c3(let r0)): l0 == r0
            default: false
            }
        }
    }
}

enum Overloaded280: OverloadedEnum {
    case load((x: Int, y: Int), (x: Int, y: Int))
    case move
    case load(Any, Int?, Arg<String>)
    case load(at: Int, number: Any)
    case load(Int?)
    static let names = ["load(_:_:)", "move", "load(_:_:_:)", "load(at:number:)", "load(_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load((x: 1, y: 2), (x: 1, y: 2)), .c0((x: 1, y: 2), (x: 1, y: 2))),
        (0, .load((x: 2, y: 1), (x: 2, y: 1)), .c0((x: 2, y: 1), (x: 2, y: 1))),
        (1, .move, .c1),
        (2, .load((x: 1, y: 2), nil, .value("a")), .c2(0, nil, .value("a"))),
        (2, .load((a: 1, b: 2), 1, .value("b")), .c2(1, 1, .value("b"))),
        (2, .load((1, 2), nil, .value("a")), .c2(2, nil, .value("a"))),
        (2, .load(1, 1, .value("b")), .c2(3, 1, .value("b"))),
        (3, .load(at: 1, number: (x: 1, y: 2)), .c3(1, 0)),
        (3, .load(at: 2, number: (a: 1, b: 2)), .c3(2, 1)),
        (3, .load(at: 1, number: (1, 2)), .c3(1, 2)),
        (3, .load(at: 2, number: 1), .c3(2, 3)),
        (4, .load(nil), .c4(nil)),
        (4, .load(1), .c4(1)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load((x: 1, y: 2), (x: 1, y: 2)), .c0((x: 1, y: 2), (x: 1, y: 2))),
        (.load((x: 2, y: 1), (x: 2, y: 1)), .c0((x: 2, y: 1), (x: 2, y: 1))),
        (.move, .c1),
        (.load((x: 1, y: 2), nil, .value("a")), .c2(0, nil, .value("a"))),
        (.load((a: 1, b: 2), 1, .value("b")), .c2(1, 1, .value("b"))),
        (.load((1, 2), nil, .value("a")), .c2(2, nil, .value("a"))),
        (.load(1, 1, .value("b")), .c2(3, 1, .value("b"))),
        (.load((x: 1, y: 2), nil, .hasPrefix("a")), .c2(0, nil, .hasPrefix("a"))),
        (.load(at: 1, number: (x: 1, y: 2)), .c3(1, 0)),
        (.load(at: 2, number: (a: 1, b: 2)), .c3(2, 1)),
        (.load(at: 1, number: (1, 2)), .c3(1, 2)),
        (.load(at: 2, number: 1), .c3(2, 3)),
        (.load(nil), .c4(nil)),
        (.load(1), .c4(1)),
    ] }
    enum Plain: InvocationMatching {
        case c0((x: Int, y: Int), (x: Int, y: Int))
        case c1
        case c2(Int, Int?, Arg<String>)
        case c3(Int, Int)
        case c4(Int?)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0, let l1), .c0(let r0, let r1)): l0 == r0 && l1 == r1
            case (.c1, .c1): true
            case (.c2(let l0, let l1, let l2), .c2(let r0, let r1, let r2)): l0 == r0 && l1 == r1 && l2.matches(r2)
            case (.c3(let l0, let l1), .c3(let r0, let r1)): l0 == r0 && l1 == r1
            case (.c4(let l0), .c4(let r0)): l0 == r0
            default: false
            }
        }
    }
}

enum Overloaded281: OverloadedEnum {
    case move(Arg<Int>)
    case move(id: Int, number: Arg<String>)
    static let names = ["move(_:)", "move(id:number:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .move(.value(1)), .c0(.value(1))),
        (0, .move(.value(2)), .c0(.value(2))),
        (1, .move(id: 1, number: .value("a")), .c1(1, .value("a"))),
        (1, .move(id: 2, number: .value("b")), .c1(2, .value("b"))),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.move(.value(1)), .c0(.value(1))),
        (.move(.value(2)), .c0(.value(2))),
        (.move(.any), .c0(.any)),
        (.move(id: 1, number: .value("a")), .c1(1, .value("a"))),
        (.move(id: 2, number: .value("b")), .c1(2, .value("b"))),
        (.move(id: 1, number: .hasPrefix("a")), .c1(1, .hasPrefix("a"))),
    ] }
    enum Plain: InvocationMatching {
        case c0(Arg<Int>)
        case c1(Int, Arg<String>)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0), .c0(let r0)): l0.matches(r0)
            case (.c1(let l0, let l1), .c1(let r0, let r1)): l0 == r0 && l1.matches(r1)
            default: false
            }
        }
    }
}

indirect enum Overloaded282: OverloadedEnum {
    case load(at: (x: Int, y: Int))
    case move(id: Bowl)
    case load(at: Int, number: Filling)
    case load(number: Int?, id: Arg<String>)
    static let names = ["load(at:)", "move(id:)", "load(at:number:)", "load(number:id:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(at: (x: 1, y: 2)), .c0((x: 1, y: 2))),
        (0, .load(at: (x: 2, y: 1)), .c0((x: 2, y: 1))),
        (1, .move(id: Bowls.first), .c1(Bowls.first)),
        (1, .move(id: Bowls.second), .c1(Bowls.second)),
        (2, .load(at: 1, number: .with(egg: 1)), .c2(1, 0)),
        (2, .load(at: 2, number: .with(ham: 1)), .c2(2, 1)),
        (2, .load(at: 1, number: .with(1, 1)), .c2(1, 2)),
        (2, .load(at: 2, number: .with((1, 1))), .c2(2, 3)),
        (3, .load(number: nil, id: .value("a")), .c3(nil, .value("a"))),
        (3, .load(number: 1, id: .value("b")), .c3(1, .value("b"))),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(at: (x: 1, y: 2)), .c0((x: 1, y: 2))),
        (.load(at: (x: 2, y: 1)), .c0((x: 2, y: 1))),
        (.move(id: Bowls.first), .c1(Bowls.first)),
        (.move(id: Bowls.second), .c1(Bowls.second)),
        (.load(at: 1, number: .with(egg: 1)), .c2(1, 0)),
        (.load(at: 2, number: .with(ham: 1)), .c2(2, 1)),
        (.load(at: 1, number: .with(1, 1)), .c2(1, 2)),
        (.load(at: 2, number: .with((1, 1))), .c2(2, 3)),
        (.load(number: nil, id: .value("a")), .c3(nil, .value("a"))),
        (.load(number: 1, id: .value("b")), .c3(1, .value("b"))),
        (.load(number: nil, id: .hasPrefix("a")), .c3(nil, .hasPrefix("a"))),
    ] }
    enum Plain: InvocationMatching {
        case c0((x: Int, y: Int))
        case c1(Bowl)
        case c2(Int, Int)
        case c3(Int?, Arg<String>)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0), .c0(let r0)): l0 == r0
            case (.c1(let l0), .c1(let r0)): l0 === r0
            case (.c2(let l0, let l1), .c2(let r0, let r1)): l0 == r0 && l1 == r1
            case (.c3(let l0, let l1), .c3(let r0, let r1)): l0 == r0 && l1.matches(r1)
            default: false
            }
        }
    }
}

indirect enum Overloaded283: OverloadedEnum {
    case load((Int, Int))
    case load(Bowl, Arg<String>, id: Int?)
    case load(id: (Int, Int), Arg<String>, Filling)
    case move(Arg<Int>, Bowl, [Int])
    static let names = ["load(_:)", "load(_:_:id:)", "load(id:_:_:)", "move(_:_:_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load((1, 2)), .c0((1, 2))),
        (0, .load((2, 1)), .c0((2, 1))),
        (1, .load(Bowls.first, .value("a"), id: nil), .c1(Bowls.first, .value("a"), nil)),
        (1, .load(Bowls.second, .value("b"), id: 1), .c1(Bowls.second, .value("b"), 1)),
        (2, .load(id: (1, 2), .value("a"), .with(egg: 1)), .c2((1, 2), .value("a"), 0)),
        (2, .load(id: (2, 1), .value("b"), .with(ham: 1)), .c2((2, 1), .value("b"), 1)),
        (2, .load(id: (1, 2), .value("a"), .with(1, 1)), .c2((1, 2), .value("a"), 2)),
        (2, .load(id: (2, 1), .value("b"), .with((1, 1))), .c2((2, 1), .value("b"), 3)),
        (3, .move(.value(1), Bowls.first, [1]), .c3(.value(1), Bowls.first, [1])),
        (3, .move(.value(2), Bowls.second, [1, 2]), .c3(.value(2), Bowls.second, [1, 2])),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load((1, 2)), .c0((1, 2))),
        (.load((2, 1)), .c0((2, 1))),
        (.load(Bowls.first, .value("a"), id: nil), .c1(Bowls.first, .value("a"), nil)),
        (.load(Bowls.second, .value("b"), id: 1), .c1(Bowls.second, .value("b"), 1)),
        (.load(Bowls.first, .hasPrefix("a"), id: nil), .c1(Bowls.first, .hasPrefix("a"), nil)),
        (.load(id: (1, 2), .value("a"), .with(egg: 1)), .c2((1, 2), .value("a"), 0)),
        (.load(id: (2, 1), .value("b"), .with(ham: 1)), .c2((2, 1), .value("b"), 1)),
        (.load(id: (1, 2), .value("a"), .with(1, 1)), .c2((1, 2), .value("a"), 2)),
        (.load(id: (2, 1), .value("b"), .with((1, 1))), .c2((2, 1), .value("b"), 3)),
        (.load(id: (1, 2), .hasPrefix("a"), .with(egg: 1)), .c2((1, 2), .hasPrefix("a"), 0)),
        (.move(.value(1), Bowls.first, [1]), .c3(.value(1), Bowls.first, [1])),
        (.move(.value(2), Bowls.second, [1, 2]), .c3(.value(2), Bowls.second, [1, 2])),
        (.move(.any, Bowls.first, [1]), .c3(.any, Bowls.first, [1])),
    ] }
    enum Plain: InvocationMatching {
        case c0((Int, Int))
        case c1(Bowl, Arg<String>, Int?)
        case c2((Int, Int), Arg<String>, Int)
        case c3(Arg<Int>, Bowl, [Int])
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0), .c0(let r0)): l0 == r0
            case (.c1(let l0, let l1, let l2), .c1(let r0, let r1, let r2)): l0 === r0 && l1.matches(r1) && l2 == r2
            case (.c2(let l0, let l1, let l2), .c2(let r0, let r1, let r2)): l0 == r0 && l1.matches(r1) && l2 == r2
            case (.c3(let l0, let l1, let l2), .c3(let r0, let r1, let r2)): l0.matches(r0) && l1 === r1 && l2 == r2
            default: false
            }
        }
    }
}

enum Overloaded284: OverloadedEnum {
    case load((Int, Int), Int, Any)
    case move(at: (Int, Int), number: (x: Int, y: Int))
    static let names = ["load(_:_:_:)", "move(at:number:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load((1, 2), 1, (x: 1, y: 2)), .c0((1, 2), 1, 0)),
        (0, .load((2, 1), 2, (a: 1, b: 2)), .c0((2, 1), 2, 1)),
        (0, .load((1, 2), 1, (1, 2)), .c0((1, 2), 1, 2)),
        (0, .load((2, 1), 2, 1), .c0((2, 1), 2, 3)),
        (1, .move(at: (1, 2), number: (x: 1, y: 2)), .c1((1, 2), (x: 1, y: 2))),
        (1, .move(at: (2, 1), number: (x: 2, y: 1)), .c1((2, 1), (x: 2, y: 1))),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load((1, 2), 1, (x: 1, y: 2)), .c0((1, 2), 1, 0)),
        (.load((2, 1), 2, (a: 1, b: 2)), .c0((2, 1), 2, 1)),
        (.load((1, 2), 1, (1, 2)), .c0((1, 2), 1, 2)),
        (.load((2, 1), 2, 1), .c0((2, 1), 2, 3)),
        (.move(at: (1, 2), number: (x: 1, y: 2)), .c1((1, 2), (x: 1, y: 2))),
        (.move(at: (2, 1), number: (x: 2, y: 1)), .c1((2, 1), (x: 2, y: 1))),
    ] }
    enum Plain: InvocationMatching {
        case c0((Int, Int), Int, Int)
        case c1((Int, Int), (x: Int, y: Int))
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0, let l1, let l2), .c0(let r0, let r1, let r2)): l0 == r0 && l1 == r1 && l2 == r2
            case (.c1(let l0, let l1), .c1(let r0, let r1)): l0 == r0 && l1 == r1
            default: false
            }
        }
    }
}

enum Overloaded285: OverloadedEnum {
    case move((Int, Int), String)
    case load(Any)
    case move(String, Any, [Int])
    case load(at: (Int, Int), id: Int)
    static let names = ["move(_:_:)", "load(_:)", "move(_:_:_:)", "load(at:id:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .move((1, 2), "a"), .c0((1, 2), "a")),
        (0, .move((2, 1), "b"), .c0((2, 1), "b")),
        (1, .load((x: 1, y: 2)), .c1(0)),
        (1, .load((a: 1, b: 2)), .c1(1)),
        (1, .load((1, 2)), .c1(2)),
        (1, .load(1), .c1(3)),
        (2, .move("a", (x: 1, y: 2), [1]), .c2("a", 0, [1])),
        (2, .move("b", (a: 1, b: 2), [1, 2]), .c2("b", 1, [1, 2])),
        (2, .move("a", (1, 2), [1]), .c2("a", 2, [1])),
        (2, .move("b", 1, [1, 2]), .c2("b", 3, [1, 2])),
        (3, .load(at: (1, 2), id: 1), .c3((1, 2), 1)),
        (3, .load(at: (2, 1), id: 2), .c3((2, 1), 2)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.move((1, 2), "a"), .c0((1, 2), "a")),
        (.move((2, 1), "b"), .c0((2, 1), "b")),
        (.load((x: 1, y: 2)), .c1(0)),
        (.load((a: 1, b: 2)), .c1(1)),
        (.load((1, 2)), .c1(2)),
        (.load(1), .c1(3)),
        (.move("a", (x: 1, y: 2), [1]), .c2("a", 0, [1])),
        (.move("b", (a: 1, b: 2), [1, 2]), .c2("b", 1, [1, 2])),
        (.move("a", (1, 2), [1]), .c2("a", 2, [1])),
        (.move("b", 1, [1, 2]), .c2("b", 3, [1, 2])),
        (.load(at: (1, 2), id: 1), .c3((1, 2), 1)),
        (.load(at: (2, 1), id: 2), .c3((2, 1), 2)),
    ] }
    enum Plain: InvocationMatching {
        case c0((Int, Int), String)
        case c1(Int)
        case c2(String, Int, [Int])
        case c3((Int, Int), Int)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0, let l1), .c0(let r0, let r1)): l0 == r0 && l1 == r1
            case (.c1(let l0), .c1(let r0)): l0 == r0
            case (.c2(let l0, let l1, let l2), .c2(let r0, let r1, let r2)): l0 == r0 && l1 == r1 && l2 == r2
            case (.c3(let l0, let l1), .c3(let r0, let r1)): l0 == r0 && l1 == r1
            default: false
            }
        }
    }
}

indirect enum Overloaded286: OverloadedEnum {
    case move(Arg<Int>, String, number: [Int])
    case load(String)
    static let names = ["move(_:_:number:)", "load(_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .move(.value(1), "a", number: [1]), .c0(.value(1), "a", [1])),
        (0, .move(.value(2), "b", number: [1, 2]), .c0(.value(2), "b", [1, 2])),
        (1, .load("a"), .c1("a")),
        (1, .load("b"), .c1("b")),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.move(.value(1), "a", number: [1]), .c0(.value(1), "a", [1])),
        (.move(.value(2), "b", number: [1, 2]), .c0(.value(2), "b", [1, 2])),
        (.move(.any, "a", number: [1]), .c0(.any, "a", [1])),
        (.load("a"), .c1("a")),
        (.load("b"), .c1("b")),
    ] }
    enum Plain: InvocationMatching {
        case c0(Arg<Int>, String, [Int])
        case c1(String)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0, let l1, let l2), .c0(let r0, let r1, let r2)): l0.matches(r0) && l1 == r1 && l2 == r2
            case (.c1(let l0), .c1(let r0)): l0 == r0
            default: false
            }
        }
    }
}

enum Overloaded287: OverloadedEnum {
    case move(Arg<Int>)
    case move(id: Filling)
    case load(Arg<Int>, at: Any)
    static let names = ["move(_:)", "move(id:)", "load(_:at:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .move(.value(1)), .c0(.value(1))),
        (0, .move(.value(2)), .c0(.value(2))),
        (1, .move(id: .with(egg: 1)), .c1(0)),
        (1, .move(id: .with(ham: 1)), .c1(1)),
        (1, .move(id: .with(1, 1)), .c1(2)),
        (1, .move(id: .with((1, 1))), .c1(3)),
        (2, .load(.value(1), at: (x: 1, y: 2)), .c2(.value(1), 0)),
        (2, .load(.value(2), at: (a: 1, b: 2)), .c2(.value(2), 1)),
        (2, .load(.value(1), at: (1, 2)), .c2(.value(1), 2)),
        (2, .load(.value(2), at: 1), .c2(.value(2), 3)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.move(.value(1)), .c0(.value(1))),
        (.move(.value(2)), .c0(.value(2))),
        (.move(.any), .c0(.any)),
        (.move(id: .with(egg: 1)), .c1(0)),
        (.move(id: .with(ham: 1)), .c1(1)),
        (.move(id: .with(1, 1)), .c1(2)),
        (.move(id: .with((1, 1))), .c1(3)),
        (.load(.value(1), at: (x: 1, y: 2)), .c2(.value(1), 0)),
        (.load(.value(2), at: (a: 1, b: 2)), .c2(.value(2), 1)),
        (.load(.value(1), at: (1, 2)), .c2(.value(1), 2)),
        (.load(.value(2), at: 1), .c2(.value(2), 3)),
        (.load(.any, at: (x: 1, y: 2)), .c2(.any, 0)),
    ] }
    enum Plain: InvocationMatching {
        case c0(Arg<Int>)
        case c1(Int)
        case c2(Arg<Int>, Int)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0), .c0(let r0)): l0.matches(r0)
            case (.c1(let l0), .c1(let r0)): l0 == r0
            case (.c2(let l0, let l1), .c2(let r0, let r1)): l0.matches(r0) && l1 == r1
            default: false
            }
        }
    }
}

enum Overloaded288: OverloadedEnum {
    case load(at: Bowl, (Int, Int))
    case load(id: Filling)
    case move(id: Bowl)
    case move((Int, Int))
    static let names = ["load(at:_:)", "load(id:)", "move(id:)", "move(_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(at: Bowls.first, (1, 2)), .c0(Bowls.first, (1, 2))),
        (0, .load(at: Bowls.second, (2, 1)), .c0(Bowls.second, (2, 1))),
        (1, .load(id: .with(egg: 1)), .c1(0)),
        (1, .load(id: .with(ham: 1)), .c1(1)),
        (1, .load(id: .with(1, 1)), .c1(2)),
        (1, .load(id: .with((1, 1))), .c1(3)),
        (2, .move(id: Bowls.first), .c2(Bowls.first)),
        (2, .move(id: Bowls.second), .c2(Bowls.second)),
        (3, .move((1, 2)), .c3((1, 2))),
        (3, .move((2, 1)), .c3((2, 1))),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(at: Bowls.first, (1, 2)), .c0(Bowls.first, (1, 2))),
        (.load(at: Bowls.second, (2, 1)), .c0(Bowls.second, (2, 1))),
        (.load(id: .with(egg: 1)), .c1(0)),
        (.load(id: .with(ham: 1)), .c1(1)),
        (.load(id: .with(1, 1)), .c1(2)),
        (.load(id: .with((1, 1))), .c1(3)),
        (.move(id: Bowls.first), .c2(Bowls.first)),
        (.move(id: Bowls.second), .c2(Bowls.second)),
        (.move((1, 2)), .c3((1, 2))),
        (.move((2, 1)), .c3((2, 1))),
    ] }
    enum Plain: InvocationMatching {
        case c0(Bowl, (Int, Int))
        case c1(Int)
        case c2(Bowl)
        case c3((Int, Int))
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0, let l1), .c0(let r0, let r1)): l0 === r0 && l1 == r1
            case (.c1(let l0), .c1(let r0)): l0 == r0
            case (.c2(let l0), .c2(let r0)): l0 === r0
            case (.c3(let l0), .c3(let r0)): l0 == r0
            default: false
            }
        }
    }
}

indirect enum Overloaded289: OverloadedEnum {
    case move(number: Int?)
    case load
    case move(number: Arg<Int>, at: Any, Int?)
    static let names = ["move(number:)", "load", "move(number:at:_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .move(number: nil), .c0(nil)),
        (0, .move(number: 1), .c0(1)),
        (1, .load, .c1),
        (2, .move(number: .value(1), at: (x: 1, y: 2), nil), .c2(.value(1), 0, nil)),
        (2, .move(number: .value(2), at: (a: 1, b: 2), 1), .c2(.value(2), 1, 1)),
        (2, .move(number: .value(1), at: (1, 2), nil), .c2(.value(1), 2, nil)),
        (2, .move(number: .value(2), at: 1, 1), .c2(.value(2), 3, 1)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.move(number: nil), .c0(nil)),
        (.move(number: 1), .c0(1)),
        (.load, .c1),
        (.move(number: .value(1), at: (x: 1, y: 2), nil), .c2(.value(1), 0, nil)),
        (.move(number: .value(2), at: (a: 1, b: 2), 1), .c2(.value(2), 1, 1)),
        (.move(number: .value(1), at: (1, 2), nil), .c2(.value(1), 2, nil)),
        (.move(number: .value(2), at: 1, 1), .c2(.value(2), 3, 1)),
        (.move(number: .any, at: (x: 1, y: 2), nil), .c2(.any, 0, nil)),
    ] }
    enum Plain: InvocationMatching {
        case c0(Int?)
        case c1
        case c2(Arg<Int>, Int, Int?)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0), .c0(let r0)): l0 == r0
            case (.c1, .c1): true
            case (.c2(let l0, let l1, let l2), .c2(let r0, let r1, let r2)): l0.matches(r0) && l1 == r1 && l2 == r2
            default: false
            }
        }
    }
}

indirect enum Overloaded290: OverloadedEnum {
    case move
    case load(Int?, at: Any)
    case load(at: Int)
    static let names = ["move", "load(_:at:)", "load(at:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .move, .c0),
        (1, .load(nil, at: (x: 1, y: 2)), .c1(nil, 0)),
        (1, .load(1, at: (a: 1, b: 2)), .c1(1, 1)),
        (1, .load(nil, at: (1, 2)), .c1(nil, 2)),
        (1, .load(1, at: 1), .c1(1, 3)),
        (2, .load(at: 1), .c2(1)),
        (2, .load(at: 2), .c2(2)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.move, .c0),
        (.load(nil, at: (x: 1, y: 2)), .c1(nil, 0)),
        (.load(1, at: (a: 1, b: 2)), .c1(1, 1)),
        (.load(nil, at: (1, 2)), .c1(nil, 2)),
        (.load(1, at: 1), .c1(1, 3)),
        (.load(at: 1), .c2(1)),
        (.load(at: 2), .c2(2)),
    ] }
    enum Plain: InvocationMatching {
        case c0
        case c1(Int?, Int)
        case c2(Int)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0, .c0): true
            case (.c1(let l0, let l1), .c1(let r0, let r1)): l0 == r0 && l1 == r1
            case (.c2(let l0), .c2(let r0)): l0 == r0
            default: false
            }
        }
    }
}

enum Overloaded291: OverloadedEnum {
    case move(id: Arg<String>)
    case load(number: Filling, String)
    case load(id: Int?)
    case load(Any)
    case load(at: Arg<Int>, (x: Int, y: Int), Int?)
    static let names = ["move(id:)", "load(number:_:)", "load(id:)", "load(_:)", "load(at:_:_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .move(id: .value("a")), .c0(.value("a"))),
        (0, .move(id: .value("b")), .c0(.value("b"))),
        (1, .load(number: .with(egg: 1), "a"), .c1(0, "a")),
        (1, .load(number: .with(ham: 1), "b"), .c1(1, "b")),
        (1, .load(number: .with(1, 1), "a"), .c1(2, "a")),
        (1, .load(number: .with((1, 1)), "b"), .c1(3, "b")),
        (2, .load(id: nil), .c2(nil)),
        (2, .load(id: 1), .c2(1)),
        (3, .load((x: 1, y: 2)), .c3(0)),
        (3, .load((a: 1, b: 2)), .c3(1)),
        (3, .load((1, 2)), .c3(2)),
        (3, .load(1), .c3(3)),
        (4, .load(at: .value(1), (x: 1, y: 2), nil), .c4(.value(1), (x: 1, y: 2), nil)),
        (4, .load(at: .value(2), (x: 2, y: 1), 1), .c4(.value(2), (x: 2, y: 1), 1)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.move(id: .value("a")), .c0(.value("a"))),
        (.move(id: .value("b")), .c0(.value("b"))),
        (.move(id: .hasPrefix("a")), .c0(.hasPrefix("a"))),
        (.load(number: .with(egg: 1), "a"), .c1(0, "a")),
        (.load(number: .with(ham: 1), "b"), .c1(1, "b")),
        (.load(number: .with(1, 1), "a"), .c1(2, "a")),
        (.load(number: .with((1, 1)), "b"), .c1(3, "b")),
        (.load(id: nil), .c2(nil)),
        (.load(id: 1), .c2(1)),
        (.load((x: 1, y: 2)), .c3(0)),
        (.load((a: 1, b: 2)), .c3(1)),
        (.load((1, 2)), .c3(2)),
        (.load(1), .c3(3)),
        (.load(at: .value(1), (x: 1, y: 2), nil), .c4(.value(1), (x: 1, y: 2), nil)),
        (.load(at: .value(2), (x: 2, y: 1), 1), .c4(.value(2), (x: 2, y: 1), 1)),
        (.load(at: .any, (x: 1, y: 2), nil), .c4(.any, (x: 1, y: 2), nil)),
    ] }
    enum Plain: InvocationMatching {
        case c0(Arg<String>)
        case c1(Int, String)
        case c2(Int?)
        case c3(Int)
        case c4(Arg<Int>, (x: Int, y: Int), Int?)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0), .c0(let r0)): l0.matches(r0)
            case (.c1(let l0, let l1), .c1(let r0, let r1)): l0 == r0 && l1 == r1
            case (.c2(let l0), .c2(let r0)): l0 == r0
            case (.c3(let l0), .c3(let r0)): l0 == r0
            case (.c4(let l0, let l1, let l2), .c4(let r0, let r1, let r2)): l0.matches(r0) && l1 == r1 && l2 == r2
            default: false
            }
        }
    }
}

enum Overloaded292: OverloadedEnum {
    case load(number: Any)
    case load(Bowl)
    static let names = ["load(number:)", "load(_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(number: (x: 1, y: 2)), .c0(0)),
        (0, .load(number: (a: 1, b: 2)), .c0(1)),
        (0, .load(number: (1, 2)), .c0(2)),
        (0, .load(number: 1), .c0(3)),
        (1, .load(Bowls.first), .c1(Bowls.first)),
        (1, .load(Bowls.second), .c1(Bowls.second)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(number: (x: 1, y: 2)), .c0(0)),
        (.load(number: (a: 1, b: 2)), .c0(1)),
        (.load(number: (1, 2)), .c0(2)),
        (.load(number: 1), .c0(3)),
        (.load(Bowls.first), .c1(Bowls.first)),
        (.load(Bowls.second), .c1(Bowls.second)),
    ] }
    enum Plain: InvocationMatching {
        case c0(Int)
        case c1(Bowl)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0), .c0(let r0)): l0 == r0
            case (.c1(let l0), .c1(let r0)): l0 === r0
            default: false
            }
        }
    }
}

enum Overloaded293: OverloadedEnum {
    case load(number: Arg<String>, Filling)
    case move(String, String)
    case load((x: Int, y: Int))
    case move(number: Int)
    case move(Int?, number: (Int, Int))
    static let names = ["load(number:_:)", "move(_:_:)", "load(_:)", "move(number:)", "move(_:number:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(number: .value("a"), .with(egg: 1)), .c0(.value("a"), 0)),
        (0, .load(number: .value("b"), .with(ham: 1)), .c0(.value("b"), 1)),
        (0, .load(number: .value("a"), .with(1, 1)), .c0(.value("a"), 2)),
        (0, .load(number: .value("b"), .with((1, 1))), .c0(.value("b"), 3)),
        (1, .move("a", "a"), .c1("a", "a")),
        (1, .move("b", "b"), .c1("b", "b")),
        (2, .load((x: 1, y: 2)), .c2((x: 1, y: 2))),
        (2, .load((x: 2, y: 1)), .c2((x: 2, y: 1))),
        (3, .move(number: 1), .c3(1)),
        (3, .move(number: 2), .c3(2)),
        (4, .move(nil, number: (1, 2)), .c4(nil, (1, 2))),
        (4, .move(1, number: (2, 1)), .c4(1, (2, 1))),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(number: .value("a"), .with(egg: 1)), .c0(.value("a"), 0)),
        (.load(number: .value("b"), .with(ham: 1)), .c0(.value("b"), 1)),
        (.load(number: .value("a"), .with(1, 1)), .c0(.value("a"), 2)),
        (.load(number: .value("b"), .with((1, 1))), .c0(.value("b"), 3)),
        (.load(number: .hasPrefix("a"), .with(egg: 1)), .c0(.hasPrefix("a"), 0)),
        (.move("a", "a"), .c1("a", "a")),
        (.move("b", "b"), .c1("b", "b")),
        (.load((x: 1, y: 2)), .c2((x: 1, y: 2))),
        (.load((x: 2, y: 1)), .c2((x: 2, y: 1))),
        (.move(number: 1), .c3(1)),
        (.move(number: 2), .c3(2)),
        (.move(nil, number: (1, 2)), .c4(nil, (1, 2))),
        (.move(1, number: (2, 1)), .c4(1, (2, 1))),
    ] }
    enum Plain: InvocationMatching {
        case c0(Arg<String>, Int)
        case c1(String, String)
        case c2((x: Int, y: Int))
        case c3(Int)
        case c4(Int?, (Int, Int))
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0, let l1), .c0(let r0, let r1)): l0.matches(r0) && l1 == r1
            case (.c1(let l0, let l1), .c1(let r0, let r1)): l0 == r0 && l1 == r1
            case (.c2(let l0), .c2(let r0)): l0 == r0
            case (.c3(let l0), .c3(let r0)): l0 == r0
            case (.c4(let l0, let l1), .c4(let r0, let r1)): l0 == r0 && l1 == r1
            default: false
            }
        }
    }
}

enum Overloaded294: OverloadedEnum {
    case move(at: Arg<String>, number: (x: Int, y: Int))
    case move(Int?)
    case move(Arg<Int>, at: Bowl, Arg<Int>)
    case load(Arg<Int>)
    static let names = ["move(at:number:)", "move(_:)", "move(_:at:_:)", "load(_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .move(at: .value("a"), number: (x: 1, y: 2)), .c0(.value("a"), (x: 1, y: 2))),
        (0, .move(at: .value("b"), number: (x: 2, y: 1)), .c0(.value("b"), (x: 2, y: 1))),
        (1, .move(nil), .c1(nil)),
        (1, .move(1), .c1(1)),
        (2, .move(.value(1), at: Bowls.first, .value(1)), .c2(.value(1), Bowls.first, .value(1))),
        (2, .move(.value(2), at: Bowls.second, .value(2)), .c2(.value(2), Bowls.second, .value(2))),
        (3, .load(.value(1)), .c3(.value(1))),
        (3, .load(.value(2)), .c3(.value(2))),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.move(at: .value("a"), number: (x: 1, y: 2)), .c0(.value("a"), (x: 1, y: 2))),
        (.move(at: .value("b"), number: (x: 2, y: 1)), .c0(.value("b"), (x: 2, y: 1))),
        (.move(at: .hasPrefix("a"), number: (x: 1, y: 2)), .c0(.hasPrefix("a"), (x: 1, y: 2))),
        (.move(nil), .c1(nil)),
        (.move(1), .c1(1)),
        (.move(.value(1), at: Bowls.first, .value(1)), .c2(.value(1), Bowls.first, .value(1))),
        (.move(.value(2), at: Bowls.second, .value(2)), .c2(.value(2), Bowls.second, .value(2))),
        (.move(.any, at: Bowls.first, .any), .c2(.any, Bowls.first, .any)),
        (.load(.value(1)), .c3(.value(1))),
        (.load(.value(2)), .c3(.value(2))),
        (.load(.any), .c3(.any)),
    ] }
    enum Plain: InvocationMatching {
        case c0(Arg<String>, (x: Int, y: Int))
        case c1(Int?)
        case c2(Arg<Int>, Bowl, Arg<Int>)
        case c3(Arg<Int>)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0, let l1), .c0(let r0, let r1)): l0.matches(r0) && l1 == r1
            case (.c1(let l0), .c1(let r0)): l0 == r0
            case (.c2(let l0, let l1, let l2), .c2(let r0, let r1, let r2)): l0.matches(r0) && l1 === r1 && l2.matches(r2)
            case (.c3(let l0), .c3(let r0)): l0.matches(r0)
            default: false
            }
        }
    }
}

indirect enum Overloaded295: OverloadedEnum {
    case load
    case move(Arg<String>)
    static let names = ["load", "move(_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load, .c0),
        (1, .move(.value("a")), .c1(.value("a"))),
        (1, .move(.value("b")), .c1(.value("b"))),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load, .c0),
        (.move(.value("a")), .c1(.value("a"))),
        (.move(.value("b")), .c1(.value("b"))),
        (.move(.hasPrefix("a")), .c1(.hasPrefix("a"))),
    ] }
    enum Plain: InvocationMatching {
        case c0
        case c1(Arg<String>)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0, .c0): true
            case (.c1(let l0), .c1(let r0)): l0.matches(r0)
            default: false
            }
        }
    }
}

indirect enum Overloaded296: OverloadedEnum {
    case move(number: Arg<String>, Arg<String>, Filling)
    case move(Any)
    case load(Any)
    static let names = ["move(number:_:_:)", "move(_:)", "load(_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .move(number: .value("a"), .value("a"), .with(egg: 1)), .c0(.value("a"), .value("a"), 0)),
        (0, .move(number: .value("b"), .value("b"), .with(ham: 1)), .c0(.value("b"), .value("b"), 1)),
        (0, .move(number: .value("a"), .value("a"), .with(1, 1)), .c0(.value("a"), .value("a"), 2)),
        (0, .move(number: .value("b"), .value("b"), .with((1, 1))), .c0(.value("b"), .value("b"), 3)),
        (1, .move((x: 1, y: 2)), .c1(0)),
        (1, .move((a: 1, b: 2)), .c1(1)),
        (1, .move((1, 2)), .c1(2)),
        (1, .move(1), .c1(3)),
        (2, .load((x: 1, y: 2)), .c2(0)),
        (2, .load((a: 1, b: 2)), .c2(1)),
        (2, .load((1, 2)), .c2(2)),
        (2, .load(1), .c2(3)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.move(number: .value("a"), .value("a"), .with(egg: 1)), .c0(.value("a"), .value("a"), 0)),
        (.move(number: .value("b"), .value("b"), .with(ham: 1)), .c0(.value("b"), .value("b"), 1)),
        (.move(number: .value("a"), .value("a"), .with(1, 1)), .c0(.value("a"), .value("a"), 2)),
        (.move(number: .value("b"), .value("b"), .with((1, 1))), .c0(.value("b"), .value("b"), 3)),
        (.move(number: .hasPrefix("a"), .hasPrefix("a"), .with(egg: 1)), .c0(.hasPrefix("a"), .hasPrefix("a"), 0)),
        (.move((x: 1, y: 2)), .c1(0)),
        (.move((a: 1, b: 2)), .c1(1)),
        (.move((1, 2)), .c1(2)),
        (.move(1), .c1(3)),
        (.load((x: 1, y: 2)), .c2(0)),
        (.load((a: 1, b: 2)), .c2(1)),
        (.load((1, 2)), .c2(2)),
        (.load(1), .c2(3)),
    ] }
    enum Plain: InvocationMatching {
        case c0(Arg<String>, Arg<String>, Int)
        case c1(Int)
        case c2(Int)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0, let l1, let l2), .c0(let r0, let r1, let r2)): l0.matches(r0) && l1.matches(r1) && l2 == r2
            case (.c1(let l0), .c1(let r0)): l0 == r0
            case (.c2(let l0), .c2(let r0)): l0 == r0
            default: false
            }
        }
    }
}

enum Overloaded297: OverloadedEnum {
    case load(Arg<Int>, at: Filling, id: [Int])
    case move(number: (x: Int, y: Int), at: Filling)
    case load(number: Any)
    case load(at: [Int], number: Bowl)
    static let names = ["load(_:at:id:)", "move(number:at:)", "load(number:)", "load(at:number:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(.value(1), at: .with(egg: 1), id: [1]), .c0(.value(1), 0, [1])),
        (0, .load(.value(2), at: .with(ham: 1), id: [1, 2]), .c0(.value(2), 1, [1, 2])),
        (0, .load(.value(1), at: .with(1, 1), id: [1]), .c0(.value(1), 2, [1])),
        (0, .load(.value(2), at: .with((1, 1)), id: [1, 2]), .c0(.value(2), 3, [1, 2])),
        (1, .move(number: (x: 1, y: 2), at: .with(egg: 1)), .c1((x: 1, y: 2), 0)),
        (1, .move(number: (x: 2, y: 1), at: .with(ham: 1)), .c1((x: 2, y: 1), 1)),
        (1, .move(number: (x: 1, y: 2), at: .with(1, 1)), .c1((x: 1, y: 2), 2)),
        (1, .move(number: (x: 2, y: 1), at: .with((1, 1))), .c1((x: 2, y: 1), 3)),
        (2, .load(number: (x: 1, y: 2)), .c2(0)),
        (2, .load(number: (a: 1, b: 2)), .c2(1)),
        (2, .load(number: (1, 2)), .c2(2)),
        (2, .load(number: 1), .c2(3)),
        (3, .load(at: [1], number: Bowls.first), .c3([1], Bowls.first)),
        (3, .load(at: [1, 2], number: Bowls.second), .c3([1, 2], Bowls.second)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(.value(1), at: .with(egg: 1), id: [1]), .c0(.value(1), 0, [1])),
        (.load(.value(2), at: .with(ham: 1), id: [1, 2]), .c0(.value(2), 1, [1, 2])),
        (.load(.value(1), at: .with(1, 1), id: [1]), .c0(.value(1), 2, [1])),
        (.load(.value(2), at: .with((1, 1)), id: [1, 2]), .c0(.value(2), 3, [1, 2])),
        (.load(.any, at: .with(egg: 1), id: [1]), .c0(.any, 0, [1])),
        (.move(number: (x: 1, y: 2), at: .with(egg: 1)), .c1((x: 1, y: 2), 0)),
        (.move(number: (x: 2, y: 1), at: .with(ham: 1)), .c1((x: 2, y: 1), 1)),
        (.move(number: (x: 1, y: 2), at: .with(1, 1)), .c1((x: 1, y: 2), 2)),
        (.move(number: (x: 2, y: 1), at: .with((1, 1))), .c1((x: 2, y: 1), 3)),
        (.load(number: (x: 1, y: 2)), .c2(0)),
        (.load(number: (a: 1, b: 2)), .c2(1)),
        (.load(number: (1, 2)), .c2(2)),
        (.load(number: 1), .c2(3)),
        (.load(at: [1], number: Bowls.first), .c3([1], Bowls.first)),
        (.load(at: [1, 2], number: Bowls.second), .c3([1, 2], Bowls.second)),
    ] }
    enum Plain: InvocationMatching {
        case c0(Arg<Int>, Int, [Int])
        case c1((x: Int, y: Int), Int)
        case c2(Int)
        case c3([Int], Bowl)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0, let l1, let l2), .c0(let r0, let r1, let r2)): l0.matches(r0) && l1 == r1 && l2 == r2
            case (.c1(let l0, let l1), .c1(let r0, let r1)): l0 == r0 && l1 == r1
            case (.c2(let l0), .c2(let r0)): l0 == r0
            case (.c3(let l0, let l1), .c3(let r0, let r1)): l0 == r0 && l1 === r1
            default: false
            }
        }
    }
}

enum Overloaded298: OverloadedEnum {
    case load(Arg<String>)
    case move
    static let names = ["load(_:)", "move"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(.value("a")), .c0(.value("a"))),
        (0, .load(.value("b")), .c0(.value("b"))),
        (1, .move, .c1),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(.value("a")), .c0(.value("a"))),
        (.load(.value("b")), .c0(.value("b"))),
        (.load(.hasPrefix("a")), .c0(.hasPrefix("a"))),
        (.move, .c1),
    ] }
    enum Plain: InvocationMatching {
        case c0(Arg<String>)
        case c1
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0), .c0(let r0)): l0.matches(r0)
            case (.c1, .c1): true
            default: false
            }
        }
    }
}

indirect enum Overloaded299: OverloadedEnum {
    case load(Int?, Int, Filling)
    case load(Bowl, id: Filling, String)
    case load(number: (Int, Int))
    case load(number: String, Any)
    static let names = ["load(_:_:_:)", "load(_:id:_:)", "load(number:)", "load(number:_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(nil, 1, .with(egg: 1)), .c0(nil, 1, 0)),
        (0, .load(1, 2, .with(ham: 1)), .c0(1, 2, 1)),
        (0, .load(nil, 1, .with(1, 1)), .c0(nil, 1, 2)),
        (0, .load(1, 2, .with((1, 1))), .c0(1, 2, 3)),
        (1, .load(Bowls.first, id: .with(egg: 1), "a"), .c1(Bowls.first, 0, "a")),
        (1, .load(Bowls.second, id: .with(ham: 1), "b"), .c1(Bowls.second, 1, "b")),
        (1, .load(Bowls.first, id: .with(1, 1), "a"), .c1(Bowls.first, 2, "a")),
        (1, .load(Bowls.second, id: .with((1, 1)), "b"), .c1(Bowls.second, 3, "b")),
        (2, .load(number: (1, 2)), .c2((1, 2))),
        (2, .load(number: (2, 1)), .c2((2, 1))),
        (3, .load(number: "a", (x: 1, y: 2)), .c3("a", 0)),
        (3, .load(number: "b", (a: 1, b: 2)), .c3("b", 1)),
        (3, .load(number: "a", (1, 2)), .c3("a", 2)),
        (3, .load(number: "b", 1), .c3("b", 3)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(nil, 1, .with(egg: 1)), .c0(nil, 1, 0)),
        (.load(1, 2, .with(ham: 1)), .c0(1, 2, 1)),
        (.load(nil, 1, .with(1, 1)), .c0(nil, 1, 2)),
        (.load(1, 2, .with((1, 1))), .c0(1, 2, 3)),
        (.load(Bowls.first, id: .with(egg: 1), "a"), .c1(Bowls.first, 0, "a")),
        (.load(Bowls.second, id: .with(ham: 1), "b"), .c1(Bowls.second, 1, "b")),
        (.load(Bowls.first, id: .with(1, 1), "a"), .c1(Bowls.first, 2, "a")),
        (.load(Bowls.second, id: .with((1, 1)), "b"), .c1(Bowls.second, 3, "b")),
        (.load(number: (1, 2)), .c2((1, 2))),
        (.load(number: (2, 1)), .c2((2, 1))),
        (.load(number: "a", (x: 1, y: 2)), .c3("a", 0)),
        (.load(number: "b", (a: 1, b: 2)), .c3("b", 1)),
        (.load(number: "a", (1, 2)), .c3("a", 2)),
        (.load(number: "b", 1), .c3("b", 3)),
    ] }
    enum Plain: InvocationMatching {
        case c0(Int?, Int, Int)
        case c1(Bowl, Int, String)
        case c2((Int, Int))
        case c3(String, Int)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0, let l1, let l2), .c0(let r0, let r1, let r2)): l0 == r0 && l1 == r1 && l2 == r2
            case (.c1(let l0, let l1, let l2), .c1(let r0, let r1, let r2)): l0 === r0 && l1 == r1 && l2 == r2
            case (.c2(let l0), .c2(let r0)): l0 == r0
            case (.c3(let l0, let l1), .c3(let r0, let r1)): l0 == r0 && l1 == r1
            default: false
            }
        }
    }
}
