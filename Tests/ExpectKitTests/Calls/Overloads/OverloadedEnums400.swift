// Written by OverloadWriter, see OverloadedEnumTests.
// swift-format-ignore-file
import ExpectKit

var overloadedEnums400: [any OverloadedEnum.Type] { [
    Overloaded400.self,
    Overloaded401.self,
    Overloaded402.self,
    Overloaded403.self,
    Overloaded404.self,
    Overloaded405.self,
    Overloaded406.self,
    Overloaded407.self,
    Overloaded408.self,
    Overloaded409.self,
    Overloaded410.self,
    Overloaded411.self,
    Overloaded412.self,
    Overloaded413.self,
    Overloaded414.self,
    Overloaded415.self,
    Overloaded416.self,
    Overloaded417.self,
    Overloaded418.self,
    Overloaded419.self,
    Overloaded420.self,
    Overloaded421.self,
    Overloaded422.self,
    Overloaded423.self,
    Overloaded424.self,
    Overloaded425.self,
    Overloaded426.self,
    Overloaded427.self,
    Overloaded428.self,
    Overloaded429.self,
    Overloaded430.self,
    Overloaded431.self,
    Overloaded432.self,
    Overloaded433.self,
    Overloaded434.self,
    Overloaded435.self,
    Overloaded436.self,
    Overloaded437.self,
    Overloaded438.self,
    Overloaded439.self,
    Overloaded440.self,
    Overloaded441.self,
    Overloaded442.self,
    Overloaded443.self,
    Overloaded444.self,
    Overloaded445.self,
    Overloaded446.self,
    Overloaded447.self,
    Overloaded448.self,
    Overloaded449.self,
    Overloaded450.self,
    Overloaded451.self,
    Overloaded452.self,
    Overloaded453.self,
    Overloaded454.self,
    Overloaded455.self,
    Overloaded456.self,
    Overloaded457.self,
    Overloaded458.self,
    Overloaded459.self,
    Overloaded460.self,
    Overloaded461.self,
    Overloaded462.self,
    Overloaded463.self,
    Overloaded464.self,
    Overloaded465.self,
    Overloaded466.self,
    Overloaded467.self,
    Overloaded468.self,
    Overloaded469.self,
    Overloaded470.self,
    Overloaded471.self,
    Overloaded472.self,
    Overloaded473.self,
    Overloaded474.self,
    Overloaded475.self,
    Overloaded476.self,
    Overloaded477.self,
    Overloaded478.self,
    Overloaded479.self,
    Overloaded480.self,
    Overloaded481.self,
    Overloaded482.self,
    Overloaded483.self,
    Overloaded484.self,
    Overloaded485.self,
    Overloaded486.self,
    Overloaded487.self,
    Overloaded488.self,
    Overloaded489.self,
    Overloaded490.self,
    Overloaded491.self,
    Overloaded492.self,
    Overloaded493.self,
    Overloaded494.self,
    Overloaded495.self,
    Overloaded496.self,
    Overloaded497.self,
    Overloaded498.self,
    Overloaded499.self,
] }

enum Overloaded400: OverloadedEnum {
    case load(at: Bowl, (Int, Int), (x: Int, y: Int))
    case load(number: Any, String)
    static let names = ["load(at:_:_:)", "load(number:_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(at: Bowls.first, (1, 2), (x: 1, y: 2)), .c0(Bowls.first, (1, 2), (x: 1, y: 2))),
        (0, .load(at: Bowls.second, (2, 1), (x: 2, y: 1)), .c0(Bowls.second, (2, 1), (x: 2, y: 1))),
        (1, .load(number: (x: 1, y: 2), "a"), .c1(0, "a")),
        (1, .load(number: (a: 1, b: 2), "b"), .c1(1, "b")),
        (1, .load(number: (1, 2), "a"), .c1(2, "a")),
        (1, .load(number: 1, "b"), .c1(3, "b")),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(at: Bowls.first, (1, 2), (x: 1, y: 2)), .c0(Bowls.first, (1, 2), (x: 1, y: 2))),
        (.load(at: Bowls.second, (2, 1), (x: 2, y: 1)), .c0(Bowls.second, (2, 1), (x: 2, y: 1))),
        (.load(number: (x: 1, y: 2), "a"), .c1(0, "a")),
        (.load(number: (a: 1, b: 2), "b"), .c1(1, "b")),
        (.load(number: (1, 2), "a"), .c1(2, "a")),
        (.load(number: 1, "b"), .c1(3, "b")),
    ] }
    enum Plain: InvocationMatching {
        case c0(Bowl, (Int, Int), (x: Int, y: Int))
        case c1(Int, String)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0, let l1, let l2), .c0(let r0, let r1, let r2)): l0 === r0 && l1 == r1 && l2 == r2
            case (.c1(let l0, let l1), .c1(let r0, let r1)): l0 == r0 && l1 == r1
            default: false
            }
        }
    }
}

indirect enum Overloaded401: OverloadedEnum {
    case load(Int?, number: Arg<Int>)
    case load(Arg<String>, Int?, (x: Int, y: Int))
    case load(at: (x: Int, y: Int))
    static let names = ["load(_:number:)", "load(_:_:_:)", "load(at:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(nil, number: .value(1)), .c0(nil, .value(1))),
        (0, .load(1, number: .value(2)), .c0(1, .value(2))),
        (1, .load(.value("a"), nil, (x: 1, y: 2)), .c1(.value("a"), nil, (x: 1, y: 2))),
        (1, .load(.value("b"), 1, (x: 2, y: 1)), .c1(.value("b"), 1, (x: 2, y: 1))),
        (2, .load(at: (x: 1, y: 2)), .c2((x: 1, y: 2))),
        (2, .load(at: (x: 2, y: 1)), .c2((x: 2, y: 1))),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(nil, number: .value(1)), .c0(nil, .value(1))),
        (.load(1, number: .value(2)), .c0(1, .value(2))),
        (.load(nil, number: .any), .c0(nil, .any)),
        (.load(.value("a"), nil, (x: 1, y: 2)), .c1(.value("a"), nil, (x: 1, y: 2))),
        (.load(.value("b"), 1, (x: 2, y: 1)), .c1(.value("b"), 1, (x: 2, y: 1))),
        (.load(.hasPrefix("a"), nil, (x: 1, y: 2)), .c1(.hasPrefix("a"), nil, (x: 1, y: 2))),
        (.load(at: (x: 1, y: 2)), .c2((x: 1, y: 2))),
        (.load(at: (x: 2, y: 1)), .c2((x: 2, y: 1))),
    ] }
    enum Plain: InvocationMatching {
        case c0(Int?, Arg<Int>)
        case c1(Arg<String>, Int?, (x: Int, y: Int))
        case c2((x: Int, y: Int))
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0, let l1), .c0(let r0, let r1)): l0 == r0 && l1.matches(r1)
            case (.c1(let l0, let l1, let l2), .c1(let r0, let r1, let r2)): l0.matches(r0) && l1 == r1 && l2 == r2
            case (.c2(let l0), .c2(let r0)): l0 == r0
            default: false
            }
        }
    }
}

indirect enum Overloaded402: OverloadedEnum {
    case load(String, (Int, Int))
    case move
    case load(String)
    static let names = ["load(_:_:)", "move", "load(_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load("a", (1, 2)), .c0("a", (1, 2))),
        (0, .load("b", (2, 1)), .c0("b", (2, 1))),
        (1, .move, .c1),
        (2, .load("a"), .c2("a")),
        (2, .load("b"), .c2("b")),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load("a", (1, 2)), .c0("a", (1, 2))),
        (.load("b", (2, 1)), .c0("b", (2, 1))),
        (.move, .c1),
        (.load("a"), .c2("a")),
        (.load("b"), .c2("b")),
    ] }
    enum Plain: InvocationMatching {
        case c0(String, (Int, Int))
        case c1
        case c2(String)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0, let l1), .c0(let r0, let r1)): l0 == r0 && l1 == r1
            case (.c1, .c1): true
            case (.c2(let l0), .c2(let r0)): l0 == r0
            default: false
            }
        }
    }
}

indirect enum Overloaded403: OverloadedEnum {
    case load(Bowl)
    case move(String, Arg<Int>)
    static let names = ["load(_:)", "move(_:_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(Bowls.first), .c0(Bowls.first)),
        (0, .load(Bowls.second), .c0(Bowls.second)),
        (1, .move("a", .value(1)), .c1("a", .value(1))),
        (1, .move("b", .value(2)), .c1("b", .value(2))),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(Bowls.first), .c0(Bowls.first)),
        (.load(Bowls.second), .c0(Bowls.second)),
        (.move("a", .value(1)), .c1("a", .value(1))),
        (.move("b", .value(2)), .c1("b", .value(2))),
        (.move("a", .any), .c1("a", .any)),
    ] }
    enum Plain: InvocationMatching {
        case c0(Bowl)
        case c1(String, Arg<Int>)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0), .c0(let r0)): l0 === r0
            case (.c1(let l0, let l1), .c1(let r0, let r1)): l0 == r0 && l1.matches(r1)
            default: false
            }
        }
    }
}

enum Overloaded404: OverloadedEnum {
    case load(at: Filling)
    case load(id: Bowl, at: String)
    case move
    static let names = ["load(at:)", "load(id:at:)", "move"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(at: .with(egg: 1)), .c0(0)),
        (0, .load(at: .with(ham: 1)), .c0(1)),
        (0, .load(at: .with(1, 1)), .c0(2)),
        (0, .load(at: .with((1, 1))), .c0(3)),
        (1, .load(id: Bowls.first, at: "a"), .c1(Bowls.first, "a")),
        (1, .load(id: Bowls.second, at: "b"), .c1(Bowls.second, "b")),
        (2, .move, .c2),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(at: .with(egg: 1)), .c0(0)),
        (.load(at: .with(ham: 1)), .c0(1)),
        (.load(at: .with(1, 1)), .c0(2)),
        (.load(at: .with((1, 1))), .c0(3)),
        (.load(id: Bowls.first, at: "a"), .c1(Bowls.first, "a")),
        (.load(id: Bowls.second, at: "b"), .c1(Bowls.second, "b")),
        (.move, .c2),
    ] }
    enum Plain: InvocationMatching {
        case c0(Int)
        case c1(Bowl, String)
        case c2
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0), .c0(let r0)): l0 == r0
            case (.c1(let l0, let l1), .c1(let r0, let r1)): l0 === r0 && l1 == r1
            case (.c2, .c2): true
            default: false
            }
        }
    }
}

indirect enum Overloaded405: OverloadedEnum {
    case load([Int])
    case load(String, id: Int?, Int?)
    static let names = ["load(_:)", "load(_:id:_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load([1]), .c0([1])),
        (0, .load([1, 2]), .c0([1, 2])),
        (1, .load("a", id: nil, nil), .c1("a", nil, nil)),
        (1, .load("b", id: 1, 1), .c1("b", 1, 1)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load([1]), .c0([1])),
        (.load([1, 2]), .c0([1, 2])),
        (.load("a", id: nil, nil), .c1("a", nil, nil)),
        (.load("b", id: 1, 1), .c1("b", 1, 1)),
    ] }
    enum Plain: InvocationMatching {
        case c0([Int])
        case c1(String, Int?, Int?)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0), .c0(let r0)): l0 == r0
            case (.c1(let l0, let l1, let l2), .c1(let r0, let r1, let r2)): l0 == r0 && l1 == r1 && l2 == r2
            default: false
            }
        }
    }
}

indirect enum Overloaded406: OverloadedEnum {
    case load(id: Int?)
    case load(number: String, Any)
    static let names = ["load(id:)", "load(number:_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(id: nil), .c0(nil)),
        (0, .load(id: 1), .c0(1)),
        (1, .load(number: "a", (x: 1, y: 2)), .c1("a", 0)),
        (1, .load(number: "b", (a: 1, b: 2)), .c1("b", 1)),
        (1, .load(number: "a", (1, 2)), .c1("a", 2)),
        (1, .load(number: "b", 1), .c1("b", 3)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(id: nil), .c0(nil)),
        (.load(id: 1), .c0(1)),
        (.load(number: "a", (x: 1, y: 2)), .c1("a", 0)),
        (.load(number: "b", (a: 1, b: 2)), .c1("b", 1)),
        (.load(number: "a", (1, 2)), .c1("a", 2)),
        (.load(number: "b", 1), .c1("b", 3)),
    ] }
    enum Plain: InvocationMatching {
        case c0(Int?)
        case c1(String, Int)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0), .c0(let r0)): l0 == r0
            case (.c1(let l0, let l1), .c1(let r0, let r1)): l0 == r0 && l1 == r1
            default: false
            }
        }
    }
}

indirect enum Overloaded407: OverloadedEnum {
    case load(id: Any, number: Bowl, at: Bowl)
    case move(number: Arg<String>, Filling)
    static let names = ["load(id:number:at:)", "move(number:_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(id: (x: 1, y: 2), number: Bowls.first, at: Bowls.first), .c0(0, Bowls.first, Bowls.first)),
        (0, .load(id: (a: 1, b: 2), number: Bowls.second, at: Bowls.second), .c0(1, Bowls.second, Bowls.second)),
        (0, .load(id: (1, 2), number: Bowls.first, at: Bowls.first), .c0(2, Bowls.first, Bowls.first)),
        (0, .load(id: 1, number: Bowls.second, at: Bowls.second), .c0(3, Bowls.second, Bowls.second)),
        (1, .move(number: .value("a"), .with(egg: 1)), .c1(.value("a"), 0)),
        (1, .move(number: .value("b"), .with(ham: 1)), .c1(.value("b"), 1)),
        (1, .move(number: .value("a"), .with(1, 1)), .c1(.value("a"), 2)),
        (1, .move(number: .value("b"), .with((1, 1))), .c1(.value("b"), 3)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(id: (x: 1, y: 2), number: Bowls.first, at: Bowls.first), .c0(0, Bowls.first, Bowls.first)),
        (.load(id: (a: 1, b: 2), number: Bowls.second, at: Bowls.second), .c0(1, Bowls.second, Bowls.second)),
        (.load(id: (1, 2), number: Bowls.first, at: Bowls.first), .c0(2, Bowls.first, Bowls.first)),
        (.load(id: 1, number: Bowls.second, at: Bowls.second), .c0(3, Bowls.second, Bowls.second)),
        (.move(number: .value("a"), .with(egg: 1)), .c1(.value("a"), 0)),
        (.move(number: .value("b"), .with(ham: 1)), .c1(.value("b"), 1)),
        (.move(number: .value("a"), .with(1, 1)), .c1(.value("a"), 2)),
        (.move(number: .value("b"), .with((1, 1))), .c1(.value("b"), 3)),
        (.move(number: .hasPrefix("a"), .with(egg: 1)), .c1(.hasPrefix("a"), 0)),
    ] }
    enum Plain: InvocationMatching {
        case c0(Int, Bowl, Bowl)
        case c1(Arg<String>, Int)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0, let l1, let l2), .c0(let r0, let r1, let r2)): l0 == r0 && l1 === r1 && l2 === r2
            case (.c1(let l0, let l1), .c1(let r0, let r1)): l0.matches(r0) && l1 == r1
            default: false
            }
        }
    }
}

indirect enum Overloaded408: OverloadedEnum {
    case load(Filling)
    case load(id: String)
    case load(at: Any, id: (Int, Int))
    static let names = ["load(_:)", "load(id:)", "load(at:id:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(.with(egg: 1)), .c0(0)),
        (0, .load(.with(ham: 1)), .c0(1)),
        (0, .load(.with(1, 1)), .c0(2)),
        (0, .load(.with((1, 1))), .c0(3)),
        (1, .load(id: "a"), .c1("a")),
        (1, .load(id: "b"), .c1("b")),
        (2, .load(at: (x: 1, y: 2), id: (1, 2)), .c2(0, (1, 2))),
        (2, .load(at: (a: 1, b: 2), id: (2, 1)), .c2(1, (2, 1))),
        (2, .load(at: (1, 2), id: (1, 2)), .c2(2, (1, 2))),
        (2, .load(at: 1, id: (2, 1)), .c2(3, (2, 1))),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(.with(egg: 1)), .c0(0)),
        (.load(.with(ham: 1)), .c0(1)),
        (.load(.with(1, 1)), .c0(2)),
        (.load(.with((1, 1))), .c0(3)),
        (.load(id: "a"), .c1("a")),
        (.load(id: "b"), .c1("b")),
        (.load(at: (x: 1, y: 2), id: (1, 2)), .c2(0, (1, 2))),
        (.load(at: (a: 1, b: 2), id: (2, 1)), .c2(1, (2, 1))),
        (.load(at: (1, 2), id: (1, 2)), .c2(2, (1, 2))),
        (.load(at: 1, id: (2, 1)), .c2(3, (2, 1))),
    ] }
    enum Plain: InvocationMatching {
        case c0(Int)
        case c1(String)
        case c2(Int, (Int, Int))
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

indirect enum Overloaded409: OverloadedEnum {
    case load(Bowl)
    case load(id: (Int, Int), at: Filling)
    case move
    static let names = ["load(_:)", "load(id:at:)", "move"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(Bowls.first), .c0(Bowls.first)),
        (0, .load(Bowls.second), .c0(Bowls.second)),
        (1, .load(id: (1, 2), at: .with(egg: 1)), .c1((1, 2), 0)),
        (1, .load(id: (2, 1), at: .with(ham: 1)), .c1((2, 1), 1)),
        (1, .load(id: (1, 2), at: .with(1, 1)), .c1((1, 2), 2)),
        (1, .load(id: (2, 1), at: .with((1, 1))), .c1((2, 1), 3)),
        (2, .move, .c2),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(Bowls.first), .c0(Bowls.first)),
        (.load(Bowls.second), .c0(Bowls.second)),
        (.load(id: (1, 2), at: .with(egg: 1)), .c1((1, 2), 0)),
        (.load(id: (2, 1), at: .with(ham: 1)), .c1((2, 1), 1)),
        (.load(id: (1, 2), at: .with(1, 1)), .c1((1, 2), 2)),
        (.load(id: (2, 1), at: .with((1, 1))), .c1((2, 1), 3)),
        (.move, .c2),
    ] }
    enum Plain: InvocationMatching {
        case c0(Bowl)
        case c1((Int, Int), Int)
        case c2
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0), .c0(let r0)): l0 === r0
            case (.c1(let l0, let l1), .c1(let r0, let r1)): l0 == r0 && l1 == r1
            case (.c2, .c2): true
            default: false
            }
        }
    }
}

enum Overloaded410: OverloadedEnum {
    case load(number: Any)
    case load(number: Filling, Any, at: String)
    case load(id: (Int, Int), Bowl)
    case load(String, Int?)
    case move(Int?)
    static let names = ["load(number:)", "load(number:_:at:)", "load(id:_:)", "load(_:_:)", "move(_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(number: (x: 1, y: 2)), .c0(0)),
        (0, .load(number: (a: 1, b: 2)), .c0(1)),
        (0, .load(number: (1, 2)), .c0(2)),
        (0, .load(number: 1), .c0(3)),
        (1, .load(number: .with(egg: 1), (x: 1, y: 2), at: "a"), .c1(0, 0, "a")),
        (1, .load(number: .with(ham: 1), (a: 1, b: 2), at: "b"), .c1(1, 1, "b")),
        (1, .load(number: .with(1, 1), (1, 2), at: "a"), .c1(2, 2, "a")),
        (1, .load(number: .with((1, 1)), 1, at: "b"), .c1(3, 3, "b")),
        (2, .load(id: (1, 2), Bowls.first), .c2((1, 2), Bowls.first)),
        (2, .load(id: (2, 1), Bowls.second), .c2((2, 1), Bowls.second)),
        (3, .load("a", nil), .c3("a", nil)),
        (3, .load("b", 1), .c3("b", 1)),
        (4, .move(nil), .c4(nil)),
        (4, .move(1), .c4(1)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(number: (x: 1, y: 2)), .c0(0)),
        (.load(number: (a: 1, b: 2)), .c0(1)),
        (.load(number: (1, 2)), .c0(2)),
        (.load(number: 1), .c0(3)),
        (.load(number: .with(egg: 1), (x: 1, y: 2), at: "a"), .c1(0, 0, "a")),
        (.load(number: .with(ham: 1), (a: 1, b: 2), at: "b"), .c1(1, 1, "b")),
        (.load(number: .with(1, 1), (1, 2), at: "a"), .c1(2, 2, "a")),
        (.load(number: .with((1, 1)), 1, at: "b"), .c1(3, 3, "b")),
        (.load(id: (1, 2), Bowls.first), .c2((1, 2), Bowls.first)),
        (.load(id: (2, 1), Bowls.second), .c2((2, 1), Bowls.second)),
        (.load("a", nil), .c3("a", nil)),
        (.load("b", 1), .c3("b", 1)),
        (.move(nil), .c4(nil)),
        (.move(1), .c4(1)),
    ] }
    enum Plain: InvocationMatching {
        case c0(Int)
        case c1(Int, Int, String)
        case c2((Int, Int), Bowl)
        case c3(String, Int?)
        case c4(Int?)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0), .c0(let r0)): l0 == r0
            case (.c1(let l0, let l1, let l2), .c1(let r0, let r1, let r2)): l0 == r0 && l1 == r1 && l2 == r2
            case (.c2(let l0, let l1), .c2(let r0, let r1)): l0 == r0 && l1 === r1
            case (.c3(let l0, let l1), .c3(let r0, let r1)): l0 == r0 && l1 == r1
            case (.c4(let l0), .c4(let r0)): l0 == r0
            default: false
            }
        }
    }
}

enum Overloaded411: OverloadedEnum {
    case load(Int, at: Int?)
    case move(number: Arg<Int>, Arg<String>, at: Int)
    case move(number: [Int])
    case load(Filling)
    case load(at: Bowl)
    case load(at: String, id: Arg<String>, (x: Int, y: Int))
    static let names = ["load(_:at:)", "move(number:_:at:)", "move(number:)", "load(_:)", "load(at:)", "load(at:id:_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(1, at: nil), .c0(1, nil)),
        (0, .load(2, at: 1), .c0(2, 1)),
        (1, .move(number: .value(1), .value("a"), at: 1), .c1(.value(1), .value("a"), 1)),
        (1, .move(number: .value(2), .value("b"), at: 2), .c1(.value(2), .value("b"), 2)),
        (2, .move(number: [1]), .c2([1])),
        (2, .move(number: [1, 2]), .c2([1, 2])),
        (3, .load(.with(egg: 1)), .c3(0)),
        (3, .load(.with(ham: 1)), .c3(1)),
        (3, .load(.with(1, 1)), .c3(2)),
        (3, .load(.with((1, 1))), .c3(3)),
        (4, .load(at: Bowls.first), .c4(Bowls.first)),
        (4, .load(at: Bowls.second), .c4(Bowls.second)),
        (5, .load(at: "a", id: .value("a"), (x: 1, y: 2)), .c5("a", .value("a"), (x: 1, y: 2))),
        (5, .load(at: "b", id: .value("b"), (x: 2, y: 1)), .c5("b", .value("b"), (x: 2, y: 1))),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(1, at: nil), .c0(1, nil)),
        (.load(2, at: 1), .c0(2, 1)),
        (.move(number: .value(1), .value("a"), at: 1), .c1(.value(1), .value("a"), 1)),
        (.move(number: .value(2), .value("b"), at: 2), .c1(.value(2), .value("b"), 2)),
        (.move(number: .any, .hasPrefix("a"), at: 1), .c1(.any, .hasPrefix("a"), 1)),
        (.move(number: [1]), .c2([1])),
        (.move(number: [1, 2]), .c2([1, 2])),
        (.load(.with(egg: 1)), .c3(0)),
        (.load(.with(ham: 1)), .c3(1)),
        (.load(.with(1, 1)), .c3(2)),
        (.load(.with((1, 1))), .c3(3)),
        (.load(at: Bowls.first), .c4(Bowls.first)),
        (.load(at: Bowls.second), .c4(Bowls.second)),
        (.load(at: "a", id: .value("a"), (x: 1, y: 2)), .c5("a", .value("a"), (x: 1, y: 2))),
        (.load(at: "b", id: .value("b"), (x: 2, y: 1)), .c5("b", .value("b"), (x: 2, y: 1))),
        (.load(at: "a", id: .hasPrefix("a"), (x: 1, y: 2)), .c5("a", .hasPrefix("a"), (x: 1, y: 2))),
    ] }
    enum Plain: InvocationMatching {
        case c0(Int, Int?)
        case c1(Arg<Int>, Arg<String>, Int)
        case c2([Int])
        case c3(Int)
        case c4(Bowl)
        case c5(String, Arg<String>, (x: Int, y: Int))
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0, let l1), .c0(let r0, let r1)): l0 == r0 && l1 == r1
            case (.c1(let l0, let l1, let l2), .c1(let r0, let r1, let r2)): l0.matches(r0) && l1.matches(r1) && l2 == r2
            case (.c2(let l0), .c2(let r0)): l0 == r0
            case (.c3(let l0), .c3(let r0)): l0 == r0
            case (.c4(let l0), .c4(let r0)): l0 === r0
            case (.c5(let l0, let l1, let l2), .c5(let r0, let r1, let r2)): l0 == r0 && l1.matches(r1) && l2 == r2
            default: false
            }
        }
    }
}

indirect enum Overloaded412: OverloadedEnum {
    case load(id: Arg<Int>)
    case move((x: Int, y: Int), number: (Int, Int))
    case load(at: Filling, number: Int?)
    case load((x: Int, y: Int))
    static let names = ["load(id:)", "move(_:number:)", "load(at:number:)", "load(_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(id: .value(1)), .c0(.value(1))),
        (0, .load(id: .value(2)), .c0(.value(2))),
        (1, .move((x: 1, y: 2), number: (1, 2)), .c1((x: 1, y: 2), (1, 2))),
        (1, .move((x: 2, y: 1), number: (2, 1)), .c1((x: 2, y: 1), (2, 1))),
        (2, .load(at: .with(egg: 1), number: nil), .c2(0, nil)),
        (2, .load(at: .with(ham: 1), number: 1), .c2(1, 1)),
        (2, .load(at: .with(1, 1), number: nil), .c2(2, nil)),
        (2, .load(at: .with((1, 1)), number: 1), .c2(3, 1)),
        (3, .load((x: 1, y: 2)), .c3((x: 1, y: 2))),
        (3, .load((x: 2, y: 1)), .c3((x: 2, y: 1))),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(id: .value(1)), .c0(.value(1))),
        (.load(id: .value(2)), .c0(.value(2))),
        (.load(id: .any), .c0(.any)),
        (.move((x: 1, y: 2), number: (1, 2)), .c1((x: 1, y: 2), (1, 2))),
        (.move((x: 2, y: 1), number: (2, 1)), .c1((x: 2, y: 1), (2, 1))),
        (.load(at: .with(egg: 1), number: nil), .c2(0, nil)),
        (.load(at: .with(ham: 1), number: 1), .c2(1, 1)),
        (.load(at: .with(1, 1), number: nil), .c2(2, nil)),
        (.load(at: .with((1, 1)), number: 1), .c2(3, 1)),
        (.load((x: 1, y: 2)), .c3((x: 1, y: 2))),
        (.load((x: 2, y: 1)), .c3((x: 2, y: 1))),
    ] }
    enum Plain: InvocationMatching {
        case c0(Arg<Int>)
        case c1((x: Int, y: Int), (Int, Int))
        case c2(Int, Int?)
        case c3((x: Int, y: Int))
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0), .c0(let r0)): l0.matches(r0)
            case (.c1(let l0, let l1), .c1(let r0, let r1)): l0 == r0 && l1 == r1
            case (.c2(let l0, let l1), .c2(let r0, let r1)): l0 == r0 && l1 == r1
            case (.c3(let l0), .c3(let r0)): l0 == r0
            default: false
            }
        }
    }
}

indirect enum Overloaded413: OverloadedEnum {
    case load
    case move([Int], Arg<String>)
    static let names = ["load", "move(_:_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load, .c0),
        (1, .move([1], .value("a")), .c1([1], .value("a"))),
        (1, .move([1, 2], .value("b")), .c1([1, 2], .value("b"))),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load, .c0),
        (.move([1], .value("a")), .c1([1], .value("a"))),
        (.move([1, 2], .value("b")), .c1([1, 2], .value("b"))),
        (.move([1], .hasPrefix("a")), .c1([1], .hasPrefix("a"))),
    ] }
    enum Plain: InvocationMatching {
        case c0
        case c1([Int], Arg<String>)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0, .c0): true
            case (.c1(let l0, let l1), .c1(let r0, let r1)): l0 == r0 && l1.matches(r1)
            default: false
            }
        }
    }
}

indirect enum Overloaded414: OverloadedEnum {
    case move(number: Int?, id: Int?, Int)
    case move((Int, Int), [Int])
    case load(at: Int?, Int)
    case move(Any, at: String)
    case load(number: (x: Int, y: Int))
    static let names = ["move(number:id:_:)", "move(_:_:)", "load(at:_:)", "move(_:at:)", "load(number:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .move(number: nil, id: nil, 1), .c0(nil, nil, 1)),
        (0, .move(number: 1, id: 1, 2), .c0(1, 1, 2)),
        (1, .move((1, 2), [1]), .c1((1, 2), [1])),
        (1, .move((2, 1), [1, 2]), .c1((2, 1), [1, 2])),
        (2, .load(at: nil, 1), .c2(nil, 1)),
        (2, .load(at: 1, 2), .c2(1, 2)),
        (3, .move((x: 1, y: 2), at: "a"), .c3(0, "a")),
        (3, .move((a: 1, b: 2), at: "b"), .c3(1, "b")),
        (3, .move((1, 2), at: "a"), .c3(2, "a")),
        (3, .move(1, at: "b"), .c3(3, "b")),
        (4, .load(number: (x: 1, y: 2)), .c4((x: 1, y: 2))),
        (4, .load(number: (x: 2, y: 1)), .c4((x: 2, y: 1))),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.move(number: nil, id: nil, 1), .c0(nil, nil, 1)),
        (.move(number: 1, id: 1, 2), .c0(1, 1, 2)),
        (.move((1, 2), [1]), .c1((1, 2), [1])),
        (.move((2, 1), [1, 2]), .c1((2, 1), [1, 2])),
        (.load(at: nil, 1), .c2(nil, 1)),
        (.load(at: 1, 2), .c2(1, 2)),
        (.move((x: 1, y: 2), at: "a"), .c3(0, "a")),
        (.move((a: 1, b: 2), at: "b"), .c3(1, "b")),
        (.move((1, 2), at: "a"), .c3(2, "a")),
        (.move(1, at: "b"), .c3(3, "b")),
        (.load(number: (x: 1, y: 2)), .c4((x: 1, y: 2))),
        (.load(number: (x: 2, y: 1)), .c4((x: 2, y: 1))),
    ] }
    enum Plain: InvocationMatching {
        case c0(Int?, Int?, Int)
        case c1((Int, Int), [Int])
        case c2(Int?, Int)
        case c3(Int, String)
        case c4((x: Int, y: Int))
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0, let l1, let l2), .c0(let r0, let r1, let r2)): l0 == r0 && l1 == r1 && l2 == r2
            case (.c1(let l0, let l1), .c1(let r0, let r1)): l0 == r0 && l1 == r1
            case (.c2(let l0, let l1), .c2(let r0, let r1)): l0 == r0 && l1 == r1
            case (.c3(let l0, let l1), .c3(let r0, let r1)): l0 == r0 && l1 == r1
            case (.c4(let l0), .c4(let r0)): l0 == r0
            default: false
            }
        }
    }
}

enum Overloaded415: OverloadedEnum {
    case load(Filling)
    case load(number: Arg<String>)
    case move(at: Filling)
    case move(number: Any, at: [Int])
    static let names = ["load(_:)", "load(number:)", "move(at:)", "move(number:at:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(.with(egg: 1)), .c0(0)),
        (0, .load(.with(ham: 1)), .c0(1)),
        (0, .load(.with(1, 1)), .c0(2)),
        (0, .load(.with((1, 1))), .c0(3)),
        (1, .load(number: .value("a")), .c1(.value("a"))),
        (1, .load(number: .value("b")), .c1(.value("b"))),
        (2, .move(at: .with(egg: 1)), .c2(0)),
        (2, .move(at: .with(ham: 1)), .c2(1)),
        (2, .move(at: .with(1, 1)), .c2(2)),
        (2, .move(at: .with((1, 1))), .c2(3)),
        (3, .move(number: (x: 1, y: 2), at: [1]), .c3(0, [1])),
        (3, .move(number: (a: 1, b: 2), at: [1, 2]), .c3(1, [1, 2])),
        (3, .move(number: (1, 2), at: [1]), .c3(2, [1])),
        (3, .move(number: 1, at: [1, 2]), .c3(3, [1, 2])),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(.with(egg: 1)), .c0(0)),
        (.load(.with(ham: 1)), .c0(1)),
        (.load(.with(1, 1)), .c0(2)),
        (.load(.with((1, 1))), .c0(3)),
        (.load(number: .value("a")), .c1(.value("a"))),
        (.load(number: .value("b")), .c1(.value("b"))),
        (.load(number: .hasPrefix("a")), .c1(.hasPrefix("a"))),
        (.move(at: .with(egg: 1)), .c2(0)),
        (.move(at: .with(ham: 1)), .c2(1)),
        (.move(at: .with(1, 1)), .c2(2)),
        (.move(at: .with((1, 1))), .c2(3)),
        (.move(number: (x: 1, y: 2), at: [1]), .c3(0, [1])),
        (.move(number: (a: 1, b: 2), at: [1, 2]), .c3(1, [1, 2])),
        (.move(number: (1, 2), at: [1]), .c3(2, [1])),
        (.move(number: 1, at: [1, 2]), .c3(3, [1, 2])),
    ] }
    enum Plain: InvocationMatching {
        case c0(Int)
        case c1(Arg<String>)
        case c2(Int)
        case c3(Int, [Int])
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0), .c0(let r0)): l0 == r0
            case (.c1(let l0), .c1(let r0)): l0.matches(r0)
            case (.c2(let l0), .c2(let r0)): l0 == r0
            case (.c3(let l0, let l1), .c3(let r0, let r1)): l0 == r0 && l1 == r1
            default: false
            }
        }
    }
}

indirect enum Overloaded416: OverloadedEnum {
    case load([Int], (x: Int, y: Int))
    case load(at: (x: Int, y: Int))
    case load(number: [Int])
    case load(at: Any, id: [Int])
    case load(at: [Int], number: Bowl)
    static let names = ["load(_:_:)", "load(at:)", "load(number:)", "load(at:id:)", "load(at:number:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load([1], (x: 1, y: 2)), .c0([1], (x: 1, y: 2))),
        (0, .load([1, 2], (x: 2, y: 1)), .c0([1, 2], (x: 2, y: 1))),
        (1, .load(at: (x: 1, y: 2)), .c1((x: 1, y: 2))),
        (1, .load(at: (x: 2, y: 1)), .c1((x: 2, y: 1))),
        (2, .load(number: [1]), .c2([1])),
        (2, .load(number: [1, 2]), .c2([1, 2])),
        (3, .load(at: (x: 1, y: 2), id: [1]), .c3(0, [1])),
        (3, .load(at: (a: 1, b: 2), id: [1, 2]), .c3(1, [1, 2])),
        (3, .load(at: (1, 2), id: [1]), .c3(2, [1])),
        (3, .load(at: 1, id: [1, 2]), .c3(3, [1, 2])),
        (4, .load(at: [1], number: Bowls.first), .c4([1], Bowls.first)),
        (4, .load(at: [1, 2], number: Bowls.second), .c4([1, 2], Bowls.second)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load([1], (x: 1, y: 2)), .c0([1], (x: 1, y: 2))),
        (.load([1, 2], (x: 2, y: 1)), .c0([1, 2], (x: 2, y: 1))),
        (.load(at: (x: 1, y: 2)), .c1((x: 1, y: 2))),
        (.load(at: (x: 2, y: 1)), .c1((x: 2, y: 1))),
        (.load(number: [1]), .c2([1])),
        (.load(number: [1, 2]), .c2([1, 2])),
        (.load(at: (x: 1, y: 2), id: [1]), .c3(0, [1])),
        (.load(at: (a: 1, b: 2), id: [1, 2]), .c3(1, [1, 2])),
        (.load(at: (1, 2), id: [1]), .c3(2, [1])),
        (.load(at: 1, id: [1, 2]), .c3(3, [1, 2])),
        (.load(at: [1], number: Bowls.first), .c4([1], Bowls.first)),
        (.load(at: [1, 2], number: Bowls.second), .c4([1, 2], Bowls.second)),
    ] }
    enum Plain: InvocationMatching {
        case c0([Int], (x: Int, y: Int))
        case c1((x: Int, y: Int))
        case c2([Int])
        case c3(Int, [Int])
        case c4([Int], Bowl)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0, let l1), .c0(let r0, let r1)): l0 == r0 && l1 == r1
            case (.c1(let l0), .c1(let r0)): l0 == r0
            case (.c2(let l0), .c2(let r0)): l0 == r0
            case (.c3(let l0, let l1), .c3(let r0, let r1)): l0 == r0 && l1 == r1
            case (.c4(let l0, let l1), .c4(let r0, let r1)): l0 == r0 && l1 === r1
            default: false
            }
        }
    }
}

enum Overloaded417: OverloadedEnum {
    case move(String, id: Arg<String>, at: (Int, Int))
    case load(at: Arg<Int>)
    case load(id: Arg<Int>, (Int, Int))
    case load((Int, Int))
    static let names = ["move(_:id:at:)", "load(at:)", "load(id:_:)", "load(_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .move("a", id: .value("a"), at: (1, 2)), .c0("a", .value("a"), (1, 2))),
        (0, .move("b", id: .value("b"), at: (2, 1)), .c0("b", .value("b"), (2, 1))),
        (1, .load(at: .value(1)), .c1(.value(1))),
        (1, .load(at: .value(2)), .c1(.value(2))),
        (2, .load(id: .value(1), (1, 2)), .c2(.value(1), (1, 2))),
        (2, .load(id: .value(2), (2, 1)), .c2(.value(2), (2, 1))),
        (3, .load((1, 2)), .c3((1, 2))),
        (3, .load((2, 1)), .c3((2, 1))),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.move("a", id: .value("a"), at: (1, 2)), .c0("a", .value("a"), (1, 2))),
        (.move("b", id: .value("b"), at: (2, 1)), .c0("b", .value("b"), (2, 1))),
        (.move("a", id: .hasPrefix("a"), at: (1, 2)), .c0("a", .hasPrefix("a"), (1, 2))),
        (.load(at: .value(1)), .c1(.value(1))),
        (.load(at: .value(2)), .c1(.value(2))),
        (.load(at: .any), .c1(.any)),
        (.load(id: .value(1), (1, 2)), .c2(.value(1), (1, 2))),
        (.load(id: .value(2), (2, 1)), .c2(.value(2), (2, 1))),
        (.load(id: .any, (1, 2)), .c2(.any, (1, 2))),
        (.load((1, 2)), .c3((1, 2))),
        (.load((2, 1)), .c3((2, 1))),
    ] }
    enum Plain: InvocationMatching {
        case c0(String, Arg<String>, (Int, Int))
        case c1(Arg<Int>)
        case c2(Arg<Int>, (Int, Int))
        case c3((Int, Int))
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0, let l1, let l2), .c0(let r0, let r1, let r2)): l0 == r0 && l1.matches(r1) && l2 == r2
            case (.c1(let l0), .c1(let r0)): l0.matches(r0)
            case (.c2(let l0, let l1), .c2(let r0, let r1)): l0.matches(r0) && l1 == r1
            case (.c3(let l0), .c3(let r0)): l0 == r0
            default: false
            }
        }
    }
}

enum Overloaded418: OverloadedEnum {
    case load(Int)
    case load(number: Any)
    static let names = ["load(_:)", "load(number:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(1), .c0(1)),
        (0, .load(2), .c0(2)),
        (1, .load(number: (x: 1, y: 2)), .c1(0)),
        (1, .load(number: (a: 1, b: 2)), .c1(1)),
        (1, .load(number: (1, 2)), .c1(2)),
        (1, .load(number: 1), .c1(3)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(1), .c0(1)),
        (.load(2), .c0(2)),
        (.load(number: (x: 1, y: 2)), .c1(0)),
        (.load(number: (a: 1, b: 2)), .c1(1)),
        (.load(number: (1, 2)), .c1(2)),
        (.load(number: 1), .c1(3)),
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

enum Overloaded419: OverloadedEnum {
    case load(at: Arg<String>)
    case move(Arg<String>)
    case load([Int], Int?, Int?)
    static let names = ["load(at:)", "move(_:)", "load(_:_:_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(at: .value("a")), .c0(.value("a"))),
        (0, .load(at: .value("b")), .c0(.value("b"))),
        (1, .move(.value("a")), .c1(.value("a"))),
        (1, .move(.value("b")), .c1(.value("b"))),
        (2, .load([1], nil, nil), .c2([1], nil, nil)),
        (2, .load([1, 2], 1, 1), .c2([1, 2], 1, 1)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(at: .value("a")), .c0(.value("a"))),
        (.load(at: .value("b")), .c0(.value("b"))),
        (.load(at: .hasPrefix("a")), .c0(.hasPrefix("a"))),
        (.move(.value("a")), .c1(.value("a"))),
        (.move(.value("b")), .c1(.value("b"))),
        (.move(.hasPrefix("a")), .c1(.hasPrefix("a"))),
        (.load([1], nil, nil), .c2([1], nil, nil)),
        (.load([1, 2], 1, 1), .c2([1, 2], 1, 1)),
    ] }
    enum Plain: InvocationMatching {
        case c0(Arg<String>)
        case c1(Arg<String>)
        case c2([Int], Int?, Int?)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0), .c0(let r0)): l0.matches(r0)
            case (.c1(let l0), .c1(let r0)): l0.matches(r0)
            case (.c2(let l0, let l1, let l2), .c2(let r0, let r1, let r2)): l0 == r0 && l1 == r1 && l2 == r2
            default: false
            }
        }
    }
}

indirect enum Overloaded420: OverloadedEnum {
    case load(number: Any)
    case load((x: Int, y: Int), String)
    case move(String)
    static let names = ["load(number:)", "load(_:_:)", "move(_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(number: (x: 1, y: 2)), .c0(0)),
        (0, .load(number: (a: 1, b: 2)), .c0(1)),
        (0, .load(number: (1, 2)), .c0(2)),
        (0, .load(number: 1), .c0(3)),
        (1, .load((x: 1, y: 2), "a"), .c1((x: 1, y: 2), "a")),
        (1, .load((x: 2, y: 1), "b"), .c1((x: 2, y: 1), "b")),
        (2, .move("a"), .c2("a")),
        (2, .move("b"), .c2("b")),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(number: (x: 1, y: 2)), .c0(0)),
        (.load(number: (a: 1, b: 2)), .c0(1)),
        (.load(number: (1, 2)), .c0(2)),
        (.load(number: 1), .c0(3)),
        (.load((x: 1, y: 2), "a"), .c1((x: 1, y: 2), "a")),
        (.load((x: 2, y: 1), "b"), .c1((x: 2, y: 1), "b")),
        (.move("a"), .c2("a")),
        (.move("b"), .c2("b")),
    ] }
    enum Plain: InvocationMatching {
        case c0(Int)
        case c1((x: Int, y: Int), String)
        case c2(String)
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

enum Overloaded421: OverloadedEnum {
    case load(Filling)
    case move(id: Bowl, at: Bowl)
    case move(at: Bowl)
    static let names = ["load(_:)", "move(id:at:)", "move(at:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(.with(egg: 1)), .c0(0)),
        (0, .load(.with(ham: 1)), .c0(1)),
        (0, .load(.with(1, 1)), .c0(2)),
        (0, .load(.with((1, 1))), .c0(3)),
        (1, .move(id: Bowls.first, at: Bowls.first), .c1(Bowls.first, Bowls.first)),
        (1, .move(id: Bowls.second, at: Bowls.second), .c1(Bowls.second, Bowls.second)),
        (2, .move(at: Bowls.first), .c2(Bowls.first)),
        (2, .move(at: Bowls.second), .c2(Bowls.second)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(.with(egg: 1)), .c0(0)),
        (.load(.with(ham: 1)), .c0(1)),
        (.load(.with(1, 1)), .c0(2)),
        (.load(.with((1, 1))), .c0(3)),
        (.move(id: Bowls.first, at: Bowls.first), .c1(Bowls.first, Bowls.first)),
        (.move(id: Bowls.second, at: Bowls.second), .c1(Bowls.second, Bowls.second)),
        (.move(at: Bowls.first), .c2(Bowls.first)),
        (.move(at: Bowls.second), .c2(Bowls.second)),
    ] }
    enum Plain: InvocationMatching {
        case c0(Int)
        case c1(Bowl, Bowl)
        case c2(Bowl)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0), .c0(let r0)): l0 == r0
            case (.c1(let l0, let l1), .c1(let r0, let r1)): l0 === r0 && l1 === r1
            case (.c2(let l0), .c2(let r0)): l0 === r0
            default: false
            }
        }
    }
}

enum Overloaded422: OverloadedEnum {
    case move([Int], number: Any, Int?)
    case load(Bowl)
    case load(number: Arg<Int>, Filling, id: (Int, Int))
    case load(Arg<String>, Arg<String>)
    case move(Arg<String>)
    static let names = ["move(_:number:_:)", "load(_:)", "load(number:_:id:)", "load(_:_:)", "move(_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .move([1], number: (x: 1, y: 2), nil), .c0([1], 0, nil)),
        (0, .move([1, 2], number: (a: 1, b: 2), 1), .c0([1, 2], 1, 1)),
        (0, .move([1], number: (1, 2), nil), .c0([1], 2, nil)),
        (0, .move([1, 2], number: 1, 1), .c0([1, 2], 3, 1)),
        (1, .load(Bowls.first), .c1(Bowls.first)),
        (1, .load(Bowls.second), .c1(Bowls.second)),
        (2, .load(number: .value(1), .with(egg: 1), id: (1, 2)), .c2(.value(1), 0, (1, 2))),
        (2, .load(number: .value(2), .with(ham: 1), id: (2, 1)), .c2(.value(2), 1, (2, 1))),
        (2, .load(number: .value(1), .with(1, 1), id: (1, 2)), .c2(.value(1), 2, (1, 2))),
        (2, .load(number: .value(2), .with((1, 1)), id: (2, 1)), .c2(.value(2), 3, (2, 1))),
        (3, .load(.value("a"), .value("a")), .c3(.value("a"), .value("a"))),
        (3, .load(.value("b"), .value("b")), .c3(.value("b"), .value("b"))),
        (4, .move(.value("a")), .c4(.value("a"))),
        (4, .move(.value("b")), .c4(.value("b"))),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.move([1], number: (x: 1, y: 2), nil), .c0([1], 0, nil)),
        (.move([1, 2], number: (a: 1, b: 2), 1), .c0([1, 2], 1, 1)),
        (.move([1], number: (1, 2), nil), .c0([1], 2, nil)),
        (.move([1, 2], number: 1, 1), .c0([1, 2], 3, 1)),
        (.load(Bowls.first), .c1(Bowls.first)),
        (.load(Bowls.second), .c1(Bowls.second)),
        (.load(number: .value(1), .with(egg: 1), id: (1, 2)), .c2(.value(1), 0, (1, 2))),
        (.load(number: .value(2), .with(ham: 1), id: (2, 1)), .c2(.value(2), 1, (2, 1))),
        (.load(number: .value(1), .with(1, 1), id: (1, 2)), .c2(.value(1), 2, (1, 2))),
        (.load(number: .value(2), .with((1, 1)), id: (2, 1)), .c2(.value(2), 3, (2, 1))),
        (.load(number: .any, .with(egg: 1), id: (1, 2)), .c2(.any, 0, (1, 2))),
        (.load(.value("a"), .value("a")), .c3(.value("a"), .value("a"))),
        (.load(.value("b"), .value("b")), .c3(.value("b"), .value("b"))),
        (.load(.hasPrefix("a"), .hasPrefix("a")), .c3(.hasPrefix("a"), .hasPrefix("a"))),
        (.move(.value("a")), .c4(.value("a"))),
        (.move(.value("b")), .c4(.value("b"))),
        (.move(.hasPrefix("a")), .c4(.hasPrefix("a"))),
    ] }
    enum Plain: InvocationMatching {
        case c0([Int], Int, Int?)
        case c1(Bowl)
        case c2(Arg<Int>, Int, (Int, Int))
        case c3(Arg<String>, Arg<String>)
        case c4(Arg<String>)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0, let l1, let l2), .c0(let r0, let r1, let r2)): l0 == r0 && l1 == r1 && l2 == r2
            case (.c1(let l0), .c1(let r0)): l0 === r0
            case (.c2(let l0, let l1, let l2), .c2(let r0, let r1, let r2)): l0.matches(r0) && l1 == r1 && l2 == r2
            case (.c3(let l0, let l1), .c3(let r0, let r1)): l0.matches(r0) && l1.matches(r1)
            case (.c4(let l0), .c4(let r0)): l0.matches(r0)
            default: false
            }
        }
    }
}

indirect enum Overloaded423: OverloadedEnum {
    case load(at: Filling, Int)
    case load([Int])
    case move((Int, Int))
    case load(number: Any)
    static let names = ["load(at:_:)", "load(_:)", "move(_:)", "load(number:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(at: .with(egg: 1), 1), .c0(0, 1)),
        (0, .load(at: .with(ham: 1), 2), .c0(1, 2)),
        (0, .load(at: .with(1, 1), 1), .c0(2, 1)),
        (0, .load(at: .with((1, 1)), 2), .c0(3, 2)),
        (1, .load([1]), .c1([1])),
        (1, .load([1, 2]), .c1([1, 2])),
        (2, .move((1, 2)), .c2((1, 2))),
        (2, .move((2, 1)), .c2((2, 1))),
        (3, .load(number: (x: 1, y: 2)), .c3(0)),
        (3, .load(number: (a: 1, b: 2)), .c3(1)),
        (3, .load(number: (1, 2)), .c3(2)),
        (3, .load(number: 1), .c3(3)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(at: .with(egg: 1), 1), .c0(0, 1)),
        (.load(at: .with(ham: 1), 2), .c0(1, 2)),
        (.load(at: .with(1, 1), 1), .c0(2, 1)),
        (.load(at: .with((1, 1)), 2), .c0(3, 2)),
        (.load([1]), .c1([1])),
        (.load([1, 2]), .c1([1, 2])),
        (.move((1, 2)), .c2((1, 2))),
        (.move((2, 1)), .c2((2, 1))),
        (.load(number: (x: 1, y: 2)), .c3(0)),
        (.load(number: (a: 1, b: 2)), .c3(1)),
        (.load(number: (1, 2)), .c3(2)),
        (.load(number: 1), .c3(3)),
    ] }
    enum Plain: InvocationMatching {
        case c0(Int, Int)
        case c1([Int])
        case c2((Int, Int))
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

indirect enum Overloaded424: OverloadedEnum {
    case move((x: Int, y: Int), at: Bowl, id: [Int])
    case load(Filling, (Int, Int), at: (x: Int, y: Int))
    case load(Filling, Arg<Int>)
    case load(Arg<Int>)
    static let names = ["move(_:at:id:)", "load(_:_:at:)", "load(_:_:)", "load(_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .move((x: 1, y: 2), at: Bowls.first, id: [1]), .c0((x: 1, y: 2), Bowls.first, [1])),
        (0, .move((x: 2, y: 1), at: Bowls.second, id: [1, 2]), .c0((x: 2, y: 1), Bowls.second, [1, 2])),
        (1, .load(.with(egg: 1), (1, 2), at: (x: 1, y: 2)), .c1(0, (1, 2), (x: 1, y: 2))),
        (1, .load(.with(ham: 1), (2, 1), at: (x: 2, y: 1)), .c1(1, (2, 1), (x: 2, y: 1))),
        (1, .load(.with(1, 1), (1, 2), at: (x: 1, y: 2)), .c1(2, (1, 2), (x: 1, y: 2))),
        (1, .load(.with((1, 1)), (2, 1), at: (x: 2, y: 1)), .c1(3, (2, 1), (x: 2, y: 1))),
        (2, .load(.with(egg: 1), .value(1)), .c2(0, .value(1))),
        (2, .load(.with(ham: 1), .value(2)), .c2(1, .value(2))),
        (2, .load(.with(1, 1), .value(1)), .c2(2, .value(1))),
        (2, .load(.with((1, 1)), .value(2)), .c2(3, .value(2))),
        (3, .load(.value(1)), .c3(.value(1))),
        (3, .load(.value(2)), .c3(.value(2))),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.move((x: 1, y: 2), at: Bowls.first, id: [1]), .c0((x: 1, y: 2), Bowls.first, [1])),
        (.move((x: 2, y: 1), at: Bowls.second, id: [1, 2]), .c0((x: 2, y: 1), Bowls.second, [1, 2])),
        (.load(.with(egg: 1), (1, 2), at: (x: 1, y: 2)), .c1(0, (1, 2), (x: 1, y: 2))),
        (.load(.with(ham: 1), (2, 1), at: (x: 2, y: 1)), .c1(1, (2, 1), (x: 2, y: 1))),
        (.load(.with(1, 1), (1, 2), at: (x: 1, y: 2)), .c1(2, (1, 2), (x: 1, y: 2))),
        (.load(.with((1, 1)), (2, 1), at: (x: 2, y: 1)), .c1(3, (2, 1), (x: 2, y: 1))),
        (.load(.with(egg: 1), .value(1)), .c2(0, .value(1))),
        (.load(.with(ham: 1), .value(2)), .c2(1, .value(2))),
        (.load(.with(1, 1), .value(1)), .c2(2, .value(1))),
        (.load(.with((1, 1)), .value(2)), .c2(3, .value(2))),
        (.load(.with(egg: 1), .any), .c2(0, .any)),
        (.load(.value(1)), .c3(.value(1))),
        (.load(.value(2)), .c3(.value(2))),
        (.load(.any), .c3(.any)),
    ] }
    enum Plain: InvocationMatching {
        case c0((x: Int, y: Int), Bowl, [Int])
        case c1(Int, (Int, Int), (x: Int, y: Int))
        case c2(Int, Arg<Int>)
        case c3(Arg<Int>)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0, let l1, let l2), .c0(let r0, let r1, let r2)): l0 == r0 && l1 === r1 && l2 == r2
            case (.c1(let l0, let l1, let l2), .c1(let r0, let r1, let r2)): l0 == r0 && l1 == r1 && l2 == r2
            case (.c2(let l0, let l1), .c2(let r0, let r1)): l0 == r0 && l1.matches(r1)
            case (.c3(let l0), .c3(let r0)): l0.matches(r0)
            default: false
            }
        }
    }
}

enum Overloaded425: OverloadedEnum {
    case load(at: Arg<Int>, [Int], id: (Int, Int))
    case load(at: Arg<Int>, Arg<Int>)
    static let names = ["load(at:_:id:)", "load(at:_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(at: .value(1), [1], id: (1, 2)), .c0(.value(1), [1], (1, 2))),
        (0, .load(at: .value(2), [1, 2], id: (2, 1)), .c0(.value(2), [1, 2], (2, 1))),
        (1, .load(at: .value(1), .value(1)), .c1(.value(1), .value(1))),
        (1, .load(at: .value(2), .value(2)), .c1(.value(2), .value(2))),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(at: .value(1), [1], id: (1, 2)), .c0(.value(1), [1], (1, 2))),
        (.load(at: .value(2), [1, 2], id: (2, 1)), .c0(.value(2), [1, 2], (2, 1))),
        (.load(at: .any, [1], id: (1, 2)), .c0(.any, [1], (1, 2))),
        (.load(at: .value(1), .value(1)), .c1(.value(1), .value(1))),
        (.load(at: .value(2), .value(2)), .c1(.value(2), .value(2))),
        (.load(at: .any, .any), .c1(.any, .any)),
    ] }
    enum Plain: InvocationMatching {
        case c0(Arg<Int>, [Int], (Int, Int))
        case c1(Arg<Int>, Arg<Int>)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0, let l1, let l2), .c0(let r0, let r1, let r2)): l0.matches(r0) && l1 == r1 && l2 == r2
            case (.c1(let l0, let l1), .c1(let r0, let r1)): l0.matches(r0) && l1.matches(r1)
            default: false
            }
        }
    }
}

enum Overloaded426: OverloadedEnum {
    case load(Int?, at: Bowl, [Int])
    case move(at: Arg<String>, number: String)
    static let names = ["load(_:at:_:)", "move(at:number:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(nil, at: Bowls.first, [1]), .c0(nil, Bowls.first, [1])),
        (0, .load(1, at: Bowls.second, [1, 2]), .c0(1, Bowls.second, [1, 2])),
        (1, .move(at: .value("a"), number: "a"), .c1(.value("a"), "a")),
        (1, .move(at: .value("b"), number: "b"), .c1(.value("b"), "b")),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(nil, at: Bowls.first, [1]), .c0(nil, Bowls.first, [1])),
        (.load(1, at: Bowls.second, [1, 2]), .c0(1, Bowls.second, [1, 2])),
        (.move(at: .value("a"), number: "a"), .c1(.value("a"), "a")),
        (.move(at: .value("b"), number: "b"), .c1(.value("b"), "b")),
        (.move(at: .hasPrefix("a"), number: "a"), .c1(.hasPrefix("a"), "a")),
    ] }
    enum Plain: InvocationMatching {
        case c0(Int?, Bowl, [Int])
        case c1(Arg<String>, String)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0, let l1, let l2), .c0(let r0, let r1, let r2)): l0 == r0 && l1 === r1 && l2 == r2
            case (.c1(let l0, let l1), .c1(let r0, let r1)): l0.matches(r0) && l1 == r1
            default: false
            }
        }
    }
}

indirect enum Overloaded427: OverloadedEnum {
    case load(Bowl)
    case load(Filling, id: (x: Int, y: Int), at: Any)
    static let names = ["load(_:)", "load(_:id:at:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(Bowls.first), .c0(Bowls.first)),
        (0, .load(Bowls.second), .c0(Bowls.second)),
        (1, .load(.with(egg: 1), id: (x: 1, y: 2), at: (x: 1, y: 2)), .c1(0, (x: 1, y: 2), 0)),
        (1, .load(.with(ham: 1), id: (x: 2, y: 1), at: (a: 1, b: 2)), .c1(1, (x: 2, y: 1), 1)),
        (1, .load(.with(1, 1), id: (x: 1, y: 2), at: (1, 2)), .c1(2, (x: 1, y: 2), 2)),
        (1, .load(.with((1, 1)), id: (x: 2, y: 1), at: 1), .c1(3, (x: 2, y: 1), 3)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(Bowls.first), .c0(Bowls.first)),
        (.load(Bowls.second), .c0(Bowls.second)),
        (.load(.with(egg: 1), id: (x: 1, y: 2), at: (x: 1, y: 2)), .c1(0, (x: 1, y: 2), 0)),
        (.load(.with(ham: 1), id: (x: 2, y: 1), at: (a: 1, b: 2)), .c1(1, (x: 2, y: 1), 1)),
        (.load(.with(1, 1), id: (x: 1, y: 2), at: (1, 2)), .c1(2, (x: 1, y: 2), 2)),
        (.load(.with((1, 1)), id: (x: 2, y: 1), at: 1), .c1(3, (x: 2, y: 1), 3)),
    ] }
    enum Plain: InvocationMatching {
        case c0(Bowl)
        case c1(Int, (x: Int, y: Int), Int)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0), .c0(let r0)): l0 === r0
            case (.c1(let l0, let l1, let l2), .c1(let r0, let r1, let r2)): l0 == r0 && l1 == r1 && l2 == r2
            default: false
            }
        }
    }
}

enum Overloaded428: OverloadedEnum {
    case move(id: (Int, Int), number: Int, (Int, Int))
    case load(Arg<String>)
    static let names = ["move(id:number:_:)", "load(_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .move(id: (1, 2), number: 1, (1, 2)), .c0((1, 2), 1, (1, 2))),
        (0, .move(id: (2, 1), number: 2, (2, 1)), .c0((2, 1), 2, (2, 1))),
        (1, .load(.value("a")), .c1(.value("a"))),
        (1, .load(.value("b")), .c1(.value("b"))),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.move(id: (1, 2), number: 1, (1, 2)), .c0((1, 2), 1, (1, 2))),
        (.move(id: (2, 1), number: 2, (2, 1)), .c0((2, 1), 2, (2, 1))),
        (.load(.value("a")), .c1(.value("a"))),
        (.load(.value("b")), .c1(.value("b"))),
        (.load(.hasPrefix("a")), .c1(.hasPrefix("a"))),
    ] }
    enum Plain: InvocationMatching {
        case c0((Int, Int), Int, (Int, Int))
        case c1(Arg<String>)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0, let l1, let l2), .c0(let r0, let r1, let r2)): l0 == r0 && l1 == r1 && l2 == r2
            case (.c1(let l0), .c1(let r0)): l0.matches(r0)
            default: false
            }
        }
    }
}

indirect enum Overloaded429: OverloadedEnum {
    case load((x: Int, y: Int), Arg<Int>, Bowl)
    case load(number: Any)
    case load(number: [Int], at: Int?)
    case load(id: Any)
    static let names = ["load(_:_:_:)", "load(number:)", "load(number:at:)", "load(id:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load((x: 1, y: 2), .value(1), Bowls.first), .c0((x: 1, y: 2), .value(1), Bowls.first)),
        (0, .load((x: 2, y: 1), .value(2), Bowls.second), .c0((x: 2, y: 1), .value(2), Bowls.second)),
        (1, .load(number: (x: 1, y: 2)), .c1(0)),
        (1, .load(number: (a: 1, b: 2)), .c1(1)),
        (1, .load(number: (1, 2)), .c1(2)),
        (1, .load(number: 1), .c1(3)),
        (2, .load(number: [1], at: nil), .c2([1], nil)),
        (2, .load(number: [1, 2], at: 1), .c2([1, 2], 1)),
        (3, .load(id: (x: 1, y: 2)), .c3(0)),
        (3, .load(id: (a: 1, b: 2)), .c3(1)),
        (3, .load(id: (1, 2)), .c3(2)),
        (3, .load(id: 1), .c3(3)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load((x: 1, y: 2), .value(1), Bowls.first), .c0((x: 1, y: 2), .value(1), Bowls.first)),
        (.load((x: 2, y: 1), .value(2), Bowls.second), .c0((x: 2, y: 1), .value(2), Bowls.second)),
        (.load((x: 1, y: 2), .any, Bowls.first), .c0((x: 1, y: 2), .any, Bowls.first)),
        (.load(number: (x: 1, y: 2)), .c1(0)),
        (.load(number: (a: 1, b: 2)), .c1(1)),
        (.load(number: (1, 2)), .c1(2)),
        (.load(number: 1), .c1(3)),
        (.load(number: [1], at: nil), .c2([1], nil)),
        (.load(number: [1, 2], at: 1), .c2([1, 2], 1)),
        (.load(id: (x: 1, y: 2)), .c3(0)),
        (.load(id: (a: 1, b: 2)), .c3(1)),
        (.load(id: (1, 2)), .c3(2)),
        (.load(id: 1), .c3(3)),
    ] }
    enum Plain: InvocationMatching {
        case c0((x: Int, y: Int), Arg<Int>, Bowl)
        case c1(Int)
        case c2([Int], Int?)
        case c3(Int)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0, let l1, let l2), .c0(let r0, let r1, let r2)): l0 == r0 && l1.matches(r1) && l2 === r2
            case (.c1(let l0), .c1(let r0)): l0 == r0
            case (.c2(let l0, let l1), .c2(let r0, let r1)): l0 == r0 && l1 == r1
            case (.c3(let l0), .c3(let r0)): l0 == r0
            default: false
            }
        }
    }
}

enum Overloaded430: OverloadedEnum {
    case load(Filling)
    case load(Int, number: Bowl, (Int, Int))
    static let names = ["load(_:)", "load(_:number:_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(.with(egg: 1)), .c0(0)),
        (0, .load(.with(ham: 1)), .c0(1)),
        (0, .load(.with(1, 1)), .c0(2)),
        (0, .load(.with((1, 1))), .c0(3)),
        (1, .load(1, number: Bowls.first, (1, 2)), .c1(1, Bowls.first, (1, 2))),
        (1, .load(2, number: Bowls.second, (2, 1)), .c1(2, Bowls.second, (2, 1))),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(.with(egg: 1)), .c0(0)),
        (.load(.with(ham: 1)), .c0(1)),
        (.load(.with(1, 1)), .c0(2)),
        (.load(.with((1, 1))), .c0(3)),
        (.load(1, number: Bowls.first, (1, 2)), .c1(1, Bowls.first, (1, 2))),
        (.load(2, number: Bowls.second, (2, 1)), .c1(2, Bowls.second, (2, 1))),
    ] }
    enum Plain: InvocationMatching {
        case c0(Int)
        case c1(Int, Bowl, (Int, Int))
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0), .c0(let r0)): l0 == r0
            case (.c1(let l0, let l1, let l2), .c1(let r0, let r1, let r2)): l0 == r0 && l1 === r1 && l2 == r2
            default: false
            }
        }
    }
}

enum Overloaded431: OverloadedEnum {
    case move
    case load(Filling, (Int, Int), id: Bowl)
    case load(at: String)
    static let names = ["move", "load(_:_:id:)", "load(at:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .move, .c0),
        (1, .load(.with(egg: 1), (1, 2), id: Bowls.first), .c1(0, (1, 2), Bowls.first)),
        (1, .load(.with(ham: 1), (2, 1), id: Bowls.second), .c1(1, (2, 1), Bowls.second)),
        (1, .load(.with(1, 1), (1, 2), id: Bowls.first), .c1(2, (1, 2), Bowls.first)),
        (1, .load(.with((1, 1)), (2, 1), id: Bowls.second), .c1(3, (2, 1), Bowls.second)),
        (2, .load(at: "a"), .c2("a")),
        (2, .load(at: "b"), .c2("b")),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.move, .c0),
        (.load(.with(egg: 1), (1, 2), id: Bowls.first), .c1(0, (1, 2), Bowls.first)),
        (.load(.with(ham: 1), (2, 1), id: Bowls.second), .c1(1, (2, 1), Bowls.second)),
        (.load(.with(1, 1), (1, 2), id: Bowls.first), .c1(2, (1, 2), Bowls.first)),
        (.load(.with((1, 1)), (2, 1), id: Bowls.second), .c1(3, (2, 1), Bowls.second)),
        (.load(at: "a"), .c2("a")),
        (.load(at: "b"), .c2("b")),
    ] }
    enum Plain: InvocationMatching {
        case c0
        case c1(Int, (Int, Int), Bowl)
        case c2(String)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0, .c0): true
            case (.c1(let l0, let l1, let l2), .c1(let r0, let r1, let r2)): l0 == r0 && l1 == r1 && l2 === r2
            case (.c2(let l0), .c2(let r0)): l0 == r0
            default: false
            }
        }
    }
}

indirect enum Overloaded432: OverloadedEnum {
    case load(at: [Int], id: Any)
    case load(id: Int)
    case load((Int, Int))
    case load(id: Bowl, number: String)
    static let names = ["load(at:id:)", "load(id:)", "load(_:)", "load(id:number:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(at: [1], id: (x: 1, y: 2)), .c0([1], 0)),
        (0, .load(at: [1, 2], id: (a: 1, b: 2)), .c0([1, 2], 1)),
        (0, .load(at: [1], id: (1, 2)), .c0([1], 2)),
        (0, .load(at: [1, 2], id: 1), .c0([1, 2], 3)),
        (1, .load(id: 1), .c1(1)),
        (1, .load(id: 2), .c1(2)),
        (2, .load((1, 2)), .c2((1, 2))),
        (2, .load((2, 1)), .c2((2, 1))),
        (3, .load(id: Bowls.first, number: "a"), .c3(Bowls.first, "a")),
        (3, .load(id: Bowls.second, number: "b"), .c3(Bowls.second, "b")),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(at: [1], id: (x: 1, y: 2)), .c0([1], 0)),
        (.load(at: [1, 2], id: (a: 1, b: 2)), .c0([1, 2], 1)),
        (.load(at: [1], id: (1, 2)), .c0([1], 2)),
        (.load(at: [1, 2], id: 1), .c0([1, 2], 3)),
        (.load(id: 1), .c1(1)),
        (.load(id: 2), .c1(2)),
        (.load((1, 2)), .c2((1, 2))),
        (.load((2, 1)), .c2((2, 1))),
        (.load(id: Bowls.first, number: "a"), .c3(Bowls.first, "a")),
        (.load(id: Bowls.second, number: "b"), .c3(Bowls.second, "b")),
    ] }
    enum Plain: InvocationMatching {
        case c0([Int], Int)
        case c1(Int)
        case c2((Int, Int))
        case c3(Bowl, String)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0, let l1), .c0(let r0, let r1)): l0 == r0 && l1 == r1
            case (.c1(let l0), .c1(let r0)): l0 == r0
            case (.c2(let l0), .c2(let r0)): l0 == r0
            case (.c3(let l0, let l1), .c3(let r0, let r1)): l0 === r0 && l1 == r1
            default: false
            }
        }
    }
}

indirect enum Overloaded433: OverloadedEnum {
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

enum Overloaded434: OverloadedEnum {
    case load(id: Arg<String>)
    case move(Any)
    case load(Filling)
    case move(Filling, at: Arg<Int>)
    case move(at: String)
    static let names = ["load(id:)", "move(_:)", "load(_:)", "move(_:at:)", "move(at:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(id: .value("a")), .c0(.value("a"))),
        (0, .load(id: .value("b")), .c0(.value("b"))),
        (1, .move((x: 1, y: 2)), .c1(0)),
        (1, .move((a: 1, b: 2)), .c1(1)),
        (1, .move((1, 2)), .c1(2)),
        (1, .move(1), .c1(3)),
        (2, .load(.with(egg: 1)), .c2(0)),
        (2, .load(.with(ham: 1)), .c2(1)),
        (2, .load(.with(1, 1)), .c2(2)),
        (2, .load(.with((1, 1))), .c2(3)),
        (3, .move(.with(egg: 1), at: .value(1)), .c3(0, .value(1))),
        (3, .move(.with(ham: 1), at: .value(2)), .c3(1, .value(2))),
        (3, .move(.with(1, 1), at: .value(1)), .c3(2, .value(1))),
        (3, .move(.with((1, 1)), at: .value(2)), .c3(3, .value(2))),
        (4, .move(at: "a"), .c4("a")),
        (4, .move(at: "b"), .c4("b")),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(id: .value("a")), .c0(.value("a"))),
        (.load(id: .value("b")), .c0(.value("b"))),
        (.load(id: .hasPrefix("a")), .c0(.hasPrefix("a"))),
        (.move((x: 1, y: 2)), .c1(0)),
        (.move((a: 1, b: 2)), .c1(1)),
        (.move((1, 2)), .c1(2)),
        (.move(1), .c1(3)),
        (.load(.with(egg: 1)), .c2(0)),
        (.load(.with(ham: 1)), .c2(1)),
        (.load(.with(1, 1)), .c2(2)),
        (.load(.with((1, 1))), .c2(3)),
        (.move(.with(egg: 1), at: .value(1)), .c3(0, .value(1))),
        (.move(.with(ham: 1), at: .value(2)), .c3(1, .value(2))),
        (.move(.with(1, 1), at: .value(1)), .c3(2, .value(1))),
        (.move(.with((1, 1)), at: .value(2)), .c3(3, .value(2))),
        (.move(.with(egg: 1), at: .any), .c3(0, .any)),
        (.move(at: "a"), .c4("a")),
        (.move(at: "b"), .c4("b")),
    ] }
    enum Plain: InvocationMatching {
        case c0(Arg<String>)
        case c1(Int)
        case c2(Int)
        case c3(Int, Arg<Int>)
        case c4(String)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0), .c0(let r0)): l0.matches(r0)
            case (.c1(let l0), .c1(let r0)): l0 == r0
            case (.c2(let l0), .c2(let r0)): l0 == r0
            case (.c3(let l0, let l1), .c3(let r0, let r1)): l0 == r0 && l1.matches(r1)
            case (.c4(let l0), .c4(let r0)): l0 == r0
            default: false
            }
        }
    }
}

enum Overloaded435: OverloadedEnum {
    case load(at: Int)
    case move(at: Filling)
    case load(Any, id: (x: Int, y: Int), [Int])
    case load((Int, Int))
    case move((Int, Int), [Int])
    static let names = ["load(at:)", "move(at:)", "load(_:id:_:)", "load(_:)", "move(_:_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(at: 1), .c0(1)),
        (0, .load(at: 2), .c0(2)),
        (1, .move(at: .with(egg: 1)), .c1(0)),
        (1, .move(at: .with(ham: 1)), .c1(1)),
        (1, .move(at: .with(1, 1)), .c1(2)),
        (1, .move(at: .with((1, 1))), .c1(3)),
        (2, .load((x: 1, y: 2), id: (x: 1, y: 2), [1]), .c2(0, (x: 1, y: 2), [1])),
        (2, .load((a: 1, b: 2), id: (x: 2, y: 1), [1, 2]), .c2(1, (x: 2, y: 1), [1, 2])),
        (2, .load((1, 2), id: (x: 1, y: 2), [1]), .c2(2, (x: 1, y: 2), [1])),
        (2, .load(1, id: (x: 2, y: 1), [1, 2]), .c2(3, (x: 2, y: 1), [1, 2])),
        (3, .load((1, 2)), .c3((1, 2))),
        (3, .load((2, 1)), .c3((2, 1))),
        (4, .move((1, 2), [1]), .c4((1, 2), [1])),
        (4, .move((2, 1), [1, 2]), .c4((2, 1), [1, 2])),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(at: 1), .c0(1)),
        (.load(at: 2), .c0(2)),
        (.move(at: .with(egg: 1)), .c1(0)),
        (.move(at: .with(ham: 1)), .c1(1)),
        (.move(at: .with(1, 1)), .c1(2)),
        (.move(at: .with((1, 1))), .c1(3)),
        (.load((x: 1, y: 2), id: (x: 1, y: 2), [1]), .c2(0, (x: 1, y: 2), [1])),
        (.load((a: 1, b: 2), id: (x: 2, y: 1), [1, 2]), .c2(1, (x: 2, y: 1), [1, 2])),
        (.load((1, 2), id: (x: 1, y: 2), [1]), .c2(2, (x: 1, y: 2), [1])),
        (.load(1, id: (x: 2, y: 1), [1, 2]), .c2(3, (x: 2, y: 1), [1, 2])),
        (.load((1, 2)), .c3((1, 2))),
        (.load((2, 1)), .c3((2, 1))),
        (.move((1, 2), [1]), .c4((1, 2), [1])),
        (.move((2, 1), [1, 2]), .c4((2, 1), [1, 2])),
    ] }
    enum Plain: InvocationMatching {
        case c0(Int)
        case c1(Int)
        case c2(Int, (x: Int, y: Int), [Int])
        case c3((Int, Int))
        case c4((Int, Int), [Int])
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0), .c0(let r0)): l0 == r0
            case (.c1(let l0), .c1(let r0)): l0 == r0
            case (.c2(let l0, let l1, let l2), .c2(let r0, let r1, let r2)): l0 == r0 && l1 == r1 && l2 == r2
            case (.c3(let l0), .c3(let r0)): l0 == r0
            case (.c4(let l0, let l1), .c4(let r0, let r1)): l0 == r0 && l1 == r1
            default: false
            }
        }
    }
}

enum Overloaded436: OverloadedEnum {
    case move(number: Bowl)
    case load([Int])
    case load(at: Int)
    case load(number: String, at: Filling)
    static let names = ["move(number:)", "load(_:)", "load(at:)", "load(number:at:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .move(number: Bowls.first), .c0(Bowls.first)),
        (0, .move(number: Bowls.second), .c0(Bowls.second)),
        (1, .load([1]), .c1([1])),
        (1, .load([1, 2]), .c1([1, 2])),
        (2, .load(at: 1), .c2(1)),
        (2, .load(at: 2), .c2(2)),
        (3, .load(number: "a", at: .with(egg: 1)), .c3("a", 0)),
        (3, .load(number: "b", at: .with(ham: 1)), .c3("b", 1)),
        (3, .load(number: "a", at: .with(1, 1)), .c3("a", 2)),
        (3, .load(number: "b", at: .with((1, 1))), .c3("b", 3)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.move(number: Bowls.first), .c0(Bowls.first)),
        (.move(number: Bowls.second), .c0(Bowls.second)),
        (.load([1]), .c1([1])),
        (.load([1, 2]), .c1([1, 2])),
        (.load(at: 1), .c2(1)),
        (.load(at: 2), .c2(2)),
        (.load(number: "a", at: .with(egg: 1)), .c3("a", 0)),
        (.load(number: "b", at: .with(ham: 1)), .c3("b", 1)),
        (.load(number: "a", at: .with(1, 1)), .c3("a", 2)),
        (.load(number: "b", at: .with((1, 1))), .c3("b", 3)),
    ] }
    enum Plain: InvocationMatching {
        case c0(Bowl)
        case c1([Int])
        case c2(Int)
        case c3(String, Int)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0), .c0(let r0)): l0 === r0
            case (.c1(let l0), .c1(let r0)): l0 == r0
            case (.c2(let l0), .c2(let r0)): l0 == r0
            case (.c3(let l0, let l1), .c3(let r0, let r1)): l0 == r0 && l1 == r1
            default: false
            }
        }
    }
}

indirect enum Overloaded437: OverloadedEnum {
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

enum Overloaded438: OverloadedEnum {
    case load(Any)
    case move(at: [Int], number: (x: Int, y: Int), id: (x: Int, y: Int))
    case load(number: [Int])
    static let names = ["load(_:)", "move(at:number:id:)", "load(number:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load((x: 1, y: 2)), .c0(0)),
        (0, .load((a: 1, b: 2)), .c0(1)),
        (0, .load((1, 2)), .c0(2)),
        (0, .load(1), .c0(3)),
        (1, .move(at: [1], number: (x: 1, y: 2), id: (x: 1, y: 2)), .c1([1], (x: 1, y: 2), (x: 1, y: 2))),
        (1, .move(at: [1, 2], number: (x: 2, y: 1), id: (x: 2, y: 1)), .c1([1, 2], (x: 2, y: 1), (x: 2, y: 1))),
        (2, .load(number: [1]), .c2([1])),
        (2, .load(number: [1, 2]), .c2([1, 2])),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load((x: 1, y: 2)), .c0(0)),
        (.load((a: 1, b: 2)), .c0(1)),
        (.load((1, 2)), .c0(2)),
        (.load(1), .c0(3)),
        (.move(at: [1], number: (x: 1, y: 2), id: (x: 1, y: 2)), .c1([1], (x: 1, y: 2), (x: 1, y: 2))),
        (.move(at: [1, 2], number: (x: 2, y: 1), id: (x: 2, y: 1)), .c1([1, 2], (x: 2, y: 1), (x: 2, y: 1))),
        (.load(number: [1]), .c2([1])),
        (.load(number: [1, 2]), .c2([1, 2])),
    ] }
    enum Plain: InvocationMatching {
        case c0(Int)
        case c1([Int], (x: Int, y: Int), (x: Int, y: Int))
        case c2([Int])
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0), .c0(let r0)): l0 == r0
            case (.c1(let l0, let l1, let l2), .c1(let r0, let r1, let r2)): l0 == r0 && l1 == r1 && l2 == r2
            case (.c2(let l0), .c2(let r0)): l0 == r0
            default: false
            }
        }
    }
}

indirect enum Overloaded439: OverloadedEnum {
    case load(String, (Int, Int))
    case move(number: Arg<String>)
    case load(id: Int, Arg<Int>)
    case load((x: Int, y: Int), id: Int?)
    case move(at: (x: Int, y: Int))
    static let names = ["load(_:_:)", "move(number:)", "load(id:_:)", "load(_:id:)", "move(at:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load("a", (1, 2)), .c0("a", (1, 2))),
        (0, .load("b", (2, 1)), .c0("b", (2, 1))),
        (1, .move(number: .value("a")), .c1(.value("a"))),
        (1, .move(number: .value("b")), .c1(.value("b"))),
        (2, .load(id: 1, .value(1)), .c2(1, .value(1))),
        (2, .load(id: 2, .value(2)), .c2(2, .value(2))),
        (3, .load((x: 1, y: 2), id: nil), .c3((x: 1, y: 2), nil)),
        (3, .load((x: 2, y: 1), id: 1), .c3((x: 2, y: 1), 1)),
        (4, .move(at: (x: 1, y: 2)), .c4((x: 1, y: 2))),
        (4, .move(at: (x: 2, y: 1)), .c4((x: 2, y: 1))),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load("a", (1, 2)), .c0("a", (1, 2))),
        (.load("b", (2, 1)), .c0("b", (2, 1))),
        (.move(number: .value("a")), .c1(.value("a"))),
        (.move(number: .value("b")), .c1(.value("b"))),
        (.move(number: .hasPrefix("a")), .c1(.hasPrefix("a"))),
        (.load(id: 1, .value(1)), .c2(1, .value(1))),
        (.load(id: 2, .value(2)), .c2(2, .value(2))),
        (.load(id: 1, .any), .c2(1, .any)),
        (.load((x: 1, y: 2), id: nil), .c3((x: 1, y: 2), nil)),
        (.load((x: 2, y: 1), id: 1), .c3((x: 2, y: 1), 1)),
        (.move(at: (x: 1, y: 2)), .c4((x: 1, y: 2))),
        (.move(at: (x: 2, y: 1)), .c4((x: 2, y: 1))),
    ] }
    enum Plain: InvocationMatching {
        case c0(String, (Int, Int))
        case c1(Arg<String>)
        case c2(Int, Arg<Int>)
        case c3((x: Int, y: Int), Int?)
        case c4((x: Int, y: Int))
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0, let l1), .c0(let r0, let r1)): l0 == r0 && l1 == r1
            case (.c1(let l0), .c1(let r0)): l0.matches(r0)
            case (.c2(let l0, let l1), .c2(let r0, let r1)): l0 == r0 && l1.matches(r1)
            case (.c3(let l0, let l1), .c3(let r0, let r1)): l0 == r0 && l1 == r1
            case (.c4(let l0), .c4(let r0)): l0 == r0
            default: false
            }
        }
    }
}

indirect enum Overloaded440: OverloadedEnum {
    case load(id: Arg<String>, number: [Int], [Int])
    case move(at: String)
    case load(at: (x: Int, y: Int))
    case load(id: Bowl, at: [Int])
    case move(id: Filling, Bowl, at: [Int])
    static let names = ["load(id:number:_:)", "move(at:)", "load(at:)", "load(id:at:)", "move(id:_:at:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(id: .value("a"), number: [1], [1]), .c0(.value("a"), [1], [1])),
        (0, .load(id: .value("b"), number: [1, 2], [1, 2]), .c0(.value("b"), [1, 2], [1, 2])),
        (1, .move(at: "a"), .c1("a")),
        (1, .move(at: "b"), .c1("b")),
        (2, .load(at: (x: 1, y: 2)), .c2((x: 1, y: 2))),
        (2, .load(at: (x: 2, y: 1)), .c2((x: 2, y: 1))),
        (3, .load(id: Bowls.first, at: [1]), .c3(Bowls.first, [1])),
        (3, .load(id: Bowls.second, at: [1, 2]), .c3(Bowls.second, [1, 2])),
        (4, .move(id: .with(egg: 1), Bowls.first, at: [1]), .c4(0, Bowls.first, [1])),
        (4, .move(id: .with(ham: 1), Bowls.second, at: [1, 2]), .c4(1, Bowls.second, [1, 2])),
        (4, .move(id: .with(1, 1), Bowls.first, at: [1]), .c4(2, Bowls.first, [1])),
        (4, .move(id: .with((1, 1)), Bowls.second, at: [1, 2]), .c4(3, Bowls.second, [1, 2])),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(id: .value("a"), number: [1], [1]), .c0(.value("a"), [1], [1])),
        (.load(id: .value("b"), number: [1, 2], [1, 2]), .c0(.value("b"), [1, 2], [1, 2])),
        (.load(id: .hasPrefix("a"), number: [1], [1]), .c0(.hasPrefix("a"), [1], [1])),
        (.move(at: "a"), .c1("a")),
        (.move(at: "b"), .c1("b")),
        (.load(at: (x: 1, y: 2)), .c2((x: 1, y: 2))),
        (.load(at: (x: 2, y: 1)), .c2((x: 2, y: 1))),
        (.load(id: Bowls.first, at: [1]), .c3(Bowls.first, [1])),
        (.load(id: Bowls.second, at: [1, 2]), .c3(Bowls.second, [1, 2])),
        (.move(id: .with(egg: 1), Bowls.first, at: [1]), .c4(0, Bowls.first, [1])),
        (.move(id: .with(ham: 1), Bowls.second, at: [1, 2]), .c4(1, Bowls.second, [1, 2])),
        (.move(id: .with(1, 1), Bowls.first, at: [1]), .c4(2, Bowls.first, [1])),
        (.move(id: .with((1, 1)), Bowls.second, at: [1, 2]), .c4(3, Bowls.second, [1, 2])),
    ] }
    enum Plain: InvocationMatching {
        case c0(Arg<String>, [Int], [Int])
        case c1(String)
        case c2((x: Int, y: Int))
        case c3(Bowl, [Int])
        case c4(Int, Bowl, [Int])
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0, let l1, let l2), .c0(let r0, let r1, let r2)): l0.matches(r0) && l1 == r1 && l2 == r2
            case (.c1(let l0), .c1(let r0)): l0 == r0
            case (.c2(let l0), .c2(let r0)): l0 == r0
            case (.c3(let l0, let l1), .c3(let r0, let r1)): l0 === r0 && l1 == r1
            case (.c4(let l0, let l1, let l2), .c4(let r0, let r1, let r2)): l0 == r0 && l1 === r1 && l2 == r2
            default: false
            }
        }
    }
}

enum Overloaded441: OverloadedEnum {
    case move((x: Int, y: Int))
    case load(at: Arg<Int>)
    static let names = ["move(_:)", "load(at:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .move((x: 1, y: 2)), .c0((x: 1, y: 2))),
        (0, .move((x: 2, y: 1)), .c0((x: 2, y: 1))),
        (1, .load(at: .value(1)), .c1(.value(1))),
        (1, .load(at: .value(2)), .c1(.value(2))),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.move((x: 1, y: 2)), .c0((x: 1, y: 2))),
        (.move((x: 2, y: 1)), .c0((x: 2, y: 1))),
        (.load(at: .value(1)), .c1(.value(1))),
        (.load(at: .value(2)), .c1(.value(2))),
        (.load(at: .any), .c1(.any)),
    ] }
    enum Plain: InvocationMatching {
        case c0((x: Int, y: Int))
        case c1(Arg<Int>)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0), .c0(let r0)): l0 == r0
            case (.c1(let l0), .c1(let r0)): l0.matches(r0)
            default: false
            }
        }
    }
}

indirect enum Overloaded442: OverloadedEnum {
    case load((x: Int, y: Int))
    case load([Int], id: Filling)
    case move(Bowl, String, at: Filling)
    static let names = ["load(_:)", "load(_:id:)", "move(_:_:at:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load((x: 1, y: 2)), .c0((x: 1, y: 2))),
        (0, .load((x: 2, y: 1)), .c0((x: 2, y: 1))),
        (1, .load([1], id: .with(egg: 1)), .c1([1], 0)),
        (1, .load([1, 2], id: .with(ham: 1)), .c1([1, 2], 1)),
        (1, .load([1], id: .with(1, 1)), .c1([1], 2)),
        (1, .load([1, 2], id: .with((1, 1))), .c1([1, 2], 3)),
        (2, .move(Bowls.first, "a", at: .with(egg: 1)), .c2(Bowls.first, "a", 0)),
        (2, .move(Bowls.second, "b", at: .with(ham: 1)), .c2(Bowls.second, "b", 1)),
        (2, .move(Bowls.first, "a", at: .with(1, 1)), .c2(Bowls.first, "a", 2)),
        (2, .move(Bowls.second, "b", at: .with((1, 1))), .c2(Bowls.second, "b", 3)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load((x: 1, y: 2)), .c0((x: 1, y: 2))),
        (.load((x: 2, y: 1)), .c0((x: 2, y: 1))),
        (.load([1], id: .with(egg: 1)), .c1([1], 0)),
        (.load([1, 2], id: .with(ham: 1)), .c1([1, 2], 1)),
        (.load([1], id: .with(1, 1)), .c1([1], 2)),
        (.load([1, 2], id: .with((1, 1))), .c1([1, 2], 3)),
        (.move(Bowls.first, "a", at: .with(egg: 1)), .c2(Bowls.first, "a", 0)),
        (.move(Bowls.second, "b", at: .with(ham: 1)), .c2(Bowls.second, "b", 1)),
        (.move(Bowls.first, "a", at: .with(1, 1)), .c2(Bowls.first, "a", 2)),
        (.move(Bowls.second, "b", at: .with((1, 1))), .c2(Bowls.second, "b", 3)),
    ] }
    enum Plain: InvocationMatching {
        case c0((x: Int, y: Int))
        case c1([Int], Int)
        case c2(Bowl, String, Int)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0), .c0(let r0)): l0 == r0
            case (.c1(let l0, let l1), .c1(let r0, let r1)): l0 == r0 && l1 == r1
            case (.c2(let l0, let l1, let l2), .c2(let r0, let r1, let r2)): l0 === r0 && l1 == r1 && l2 == r2
            default: false
            }
        }
    }
}

indirect enum Overloaded443: OverloadedEnum {
    case load(number: Arg<Int>, String, id: Int?)
    case load(at: Bowl, [Int])
    case load(id: Any)
    static let names = ["load(number:_:id:)", "load(at:_:)", "load(id:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(number: .value(1), "a", id: nil), .c0(.value(1), "a", nil)),
        (0, .load(number: .value(2), "b", id: 1), .c0(.value(2), "b", 1)),
        (1, .load(at: Bowls.first, [1]), .c1(Bowls.first, [1])),
        (1, .load(at: Bowls.second, [1, 2]), .c1(Bowls.second, [1, 2])),
        (2, .load(id: (x: 1, y: 2)), .c2(0)),
        (2, .load(id: (a: 1, b: 2)), .c2(1)),
        (2, .load(id: (1, 2)), .c2(2)),
        (2, .load(id: 1), .c2(3)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(number: .value(1), "a", id: nil), .c0(.value(1), "a", nil)),
        (.load(number: .value(2), "b", id: 1), .c0(.value(2), "b", 1)),
        (.load(number: .any, "a", id: nil), .c0(.any, "a", nil)),
        (.load(at: Bowls.first, [1]), .c1(Bowls.first, [1])),
        (.load(at: Bowls.second, [1, 2]), .c1(Bowls.second, [1, 2])),
        (.load(id: (x: 1, y: 2)), .c2(0)),
        (.load(id: (a: 1, b: 2)), .c2(1)),
        (.load(id: (1, 2)), .c2(2)),
        (.load(id: 1), .c2(3)),
    ] }
    enum Plain: InvocationMatching {
        case c0(Arg<Int>, String, Int?)
        case c1(Bowl, [Int])
        case c2(Int)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0, let l1, let l2), .c0(let r0, let r1, let r2)): l0.matches(r0) && l1 == r1 && l2 == r2
            case (.c1(let l0, let l1), .c1(let r0, let r1)): l0 === r0 && l1 == r1
            case (.c2(let l0), .c2(let r0)): l0 == r0
            default: false
            }
        }
    }
}

indirect enum Overloaded444: OverloadedEnum {
    case load(Bowl, (Int, Int))
    case move((x: Int, y: Int), (x: Int, y: Int))
    case load(at: Any)
    static let names = ["load(_:_:)", "move(_:_:)", "load(at:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(Bowls.first, (1, 2)), .c0(Bowls.first, (1, 2))),
        (0, .load(Bowls.second, (2, 1)), .c0(Bowls.second, (2, 1))),
        (1, .move((x: 1, y: 2), (x: 1, y: 2)), .c1((x: 1, y: 2), (x: 1, y: 2))),
        (1, .move((x: 2, y: 1), (x: 2, y: 1)), .c1((x: 2, y: 1), (x: 2, y: 1))),
        (2, .load(at: (x: 1, y: 2)), .c2(0)),
        (2, .load(at: (a: 1, b: 2)), .c2(1)),
        (2, .load(at: (1, 2)), .c2(2)),
        (2, .load(at: 1), .c2(3)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(Bowls.first, (1, 2)), .c0(Bowls.first, (1, 2))),
        (.load(Bowls.second, (2, 1)), .c0(Bowls.second, (2, 1))),
        (.move((x: 1, y: 2), (x: 1, y: 2)), .c1((x: 1, y: 2), (x: 1, y: 2))),
        (.move((x: 2, y: 1), (x: 2, y: 1)), .c1((x: 2, y: 1), (x: 2, y: 1))),
        (.load(at: (x: 1, y: 2)), .c2(0)),
        (.load(at: (a: 1, b: 2)), .c2(1)),
        (.load(at: (1, 2)), .c2(2)),
        (.load(at: 1), .c2(3)),
    ] }
    enum Plain: InvocationMatching {
        case c0(Bowl, (Int, Int))
        case c1((x: Int, y: Int), (x: Int, y: Int))
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

indirect enum Overloaded445: OverloadedEnum {
    case load
    case move(number: Filling)
    static let names = ["load", "move(number:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load, .c0),
        (1, .move(number: .with(egg: 1)), .c1(0)),
        (1, .move(number: .with(ham: 1)), .c1(1)),
        (1, .move(number: .with(1, 1)), .c1(2)),
        (1, .move(number: .with((1, 1))), .c1(3)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load, .c0),
        (.move(number: .with(egg: 1)), .c1(0)),
        (.move(number: .with(ham: 1)), .c1(1)),
        (.move(number: .with(1, 1)), .c1(2)),
        (.move(number: .with((1, 1))), .c1(3)),
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

indirect enum Overloaded446: OverloadedEnum {
    case move(Int?, Int)
    case load(at: Arg<String>, [Int])
    case load(id: Arg<Int>)
    case move(id: Filling, (Int, Int), number: (x: Int, y: Int))
    case move(number: Int?)
    static let names = ["move(_:_:)", "load(at:_:)", "load(id:)", "move(id:_:number:)", "move(number:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .move(nil, 1), .c0(nil, 1)),
        (0, .move(1, 2), .c0(1, 2)),
        (1, .load(at: .value("a"), [1]), .c1(.value("a"), [1])),
        (1, .load(at: .value("b"), [1, 2]), .c1(.value("b"), [1, 2])),
        (2, .load(id: .value(1)), .c2(.value(1))),
        (2, .load(id: .value(2)), .c2(.value(2))),
        (3, .move(id: .with(egg: 1), (1, 2), number: (x: 1, y: 2)), .c3(0, (1, 2), (x: 1, y: 2))),
        (3, .move(id: .with(ham: 1), (2, 1), number: (x: 2, y: 1)), .c3(1, (2, 1), (x: 2, y: 1))),
        (3, .move(id: .with(1, 1), (1, 2), number: (x: 1, y: 2)), .c3(2, (1, 2), (x: 1, y: 2))),
        (3, .move(id: .with((1, 1)), (2, 1), number: (x: 2, y: 1)), .c3(3, (2, 1), (x: 2, y: 1))),
        (4, .move(number: nil), .c4(nil)),
        (4, .move(number: 1), .c4(1)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.move(nil, 1), .c0(nil, 1)),
        (.move(1, 2), .c0(1, 2)),
        (.load(at: .value("a"), [1]), .c1(.value("a"), [1])),
        (.load(at: .value("b"), [1, 2]), .c1(.value("b"), [1, 2])),
        (.load(at: .hasPrefix("a"), [1]), .c1(.hasPrefix("a"), [1])),
        (.load(id: .value(1)), .c2(.value(1))),
        (.load(id: .value(2)), .c2(.value(2))),
        (.load(id: .any), .c2(.any)),
        (.move(id: .with(egg: 1), (1, 2), number: (x: 1, y: 2)), .c3(0, (1, 2), (x: 1, y: 2))),
        (.move(id: .with(ham: 1), (2, 1), number: (x: 2, y: 1)), .c3(1, (2, 1), (x: 2, y: 1))),
        (.move(id: .with(1, 1), (1, 2), number: (x: 1, y: 2)), .c3(2, (1, 2), (x: 1, y: 2))),
        (.move(id: .with((1, 1)), (2, 1), number: (x: 2, y: 1)), .c3(3, (2, 1), (x: 2, y: 1))),
        (.move(number: nil), .c4(nil)),
        (.move(number: 1), .c4(1)),
    ] }
    enum Plain: InvocationMatching {
        case c0(Int?, Int)
        case c1(Arg<String>, [Int])
        case c2(Arg<Int>)
        case c3(Int, (Int, Int), (x: Int, y: Int))
        case c4(Int?)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0, let l1), .c0(let r0, let r1)): l0 == r0 && l1 == r1
            case (.c1(let l0, let l1), .c1(let r0, let r1)): l0.matches(r0) && l1 == r1
            case (.c2(let l0), .c2(let r0)): l0.matches(r0)
            case (.c3(let l0, let l1, let l2), .c3(let r0, let r1, let r2)): l0 == r0 && l1 == r1 && l2 == r2
            case (.c4(let l0), .c4(let r0)): l0 == r0
            default: false
            }
        }
    }
}

enum Overloaded447: OverloadedEnum {
    case move(id: Any)
    case load(at: Int?, String)
    static let names = ["move(id:)", "load(at:_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .move(id: (x: 1, y: 2)), .c0(0)),
        (0, .move(id: (a: 1, b: 2)), .c0(1)),
        (0, .move(id: (1, 2)), .c0(2)),
        (0, .move(id: 1), .c0(3)),
        (1, .load(at: nil, "a"), .c1(nil, "a")),
        (1, .load(at: 1, "b"), .c1(1, "b")),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.move(id: (x: 1, y: 2)), .c0(0)),
        (.move(id: (a: 1, b: 2)), .c0(1)),
        (.move(id: (1, 2)), .c0(2)),
        (.move(id: 1), .c0(3)),
        (.load(at: nil, "a"), .c1(nil, "a")),
        (.load(at: 1, "b"), .c1(1, "b")),
    ] }
    enum Plain: InvocationMatching {
        case c0(Int)
        case c1(Int?, String)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0), .c0(let r0)): l0 == r0
            case (.c1(let l0, let l1), .c1(let r0, let r1)): l0 == r0 && l1 == r1
            default: false
            }
        }
    }
}

enum Overloaded448: OverloadedEnum {
    case load((x: Int, y: Int), number: Any)
    case load(id: Bowl, String)
    case move(Int, Any)
    case move(id: Filling)
    static let names = ["load(_:number:)", "load(id:_:)", "move(_:_:)", "move(id:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load((x: 1, y: 2), number: (x: 1, y: 2)), .c0((x: 1, y: 2), 0)),
        (0, .load((x: 2, y: 1), number: (a: 1, b: 2)), .c0((x: 2, y: 1), 1)),
        (0, .load((x: 1, y: 2), number: (1, 2)), .c0((x: 1, y: 2), 2)),
        (0, .load((x: 2, y: 1), number: 1), .c0((x: 2, y: 1), 3)),
        (1, .load(id: Bowls.first, "a"), .c1(Bowls.first, "a")),
        (1, .load(id: Bowls.second, "b"), .c1(Bowls.second, "b")),
        (2, .move(1, (x: 1, y: 2)), .c2(1, 0)),
        (2, .move(2, (a: 1, b: 2)), .c2(2, 1)),
        (2, .move(1, (1, 2)), .c2(1, 2)),
        (2, .move(2, 1), .c2(2, 3)),
        (3, .move(id: .with(egg: 1)), .c3(0)),
        (3, .move(id: .with(ham: 1)), .c3(1)),
        (3, .move(id: .with(1, 1)), .c3(2)),
        (3, .move(id: .with((1, 1))), .c3(3)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load((x: 1, y: 2), number: (x: 1, y: 2)), .c0((x: 1, y: 2), 0)),
        (.load((x: 2, y: 1), number: (a: 1, b: 2)), .c0((x: 2, y: 1), 1)),
        (.load((x: 1, y: 2), number: (1, 2)), .c0((x: 1, y: 2), 2)),
        (.load((x: 2, y: 1), number: 1), .c0((x: 2, y: 1), 3)),
        (.load(id: Bowls.first, "a"), .c1(Bowls.first, "a")),
        (.load(id: Bowls.second, "b"), .c1(Bowls.second, "b")),
        (.move(1, (x: 1, y: 2)), .c2(1, 0)),
        (.move(2, (a: 1, b: 2)), .c2(2, 1)),
        (.move(1, (1, 2)), .c2(1, 2)),
        (.move(2, 1), .c2(2, 3)),
        (.move(id: .with(egg: 1)), .c3(0)),
        (.move(id: .with(ham: 1)), .c3(1)),
        (.move(id: .with(1, 1)), .c3(2)),
        (.move(id: .with((1, 1))), .c3(3)),
    ] }
    enum Plain: InvocationMatching {
        case c0((x: Int, y: Int), Int)
        case c1(Bowl, String)
        case c2(Int, Int)
        case c3(Int)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0, let l1), .c0(let r0, let r1)): l0 == r0 && l1 == r1
            case (.c1(let l0, let l1), .c1(let r0, let r1)): l0 === r0 && l1 == r1
            case (.c2(let l0, let l1), .c2(let r0, let r1)): l0 == r0 && l1 == r1
            case (.c3(let l0), .c3(let r0)): l0 == r0
            default: false
            }
        }
    }
}

indirect enum Overloaded449: OverloadedEnum {
    case load(number: (x: Int, y: Int))
    case load(number: [Int], (Int, Int))
    case load(at: Int?)
    static let names = ["load(number:)", "load(number:_:)", "load(at:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(number: (x: 1, y: 2)), .c0((x: 1, y: 2))),
        (0, .load(number: (x: 2, y: 1)), .c0((x: 2, y: 1))),
        (1, .load(number: [1], (1, 2)), .c1([1], (1, 2))),
        (1, .load(number: [1, 2], (2, 1)), .c1([1, 2], (2, 1))),
        (2, .load(at: nil), .c2(nil)),
        (2, .load(at: 1), .c2(1)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(number: (x: 1, y: 2)), .c0((x: 1, y: 2))),
        (.load(number: (x: 2, y: 1)), .c0((x: 2, y: 1))),
        (.load(number: [1], (1, 2)), .c1([1], (1, 2))),
        (.load(number: [1, 2], (2, 1)), .c1([1, 2], (2, 1))),
        (.load(at: nil), .c2(nil)),
        (.load(at: 1), .c2(1)),
    ] }
    enum Plain: InvocationMatching {
        case c0((x: Int, y: Int))
        case c1([Int], (Int, Int))
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

indirect enum Overloaded450: OverloadedEnum {
    case load(at: (x: Int, y: Int), id: (x: Int, y: Int))
    case load((Int, Int))
    static let names = ["load(at:id:)", "load(_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(at: (x: 1, y: 2), id: (x: 1, y: 2)), .c0((x: 1, y: 2), (x: 1, y: 2))),
        (0, .load(at: (x: 2, y: 1), id: (x: 2, y: 1)), .c0((x: 2, y: 1), (x: 2, y: 1))),
        (1, .load((1, 2)), .c1((1, 2))),
        (1, .load((2, 1)), .c1((2, 1))),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(at: (x: 1, y: 2), id: (x: 1, y: 2)), .c0((x: 1, y: 2), (x: 1, y: 2))),
        (.load(at: (x: 2, y: 1), id: (x: 2, y: 1)), .c0((x: 2, y: 1), (x: 2, y: 1))),
        (.load((1, 2)), .c1((1, 2))),
        (.load((2, 1)), .c1((2, 1))),
    ] }
    enum Plain: InvocationMatching {
        case c0((x: Int, y: Int), (x: Int, y: Int))
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

enum Overloaded451: OverloadedEnum {
    case move
    case load(id: (Int, Int), number: [Int])
    case load(Int?, at: Arg<Int>)
    static let names = ["move", "load(id:number:)", "load(_:at:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .move, .c0),
        (1, .load(id: (1, 2), number: [1]), .c1((1, 2), [1])),
        (1, .load(id: (2, 1), number: [1, 2]), .c1((2, 1), [1, 2])),
        (2, .load(nil, at: .value(1)), .c2(nil, .value(1))),
        (2, .load(1, at: .value(2)), .c2(1, .value(2))),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.move, .c0),
        (.load(id: (1, 2), number: [1]), .c1((1, 2), [1])),
        (.load(id: (2, 1), number: [1, 2]), .c1((2, 1), [1, 2])),
        (.load(nil, at: .value(1)), .c2(nil, .value(1))),
        (.load(1, at: .value(2)), .c2(1, .value(2))),
        (.load(nil, at: .any), .c2(nil, .any)),
    ] }
    enum Plain: InvocationMatching {
        case c0
        case c1((Int, Int), [Int])
        case c2(Int?, Arg<Int>)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0, .c0): true
            case (.c1(let l0, let l1), .c1(let r0, let r1)): l0 == r0 && l1 == r1
            case (.c2(let l0, let l1), .c2(let r0, let r1)): l0 == r0 && l1.matches(r1)
            default: false
            }
        }
    }
}

enum Overloaded452: OverloadedEnum {
    case load(Arg<Int>)
    case move(at: Filling)
    case load(id: Int?)
    static let names = ["load(_:)", "move(at:)", "load(id:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(.value(1)), .c0(.value(1))),
        (0, .load(.value(2)), .c0(.value(2))),
        (1, .move(at: .with(egg: 1)), .c1(0)),
        (1, .move(at: .with(ham: 1)), .c1(1)),
        (1, .move(at: .with(1, 1)), .c1(2)),
        (1, .move(at: .with((1, 1))), .c1(3)),
        (2, .load(id: nil), .c2(nil)),
        (2, .load(id: 1), .c2(1)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(.value(1)), .c0(.value(1))),
        (.load(.value(2)), .c0(.value(2))),
        (.load(.any), .c0(.any)),
        (.move(at: .with(egg: 1)), .c1(0)),
        (.move(at: .with(ham: 1)), .c1(1)),
        (.move(at: .with(1, 1)), .c1(2)),
        (.move(at: .with((1, 1))), .c1(3)),
        (.load(id: nil), .c2(nil)),
        (.load(id: 1), .c2(1)),
    ] }
    enum Plain: InvocationMatching {
        case c0(Arg<Int>)
        case c1(Int)
        case c2(Int?)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0), .c0(let r0)): l0.matches(r0)
            case (.c1(let l0), .c1(let r0)): l0 == r0
            case (.c2(let l0), .c2(let r0)): l0 == r0
            default: false
            }
        }
    }
}

indirect enum Overloaded453: OverloadedEnum {
    case load((Int, Int), id: [Int])
    case load(at: Filling, number: Any)
    case load(number: (Int, Int), String, id: Arg<Int>)
    case load(id: Arg<String>)
    case load(number: (x: Int, y: Int), id: (Int, Int))
    case move(number: String)
    static let names = ["load(_:id:)", "load(at:number:)", "load(number:_:id:)", "load(id:)", "load(number:id:)", "move(number:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load((1, 2), id: [1]), .c0((1, 2), [1])),
        (0, .load((2, 1), id: [1, 2]), .c0((2, 1), [1, 2])),
        (1, .load(at: .with(egg: 1), number: (x: 1, y: 2)), .c1(0, 0)),
        (1, .load(at: .with(ham: 1), number: (a: 1, b: 2)), .c1(1, 1)),
        (1, .load(at: .with(1, 1), number: (1, 2)), .c1(2, 2)),
        (1, .load(at: .with((1, 1)), number: 1), .c1(3, 3)),
        (2, .load(number: (1, 2), "a", id: .value(1)), .c2((1, 2), "a", .value(1))),
        (2, .load(number: (2, 1), "b", id: .value(2)), .c2((2, 1), "b", .value(2))),
        (3, .load(id: .value("a")), .c3(.value("a"))),
        (3, .load(id: .value("b")), .c3(.value("b"))),
        (4, .load(number: (x: 1, y: 2), id: (1, 2)), .c4((x: 1, y: 2), (1, 2))),
        (4, .load(number: (x: 2, y: 1), id: (2, 1)), .c4((x: 2, y: 1), (2, 1))),
        (5, .move(number: "a"), .c5("a")),
        (5, .move(number: "b"), .c5("b")),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load((1, 2), id: [1]), .c0((1, 2), [1])),
        (.load((2, 1), id: [1, 2]), .c0((2, 1), [1, 2])),
        (.load(at: .with(egg: 1), number: (x: 1, y: 2)), .c1(0, 0)),
        (.load(at: .with(ham: 1), number: (a: 1, b: 2)), .c1(1, 1)),
        (.load(at: .with(1, 1), number: (1, 2)), .c1(2, 2)),
        (.load(at: .with((1, 1)), number: 1), .c1(3, 3)),
        (.load(number: (1, 2), "a", id: .value(1)), .c2((1, 2), "a", .value(1))),
        (.load(number: (2, 1), "b", id: .value(2)), .c2((2, 1), "b", .value(2))),
        (.load(number: (1, 2), "a", id: .any), .c2((1, 2), "a", .any)),
        (.load(id: .value("a")), .c3(.value("a"))),
        (.load(id: .value("b")), .c3(.value("b"))),
        (.load(id: .hasPrefix("a")), .c3(.hasPrefix("a"))),
        (.load(number: (x: 1, y: 2), id: (1, 2)), .c4((x: 1, y: 2), (1, 2))),
        (.load(number: (x: 2, y: 1), id: (2, 1)), .c4((x: 2, y: 1), (2, 1))),
        (.move(number: "a"), .c5("a")),
        (.move(number: "b"), .c5("b")),
    ] }
    enum Plain: InvocationMatching {
        case c0((Int, Int), [Int])
        case c1(Int, Int)
        case c2((Int, Int), String, Arg<Int>)
        case c3(Arg<String>)
        case c4((x: Int, y: Int), (Int, Int))
        case c5(String)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0, let l1), .c0(let r0, let r1)): l0 == r0 && l1 == r1
            case (.c1(let l0, let l1), .c1(let r0, let r1)): l0 == r0 && l1 == r1
            case (.c2(let l0, let l1, let l2), .c2(let r0, let r1, let r2)): l0 == r0 && l1 == r1 && l2.matches(r2)
            case (.c3(let l0), .c3(let r0)): l0.matches(r0)
            case (.c4(let l0, let l1), .c4(let r0, let r1)): l0 == r0 && l1 == r1
            case (.c5(let l0), .c5(let r0)): l0 == r0
            default: false
            }
        }
    }
}

enum Overloaded454: OverloadedEnum {
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

enum Overloaded455: OverloadedEnum {
    case load(id: Any, at: Any, number: Any)
    case move(id: Int?)
    case move(number: Any, at: String, Int?)
    case load(Int?, at: Arg<String>)
    case load((Int, Int))
    static let names = ["load(id:at:number:)", "move(id:)", "move(number:at:_:)", "load(_:at:)", "load(_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(id: (x: 1, y: 2), at: (x: 1, y: 2), number: (x: 1, y: 2)), .c0(0, 0, 0)),
        (0, .load(id: (a: 1, b: 2), at: (a: 1, b: 2), number: (a: 1, b: 2)), .c0(1, 1, 1)),
        (0, .load(id: (1, 2), at: (1, 2), number: (1, 2)), .c0(2, 2, 2)),
        (0, .load(id: 1, at: 1, number: 1), .c0(3, 3, 3)),
        (1, .move(id: nil), .c1(nil)),
        (1, .move(id: 1), .c1(1)),
        (2, .move(number: (x: 1, y: 2), at: "a", nil), .c2(0, "a", nil)),
        (2, .move(number: (a: 1, b: 2), at: "b", 1), .c2(1, "b", 1)),
        (2, .move(number: (1, 2), at: "a", nil), .c2(2, "a", nil)),
        (2, .move(number: 1, at: "b", 1), .c2(3, "b", 1)),
        (3, .load(nil, at: .value("a")), .c3(nil, .value("a"))),
        (3, .load(1, at: .value("b")), .c3(1, .value("b"))),
        (4, .load((1, 2)), .c4((1, 2))),
        (4, .load((2, 1)), .c4((2, 1))),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(id: (x: 1, y: 2), at: (x: 1, y: 2), number: (x: 1, y: 2)), .c0(0, 0, 0)),
        (.load(id: (a: 1, b: 2), at: (a: 1, b: 2), number: (a: 1, b: 2)), .c0(1, 1, 1)),
        (.load(id: (1, 2), at: (1, 2), number: (1, 2)), .c0(2, 2, 2)),
        (.load(id: 1, at: 1, number: 1), .c0(3, 3, 3)),
        (.move(id: nil), .c1(nil)),
        (.move(id: 1), .c1(1)),
        (.move(number: (x: 1, y: 2), at: "a", nil), .c2(0, "a", nil)),
        (.move(number: (a: 1, b: 2), at: "b", 1), .c2(1, "b", 1)),
        (.move(number: (1, 2), at: "a", nil), .c2(2, "a", nil)),
        (.move(number: 1, at: "b", 1), .c2(3, "b", 1)),
        (.load(nil, at: .value("a")), .c3(nil, .value("a"))),
        (.load(1, at: .value("b")), .c3(1, .value("b"))),
        (.load(nil, at: .hasPrefix("a")), .c3(nil, .hasPrefix("a"))),
        (.load((1, 2)), .c4((1, 2))),
        (.load((2, 1)), .c4((2, 1))),
    ] }
    enum Plain: InvocationMatching {
        case c0(Int, Int, Int)
        case c1(Int?)
        case c2(Int, String, Int?)
        case c3(Int?, Arg<String>)
        case c4((Int, Int))
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0, let l1, let l2), .c0(let r0, let r1, let r2)): l0 == r0 && l1 == r1 && l2 == r2
            case (.c1(let l0), .c1(let r0)): l0 == r0
            case (.c2(let l0, let l1, let l2), .c2(let r0, let r1, let r2)): l0 == r0 && l1 == r1 && l2 == r2
            case (.c3(let l0, let l1), .c3(let r0, let r1)): l0 == r0 && l1.matches(r1)
            case (.c4(let l0), .c4(let r0)): l0 == r0
            default: false
            }
        }
    }
}

enum Overloaded456: OverloadedEnum {
    case load(number: Filling, Arg<Int>)
    case load(Int?, at: Arg<Int>)
    case load(Bowl, [Int], id: (x: Int, y: Int))
    case load(Arg<Int>)
    static let names = ["load(number:_:)", "load(_:at:)", "load(_:_:id:)", "load(_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(number: .with(egg: 1), .value(1)), .c0(0, .value(1))),
        (0, .load(number: .with(ham: 1), .value(2)), .c0(1, .value(2))),
        (0, .load(number: .with(1, 1), .value(1)), .c0(2, .value(1))),
        (0, .load(number: .with((1, 1)), .value(2)), .c0(3, .value(2))),
        (1, .load(nil, at: .value(1)), .c1(nil, .value(1))),
        (1, .load(1, at: .value(2)), .c1(1, .value(2))),
        (2, .load(Bowls.first, [1], id: (x: 1, y: 2)), .c2(Bowls.first, [1], (x: 1, y: 2))),
        (2, .load(Bowls.second, [1, 2], id: (x: 2, y: 1)), .c2(Bowls.second, [1, 2], (x: 2, y: 1))),
        (3, .load(.value(1)), .c3(.value(1))),
        (3, .load(.value(2)), .c3(.value(2))),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(number: .with(egg: 1), .value(1)), .c0(0, .value(1))),
        (.load(number: .with(ham: 1), .value(2)), .c0(1, .value(2))),
        (.load(number: .with(1, 1), .value(1)), .c0(2, .value(1))),
        (.load(number: .with((1, 1)), .value(2)), .c0(3, .value(2))),
        (.load(number: .with(egg: 1), .any), .c0(0, .any)),
        (.load(nil, at: .value(1)), .c1(nil, .value(1))),
        (.load(1, at: .value(2)), .c1(1, .value(2))),
        (.load(nil, at: .any), .c1(nil, .any)),
        (.load(Bowls.first, [1], id: (x: 1, y: 2)), .c2(Bowls.first, [1], (x: 1, y: 2))),
        (.load(Bowls.second, [1, 2], id: (x: 2, y: 1)), .c2(Bowls.second, [1, 2], (x: 2, y: 1))),
        (.load(.value(1)), .c3(.value(1))),
        (.load(.value(2)), .c3(.value(2))),
        (.load(.any), .c3(.any)),
    ] }
    enum Plain: InvocationMatching {
        case c0(Int, Arg<Int>)
        case c1(Int?, Arg<Int>)
        case c2(Bowl, [Int], (x: Int, y: Int))
        case c3(Arg<Int>)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0, let l1), .c0(let r0, let r1)): l0 == r0 && l1.matches(r1)
            case (.c1(let l0, let l1), .c1(let r0, let r1)): l0 == r0 && l1.matches(r1)
            case (.c2(let l0, let l1, let l2), .c2(let r0, let r1, let r2)): l0 === r0 && l1 == r1 && l2 == r2
            case (.c3(let l0), .c3(let r0)): l0.matches(r0)
            default: false
            }
        }
    }
}

indirect enum Overloaded457: OverloadedEnum {
    case load(at: (Int, Int), number: String)
    case load((Int, Int), number: Arg<String>)
    case load((Int, Int))
    case move(String, Int, at: (x: Int, y: Int))
    case move(Filling, at: Filling, number: Bowl)
    static let names = ["load(at:number:)", "load(_:number:)", "load(_:)", "move(_:_:at:)", "move(_:at:number:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(at: (1, 2), number: "a"), .c0((1, 2), "a")),
        (0, .load(at: (2, 1), number: "b"), .c0((2, 1), "b")),
        (1, .load((1, 2), number: .value("a")), .c1((1, 2), .value("a"))),
        (1, .load((2, 1), number: .value("b")), .c1((2, 1), .value("b"))),
        (2, .load((1, 2)), .c2((1, 2))),
        (2, .load((2, 1)), .c2((2, 1))),
        (3, .move("a", 1, at: (x: 1, y: 2)), .c3("a", 1, (x: 1, y: 2))),
        (3, .move("b", 2, at: (x: 2, y: 1)), .c3("b", 2, (x: 2, y: 1))),
        (4, .move(.with(egg: 1), at: .with(egg: 1), number: Bowls.first), .c4(0, 0, Bowls.first)),
        (4, .move(.with(ham: 1), at: .with(ham: 1), number: Bowls.second), .c4(1, 1, Bowls.second)),
        (4, .move(.with(1, 1), at: .with(1, 1), number: Bowls.first), .c4(2, 2, Bowls.first)),
        (4, .move(.with((1, 1)), at: .with((1, 1)), number: Bowls.second), .c4(3, 3, Bowls.second)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(at: (1, 2), number: "a"), .c0((1, 2), "a")),
        (.load(at: (2, 1), number: "b"), .c0((2, 1), "b")),
        (.load((1, 2), number: .value("a")), .c1((1, 2), .value("a"))),
        (.load((2, 1), number: .value("b")), .c1((2, 1), .value("b"))),
        (.load((1, 2), number: .hasPrefix("a")), .c1((1, 2), .hasPrefix("a"))),
        (.load((1, 2)), .c2((1, 2))),
        (.load((2, 1)), .c2((2, 1))),
        (.move("a", 1, at: (x: 1, y: 2)), .c3("a", 1, (x: 1, y: 2))),
        (.move("b", 2, at: (x: 2, y: 1)), .c3("b", 2, (x: 2, y: 1))),
        (.move(.with(egg: 1), at: .with(egg: 1), number: Bowls.first), .c4(0, 0, Bowls.first)),
        (.move(.with(ham: 1), at: .with(ham: 1), number: Bowls.second), .c4(1, 1, Bowls.second)),
        (.move(.with(1, 1), at: .with(1, 1), number: Bowls.first), .c4(2, 2, Bowls.first)),
        (.move(.with((1, 1)), at: .with((1, 1)), number: Bowls.second), .c4(3, 3, Bowls.second)),
    ] }
    enum Plain: InvocationMatching {
        case c0((Int, Int), String)
        case c1((Int, Int), Arg<String>)
        case c2((Int, Int))
        case c3(String, Int, (x: Int, y: Int))
        case c4(Int, Int, Bowl)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0, let l1), .c0(let r0, let r1)): l0 == r0 && l1 == r1
            case (.c1(let l0, let l1), .c1(let r0, let r1)): l0 == r0 && l1.matches(r1)
            case (.c2(let l0), .c2(let r0)): l0 == r0
            case (.c3(let l0, let l1, let l2), .c3(let r0, let r1, let r2)): l0 == r0 && l1 == r1 && l2 == r2
            case (.c4(let l0, let l1, let l2), .c4(let r0, let r1, let r2)): l0 == r0 && l1 == r1 && l2 === r2
            default: false
            }
        }
    }
}

enum Overloaded458: OverloadedEnum {
    case move(number: Int?, (Int, Int))
    case move(number: Filling)
    case move(Filling)
    case move(at: Filling, number: String, (Int, Int))
    static let names = ["move(number:_:)", "move(number:)", "move(_:)", "move(at:number:_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .move(number: nil, (1, 2)), .c0(nil, (1, 2))),
        (0, .move(number: 1, (2, 1)), .c0(1, (2, 1))),
        (1, .move(number: .with(egg: 1)), .c1(0)),
        (1, .move(number: .with(ham: 1)), .c1(1)),
        (1, .move(number: .with(1, 1)), .c1(2)),
        (1, .move(number: .with((1, 1))), .c1(3)),
        (2, .move(.with(egg: 1)), .c2(0)),
        (2, .move(.with(ham: 1)), .c2(1)),
        (2, .move(.with(1, 1)), .c2(2)),
        (2, .move(.with((1, 1))), .c2(3)),
        (3, .move(at: .with(egg: 1), number: "a", (1, 2)), .c3(0, "a", (1, 2))),
        (3, .move(at: .with(ham: 1), number: "b", (2, 1)), .c3(1, "b", (2, 1))),
        (3, .move(at: .with(1, 1), number: "a", (1, 2)), .c3(2, "a", (1, 2))),
        (3, .move(at: .with((1, 1)), number: "b", (2, 1)), .c3(3, "b", (2, 1))),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.move(number: nil, (1, 2)), .c0(nil, (1, 2))),
        (.move(number: 1, (2, 1)), .c0(1, (2, 1))),
        (.move(number: .with(egg: 1)), .c1(0)),
        (.move(number: .with(ham: 1)), .c1(1)),
        (.move(number: .with(1, 1)), .c1(2)),
        (.move(number: .with((1, 1))), .c1(3)),
        (.move(.with(egg: 1)), .c2(0)),
        (.move(.with(ham: 1)), .c2(1)),
        (.move(.with(1, 1)), .c2(2)),
        (.move(.with((1, 1))), .c2(3)),
        (.move(at: .with(egg: 1), number: "a", (1, 2)), .c3(0, "a", (1, 2))),
        (.move(at: .with(ham: 1), number: "b", (2, 1)), .c3(1, "b", (2, 1))),
        (.move(at: .with(1, 1), number: "a", (1, 2)), .c3(2, "a", (1, 2))),
        (.move(at: .with((1, 1)), number: "b", (2, 1)), .c3(3, "b", (2, 1))),
    ] }
    enum Plain: InvocationMatching {
        case c0(Int?, (Int, Int))
        case c1(Int)
        case c2(Int)
        case c3(Int, String, (Int, Int))
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0, let l1), .c0(let r0, let r1)): l0 == r0 && l1 == r1
            case (.c1(let l0), .c1(let r0)): l0 == r0
            case (.c2(let l0), .c2(let r0)): l0 == r0
            case (.c3(let l0, let l1, let l2), .c3(let r0, let r1, let r2)): l0 == r0 && l1 == r1 && l2 == r2
            default: false
            }
        }
    }
}

indirect enum Overloaded459: OverloadedEnum {
    case load(Arg<Int>)
    case load(at: Filling, (x: Int, y: Int))
    case load(id: Arg<Int>)
    static let names = ["load(_:)", "load(at:_:)", "load(id:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(.value(1)), .c0(.value(1))),
        (0, .load(.value(2)), .c0(.value(2))),
        (1, .load(at: .with(egg: 1), (x: 1, y: 2)), .c1(0, (x: 1, y: 2))),
        (1, .load(at: .with(ham: 1), (x: 2, y: 1)), .c1(1, (x: 2, y: 1))),
        (1, .load(at: .with(1, 1), (x: 1, y: 2)), .c1(2, (x: 1, y: 2))),
        (1, .load(at: .with((1, 1)), (x: 2, y: 1)), .c1(3, (x: 2, y: 1))),
        (2, .load(id: .value(1)), .c2(.value(1))),
        (2, .load(id: .value(2)), .c2(.value(2))),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(.value(1)), .c0(.value(1))),
        (.load(.value(2)), .c0(.value(2))),
        (.load(.any), .c0(.any)),
        (.load(at: .with(egg: 1), (x: 1, y: 2)), .c1(0, (x: 1, y: 2))),
        (.load(at: .with(ham: 1), (x: 2, y: 1)), .c1(1, (x: 2, y: 1))),
        (.load(at: .with(1, 1), (x: 1, y: 2)), .c1(2, (x: 1, y: 2))),
        (.load(at: .with((1, 1)), (x: 2, y: 1)), .c1(3, (x: 2, y: 1))),
        (.load(id: .value(1)), .c2(.value(1))),
        (.load(id: .value(2)), .c2(.value(2))),
        (.load(id: .any), .c2(.any)),
    ] }
    enum Plain: InvocationMatching {
        case c0(Arg<Int>)
        case c1(Int, (x: Int, y: Int))
        case c2(Arg<Int>)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0), .c0(let r0)): l0.matches(r0)
            case (.c1(let l0, let l1), .c1(let r0, let r1)): l0 == r0 && l1 == r1
            case (.c2(let l0), .c2(let r0)): l0.matches(r0)
            default: false
            }
        }
    }
}

enum Overloaded460: OverloadedEnum {
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

enum Overloaded461: OverloadedEnum {
    case load(at: (x: Int, y: Int))
    case load(number: (Int, Int), String, Arg<Int>)
    case load(Int?)
    static let names = ["load(at:)", "load(number:_:_:)", "load(_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(at: (x: 1, y: 2)), .c0((x: 1, y: 2))),
        (0, .load(at: (x: 2, y: 1)), .c0((x: 2, y: 1))),
        (1, .load(number: (1, 2), "a", .value(1)), .c1((1, 2), "a", .value(1))),
        (1, .load(number: (2, 1), "b", .value(2)), .c1((2, 1), "b", .value(2))),
        (2, .load(nil), .c2(nil)),
        (2, .load(1), .c2(1)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(at: (x: 1, y: 2)), .c0((x: 1, y: 2))),
        (.load(at: (x: 2, y: 1)), .c0((x: 2, y: 1))),
        (.load(number: (1, 2), "a", .value(1)), .c1((1, 2), "a", .value(1))),
        (.load(number: (2, 1), "b", .value(2)), .c1((2, 1), "b", .value(2))),
        (.load(number: (1, 2), "a", .any), .c1((1, 2), "a", .any)),
        (.load(nil), .c2(nil)),
        (.load(1), .c2(1)),
    ] }
    enum Plain: InvocationMatching {
        case c0((x: Int, y: Int))
        case c1((Int, Int), String, Arg<Int>)
        case c2(Int?)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0), .c0(let r0)): l0 == r0
            case (.c1(let l0, let l1, let l2), .c1(let r0, let r1, let r2)): l0 == r0 && l1 == r1 && l2.matches(r2)
            case (.c2(let l0), .c2(let r0)): l0 == r0
            default: false
            }
        }
    }
}

indirect enum Overloaded462: OverloadedEnum {
    case load(at: Bowl)
    case load(id: [Int], Int?, number: Int)
    case load(id: Arg<String>, Bowl)
    case move([Int])
    case load(id: (x: Int, y: Int))
    case move(Int, Arg<Int>)
    static let names = ["load(at:)", "load(id:_:number:)", "load(id:_:)", "move(_:)", "load(id:)", "move(_:_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(at: Bowls.first), .c0(Bowls.first)),
        (0, .load(at: Bowls.second), .c0(Bowls.second)),
        (1, .load(id: [1], nil, number: 1), .c1([1], nil, 1)),
        (1, .load(id: [1, 2], 1, number: 2), .c1([1, 2], 1, 2)),
        (2, .load(id: .value("a"), Bowls.first), .c2(.value("a"), Bowls.first)),
        (2, .load(id: .value("b"), Bowls.second), .c2(.value("b"), Bowls.second)),
        (3, .move([1]), .c3([1])),
        (3, .move([1, 2]), .c3([1, 2])),
        (4, .load(id: (x: 1, y: 2)), .c4((x: 1, y: 2))),
        (4, .load(id: (x: 2, y: 1)), .c4((x: 2, y: 1))),
        (5, .move(1, .value(1)), .c5(1, .value(1))),
        (5, .move(2, .value(2)), .c5(2, .value(2))),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(at: Bowls.first), .c0(Bowls.first)),
        (.load(at: Bowls.second), .c0(Bowls.second)),
        (.load(id: [1], nil, number: 1), .c1([1], nil, 1)),
        (.load(id: [1, 2], 1, number: 2), .c1([1, 2], 1, 2)),
        (.load(id: .value("a"), Bowls.first), .c2(.value("a"), Bowls.first)),
        (.load(id: .value("b"), Bowls.second), .c2(.value("b"), Bowls.second)),
        (.load(id: .hasPrefix("a"), Bowls.first), .c2(.hasPrefix("a"), Bowls.first)),
        (.move([1]), .c3([1])),
        (.move([1, 2]), .c3([1, 2])),
        (.load(id: (x: 1, y: 2)), .c4((x: 1, y: 2))),
        (.load(id: (x: 2, y: 1)), .c4((x: 2, y: 1))),
        (.move(1, .value(1)), .c5(1, .value(1))),
        (.move(2, .value(2)), .c5(2, .value(2))),
        (.move(1, .any), .c5(1, .any)),
    ] }
    enum Plain: InvocationMatching {
        case c0(Bowl)
        case c1([Int], Int?, Int)
        case c2(Arg<String>, Bowl)
        case c3([Int])
        case c4((x: Int, y: Int))
        case c5(Int, Arg<Int>)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0), .c0(let r0)): l0 === r0
            case (.c1(let l0, let l1, let l2), .c1(let r0, let r1, let r2)): l0 == r0 && l1 == r1 && l2 == r2
            case (.c2(let l0, let l1), .c2(let r0, let r1)): l0.matches(r0) && l1 === r1
            case (.c3(let l0), .c3(let r0)): l0 == r0
            case (.c4(let l0), .c4(let r0)): l0 == r0
            case (.c5(let l0, let l1), .c5(let r0, let r1)): l0 == r0 && l1.matches(r1)
            default: false
            }
        }
    }
}

indirect enum Overloaded463: OverloadedEnum {
    case move(Int?, String)
    case load(number: Int?)
    case load(Int)
    static let names = ["move(_:_:)", "load(number:)", "load(_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .move(nil, "a"), .c0(nil, "a")),
        (0, .move(1, "b"), .c0(1, "b")),
        (1, .load(number: nil), .c1(nil)),
        (1, .load(number: 1), .c1(1)),
        (2, .load(1), .c2(1)),
        (2, .load(2), .c2(2)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.move(nil, "a"), .c0(nil, "a")),
        (.move(1, "b"), .c0(1, "b")),
        (.load(number: nil), .c1(nil)),
        (.load(number: 1), .c1(1)),
        (.load(1), .c2(1)),
        (.load(2), .c2(2)),
    ] }
    enum Plain: InvocationMatching {
        case c0(Int?, String)
        case c1(Int?)
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

enum Overloaded464: OverloadedEnum {
    case load(Filling, number: Int)
    case load(Filling)
    static let names = ["load(_:number:)", "load(_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(.with(egg: 1), number: 1), .c0(0, 1)),
        (0, .load(.with(ham: 1), number: 2), .c0(1, 2)),
        (0, .load(.with(1, 1), number: 1), .c0(2, 1)),
        (0, .load(.with((1, 1)), number: 2), .c0(3, 2)),
        (1, .load(.with(egg: 1)), .c1(0)),
        (1, .load(.with(ham: 1)), .c1(1)),
        (1, .load(.with(1, 1)), .c1(2)),
        (1, .load(.with((1, 1))), .c1(3)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(.with(egg: 1), number: 1), .c0(0, 1)),
        (.load(.with(ham: 1), number: 2), .c0(1, 2)),
        (.load(.with(1, 1), number: 1), .c0(2, 1)),
        (.load(.with((1, 1)), number: 2), .c0(3, 2)),
        (.load(.with(egg: 1)), .c1(0)),
        (.load(.with(ham: 1)), .c1(1)),
        (.load(.with(1, 1)), .c1(2)),
        (.load(.with((1, 1))), .c1(3)),
    ] }
    enum Plain: InvocationMatching {
        case c0(Int, Int)
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

enum Overloaded465: OverloadedEnum {
    case load(Int)
    case load(at: Bowl)
    case move([Int])
    case load(number: Bowl)
    static let names = ["load(_:)", "load(at:)", "move(_:)", "load(number:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(1), .c0(1)),
        (0, .load(2), .c0(2)),
        (1, .load(at: Bowls.first), .c1(Bowls.first)),
        (1, .load(at: Bowls.second), .c1(Bowls.second)),
        (2, .move([1]), .c2([1])),
        (2, .move([1, 2]), .c2([1, 2])),
        (3, .load(number: Bowls.first), .c3(Bowls.first)),
        (3, .load(number: Bowls.second), .c3(Bowls.second)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(1), .c0(1)),
        (.load(2), .c0(2)),
        (.load(at: Bowls.first), .c1(Bowls.first)),
        (.load(at: Bowls.second), .c1(Bowls.second)),
        (.move([1]), .c2([1])),
        (.move([1, 2]), .c2([1, 2])),
        (.load(number: Bowls.first), .c3(Bowls.first)),
        (.load(number: Bowls.second), .c3(Bowls.second)),
    ] }
    enum Plain: InvocationMatching {
        case c0(Int)
        case c1(Bowl)
        case c2([Int])
        case c3(Bowl)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0), .c0(let r0)): l0 == r0
            case (.c1(let l0), .c1(let r0)): l0 === r0
            case (.c2(let l0), .c2(let r0)): l0 == r0
            case (.c3(let l0), .c3(let r0)): l0 === r0
            default: false
            }
        }
    }
}

enum Overloaded466: OverloadedEnum {
    case load(Int)
    case move(Int, number: (x: Int, y: Int), Int)
    case move(id: (x: Int, y: Int), at: (x: Int, y: Int))
    case move(number: Any)
    case load(Any, Arg<Int>, number: (x: Int, y: Int))
    static let names = ["load(_:)", "move(_:number:_:)", "move(id:at:)", "move(number:)", "load(_:_:number:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(1), .c0(1)),
        (0, .load(2), .c0(2)),
        (1, .move(1, number: (x: 1, y: 2), 1), .c1(1, (x: 1, y: 2), 1)),
        (1, .move(2, number: (x: 2, y: 1), 2), .c1(2, (x: 2, y: 1), 2)),
        (2, .move(id: (x: 1, y: 2), at: (x: 1, y: 2)), .c2((x: 1, y: 2), (x: 1, y: 2))),
        (2, .move(id: (x: 2, y: 1), at: (x: 2, y: 1)), .c2((x: 2, y: 1), (x: 2, y: 1))),
        (3, .move(number: (x: 1, y: 2)), .c3(0)),
        (3, .move(number: (a: 1, b: 2)), .c3(1)),
        (3, .move(number: (1, 2)), .c3(2)),
        (3, .move(number: 1), .c3(3)),
        (4, .load((x: 1, y: 2), .value(1), number: (x: 1, y: 2)), .c4(0, .value(1), (x: 1, y: 2))),
        (4, .load((a: 1, b: 2), .value(2), number: (x: 2, y: 1)), .c4(1, .value(2), (x: 2, y: 1))),
        (4, .load((1, 2), .value(1), number: (x: 1, y: 2)), .c4(2, .value(1), (x: 1, y: 2))),
        (4, .load(1, .value(2), number: (x: 2, y: 1)), .c4(3, .value(2), (x: 2, y: 1))),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(1), .c0(1)),
        (.load(2), .c0(2)),
        (.move(1, number: (x: 1, y: 2), 1), .c1(1, (x: 1, y: 2), 1)),
        (.move(2, number: (x: 2, y: 1), 2), .c1(2, (x: 2, y: 1), 2)),
        (.move(id: (x: 1, y: 2), at: (x: 1, y: 2)), .c2((x: 1, y: 2), (x: 1, y: 2))),
        (.move(id: (x: 2, y: 1), at: (x: 2, y: 1)), .c2((x: 2, y: 1), (x: 2, y: 1))),
        (.move(number: (x: 1, y: 2)), .c3(0)),
        (.move(number: (a: 1, b: 2)), .c3(1)),
        (.move(number: (1, 2)), .c3(2)),
        (.move(number: 1), .c3(3)),
        (.load((x: 1, y: 2), .value(1), number: (x: 1, y: 2)), .c4(0, .value(1), (x: 1, y: 2))),
        (.load((a: 1, b: 2), .value(2), number: (x: 2, y: 1)), .c4(1, .value(2), (x: 2, y: 1))),
        (.load((1, 2), .value(1), number: (x: 1, y: 2)), .c4(2, .value(1), (x: 1, y: 2))),
        (.load(1, .value(2), number: (x: 2, y: 1)), .c4(3, .value(2), (x: 2, y: 1))),
        (.load((x: 1, y: 2), .any, number: (x: 1, y: 2)), .c4(0, .any, (x: 1, y: 2))),
    ] }
    enum Plain: InvocationMatching {
        case c0(Int)
        case c1(Int, (x: Int, y: Int), Int)
        case c2((x: Int, y: Int), (x: Int, y: Int))
        case c3(Int)
        case c4(Int, Arg<Int>, (x: Int, y: Int))
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0), .c0(let r0)): l0 == r0
            case (.c1(let l0, let l1, let l2), .c1(let r0, let r1, let r2)): l0 == r0 && l1 == r1 && l2 == r2
            case (.c2(let l0, let l1), .c2(let r0, let r1)): l0 == r0 && l1 == r1
            case (.c3(let l0), .c3(let r0)): l0 == r0
            case (.c4(let l0, let l1, let l2), .c4(let r0, let r1, let r2)): l0 == r0 && l1.matches(r1) && l2 == r2
            default: false
            }
        }
    }
}

enum Overloaded467: OverloadedEnum {
    case load((Int, Int), Int?)
    case load(Int)
    case load(number: Int, at: Filling, Int?)
    case move(Bowl)
    static let names = ["load(_:_:)", "load(_:)", "load(number:at:_:)", "move(_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load((1, 2), nil), .c0((1, 2), nil)),
        (0, .load((2, 1), 1), .c0((2, 1), 1)),
        (1, .load(1), .c1(1)),
        (1, .load(2), .c1(2)),
        (2, .load(number: 1, at: .with(egg: 1), nil), .c2(1, 0, nil)),
        (2, .load(number: 2, at: .with(ham: 1), 1), .c2(2, 1, 1)),
        (2, .load(number: 1, at: .with(1, 1), nil), .c2(1, 2, nil)),
        (2, .load(number: 2, at: .with((1, 1)), 1), .c2(2, 3, 1)),
        (3, .move(Bowls.first), .c3(Bowls.first)),
        (3, .move(Bowls.second), .c3(Bowls.second)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load((1, 2), nil), .c0((1, 2), nil)),
        (.load((2, 1), 1), .c0((2, 1), 1)),
        (.load(1), .c1(1)),
        (.load(2), .c1(2)),
        (.load(number: 1, at: .with(egg: 1), nil), .c2(1, 0, nil)),
        (.load(number: 2, at: .with(ham: 1), 1), .c2(2, 1, 1)),
        (.load(number: 1, at: .with(1, 1), nil), .c2(1, 2, nil)),
        (.load(number: 2, at: .with((1, 1)), 1), .c2(2, 3, 1)),
        (.move(Bowls.first), .c3(Bowls.first)),
        (.move(Bowls.second), .c3(Bowls.second)),
    ] }
    enum Plain: InvocationMatching {
        case c0((Int, Int), Int?)
        case c1(Int)
        case c2(Int, Int, Int?)
        case c3(Bowl)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0, let l1), .c0(let r0, let r1)): l0 == r0 && l1 == r1
            case (.c1(let l0), .c1(let r0)): l0 == r0
            case (.c2(let l0, let l1, let l2), .c2(let r0, let r1, let r2)): l0 == r0 && l1 == r1 && l2 == r2
            case (.c3(let l0), .c3(let r0)): l0 === r0
            default: false
            }
        }
    }
}

enum Overloaded468: OverloadedEnum {
    case move((Int, Int), [Int], Any)
    case move(number: (Int, Int))
    case load(at: (Int, Int), Int)
    case load(at: Filling, number: Int?)
    case load((x: Int, y: Int), Bowl)
    static let names = ["move(_:_:_:)", "move(number:)", "load(at:_:)", "load(at:number:)", "load(_:_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .move((1, 2), [1], (x: 1, y: 2)), .c0((1, 2), [1], 0)),
        (0, .move((2, 1), [1, 2], (a: 1, b: 2)), .c0((2, 1), [1, 2], 1)),
        (0, .move((1, 2), [1], (1, 2)), .c0((1, 2), [1], 2)),
        (0, .move((2, 1), [1, 2], 1), .c0((2, 1), [1, 2], 3)),
        (1, .move(number: (1, 2)), .c1((1, 2))),
        (1, .move(number: (2, 1)), .c1((2, 1))),
        (2, .load(at: (1, 2), 1), .c2((1, 2), 1)),
        (2, .load(at: (2, 1), 2), .c2((2, 1), 2)),
        (3, .load(at: .with(egg: 1), number: nil), .c3(0, nil)),
        (3, .load(at: .with(ham: 1), number: 1), .c3(1, 1)),
        (3, .load(at: .with(1, 1), number: nil), .c3(2, nil)),
        (3, .load(at: .with((1, 1)), number: 1), .c3(3, 1)),
        (4, .load((x: 1, y: 2), Bowls.first), .c4((x: 1, y: 2), Bowls.first)),
        (4, .load((x: 2, y: 1), Bowls.second), .c4((x: 2, y: 1), Bowls.second)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.move((1, 2), [1], (x: 1, y: 2)), .c0((1, 2), [1], 0)),
        (.move((2, 1), [1, 2], (a: 1, b: 2)), .c0((2, 1), [1, 2], 1)),
        (.move((1, 2), [1], (1, 2)), .c0((1, 2), [1], 2)),
        (.move((2, 1), [1, 2], 1), .c0((2, 1), [1, 2], 3)),
        (.move(number: (1, 2)), .c1((1, 2))),
        (.move(number: (2, 1)), .c1((2, 1))),
        (.load(at: (1, 2), 1), .c2((1, 2), 1)),
        (.load(at: (2, 1), 2), .c2((2, 1), 2)),
        (.load(at: .with(egg: 1), number: nil), .c3(0, nil)),
        (.load(at: .with(ham: 1), number: 1), .c3(1, 1)),
        (.load(at: .with(1, 1), number: nil), .c3(2, nil)),
        (.load(at: .with((1, 1)), number: 1), .c3(3, 1)),
        (.load((x: 1, y: 2), Bowls.first), .c4((x: 1, y: 2), Bowls.first)),
        (.load((x: 2, y: 1), Bowls.second), .c4((x: 2, y: 1), Bowls.second)),
    ] }
    enum Plain: InvocationMatching {
        case c0((Int, Int), [Int], Int)
        case c1((Int, Int))
        case c2((Int, Int), Int)
        case c3(Int, Int?)
        case c4((x: Int, y: Int), Bowl)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0, let l1, let l2), .c0(let r0, let r1, let r2)): l0 == r0 && l1 == r1 && l2 == r2
            case (.c1(let l0), .c1(let r0)): l0 == r0
            case (.c2(let l0, let l1), .c2(let r0, let r1)): l0 == r0 && l1 == r1
            case (.c3(let l0, let l1), .c3(let r0, let r1)): l0 == r0 && l1 == r1
            case (.c4(let l0, let l1), .c4(let r0, let r1)): l0 == r0 && l1 === r1
            default: false
            }
        }
    }
}

enum Overloaded469: OverloadedEnum {
    case move((x: Int, y: Int))
    static let names = ["move(_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .move((x: 1, y: 2)), .c0((x: 1, y: 2))),
        (0, .move((x: 2, y: 1)), .c0((x: 2, y: 1))),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.move((x: 1, y: 2)), .c0((x: 1, y: 2))),
        (.move((x: 2, y: 1)), .c0((x: 2, y: 1))),
    ] }
    enum Plain: InvocationMatching {
        case c0((x: Int, y: Int))
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0), .c0(let r0)): l0 == r0
            }
        }
    }
}

indirect enum Overloaded470: OverloadedEnum {
    case load(Int, id: Int)
    case load(number: Bowl, id: (x: Int, y: Int))
    case move
    static let names = ["load(_:id:)", "load(number:id:)", "move"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(1, id: 1), .c0(1, 1)),
        (0, .load(2, id: 2), .c0(2, 2)),
        (1, .load(number: Bowls.first, id: (x: 1, y: 2)), .c1(Bowls.first, (x: 1, y: 2))),
        (1, .load(number: Bowls.second, id: (x: 2, y: 1)), .c1(Bowls.second, (x: 2, y: 1))),
        (2, .move, .c2),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(1, id: 1), .c0(1, 1)),
        (.load(2, id: 2), .c0(2, 2)),
        (.load(number: Bowls.first, id: (x: 1, y: 2)), .c1(Bowls.first, (x: 1, y: 2))),
        (.load(number: Bowls.second, id: (x: 2, y: 1)), .c1(Bowls.second, (x: 2, y: 1))),
        (.move, .c2),
    ] }
    enum Plain: InvocationMatching {
        case c0(Int, Int)
        case c1(Bowl, (x: Int, y: Int))
        case c2
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0, let l1), .c0(let r0, let r1)): l0 == r0 && l1 == r1
            case (.c1(let l0, let l1), .c1(let r0, let r1)): l0 === r0 && l1 == r1
            case (.c2, .c2): true
            default: false
            }
        }
    }
}

indirect enum Overloaded471: OverloadedEnum {
    case move(Int?, Int)
    case load
    static let names = ["move(_:_:)", "load"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .move(nil, 1), .c0(nil, 1)),
        (0, .move(1, 2), .c0(1, 2)),
        (1, .load, .c1),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.move(nil, 1), .c0(nil, 1)),
        (.move(1, 2), .c0(1, 2)),
        (.load, .c1),
    ] }
    enum Plain: InvocationMatching {
        case c0(Int?, Int)
        case c1
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0, let l1), .c0(let r0, let r1)): l0 == r0 && l1 == r1
            case (.c1, .c1): true
            default: false
            }
        }
    }
}

indirect enum Overloaded472: OverloadedEnum {
    case load(id: [Int])
    case load(Bowl)
    case move(Arg<String>, number: Int)
    static let names = ["load(id:)", "load(_:)", "move(_:number:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(id: [1]), .c0([1])),
        (0, .load(id: [1, 2]), .c0([1, 2])),
        (1, .load(Bowls.first), .c1(Bowls.first)),
        (1, .load(Bowls.second), .c1(Bowls.second)),
        (2, .move(.value("a"), number: 1), .c2(.value("a"), 1)),
        (2, .move(.value("b"), number: 2), .c2(.value("b"), 2)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(id: [1]), .c0([1])),
        (.load(id: [1, 2]), .c0([1, 2])),
        (.load(Bowls.first), .c1(Bowls.first)),
        (.load(Bowls.second), .c1(Bowls.second)),
        (.move(.value("a"), number: 1), .c2(.value("a"), 1)),
        (.move(.value("b"), number: 2), .c2(.value("b"), 2)),
        (.move(.hasPrefix("a"), number: 1), .c2(.hasPrefix("a"), 1)),
    ] }
    enum Plain: InvocationMatching {
        case c0([Int])
        case c1(Bowl)
        case c2(Arg<String>, Int)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0), .c0(let r0)): l0 == r0
            case (.c1(let l0), .c1(let r0)): l0 === r0
            case (.c2(let l0, let l1), .c2(let r0, let r1)): l0.matches(r0) && l1 == r1
            default: false
            }
        }
    }
}

enum Overloaded473: OverloadedEnum {
    case move(id: Arg<Int>, [Int], at: Int?)
    case move(id: Int, Any)
    case load
    case move(String)
    case move(Any, Arg<String>)
    static let names = ["move(id:_:at:)", "move(id:_:)", "load", "move(_:)", "move(_:_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .move(id: .value(1), [1], at: nil), .c0(.value(1), [1], nil)),
        (0, .move(id: .value(2), [1, 2], at: 1), .c0(.value(2), [1, 2], 1)),
        (1, .move(id: 1, (x: 1, y: 2)), .c1(1, 0)),
        (1, .move(id: 2, (a: 1, b: 2)), .c1(2, 1)),
        (1, .move(id: 1, (1, 2)), .c1(1, 2)),
        (1, .move(id: 2, 1), .c1(2, 3)),
        (2, .load, .c2),
        (3, .move("a"), .c3("a")),
        (3, .move("b"), .c3("b")),
        (4, .move((x: 1, y: 2), .value("a")), .c4(0, .value("a"))),
        (4, .move((a: 1, b: 2), .value("b")), .c4(1, .value("b"))),
        (4, .move((1, 2), .value("a")), .c4(2, .value("a"))),
        (4, .move(1, .value("b")), .c4(3, .value("b"))),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.move(id: .value(1), [1], at: nil), .c0(.value(1), [1], nil)),
        (.move(id: .value(2), [1, 2], at: 1), .c0(.value(2), [1, 2], 1)),
        (.move(id: .any, [1], at: nil), .c0(.any, [1], nil)),
        (.move(id: 1, (x: 1, y: 2)), .c1(1, 0)),
        (.move(id: 2, (a: 1, b: 2)), .c1(2, 1)),
        (.move(id: 1, (1, 2)), .c1(1, 2)),
        (.move(id: 2, 1), .c1(2, 3)),
        (.load, .c2),
        (.move("a"), .c3("a")),
        (.move("b"), .c3("b")),
        (.move((x: 1, y: 2), .value("a")), .c4(0, .value("a"))),
        (.move((a: 1, b: 2), .value("b")), .c4(1, .value("b"))),
        (.move((1, 2), .value("a")), .c4(2, .value("a"))),
        (.move(1, .value("b")), .c4(3, .value("b"))),
        (.move((x: 1, y: 2), .hasPrefix("a")), .c4(0, .hasPrefix("a"))),
    ] }
    enum Plain: InvocationMatching {
        case c0(Arg<Int>, [Int], Int?)
        case c1(Int, Int)
        case c2
        case c3(String)
        case c4(Int, Arg<String>)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0, let l1, let l2), .c0(let r0, let r1, let r2)): l0.matches(r0) && l1 == r1 && l2 == r2
            case (.c1(let l0, let l1), .c1(let r0, let r1)): l0 == r0 && l1 == r1
            case (.c2, .c2): true
            case (.c3(let l0), .c3(let r0)): l0 == r0
            case (.c4(let l0, let l1), .c4(let r0, let r1)): l0 == r0 && l1.matches(r1)
            default: false
            }
        }
    }
}

indirect enum Overloaded474: OverloadedEnum {
    case load(at: [Int])
    case move(Filling)
    case load(Int)
    static let names = ["load(at:)", "move(_:)", "load(_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(at: [1]), .c0([1])),
        (0, .load(at: [1, 2]), .c0([1, 2])),
        (1, .move(.with(egg: 1)), .c1(0)),
        (1, .move(.with(ham: 1)), .c1(1)),
        (1, .move(.with(1, 1)), .c1(2)),
        (1, .move(.with((1, 1))), .c1(3)),
        (2, .load(1), .c2(1)),
        (2, .load(2), .c2(2)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(at: [1]), .c0([1])),
        (.load(at: [1, 2]), .c0([1, 2])),
        (.move(.with(egg: 1)), .c1(0)),
        (.move(.with(ham: 1)), .c1(1)),
        (.move(.with(1, 1)), .c1(2)),
        (.move(.with((1, 1))), .c1(3)),
        (.load(1), .c2(1)),
        (.load(2), .c2(2)),
    ] }
    enum Plain: InvocationMatching {
        case c0([Int])
        case c1(Int)
        case c2(Int)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0), .c0(let r0)): l0 == r0
            case (.c1(let l0), .c1(let r0)): l0 == r0
            case (.c2(let l0), .c2(let r0)): l0 == r0
            default: false
            }
        }
    }
}

enum Overloaded475: OverloadedEnum {
    case move(id: Arg<String>, Any)
    case move(number: (Int, Int))
    static let names = ["move(id:_:)", "move(number:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .move(id: .value("a"), (x: 1, y: 2)), .c0(.value("a"), 0)),
        (0, .move(id: .value("b"), (a: 1, b: 2)), .c0(.value("b"), 1)),
        (0, .move(id: .value("a"), (1, 2)), .c0(.value("a"), 2)),
        (0, .move(id: .value("b"), 1), .c0(.value("b"), 3)),
        (1, .move(number: (1, 2)), .c1((1, 2))),
        (1, .move(number: (2, 1)), .c1((2, 1))),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.move(id: .value("a"), (x: 1, y: 2)), .c0(.value("a"), 0)),
        (.move(id: .value("b"), (a: 1, b: 2)), .c0(.value("b"), 1)),
        (.move(id: .value("a"), (1, 2)), .c0(.value("a"), 2)),
        (.move(id: .value("b"), 1), .c0(.value("b"), 3)),
        (.move(id: .hasPrefix("a"), (x: 1, y: 2)), .c0(.hasPrefix("a"), 0)),
        (.move(number: (1, 2)), .c1((1, 2))),
        (.move(number: (2, 1)), .c1((2, 1))),
    ] }
    enum Plain: InvocationMatching {
        case c0(Arg<String>, Int)
        case c1((Int, Int))
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0, let l1), .c0(let r0, let r1)): l0.matches(r0) && l1 == r1
            case (.c1(let l0), .c1(let r0)): l0 == r0
            default: false
            }
        }
    }
}

enum Overloaded476: OverloadedEnum {
    case move(at: String)
    case load(at: String, id: Bowl, number: (Int, Int))
    case load(number: [Int])
    static let names = ["move(at:)", "load(at:id:number:)", "load(number:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .move(at: "a"), .c0("a")),
        (0, .move(at: "b"), .c0("b")),
        (1, .load(at: "a", id: Bowls.first, number: (1, 2)), .c1("a", Bowls.first, (1, 2))),
        (1, .load(at: "b", id: Bowls.second, number: (2, 1)), .c1("b", Bowls.second, (2, 1))),
        (2, .load(number: [1]), .c2([1])),
        (2, .load(number: [1, 2]), .c2([1, 2])),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.move(at: "a"), .c0("a")),
        (.move(at: "b"), .c0("b")),
        (.load(at: "a", id: Bowls.first, number: (1, 2)), .c1("a", Bowls.first, (1, 2))),
        (.load(at: "b", id: Bowls.second, number: (2, 1)), .c1("b", Bowls.second, (2, 1))),
        (.load(number: [1]), .c2([1])),
        (.load(number: [1, 2]), .c2([1, 2])),
    ] }
    enum Plain: InvocationMatching {
        case c0(String)
        case c1(String, Bowl, (Int, Int))
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

enum Overloaded477: OverloadedEnum {
    case move(id: Bowl, number: Arg<Int>, Any)
    case load(at: Bowl, Int)
    case load(number: Int?)
    case load(Int)
    static let names = ["move(id:number:_:)", "load(at:_:)", "load(number:)", "load(_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .move(id: Bowls.first, number: .value(1), (x: 1, y: 2)), .c0(Bowls.first, .value(1), 0)),
        (0, .move(id: Bowls.second, number: .value(2), (a: 1, b: 2)), .c0(Bowls.second, .value(2), 1)),
        (0, .move(id: Bowls.first, number: .value(1), (1, 2)), .c0(Bowls.first, .value(1), 2)),
        (0, .move(id: Bowls.second, number: .value(2), 1), .c0(Bowls.second, .value(2), 3)),
        (1, .load(at: Bowls.first, 1), .c1(Bowls.first, 1)),
        (1, .load(at: Bowls.second, 2), .c1(Bowls.second, 2)),
        (2, .load(number: nil), .c2(nil)),
        (2, .load(number: 1), .c2(1)),
        (3, .load(1), .c3(1)),
        (3, .load(2), .c3(2)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.move(id: Bowls.first, number: .value(1), (x: 1, y: 2)), .c0(Bowls.first, .value(1), 0)),
        (.move(id: Bowls.second, number: .value(2), (a: 1, b: 2)), .c0(Bowls.second, .value(2), 1)),
        (.move(id: Bowls.first, number: .value(1), (1, 2)), .c0(Bowls.first, .value(1), 2)),
        (.move(id: Bowls.second, number: .value(2), 1), .c0(Bowls.second, .value(2), 3)),
        (.move(id: Bowls.first, number: .any, (x: 1, y: 2)), .c0(Bowls.first, .any, 0)),
        (.load(at: Bowls.first, 1), .c1(Bowls.first, 1)),
        (.load(at: Bowls.second, 2), .c1(Bowls.second, 2)),
        (.load(number: nil), .c2(nil)),
        (.load(number: 1), .c2(1)),
        (.load(1), .c3(1)),
        (.load(2), .c3(2)),
    ] }
    enum Plain: InvocationMatching {
        case c0(Bowl, Arg<Int>, Int)
        case c1(Bowl, Int)
        case c2(Int?)
        case c3(Int)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0, let l1, let l2), .c0(let r0, let r1, let r2)): l0 === r0 && l1.matches(r1) && l2 == r2
            case (.c1(let l0, let l1), .c1(let r0, let r1)): l0 === r0 && l1 == r1
            case (.c2(let l0), .c2(let r0)): l0 == r0
            case (.c3(let l0), .c3(let r0)): l0 == r0
            default: false
            }
        }
    }
}

enum Overloaded478: OverloadedEnum {
    case load(id: Arg<String>)
    static let names = ["load(id:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(id: .value("a")), .c0(.value("a"))),
        (0, .load(id: .value("b")), .c0(.value("b"))),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(id: .value("a")), .c0(.value("a"))),
        (.load(id: .value("b")), .c0(.value("b"))),
        (.load(id: .hasPrefix("a")), .c0(.hasPrefix("a"))),
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

indirect enum Overloaded479: OverloadedEnum {
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

indirect enum Overloaded480: OverloadedEnum {
    case load(at: Bowl, [Int], id: (Int, Int))
    case move(Filling, number: Int?, at: Int?)
    case load(Int?)
    case load(Int?, Any)
    case move(Arg<Int>)
    case load(number: Bowl)
    static let names = ["load(at:_:id:)", "move(_:number:at:)", "load(_:)", "load(_:_:)", "move(_:)", "load(number:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(at: Bowls.first, [1], id: (1, 2)), .c0(Bowls.first, [1], (1, 2))),
        (0, .load(at: Bowls.second, [1, 2], id: (2, 1)), .c0(Bowls.second, [1, 2], (2, 1))),
        (1, .move(.with(egg: 1), number: nil, at: nil), .c1(0, nil, nil)),
        (1, .move(.with(ham: 1), number: 1, at: 1), .c1(1, 1, 1)),
        (1, .move(.with(1, 1), number: nil, at: nil), .c1(2, nil, nil)),
        (1, .move(.with((1, 1)), number: 1, at: 1), .c1(3, 1, 1)),
        (2, .load(nil), .c2(nil)),
        (2, .load(1), .c2(1)),
        (3, .load(nil, (x: 1, y: 2)), .c3(nil, 0)),
        (3, .load(1, (a: 1, b: 2)), .c3(1, 1)),
        (3, .load(nil, (1, 2)), .c3(nil, 2)),
        (3, .load(1, 1), .c3(1, 3)),
        (4, .move(.value(1)), .c4(.value(1))),
        (4, .move(.value(2)), .c4(.value(2))),
        (5, .load(number: Bowls.first), .c5(Bowls.first)),
        (5, .load(number: Bowls.second), .c5(Bowls.second)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(at: Bowls.first, [1], id: (1, 2)), .c0(Bowls.first, [1], (1, 2))),
        (.load(at: Bowls.second, [1, 2], id: (2, 1)), .c0(Bowls.second, [1, 2], (2, 1))),
        (.move(.with(egg: 1), number: nil, at: nil), .c1(0, nil, nil)),
        (.move(.with(ham: 1), number: 1, at: 1), .c1(1, 1, 1)),
        (.move(.with(1, 1), number: nil, at: nil), .c1(2, nil, nil)),
        (.move(.with((1, 1)), number: 1, at: 1), .c1(3, 1, 1)),
        (.load(nil), .c2(nil)),
        (.load(1), .c2(1)),
        (.load(nil, (x: 1, y: 2)), .c3(nil, 0)),
        (.load(1, (a: 1, b: 2)), .c3(1, 1)),
        (.load(nil, (1, 2)), .c3(nil, 2)),
        (.load(1, 1), .c3(1, 3)),
        (.move(.value(1)), .c4(.value(1))),
        (.move(.value(2)), .c4(.value(2))),
        (.move(.any), .c4(.any)),
        (.load(number: Bowls.first), .c5(Bowls.first)),
        (.load(number: Bowls.second), .c5(Bowls.second)),
    ] }
    enum Plain: InvocationMatching {
        case c0(Bowl, [Int], (Int, Int))
        case c1(Int, Int?, Int?)
        case c2(Int?)
        case c3(Int?, Int)
        case c4(Arg<Int>)
        case c5(Bowl)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0, let l1, let l2), .c0(let r0, let r1, let r2)): l0 === r0 && l1 == r1 && l2 == r2
            case (.c1(let l0, let l1, let l2), .c1(let r0, let r1, let r2)): l0 == r0 && l1 == r1 && l2 == r2
            case (.c2(let l0), .c2(let r0)): l0 == r0
            case (.c3(let l0, let l1), .c3(let r0, let r1)): l0 == r0 && l1 == r1
            case (.c4(let l0), .c4(let r0)): l0.matches(r0)
            case (.c5(let l0), .c5(let r0)): l0 === r0
            default: false
            }
        }
    }
}

indirect enum Overloaded481: OverloadedEnum {
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

indirect enum Overloaded482: OverloadedEnum {
    case load(Bowl, id: Filling)
    case move(at: (Int, Int), (Int, Int))
    case move(Arg<String>, (x: Int, y: Int))
    case move(Int?, number: [Int])
    static let names = ["load(_:id:)", "move(at:_:)", "move(_:_:)", "move(_:number:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(Bowls.first, id: .with(egg: 1)), .c0(Bowls.first, 0)),
        (0, .load(Bowls.second, id: .with(ham: 1)), .c0(Bowls.second, 1)),
        (0, .load(Bowls.first, id: .with(1, 1)), .c0(Bowls.first, 2)),
        (0, .load(Bowls.second, id: .with((1, 1))), .c0(Bowls.second, 3)),
        (1, .move(at: (1, 2), (1, 2)), .c1((1, 2), (1, 2))),
        (1, .move(at: (2, 1), (2, 1)), .c1((2, 1), (2, 1))),
        (2, .move(.value("a"), (x: 1, y: 2)), .c2(.value("a"), (x: 1, y: 2))),
        (2, .move(.value("b"), (x: 2, y: 1)), .c2(.value("b"), (x: 2, y: 1))),
        (3, .move(nil, number: [1]), .c3(nil, [1])),
        (3, .move(1, number: [1, 2]), .c3(1, [1, 2])),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(Bowls.first, id: .with(egg: 1)), .c0(Bowls.first, 0)),
        (.load(Bowls.second, id: .with(ham: 1)), .c0(Bowls.second, 1)),
        (.load(Bowls.first, id: .with(1, 1)), .c0(Bowls.first, 2)),
        (.load(Bowls.second, id: .with((1, 1))), .c0(Bowls.second, 3)),
        (.move(at: (1, 2), (1, 2)), .c1((1, 2), (1, 2))),
        (.move(at: (2, 1), (2, 1)), .c1((2, 1), (2, 1))),
        (.move(.value("a"), (x: 1, y: 2)), .c2(.value("a"), (x: 1, y: 2))),
        (.move(.value("b"), (x: 2, y: 1)), .c2(.value("b"), (x: 2, y: 1))),
        (.move(.hasPrefix("a"), (x: 1, y: 2)), .c2(.hasPrefix("a"), (x: 1, y: 2))),
        (.move(nil, number: [1]), .c3(nil, [1])),
        (.move(1, number: [1, 2]), .c3(1, [1, 2])),
    ] }
    enum Plain: InvocationMatching {
        case c0(Bowl, Int)
        case c1((Int, Int), (Int, Int))
        case c2(Arg<String>, (x: Int, y: Int))
        case c3(Int?, [Int])
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0, let l1), .c0(let r0, let r1)): l0 === r0 && l1 == r1
            case (.c1(let l0, let l1), .c1(let r0, let r1)): l0 == r0 && l1 == r1
            case (.c2(let l0, let l1), .c2(let r0, let r1)): l0.matches(r0) && l1 == r1
            case (.c3(let l0, let l1), .c3(let r0, let r1)): l0 == r0 && l1 == r1
            default: false
            }
        }
    }
}

enum Overloaded483: OverloadedEnum {
    case load(Bowl, [Int], (Int, Int))
    case move(String, number: Any)
    static let names = ["load(_:_:_:)", "move(_:number:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(Bowls.first, [1], (1, 2)), .c0(Bowls.first, [1], (1, 2))),
        (0, .load(Bowls.second, [1, 2], (2, 1)), .c0(Bowls.second, [1, 2], (2, 1))),
        (1, .move("a", number: (x: 1, y: 2)), .c1("a", 0)),
        (1, .move("b", number: (a: 1, b: 2)), .c1("b", 1)),
        (1, .move("a", number: (1, 2)), .c1("a", 2)),
        (1, .move("b", number: 1), .c1("b", 3)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(Bowls.first, [1], (1, 2)), .c0(Bowls.first, [1], (1, 2))),
        (.load(Bowls.second, [1, 2], (2, 1)), .c0(Bowls.second, [1, 2], (2, 1))),
        (.move("a", number: (x: 1, y: 2)), .c1("a", 0)),
        (.move("b", number: (a: 1, b: 2)), .c1("b", 1)),
        (.move("a", number: (1, 2)), .c1("a", 2)),
        (.move("b", number: 1), .c1("b", 3)),
    ] }
    enum Plain: InvocationMatching {
        case c0(Bowl, [Int], (Int, Int))
        case c1(String, Int)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0, let l1, let l2), .c0(let r0, let r1, let r2)): l0 === r0 && l1 == r1 && l2 == r2
            case (.c1(let l0, let l1), .c1(let r0, let r1)): l0 == r0 && l1 == r1
            default: false
            }
        }
    }
}

enum Overloaded484: OverloadedEnum {
    case load(number: Filling)
    case load(id: String)
    case load(Int?, number: [Int])
    static let names = ["load(number:)", "load(id:)", "load(_:number:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(number: .with(egg: 1)), .c0(0)),
        (0, .load(number: .with(ham: 1)), .c0(1)),
        (0, .load(number: .with(1, 1)), .c0(2)),
        (0, .load(number: .with((1, 1))), .c0(3)),
        (1, .load(id: "a"), .c1("a")),
        (1, .load(id: "b"), .c1("b")),
        (2, .load(nil, number: [1]), .c2(nil, [1])),
        (2, .load(1, number: [1, 2]), .c2(1, [1, 2])),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(number: .with(egg: 1)), .c0(0)),
        (.load(number: .with(ham: 1)), .c0(1)),
        (.load(number: .with(1, 1)), .c0(2)),
        (.load(number: .with((1, 1))), .c0(3)),
        (.load(id: "a"), .c1("a")),
        (.load(id: "b"), .c1("b")),
        (.load(nil, number: [1]), .c2(nil, [1])),
        (.load(1, number: [1, 2]), .c2(1, [1, 2])),
    ] }
    enum Plain: InvocationMatching {
        case c0(Int)
        case c1(String)
        case c2(Int?, [Int])
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

indirect enum Overloaded485: OverloadedEnum {
    case load
    case move(Arg<String>, number: Arg<Int>, (Int, Int))
    static let names = ["load", "move(_:number:_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load, .c0),
        (1, .move(.value("a"), number: .value(1), (1, 2)), .c1(.value("a"), .value(1), (1, 2))),
        (1, .move(.value("b"), number: .value(2), (2, 1)), .c1(.value("b"), .value(2), (2, 1))),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load, .c0),
        (.move(.value("a"), number: .value(1), (1, 2)), .c1(.value("a"), .value(1), (1, 2))),
        (.move(.value("b"), number: .value(2), (2, 1)), .c1(.value("b"), .value(2), (2, 1))),
        (.move(.hasPrefix("a"), number: .any, (1, 2)), .c1(.hasPrefix("a"), .any, (1, 2))),
    ] }
    enum Plain: InvocationMatching {
        case c0
        case c1(Arg<String>, Arg<Int>, (Int, Int))
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0, .c0): true
            case (.c1(let l0, let l1, let l2), .c1(let r0, let r1, let r2)): l0.matches(r0) && l1.matches(r1) && l2 == r2
            default: false
            }
        }
    }
}

indirect enum Overloaded486: OverloadedEnum {
    case load(Bowl, number: Arg<String>)
    case load(Arg<Int>)
    case move
    static let names = ["load(_:number:)", "load(_:)", "move"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(Bowls.first, number: .value("a")), .c0(Bowls.first, .value("a"))),
        (0, .load(Bowls.second, number: .value("b")), .c0(Bowls.second, .value("b"))),
        (1, .load(.value(1)), .c1(.value(1))),
        (1, .load(.value(2)), .c1(.value(2))),
        (2, .move, .c2),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(Bowls.first, number: .value("a")), .c0(Bowls.first, .value("a"))),
        (.load(Bowls.second, number: .value("b")), .c0(Bowls.second, .value("b"))),
        (.load(Bowls.first, number: .hasPrefix("a")), .c0(Bowls.first, .hasPrefix("a"))),
        (.load(.value(1)), .c1(.value(1))),
        (.load(.value(2)), .c1(.value(2))),
        (.load(.any), .c1(.any)),
        (.move, .c2),
    ] }
    enum Plain: InvocationMatching {
        case c0(Bowl, Arg<String>)
        case c1(Arg<Int>)
        case c2
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0, let l1), .c0(let r0, let r1)): l0 === r0 && l1.matches(r1)
            case (.c1(let l0), .c1(let r0)): l0.matches(r0)
            case (.c2, .c2): true
            default: false
            }
        }
    }
}

enum Overloaded487: OverloadedEnum {
    case load(Arg<Int>)
    case load(id: Any)
    case move
    static let names = ["load(_:)", "load(id:)", "move"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(.value(1)), .c0(.value(1))),
        (0, .load(.value(2)), .c0(.value(2))),
        (1, .load(id: (x: 1, y: 2)), .c1(0)),
        (1, .load(id: (a: 1, b: 2)), .c1(1)),
        (1, .load(id: (1, 2)), .c1(2)),
        (1, .load(id: 1), .c1(3)),
        (2, .move, .c2),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(.value(1)), .c0(.value(1))),
        (.load(.value(2)), .c0(.value(2))),
        (.load(.any), .c0(.any)),
        (.load(id: (x: 1, y: 2)), .c1(0)),
        (.load(id: (a: 1, b: 2)), .c1(1)),
        (.load(id: (1, 2)), .c1(2)),
        (.load(id: 1), .c1(3)),
        (.move, .c2),
    ] }
    enum Plain: InvocationMatching {
        case c0(Arg<Int>)
        case c1(Int)
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

indirect enum Overloaded488: OverloadedEnum {
    case move(at: Arg<String>)
    case load(id: (x: Int, y: Int), at: Arg<String>)
    case load(String)
    static let names = ["move(at:)", "load(id:at:)", "load(_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .move(at: .value("a")), .c0(.value("a"))),
        (0, .move(at: .value("b")), .c0(.value("b"))),
        (1, .load(id: (x: 1, y: 2), at: .value("a")), .c1((x: 1, y: 2), .value("a"))),
        (1, .load(id: (x: 2, y: 1), at: .value("b")), .c1((x: 2, y: 1), .value("b"))),
        (2, .load("a"), .c2("a")),
        (2, .load("b"), .c2("b")),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.move(at: .value("a")), .c0(.value("a"))),
        (.move(at: .value("b")), .c0(.value("b"))),
        (.move(at: .hasPrefix("a")), .c0(.hasPrefix("a"))),
        (.load(id: (x: 1, y: 2), at: .value("a")), .c1((x: 1, y: 2), .value("a"))),
        (.load(id: (x: 2, y: 1), at: .value("b")), .c1((x: 2, y: 1), .value("b"))),
        (.load(id: (x: 1, y: 2), at: .hasPrefix("a")), .c1((x: 1, y: 2), .hasPrefix("a"))),
        (.load("a"), .c2("a")),
        (.load("b"), .c2("b")),
    ] }
    enum Plain: InvocationMatching {
        case c0(Arg<String>)
        case c1((x: Int, y: Int), Arg<String>)
        case c2(String)
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

indirect enum Overloaded489: OverloadedEnum {
    case load([Int])
    case load(at: [Int], number: Int, Int?)
    case load((x: Int, y: Int), Any, Filling)
    static let names = ["load(_:)", "load(at:number:_:)", "load(_:_:_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load([1]), .c0([1])),
        (0, .load([1, 2]), .c0([1, 2])),
        (1, .load(at: [1], number: 1, nil), .c1([1], 1, nil)),
        (1, .load(at: [1, 2], number: 2, 1), .c1([1, 2], 2, 1)),
        (2, .load((x: 1, y: 2), (x: 1, y: 2), .with(egg: 1)), .c2((x: 1, y: 2), 0, 0)),
        (2, .load((x: 2, y: 1), (a: 1, b: 2), .with(ham: 1)), .c2((x: 2, y: 1), 1, 1)),
        (2, .load((x: 1, y: 2), (1, 2), .with(1, 1)), .c2((x: 1, y: 2), 2, 2)),
        (2, .load((x: 2, y: 1), 1, .with((1, 1))), .c2((x: 2, y: 1), 3, 3)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load([1]), .c0([1])),
        (.load([1, 2]), .c0([1, 2])),
        (.load(at: [1], number: 1, nil), .c1([1], 1, nil)),
        (.load(at: [1, 2], number: 2, 1), .c1([1, 2], 2, 1)),
        (.load((x: 1, y: 2), (x: 1, y: 2), .with(egg: 1)), .c2((x: 1, y: 2), 0, 0)),
        (.load((x: 2, y: 1), (a: 1, b: 2), .with(ham: 1)), .c2((x: 2, y: 1), 1, 1)),
        (.load((x: 1, y: 2), (1, 2), .with(1, 1)), .c2((x: 1, y: 2), 2, 2)),
        (.load((x: 2, y: 1), 1, .with((1, 1))), .c2((x: 2, y: 1), 3, 3)),
    ] }
    enum Plain: InvocationMatching {
        case c0([Int])
        case c1([Int], Int, Int?)
        case c2((x: Int, y: Int), Int, Int)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0), .c0(let r0)): l0 == r0
            case (.c1(let l0, let l1, let l2), .c1(let r0, let r1, let r2)): l0 == r0 && l1 == r1 && l2 == r2
            case (.c2(let l0, let l1, let l2), .c2(let r0, let r1, let r2)): l0 == r0 && l1 == r1 && l2 == r2
            default: false
            }
        }
    }
}

enum Overloaded490: OverloadedEnum {
    case load(Arg<String>, Filling, Arg<String>)
    case load(at: String, id: Filling, number: Any)
    case load(id: Arg<String>)
    case load(Arg<Int>)
    static let names = ["load(_:_:_:)", "load(at:id:number:)", "load(id:)", "load(_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(.value("a"), .with(egg: 1), .value("a")), .c0(.value("a"), 0, .value("a"))),
        (0, .load(.value("b"), .with(ham: 1), .value("b")), .c0(.value("b"), 1, .value("b"))),
        (0, .load(.value("a"), .with(1, 1), .value("a")), .c0(.value("a"), 2, .value("a"))),
        (0, .load(.value("b"), .with((1, 1)), .value("b")), .c0(.value("b"), 3, .value("b"))),
        (1, .load(at: "a", id: .with(egg: 1), number: (x: 1, y: 2)), .c1("a", 0, 0)),
        (1, .load(at: "b", id: .with(ham: 1), number: (a: 1, b: 2)), .c1("b", 1, 1)),
        (1, .load(at: "a", id: .with(1, 1), number: (1, 2)), .c1("a", 2, 2)),
        (1, .load(at: "b", id: .with((1, 1)), number: 1), .c1("b", 3, 3)),
        (2, .load(id: .value("a")), .c2(.value("a"))),
        (2, .load(id: .value("b")), .c2(.value("b"))),
        (3, .load(.value(1)), .c3(.value(1))),
        (3, .load(.value(2)), .c3(.value(2))),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(.value("a"), .with(egg: 1), .value("a")), .c0(.value("a"), 0, .value("a"))),
        (.load(.value("b"), .with(ham: 1), .value("b")), .c0(.value("b"), 1, .value("b"))),
        (.load(.value("a"), .with(1, 1), .value("a")), .c0(.value("a"), 2, .value("a"))),
        (.load(.value("b"), .with((1, 1)), .value("b")), .c0(.value("b"), 3, .value("b"))),
        (.load(.hasPrefix("a"), .with(egg: 1), .hasPrefix("a")), .c0(.hasPrefix("a"), 0, .hasPrefix("a"))),
        (.load(at: "a", id: .with(egg: 1), number: (x: 1, y: 2)), .c1("a", 0, 0)),
        (.load(at: "b", id: .with(ham: 1), number: (a: 1, b: 2)), .c1("b", 1, 1)),
        (.load(at: "a", id: .with(1, 1), number: (1, 2)), .c1("a", 2, 2)),
        (.load(at: "b", id: .with((1, 1)), number: 1), .c1("b", 3, 3)),
        (.load(id: .value("a")), .c2(.value("a"))),
        (.load(id: .value("b")), .c2(.value("b"))),
        (.load(id: .hasPrefix("a")), .c2(.hasPrefix("a"))),
        (.load(.value(1)), .c3(.value(1))),
        (.load(.value(2)), .c3(.value(2))),
        (.load(.any), .c3(.any)),
    ] }
    enum Plain: InvocationMatching {
        case c0(Arg<String>, Int, Arg<String>)
        case c1(String, Int, Int)
        case c2(Arg<String>)
        case c3(Arg<Int>)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0, let l1, let l2), .c0(let r0, let r1, let r2)): l0.matches(r0) && l1 == r1 && l2.matches(r2)
            case (.c1(let l0, let l1, let l2), .c1(let r0, let r1, let r2)): l0 == r0 && l1 == r1 && l2 == r2
            case (.c2(let l0), .c2(let r0)): l0.matches(r0)
            case (.c3(let l0), .c3(let r0)): l0.matches(r0)
            default: false
            }
        }
    }
}

enum Overloaded491: OverloadedEnum {
    case load(at: Bowl, number: Int)
    case load(number: String, String)
    case load(number: String)
    case move(Int, Int)
    case move(id: Int, String, (Int, Int))
    static let names = ["load(at:number:)", "load(number:_:)", "load(number:)", "move(_:_:)", "move(id:_:_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(at: Bowls.first, number: 1), .c0(Bowls.first, 1)),
        (0, .load(at: Bowls.second, number: 2), .c0(Bowls.second, 2)),
        (1, .load(number: "a", "a"), .c1("a", "a")),
        (1, .load(number: "b", "b"), .c1("b", "b")),
        (2, .load(number: "a"), .c2("a")),
        (2, .load(number: "b"), .c2("b")),
        (3, .move(1, 1), .c3(1, 1)),
        (3, .move(2, 2), .c3(2, 2)),
        (4, .move(id: 1, "a", (1, 2)), .c4(1, "a", (1, 2))),
        (4, .move(id: 2, "b", (2, 1)), .c4(2, "b", (2, 1))),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(at: Bowls.first, number: 1), .c0(Bowls.first, 1)),
        (.load(at: Bowls.second, number: 2), .c0(Bowls.second, 2)),
        (.load(number: "a", "a"), .c1("a", "a")),
        (.load(number: "b", "b"), .c1("b", "b")),
        (.load(number: "a"), .c2("a")),
        (.load(number: "b"), .c2("b")),
        (.move(1, 1), .c3(1, 1)),
        (.move(2, 2), .c3(2, 2)),
        (.move(id: 1, "a", (1, 2)), .c4(1, "a", (1, 2))),
        (.move(id: 2, "b", (2, 1)), .c4(2, "b", (2, 1))),
    ] }
    enum Plain: InvocationMatching {
        case c0(Bowl, Int)
        case c1(String, String)
        case c2(String)
        case c3(Int, Int)
        case c4(Int, String, (Int, Int))
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0, let l1), .c0(let r0, let r1)): l0 === r0 && l1 == r1
            case (.c1(let l0, let l1), .c1(let r0, let r1)): l0 == r0 && l1 == r1
            case (.c2(let l0), .c2(let r0)): l0 == r0
            case (.c3(let l0, let l1), .c3(let r0, let r1)): l0 == r0 && l1 == r1
            case (.c4(let l0, let l1, let l2), .c4(let r0, let r1, let r2)): l0 == r0 && l1 == r1 && l2 == r2
            default: false
            }
        }
    }
}

indirect enum Overloaded492: OverloadedEnum {
    case load((Int, Int))
    case move
    case load((Int, Int), number: String)
    static let names = ["load(_:)", "move", "load(_:number:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load((1, 2)), .c0((1, 2))),
        (0, .load((2, 1)), .c0((2, 1))),
        (1, .move, .c1),
        (2, .load((1, 2), number: "a"), .c2((1, 2), "a")),
        (2, .load((2, 1), number: "b"), .c2((2, 1), "b")),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load((1, 2)), .c0((1, 2))),
        (.load((2, 1)), .c0((2, 1))),
        (.move, .c1),
        (.load((1, 2), number: "a"), .c2((1, 2), "a")),
        (.load((2, 1), number: "b"), .c2((2, 1), "b")),
    ] }
    enum Plain: InvocationMatching {
        case c0((Int, Int))
        case c1
        case c2((Int, Int), String)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0), .c0(let r0)): l0 == r0
            case (.c1, .c1): true
            case (.c2(let l0, let l1), .c2(let r0, let r1)): l0 == r0 && l1 == r1
            default: false
            }
        }
    }
}

indirect enum Overloaded493: OverloadedEnum {
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

indirect enum Overloaded494: OverloadedEnum {
    case load(at: Arg<String>)
    case load(id: Bowl)
    case move(at: Arg<String>, Any, Filling)
    static let names = ["load(at:)", "load(id:)", "move(at:_:_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(at: .value("a")), .c0(.value("a"))),
        (0, .load(at: .value("b")), .c0(.value("b"))),
        (1, .load(id: Bowls.first), .c1(Bowls.first)),
        (1, .load(id: Bowls.second), .c1(Bowls.second)),
        (2, .move(at: .value("a"), (x: 1, y: 2), .with(egg: 1)), .c2(.value("a"), 0, 0)),
        (2, .move(at: .value("b"), (a: 1, b: 2), .with(ham: 1)), .c2(.value("b"), 1, 1)),
        (2, .move(at: .value("a"), (1, 2), .with(1, 1)), .c2(.value("a"), 2, 2)),
        (2, .move(at: .value("b"), 1, .with((1, 1))), .c2(.value("b"), 3, 3)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(at: .value("a")), .c0(.value("a"))),
        (.load(at: .value("b")), .c0(.value("b"))),
        (.load(at: .hasPrefix("a")), .c0(.hasPrefix("a"))),
        (.load(id: Bowls.first), .c1(Bowls.first)),
        (.load(id: Bowls.second), .c1(Bowls.second)),
        (.move(at: .value("a"), (x: 1, y: 2), .with(egg: 1)), .c2(.value("a"), 0, 0)),
        (.move(at: .value("b"), (a: 1, b: 2), .with(ham: 1)), .c2(.value("b"), 1, 1)),
        (.move(at: .value("a"), (1, 2), .with(1, 1)), .c2(.value("a"), 2, 2)),
        (.move(at: .value("b"), 1, .with((1, 1))), .c2(.value("b"), 3, 3)),
        (.move(at: .hasPrefix("a"), (x: 1, y: 2), .with(egg: 1)), .c2(.hasPrefix("a"), 0, 0)),
    ] }
    enum Plain: InvocationMatching {
        case c0(Arg<String>)
        case c1(Bowl)
        case c2(Arg<String>, Int, Int)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0), .c0(let r0)): l0.matches(r0)
            case (.c1(let l0), .c1(let r0)): l0 === r0
            case (.c2(let l0, let l1, let l2), .c2(let r0, let r1, let r2)): l0.matches(r0) && l1 == r1 && l2 == r2
            default: false
            }
        }
    }
}

enum Overloaded495: OverloadedEnum {
    case load(id: Int, at: (Int, Int), number: String)
    case move(id: Arg<Int>)
    case move(Any, id: Bowl)
    case load(Int?)
    static let names = ["load(id:at:number:)", "move(id:)", "move(_:id:)", "load(_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(id: 1, at: (1, 2), number: "a"), .c0(1, (1, 2), "a")),
        (0, .load(id: 2, at: (2, 1), number: "b"), .c0(2, (2, 1), "b")),
        (1, .move(id: .value(1)), .c1(.value(1))),
        (1, .move(id: .value(2)), .c1(.value(2))),
        (2, .move((x: 1, y: 2), id: Bowls.first), .c2(0, Bowls.first)),
        (2, .move((a: 1, b: 2), id: Bowls.second), .c2(1, Bowls.second)),
        (2, .move((1, 2), id: Bowls.first), .c2(2, Bowls.first)),
        (2, .move(1, id: Bowls.second), .c2(3, Bowls.second)),
        (3, .load(nil), .c3(nil)),
        (3, .load(1), .c3(1)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(id: 1, at: (1, 2), number: "a"), .c0(1, (1, 2), "a")),
        (.load(id: 2, at: (2, 1), number: "b"), .c0(2, (2, 1), "b")),
        (.move(id: .value(1)), .c1(.value(1))),
        (.move(id: .value(2)), .c1(.value(2))),
        (.move(id: .any), .c1(.any)),
        (.move((x: 1, y: 2), id: Bowls.first), .c2(0, Bowls.first)),
        (.move((a: 1, b: 2), id: Bowls.second), .c2(1, Bowls.second)),
        (.move((1, 2), id: Bowls.first), .c2(2, Bowls.first)),
        (.move(1, id: Bowls.second), .c2(3, Bowls.second)),
        (.load(nil), .c3(nil)),
        (.load(1), .c3(1)),
    ] }
    enum Plain: InvocationMatching {
        case c0(Int, (Int, Int), String)
        case c1(Arg<Int>)
        case c2(Int, Bowl)
        case c3(Int?)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0, let l1, let l2), .c0(let r0, let r1, let r2)): l0 == r0 && l1 == r1 && l2 == r2
            case (.c1(let l0), .c1(let r0)): l0.matches(r0)
            case (.c2(let l0, let l1), .c2(let r0, let r1)): l0 == r0 && l1 === r1
            case (.c3(let l0), .c3(let r0)): l0 == r0
            default: false
            }
        }
    }
}

enum Overloaded496: OverloadedEnum {
    case load(Bowl)
    case load(at: String, number: (Int, Int), id: Bowl)
    case move(Arg<String>, number: Int)
    static let names = ["load(_:)", "load(at:number:id:)", "move(_:number:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(Bowls.first), .c0(Bowls.first)),
        (0, .load(Bowls.second), .c0(Bowls.second)),
        (1, .load(at: "a", number: (1, 2), id: Bowls.first), .c1("a", (1, 2), Bowls.first)),
        (1, .load(at: "b", number: (2, 1), id: Bowls.second), .c1("b", (2, 1), Bowls.second)),
        (2, .move(.value("a"), number: 1), .c2(.value("a"), 1)),
        (2, .move(.value("b"), number: 2), .c2(.value("b"), 2)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(Bowls.first), .c0(Bowls.first)),
        (.load(Bowls.second), .c0(Bowls.second)),
        (.load(at: "a", number: (1, 2), id: Bowls.first), .c1("a", (1, 2), Bowls.first)),
        (.load(at: "b", number: (2, 1), id: Bowls.second), .c1("b", (2, 1), Bowls.second)),
        (.move(.value("a"), number: 1), .c2(.value("a"), 1)),
        (.move(.value("b"), number: 2), .c2(.value("b"), 2)),
        (.move(.hasPrefix("a"), number: 1), .c2(.hasPrefix("a"), 1)),
    ] }
    enum Plain: InvocationMatching {
        case c0(Bowl)
        case c1(String, (Int, Int), Bowl)
        case c2(Arg<String>, Int)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0), .c0(let r0)): l0 === r0
            case (.c1(let l0, let l1, let l2), .c1(let r0, let r1, let r2)): l0 == r0 && l1 == r1 && l2 === r2
            case (.c2(let l0, let l1), .c2(let r0, let r1)): l0.matches(r0) && l1 == r1
            default: false
            }
        }
    }
}

enum Overloaded497: OverloadedEnum {
    case load
    case move(Bowl)
    static let names = ["load", "move(_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load, .c0),
        (1, .move(Bowls.first), .c1(Bowls.first)),
        (1, .move(Bowls.second), .c1(Bowls.second)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load, .c0),
        (.move(Bowls.first), .c1(Bowls.first)),
        (.move(Bowls.second), .c1(Bowls.second)),
    ] }
    enum Plain: InvocationMatching {
        case c0
        case c1(Bowl)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0, .c0): true
            case (.c1(let l0), .c1(let r0)): l0 === r0
            default: false
            }
        }
    }
}

enum Overloaded498: OverloadedEnum {
    case move(at: Int)
    case load
    static let names = ["move(at:)", "load"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .move(at: 1), .c0(1)),
        (0, .move(at: 2), .c0(2)),
        (1, .load, .c1),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.move(at: 1), .c0(1)),
        (.move(at: 2), .c0(2)),
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

enum Overloaded499: OverloadedEnum {
    case load(number: [Int])
    case move([Int], (Int, Int))
    case load(at: Bowl, Arg<String>, number: Arg<Int>)
    static let names = ["load(number:)", "move(_:_:)", "load(at:_:number:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(number: [1]), .c0([1])),
        (0, .load(number: [1, 2]), .c0([1, 2])),
        (1, .move([1], (1, 2)), .c1([1], (1, 2))),
        (1, .move([1, 2], (2, 1)), .c1([1, 2], (2, 1))),
        (2, .load(at: Bowls.first, .value("a"), number: .value(1)), .c2(Bowls.first, .value("a"), .value(1))),
        (2, .load(at: Bowls.second, .value("b"), number: .value(2)), .c2(Bowls.second, .value("b"), .value(2))),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(number: [1]), .c0([1])),
        (.load(number: [1, 2]), .c0([1, 2])),
        (.move([1], (1, 2)), .c1([1], (1, 2))),
        (.move([1, 2], (2, 1)), .c1([1, 2], (2, 1))),
        (.load(at: Bowls.first, .value("a"), number: .value(1)), .c2(Bowls.first, .value("a"), .value(1))),
        (.load(at: Bowls.second, .value("b"), number: .value(2)), .c2(Bowls.second, .value("b"), .value(2))),
        (.load(at: Bowls.first, .hasPrefix("a"), number: .any), .c2(Bowls.first, .hasPrefix("a"), .any)),
    ] }
    enum Plain: InvocationMatching {
        case c0([Int])
        case c1([Int], (Int, Int))
        case c2(Bowl, Arg<String>, Arg<Int>)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0), .c0(let r0)): l0 == r0
            case (.c1(let l0, let l1), .c1(let r0, let r1)): l0 == r0 && l1 == r1
            case (.c2(let l0, let l1, let l2), .c2(let r0, let r1, let r2)): l0 === r0 && l1.matches(r1) && l2.matches(r2)
            default: false
            }
        }
    }
}
