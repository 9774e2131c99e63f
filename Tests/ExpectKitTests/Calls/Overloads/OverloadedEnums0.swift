// Written by OverloadWriter, see OverloadedEnumTests.
// swift-format-ignore-file
import ExpectKit

var overloadedEnums0: [any OverloadedEnum.Type] { [
    Overloaded0.self,
    Overloaded1.self,
    Overloaded2.self,
    Overloaded3.self,
    Overloaded4.self,
    Overloaded5.self,
    Overloaded6.self,
    Overloaded7.self,
    Overloaded8.self,
    Overloaded9.self,
    Overloaded10.self,
    Overloaded11.self,
    Overloaded12.self,
    Overloaded13.self,
    Overloaded14.self,
    Overloaded15.self,
    Overloaded16.self,
    Overloaded17.self,
    Overloaded18.self,
    Overloaded19.self,
    Overloaded20.self,
    Overloaded21.self,
    Overloaded22.self,
    Overloaded23.self,
    Overloaded24.self,
    Overloaded25.self,
    Overloaded26.self,
    Overloaded27.self,
    Overloaded28.self,
    Overloaded29.self,
    Overloaded30.self,
    Overloaded31.self,
    Overloaded32.self,
    Overloaded33.self,
    Overloaded34.self,
    Overloaded35.self,
    Overloaded36.self,
    Overloaded37.self,
    Overloaded38.self,
    Overloaded39.self,
    Overloaded40.self,
    Overloaded41.self,
    Overloaded42.self,
    Overloaded43.self,
    Overloaded44.self,
    Overloaded45.self,
    Overloaded46.self,
    Overloaded47.self,
    Overloaded48.self,
    Overloaded49.self,
    Overloaded50.self,
    Overloaded51.self,
    Overloaded52.self,
    Overloaded53.self,
    Overloaded54.self,
    Overloaded55.self,
    Overloaded56.self,
    Overloaded57.self,
    Overloaded58.self,
    Overloaded59.self,
    Overloaded60.self,
    Overloaded61.self,
    Overloaded62.self,
    Overloaded63.self,
    Overloaded64.self,
    Overloaded65.self,
    Overloaded66.self,
    Overloaded67.self,
    Overloaded68.self,
    Overloaded69.self,
    Overloaded70.self,
    Overloaded71.self,
    Overloaded72.self,
    Overloaded73.self,
    Overloaded74.self,
    Overloaded75.self,
    Overloaded76.self,
    Overloaded77.self,
    Overloaded78.self,
    Overloaded79.self,
    Overloaded80.self,
    Overloaded81.self,
    Overloaded82.self,
    Overloaded83.self,
    Overloaded84.self,
    Overloaded85.self,
    Overloaded86.self,
    Overloaded87.self,
    Overloaded88.self,
    Overloaded89.self,
    Overloaded90.self,
    Overloaded91.self,
    Overloaded92.self,
    Overloaded93.self,
    Overloaded94.self,
    Overloaded95.self,
    Overloaded96.self,
    Overloaded97.self,
    Overloaded98.self,
    Overloaded99.self,
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

enum Overloaded7: OverloadedEnum {
    case load(number: Int?, at: (Int, Int), (x: Int, y: Int))
    case load(id: Int?)
    static let names = ["load(number:at:_:)", "load(id:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(number: nil, at: (1, 2), (x: 1, y: 2)), .c0(nil, (1, 2), (x: 1, y: 2))),
        (0, .load(number: 1, at: (2, 1), (x: 2, y: 1)), .c0(1, (2, 1), (x: 2, y: 1))),
        (1, .load(id: nil), .c1(nil)),
        (1, .load(id: 1), .c1(1)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(number: nil, at: (1, 2), (x: 1, y: 2)), .c0(nil, (1, 2), (x: 1, y: 2))),
        (.load(number: 1, at: (2, 1), (x: 2, y: 1)), .c0(1, (2, 1), (x: 2, y: 1))),
        (.load(id: nil), .c1(nil)),
        (.load(id: 1), .c1(1)),
    ] }
    enum Plain: InvocationMatching {
        case c0(Int?, (Int, Int), (x: Int, y: Int))
        case c1(Int?)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0, let l1, let l2), .c0(let r0, let r1, let r2)): l0 == r0 && l1 == r1 && l2 == r2
            case (.c1(let l0), .c1(let r0)): l0 == r0
            default: false
            }
        }
    }
}

enum Overloaded8: OverloadedEnum {
    case load
    case move(id: (x: Int, y: Int))
    case move((x: Int, y: Int), number: Bowl)
    static let names = ["load", "move(id:)", "move(_:number:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load, .c0),
        (1, .move(id: (x: 1, y: 2)), .c1((x: 1, y: 2))),
        (1, .move(id: (x: 2, y: 1)), .c1((x: 2, y: 1))),
        (2, .move((x: 1, y: 2), number: Bowls.first), .c2((x: 1, y: 2), Bowls.first)),
        (2, .move((x: 2, y: 1), number: Bowls.second), .c2((x: 2, y: 1), Bowls.second)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load, .c0),
        (.move(id: (x: 1, y: 2)), .c1((x: 1, y: 2))),
        (.move(id: (x: 2, y: 1)), .c1((x: 2, y: 1))),
        (.move((x: 1, y: 2), number: Bowls.first), .c2((x: 1, y: 2), Bowls.first)),
        (.move((x: 2, y: 1), number: Bowls.second), .c2((x: 2, y: 1), Bowls.second)),
    ] }
    enum Plain: InvocationMatching {
        case c0
        case c1((x: Int, y: Int))
        case c2((x: Int, y: Int), Bowl)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0, .c0): true
            case (.c1(let l0), .c1(let r0)): l0 == r0
            case (.c2(let l0, let l1), .c2(let r0, let r1)): l0 == r0 && l1 === r1
            default: false
            }
        }
    }
}

indirect enum Overloaded9: OverloadedEnum {
    case move((Int, Int), number: Arg<String>, Filling)
    case load
    case move(number: Int?)
    static let names = ["move(_:number:_:)", "load", "move(number:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .move((1, 2), number: .value("a"), .with(egg: 1)), .c0((1, 2), .value("a"), 0)),
        (0, .move((2, 1), number: .value("b"), .with(ham: 1)), .c0((2, 1), .value("b"), 1)),
        (0, .move((1, 2), number: .value("a"), .with(1, 1)), .c0((1, 2), .value("a"), 2)),
        (0, .move((2, 1), number: .value("b"), .with((1, 1))), .c0((2, 1), .value("b"), 3)),
        (1, .load, .c1),
        (2, .move(number: nil), .c2(nil)),
        (2, .move(number: 1), .c2(1)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.move((1, 2), number: .value("a"), .with(egg: 1)), .c0((1, 2), .value("a"), 0)),
        (.move((2, 1), number: .value("b"), .with(ham: 1)), .c0((2, 1), .value("b"), 1)),
        (.move((1, 2), number: .value("a"), .with(1, 1)), .c0((1, 2), .value("a"), 2)),
        (.move((2, 1), number: .value("b"), .with((1, 1))), .c0((2, 1), .value("b"), 3)),
        (.move((1, 2), number: .hasPrefix("a"), .with(egg: 1)), .c0((1, 2), .hasPrefix("a"), 0)),
        (.load, .c1),
        (.move(number: nil), .c2(nil)),
        (.move(number: 1), .c2(1)),
    ] }
    enum Plain: InvocationMatching {
        case c0((Int, Int), Arg<String>, Int)
        case c1
        case c2(Int?)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0, let l1, let l2), .c0(let r0, let r1, let r2)): l0 == r0 && l1.matches(r1) && l2 == r2
            case (.c1, .c1): true
            case (.c2(let l0), .c2(let r0)): l0 == r0
            default: false
            }
        }
    }
}

enum Overloaded10: OverloadedEnum {
    case load(at: Int?, id: Int)
    case load((Int, Int), Arg<Int>)
    case move(Int)
    static let names = ["load(at:id:)", "load(_:_:)", "move(_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(at: nil, id: 1), .c0(nil, 1)),
        (0, .load(at: 1, id: 2), .c0(1, 2)),
        (1, .load((1, 2), .value(1)), .c1((1, 2), .value(1))),
        (1, .load((2, 1), .value(2)), .c1((2, 1), .value(2))),
        (2, .move(1), .c2(1)),
        (2, .move(2), .c2(2)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(at: nil, id: 1), .c0(nil, 1)),
        (.load(at: 1, id: 2), .c0(1, 2)),
        (.load((1, 2), .value(1)), .c1((1, 2), .value(1))),
        (.load((2, 1), .value(2)), .c1((2, 1), .value(2))),
        (.load((1, 2), .any), .c1((1, 2), .any)),
        (.move(1), .c2(1)),
        (.move(2), .c2(2)),
    ] }
    enum Plain: InvocationMatching {
        case c0(Int?, Int)
        case c1((Int, Int), Arg<Int>)
        case c2(Int)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0, let l1), .c0(let r0, let r1)): l0 == r0 && l1 == r1
            case (.c1(let l0, let l1), .c1(let r0, let r1)): l0 == r0 && l1.matches(r1)
            case (.c2(let l0), .c2(let r0)): l0 == r0
            default: false
            }
        }
    }
}

enum Overloaded11: OverloadedEnum {
    case load(id: String)
    case load((Int, Int))
    static let names = ["load(id:)", "load(_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(id: "a"), .c0("a")),
        (0, .load(id: "b"), .c0("b")),
        (1, .load((1, 2)), .c1((1, 2))),
        (1, .load((2, 1)), .c1((2, 1))),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(id: "a"), .c0("a")),
        (.load(id: "b"), .c0("b")),
        (.load((1, 2)), .c1((1, 2))),
        (.load((2, 1)), .c1((2, 1))),
    ] }
    enum Plain: InvocationMatching {
        case c0(String)
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

enum Overloaded12: OverloadedEnum {
    case load([Int])
    case load(id: (x: Int, y: Int))
    case move(number: Filling, id: Filling)
    static let names = ["load(_:)", "load(id:)", "move(number:id:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load([1]), .c0([1])),
        (0, .load([1, 2]), .c0([1, 2])),
        (1, .load(id: (x: 1, y: 2)), .c1((x: 1, y: 2))),
        (1, .load(id: (x: 2, y: 1)), .c1((x: 2, y: 1))),
        (2, .move(number: .with(egg: 1), id: .with(egg: 1)), .c2(0, 0)),
        (2, .move(number: .with(ham: 1), id: .with(ham: 1)), .c2(1, 1)),
        (2, .move(number: .with(1, 1), id: .with(1, 1)), .c2(2, 2)),
        (2, .move(number: .with((1, 1)), id: .with((1, 1))), .c2(3, 3)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load([1]), .c0([1])),
        (.load([1, 2]), .c0([1, 2])),
        (.load(id: (x: 1, y: 2)), .c1((x: 1, y: 2))),
        (.load(id: (x: 2, y: 1)), .c1((x: 2, y: 1))),
        (.move(number: .with(egg: 1), id: .with(egg: 1)), .c2(0, 0)),
        (.move(number: .with(ham: 1), id: .with(ham: 1)), .c2(1, 1)),
        (.move(number: .with(1, 1), id: .with(1, 1)), .c2(2, 2)),
        (.move(number: .with((1, 1)), id: .with((1, 1))), .c2(3, 3)),
    ] }
    enum Plain: InvocationMatching {
        case c0([Int])
        case c1((x: Int, y: Int))
        case c2(Int, Int)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0), .c0(let r0)): l0 == r0
            case (.c1(let l0), .c1(let r0)): l0 == r0
            case (.c2(let l0, let l1), .c2(let r0, let r1)): l0 == r0 && l1 == r1
            default: false
            }
        }
    }
}

indirect enum Overloaded13: OverloadedEnum {
    case load(number: (x: Int, y: Int))
    case move((x: Int, y: Int))
    case load(number: Int?, String, Int?)
    case move((Int, Int), String, String)
    static let names = ["load(number:)", "move(_:)", "load(number:_:_:)", "move(_:_:_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(number: (x: 1, y: 2)), .c0((x: 1, y: 2))),
        (0, .load(number: (x: 2, y: 1)), .c0((x: 2, y: 1))),
        (1, .move((x: 1, y: 2)), .c1((x: 1, y: 2))),
        (1, .move((x: 2, y: 1)), .c1((x: 2, y: 1))),
        (2, .load(number: nil, "a", nil), .c2(nil, "a", nil)),
        (2, .load(number: 1, "b", 1), .c2(1, "b", 1)),
        (3, .move((1, 2), "a", "a"), .c3((1, 2), "a", "a")),
        (3, .move((2, 1), "b", "b"), .c3((2, 1), "b", "b")),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(number: (x: 1, y: 2)), .c0((x: 1, y: 2))),
        (.load(number: (x: 2, y: 1)), .c0((x: 2, y: 1))),
        (.move((x: 1, y: 2)), .c1((x: 1, y: 2))),
        (.move((x: 2, y: 1)), .c1((x: 2, y: 1))),
        (.load(number: nil, "a", nil), .c2(nil, "a", nil)),
        (.load(number: 1, "b", 1), .c2(1, "b", 1)),
        (.move((1, 2), "a", "a"), .c3((1, 2), "a", "a")),
        (.move((2, 1), "b", "b"), .c3((2, 1), "b", "b")),
    ] }
    enum Plain: InvocationMatching {
        case c0((x: Int, y: Int))
        case c1((x: Int, y: Int))
        case c2(Int?, String, Int?)
        case c3((Int, Int), String, String)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0), .c0(let r0)): l0 == r0
            case (.c1(let l0), .c1(let r0)): l0 == r0
            case (.c2(let l0, let l1, let l2), .c2(let r0, let r1, let r2)): l0 == r0 && l1 == r1 && l2 == r2
            case (.c3(let l0, let l1, let l2), .c3(let r0, let r1, let r2)): l0 == r0 && l1 == r1 && l2 == r2
            default: false
            }
        }
    }
}

indirect enum Overloaded14: OverloadedEnum {
    case load(Arg<String>, id: Any)
    case load([Int], at: Int)
    case load(id: Filling, number: Int?)
    case load(String)
    static let names = ["load(_:id:)", "load(_:at:)", "load(id:number:)", "load(_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(.value("a"), id: (x: 1, y: 2)), .c0(.value("a"), 0)),
        (0, .load(.value("b"), id: (a: 1, b: 2)), .c0(.value("b"), 1)),
        (0, .load(.value("a"), id: (1, 2)), .c0(.value("a"), 2)),
        (0, .load(.value("b"), id: 1), .c0(.value("b"), 3)),
        (1, .load([1], at: 1), .c1([1], 1)),
        (1, .load([1, 2], at: 2), .c1([1, 2], 2)),
        (2, .load(id: .with(egg: 1), number: nil), .c2(0, nil)),
        (2, .load(id: .with(ham: 1), number: 1), .c2(1, 1)),
        (2, .load(id: .with(1, 1), number: nil), .c2(2, nil)),
        (2, .load(id: .with((1, 1)), number: 1), .c2(3, 1)),
        (3, .load("a"), .c3("a")),
        (3, .load("b"), .c3("b")),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(.value("a"), id: (x: 1, y: 2)), .c0(.value("a"), 0)),
        (.load(.value("b"), id: (a: 1, b: 2)), .c0(.value("b"), 1)),
        (.load(.value("a"), id: (1, 2)), .c0(.value("a"), 2)),
        (.load(.value("b"), id: 1), .c0(.value("b"), 3)),
        (.load(.hasPrefix("a"), id: (x: 1, y: 2)), .c0(.hasPrefix("a"), 0)),
        (.load([1], at: 1), .c1([1], 1)),
        (.load([1, 2], at: 2), .c1([1, 2], 2)),
        (.load(id: .with(egg: 1), number: nil), .c2(0, nil)),
        (.load(id: .with(ham: 1), number: 1), .c2(1, 1)),
        (.load(id: .with(1, 1), number: nil), .c2(2, nil)),
        (.load(id: .with((1, 1)), number: 1), .c2(3, 1)),
        (.load("a"), .c3("a")),
        (.load("b"), .c3("b")),
    ] }
    enum Plain: InvocationMatching {
        case c0(Arg<String>, Int)
        case c1([Int], Int)
        case c2(Int, Int?)
        case c3(String)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0, let l1), .c0(let r0, let r1)): l0.matches(r0) && l1 == r1
            case (.c1(let l0, let l1), .c1(let r0, let r1)): l0 == r0 && l1 == r1
            case (.c2(let l0, let l1), .c2(let r0, let r1)): l0 == r0 && l1 == r1
            case (.c3(let l0), .c3(let r0)): l0 == r0
            default: false
            }
        }
    }
}

enum Overloaded15: OverloadedEnum {
    case load(number: Int?, Int)
    case load(String)
    case load(number: Arg<String>)
    case load(at: String, number: Filling)
    case move(Any)
    static let names = ["load(number:_:)", "load(_:)", "load(number:)", "load(at:number:)", "move(_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(number: nil, 1), .c0(nil, 1)),
        (0, .load(number: 1, 2), .c0(1, 2)),
        (1, .load("a"), .c1("a")),
        (1, .load("b"), .c1("b")),
        (2, .load(number: .value("a")), .c2(.value("a"))),
        (2, .load(number: .value("b")), .c2(.value("b"))),
        (3, .load(at: "a", number: .with(egg: 1)), .c3("a", 0)),
        (3, .load(at: "b", number: .with(ham: 1)), .c3("b", 1)),
        (3, .load(at: "a", number: .with(1, 1)), .c3("a", 2)),
        (3, .load(at: "b", number: .with((1, 1))), .c3("b", 3)),
        (4, .move((x: 1, y: 2)), .c4(0)),
        (4, .move((a: 1, b: 2)), .c4(1)),
        (4, .move((1, 2)), .c4(2)),
        (4, .move(1), .c4(3)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(number: nil, 1), .c0(nil, 1)),
        (.load(number: 1, 2), .c0(1, 2)),
        (.load("a"), .c1("a")),
        (.load("b"), .c1("b")),
        (.load(number: .value("a")), .c2(.value("a"))),
        (.load(number: .value("b")), .c2(.value("b"))),
        (.load(number: .hasPrefix("a")), .c2(.hasPrefix("a"))),
        (.load(at: "a", number: .with(egg: 1)), .c3("a", 0)),
        (.load(at: "b", number: .with(ham: 1)), .c3("b", 1)),
        (.load(at: "a", number: .with(1, 1)), .c3("a", 2)),
        (.load(at: "b", number: .with((1, 1))), .c3("b", 3)),
        (.move((x: 1, y: 2)), .c4(0)),
        (.move((a: 1, b: 2)), .c4(1)),
        (.move((1, 2)), .c4(2)),
        (.move(1), .c4(3)),
    ] }
    enum Plain: InvocationMatching {
        case c0(Int?, Int)
        case c1(String)
        case c2(Arg<String>)
        case c3(String, Int)
        case c4(Int)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0, let l1), .c0(let r0, let r1)): l0 == r0 && l1 == r1
            case (.c1(let l0), .c1(let r0)): l0 == r0
            case (.c2(let l0), .c2(let r0)): l0.matches(r0)
            case (.c3(let l0, let l1), .c3(let r0, let r1)): l0 == r0 && l1 == r1
            case (.c4(let l0), .c4(let r0)): l0 == r0
            default: false
            }
        }
    }
}

indirect enum Overloaded16: OverloadedEnum {
    case move(Arg<String>, id: (Int, Int), Int?)
    case load(number: [Int], at: [Int])
    case load(id: [Int])
    case load(number: [Int], Int?)
    case load(Int?, [Int], Filling)
    static let names = ["move(_:id:_:)", "load(number:at:)", "load(id:)", "load(number:_:)", "load(_:_:_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .move(.value("a"), id: (1, 2), nil), .c0(.value("a"), (1, 2), nil)),
        (0, .move(.value("b"), id: (2, 1), 1), .c0(.value("b"), (2, 1), 1)),
        (1, .load(number: [1], at: [1]), .c1([1], [1])),
        (1, .load(number: [1, 2], at: [1, 2]), .c1([1, 2], [1, 2])),
        (2, .load(id: [1]), .c2([1])),
        (2, .load(id: [1, 2]), .c2([1, 2])),
        (3, .load(number: [1], nil), .c3([1], nil)),
        (3, .load(number: [1, 2], 1), .c3([1, 2], 1)),
        (4, .load(nil, [1], .with(egg: 1)), .c4(nil, [1], 0)),
        (4, .load(1, [1, 2], .with(ham: 1)), .c4(1, [1, 2], 1)),
        (4, .load(nil, [1], .with(1, 1)), .c4(nil, [1], 2)),
        (4, .load(1, [1, 2], .with((1, 1))), .c4(1, [1, 2], 3)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.move(.value("a"), id: (1, 2), nil), .c0(.value("a"), (1, 2), nil)),
        (.move(.value("b"), id: (2, 1), 1), .c0(.value("b"), (2, 1), 1)),
        (.move(.hasPrefix("a"), id: (1, 2), nil), .c0(.hasPrefix("a"), (1, 2), nil)),
        (.load(number: [1], at: [1]), .c1([1], [1])),
        (.load(number: [1, 2], at: [1, 2]), .c1([1, 2], [1, 2])),
        (.load(id: [1]), .c2([1])),
        (.load(id: [1, 2]), .c2([1, 2])),
        (.load(number: [1], nil), .c3([1], nil)),
        (.load(number: [1, 2], 1), .c3([1, 2], 1)),
        (.load(nil, [1], .with(egg: 1)), .c4(nil, [1], 0)),
        (.load(1, [1, 2], .with(ham: 1)), .c4(1, [1, 2], 1)),
        (.load(nil, [1], .with(1, 1)), .c4(nil, [1], 2)),
        (.load(1, [1, 2], .with((1, 1))), .c4(1, [1, 2], 3)),
    ] }
    enum Plain: InvocationMatching {
        case c0(Arg<String>, (Int, Int), Int?)
        case c1([Int], [Int])
        case c2([Int])
        case c3([Int], Int?)
        case c4(Int?, [Int], Int)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0, let l1, let l2), .c0(let r0, let r1, let r2)): l0.matches(r0) && l1 == r1 && l2 == r2
            case (.c1(let l0, let l1), .c1(let r0, let r1)): l0 == r0 && l1 == r1
            case (.c2(let l0), .c2(let r0)): l0 == r0
            case (.c3(let l0, let l1), .c3(let r0, let r1)): l0 == r0 && l1 == r1
            case (.c4(let l0, let l1, let l2), .c4(let r0, let r1, let r2)): l0 == r0 && l1 == r1 && l2 == r2
            default: false
            }
        }
    }
}

indirect enum Overloaded17: OverloadedEnum {
    case load(at: Int)
    case move(id: Arg<Int>)
    case load(Filling, Any)
    static let names = ["load(at:)", "move(id:)", "load(_:_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(at: 1), .c0(1)),
        (0, .load(at: 2), .c0(2)),
        (1, .move(id: .value(1)), .c1(.value(1))),
        (1, .move(id: .value(2)), .c1(.value(2))),
        (2, .load(.with(egg: 1), (x: 1, y: 2)), .c2(0, 0)),
        (2, .load(.with(ham: 1), (a: 1, b: 2)), .c2(1, 1)),
        (2, .load(.with(1, 1), (1, 2)), .c2(2, 2)),
        (2, .load(.with((1, 1)), 1), .c2(3, 3)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(at: 1), .c0(1)),
        (.load(at: 2), .c0(2)),
        (.move(id: .value(1)), .c1(.value(1))),
        (.move(id: .value(2)), .c1(.value(2))),
        (.move(id: .any), .c1(.any)),
        (.load(.with(egg: 1), (x: 1, y: 2)), .c2(0, 0)),
        (.load(.with(ham: 1), (a: 1, b: 2)), .c2(1, 1)),
        (.load(.with(1, 1), (1, 2)), .c2(2, 2)),
        (.load(.with((1, 1)), 1), .c2(3, 3)),
    ] }
    enum Plain: InvocationMatching {
        case c0(Int)
        case c1(Arg<Int>)
        case c2(Int, Int)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0), .c0(let r0)): l0 == r0
            case (.c1(let l0), .c1(let r0)): l0.matches(r0)
            case (.c2(let l0, let l1), .c2(let r0, let r1)): l0 == r0 && l1 == r1
            default: false
            }
        }
    }
}

indirect enum Overloaded18: OverloadedEnum {
    case move(at: Any)
    case move(Int)
    case load(at: (Int, Int))
    case move(number: Int?)
    static let names = ["move(at:)", "move(_:)", "load(at:)", "move(number:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .move(at: (x: 1, y: 2)), .c0(0)),
        (0, .move(at: (a: 1, b: 2)), .c0(1)),
        (0, .move(at: (1, 2)), .c0(2)),
        (0, .move(at: 1), .c0(3)),
        (1, .move(1), .c1(1)),
        (1, .move(2), .c1(2)),
        (2, .load(at: (1, 2)), .c2((1, 2))),
        (2, .load(at: (2, 1)), .c2((2, 1))),
        (3, .move(number: nil), .c3(nil)),
        (3, .move(number: 1), .c3(1)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.move(at: (x: 1, y: 2)), .c0(0)),
        (.move(at: (a: 1, b: 2)), .c0(1)),
        (.move(at: (1, 2)), .c0(2)),
        (.move(at: 1), .c0(3)),
        (.move(1), .c1(1)),
        (.move(2), .c1(2)),
        (.load(at: (1, 2)), .c2((1, 2))),
        (.load(at: (2, 1)), .c2((2, 1))),
        (.move(number: nil), .c3(nil)),
        (.move(number: 1), .c3(1)),
    ] }
    enum Plain: InvocationMatching {
        case c0(Int)
        case c1(Int)
        case c2((Int, Int))
        case c3(Int?)
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

indirect enum Overloaded19: OverloadedEnum {
    case load(Arg<Int>, Int)
    case move((Int, Int), Arg<String>, id: [Int])
    case load(Filling)
    case load(number: Int)
    static let names = ["load(_:_:)", "move(_:_:id:)", "load(_:)", "load(number:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(.value(1), 1), .c0(.value(1), 1)),
        (0, .load(.value(2), 2), .c0(.value(2), 2)),
        (1, .move((1, 2), .value("a"), id: [1]), .c1((1, 2), .value("a"), [1])),
        (1, .move((2, 1), .value("b"), id: [1, 2]), .c1((2, 1), .value("b"), [1, 2])),
        (2, .load(.with(egg: 1)), .c2(0)),
        (2, .load(.with(ham: 1)), .c2(1)),
        (2, .load(.with(1, 1)), .c2(2)),
        (2, .load(.with((1, 1))), .c2(3)),
        (3, .load(number: 1), .c3(1)),
        (3, .load(number: 2), .c3(2)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(.value(1), 1), .c0(.value(1), 1)),
        (.load(.value(2), 2), .c0(.value(2), 2)),
        (.load(.any, 1), .c0(.any, 1)),
        (.move((1, 2), .value("a"), id: [1]), .c1((1, 2), .value("a"), [1])),
        (.move((2, 1), .value("b"), id: [1, 2]), .c1((2, 1), .value("b"), [1, 2])),
        (.move((1, 2), .hasPrefix("a"), id: [1]), .c1((1, 2), .hasPrefix("a"), [1])),
        (.load(.with(egg: 1)), .c2(0)),
        (.load(.with(ham: 1)), .c2(1)),
        (.load(.with(1, 1)), .c2(2)),
        (.load(.with((1, 1))), .c2(3)),
        (.load(number: 1), .c3(1)),
        (.load(number: 2), .c3(2)),
    ] }
    enum Plain: InvocationMatching {
        case c0(Arg<Int>, Int)
        case c1((Int, Int), Arg<String>, [Int])
        case c2(Int)
        case c3(Int)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0, let l1), .c0(let r0, let r1)): l0.matches(r0) && l1 == r1
            case (.c1(let l0, let l1, let l2), .c1(let r0, let r1, let r2)): l0 == r0 && l1.matches(r1) && l2 == r2
            case (.c2(let l0), .c2(let r0)): l0 == r0
            case (.c3(let l0), .c3(let r0)): l0 == r0
            default: false
            }
        }
    }
}

indirect enum Overloaded20: OverloadedEnum {
    case load(at: Int?, String)
    case load((x: Int, y: Int))
    case load(number: (x: Int, y: Int), Arg<String>, Arg<String>)
    static let names = ["load(at:_:)", "load(_:)", "load(number:_:_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(at: nil, "a"), .c0(nil, "a")),
        (0, .load(at: 1, "b"), .c0(1, "b")),
        (1, .load((x: 1, y: 2)), .c1((x: 1, y: 2))),
        (1, .load((x: 2, y: 1)), .c1((x: 2, y: 1))),
        (2, .load(number: (x: 1, y: 2), .value("a"), .value("a")), .c2((x: 1, y: 2), .value("a"), .value("a"))),
        (2, .load(number: (x: 2, y: 1), .value("b"), .value("b")), .c2((x: 2, y: 1), .value("b"), .value("b"))),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(at: nil, "a"), .c0(nil, "a")),
        (.load(at: 1, "b"), .c0(1, "b")),
        (.load((x: 1, y: 2)), .c1((x: 1, y: 2))),
        (.load((x: 2, y: 1)), .c1((x: 2, y: 1))),
        (.load(number: (x: 1, y: 2), .value("a"), .value("a")), .c2((x: 1, y: 2), .value("a"), .value("a"))),
        (.load(number: (x: 2, y: 1), .value("b"), .value("b")), .c2((x: 2, y: 1), .value("b"), .value("b"))),
        (.load(number: (x: 1, y: 2), .hasPrefix("a"), .hasPrefix("a")), .c2((x: 1, y: 2), .hasPrefix("a"), .hasPrefix("a"))),
    ] }
    enum Plain: InvocationMatching {
        case c0(Int?, String)
        case c1((x: Int, y: Int))
        case c2((x: Int, y: Int), Arg<String>, Arg<String>)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0, let l1), .c0(let r0, let r1)): l0 == r0 && l1 == r1
            case (.c1(let l0), .c1(let r0)): l0 == r0
            case (.c2(let l0, let l1, let l2), .c2(let r0, let r1, let r2)): l0 == r0 && l1.matches(r1) && l2.matches(r2)
            default: false
            }
        }
    }
}

indirect enum Overloaded21: OverloadedEnum {
    case load(Int?, at: Arg<String>)
    case move(String)
    case load(number: Any, Any)
    static let names = ["load(_:at:)", "move(_:)", "load(number:_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(nil, at: .value("a")), .c0(nil, .value("a"))),
        (0, .load(1, at: .value("b")), .c0(1, .value("b"))),
        (1, .move("a"), .c1("a")),
        (1, .move("b"), .c1("b")),
        (2, .load(number: (x: 1, y: 2), (x: 1, y: 2)), .c2(0, 0)),
        (2, .load(number: (a: 1, b: 2), (a: 1, b: 2)), .c2(1, 1)),
        (2, .load(number: (1, 2), (1, 2)), .c2(2, 2)),
        (2, .load(number: 1, 1), .c2(3, 3)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(nil, at: .value("a")), .c0(nil, .value("a"))),
        (.load(1, at: .value("b")), .c0(1, .value("b"))),
        (.load(nil, at: .hasPrefix("a")), .c0(nil, .hasPrefix("a"))),
        (.move("a"), .c1("a")),
        (.move("b"), .c1("b")),
        (.load(number: (x: 1, y: 2), (x: 1, y: 2)), .c2(0, 0)),
        (.load(number: (a: 1, b: 2), (a: 1, b: 2)), .c2(1, 1)),
        (.load(number: (1, 2), (1, 2)), .c2(2, 2)),
        (.load(number: 1, 1), .c2(3, 3)),
    ] }
    enum Plain: InvocationMatching {
        case c0(Int?, Arg<String>)
        case c1(String)
        case c2(Int, Int)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0, let l1), .c0(let r0, let r1)): l0 == r0 && l1.matches(r1)
            case (.c1(let l0), .c1(let r0)): l0 == r0
            case (.c2(let l0, let l1), .c2(let r0, let r1)): l0 == r0 && l1 == r1
            default: false
            }
        }
    }
}

indirect enum Overloaded22: OverloadedEnum {
    case move([Int])
    case move(number: (Int, Int), Any)
    static let names = ["move(_:)", "move(number:_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .move([1]), .c0([1])),
        (0, .move([1, 2]), .c0([1, 2])),
        (1, .move(number: (1, 2), (x: 1, y: 2)), .c1((1, 2), 0)),
        (1, .move(number: (2, 1), (a: 1, b: 2)), .c1((2, 1), 1)),
        (1, .move(number: (1, 2), (1, 2)), .c1((1, 2), 2)),
        (1, .move(number: (2, 1), 1), .c1((2, 1), 3)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.move([1]), .c0([1])),
        (.move([1, 2]), .c0([1, 2])),
        (.move(number: (1, 2), (x: 1, y: 2)), .c1((1, 2), 0)),
        (.move(number: (2, 1), (a: 1, b: 2)), .c1((2, 1), 1)),
        (.move(number: (1, 2), (1, 2)), .c1((1, 2), 2)),
        (.move(number: (2, 1), 1), .c1((2, 1), 3)),
    ] }
    enum Plain: InvocationMatching {
        case c0([Int])
        case c1((Int, Int), Int)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0), .c0(let r0)): l0 == r0
            case (.c1(let l0, let l1), .c1(let r0, let r1)): l0 == r0 && l1 == r1
            default: false
            }
        }
    }
}

enum Overloaded23: OverloadedEnum {
    case load([Int], id: String)
    case load(id: Arg<Int>, at: Int)
    static let names = ["load(_:id:)", "load(id:at:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load([1], id: "a"), .c0([1], "a")),
        (0, .load([1, 2], id: "b"), .c0([1, 2], "b")),
        (1, .load(id: .value(1), at: 1), .c1(.value(1), 1)),
        (1, .load(id: .value(2), at: 2), .c1(.value(2), 2)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load([1], id: "a"), .c0([1], "a")),
        (.load([1, 2], id: "b"), .c0([1, 2], "b")),
        (.load(id: .value(1), at: 1), .c1(.value(1), 1)),
        (.load(id: .value(2), at: 2), .c1(.value(2), 2)),
        (.load(id: .any, at: 1), .c1(.any, 1)),
    ] }
    enum Plain: InvocationMatching {
        case c0([Int], String)
        case c1(Arg<Int>, Int)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0, let l1), .c0(let r0, let r1)): l0 == r0 && l1 == r1
            case (.c1(let l0, let l1), .c1(let r0, let r1)): l0.matches(r0) && l1 == r1
            default: false
            }
        }
    }
}

enum Overloaded24: OverloadedEnum {
    case load
    case move(Bowl, at: Int?, number: Filling)
    static let names = ["load", "move(_:at:number:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load, .c0),
        (1, .move(Bowls.first, at: nil, number: .with(egg: 1)), .c1(Bowls.first, nil, 0)),
        (1, .move(Bowls.second, at: 1, number: .with(ham: 1)), .c1(Bowls.second, 1, 1)),
        (1, .move(Bowls.first, at: nil, number: .with(1, 1)), .c1(Bowls.first, nil, 2)),
        (1, .move(Bowls.second, at: 1, number: .with((1, 1))), .c1(Bowls.second, 1, 3)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load, .c0),
        (.move(Bowls.first, at: nil, number: .with(egg: 1)), .c1(Bowls.first, nil, 0)),
        (.move(Bowls.second, at: 1, number: .with(ham: 1)), .c1(Bowls.second, 1, 1)),
        (.move(Bowls.first, at: nil, number: .with(1, 1)), .c1(Bowls.first, nil, 2)),
        (.move(Bowls.second, at: 1, number: .with((1, 1))), .c1(Bowls.second, 1, 3)),
    ] }
    enum Plain: InvocationMatching {
        case c0
        case c1(Bowl, Int?, Int)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0, .c0): true
            case (.c1(let l0, let l1, let l2), .c1(let r0, let r1, let r2)): l0 === r0 && l1 == r1 && l2 == r2
            default: false
            }
        }
    }
}

enum Overloaded25: OverloadedEnum {
    case load(id: Any, Int, number: Int)
    case load(id: (Int, Int), at: (x: Int, y: Int))
    case move(Int, Arg<String>)
    case move([Int], Filling, id: [Int])
    case load((x: Int, y: Int), Filling)
    static let names = ["load(id:_:number:)", "load(id:at:)", "move(_:_:)", "move(_:_:id:)", "load(_:_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(id: (x: 1, y: 2), 1, number: 1), .c0(0, 1, 1)),
        (0, .load(id: (a: 1, b: 2), 2, number: 2), .c0(1, 2, 2)),
        (0, .load(id: (1, 2), 1, number: 1), .c0(2, 1, 1)),
        (0, .load(id: 1, 2, number: 2), .c0(3, 2, 2)),
        (1, .load(id: (1, 2), at: (x: 1, y: 2)), .c1((1, 2), (x: 1, y: 2))),
        (1, .load(id: (2, 1), at: (x: 2, y: 1)), .c1((2, 1), (x: 2, y: 1))),
        (2, .move(1, .value("a")), .c2(1, .value("a"))),
        (2, .move(2, .value("b")), .c2(2, .value("b"))),
        (3, .move([1], .with(egg: 1), id: [1]), .c3([1], 0, [1])),
        (3, .move([1, 2], .with(ham: 1), id: [1, 2]), .c3([1, 2], 1, [1, 2])),
        (3, .move([1], .with(1, 1), id: [1]), .c3([1], 2, [1])),
        (3, .move([1, 2], .with((1, 1)), id: [1, 2]), .c3([1, 2], 3, [1, 2])),
        (4, .load((x: 1, y: 2), .with(egg: 1)), .c4((x: 1, y: 2), 0)),
        (4, .load((x: 2, y: 1), .with(ham: 1)), .c4((x: 2, y: 1), 1)),
        (4, .load((x: 1, y: 2), .with(1, 1)), .c4((x: 1, y: 2), 2)),
        (4, .load((x: 2, y: 1), .with((1, 1))), .c4((x: 2, y: 1), 3)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(id: (x: 1, y: 2), 1, number: 1), .c0(0, 1, 1)),
        (.load(id: (a: 1, b: 2), 2, number: 2), .c0(1, 2, 2)),
        (.load(id: (1, 2), 1, number: 1), .c0(2, 1, 1)),
        (.load(id: 1, 2, number: 2), .c0(3, 2, 2)),
        (.load(id: (1, 2), at: (x: 1, y: 2)), .c1((1, 2), (x: 1, y: 2))),
        (.load(id: (2, 1), at: (x: 2, y: 1)), .c1((2, 1), (x: 2, y: 1))),
        (.move(1, .value("a")), .c2(1, .value("a"))),
        (.move(2, .value("b")), .c2(2, .value("b"))),
        (.move(1, .hasPrefix("a")), .c2(1, .hasPrefix("a"))),
        (.move([1], .with(egg: 1), id: [1]), .c3([1], 0, [1])),
        (.move([1, 2], .with(ham: 1), id: [1, 2]), .c3([1, 2], 1, [1, 2])),
        (.move([1], .with(1, 1), id: [1]), .c3([1], 2, [1])),
        (.move([1, 2], .with((1, 1)), id: [1, 2]), .c3([1, 2], 3, [1, 2])),
        (.load((x: 1, y: 2), .with(egg: 1)), .c4((x: 1, y: 2), 0)),
        (.load((x: 2, y: 1), .with(ham: 1)), .c4((x: 2, y: 1), 1)),
        (.load((x: 1, y: 2), .with(1, 1)), .c4((x: 1, y: 2), 2)),
        (.load((x: 2, y: 1), .with((1, 1))), .c4((x: 2, y: 1), 3)),
    ] }
    enum Plain: InvocationMatching {
        case c0(Int, Int, Int)
        case c1((Int, Int), (x: Int, y: Int))
        case c2(Int, Arg<String>)
        case c3([Int], Int, [Int])
        case c4((x: Int, y: Int), Int)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0, let l1, let l2), .c0(let r0, let r1, let r2)): l0 == r0 && l1 == r1 && l2 == r2
            case (.c1(let l0, let l1), .c1(let r0, let r1)): l0 == r0 && l1 == r1
            case (.c2(let l0, let l1), .c2(let r0, let r1)): l0 == r0 && l1.matches(r1)
            case (.c3(let l0, let l1, let l2), .c3(let r0, let r1, let r2)): l0 == r0 && l1 == r1 && l2 == r2
            case (.c4(let l0, let l1), .c4(let r0, let r1)): l0 == r0 && l1 == r1
            default: false
            }
        }
    }
}

enum Overloaded26: OverloadedEnum {
    case load((Int, Int))
    case load(at: Arg<String>, Arg<String>)
    case move
    case load(number: (Int, Int))
    static let names = ["load(_:)", "load(at:_:)", "move", "load(number:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load((1, 2)), .c0((1, 2))),
        (0, .load((2, 1)), .c0((2, 1))),
        (1, .load(at: .value("a"), .value("a")), .c1(.value("a"), .value("a"))),
        (1, .load(at: .value("b"), .value("b")), .c1(.value("b"), .value("b"))),
        (2, .move, .c2),
        (3, .load(number: (1, 2)), .c3((1, 2))),
        (3, .load(number: (2, 1)), .c3((2, 1))),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load((1, 2)), .c0((1, 2))),
        (.load((2, 1)), .c0((2, 1))),
        (.load(at: .value("a"), .value("a")), .c1(.value("a"), .value("a"))),
        (.load(at: .value("b"), .value("b")), .c1(.value("b"), .value("b"))),
        (.load(at: .hasPrefix("a"), .hasPrefix("a")), .c1(.hasPrefix("a"), .hasPrefix("a"))),
        (.move, .c2),
        (.load(number: (1, 2)), .c3((1, 2))),
        (.load(number: (2, 1)), .c3((2, 1))),
    ] }
    enum Plain: InvocationMatching {
        case c0((Int, Int))
        case c1(Arg<String>, Arg<String>)
        case c2
        case c3((Int, Int))
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0), .c0(let r0)): l0 == r0
            case (.c1(let l0, let l1), .c1(let r0, let r1)): l0.matches(r0) && l1.matches(r1)
            case (.c2, .c2): true
            case (.c3(let l0), .c3(let r0)): l0 == r0
            default: false
            }
        }
    }
}

enum Overloaded27: OverloadedEnum {
    case load(String)
    case move(id: Filling, at: Int)
    static let names = ["load(_:)", "move(id:at:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load("a"), .c0("a")),
        (0, .load("b"), .c0("b")),
        (1, .move(id: .with(egg: 1), at: 1), .c1(0, 1)),
        (1, .move(id: .with(ham: 1), at: 2), .c1(1, 2)),
        (1, .move(id: .with(1, 1), at: 1), .c1(2, 1)),
        (1, .move(id: .with((1, 1)), at: 2), .c1(3, 2)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load("a"), .c0("a")),
        (.load("b"), .c0("b")),
        (.move(id: .with(egg: 1), at: 1), .c1(0, 1)),
        (.move(id: .with(ham: 1), at: 2), .c1(1, 2)),
        (.move(id: .with(1, 1), at: 1), .c1(2, 1)),
        (.move(id: .with((1, 1)), at: 2), .c1(3, 2)),
    ] }
    enum Plain: InvocationMatching {
        case c0(String)
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

enum Overloaded28: OverloadedEnum {
    case load([Int])
    case move(Arg<Int>)
    case load(Int?, [Int], String)
    static let names = ["load(_:)", "move(_:)", "load(_:_:_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load([1]), .c0([1])),
        (0, .load([1, 2]), .c0([1, 2])),
        (1, .move(.value(1)), .c1(.value(1))),
        (1, .move(.value(2)), .c1(.value(2))),
        (2, .load(nil, [1], "a"), .c2(nil, [1], "a")),
        (2, .load(1, [1, 2], "b"), .c2(1, [1, 2], "b")),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load([1]), .c0([1])),
        (.load([1, 2]), .c0([1, 2])),
        (.move(.value(1)), .c1(.value(1))),
        (.move(.value(2)), .c1(.value(2))),
        (.move(.any), .c1(.any)),
        (.load(nil, [1], "a"), .c2(nil, [1], "a")),
        (.load(1, [1, 2], "b"), .c2(1, [1, 2], "b")),
    ] }
    enum Plain: InvocationMatching {
        case c0([Int])
        case c1(Arg<Int>)
        case c2(Int?, [Int], String)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0), .c0(let r0)): l0 == r0
            case (.c1(let l0), .c1(let r0)): l0.matches(r0)
            case (.c2(let l0, let l1, let l2), .c2(let r0, let r1, let r2)): l0 == r0 && l1 == r1 && l2 == r2
            default: false
            }
        }
    }
}

enum Overloaded29: OverloadedEnum {
    case move
    case load(Arg<Int>, Arg<String>, (x: Int, y: Int))
    case load(id: Arg<Int>)
    static let names = ["move", "load(_:_:_:)", "load(id:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .move, .c0),
        (1, .load(.value(1), .value("a"), (x: 1, y: 2)), .c1(.value(1), .value("a"), (x: 1, y: 2))),
        (1, .load(.value(2), .value("b"), (x: 2, y: 1)), .c1(.value(2), .value("b"), (x: 2, y: 1))),
        (2, .load(id: .value(1)), .c2(.value(1))),
        (2, .load(id: .value(2)), .c2(.value(2))),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.move, .c0),
        (.load(.value(1), .value("a"), (x: 1, y: 2)), .c1(.value(1), .value("a"), (x: 1, y: 2))),
        (.load(.value(2), .value("b"), (x: 2, y: 1)), .c1(.value(2), .value("b"), (x: 2, y: 1))),
        (.load(.any, .hasPrefix("a"), (x: 1, y: 2)), .c1(.any, .hasPrefix("a"), (x: 1, y: 2))),
        (.load(id: .value(1)), .c2(.value(1))),
        (.load(id: .value(2)), .c2(.value(2))),
        (.load(id: .any), .c2(.any)),
    ] }
    enum Plain: InvocationMatching {
        case c0
        case c1(Arg<Int>, Arg<String>, (x: Int, y: Int))
        case c2(Arg<Int>)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0, .c0): true
            case (.c1(let l0, let l1, let l2), .c1(let r0, let r1, let r2)): l0.matches(r0) && l1.matches(r1) && l2 == r2
            case (.c2(let l0), .c2(let r0)): l0.matches(r0)
            default: false
            }
        }
    }
}

indirect enum Overloaded30: OverloadedEnum {
    case load(id: Int?, (x: Int, y: Int), number: Any)
    case load(number: Bowl, at: (x: Int, y: Int), Arg<String>)
    case move(at: [Int])
    case load([Int])
    case load(number: (x: Int, y: Int), at: (x: Int, y: Int))
    case move([Int], at: Arg<Int>)
    static let names = ["load(id:_:number:)", "load(number:at:_:)", "move(at:)", "load(_:)", "load(number:at:)", "move(_:at:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(id: nil, (x: 1, y: 2), number: (x: 1, y: 2)), .c0(nil, (x: 1, y: 2), 0)),
        (0, .load(id: 1, (x: 2, y: 1), number: (a: 1, b: 2)), .c0(1, (x: 2, y: 1), 1)),
        (0, .load(id: nil, (x: 1, y: 2), number: (1, 2)), .c0(nil, (x: 1, y: 2), 2)),
        (0, .load(id: 1, (x: 2, y: 1), number: 1), .c0(1, (x: 2, y: 1), 3)),
        (1, .load(number: Bowls.first, at: (x: 1, y: 2), .value("a")), .c1(Bowls.first, (x: 1, y: 2), .value("a"))),
        (1, .load(number: Bowls.second, at: (x: 2, y: 1), .value("b")), .c1(Bowls.second, (x: 2, y: 1), .value("b"))),
        (2, .move(at: [1]), .c2([1])),
        (2, .move(at: [1, 2]), .c2([1, 2])),
        (3, .load([1]), .c3([1])),
        (3, .load([1, 2]), .c3([1, 2])),
        (4, .load(number: (x: 1, y: 2), at: (x: 1, y: 2)), .c4((x: 1, y: 2), (x: 1, y: 2))),
        (4, .load(number: (x: 2, y: 1), at: (x: 2, y: 1)), .c4((x: 2, y: 1), (x: 2, y: 1))),
        (5, .move([1], at: .value(1)), .c5([1], .value(1))),
        (5, .move([1, 2], at: .value(2)), .c5([1, 2], .value(2))),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(id: nil, (x: 1, y: 2), number: (x: 1, y: 2)), .c0(nil, (x: 1, y: 2), 0)),
        (.load(id: 1, (x: 2, y: 1), number: (a: 1, b: 2)), .c0(1, (x: 2, y: 1), 1)),
        (.load(id: nil, (x: 1, y: 2), number: (1, 2)), .c0(nil, (x: 1, y: 2), 2)),
        (.load(id: 1, (x: 2, y: 1), number: 1), .c0(1, (x: 2, y: 1), 3)),
        (.load(number: Bowls.first, at: (x: 1, y: 2), .value("a")), .c1(Bowls.first, (x: 1, y: 2), .value("a"))),
        (.load(number: Bowls.second, at: (x: 2, y: 1), .value("b")), .c1(Bowls.second, (x: 2, y: 1), .value("b"))),
        (.load(number: Bowls.first, at: (x: 1, y: 2), .hasPrefix("a")), .c1(Bowls.first, (x: 1, y: 2), .hasPrefix("a"))),
        (.move(at: [1]), .c2([1])),
        (.move(at: [1, 2]), .c2([1, 2])),
        (.load([1]), .c3([1])),
        (.load([1, 2]), .c3([1, 2])),
        (.load(number: (x: 1, y: 2), at: (x: 1, y: 2)), .c4((x: 1, y: 2), (x: 1, y: 2))),
        (.load(number: (x: 2, y: 1), at: (x: 2, y: 1)), .c4((x: 2, y: 1), (x: 2, y: 1))),
        (.move([1], at: .value(1)), .c5([1], .value(1))),
        (.move([1, 2], at: .value(2)), .c5([1, 2], .value(2))),
        (.move([1], at: .any), .c5([1], .any)),
    ] }
    enum Plain: InvocationMatching {
        case c0(Int?, (x: Int, y: Int), Int)
        case c1(Bowl, (x: Int, y: Int), Arg<String>)
        case c2([Int])
        case c3([Int])
        case c4((x: Int, y: Int), (x: Int, y: Int))
        case c5([Int], Arg<Int>)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0, let l1, let l2), .c0(let r0, let r1, let r2)): l0 == r0 && l1 == r1 && l2 == r2
            case (.c1(let l0, let l1, let l2), .c1(let r0, let r1, let r2)): l0 === r0 && l1 == r1 && l2.matches(r2)
            case (.c2(let l0), .c2(let r0)): l0 == r0
            case (.c3(let l0), .c3(let r0)): l0 == r0
            case (.c4(let l0, let l1), .c4(let r0, let r1)): l0 == r0 && l1 == r1
            case (.c5(let l0, let l1), .c5(let r0, let r1)): l0 == r0 && l1.matches(r1)
            default: false
            }
        }
    }
}

indirect enum Overloaded31: OverloadedEnum {
    case load
    case move(id: String)
    case move(Any, Arg<String>)
    case move(at: Arg<Int>)
    static let names = ["load", "move(id:)", "move(_:_:)", "move(at:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load, .c0),
        (1, .move(id: "a"), .c1("a")),
        (1, .move(id: "b"), .c1("b")),
        (2, .move((x: 1, y: 2), .value("a")), .c2(0, .value("a"))),
        (2, .move((a: 1, b: 2), .value("b")), .c2(1, .value("b"))),
        (2, .move((1, 2), .value("a")), .c2(2, .value("a"))),
        (2, .move(1, .value("b")), .c2(3, .value("b"))),
        (3, .move(at: .value(1)), .c3(.value(1))),
        (3, .move(at: .value(2)), .c3(.value(2))),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load, .c0),
        (.move(id: "a"), .c1("a")),
        (.move(id: "b"), .c1("b")),
        (.move((x: 1, y: 2), .value("a")), .c2(0, .value("a"))),
        (.move((a: 1, b: 2), .value("b")), .c2(1, .value("b"))),
        (.move((1, 2), .value("a")), .c2(2, .value("a"))),
        (.move(1, .value("b")), .c2(3, .value("b"))),
        (.move((x: 1, y: 2), .hasPrefix("a")), .c2(0, .hasPrefix("a"))),
        (.move(at: .value(1)), .c3(.value(1))),
        (.move(at: .value(2)), .c3(.value(2))),
        (.move(at: .any), .c3(.any)),
    ] }
    enum Plain: InvocationMatching {
        case c0
        case c1(String)
        case c2(Int, Arg<String>)
        case c3(Arg<Int>)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0, .c0): true
            case (.c1(let l0), .c1(let r0)): l0 == r0
            case (.c2(let l0, let l1), .c2(let r0, let r1)): l0 == r0 && l1.matches(r1)
            case (.c3(let l0), .c3(let r0)): l0.matches(r0)
            default: false
            }
        }
    }
}

indirect enum Overloaded32: OverloadedEnum {
    case load(at: (x: Int, y: Int))
    case load([Int], Int?)
    case load(Arg<Int>)
    case move(at: Bowl, Bowl)
    static let names = ["load(at:)", "load(_:_:)", "load(_:)", "move(at:_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(at: (x: 1, y: 2)), .c0((x: 1, y: 2))),
        (0, .load(at: (x: 2, y: 1)), .c0((x: 2, y: 1))),
        (1, .load([1], nil), .c1([1], nil)),
        (1, .load([1, 2], 1), .c1([1, 2], 1)),
        (2, .load(.value(1)), .c2(.value(1))),
        (2, .load(.value(2)), .c2(.value(2))),
        (3, .move(at: Bowls.first, Bowls.first), .c3(Bowls.first, Bowls.first)),
        (3, .move(at: Bowls.second, Bowls.second), .c3(Bowls.second, Bowls.second)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(at: (x: 1, y: 2)), .c0((x: 1, y: 2))),
        (.load(at: (x: 2, y: 1)), .c0((x: 2, y: 1))),
        (.load([1], nil), .c1([1], nil)),
        (.load([1, 2], 1), .c1([1, 2], 1)),
        (.load(.value(1)), .c2(.value(1))),
        (.load(.value(2)), .c2(.value(2))),
        (.load(.any), .c2(.any)),
        (.move(at: Bowls.first, Bowls.first), .c3(Bowls.first, Bowls.first)),
        (.move(at: Bowls.second, Bowls.second), .c3(Bowls.second, Bowls.second)),
    ] }
    enum Plain: InvocationMatching {
        case c0((x: Int, y: Int))
        case c1([Int], Int?)
        case c2(Arg<Int>)
        case c3(Bowl, Bowl)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0), .c0(let r0)): l0 == r0
            case (.c1(let l0, let l1), .c1(let r0, let r1)): l0 == r0 && l1 == r1
            case (.c2(let l0), .c2(let r0)): l0.matches(r0)
            case (.c3(let l0, let l1), .c3(let r0, let r1)): l0 === r0 && l1 === r1
            default: false
            }
        }
    }
}

enum Overloaded33: OverloadedEnum {
    case load(String)
    static let names = ["load(_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load("a"), .c0("a")),
        (0, .load("b"), .c0("b")),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load("a"), .c0("a")),
        (.load("b"), .c0("b")),
    ] }
    enum Plain: InvocationMatching {
        case c0(String)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0), .c0(let r0)): l0 == r0
            }
        }
    }
}

indirect enum Overloaded34: OverloadedEnum {
    case move(Any)
    case load(Int, (Int, Int))
    case load(id: Arg<String>, (x: Int, y: Int))
    static let names = ["move(_:)", "load(_:_:)", "load(id:_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .move((x: 1, y: 2)), .c0(0)),
        (0, .move((a: 1, b: 2)), .c0(1)),
        (0, .move((1, 2)), .c0(2)),
        (0, .move(1), .c0(3)),
        (1, .load(1, (1, 2)), .c1(1, (1, 2))),
        (1, .load(2, (2, 1)), .c1(2, (2, 1))),
        (2, .load(id: .value("a"), (x: 1, y: 2)), .c2(.value("a"), (x: 1, y: 2))),
        (2, .load(id: .value("b"), (x: 2, y: 1)), .c2(.value("b"), (x: 2, y: 1))),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.move((x: 1, y: 2)), .c0(0)),
        (.move((a: 1, b: 2)), .c0(1)),
        (.move((1, 2)), .c0(2)),
        (.move(1), .c0(3)),
        (.load(1, (1, 2)), .c1(1, (1, 2))),
        (.load(2, (2, 1)), .c1(2, (2, 1))),
        (.load(id: .value("a"), (x: 1, y: 2)), .c2(.value("a"), (x: 1, y: 2))),
        (.load(id: .value("b"), (x: 2, y: 1)), .c2(.value("b"), (x: 2, y: 1))),
        (.load(id: .hasPrefix("a"), (x: 1, y: 2)), .c2(.hasPrefix("a"), (x: 1, y: 2))),
    ] }
    enum Plain: InvocationMatching {
        case c0(Int)
        case c1(Int, (Int, Int))
        case c2(Arg<String>, (x: Int, y: Int))
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0), .c0(let r0)): l0 == r0
            case (.c1(let l0, let l1), .c1(let r0, let r1)): l0 == r0 && l1 == r1
            case (.c2(let l0, let l1), .c2(let r0, let r1)): l0.matches(r0) && l1 == r1
            default: false
            }
        }
    }
}

enum Overloaded35: OverloadedEnum {
    case load(id: Int)
    case load(Any, Int?)
    static let names = ["load(id:)", "load(_:_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(id: 1), .c0(1)),
        (0, .load(id: 2), .c0(2)),
        (1, .load((x: 1, y: 2), nil), .c1(0, nil)),
        (1, .load((a: 1, b: 2), 1), .c1(1, 1)),
        (1, .load((1, 2), nil), .c1(2, nil)),
        (1, .load(1, 1), .c1(3, 1)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(id: 1), .c0(1)),
        (.load(id: 2), .c0(2)),
        (.load((x: 1, y: 2), nil), .c1(0, nil)),
        (.load((a: 1, b: 2), 1), .c1(1, 1)),
        (.load((1, 2), nil), .c1(2, nil)),
        (.load(1, 1), .c1(3, 1)),
    ] }
    enum Plain: InvocationMatching {
        case c0(Int)
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

enum Overloaded36: OverloadedEnum {
    case load(Any)
    case move(number: Bowl, Filling)
    case move(id: (Int, Int), number: String, Filling)
    static let names = ["load(_:)", "move(number:_:)", "move(id:number:_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load((x: 1, y: 2)), .c0(0)),
        (0, .load((a: 1, b: 2)), .c0(1)),
        (0, .load((1, 2)), .c0(2)),
        (0, .load(1), .c0(3)),
        (1, .move(number: Bowls.first, .with(egg: 1)), .c1(Bowls.first, 0)),
        (1, .move(number: Bowls.second, .with(ham: 1)), .c1(Bowls.second, 1)),
        (1, .move(number: Bowls.first, .with(1, 1)), .c1(Bowls.first, 2)),
        (1, .move(number: Bowls.second, .with((1, 1))), .c1(Bowls.second, 3)),
        (2, .move(id: (1, 2), number: "a", .with(egg: 1)), .c2((1, 2), "a", 0)),
        (2, .move(id: (2, 1), number: "b", .with(ham: 1)), .c2((2, 1), "b", 1)),
        (2, .move(id: (1, 2), number: "a", .with(1, 1)), .c2((1, 2), "a", 2)),
        (2, .move(id: (2, 1), number: "b", .with((1, 1))), .c2((2, 1), "b", 3)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load((x: 1, y: 2)), .c0(0)),
        (.load((a: 1, b: 2)), .c0(1)),
        (.load((1, 2)), .c0(2)),
        (.load(1), .c0(3)),
        (.move(number: Bowls.first, .with(egg: 1)), .c1(Bowls.first, 0)),
        (.move(number: Bowls.second, .with(ham: 1)), .c1(Bowls.second, 1)),
        (.move(number: Bowls.first, .with(1, 1)), .c1(Bowls.first, 2)),
        (.move(number: Bowls.second, .with((1, 1))), .c1(Bowls.second, 3)),
        (.move(id: (1, 2), number: "a", .with(egg: 1)), .c2((1, 2), "a", 0)),
        (.move(id: (2, 1), number: "b", .with(ham: 1)), .c2((2, 1), "b", 1)),
        (.move(id: (1, 2), number: "a", .with(1, 1)), .c2((1, 2), "a", 2)),
        (.move(id: (2, 1), number: "b", .with((1, 1))), .c2((2, 1), "b", 3)),
    ] }
    enum Plain: InvocationMatching {
        case c0(Int)
        case c1(Bowl, Int)
        case c2((Int, Int), String, Int)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0), .c0(let r0)): l0 == r0
            case (.c1(let l0, let l1), .c1(let r0, let r1)): l0 === r0 && l1 == r1
            case (.c2(let l0, let l1, let l2), .c2(let r0, let r1, let r2)): l0 == r0 && l1 == r1 && l2 == r2
            default: false
            }
        }
    }
}

indirect enum Overloaded37: OverloadedEnum {
    case load(id: Arg<Int>, Filling)
    case move(id: (x: Int, y: Int), at: Filling, number: Arg<Int>)
    case load(Any)
    case load(Int?, Bowl)
    case load(at: Int?, Arg<String>)
    static let names = ["load(id:_:)", "move(id:at:number:)", "load(_:)", "load(_:_:)", "load(at:_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(id: .value(1), .with(egg: 1)), .c0(.value(1), 0)),
        (0, .load(id: .value(2), .with(ham: 1)), .c0(.value(2), 1)),
        (0, .load(id: .value(1), .with(1, 1)), .c0(.value(1), 2)),
        (0, .load(id: .value(2), .with((1, 1))), .c0(.value(2), 3)),
        (1, .move(id: (x: 1, y: 2), at: .with(egg: 1), number: .value(1)), .c1((x: 1, y: 2), 0, .value(1))),
        (1, .move(id: (x: 2, y: 1), at: .with(ham: 1), number: .value(2)), .c1((x: 2, y: 1), 1, .value(2))),
        (1, .move(id: (x: 1, y: 2), at: .with(1, 1), number: .value(1)), .c1((x: 1, y: 2), 2, .value(1))),
        (1, .move(id: (x: 2, y: 1), at: .with((1, 1)), number: .value(2)), .c1((x: 2, y: 1), 3, .value(2))),
        (2, .load((x: 1, y: 2)), .c2(0)),
        (2, .load((a: 1, b: 2)), .c2(1)),
        (2, .load((1, 2)), .c2(2)),
        (2, .load(1), .c2(3)),
        (3, .load(nil, Bowls.first), .c3(nil, Bowls.first)),
        (3, .load(1, Bowls.second), .c3(1, Bowls.second)),
        (4, .load(at: nil, .value("a")), .c4(nil, .value("a"))),
        (4, .load(at: 1, .value("b")), .c4(1, .value("b"))),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(id: .value(1), .with(egg: 1)), .c0(.value(1), 0)),
        (.load(id: .value(2), .with(ham: 1)), .c0(.value(2), 1)),
        (.load(id: .value(1), .with(1, 1)), .c0(.value(1), 2)),
        (.load(id: .value(2), .with((1, 1))), .c0(.value(2), 3)),
        (.load(id: .any, .with(egg: 1)), .c0(.any, 0)),
        (.move(id: (x: 1, y: 2), at: .with(egg: 1), number: .value(1)), .c1((x: 1, y: 2), 0, .value(1))),
        (.move(id: (x: 2, y: 1), at: .with(ham: 1), number: .value(2)), .c1((x: 2, y: 1), 1, .value(2))),
        (.move(id: (x: 1, y: 2), at: .with(1, 1), number: .value(1)), .c1((x: 1, y: 2), 2, .value(1))),
        (.move(id: (x: 2, y: 1), at: .with((1, 1)), number: .value(2)), .c1((x: 2, y: 1), 3, .value(2))),
        (.move(id: (x: 1, y: 2), at: .with(egg: 1), number: .any), .c1((x: 1, y: 2), 0, .any)),
        (.load((x: 1, y: 2)), .c2(0)),
        (.load((a: 1, b: 2)), .c2(1)),
        (.load((1, 2)), .c2(2)),
        (.load(1), .c2(3)),
        (.load(nil, Bowls.first), .c3(nil, Bowls.first)),
        (.load(1, Bowls.second), .c3(1, Bowls.second)),
        (.load(at: nil, .value("a")), .c4(nil, .value("a"))),
        (.load(at: 1, .value("b")), .c4(1, .value("b"))),
        (.load(at: nil, .hasPrefix("a")), .c4(nil, .hasPrefix("a"))),
    ] }
    enum Plain: InvocationMatching {
        case c0(Arg<Int>, Int)
        case c1((x: Int, y: Int), Int, Arg<Int>)
        case c2(Int)
        case c3(Int?, Bowl)
        case c4(Int?, Arg<String>)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0, let l1), .c0(let r0, let r1)): l0.matches(r0) && l1 == r1
            case (.c1(let l0, let l1, let l2), .c1(let r0, let r1, let r2)): l0 == r0 && l1 == r1 && l2.matches(r2)
            case (.c2(let l0), .c2(let r0)): l0 == r0
            case (.c3(let l0, let l1), .c3(let r0, let r1)): l0 == r0 && l1 === r1
            case (.c4(let l0, let l1), .c4(let r0, let r1)): l0 == r0 && l1.matches(r1)
            default: false
            }
        }
    }
}

enum Overloaded38: OverloadedEnum {
    case load([Int])
    case load(at: [Int])
    case move(Arg<Int>)
    static let names = ["load(_:)", "load(at:)", "move(_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load([1]), .c0([1])),
        (0, .load([1, 2]), .c0([1, 2])),
        (1, .load(at: [1]), .c1([1])),
        (1, .load(at: [1, 2]), .c1([1, 2])),
        (2, .move(.value(1)), .c2(.value(1))),
        (2, .move(.value(2)), .c2(.value(2))),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load([1]), .c0([1])),
        (.load([1, 2]), .c0([1, 2])),
        (.load(at: [1]), .c1([1])),
        (.load(at: [1, 2]), .c1([1, 2])),
        (.move(.value(1)), .c2(.value(1))),
        (.move(.value(2)), .c2(.value(2))),
        (.move(.any), .c2(.any)),
    ] }
    enum Plain: InvocationMatching {
        case c0([Int])
        case c1([Int])
        case c2(Arg<Int>)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0), .c0(let r0)): l0 == r0
            case (.c1(let l0), .c1(let r0)): l0 == r0
            case (.c2(let l0), .c2(let r0)): l0.matches(r0)
            default: false
            }
        }
    }
}

indirect enum Overloaded39: OverloadedEnum {
    case move(id: Any, at: (x: Int, y: Int), number: Filling)
    case move((x: Int, y: Int))
    case load(Int, number: (Int, Int), String)
    case load(Int?, at: Arg<String>)
    static let names = ["move(id:at:number:)", "move(_:)", "load(_:number:_:)", "load(_:at:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .move(id: (x: 1, y: 2), at: (x: 1, y: 2), number: .with(egg: 1)), .c0(0, (x: 1, y: 2), 0)),
        (0, .move(id: (a: 1, b: 2), at: (x: 2, y: 1), number: .with(ham: 1)), .c0(1, (x: 2, y: 1), 1)),
        (0, .move(id: (1, 2), at: (x: 1, y: 2), number: .with(1, 1)), .c0(2, (x: 1, y: 2), 2)),
        (0, .move(id: 1, at: (x: 2, y: 1), number: .with((1, 1))), .c0(3, (x: 2, y: 1), 3)),
        (1, .move((x: 1, y: 2)), .c1((x: 1, y: 2))),
        (1, .move((x: 2, y: 1)), .c1((x: 2, y: 1))),
        (2, .load(1, number: (1, 2), "a"), .c2(1, (1, 2), "a")),
        (2, .load(2, number: (2, 1), "b"), .c2(2, (2, 1), "b")),
        (3, .load(nil, at: .value("a")), .c3(nil, .value("a"))),
        (3, .load(1, at: .value("b")), .c3(1, .value("b"))),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.move(id: (x: 1, y: 2), at: (x: 1, y: 2), number: .with(egg: 1)), .c0(0, (x: 1, y: 2), 0)),
        (.move(id: (a: 1, b: 2), at: (x: 2, y: 1), number: .with(ham: 1)), .c0(1, (x: 2, y: 1), 1)),
        (.move(id: (1, 2), at: (x: 1, y: 2), number: .with(1, 1)), .c0(2, (x: 1, y: 2), 2)),
        (.move(id: 1, at: (x: 2, y: 1), number: .with((1, 1))), .c0(3, (x: 2, y: 1), 3)),
        (.move((x: 1, y: 2)), .c1((x: 1, y: 2))),
        (.move((x: 2, y: 1)), .c1((x: 2, y: 1))),
        (.load(1, number: (1, 2), "a"), .c2(1, (1, 2), "a")),
        (.load(2, number: (2, 1), "b"), .c2(2, (2, 1), "b")),
        (.load(nil, at: .value("a")), .c3(nil, .value("a"))),
        (.load(1, at: .value("b")), .c3(1, .value("b"))),
        (.load(nil, at: .hasPrefix("a")), .c3(nil, .hasPrefix("a"))),
    ] }
    enum Plain: InvocationMatching {
        case c0(Int, (x: Int, y: Int), Int)
        case c1((x: Int, y: Int))
        case c2(Int, (Int, Int), String)
        case c3(Int?, Arg<String>)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0, let l1, let l2), .c0(let r0, let r1, let r2)): l0 == r0 && l1 == r1 && l2 == r2
            case (.c1(let l0), .c1(let r0)): l0 == r0
            case (.c2(let l0, let l1, let l2), .c2(let r0, let r1, let r2)): l0 == r0 && l1 == r1 && l2 == r2
            case (.c3(let l0, let l1), .c3(let r0, let r1)): l0 == r0 && l1.matches(r1)
            default: false
            }
        }
    }
}

indirect enum Overloaded40: OverloadedEnum {
    case load(Bowl)
    case load(id: [Int])
    static let names = ["load(_:)", "load(id:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(Bowls.first), .c0(Bowls.first)),
        (0, .load(Bowls.second), .c0(Bowls.second)),
        (1, .load(id: [1]), .c1([1])),
        (1, .load(id: [1, 2]), .c1([1, 2])),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(Bowls.first), .c0(Bowls.first)),
        (.load(Bowls.second), .c0(Bowls.second)),
        (.load(id: [1]), .c1([1])),
        (.load(id: [1, 2]), .c1([1, 2])),
    ] }
    enum Plain: InvocationMatching {
        case c0(Bowl)
        case c1([Int])
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0), .c0(let r0)): l0 === r0
            case (.c1(let l0), .c1(let r0)): l0 == r0
            default: false
            }
        }
    }
}

indirect enum Overloaded41: OverloadedEnum {
    case load(number: Arg<String>)
    case load(number: (Int, Int), Int)
    static let names = ["load(number:)", "load(number:_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(number: .value("a")), .c0(.value("a"))),
        (0, .load(number: .value("b")), .c0(.value("b"))),
        (1, .load(number: (1, 2), 1), .c1((1, 2), 1)),
        (1, .load(number: (2, 1), 2), .c1((2, 1), 2)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(number: .value("a")), .c0(.value("a"))),
        (.load(number: .value("b")), .c0(.value("b"))),
        (.load(number: .hasPrefix("a")), .c0(.hasPrefix("a"))),
        (.load(number: (1, 2), 1), .c1((1, 2), 1)),
        (.load(number: (2, 1), 2), .c1((2, 1), 2)),
    ] }
    enum Plain: InvocationMatching {
        case c0(Arg<String>)
        case c1((Int, Int), Int)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0), .c0(let r0)): l0.matches(r0)
            case (.c1(let l0, let l1), .c1(let r0, let r1)): l0 == r0 && l1 == r1
            default: false
            }
        }
    }
}

indirect enum Overloaded42: OverloadedEnum {
    case load(Arg<Int>)
    case load(Arg<String>, Filling)
    case load(number: Int)
    case load(at: Bowl, number: Filling)
    case move(number: Int?)
    static let names = ["load(_:)", "load(_:_:)", "load(number:)", "load(at:number:)", "move(number:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(.value(1)), .c0(.value(1))),
        (0, .load(.value(2)), .c0(.value(2))),
        (1, .load(.value("a"), .with(egg: 1)), .c1(.value("a"), 0)),
        (1, .load(.value("b"), .with(ham: 1)), .c1(.value("b"), 1)),
        (1, .load(.value("a"), .with(1, 1)), .c1(.value("a"), 2)),
        (1, .load(.value("b"), .with((1, 1))), .c1(.value("b"), 3)),
        (2, .load(number: 1), .c2(1)),
        (2, .load(number: 2), .c2(2)),
        (3, .load(at: Bowls.first, number: .with(egg: 1)), .c3(Bowls.first, 0)),
        (3, .load(at: Bowls.second, number: .with(ham: 1)), .c3(Bowls.second, 1)),
        (3, .load(at: Bowls.first, number: .with(1, 1)), .c3(Bowls.first, 2)),
        (3, .load(at: Bowls.second, number: .with((1, 1))), .c3(Bowls.second, 3)),
        (4, .move(number: nil), .c4(nil)),
        (4, .move(number: 1), .c4(1)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(.value(1)), .c0(.value(1))),
        (.load(.value(2)), .c0(.value(2))),
        (.load(.any), .c0(.any)),
        (.load(.value("a"), .with(egg: 1)), .c1(.value("a"), 0)),
        (.load(.value("b"), .with(ham: 1)), .c1(.value("b"), 1)),
        (.load(.value("a"), .with(1, 1)), .c1(.value("a"), 2)),
        (.load(.value("b"), .with((1, 1))), .c1(.value("b"), 3)),
        (.load(.hasPrefix("a"), .with(egg: 1)), .c1(.hasPrefix("a"), 0)),
        (.load(number: 1), .c2(1)),
        (.load(number: 2), .c2(2)),
        (.load(at: Bowls.first, number: .with(egg: 1)), .c3(Bowls.first, 0)),
        (.load(at: Bowls.second, number: .with(ham: 1)), .c3(Bowls.second, 1)),
        (.load(at: Bowls.first, number: .with(1, 1)), .c3(Bowls.first, 2)),
        (.load(at: Bowls.second, number: .with((1, 1))), .c3(Bowls.second, 3)),
        (.move(number: nil), .c4(nil)),
        (.move(number: 1), .c4(1)),
    ] }
    enum Plain: InvocationMatching {
        case c0(Arg<Int>)
        case c1(Arg<String>, Int)
        case c2(Int)
        case c3(Bowl, Int)
        case c4(Int?)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0), .c0(let r0)): l0.matches(r0)
            case (.c1(let l0, let l1), .c1(let r0, let r1)): l0.matches(r0) && l1 == r1
            case (.c2(let l0), .c2(let r0)): l0 == r0
            case (.c3(let l0, let l1), .c3(let r0, let r1)): l0 === r0 && l1 == r1
            case (.c4(let l0), .c4(let r0)): l0 == r0
            default: false
            }
        }
    }
}

indirect enum Overloaded43: OverloadedEnum {
    case load(number: Int?, at: Int?)
    case load(Filling, id: [Int])
    case load(String)
    case move((Int, Int), id: [Int])
    case load(at: Any)
    static let names = ["load(number:at:)", "load(_:id:)", "load(_:)", "move(_:id:)", "load(at:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(number: nil, at: nil), .c0(nil, nil)),
        (0, .load(number: 1, at: 1), .c0(1, 1)),
        (1, .load(.with(egg: 1), id: [1]), .c1(0, [1])),
        (1, .load(.with(ham: 1), id: [1, 2]), .c1(1, [1, 2])),
        (1, .load(.with(1, 1), id: [1]), .c1(2, [1])),
        (1, .load(.with((1, 1)), id: [1, 2]), .c1(3, [1, 2])),
        (2, .load("a"), .c2("a")),
        (2, .load("b"), .c2("b")),
        (3, .move((1, 2), id: [1]), .c3((1, 2), [1])),
        (3, .move((2, 1), id: [1, 2]), .c3((2, 1), [1, 2])),
        (4, .load(at: (x: 1, y: 2)), .c4(0)),
        (4, .load(at: (a: 1, b: 2)), .c4(1)),
        (4, .load(at: (1, 2)), .c4(2)),
        (4, .load(at: 1), .c4(3)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(number: nil, at: nil), .c0(nil, nil)),
        (.load(number: 1, at: 1), .c0(1, 1)),
        (.load(.with(egg: 1), id: [1]), .c1(0, [1])),
        (.load(.with(ham: 1), id: [1, 2]), .c1(1, [1, 2])),
        (.load(.with(1, 1), id: [1]), .c1(2, [1])),
        (.load(.with((1, 1)), id: [1, 2]), .c1(3, [1, 2])),
        (.load("a"), .c2("a")),
        (.load("b"), .c2("b")),
        (.move((1, 2), id: [1]), .c3((1, 2), [1])),
        (.move((2, 1), id: [1, 2]), .c3((2, 1), [1, 2])),
        (.load(at: (x: 1, y: 2)), .c4(0)),
        (.load(at: (a: 1, b: 2)), .c4(1)),
        (.load(at: (1, 2)), .c4(2)),
        (.load(at: 1), .c4(3)),
    ] }
    enum Plain: InvocationMatching {
        case c0(Int?, Int?)
        case c1(Int, [Int])
        case c2(String)
        case c3((Int, Int), [Int])
        case c4(Int)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0, let l1), .c0(let r0, let r1)): l0 == r0 && l1 == r1
            case (.c1(let l0, let l1), .c1(let r0, let r1)): l0 == r0 && l1 == r1
            case (.c2(let l0), .c2(let r0)): l0 == r0
            case (.c3(let l0, let l1), .c3(let r0, let r1)): l0 == r0 && l1 == r1
            case (.c4(let l0), .c4(let r0)): l0 == r0
            default: false
            }
        }
    }
}

enum Overloaded44: OverloadedEnum {
    case move
    case load(id: Bowl)
    case load(number: Filling)
    static let names = ["move", "load(id:)", "load(number:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .move, .c0),
        (1, .load(id: Bowls.first), .c1(Bowls.first)),
        (1, .load(id: Bowls.second), .c1(Bowls.second)),
        (2, .load(number: .with(egg: 1)), .c2(0)),
        (2, .load(number: .with(ham: 1)), .c2(1)),
        (2, .load(number: .with(1, 1)), .c2(2)),
        (2, .load(number: .with((1, 1))), .c2(3)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.move, .c0),
        (.load(id: Bowls.first), .c1(Bowls.first)),
        (.load(id: Bowls.second), .c1(Bowls.second)),
        (.load(number: .with(egg: 1)), .c2(0)),
        (.load(number: .with(ham: 1)), .c2(1)),
        (.load(number: .with(1, 1)), .c2(2)),
        (.load(number: .with((1, 1))), .c2(3)),
    ] }
    enum Plain: InvocationMatching {
        case c0
        case c1(Bowl)
        case c2(Int)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0, .c0): true
            case (.c1(let l0), .c1(let r0)): l0 === r0
            case (.c2(let l0), .c2(let r0)): l0 == r0
            default: false
            }
        }
    }
}

enum Overloaded45: OverloadedEnum {
    case load(Filling)
    case move(number: (x: Int, y: Int), at: Int?)
    case load(id: (Int, Int))
    static let names = ["load(_:)", "move(number:at:)", "load(id:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(.with(egg: 1)), .c0(0)),
        (0, .load(.with(ham: 1)), .c0(1)),
        (0, .load(.with(1, 1)), .c0(2)),
        (0, .load(.with((1, 1))), .c0(3)),
        (1, .move(number: (x: 1, y: 2), at: nil), .c1((x: 1, y: 2), nil)),
        (1, .move(number: (x: 2, y: 1), at: 1), .c1((x: 2, y: 1), 1)),
        (2, .load(id: (1, 2)), .c2((1, 2))),
        (2, .load(id: (2, 1)), .c2((2, 1))),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(.with(egg: 1)), .c0(0)),
        (.load(.with(ham: 1)), .c0(1)),
        (.load(.with(1, 1)), .c0(2)),
        (.load(.with((1, 1))), .c0(3)),
        (.move(number: (x: 1, y: 2), at: nil), .c1((x: 1, y: 2), nil)),
        (.move(number: (x: 2, y: 1), at: 1), .c1((x: 2, y: 1), 1)),
        (.load(id: (1, 2)), .c2((1, 2))),
        (.load(id: (2, 1)), .c2((2, 1))),
    ] }
    enum Plain: InvocationMatching {
        case c0(Int)
        case c1((x: Int, y: Int), Int?)
        case c2((Int, Int))
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

enum Overloaded46: OverloadedEnum {
    case load((Int, Int), [Int])
    case move(at: Int, id: String)
    static let names = ["load(_:_:)", "move(at:id:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load((1, 2), [1]), .c0((1, 2), [1])),
        (0, .load((2, 1), [1, 2]), .c0((2, 1), [1, 2])),
        (1, .move(at: 1, id: "a"), .c1(1, "a")),
        (1, .move(at: 2, id: "b"), .c1(2, "b")),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load((1, 2), [1]), .c0((1, 2), [1])),
        (.load((2, 1), [1, 2]), .c0((2, 1), [1, 2])),
        (.move(at: 1, id: "a"), .c1(1, "a")),
        (.move(at: 2, id: "b"), .c1(2, "b")),
    ] }
    enum Plain: InvocationMatching {
        case c0((Int, Int), [Int])
        case c1(Int, String)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0, let l1), .c0(let r0, let r1)): l0 == r0 && l1 == r1
            case (.c1(let l0, let l1), .c1(let r0, let r1)): l0 == r0 && l1 == r1
            default: false
            }
        }
    }
}

enum Overloaded47: OverloadedEnum {
    case move(id: Int?, Arg<Int>)
    case load(number: Int)
    case move(Any, (Int, Int), id: Int?)
    case load(String)
    static let names = ["move(id:_:)", "load(number:)", "move(_:_:id:)", "load(_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .move(id: nil, .value(1)), .c0(nil, .value(1))),
        (0, .move(id: 1, .value(2)), .c0(1, .value(2))),
        (1, .load(number: 1), .c1(1)),
        (1, .load(number: 2), .c1(2)),
        (2, .move((x: 1, y: 2), (1, 2), id: nil), .c2(0, (1, 2), nil)),
        (2, .move((a: 1, b: 2), (2, 1), id: 1), .c2(1, (2, 1), 1)),
        (2, .move((1, 2), (1, 2), id: nil), .c2(2, (1, 2), nil)),
        (2, .move(1, (2, 1), id: 1), .c2(3, (2, 1), 1)),
        (3, .load("a"), .c3("a")),
        (3, .load("b"), .c3("b")),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.move(id: nil, .value(1)), .c0(nil, .value(1))),
        (.move(id: 1, .value(2)), .c0(1, .value(2))),
        (.move(id: nil, .any), .c0(nil, .any)),
        (.load(number: 1), .c1(1)),
        (.load(number: 2), .c1(2)),
        (.move((x: 1, y: 2), (1, 2), id: nil), .c2(0, (1, 2), nil)),
        (.move((a: 1, b: 2), (2, 1), id: 1), .c2(1, (2, 1), 1)),
        (.move((1, 2), (1, 2), id: nil), .c2(2, (1, 2), nil)),
        (.move(1, (2, 1), id: 1), .c2(3, (2, 1), 1)),
        (.load("a"), .c3("a")),
        (.load("b"), .c3("b")),
    ] }
    enum Plain: InvocationMatching {
        case c0(Int?, Arg<Int>)
        case c1(Int)
        case c2(Int, (Int, Int), Int?)
        case c3(String)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0, let l1), .c0(let r0, let r1)): l0 == r0 && l1.matches(r1)
            case (.c1(let l0), .c1(let r0)): l0 == r0
            case (.c2(let l0, let l1, let l2), .c2(let r0, let r1, let r2)): l0 == r0 && l1 == r1 && l2 == r2
            case (.c3(let l0), .c3(let r0)): l0 == r0
            default: false
            }
        }
    }
}

enum Overloaded48: OverloadedEnum {
    case load(id: Int)
    case load(Bowl)
    case move(Int?, number: (Int, Int), id: String)
    static let names = ["load(id:)", "load(_:)", "move(_:number:id:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(id: 1), .c0(1)),
        (0, .load(id: 2), .c0(2)),
        (1, .load(Bowls.first), .c1(Bowls.first)),
        (1, .load(Bowls.second), .c1(Bowls.second)),
        (2, .move(nil, number: (1, 2), id: "a"), .c2(nil, (1, 2), "a")),
        (2, .move(1, number: (2, 1), id: "b"), .c2(1, (2, 1), "b")),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(id: 1), .c0(1)),
        (.load(id: 2), .c0(2)),
        (.load(Bowls.first), .c1(Bowls.first)),
        (.load(Bowls.second), .c1(Bowls.second)),
        (.move(nil, number: (1, 2), id: "a"), .c2(nil, (1, 2), "a")),
        (.move(1, number: (2, 1), id: "b"), .c2(1, (2, 1), "b")),
    ] }
    enum Plain: InvocationMatching {
        case c0(Int)
        case c1(Bowl)
        case c2(Int?, (Int, Int), String)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0), .c0(let r0)): l0 == r0
            case (.c1(let l0), .c1(let r0)): l0 === r0
            case (.c2(let l0, let l1, let l2), .c2(let r0, let r1, let r2)): l0 == r0 && l1 == r1 && l2 == r2
            default: false
            }
        }
    }
}

enum Overloaded49: OverloadedEnum {
    case move(at: Any, Bowl)
    case load(id: Filling, at: Arg<String>)
    case move(at: String)
    case move(Any, Arg<String>, id: String)
    static let names = ["move(at:_:)", "load(id:at:)", "move(at:)", "move(_:_:id:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .move(at: (x: 1, y: 2), Bowls.first), .c0(0, Bowls.first)),
        (0, .move(at: (a: 1, b: 2), Bowls.second), .c0(1, Bowls.second)),
        (0, .move(at: (1, 2), Bowls.first), .c0(2, Bowls.first)),
        (0, .move(at: 1, Bowls.second), .c0(3, Bowls.second)),
        (1, .load(id: .with(egg: 1), at: .value("a")), .c1(0, .value("a"))),
        (1, .load(id: .with(ham: 1), at: .value("b")), .c1(1, .value("b"))),
        (1, .load(id: .with(1, 1), at: .value("a")), .c1(2, .value("a"))),
        (1, .load(id: .with((1, 1)), at: .value("b")), .c1(3, .value("b"))),
        (2, .move(at: "a"), .c2("a")),
        (2, .move(at: "b"), .c2("b")),
        (3, .move((x: 1, y: 2), .value("a"), id: "a"), .c3(0, .value("a"), "a")),
        (3, .move((a: 1, b: 2), .value("b"), id: "b"), .c3(1, .value("b"), "b")),
        (3, .move((1, 2), .value("a"), id: "a"), .c3(2, .value("a"), "a")),
        (3, .move(1, .value("b"), id: "b"), .c3(3, .value("b"), "b")),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.move(at: (x: 1, y: 2), Bowls.first), .c0(0, Bowls.first)),
        (.move(at: (a: 1, b: 2), Bowls.second), .c0(1, Bowls.second)),
        (.move(at: (1, 2), Bowls.first), .c0(2, Bowls.first)),
        (.move(at: 1, Bowls.second), .c0(3, Bowls.second)),
        (.load(id: .with(egg: 1), at: .value("a")), .c1(0, .value("a"))),
        (.load(id: .with(ham: 1), at: .value("b")), .c1(1, .value("b"))),
        (.load(id: .with(1, 1), at: .value("a")), .c1(2, .value("a"))),
        (.load(id: .with((1, 1)), at: .value("b")), .c1(3, .value("b"))),
        (.load(id: .with(egg: 1), at: .hasPrefix("a")), .c1(0, .hasPrefix("a"))),
        (.move(at: "a"), .c2("a")),
        (.move(at: "b"), .c2("b")),
        (.move((x: 1, y: 2), .value("a"), id: "a"), .c3(0, .value("a"), "a")),
        (.move((a: 1, b: 2), .value("b"), id: "b"), .c3(1, .value("b"), "b")),
        (.move((1, 2), .value("a"), id: "a"), .c3(2, .value("a"), "a")),
        (.move(1, .value("b"), id: "b"), .c3(3, .value("b"), "b")),
        (.move((x: 1, y: 2), .hasPrefix("a"), id: "a"), .c3(0, .hasPrefix("a"), "a")),
    ] }
    enum Plain: InvocationMatching {
        case c0(Int, Bowl)
        case c1(Int, Arg<String>)
        case c2(String)
        case c3(Int, Arg<String>, String)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0, let l1), .c0(let r0, let r1)): l0 == r0 && l1 === r1
            case (.c1(let l0, let l1), .c1(let r0, let r1)): l0 == r0 && l1.matches(r1)
            case (.c2(let l0), .c2(let r0)): l0 == r0
            case (.c3(let l0, let l1, let l2), .c3(let r0, let r1, let r2)): l0 == r0 && l1.matches(r1) && l2 == r2
            default: false
            }
        }
    }
}

enum Overloaded50: OverloadedEnum {
    case load(number: [Int])
    case move(number: [Int], Bowl)
    case move(at: (Int, Int), id: Arg<Int>)
    static let names = ["load(number:)", "move(number:_:)", "move(at:id:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(number: [1]), .c0([1])),
        (0, .load(number: [1, 2]), .c0([1, 2])),
        (1, .move(number: [1], Bowls.first), .c1([1], Bowls.first)),
        (1, .move(number: [1, 2], Bowls.second), .c1([1, 2], Bowls.second)),
        (2, .move(at: (1, 2), id: .value(1)), .c2((1, 2), .value(1))),
        (2, .move(at: (2, 1), id: .value(2)), .c2((2, 1), .value(2))),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(number: [1]), .c0([1])),
        (.load(number: [1, 2]), .c0([1, 2])),
        (.move(number: [1], Bowls.first), .c1([1], Bowls.first)),
        (.move(number: [1, 2], Bowls.second), .c1([1, 2], Bowls.second)),
        (.move(at: (1, 2), id: .value(1)), .c2((1, 2), .value(1))),
        (.move(at: (2, 1), id: .value(2)), .c2((2, 1), .value(2))),
        (.move(at: (1, 2), id: .any), .c2((1, 2), .any)),
    ] }
    enum Plain: InvocationMatching {
        case c0([Int])
        case c1([Int], Bowl)
        case c2((Int, Int), Arg<Int>)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0), .c0(let r0)): l0 == r0
            case (.c1(let l0, let l1), .c1(let r0, let r1)): l0 == r0 && l1 === r1
            case (.c2(let l0, let l1), .c2(let r0, let r1)): l0 == r0 && l1.matches(r1)
            default: false
            }
        }
    }
}

enum Overloaded51: OverloadedEnum {
    case move(number: Arg<Int>, id: (Int, Int))
    case load(number: Filling, at: Bowl)
    case load((Int, Int), number: Any)
    static let names = ["move(number:id:)", "load(number:at:)", "load(_:number:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .move(number: .value(1), id: (1, 2)), .c0(.value(1), (1, 2))),
        (0, .move(number: .value(2), id: (2, 1)), .c0(.value(2), (2, 1))),
        (1, .load(number: .with(egg: 1), at: Bowls.first), .c1(0, Bowls.first)),
        (1, .load(number: .with(ham: 1), at: Bowls.second), .c1(1, Bowls.second)),
        (1, .load(number: .with(1, 1), at: Bowls.first), .c1(2, Bowls.first)),
        (1, .load(number: .with((1, 1)), at: Bowls.second), .c1(3, Bowls.second)),
        (2, .load((1, 2), number: (x: 1, y: 2)), .c2((1, 2), 0)),
        (2, .load((2, 1), number: (a: 1, b: 2)), .c2((2, 1), 1)),
        (2, .load((1, 2), number: (1, 2)), .c2((1, 2), 2)),
        (2, .load((2, 1), number: 1), .c2((2, 1), 3)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.move(number: .value(1), id: (1, 2)), .c0(.value(1), (1, 2))),
        (.move(number: .value(2), id: (2, 1)), .c0(.value(2), (2, 1))),
        (.move(number: .any, id: (1, 2)), .c0(.any, (1, 2))),
        (.load(number: .with(egg: 1), at: Bowls.first), .c1(0, Bowls.first)),
        (.load(number: .with(ham: 1), at: Bowls.second), .c1(1, Bowls.second)),
        (.load(number: .with(1, 1), at: Bowls.first), .c1(2, Bowls.first)),
        (.load(number: .with((1, 1)), at: Bowls.second), .c1(3, Bowls.second)),
        (.load((1, 2), number: (x: 1, y: 2)), .c2((1, 2), 0)),
        (.load((2, 1), number: (a: 1, b: 2)), .c2((2, 1), 1)),
        (.load((1, 2), number: (1, 2)), .c2((1, 2), 2)),
        (.load((2, 1), number: 1), .c2((2, 1), 3)),
    ] }
    enum Plain: InvocationMatching {
        case c0(Arg<Int>, (Int, Int))
        case c1(Int, Bowl)
        case c2((Int, Int), Int)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0, let l1), .c0(let r0, let r1)): l0.matches(r0) && l1 == r1
            case (.c1(let l0, let l1), .c1(let r0, let r1)): l0 == r0 && l1 === r1
            case (.c2(let l0, let l1), .c2(let r0, let r1)): l0 == r0 && l1 == r1
            default: false
            }
        }
    }
}

indirect enum Overloaded52: OverloadedEnum {
    case load(Arg<String>)
    case move(id: (x: Int, y: Int), (x: Int, y: Int))
    static let names = ["load(_:)", "move(id:_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(.value("a")), .c0(.value("a"))),
        (0, .load(.value("b")), .c0(.value("b"))),
        (1, .move(id: (x: 1, y: 2), (x: 1, y: 2)), .c1((x: 1, y: 2), (x: 1, y: 2))),
        (1, .move(id: (x: 2, y: 1), (x: 2, y: 1)), .c1((x: 2, y: 1), (x: 2, y: 1))),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(.value("a")), .c0(.value("a"))),
        (.load(.value("b")), .c0(.value("b"))),
        (.load(.hasPrefix("a")), .c0(.hasPrefix("a"))),
        (.move(id: (x: 1, y: 2), (x: 1, y: 2)), .c1((x: 1, y: 2), (x: 1, y: 2))),
        (.move(id: (x: 2, y: 1), (x: 2, y: 1)), .c1((x: 2, y: 1), (x: 2, y: 1))),
    ] }
    enum Plain: InvocationMatching {
        case c0(Arg<String>)
        case c1((x: Int, y: Int), (x: Int, y: Int))
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0), .c0(let r0)): l0.matches(r0)
            case (.c1(let l0, let l1), .c1(let r0, let r1)): l0 == r0 && l1 == r1
            default: false
            }
        }
    }
}

indirect enum Overloaded53: OverloadedEnum {
    case load(Arg<String>, at: (x: Int, y: Int))
    case load(at: Int)
    case move(Bowl, (Int, Int))
    case load((x: Int, y: Int))
    static let names = ["load(_:at:)", "load(at:)", "move(_:_:)", "load(_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(.value("a"), at: (x: 1, y: 2)), .c0(.value("a"), (x: 1, y: 2))),
        (0, .load(.value("b"), at: (x: 2, y: 1)), .c0(.value("b"), (x: 2, y: 1))),
        (1, .load(at: 1), .c1(1)),
        (1, .load(at: 2), .c1(2)),
        (2, .move(Bowls.first, (1, 2)), .c2(Bowls.first, (1, 2))),
        (2, .move(Bowls.second, (2, 1)), .c2(Bowls.second, (2, 1))),
        (3, .load((x: 1, y: 2)), .c3((x: 1, y: 2))),
        (3, .load((x: 2, y: 1)), .c3((x: 2, y: 1))),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(.value("a"), at: (x: 1, y: 2)), .c0(.value("a"), (x: 1, y: 2))),
        (.load(.value("b"), at: (x: 2, y: 1)), .c0(.value("b"), (x: 2, y: 1))),
        (.load(.hasPrefix("a"), at: (x: 1, y: 2)), .c0(.hasPrefix("a"), (x: 1, y: 2))),
        (.load(at: 1), .c1(1)),
        (.load(at: 2), .c1(2)),
        (.move(Bowls.first, (1, 2)), .c2(Bowls.first, (1, 2))),
        (.move(Bowls.second, (2, 1)), .c2(Bowls.second, (2, 1))),
        (.load((x: 1, y: 2)), .c3((x: 1, y: 2))),
        (.load((x: 2, y: 1)), .c3((x: 2, y: 1))),
    ] }
    enum Plain: InvocationMatching {
        case c0(Arg<String>, (x: Int, y: Int))
        case c1(Int)
        case c2(Bowl, (Int, Int))
        case c3((x: Int, y: Int))
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0, let l1), .c0(let r0, let r1)): l0.matches(r0) && l1 == r1
            case (.c1(let l0), .c1(let r0)): l0 == r0
            case (.c2(let l0, let l1), .c2(let r0, let r1)): l0 === r0 && l1 == r1
            case (.c3(let l0), .c3(let r0)): l0 == r0
            default: false
            }
        }
    }
}

enum Overloaded54: OverloadedEnum {
    case load(number: Int?, at: String, id: (x: Int, y: Int))
    case load(at: [Int])
    case move
    case load(Arg<String>, number: String)
    static let names = ["load(number:at:id:)", "load(at:)", "move", "load(_:number:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(number: nil, at: "a", id: (x: 1, y: 2)), .c0(nil, "a", (x: 1, y: 2))),
        (0, .load(number: 1, at: "b", id: (x: 2, y: 1)), .c0(1, "b", (x: 2, y: 1))),
        (1, .load(at: [1]), .c1([1])),
        (1, .load(at: [1, 2]), .c1([1, 2])),
        (2, .move, .c2),
        (3, .load(.value("a"), number: "a"), .c3(.value("a"), "a")),
        (3, .load(.value("b"), number: "b"), .c3(.value("b"), "b")),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(number: nil, at: "a", id: (x: 1, y: 2)), .c0(nil, "a", (x: 1, y: 2))),
        (.load(number: 1, at: "b", id: (x: 2, y: 1)), .c0(1, "b", (x: 2, y: 1))),
        (.load(at: [1]), .c1([1])),
        (.load(at: [1, 2]), .c1([1, 2])),
        (.move, .c2),
        (.load(.value("a"), number: "a"), .c3(.value("a"), "a")),
        (.load(.value("b"), number: "b"), .c3(.value("b"), "b")),
        (.load(.hasPrefix("a"), number: "a"), .c3(.hasPrefix("a"), "a")),
    ] }
    enum Plain: InvocationMatching {
        case c0(Int?, String, (x: Int, y: Int))
        case c1([Int])
        case c2
        case c3(Arg<String>, String)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0, let l1, let l2), .c0(let r0, let r1, let r2)): l0 == r0 && l1 == r1 && l2 == r2
            case (.c1(let l0), .c1(let r0)): l0 == r0
            case (.c2, .c2): true
            case (.c3(let l0, let l1), .c3(let r0, let r1)): l0.matches(r0) && l1 == r1
            default: false
            }
        }
    }
}

enum Overloaded55: OverloadedEnum {
    case load((Int, Int))
    case load(number: (Int, Int), Arg<Int>)
    case move
    static let names = ["load(_:)", "load(number:_:)", "move"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load((1, 2)), .c0((1, 2))),
        (0, .load((2, 1)), .c0((2, 1))),
        (1, .load(number: (1, 2), .value(1)), .c1((1, 2), .value(1))),
        (1, .load(number: (2, 1), .value(2)), .c1((2, 1), .value(2))),
        (2, .move, .c2),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load((1, 2)), .c0((1, 2))),
        (.load((2, 1)), .c0((2, 1))),
        (.load(number: (1, 2), .value(1)), .c1((1, 2), .value(1))),
        (.load(number: (2, 1), .value(2)), .c1((2, 1), .value(2))),
        (.load(number: (1, 2), .any), .c1((1, 2), .any)),
        (.move, .c2),
    ] }
    enum Plain: InvocationMatching {
        case c0((Int, Int))
        case c1((Int, Int), Arg<Int>)
        case c2
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0), .c0(let r0)): l0 == r0
            case (.c1(let l0, let l1), .c1(let r0, let r1)): l0 == r0 && l1.matches(r1)
            case (.c2, .c2): true
            default: false
            }
        }
    }
}

enum Overloaded56: OverloadedEnum {
    case load(number: String)
    case move(at: (x: Int, y: Int))
    static let names = ["load(number:)", "move(at:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(number: "a"), .c0("a")),
        (0, .load(number: "b"), .c0("b")),
        (1, .move(at: (x: 1, y: 2)), .c1((x: 1, y: 2))),
        (1, .move(at: (x: 2, y: 1)), .c1((x: 2, y: 1))),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(number: "a"), .c0("a")),
        (.load(number: "b"), .c0("b")),
        (.move(at: (x: 1, y: 2)), .c1((x: 1, y: 2))),
        (.move(at: (x: 2, y: 1)), .c1((x: 2, y: 1))),
    ] }
    enum Plain: InvocationMatching {
        case c0(String)
        case c1((x: Int, y: Int))
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0), .c0(let r0)): l0 == r0
            case (.c1(let l0), .c1(let r0)): l0 == r0
            default: false
            }
        }
    }
}

indirect enum Overloaded57: OverloadedEnum {
    case load(at: Filling)
    case move(at: Any)
    case move(Int?)
    case load((x: Int, y: Int), String)
    case load(String)
    static let names = ["load(at:)", "move(at:)", "move(_:)", "load(_:_:)", "load(_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(at: .with(egg: 1)), .c0(0)),
        (0, .load(at: .with(ham: 1)), .c0(1)),
        (0, .load(at: .with(1, 1)), .c0(2)),
        (0, .load(at: .with((1, 1))), .c0(3)),
        (1, .move(at: (x: 1, y: 2)), .c1(0)),
        (1, .move(at: (a: 1, b: 2)), .c1(1)),
        (1, .move(at: (1, 2)), .c1(2)),
        (1, .move(at: 1), .c1(3)),
        (2, .move(nil), .c2(nil)),
        (2, .move(1), .c2(1)),
        (3, .load((x: 1, y: 2), "a"), .c3((x: 1, y: 2), "a")),
        (3, .load((x: 2, y: 1), "b"), .c3((x: 2, y: 1), "b")),
        (4, .load("a"), .c4("a")),
        (4, .load("b"), .c4("b")),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(at: .with(egg: 1)), .c0(0)),
        (.load(at: .with(ham: 1)), .c0(1)),
        (.load(at: .with(1, 1)), .c0(2)),
        (.load(at: .with((1, 1))), .c0(3)),
        (.move(at: (x: 1, y: 2)), .c1(0)),
        (.move(at: (a: 1, b: 2)), .c1(1)),
        (.move(at: (1, 2)), .c1(2)),
        (.move(at: 1), .c1(3)),
        (.move(nil), .c2(nil)),
        (.move(1), .c2(1)),
        (.load((x: 1, y: 2), "a"), .c3((x: 1, y: 2), "a")),
        (.load((x: 2, y: 1), "b"), .c3((x: 2, y: 1), "b")),
        (.load("a"), .c4("a")),
        (.load("b"), .c4("b")),
    ] }
    enum Plain: InvocationMatching {
        case c0(Int)
        case c1(Int)
        case c2(Int?)
        case c3((x: Int, y: Int), String)
        case c4(String)
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

enum Overloaded58: OverloadedEnum {
    case load(String)
    case load(id: (Int, Int), number: [Int], at: String)
    case load(id: (x: Int, y: Int), Int)
    static let names = ["load(_:)", "load(id:number:at:)", "load(id:_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load("a"), .c0("a")),
        (0, .load("b"), .c0("b")),
        (1, .load(id: (1, 2), number: [1], at: "a"), .c1((1, 2), [1], "a")),
        (1, .load(id: (2, 1), number: [1, 2], at: "b"), .c1((2, 1), [1, 2], "b")),
        (2, .load(id: (x: 1, y: 2), 1), .c2((x: 1, y: 2), 1)),
        (2, .load(id: (x: 2, y: 1), 2), .c2((x: 2, y: 1), 2)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load("a"), .c0("a")),
        (.load("b"), .c0("b")),
        (.load(id: (1, 2), number: [1], at: "a"), .c1((1, 2), [1], "a")),
        (.load(id: (2, 1), number: [1, 2], at: "b"), .c1((2, 1), [1, 2], "b")),
        (.load(id: (x: 1, y: 2), 1), .c2((x: 1, y: 2), 1)),
        (.load(id: (x: 2, y: 1), 2), .c2((x: 2, y: 1), 2)),
    ] }
    enum Plain: InvocationMatching {
        case c0(String)
        case c1((Int, Int), [Int], String)
        case c2((x: Int, y: Int), Int)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0), .c0(let r0)): l0 == r0
            case (.c1(let l0, let l1, let l2), .c1(let r0, let r1, let r2)): l0 == r0 && l1 == r1 && l2 == r2
            case (.c2(let l0, let l1), .c2(let r0, let r1)): l0 == r0 && l1 == r1
            default: false
            }
        }
    }
}

enum Overloaded59: OverloadedEnum {
    case load
    case move((Int, Int), id: Int)
    static let names = ["load", "move(_:id:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load, .c0),
        (1, .move((1, 2), id: 1), .c1((1, 2), 1)),
        (1, .move((2, 1), id: 2), .c1((2, 1), 2)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load, .c0),
        (.move((1, 2), id: 1), .c1((1, 2), 1)),
        (.move((2, 1), id: 2), .c1((2, 1), 2)),
    ] }
    enum Plain: InvocationMatching {
        case c0
        case c1((Int, Int), Int)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0, .c0): true
            case (.c1(let l0, let l1), .c1(let r0, let r1)): l0 == r0 && l1 == r1
            default: false
            }
        }
    }
}

indirect enum Overloaded60: OverloadedEnum {
    case load(at: Arg<String>, id: Int)
    case load([Int])
    case move
    static let names = ["load(at:id:)", "load(_:)", "move"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(at: .value("a"), id: 1), .c0(.value("a"), 1)),
        (0, .load(at: .value("b"), id: 2), .c0(.value("b"), 2)),
        (1, .load([1]), .c1([1])),
        (1, .load([1, 2]), .c1([1, 2])),
        (2, .move, .c2),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(at: .value("a"), id: 1), .c0(.value("a"), 1)),
        (.load(at: .value("b"), id: 2), .c0(.value("b"), 2)),
        (.load(at: .hasPrefix("a"), id: 1), .c0(.hasPrefix("a"), 1)),
        (.load([1]), .c1([1])),
        (.load([1, 2]), .c1([1, 2])),
        (.move, .c2),
    ] }
    enum Plain: InvocationMatching {
        case c0(Arg<String>, Int)
        case c1([Int])
        case c2
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0, let l1), .c0(let r0, let r1)): l0.matches(r0) && l1 == r1
            case (.c1(let l0), .c1(let r0)): l0 == r0
            case (.c2, .c2): true
            default: false
            }
        }
    }
}

indirect enum Overloaded61: OverloadedEnum {
    case move(number: Filling)
    case load(at: (Int, Int), number: String)
    case move(at: Arg<String>)
    case load((Int, Int), Int?, Int)
    static let names = ["move(number:)", "load(at:number:)", "move(at:)", "load(_:_:_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .move(number: .with(egg: 1)), .c0(0)),
        (0, .move(number: .with(ham: 1)), .c0(1)),
        (0, .move(number: .with(1, 1)), .c0(2)),
        (0, .move(number: .with((1, 1))), .c0(3)),
        (1, .load(at: (1, 2), number: "a"), .c1((1, 2), "a")),
        (1, .load(at: (2, 1), number: "b"), .c1((2, 1), "b")),
        (2, .move(at: .value("a")), .c2(.value("a"))),
        (2, .move(at: .value("b")), .c2(.value("b"))),
        (3, .load((1, 2), nil, 1), .c3((1, 2), nil, 1)),
        (3, .load((2, 1), 1, 2), .c3((2, 1), 1, 2)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.move(number: .with(egg: 1)), .c0(0)),
        (.move(number: .with(ham: 1)), .c0(1)),
        (.move(number: .with(1, 1)), .c0(2)),
        (.move(number: .with((1, 1))), .c0(3)),
        (.load(at: (1, 2), number: "a"), .c1((1, 2), "a")),
        (.load(at: (2, 1), number: "b"), .c1((2, 1), "b")),
        (.move(at: .value("a")), .c2(.value("a"))),
        (.move(at: .value("b")), .c2(.value("b"))),
        (.move(at: .hasPrefix("a")), .c2(.hasPrefix("a"))),
        (.load((1, 2), nil, 1), .c3((1, 2), nil, 1)),
        (.load((2, 1), 1, 2), .c3((2, 1), 1, 2)),
    ] }
    enum Plain: InvocationMatching {
        case c0(Int)
        case c1((Int, Int), String)
        case c2(Arg<String>)
        case c3((Int, Int), Int?, Int)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0), .c0(let r0)): l0 == r0
            case (.c1(let l0, let l1), .c1(let r0, let r1)): l0 == r0 && l1 == r1
            case (.c2(let l0), .c2(let r0)): l0.matches(r0)
            case (.c3(let l0, let l1, let l2), .c3(let r0, let r1, let r2)): l0 == r0 && l1 == r1 && l2 == r2
            default: false
            }
        }
    }
}

enum Overloaded62: OverloadedEnum {
    case load((x: Int, y: Int))
    case load(at: Int, number: Filling, id: Int?)
    case load(id: Filling, at: Arg<String>, number: Int?)
    case move(id: Filling)
    case move(Filling)
    case load(number: Int?, String)
    static let names = ["load(_:)", "load(at:number:id:)", "load(id:at:number:)", "move(id:)", "move(_:)", "load(number:_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load((x: 1, y: 2)), .c0((x: 1, y: 2))),
        (0, .load((x: 2, y: 1)), .c0((x: 2, y: 1))),
        (1, .load(at: 1, number: .with(egg: 1), id: nil), .c1(1, 0, nil)),
        (1, .load(at: 2, number: .with(ham: 1), id: 1), .c1(2, 1, 1)),
        (1, .load(at: 1, number: .with(1, 1), id: nil), .c1(1, 2, nil)),
        (1, .load(at: 2, number: .with((1, 1)), id: 1), .c1(2, 3, 1)),
        (2, .load(id: .with(egg: 1), at: .value("a"), number: nil), .c2(0, .value("a"), nil)),
        (2, .load(id: .with(ham: 1), at: .value("b"), number: 1), .c2(1, .value("b"), 1)),
        (2, .load(id: .with(1, 1), at: .value("a"), number: nil), .c2(2, .value("a"), nil)),
        (2, .load(id: .with((1, 1)), at: .value("b"), number: 1), .c2(3, .value("b"), 1)),
        (3, .move(id: .with(egg: 1)), .c3(0)),
        (3, .move(id: .with(ham: 1)), .c3(1)),
        (3, .move(id: .with(1, 1)), .c3(2)),
        (3, .move(id: .with((1, 1))), .c3(3)),
        (4, .move(.with(egg: 1)), .c4(0)),
        (4, .move(.with(ham: 1)), .c4(1)),
        (4, .move(.with(1, 1)), .c4(2)),
        (4, .move(.with((1, 1))), .c4(3)),
        (5, .load(number: nil, "a"), .c5(nil, "a")),
        (5, .load(number: 1, "b"), .c5(1, "b")),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load((x: 1, y: 2)), .c0((x: 1, y: 2))),
        (.load((x: 2, y: 1)), .c0((x: 2, y: 1))),
        (.load(at: 1, number: .with(egg: 1), id: nil), .c1(1, 0, nil)),
        (.load(at: 2, number: .with(ham: 1), id: 1), .c1(2, 1, 1)),
        (.load(at: 1, number: .with(1, 1), id: nil), .c1(1, 2, nil)),
        (.load(at: 2, number: .with((1, 1)), id: 1), .c1(2, 3, 1)),
        (.load(id: .with(egg: 1), at: .value("a"), number: nil), .c2(0, .value("a"), nil)),
        (.load(id: .with(ham: 1), at: .value("b"), number: 1), .c2(1, .value("b"), 1)),
        (.load(id: .with(1, 1), at: .value("a"), number: nil), .c2(2, .value("a"), nil)),
        (.load(id: .with((1, 1)), at: .value("b"), number: 1), .c2(3, .value("b"), 1)),
        (.load(id: .with(egg: 1), at: .hasPrefix("a"), number: nil), .c2(0, .hasPrefix("a"), nil)),
        (.move(id: .with(egg: 1)), .c3(0)),
        (.move(id: .with(ham: 1)), .c3(1)),
        (.move(id: .with(1, 1)), .c3(2)),
        (.move(id: .with((1, 1))), .c3(3)),
        (.move(.with(egg: 1)), .c4(0)),
        (.move(.with(ham: 1)), .c4(1)),
        (.move(.with(1, 1)), .c4(2)),
        (.move(.with((1, 1))), .c4(3)),
        (.load(number: nil, "a"), .c5(nil, "a")),
        (.load(number: 1, "b"), .c5(1, "b")),
    ] }
    enum Plain: InvocationMatching {
        case c0((x: Int, y: Int))
        case c1(Int, Int, Int?)
        case c2(Int, Arg<String>, Int?)
        case c3(Int)
        case c4(Int)
        case c5(Int?, String)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0), .c0(let r0)): l0 == r0
            case (.c1(let l0, let l1, let l2), .c1(let r0, let r1, let r2)): l0 == r0 && l1 == r1 && l2 == r2
            case (.c2(let l0, let l1, let l2), .c2(let r0, let r1, let r2)): l0 == r0 && l1.matches(r1) && l2 == r2
            case (.c3(let l0), .c3(let r0)): l0 == r0
            case (.c4(let l0), .c4(let r0)): l0 == r0
            case (.c5(let l0, let l1), .c5(let r0, let r1)): l0 == r0 && l1 == r1
            default: false
            }
        }
    }
}

enum Overloaded63: OverloadedEnum {
    case load(id: Arg<Int>, Filling)
    case move(at: Arg<Int>)
    case move(at: Bowl, number: (x: Int, y: Int), id: Arg<Int>)
    case move((x: Int, y: Int))
    static let names = ["load(id:_:)", "move(at:)", "move(at:number:id:)", "move(_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(id: .value(1), .with(egg: 1)), .c0(.value(1), 0)),
        (0, .load(id: .value(2), .with(ham: 1)), .c0(.value(2), 1)),
        (0, .load(id: .value(1), .with(1, 1)), .c0(.value(1), 2)),
        (0, .load(id: .value(2), .with((1, 1))), .c0(.value(2), 3)),
        (1, .move(at: .value(1)), .c1(.value(1))),
        (1, .move(at: .value(2)), .c1(.value(2))),
        (2, .move(at: Bowls.first, number: (x: 1, y: 2), id: .value(1)), .c2(Bowls.first, (x: 1, y: 2), .value(1))),
        (2, .move(at: Bowls.second, number: (x: 2, y: 1), id: .value(2)), .c2(Bowls.second, (x: 2, y: 1), .value(2))),
        (3, .move((x: 1, y: 2)), .c3((x: 1, y: 2))),
        (3, .move((x: 2, y: 1)), .c3((x: 2, y: 1))),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(id: .value(1), .with(egg: 1)), .c0(.value(1), 0)),
        (.load(id: .value(2), .with(ham: 1)), .c0(.value(2), 1)),
        (.load(id: .value(1), .with(1, 1)), .c0(.value(1), 2)),
        (.load(id: .value(2), .with((1, 1))), .c0(.value(2), 3)),
        (.load(id: .any, .with(egg: 1)), .c0(.any, 0)),
        (.move(at: .value(1)), .c1(.value(1))),
        (.move(at: .value(2)), .c1(.value(2))),
        (.move(at: .any), .c1(.any)),
        (.move(at: Bowls.first, number: (x: 1, y: 2), id: .value(1)), .c2(Bowls.first, (x: 1, y: 2), .value(1))),
        (.move(at: Bowls.second, number: (x: 2, y: 1), id: .value(2)), .c2(Bowls.second, (x: 2, y: 1), .value(2))),
        (.move(at: Bowls.first, number: (x: 1, y: 2), id: .any), .c2(Bowls.first, (x: 1, y: 2), .any)),
        (.move((x: 1, y: 2)), .c3((x: 1, y: 2))),
        (.move((x: 2, y: 1)), .c3((x: 2, y: 1))),
    ] }
    enum Plain: InvocationMatching {
        case c0(Arg<Int>, Int)
        case c1(Arg<Int>)
        case c2(Bowl, (x: Int, y: Int), Arg<Int>)
        case c3((x: Int, y: Int))
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0, let l1), .c0(let r0, let r1)): l0.matches(r0) && l1 == r1
            case (.c1(let l0), .c1(let r0)): l0.matches(r0)
            case (.c2(let l0, let l1, let l2), .c2(let r0, let r1, let r2)): l0 === r0 && l1 == r1 && l2.matches(r2)
            case (.c3(let l0), .c3(let r0)): l0 == r0
            default: false
            }
        }
    }
}

enum Overloaded64: OverloadedEnum {
    case load(number: Int?)
    case load(Bowl)
    static let names = ["load(number:)", "load(_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(number: nil), .c0(nil)),
        (0, .load(number: 1), .c0(1)),
        (1, .load(Bowls.first), .c1(Bowls.first)),
        (1, .load(Bowls.second), .c1(Bowls.second)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(number: nil), .c0(nil)),
        (.load(number: 1), .c0(1)),
        (.load(Bowls.first), .c1(Bowls.first)),
        (.load(Bowls.second), .c1(Bowls.second)),
    ] }
    enum Plain: InvocationMatching {
        case c0(Int?)
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

indirect enum Overloaded65: OverloadedEnum {
    case load(id: Any)
    case load(Arg<Int>, Int?)
    case load(at: Any, String)
    static let names = ["load(id:)", "load(_:_:)", "load(at:_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(id: (x: 1, y: 2)), .c0(0)),
        (0, .load(id: (a: 1, b: 2)), .c0(1)),
        (0, .load(id: (1, 2)), .c0(2)),
        (0, .load(id: 1), .c0(3)),
        (1, .load(.value(1), nil), .c1(.value(1), nil)),
        (1, .load(.value(2), 1), .c1(.value(2), 1)),
        (2, .load(at: (x: 1, y: 2), "a"), .c2(0, "a")),
        (2, .load(at: (a: 1, b: 2), "b"), .c2(1, "b")),
        (2, .load(at: (1, 2), "a"), .c2(2, "a")),
        (2, .load(at: 1, "b"), .c2(3, "b")),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(id: (x: 1, y: 2)), .c0(0)),
        (.load(id: (a: 1, b: 2)), .c0(1)),
        (.load(id: (1, 2)), .c0(2)),
        (.load(id: 1), .c0(3)),
        (.load(.value(1), nil), .c1(.value(1), nil)),
        (.load(.value(2), 1), .c1(.value(2), 1)),
        (.load(.any, nil), .c1(.any, nil)),
        (.load(at: (x: 1, y: 2), "a"), .c2(0, "a")),
        (.load(at: (a: 1, b: 2), "b"), .c2(1, "b")),
        (.load(at: (1, 2), "a"), .c2(2, "a")),
        (.load(at: 1, "b"), .c2(3, "b")),
    ] }
    enum Plain: InvocationMatching {
        case c0(Int)
        case c1(Arg<Int>, Int?)
        case c2(Int, String)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0), .c0(let r0)): l0 == r0
            case (.c1(let l0, let l1), .c1(let r0, let r1)): l0.matches(r0) && l1 == r1
            case (.c2(let l0, let l1), .c2(let r0, let r1)): l0 == r0 && l1 == r1
            default: false
            }
        }
    }
}

enum Overloaded66: OverloadedEnum {
    case load(id: Filling, Bowl)
    case move((Int, Int))
    case move(at: Arg<String>)
    static let names = ["load(id:_:)", "move(_:)", "move(at:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(id: .with(egg: 1), Bowls.first), .c0(0, Bowls.first)),
        (0, .load(id: .with(ham: 1), Bowls.second), .c0(1, Bowls.second)),
        (0, .load(id: .with(1, 1), Bowls.first), .c0(2, Bowls.first)),
        (0, .load(id: .with((1, 1)), Bowls.second), .c0(3, Bowls.second)),
        (1, .move((1, 2)), .c1((1, 2))),
        (1, .move((2, 1)), .c1((2, 1))),
        (2, .move(at: .value("a")), .c2(.value("a"))),
        (2, .move(at: .value("b")), .c2(.value("b"))),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(id: .with(egg: 1), Bowls.first), .c0(0, Bowls.first)),
        (.load(id: .with(ham: 1), Bowls.second), .c0(1, Bowls.second)),
        (.load(id: .with(1, 1), Bowls.first), .c0(2, Bowls.first)),
        (.load(id: .with((1, 1)), Bowls.second), .c0(3, Bowls.second)),
        (.move((1, 2)), .c1((1, 2))),
        (.move((2, 1)), .c1((2, 1))),
        (.move(at: .value("a")), .c2(.value("a"))),
        (.move(at: .value("b")), .c2(.value("b"))),
        (.move(at: .hasPrefix("a")), .c2(.hasPrefix("a"))),
    ] }
    enum Plain: InvocationMatching {
        case c0(Int, Bowl)
        case c1((Int, Int))
        case c2(Arg<String>)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0, let l1), .c0(let r0, let r1)): l0 == r0 && l1 === r1
            case (.c1(let l0), .c1(let r0)): l0 == r0
            case (.c2(let l0), .c2(let r0)): l0.matches(r0)
            default: false
            }
        }
    }
}

indirect enum Overloaded67: OverloadedEnum {
    case load([Int], number: Arg<Int>, Int?)
    case load(id: Bowl)
    case load(Arg<Int>)
    case load(number: String)
    case move(number: Arg<Int>)
    static let names = ["load(_:number:_:)", "load(id:)", "load(_:)", "load(number:)", "move(number:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load([1], number: .value(1), nil), .c0([1], .value(1), nil)),
        (0, .load([1, 2], number: .value(2), 1), .c0([1, 2], .value(2), 1)),
        (1, .load(id: Bowls.first), .c1(Bowls.first)),
        (1, .load(id: Bowls.second), .c1(Bowls.second)),
        (2, .load(.value(1)), .c2(.value(1))),
        (2, .load(.value(2)), .c2(.value(2))),
        (3, .load(number: "a"), .c3("a")),
        (3, .load(number: "b"), .c3("b")),
        (4, .move(number: .value(1)), .c4(.value(1))),
        (4, .move(number: .value(2)), .c4(.value(2))),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load([1], number: .value(1), nil), .c0([1], .value(1), nil)),
        (.load([1, 2], number: .value(2), 1), .c0([1, 2], .value(2), 1)),
        (.load([1], number: .any, nil), .c0([1], .any, nil)),
        (.load(id: Bowls.first), .c1(Bowls.first)),
        (.load(id: Bowls.second), .c1(Bowls.second)),
        (.load(.value(1)), .c2(.value(1))),
        (.load(.value(2)), .c2(.value(2))),
        (.load(.any), .c2(.any)),
        (.load(number: "a"), .c3("a")),
        (.load(number: "b"), .c3("b")),
        (.move(number: .value(1)), .c4(.value(1))),
        (.move(number: .value(2)), .c4(.value(2))),
        (.move(number: .any), .c4(.any)),
    ] }
    enum Plain: InvocationMatching {
        case c0([Int], Arg<Int>, Int?)
        case c1(Bowl)
        case c2(Arg<Int>)
        case c3(String)
        case c4(Arg<Int>)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0, let l1, let l2), .c0(let r0, let r1, let r2)): l0 == r0 && l1.matches(r1) && l2 == r2
            case (.c1(let l0), .c1(let r0)): l0 === r0
            case (.c2(let l0), .c2(let r0)): l0.matches(r0)
            case (.c3(let l0), .c3(let r0)): l0 == r0
            case (.c4(let l0), .c4(let r0)): l0.matches(r0)
            default: false
            }
        }
    }
}

enum Overloaded68: OverloadedEnum {
    case move(at: (x: Int, y: Int))
    case load
    static let names = ["move(at:)", "load"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .move(at: (x: 1, y: 2)), .c0((x: 1, y: 2))),
        (0, .move(at: (x: 2, y: 1)), .c0((x: 2, y: 1))),
        (1, .load, .c1),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.move(at: (x: 1, y: 2)), .c0((x: 1, y: 2))),
        (.move(at: (x: 2, y: 1)), .c0((x: 2, y: 1))),
        (.load, .c1),
    ] }
    enum Plain: InvocationMatching {
        case c0((x: Int, y: Int))
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

enum Overloaded69: OverloadedEnum {
    case move(Any, id: String)
    case load(Filling)
    case load(number: Arg<Int>, Arg<String>)
    case load(number: Int)
    static let names = ["move(_:id:)", "load(_:)", "load(number:_:)", "load(number:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .move((x: 1, y: 2), id: "a"), .c0(0, "a")),
        (0, .move((a: 1, b: 2), id: "b"), .c0(1, "b")),
        (0, .move((1, 2), id: "a"), .c0(2, "a")),
        (0, .move(1, id: "b"), .c0(3, "b")),
        (1, .load(.with(egg: 1)), .c1(0)),
        (1, .load(.with(ham: 1)), .c1(1)),
        (1, .load(.with(1, 1)), .c1(2)),
        (1, .load(.with((1, 1))), .c1(3)),
        (2, .load(number: .value(1), .value("a")), .c2(.value(1), .value("a"))),
        (2, .load(number: .value(2), .value("b")), .c2(.value(2), .value("b"))),
        (3, .load(number: 1), .c3(1)),
        (3, .load(number: 2), .c3(2)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.move((x: 1, y: 2), id: "a"), .c0(0, "a")),
        (.move((a: 1, b: 2), id: "b"), .c0(1, "b")),
        (.move((1, 2), id: "a"), .c0(2, "a")),
        (.move(1, id: "b"), .c0(3, "b")),
        (.load(.with(egg: 1)), .c1(0)),
        (.load(.with(ham: 1)), .c1(1)),
        (.load(.with(1, 1)), .c1(2)),
        (.load(.with((1, 1))), .c1(3)),
        (.load(number: .value(1), .value("a")), .c2(.value(1), .value("a"))),
        (.load(number: .value(2), .value("b")), .c2(.value(2), .value("b"))),
        (.load(number: .any, .hasPrefix("a")), .c2(.any, .hasPrefix("a"))),
        (.load(number: 1), .c3(1)),
        (.load(number: 2), .c3(2)),
    ] }
    enum Plain: InvocationMatching {
        case c0(Int, String)
        case c1(Int)
        case c2(Arg<Int>, Arg<String>)
        case c3(Int)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0, let l1), .c0(let r0, let r1)): l0 == r0 && l1 == r1
            case (.c1(let l0), .c1(let r0)): l0 == r0
            case (.c2(let l0, let l1), .c2(let r0, let r1)): l0.matches(r0) && l1.matches(r1)
            case (.c3(let l0), .c3(let r0)): l0 == r0
            default: false
            }
        }
    }
}

enum Overloaded70: OverloadedEnum {
    case load(Any, (Int, Int))
    case load([Int])
    case move(Any)
    static let names = ["load(_:_:)", "load(_:)", "move(_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load((x: 1, y: 2), (1, 2)), .c0(0, (1, 2))),
        (0, .load((a: 1, b: 2), (2, 1)), .c0(1, (2, 1))),
        (0, .load((1, 2), (1, 2)), .c0(2, (1, 2))),
        (0, .load(1, (2, 1)), .c0(3, (2, 1))),
        (1, .load([1]), .c1([1])),
        (1, .load([1, 2]), .c1([1, 2])),
        (2, .move((x: 1, y: 2)), .c2(0)),
        (2, .move((a: 1, b: 2)), .c2(1)),
        (2, .move((1, 2)), .c2(2)),
        (2, .move(1), .c2(3)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load((x: 1, y: 2), (1, 2)), .c0(0, (1, 2))),
        (.load((a: 1, b: 2), (2, 1)), .c0(1, (2, 1))),
        (.load((1, 2), (1, 2)), .c0(2, (1, 2))),
        (.load(1, (2, 1)), .c0(3, (2, 1))),
        (.load([1]), .c1([1])),
        (.load([1, 2]), .c1([1, 2])),
        (.move((x: 1, y: 2)), .c2(0)),
        (.move((a: 1, b: 2)), .c2(1)),
        (.move((1, 2)), .c2(2)),
        (.move(1), .c2(3)),
    ] }
    enum Plain: InvocationMatching {
        case c0(Int, (Int, Int))
        case c1([Int])
        case c2(Int)
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

enum Overloaded71: OverloadedEnum {
    case move(number: Arg<Int>, at: (x: Int, y: Int), id: Arg<Int>)
    case move(at: Int?, number: Any, String)
    case load
    case move(String)
    static let names = ["move(number:at:id:)", "move(at:number:_:)", "load", "move(_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .move(number: .value(1), at: (x: 1, y: 2), id: .value(1)), .c0(.value(1), (x: 1, y: 2), .value(1))),
        (0, .move(number: .value(2), at: (x: 2, y: 1), id: .value(2)), .c0(.value(2), (x: 2, y: 1), .value(2))),
        (1, .move(at: nil, number: (x: 1, y: 2), "a"), .c1(nil, 0, "a")),
        (1, .move(at: 1, number: (a: 1, b: 2), "b"), .c1(1, 1, "b")),
        (1, .move(at: nil, number: (1, 2), "a"), .c1(nil, 2, "a")),
        (1, .move(at: 1, number: 1, "b"), .c1(1, 3, "b")),
        (2, .load, .c2),
        (3, .move("a"), .c3("a")),
        (3, .move("b"), .c3("b")),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.move(number: .value(1), at: (x: 1, y: 2), id: .value(1)), .c0(.value(1), (x: 1, y: 2), .value(1))),
        (.move(number: .value(2), at: (x: 2, y: 1), id: .value(2)), .c0(.value(2), (x: 2, y: 1), .value(2))),
        (.move(number: .any, at: (x: 1, y: 2), id: .any), .c0(.any, (x: 1, y: 2), .any)),
        (.move(at: nil, number: (x: 1, y: 2), "a"), .c1(nil, 0, "a")),
        (.move(at: 1, number: (a: 1, b: 2), "b"), .c1(1, 1, "b")),
        (.move(at: nil, number: (1, 2), "a"), .c1(nil, 2, "a")),
        (.move(at: 1, number: 1, "b"), .c1(1, 3, "b")),
        (.load, .c2),
        (.move("a"), .c3("a")),
        (.move("b"), .c3("b")),
    ] }
    enum Plain: InvocationMatching {
        case c0(Arg<Int>, (x: Int, y: Int), Arg<Int>)
        case c1(Int?, Int, String)
        case c2
        case c3(String)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0, let l1, let l2), .c0(let r0, let r1, let r2)): l0.matches(r0) && l1 == r1 && l2.matches(r2)
            case (.c1(let l0, let l1, let l2), .c1(let r0, let r1, let r2)): l0 == r0 && l1 == r1 && l2 == r2
            case (.c2, .c2): true
            case (.c3(let l0), .c3(let r0)): l0 == r0
            default: false
            }
        }
    }
}

enum Overloaded72: OverloadedEnum {
    case load(String, Filling)
    case move(number: (Int, Int), Int)
    case load([Int])
    static let names = ["load(_:_:)", "move(number:_:)", "load(_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load("a", .with(egg: 1)), .c0("a", 0)),
        (0, .load("b", .with(ham: 1)), .c0("b", 1)),
        (0, .load("a", .with(1, 1)), .c0("a", 2)),
        (0, .load("b", .with((1, 1))), .c0("b", 3)),
        (1, .move(number: (1, 2), 1), .c1((1, 2), 1)),
        (1, .move(number: (2, 1), 2), .c1((2, 1), 2)),
        (2, .load([1]), .c2([1])),
        (2, .load([1, 2]), .c2([1, 2])),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load("a", .with(egg: 1)), .c0("a", 0)),
        (.load("b", .with(ham: 1)), .c0("b", 1)),
        (.load("a", .with(1, 1)), .c0("a", 2)),
        (.load("b", .with((1, 1))), .c0("b", 3)),
        (.move(number: (1, 2), 1), .c1((1, 2), 1)),
        (.move(number: (2, 1), 2), .c1((2, 1), 2)),
        (.load([1]), .c2([1])),
        (.load([1, 2]), .c2([1, 2])),
    ] }
    enum Plain: InvocationMatching {
        case c0(String, Int)
        case c1((Int, Int), Int)
        case c2([Int])
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

indirect enum Overloaded73: OverloadedEnum {
    case load(String, Any)
    case move(Any, number: Any)
    case move(Any)
    static let names = ["load(_:_:)", "move(_:number:)", "move(_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load("a", (x: 1, y: 2)), .c0("a", 0)),
        (0, .load("b", (a: 1, b: 2)), .c0("b", 1)),
        (0, .load("a", (1, 2)), .c0("a", 2)),
        (0, .load("b", 1), .c0("b", 3)),
        (1, .move((x: 1, y: 2), number: (x: 1, y: 2)), .c1(0, 0)),
        (1, .move((a: 1, b: 2), number: (a: 1, b: 2)), .c1(1, 1)),
        (1, .move((1, 2), number: (1, 2)), .c1(2, 2)),
        (1, .move(1, number: 1), .c1(3, 3)),
        (2, .move((x: 1, y: 2)), .c2(0)),
        (2, .move((a: 1, b: 2)), .c2(1)),
        (2, .move((1, 2)), .c2(2)),
        (2, .move(1), .c2(3)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load("a", (x: 1, y: 2)), .c0("a", 0)),
        (.load("b", (a: 1, b: 2)), .c0("b", 1)),
        (.load("a", (1, 2)), .c0("a", 2)),
        (.load("b", 1), .c0("b", 3)),
        (.move((x: 1, y: 2), number: (x: 1, y: 2)), .c1(0, 0)),
        (.move((a: 1, b: 2), number: (a: 1, b: 2)), .c1(1, 1)),
        (.move((1, 2), number: (1, 2)), .c1(2, 2)),
        (.move(1, number: 1), .c1(3, 3)),
        (.move((x: 1, y: 2)), .c2(0)),
        (.move((a: 1, b: 2)), .c2(1)),
        (.move((1, 2)), .c2(2)),
        (.move(1), .c2(3)),
    ] }
    enum Plain: InvocationMatching {
        case c0(String, Int)
        case c1(Int, Int)
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

enum Overloaded74: OverloadedEnum {
    case load(at: String, number: String, [Int])
    case move(at: Any)
    static let names = ["load(at:number:_:)", "move(at:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(at: "a", number: "a", [1]), .c0("a", "a", [1])),
        (0, .load(at: "b", number: "b", [1, 2]), .c0("b", "b", [1, 2])),
        (1, .move(at: (x: 1, y: 2)), .c1(0)),
        (1, .move(at: (a: 1, b: 2)), .c1(1)),
        (1, .move(at: (1, 2)), .c1(2)),
        (1, .move(at: 1), .c1(3)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(at: "a", number: "a", [1]), .c0("a", "a", [1])),
        (.load(at: "b", number: "b", [1, 2]), .c0("b", "b", [1, 2])),
        (.move(at: (x: 1, y: 2)), .c1(0)),
        (.move(at: (a: 1, b: 2)), .c1(1)),
        (.move(at: (1, 2)), .c1(2)),
        (.move(at: 1), .c1(3)),
    ] }
    enum Plain: InvocationMatching {
        case c0(String, String, [Int])
        case c1(Int)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0, let l1, let l2), .c0(let r0, let r1, let r2)): l0 == r0 && l1 == r1 && l2 == r2
            case (.c1(let l0), .c1(let r0)): l0 == r0
            default: false
            }
        }
    }
}

enum Overloaded75: OverloadedEnum {
    case load(at: Arg<String>)
    static let names = ["load(at:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(at: .value("a")), .c0(.value("a"))),
        (0, .load(at: .value("b")), .c0(.value("b"))),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(at: .value("a")), .c0(.value("a"))),
        (.load(at: .value("b")), .c0(.value("b"))),
        (.load(at: .hasPrefix("a")), .c0(.hasPrefix("a"))),
    ] }
    enum Plain: InvocationMatching {
        case c0(Arg<String>)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0), .c0(let r0)): l0.matches(r0)
            }
        }
    }
}

indirect enum Overloaded76: OverloadedEnum {
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

indirect enum Overloaded77: OverloadedEnum {
    case move([Int])
    case load(number: [Int], Int)
    case load(id: Int, at: Int)
    static let names = ["move(_:)", "load(number:_:)", "load(id:at:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .move([1]), .c0([1])),
        (0, .move([1, 2]), .c0([1, 2])),
        (1, .load(number: [1], 1), .c1([1], 1)),
        (1, .load(number: [1, 2], 2), .c1([1, 2], 2)),
        (2, .load(id: 1, at: 1), .c2(1, 1)),
        (2, .load(id: 2, at: 2), .c2(2, 2)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.move([1]), .c0([1])),
        (.move([1, 2]), .c0([1, 2])),
        (.load(number: [1], 1), .c1([1], 1)),
        (.load(number: [1, 2], 2), .c1([1, 2], 2)),
        (.load(id: 1, at: 1), .c2(1, 1)),
        (.load(id: 2, at: 2), .c2(2, 2)),
    ] }
    enum Plain: InvocationMatching {
        case c0([Int])
        case c1([Int], Int)
        case c2(Int, Int)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0), .c0(let r0)): l0 == r0
            case (.c1(let l0, let l1), .c1(let r0, let r1)): l0 == r0 && l1 == r1
            case (.c2(let l0, let l1), .c2(let r0, let r1)): l0 == r0 && l1 == r1
            default: false
            }
        }
    }
}

indirect enum Overloaded78: OverloadedEnum {
    case load(Bowl, id: Arg<Int>)
    case move((Int, Int), Bowl)
    case load((x: Int, y: Int))
    case load(Int?, Int)
    static let names = ["load(_:id:)", "move(_:_:)", "load(_:)", "load(_:_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(Bowls.first, id: .value(1)), .c0(Bowls.first, .value(1))),
        (0, .load(Bowls.second, id: .value(2)), .c0(Bowls.second, .value(2))),
        (1, .move((1, 2), Bowls.first), .c1((1, 2), Bowls.first)),
        (1, .move((2, 1), Bowls.second), .c1((2, 1), Bowls.second)),
        (2, .load((x: 1, y: 2)), .c2((x: 1, y: 2))),
        (2, .load((x: 2, y: 1)), .c2((x: 2, y: 1))),
        (3, .load(nil, 1), .c3(nil, 1)),
        (3, .load(1, 2), .c3(1, 2)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(Bowls.first, id: .value(1)), .c0(Bowls.first, .value(1))),
        (.load(Bowls.second, id: .value(2)), .c0(Bowls.second, .value(2))),
        (.load(Bowls.first, id: .any), .c0(Bowls.first, .any)),
        (.move((1, 2), Bowls.first), .c1((1, 2), Bowls.first)),
        (.move((2, 1), Bowls.second), .c1((2, 1), Bowls.second)),
        (.load((x: 1, y: 2)), .c2((x: 1, y: 2))),
        (.load((x: 2, y: 1)), .c2((x: 2, y: 1))),
        (.load(nil, 1), .c3(nil, 1)),
        (.load(1, 2), .c3(1, 2)),
    ] }
    enum Plain: InvocationMatching {
        case c0(Bowl, Arg<Int>)
        case c1((Int, Int), Bowl)
        case c2((x: Int, y: Int))
        case c3(Int?, Int)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0, let l1), .c0(let r0, let r1)): l0 === r0 && l1.matches(r1)
            case (.c1(let l0, let l1), .c1(let r0, let r1)): l0 == r0 && l1 === r1
            case (.c2(let l0), .c2(let r0)): l0 == r0
            case (.c3(let l0, let l1), .c3(let r0, let r1)): l0 == r0 && l1 == r1
            default: false
            }
        }
    }
}

enum Overloaded79: OverloadedEnum {
    case move(String)
    case load(number: Int)
    case load(at: Bowl)
    case load(id: (Int, Int))
    case load(String, Int)
    static let names = ["move(_:)", "load(number:)", "load(at:)", "load(id:)", "load(_:_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .move("a"), .c0("a")),
        (0, .move("b"), .c0("b")),
        (1, .load(number: 1), .c1(1)),
        (1, .load(number: 2), .c1(2)),
        (2, .load(at: Bowls.first), .c2(Bowls.first)),
        (2, .load(at: Bowls.second), .c2(Bowls.second)),
        (3, .load(id: (1, 2)), .c3((1, 2))),
        (3, .load(id: (2, 1)), .c3((2, 1))),
        (4, .load("a", 1), .c4("a", 1)),
        (4, .load("b", 2), .c4("b", 2)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.move("a"), .c0("a")),
        (.move("b"), .c0("b")),
        (.load(number: 1), .c1(1)),
        (.load(number: 2), .c1(2)),
        (.load(at: Bowls.first), .c2(Bowls.first)),
        (.load(at: Bowls.second), .c2(Bowls.second)),
        (.load(id: (1, 2)), .c3((1, 2))),
        (.load(id: (2, 1)), .c3((2, 1))),
        (.load("a", 1), .c4("a", 1)),
        (.load("b", 2), .c4("b", 2)),
    ] }
    enum Plain: InvocationMatching {
        case c0(String)
        case c1(Int)
        case c2(Bowl)
        case c3((Int, Int))
        case c4(String, Int)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0), .c0(let r0)): l0 == r0
            case (.c1(let l0), .c1(let r0)): l0 == r0
            case (.c2(let l0), .c2(let r0)): l0 === r0
            case (.c3(let l0), .c3(let r0)): l0 == r0
            case (.c4(let l0, let l1), .c4(let r0, let r1)): l0 == r0 && l1 == r1
            default: false
            }
        }
    }
}

enum Overloaded80: OverloadedEnum {
    case load(id: Bowl, (Int, Int))
    case move(id: String, String)
    case load(at: Filling)
    static let names = ["load(id:_:)", "move(id:_:)", "load(at:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(id: Bowls.first, (1, 2)), .c0(Bowls.first, (1, 2))),
        (0, .load(id: Bowls.second, (2, 1)), .c0(Bowls.second, (2, 1))),
        (1, .move(id: "a", "a"), .c1("a", "a")),
        (1, .move(id: "b", "b"), .c1("b", "b")),
        (2, .load(at: .with(egg: 1)), .c2(0)),
        (2, .load(at: .with(ham: 1)), .c2(1)),
        (2, .load(at: .with(1, 1)), .c2(2)),
        (2, .load(at: .with((1, 1))), .c2(3)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(id: Bowls.first, (1, 2)), .c0(Bowls.first, (1, 2))),
        (.load(id: Bowls.second, (2, 1)), .c0(Bowls.second, (2, 1))),
        (.move(id: "a", "a"), .c1("a", "a")),
        (.move(id: "b", "b"), .c1("b", "b")),
        (.load(at: .with(egg: 1)), .c2(0)),
        (.load(at: .with(ham: 1)), .c2(1)),
        (.load(at: .with(1, 1)), .c2(2)),
        (.load(at: .with((1, 1))), .c2(3)),
    ] }
    enum Plain: InvocationMatching {
        case c0(Bowl, (Int, Int))
        case c1(String, String)
        case c2(Int)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0, let l1), .c0(let r0, let r1)): l0 === r0 && l1 == r1
            case (.c1(let l0, let l1), .c1(let r0, let r1)): l0 == r0 && l1 == r1
            case (.c2(let l0), .c2(let r0)): l0 == r0
            default: false
            }
        }
    }
}

enum Overloaded81: OverloadedEnum {
    case load(id: (Int, Int))
    case move(id: Arg<Int>, at: (x: Int, y: Int))
    static let names = ["load(id:)", "move(id:at:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(id: (1, 2)), .c0((1, 2))),
        (0, .load(id: (2, 1)), .c0((2, 1))),
        (1, .move(id: .value(1), at: (x: 1, y: 2)), .c1(.value(1), (x: 1, y: 2))),
        (1, .move(id: .value(2), at: (x: 2, y: 1)), .c1(.value(2), (x: 2, y: 1))),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(id: (1, 2)), .c0((1, 2))),
        (.load(id: (2, 1)), .c0((2, 1))),
        (.move(id: .value(1), at: (x: 1, y: 2)), .c1(.value(1), (x: 1, y: 2))),
        (.move(id: .value(2), at: (x: 2, y: 1)), .c1(.value(2), (x: 2, y: 1))),
        (.move(id: .any, at: (x: 1, y: 2)), .c1(.any, (x: 1, y: 2))),
    ] }
    enum Plain: InvocationMatching {
        case c0((Int, Int))
        case c1(Arg<Int>, (x: Int, y: Int))
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0), .c0(let r0)): l0 == r0
            case (.c1(let l0, let l1), .c1(let r0, let r1)): l0.matches(r0) && l1 == r1
            default: false
            }
        }
    }
}

enum Overloaded82: OverloadedEnum {
    case move(number: Arg<String>, id: [Int])
    case load(Int)
    case load(id: Bowl, number: Any)
    static let names = ["move(number:id:)", "load(_:)", "load(id:number:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .move(number: .value("a"), id: [1]), .c0(.value("a"), [1])),
        (0, .move(number: .value("b"), id: [1, 2]), .c0(.value("b"), [1, 2])),
        (1, .load(1), .c1(1)),
        (1, .load(2), .c1(2)),
        (2, .load(id: Bowls.first, number: (x: 1, y: 2)), .c2(Bowls.first, 0)),
        (2, .load(id: Bowls.second, number: (a: 1, b: 2)), .c2(Bowls.second, 1)),
        (2, .load(id: Bowls.first, number: (1, 2)), .c2(Bowls.first, 2)),
        (2, .load(id: Bowls.second, number: 1), .c2(Bowls.second, 3)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.move(number: .value("a"), id: [1]), .c0(.value("a"), [1])),
        (.move(number: .value("b"), id: [1, 2]), .c0(.value("b"), [1, 2])),
        (.move(number: .hasPrefix("a"), id: [1]), .c0(.hasPrefix("a"), [1])),
        (.load(1), .c1(1)),
        (.load(2), .c1(2)),
        (.load(id: Bowls.first, number: (x: 1, y: 2)), .c2(Bowls.first, 0)),
        (.load(id: Bowls.second, number: (a: 1, b: 2)), .c2(Bowls.second, 1)),
        (.load(id: Bowls.first, number: (1, 2)), .c2(Bowls.first, 2)),
        (.load(id: Bowls.second, number: 1), .c2(Bowls.second, 3)),
    ] }
    enum Plain: InvocationMatching {
        case c0(Arg<String>, [Int])
        case c1(Int)
        case c2(Bowl, Int)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0, let l1), .c0(let r0, let r1)): l0.matches(r0) && l1 == r1
            case (.c1(let l0), .c1(let r0)): l0 == r0
            case (.c2(let l0, let l1), .c2(let r0, let r1)): l0 === r0 && l1 == r1
            default: false
            }
        }
    }
}

enum Overloaded83: OverloadedEnum {
    case load(Bowl, Bowl)
    case load(Arg<Int>)
    case load(number: [Int], at: Filling)
    case load(at: Arg<Int>, id: (x: Int, y: Int))
    static let names = ["load(_:_:)", "load(_:)", "load(number:at:)", "load(at:id:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(Bowls.first, Bowls.first), .c0(Bowls.first, Bowls.first)),
        (0, .load(Bowls.second, Bowls.second), .c0(Bowls.second, Bowls.second)),
        (1, .load(.value(1)), .c1(.value(1))),
        (1, .load(.value(2)), .c1(.value(2))),
        (2, .load(number: [1], at: .with(egg: 1)), .c2([1], 0)),
        (2, .load(number: [1, 2], at: .with(ham: 1)), .c2([1, 2], 1)),
        (2, .load(number: [1], at: .with(1, 1)), .c2([1], 2)),
        (2, .load(number: [1, 2], at: .with((1, 1))), .c2([1, 2], 3)),
        (3, .load(at: .value(1), id: (x: 1, y: 2)), .c3(.value(1), (x: 1, y: 2))),
        (3, .load(at: .value(2), id: (x: 2, y: 1)), .c3(.value(2), (x: 2, y: 1))),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(Bowls.first, Bowls.first), .c0(Bowls.first, Bowls.first)),
        (.load(Bowls.second, Bowls.second), .c0(Bowls.second, Bowls.second)),
        (.load(.value(1)), .c1(.value(1))),
        (.load(.value(2)), .c1(.value(2))),
        (.load(.any), .c1(.any)),
        (.load(number: [1], at: .with(egg: 1)), .c2([1], 0)),
        (.load(number: [1, 2], at: .with(ham: 1)), .c2([1, 2], 1)),
        (.load(number: [1], at: .with(1, 1)), .c2([1], 2)),
        (.load(number: [1, 2], at: .with((1, 1))), .c2([1, 2], 3)),
        (.load(at: .value(1), id: (x: 1, y: 2)), .c3(.value(1), (x: 1, y: 2))),
        (.load(at: .value(2), id: (x: 2, y: 1)), .c3(.value(2), (x: 2, y: 1))),
        (.load(at: .any, id: (x: 1, y: 2)), .c3(.any, (x: 1, y: 2))),
    ] }
    enum Plain: InvocationMatching {
        case c0(Bowl, Bowl)
        case c1(Arg<Int>)
        case c2([Int], Int)
        case c3(Arg<Int>, (x: Int, y: Int))
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0, let l1), .c0(let r0, let r1)): l0 === r0 && l1 === r1
            case (.c1(let l0), .c1(let r0)): l0.matches(r0)
            case (.c2(let l0, let l1), .c2(let r0, let r1)): l0 == r0 && l1 == r1
            case (.c3(let l0, let l1), .c3(let r0, let r1)): l0.matches(r0) && l1 == r1
            default: false
            }
        }
    }
}

enum Overloaded84: OverloadedEnum {
    case load(id: Any)
    case load((x: Int, y: Int), number: Arg<Int>, Int)
    case move
    static let names = ["load(id:)", "load(_:number:_:)", "move"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(id: (x: 1, y: 2)), .c0(0)),
        (0, .load(id: (a: 1, b: 2)), .c0(1)),
        (0, .load(id: (1, 2)), .c0(2)),
        (0, .load(id: 1), .c0(3)),
        (1, .load((x: 1, y: 2), number: .value(1), 1), .c1((x: 1, y: 2), .value(1), 1)),
        (1, .load((x: 2, y: 1), number: .value(2), 2), .c1((x: 2, y: 1), .value(2), 2)),
        (2, .move, .c2),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(id: (x: 1, y: 2)), .c0(0)),
        (.load(id: (a: 1, b: 2)), .c0(1)),
        (.load(id: (1, 2)), .c0(2)),
        (.load(id: 1), .c0(3)),
        (.load((x: 1, y: 2), number: .value(1), 1), .c1((x: 1, y: 2), .value(1), 1)),
        (.load((x: 2, y: 1), number: .value(2), 2), .c1((x: 2, y: 1), .value(2), 2)),
        (.load((x: 1, y: 2), number: .any, 1), .c1((x: 1, y: 2), .any, 1)),
        (.move, .c2),
    ] }
    enum Plain: InvocationMatching {
        case c0(Int)
        case c1((x: Int, y: Int), Arg<Int>, Int)
        case c2
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0), .c0(let r0)): l0 == r0
            case (.c1(let l0, let l1, let l2), .c1(let r0, let r1, let r2)): l0 == r0 && l1.matches(r1) && l2 == r2
            case (.c2, .c2): true
            default: false
            }
        }
    }
}

enum Overloaded85: OverloadedEnum {
    case load(number: Int?)
    case move(Bowl, at: Arg<String>, (x: Int, y: Int))
    case load(at: String, id: Bowl, number: Arg<Int>)
    static let names = ["load(number:)", "move(_:at:_:)", "load(at:id:number:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(number: nil), .c0(nil)),
        (0, .load(number: 1), .c0(1)),
        (1, .move(Bowls.first, at: .value("a"), (x: 1, y: 2)), .c1(Bowls.first, .value("a"), (x: 1, y: 2))),
        (1, .move(Bowls.second, at: .value("b"), (x: 2, y: 1)), .c1(Bowls.second, .value("b"), (x: 2, y: 1))),
        (2, .load(at: "a", id: Bowls.first, number: .value(1)), .c2("a", Bowls.first, .value(1))),
        (2, .load(at: "b", id: Bowls.second, number: .value(2)), .c2("b", Bowls.second, .value(2))),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(number: nil), .c0(nil)),
        (.load(number: 1), .c0(1)),
        (.move(Bowls.first, at: .value("a"), (x: 1, y: 2)), .c1(Bowls.first, .value("a"), (x: 1, y: 2))),
        (.move(Bowls.second, at: .value("b"), (x: 2, y: 1)), .c1(Bowls.second, .value("b"), (x: 2, y: 1))),
        (.move(Bowls.first, at: .hasPrefix("a"), (x: 1, y: 2)), .c1(Bowls.first, .hasPrefix("a"), (x: 1, y: 2))),
        (.load(at: "a", id: Bowls.first, number: .value(1)), .c2("a", Bowls.first, .value(1))),
        (.load(at: "b", id: Bowls.second, number: .value(2)), .c2("b", Bowls.second, .value(2))),
        (.load(at: "a", id: Bowls.first, number: .any), .c2("a", Bowls.first, .any)),
    ] }
    enum Plain: InvocationMatching {
        case c0(Int?)
        case c1(Bowl, Arg<String>, (x: Int, y: Int))
        case c2(String, Bowl, Arg<Int>)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0), .c0(let r0)): l0 == r0
            case (.c1(let l0, let l1, let l2), .c1(let r0, let r1, let r2)): l0 === r0 && l1.matches(r1) && l2 == r2
            case (.c2(let l0, let l1, let l2), .c2(let r0, let r1, let r2)): l0 == r0 && l1 === r1 && l2.matches(r2)
            default: false
            }
        }
    }
}

enum Overloaded86: OverloadedEnum {
    case load(id: String, Any)
    case load(at: Any)
    case load(id: (x: Int, y: Int))
    case move(Any)
    static let names = ["load(id:_:)", "load(at:)", "load(id:)", "move(_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(id: "a", (x: 1, y: 2)), .c0("a", 0)),
        (0, .load(id: "b", (a: 1, b: 2)), .c0("b", 1)),
        (0, .load(id: "a", (1, 2)), .c0("a", 2)),
        (0, .load(id: "b", 1), .c0("b", 3)),
        (1, .load(at: (x: 1, y: 2)), .c1(0)),
        (1, .load(at: (a: 1, b: 2)), .c1(1)),
        (1, .load(at: (1, 2)), .c1(2)),
        (1, .load(at: 1), .c1(3)),
        (2, .load(id: (x: 1, y: 2)), .c2((x: 1, y: 2))),
        (2, .load(id: (x: 2, y: 1)), .c2((x: 2, y: 1))),
        (3, .move((x: 1, y: 2)), .c3(0)),
        (3, .move((a: 1, b: 2)), .c3(1)),
        (3, .move((1, 2)), .c3(2)),
        (3, .move(1), .c3(3)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(id: "a", (x: 1, y: 2)), .c0("a", 0)),
        (.load(id: "b", (a: 1, b: 2)), .c0("b", 1)),
        (.load(id: "a", (1, 2)), .c0("a", 2)),
        (.load(id: "b", 1), .c0("b", 3)),
        (.load(at: (x: 1, y: 2)), .c1(0)),
        (.load(at: (a: 1, b: 2)), .c1(1)),
        (.load(at: (1, 2)), .c1(2)),
        (.load(at: 1), .c1(3)),
        (.load(id: (x: 1, y: 2)), .c2((x: 1, y: 2))),
        (.load(id: (x: 2, y: 1)), .c2((x: 2, y: 1))),
        (.move((x: 1, y: 2)), .c3(0)),
        (.move((a: 1, b: 2)), .c3(1)),
        (.move((1, 2)), .c3(2)),
        (.move(1), .c3(3)),
    ] }
    enum Plain: InvocationMatching {
        case c0(String, Int)
        case c1(Int)
        case c2((x: Int, y: Int))
        case c3(Int)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0, let l1), .c0(let r0, let r1)): l0 == r0 && l1 == r1
            case (.c1(let l0), .c1(let r0)): l0 == r0
            case (.c2(let l0), .c2(let r0)): l0 == r0
            case (.c3(let l0), .c3(let r0)): l0 == r0
            default: false
            }
        }
    }
}

indirect enum Overloaded87: OverloadedEnum {
    case move(id: Arg<String>)
    case load
    static let names = ["move(id:)", "load"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .move(id: .value("a")), .c0(.value("a"))),
        (0, .move(id: .value("b")), .c0(.value("b"))),
        (1, .load, .c1),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.move(id: .value("a")), .c0(.value("a"))),
        (.move(id: .value("b")), .c0(.value("b"))),
        (.move(id: .hasPrefix("a")), .c0(.hasPrefix("a"))),
        (.load, .c1),
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

indirect enum Overloaded88: OverloadedEnum {
    case load(at: (Int, Int))
    case load(id: String)
    case move(at: Int)
    case load(Arg<String>)
    static let names = ["load(at:)", "load(id:)", "move(at:)", "load(_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(at: (1, 2)), .c0((1, 2))),
        (0, .load(at: (2, 1)), .c0((2, 1))),
        (1, .load(id: "a"), .c1("a")),
        (1, .load(id: "b"), .c1("b")),
        (2, .move(at: 1), .c2(1)),
        (2, .move(at: 2), .c2(2)),
        (3, .load(.value("a")), .c3(.value("a"))),
        (3, .load(.value("b")), .c3(.value("b"))),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(at: (1, 2)), .c0((1, 2))),
        (.load(at: (2, 1)), .c0((2, 1))),
        (.load(id: "a"), .c1("a")),
        (.load(id: "b"), .c1("b")),
        (.move(at: 1), .c2(1)),
        (.move(at: 2), .c2(2)),
        (.load(.value("a")), .c3(.value("a"))),
        (.load(.value("b")), .c3(.value("b"))),
        (.load(.hasPrefix("a")), .c3(.hasPrefix("a"))),
    ] }
    enum Plain: InvocationMatching {
        case c0((Int, Int))
        case c1(String)
        case c2(Int)
        case c3(Arg<String>)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0), .c0(let r0)): l0 == r0
            case (.c1(let l0), .c1(let r0)): l0 == r0
            case (.c2(let l0), .c2(let r0)): l0 == r0
            case (.c3(let l0), .c3(let r0)): l0.matches(r0)
            default: false
            }
        }
    }
}

enum Overloaded89: OverloadedEnum {
    case load(Any, Bowl, Arg<String>)
    case load(number: Any)
    case load((Int, Int))
    case move(number: Bowl)
    static let names = ["load(_:_:_:)", "load(number:)", "load(_:)", "move(number:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load((x: 1, y: 2), Bowls.first, .value("a")), .c0(0, Bowls.first, .value("a"))),
        (0, .load((a: 1, b: 2), Bowls.second, .value("b")), .c0(1, Bowls.second, .value("b"))),
        (0, .load((1, 2), Bowls.first, .value("a")), .c0(2, Bowls.first, .value("a"))),
        (0, .load(1, Bowls.second, .value("b")), .c0(3, Bowls.second, .value("b"))),
        (1, .load(number: (x: 1, y: 2)), .c1(0)),
        (1, .load(number: (a: 1, b: 2)), .c1(1)),
        (1, .load(number: (1, 2)), .c1(2)),
        (1, .load(number: 1), .c1(3)),
        (2, .load((1, 2)), .c2((1, 2))),
        (2, .load((2, 1)), .c2((2, 1))),
        (3, .move(number: Bowls.first), .c3(Bowls.first)),
        (3, .move(number: Bowls.second), .c3(Bowls.second)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load((x: 1, y: 2), Bowls.first, .value("a")), .c0(0, Bowls.first, .value("a"))),
        (.load((a: 1, b: 2), Bowls.second, .value("b")), .c0(1, Bowls.second, .value("b"))),
        (.load((1, 2), Bowls.first, .value("a")), .c0(2, Bowls.first, .value("a"))),
        (.load(1, Bowls.second, .value("b")), .c0(3, Bowls.second, .value("b"))),
        (.load((x: 1, y: 2), Bowls.first, .hasPrefix("a")), .c0(0, Bowls.first, .hasPrefix("a"))),
        (.load(number: (x: 1, y: 2)), .c1(0)),
        (.load(number: (a: 1, b: 2)), .c1(1)),
        (.load(number: (1, 2)), .c1(2)),
        (.load(number: 1), .c1(3)),
        (.load((1, 2)), .c2((1, 2))),
        (.load((2, 1)), .c2((2, 1))),
        (.move(number: Bowls.first), .c3(Bowls.first)),
        (.move(number: Bowls.second), .c3(Bowls.second)),
    ] }
    enum Plain: InvocationMatching {
        case c0(Int, Bowl, Arg<String>)
        case c1(Int)
        case c2((Int, Int))
        case c3(Bowl)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0, let l1, let l2), .c0(let r0, let r1, let r2)): l0 == r0 && l1 === r1 && l2.matches(r2)
            case (.c1(let l0), .c1(let r0)): l0 == r0
            case (.c2(let l0), .c2(let r0)): l0 == r0
            case (.c3(let l0), .c3(let r0)): l0 === r0
            default: false
            }
        }
    }
}

indirect enum Overloaded90: OverloadedEnum {
    case load([Int], id: Arg<String>)
    case load(id: Int)
    case load(number: Bowl, [Int])
    case move(String, Arg<String>)
    static let names = ["load(_:id:)", "load(id:)", "load(number:_:)", "move(_:_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load([1], id: .value("a")), .c0([1], .value("a"))),
        (0, .load([1, 2], id: .value("b")), .c0([1, 2], .value("b"))),
        (1, .load(id: 1), .c1(1)),
        (1, .load(id: 2), .c1(2)),
        (2, .load(number: Bowls.first, [1]), .c2(Bowls.first, [1])),
        (2, .load(number: Bowls.second, [1, 2]), .c2(Bowls.second, [1, 2])),
        (3, .move("a", .value("a")), .c3("a", .value("a"))),
        (3, .move("b", .value("b")), .c3("b", .value("b"))),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load([1], id: .value("a")), .c0([1], .value("a"))),
        (.load([1, 2], id: .value("b")), .c0([1, 2], .value("b"))),
        (.load([1], id: .hasPrefix("a")), .c0([1], .hasPrefix("a"))),
        (.load(id: 1), .c1(1)),
        (.load(id: 2), .c1(2)),
        (.load(number: Bowls.first, [1]), .c2(Bowls.first, [1])),
        (.load(number: Bowls.second, [1, 2]), .c2(Bowls.second, [1, 2])),
        (.move("a", .value("a")), .c3("a", .value("a"))),
        (.move("b", .value("b")), .c3("b", .value("b"))),
        (.move("a", .hasPrefix("a")), .c3("a", .hasPrefix("a"))),
    ] }
    enum Plain: InvocationMatching {
        case c0([Int], Arg<String>)
        case c1(Int)
        case c2(Bowl, [Int])
        case c3(String, Arg<String>)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0, let l1), .c0(let r0, let r1)): l0 == r0 && l1.matches(r1)
            case (.c1(let l0), .c1(let r0)): l0 == r0
            case (.c2(let l0, let l1), .c2(let r0, let r1)): l0 === r0 && l1 == r1
            case (.c3(let l0, let l1), .c3(let r0, let r1)): l0 == r0 && l1.matches(r1)
            default: false
            }
        }
    }
}

indirect enum Overloaded91: OverloadedEnum {
    case load
    case move(String)
    static let names = ["load", "move(_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load, .c0),
        (1, .move("a"), .c1("a")),
        (1, .move("b"), .c1("b")),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load, .c0),
        (.move("a"), .c1("a")),
        (.move("b"), .c1("b")),
    ] }
    enum Plain: InvocationMatching {
        case c0
        case c1(String)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0, .c0): true
            case (.c1(let l0), .c1(let r0)): l0 == r0
            default: false
            }
        }
    }
}

enum Overloaded92: OverloadedEnum {
    case move(at: Int)
    case load([Int], number: Arg<Int>)
    case load(Int?, Filling, Filling)
    case load(id: Any, Arg<Int>)
    static let names = ["move(at:)", "load(_:number:)", "load(_:_:_:)", "load(id:_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .move(at: 1), .c0(1)),
        (0, .move(at: 2), .c0(2)),
        (1, .load([1], number: .value(1)), .c1([1], .value(1))),
        (1, .load([1, 2], number: .value(2)), .c1([1, 2], .value(2))),
        (2, .load(nil, .with(egg: 1), .with(egg: 1)), .c2(nil, 0, 0)),
        (2, .load(1, .with(ham: 1), .with(ham: 1)), .c2(1, 1, 1)),
        (2, .load(nil, .with(1, 1), .with(1, 1)), .c2(nil, 2, 2)),
        (2, .load(1, .with((1, 1)), .with((1, 1))), .c2(1, 3, 3)),
        (3, .load(id: (x: 1, y: 2), .value(1)), .c3(0, .value(1))),
        (3, .load(id: (a: 1, b: 2), .value(2)), .c3(1, .value(2))),
        (3, .load(id: (1, 2), .value(1)), .c3(2, .value(1))),
        (3, .load(id: 1, .value(2)), .c3(3, .value(2))),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.move(at: 1), .c0(1)),
        (.move(at: 2), .c0(2)),
        (.load([1], number: .value(1)), .c1([1], .value(1))),
        (.load([1, 2], number: .value(2)), .c1([1, 2], .value(2))),
        (.load([1], number: .any), .c1([1], .any)),
        (.load(nil, .with(egg: 1), .with(egg: 1)), .c2(nil, 0, 0)),
        (.load(1, .with(ham: 1), .with(ham: 1)), .c2(1, 1, 1)),
        (.load(nil, .with(1, 1), .with(1, 1)), .c2(nil, 2, 2)),
        (.load(1, .with((1, 1)), .with((1, 1))), .c2(1, 3, 3)),
        (.load(id: (x: 1, y: 2), .value(1)), .c3(0, .value(1))),
        (.load(id: (a: 1, b: 2), .value(2)), .c3(1, .value(2))),
        (.load(id: (1, 2), .value(1)), .c3(2, .value(1))),
        (.load(id: 1, .value(2)), .c3(3, .value(2))),
        (.load(id: (x: 1, y: 2), .any), .c3(0, .any)),
    ] }
    enum Plain: InvocationMatching {
        case c0(Int)
        case c1([Int], Arg<Int>)
        case c2(Int?, Int, Int)
        case c3(Int, Arg<Int>)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0), .c0(let r0)): l0 == r0
            case (.c1(let l0, let l1), .c1(let r0, let r1)): l0 == r0 && l1.matches(r1)
            case (.c2(let l0, let l1, let l2), .c2(let r0, let r1, let r2)): l0 == r0 && l1 == r1 && l2 == r2
            case (.c3(let l0, let l1), .c3(let r0, let r1)): l0 == r0 && l1.matches(r1)
            default: false
            }
        }
    }
}

indirect enum Overloaded93: OverloadedEnum {
    case load(Filling)
    case load(Bowl, Int?)
    case load(id: (x: Int, y: Int), [Int])
    case move(Arg<String>)
    case move(number: (x: Int, y: Int), id: Bowl)
    static let names = ["load(_:)", "load(_:_:)", "load(id:_:)", "move(_:)", "move(number:id:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(.with(egg: 1)), .c0(0)),
        (0, .load(.with(ham: 1)), .c0(1)),
        (0, .load(.with(1, 1)), .c0(2)),
        (0, .load(.with((1, 1))), .c0(3)),
        (1, .load(Bowls.first, nil), .c1(Bowls.first, nil)),
        (1, .load(Bowls.second, 1), .c1(Bowls.second, 1)),
        (2, .load(id: (x: 1, y: 2), [1]), .c2((x: 1, y: 2), [1])),
        (2, .load(id: (x: 2, y: 1), [1, 2]), .c2((x: 2, y: 1), [1, 2])),
        (3, .move(.value("a")), .c3(.value("a"))),
        (3, .move(.value("b")), .c3(.value("b"))),
        (4, .move(number: (x: 1, y: 2), id: Bowls.first), .c4((x: 1, y: 2), Bowls.first)),
        (4, .move(number: (x: 2, y: 1), id: Bowls.second), .c4((x: 2, y: 1), Bowls.second)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(.with(egg: 1)), .c0(0)),
        (.load(.with(ham: 1)), .c0(1)),
        (.load(.with(1, 1)), .c0(2)),
        (.load(.with((1, 1))), .c0(3)),
        (.load(Bowls.first, nil), .c1(Bowls.first, nil)),
        (.load(Bowls.second, 1), .c1(Bowls.second, 1)),
        (.load(id: (x: 1, y: 2), [1]), .c2((x: 1, y: 2), [1])),
        (.load(id: (x: 2, y: 1), [1, 2]), .c2((x: 2, y: 1), [1, 2])),
        (.move(.value("a")), .c3(.value("a"))),
        (.move(.value("b")), .c3(.value("b"))),
        (.move(.hasPrefix("a")), .c3(.hasPrefix("a"))),
        (.move(number: (x: 1, y: 2), id: Bowls.first), .c4((x: 1, y: 2), Bowls.first)),
        (.move(number: (x: 2, y: 1), id: Bowls.second), .c4((x: 2, y: 1), Bowls.second)),
    ] }
    enum Plain: InvocationMatching {
        case c0(Int)
        case c1(Bowl, Int?)
        case c2((x: Int, y: Int), [Int])
        case c3(Arg<String>)
        case c4((x: Int, y: Int), Bowl)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0), .c0(let r0)): l0 == r0
            case (.c1(let l0, let l1), .c1(let r0, let r1)): l0 === r0 && l1 == r1
            case (.c2(let l0, let l1), .c2(let r0, let r1)): l0 == r0 && l1 == r1
            case (.c3(let l0), .c3(let r0)): l0.matches(r0)
            case (.c4(let l0, let l1), .c4(let r0, let r1)): l0 == r0 && l1 === r1
            default: false
            }
        }
    }
}

indirect enum Overloaded94: OverloadedEnum {
    case load(Any, [Int])
    case move(id: Int, String)
    case move(number: Arg<String>)
    case load(Arg<String>)
    case load(id: Bowl, at: (Int, Int), String)
    case move(id: Int?, at: Any)
    static let names = ["load(_:_:)", "move(id:_:)", "move(number:)", "load(_:)", "load(id:at:_:)", "move(id:at:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load((x: 1, y: 2), [1]), .c0(0, [1])),
        (0, .load((a: 1, b: 2), [1, 2]), .c0(1, [1, 2])),
        (0, .load((1, 2), [1]), .c0(2, [1])),
        (0, .load(1, [1, 2]), .c0(3, [1, 2])),
        (1, .move(id: 1, "a"), .c1(1, "a")),
        (1, .move(id: 2, "b"), .c1(2, "b")),
        (2, .move(number: .value("a")), .c2(.value("a"))),
        (2, .move(number: .value("b")), .c2(.value("b"))),
        (3, .load(.value("a")), .c3(.value("a"))),
        (3, .load(.value("b")), .c3(.value("b"))),
        (4, .load(id: Bowls.first, at: (1, 2), "a"), .c4(Bowls.first, (1, 2), "a")),
        (4, .load(id: Bowls.second, at: (2, 1), "b"), .c4(Bowls.second, (2, 1), "b")),
        (5, .move(id: nil, at: (x: 1, y: 2)), .c5(nil, 0)),
        (5, .move(id: 1, at: (a: 1, b: 2)), .c5(1, 1)),
        (5, .move(id: nil, at: (1, 2)), .c5(nil, 2)),
        (5, .move(id: 1, at: 1), .c5(1, 3)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load((x: 1, y: 2), [1]), .c0(0, [1])),
        (.load((a: 1, b: 2), [1, 2]), .c0(1, [1, 2])),
        (.load((1, 2), [1]), .c0(2, [1])),
        (.load(1, [1, 2]), .c0(3, [1, 2])),
        (.move(id: 1, "a"), .c1(1, "a")),
        (.move(id: 2, "b"), .c1(2, "b")),
        (.move(number: .value("a")), .c2(.value("a"))),
        (.move(number: .value("b")), .c2(.value("b"))),
        (.move(number: .hasPrefix("a")), .c2(.hasPrefix("a"))),
        (.load(.value("a")), .c3(.value("a"))),
        (.load(.value("b")), .c3(.value("b"))),
        (.load(.hasPrefix("a")), .c3(.hasPrefix("a"))),
        (.load(id: Bowls.first, at: (1, 2), "a"), .c4(Bowls.first, (1, 2), "a")),
        (.load(id: Bowls.second, at: (2, 1), "b"), .c4(Bowls.second, (2, 1), "b")),
        (.move(id: nil, at: (x: 1, y: 2)), .c5(nil, 0)),
        (.move(id: 1, at: (a: 1, b: 2)), .c5(1, 1)),
        (.move(id: nil, at: (1, 2)), .c5(nil, 2)),
        (.move(id: 1, at: 1), .c5(1, 3)),
    ] }
    enum Plain: InvocationMatching {
        case c0(Int, [Int])
        case c1(Int, String)
        case c2(Arg<String>)
        case c3(Arg<String>)
        case c4(Bowl, (Int, Int), String)
        case c5(Int?, Int)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0, let l1), .c0(let r0, let r1)): l0 == r0 && l1 == r1
            case (.c1(let l0, let l1), .c1(let r0, let r1)): l0 == r0 && l1 == r1
            case (.c2(let l0), .c2(let r0)): l0.matches(r0)
            case (.c3(let l0), .c3(let r0)): l0.matches(r0)
            case (.c4(let l0, let l1, let l2), .c4(let r0, let r1, let r2)): l0 === r0 && l1 == r1 && l2 == r2
            case (.c5(let l0, let l1), .c5(let r0, let r1)): l0 == r0 && l1 == r1
            default: false
            }
        }
    }
}

indirect enum Overloaded95: OverloadedEnum {
    case move(at: Arg<String>)
    case load(Bowl)
    case move(number: Arg<String>)
    static let names = ["move(at:)", "load(_:)", "move(number:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .move(at: .value("a")), .c0(.value("a"))),
        (0, .move(at: .value("b")), .c0(.value("b"))),
        (1, .load(Bowls.first), .c1(Bowls.first)),
        (1, .load(Bowls.second), .c1(Bowls.second)),
        (2, .move(number: .value("a")), .c2(.value("a"))),
        (2, .move(number: .value("b")), .c2(.value("b"))),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.move(at: .value("a")), .c0(.value("a"))),
        (.move(at: .value("b")), .c0(.value("b"))),
        (.move(at: .hasPrefix("a")), .c0(.hasPrefix("a"))),
        (.load(Bowls.first), .c1(Bowls.first)),
        (.load(Bowls.second), .c1(Bowls.second)),
        (.move(number: .value("a")), .c2(.value("a"))),
        (.move(number: .value("b")), .c2(.value("b"))),
        (.move(number: .hasPrefix("a")), .c2(.hasPrefix("a"))),
    ] }
    enum Plain: InvocationMatching {
        case c0(Arg<String>)
        case c1(Bowl)
        case c2(Arg<String>)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0), .c0(let r0)): l0.matches(r0)
            case (.c1(let l0), .c1(let r0)): l0 === r0
            case (.c2(let l0), .c2(let r0)): l0.matches(r0)
            default: false
            }
        }
    }
}

indirect enum Overloaded96: OverloadedEnum {
    case load((Int, Int), Arg<Int>)
    case load(number: Any)
    case load(at: Int, Int)
    case load(at: Arg<Int>, (Int, Int), Int)
    case move(Arg<Int>)
    static let names = ["load(_:_:)", "load(number:)", "load(at:_:)", "load(at:_:_:)", "move(_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load((1, 2), .value(1)), .c0((1, 2), .value(1))),
        (0, .load((2, 1), .value(2)), .c0((2, 1), .value(2))),
        (1, .load(number: (x: 1, y: 2)), .c1(0)),
        (1, .load(number: (a: 1, b: 2)), .c1(1)),
        (1, .load(number: (1, 2)), .c1(2)),
        (1, .load(number: 1), .c1(3)),
        (2, .load(at: 1, 1), .c2(1, 1)),
        (2, .load(at: 2, 2), .c2(2, 2)),
        (3, .load(at: .value(1), (1, 2), 1), .c3(.value(1), (1, 2), 1)),
        (3, .load(at: .value(2), (2, 1), 2), .c3(.value(2), (2, 1), 2)),
        (4, .move(.value(1)), .c4(.value(1))),
        (4, .move(.value(2)), .c4(.value(2))),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load((1, 2), .value(1)), .c0((1, 2), .value(1))),
        (.load((2, 1), .value(2)), .c0((2, 1), .value(2))),
        (.load((1, 2), .any), .c0((1, 2), .any)),
        (.load(number: (x: 1, y: 2)), .c1(0)),
        (.load(number: (a: 1, b: 2)), .c1(1)),
        (.load(number: (1, 2)), .c1(2)),
        (.load(number: 1), .c1(3)),
        (.load(at: 1, 1), .c2(1, 1)),
        (.load(at: 2, 2), .c2(2, 2)),
        (.load(at: .value(1), (1, 2), 1), .c3(.value(1), (1, 2), 1)),
        (.load(at: .value(2), (2, 1), 2), .c3(.value(2), (2, 1), 2)),
        (.load(at: .any, (1, 2), 1), .c3(.any, (1, 2), 1)),
        (.move(.value(1)), .c4(.value(1))),
        (.move(.value(2)), .c4(.value(2))),
        (.move(.any), .c4(.any)),
    ] }
    enum Plain: InvocationMatching {
        case c0((Int, Int), Arg<Int>)
        case c1(Int)
        case c2(Int, Int)
        case c3(Arg<Int>, (Int, Int), Int)
        case c4(Arg<Int>)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0, let l1), .c0(let r0, let r1)): l0 == r0 && l1.matches(r1)
            case (.c1(let l0), .c1(let r0)): l0 == r0
            case (.c2(let l0, let l1), .c2(let r0, let r1)): l0 == r0 && l1 == r1
            case (.c3(let l0, let l1, let l2), .c3(let r0, let r1, let r2)): l0.matches(r0) && l1 == r1 && l2 == r2
            case (.c4(let l0), .c4(let r0)): l0.matches(r0)
            default: false
            }
        }
    }
}

enum Overloaded97: OverloadedEnum {
    case load(id: (x: Int, y: Int))
    case move(String, id: String)
    case move(Int)
    case move(number: (x: Int, y: Int))
    static let names = ["load(id:)", "move(_:id:)", "move(_:)", "move(number:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(id: (x: 1, y: 2)), .c0((x: 1, y: 2))),
        (0, .load(id: (x: 2, y: 1)), .c0((x: 2, y: 1))),
        (1, .move("a", id: "a"), .c1("a", "a")),
        (1, .move("b", id: "b"), .c1("b", "b")),
        (2, .move(1), .c2(1)),
        (2, .move(2), .c2(2)),
        (3, .move(number: (x: 1, y: 2)), .c3((x: 1, y: 2))),
        (3, .move(number: (x: 2, y: 1)), .c3((x: 2, y: 1))),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(id: (x: 1, y: 2)), .c0((x: 1, y: 2))),
        (.load(id: (x: 2, y: 1)), .c0((x: 2, y: 1))),
        (.move("a", id: "a"), .c1("a", "a")),
        (.move("b", id: "b"), .c1("b", "b")),
        (.move(1), .c2(1)),
        (.move(2), .c2(2)),
        (.move(number: (x: 1, y: 2)), .c3((x: 1, y: 2))),
        (.move(number: (x: 2, y: 1)), .c3((x: 2, y: 1))),
    ] }
    enum Plain: InvocationMatching {
        case c0((x: Int, y: Int))
        case c1(String, String)
        case c2(Int)
        case c3((x: Int, y: Int))
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

enum Overloaded98: OverloadedEnum {
    case load(Arg<Int>)
    case move
    case load(Int?, String, number: [Int])
    static let names = ["load(_:)", "move", "load(_:_:number:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(.value(1)), .c0(.value(1))),
        (0, .load(.value(2)), .c0(.value(2))),
        (1, .move, .c1),
        (2, .load(nil, "a", number: [1]), .c2(nil, "a", [1])),
        (2, .load(1, "b", number: [1, 2]), .c2(1, "b", [1, 2])),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(.value(1)), .c0(.value(1))),
        (.load(.value(2)), .c0(.value(2))),
        (.load(.any), .c0(.any)),
        (.move, .c1),
        (.load(nil, "a", number: [1]), .c2(nil, "a", [1])),
        (.load(1, "b", number: [1, 2]), .c2(1, "b", [1, 2])),
    ] }
    enum Plain: InvocationMatching {
        case c0(Arg<Int>)
        case c1
        case c2(Int?, String, [Int])
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0), .c0(let r0)): l0.matches(r0)
            case (.c1, .c1): true
            case (.c2(let l0, let l1, let l2), .c2(let r0, let r1, let r2)): l0 == r0 && l1 == r1 && l2 == r2
            default: false
            }
        }
    }
}

indirect enum Overloaded99: OverloadedEnum {
    case load(Int)
    case load(Int, at: (Int, Int))
    case move(at: Int?, Arg<Int>, id: (Int, Int))
    case load(String, Bowl)
    case move(Int?)
    case load(id: Int)
    static let names = ["load(_:)", "load(_:at:)", "move(at:_:id:)", "load(_:_:)", "move(_:)", "load(id:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(1), .c0(1)),
        (0, .load(2), .c0(2)),
        (1, .load(1, at: (1, 2)), .c1(1, (1, 2))),
        (1, .load(2, at: (2, 1)), .c1(2, (2, 1))),
        (2, .move(at: nil, .value(1), id: (1, 2)), .c2(nil, .value(1), (1, 2))),
        (2, .move(at: 1, .value(2), id: (2, 1)), .c2(1, .value(2), (2, 1))),
        (3, .load("a", Bowls.first), .c3("a", Bowls.first)),
        (3, .load("b", Bowls.second), .c3("b", Bowls.second)),
        (4, .move(nil), .c4(nil)),
        (4, .move(1), .c4(1)),
        (5, .load(id: 1), .c5(1)),
        (5, .load(id: 2), .c5(2)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(1), .c0(1)),
        (.load(2), .c0(2)),
        (.load(1, at: (1, 2)), .c1(1, (1, 2))),
        (.load(2, at: (2, 1)), .c1(2, (2, 1))),
        (.move(at: nil, .value(1), id: (1, 2)), .c2(nil, .value(1), (1, 2))),
        (.move(at: 1, .value(2), id: (2, 1)), .c2(1, .value(2), (2, 1))),
        (.move(at: nil, .any, id: (1, 2)), .c2(nil, .any, (1, 2))),
        (.load("a", Bowls.first), .c3("a", Bowls.first)),
        (.load("b", Bowls.second), .c3("b", Bowls.second)),
        (.move(nil), .c4(nil)),
        (.move(1), .c4(1)),
        (.load(id: 1), .c5(1)),
        (.load(id: 2), .c5(2)),
    ] }
    enum Plain: InvocationMatching {
        case c0(Int)
        case c1(Int, (Int, Int))
        case c2(Int?, Arg<Int>, (Int, Int))
        case c3(String, Bowl)
        case c4(Int?)
        case c5(Int)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0), .c0(let r0)): l0 == r0
            case (.c1(let l0, let l1), .c1(let r0, let r1)): l0 == r0 && l1 == r1
            case (.c2(let l0, let l1, let l2), .c2(let r0, let r1, let r2)): l0 == r0 && l1.matches(r1) && l2 == r2
            case (.c3(let l0, let l1), .c3(let r0, let r1)): l0 == r0 && l1 === r1
            case (.c4(let l0), .c4(let r0)): l0 == r0
            case (.c5(let l0), .c5(let r0)): l0 == r0
            default: false
            }
        }
    }
}
