// Written by OverloadWriter, see OverloadedEnumTests.
// swift-format-ignore-file
import ExpectKit

var overloadedEnums300: [any OverloadedEnum.Type] { [
    Overloaded300.self,
    Overloaded301.self,
    Overloaded302.self,
    Overloaded303.self,
    Overloaded304.self,
    Overloaded305.self,
    Overloaded306.self,
    Overloaded307.self,
    Overloaded308.self,
    Overloaded309.self,
    Overloaded310.self,
    Overloaded311.self,
    Overloaded312.self,
    Overloaded313.self,
    Overloaded314.self,
    Overloaded315.self,
    Overloaded316.self,
    Overloaded317.self,
    Overloaded318.self,
    Overloaded319.self,
    Overloaded320.self,
    Overloaded321.self,
    Overloaded322.self,
    Overloaded323.self,
    Overloaded324.self,
    Overloaded325.self,
    Overloaded326.self,
    Overloaded327.self,
    Overloaded328.self,
    Overloaded329.self,
    Overloaded330.self,
    Overloaded331.self,
    Overloaded332.self,
    Overloaded333.self,
    Overloaded334.self,
    Overloaded335.self,
    Overloaded336.self,
    Overloaded337.self,
    Overloaded338.self,
    Overloaded339.self,
    Overloaded340.self,
    Overloaded341.self,
    Overloaded342.self,
    Overloaded343.self,
    Overloaded344.self,
    Overloaded345.self,
    Overloaded346.self,
    Overloaded347.self,
    Overloaded348.self,
    Overloaded349.self,
    Overloaded350.self,
    Overloaded351.self,
    Overloaded352.self,
    Overloaded353.self,
    Overloaded354.self,
    Overloaded355.self,
    Overloaded356.self,
    Overloaded357.self,
    Overloaded358.self,
    Overloaded359.self,
    Overloaded360.self,
    Overloaded361.self,
    Overloaded362.self,
    Overloaded363.self,
    Overloaded364.self,
    Overloaded365.self,
    Overloaded366.self,
    Overloaded367.self,
    Overloaded368.self,
    Overloaded369.self,
    Overloaded370.self,
    Overloaded371.self,
    Overloaded372.self,
    Overloaded373.self,
    Overloaded374.self,
    Overloaded375.self,
    Overloaded376.self,
    Overloaded377.self,
    Overloaded378.self,
    Overloaded379.self,
    Overloaded380.self,
    Overloaded381.self,
    Overloaded382.self,
    Overloaded383.self,
    Overloaded384.self,
    Overloaded385.self,
    Overloaded386.self,
    Overloaded387.self,
    Overloaded388.self,
    Overloaded389.self,
    Overloaded390.self,
    Overloaded391.self,
    Overloaded392.self,
    Overloaded393.self,
    Overloaded394.self,
    Overloaded395.self,
    Overloaded396.self,
    Overloaded397.self,
    Overloaded398.self,
    Overloaded399.self,
] }

enum Overloaded300: OverloadedEnum {
    case load(Bowl, Arg<Int>)
    case move([Int], id: Any, number: String)
    static let names = ["load(_:_:)", "move(_:id:number:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(Bowls.first, .value(1)), .c0(Bowls.first, .value(1))),
        (0, .load(Bowls.second, .value(2)), .c0(Bowls.second, .value(2))),
        (1, .move([1], id: (x: 1, y: 2), number: "a"), .c1([1], 0, "a")),
        (1, .move([1, 2], id: (a: 1, b: 2), number: "b"), .c1([1, 2], 1, "b")),
        (1, .move([1], id: (1, 2), number: "a"), .c1([1], 2, "a")),
        (1, .move([1, 2], id: 1, number: "b"), .c1([1, 2], 3, "b")),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(Bowls.first, .value(1)), .c0(Bowls.first, .value(1))),
        (.load(Bowls.second, .value(2)), .c0(Bowls.second, .value(2))),
        (.load(Bowls.first, .any), .c0(Bowls.first, .any)),
        (.move([1], id: (x: 1, y: 2), number: "a"), .c1([1], 0, "a")),
        (.move([1, 2], id: (a: 1, b: 2), number: "b"), .c1([1, 2], 1, "b")),
        (.move([1], id: (1, 2), number: "a"), .c1([1], 2, "a")),
        (.move([1, 2], id: 1, number: "b"), .c1([1, 2], 3, "b")),
    ] }
    enum Plain: InvocationMatching {
        case c0(Bowl, Arg<Int>)
        case c1([Int], Int, String)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0, let l1), .c0(let r0, let r1)): l0 === r0 && l1.matches(r1)
            case (.c1(let l0, let l1, let l2), .c1(let r0, let r1, let r2)): l0 == r0 && l1 == r1 && l2 == r2
            default: false
            }
        }
    }
}

enum Overloaded301: OverloadedEnum {
    case load(at: Arg<Int>, number: String, id: Arg<Int>)
    case load(Int?, Filling)
    case move(Arg<Int>)
    case load(number: Filling)
    static let names = ["load(at:number:id:)", "load(_:_:)", "move(_:)", "load(number:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(at: .value(1), number: "a", id: .value(1)), .c0(.value(1), "a", .value(1))),
        (0, .load(at: .value(2), number: "b", id: .value(2)), .c0(.value(2), "b", .value(2))),
        (1, .load(nil, .with(egg: 1)), .c1(nil, 0)),
        (1, .load(1, .with(ham: 1)), .c1(1, 1)),
        (1, .load(nil, .with(1, 1)), .c1(nil, 2)),
        (1, .load(1, .with((1, 1))), .c1(1, 3)),
        (2, .move(.value(1)), .c2(.value(1))),
        (2, .move(.value(2)), .c2(.value(2))),
        (3, .load(number: .with(egg: 1)), .c3(0)),
        (3, .load(number: .with(ham: 1)), .c3(1)),
        (3, .load(number: .with(1, 1)), .c3(2)),
        (3, .load(number: .with((1, 1))), .c3(3)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(at: .value(1), number: "a", id: .value(1)), .c0(.value(1), "a", .value(1))),
        (.load(at: .value(2), number: "b", id: .value(2)), .c0(.value(2), "b", .value(2))),
        (.load(at: .any, number: "a", id: .any), .c0(.any, "a", .any)),
        (.load(nil, .with(egg: 1)), .c1(nil, 0)),
        (.load(1, .with(ham: 1)), .c1(1, 1)),
        (.load(nil, .with(1, 1)), .c1(nil, 2)),
        (.load(1, .with((1, 1))), .c1(1, 3)),
        (.move(.value(1)), .c2(.value(1))),
        (.move(.value(2)), .c2(.value(2))),
        (.move(.any), .c2(.any)),
        (.load(number: .with(egg: 1)), .c3(0)),
        (.load(number: .with(ham: 1)), .c3(1)),
        (.load(number: .with(1, 1)), .c3(2)),
        (.load(number: .with((1, 1))), .c3(3)),
    ] }
    enum Plain: InvocationMatching {
        case c0(Arg<Int>, String, Arg<Int>)
        case c1(Int?, Int)
        case c2(Arg<Int>)
        case c3(Int)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0, let l1, let l2), .c0(let r0, let r1, let r2)): l0.matches(r0) && l1 == r1 && l2.matches(r2)
            case (.c1(let l0, let l1), .c1(let r0, let r1)): l0 == r0 && l1 == r1
            case (.c2(let l0), .c2(let r0)): l0.matches(r0)
            case (.c3(let l0), .c3(let r0)): l0 == r0
            default: false
            }
        }
    }
}

indirect enum Overloaded302: OverloadedEnum {
    case load(Int, number: (x: Int, y: Int), id: Int)
    case move(number: [Int])
    case load(Arg<String>)
    case move(at: Any)
    static let names = ["load(_:number:id:)", "move(number:)", "load(_:)", "move(at:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(1, number: (x: 1, y: 2), id: 1), .c0(1, (x: 1, y: 2), 1)),
        (0, .load(2, number: (x: 2, y: 1), id: 2), .c0(2, (x: 2, y: 1), 2)),
        (1, .move(number: [1]), .c1([1])),
        (1, .move(number: [1, 2]), .c1([1, 2])),
        (2, .load(.value("a")), .c2(.value("a"))),
        (2, .load(.value("b")), .c2(.value("b"))),
        (3, .move(at: (x: 1, y: 2)), .c3(0)),
        (3, .move(at: (a: 1, b: 2)), .c3(1)),
        (3, .move(at: (1, 2)), .c3(2)),
        (3, .move(at: 1), .c3(3)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(1, number: (x: 1, y: 2), id: 1), .c0(1, (x: 1, y: 2), 1)),
        (.load(2, number: (x: 2, y: 1), id: 2), .c0(2, (x: 2, y: 1), 2)),
        (.move(number: [1]), .c1([1])),
        (.move(number: [1, 2]), .c1([1, 2])),
        (.load(.value("a")), .c2(.value("a"))),
        (.load(.value("b")), .c2(.value("b"))),
        (.load(.hasPrefix("a")), .c2(.hasPrefix("a"))),
        (.move(at: (x: 1, y: 2)), .c3(0)),
        (.move(at: (a: 1, b: 2)), .c3(1)),
        (.move(at: (1, 2)), .c3(2)),
        (.move(at: 1), .c3(3)),
    ] }
    enum Plain: InvocationMatching {
        case c0(Int, (x: Int, y: Int), Int)
        case c1([Int])
        case c2(Arg<String>)
        case c3(Int)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0, let l1, let l2), .c0(let r0, let r1, let r2)): l0 == r0 && l1 == r1 && l2 == r2
            case (.c1(let l0), .c1(let r0)): l0 == r0
            case (.c2(let l0), .c2(let r0)): l0.matches(r0)
            case (.c3(let l0), .c3(let r0)): l0 == r0
            default: false
            }
        }
    }
}

enum Overloaded303: OverloadedEnum {
    case load(Int)
    case load(number: String)
    case move(Arg<Int>)
    static let names = ["load(_:)", "load(number:)", "move(_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(1), .c0(1)),
        (0, .load(2), .c0(2)),
        (1, .load(number: "a"), .c1("a")),
        (1, .load(number: "b"), .c1("b")),
        (2, .move(.value(1)), .c2(.value(1))),
        (2, .move(.value(2)), .c2(.value(2))),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(1), .c0(1)),
        (.load(2), .c0(2)),
        (.load(number: "a"), .c1("a")),
        (.load(number: "b"), .c1("b")),
        (.move(.value(1)), .c2(.value(1))),
        (.move(.value(2)), .c2(.value(2))),
        (.move(.any), .c2(.any)),
    ] }
    enum Plain: InvocationMatching {
        case c0(Int)
        case c1(String)
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

enum Overloaded304: OverloadedEnum {
    case load(at: Arg<String>, id: Int, number: Any)
    case move(at: Arg<String>)
    case move([Int])
    case load(Arg<Int>, at: Bowl)
    static let names = ["load(at:id:number:)", "move(at:)", "move(_:)", "load(_:at:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(at: .value("a"), id: 1, number: (x: 1, y: 2)), .c0(.value("a"), 1, 0)),
        (0, .load(at: .value("b"), id: 2, number: (a: 1, b: 2)), .c0(.value("b"), 2, 1)),
        (0, .load(at: .value("a"), id: 1, number: (1, 2)), .c0(.value("a"), 1, 2)),
        (0, .load(at: .value("b"), id: 2, number: 1), .c0(.value("b"), 2, 3)),
        (1, .move(at: .value("a")), .c1(.value("a"))),
        (1, .move(at: .value("b")), .c1(.value("b"))),
        (2, .move([1]), .c2([1])),
        (2, .move([1, 2]), .c2([1, 2])),
        (3, .load(.value(1), at: Bowls.first), .c3(.value(1), Bowls.first)),
        (3, .load(.value(2), at: Bowls.second), .c3(.value(2), Bowls.second)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(at: .value("a"), id: 1, number: (x: 1, y: 2)), .c0(.value("a"), 1, 0)),
        (.load(at: .value("b"), id: 2, number: (a: 1, b: 2)), .c0(.value("b"), 2, 1)),
        (.load(at: .value("a"), id: 1, number: (1, 2)), .c0(.value("a"), 1, 2)),
        (.load(at: .value("b"), id: 2, number: 1), .c0(.value("b"), 2, 3)),
        (.load(at: .hasPrefix("a"), id: 1, number: (x: 1, y: 2)), .c0(.hasPrefix("a"), 1, 0)),
        (.move(at: .value("a")), .c1(.value("a"))),
        (.move(at: .value("b")), .c1(.value("b"))),
        (.move(at: .hasPrefix("a")), .c1(.hasPrefix("a"))),
        (.move([1]), .c2([1])),
        (.move([1, 2]), .c2([1, 2])),
        (.load(.value(1), at: Bowls.first), .c3(.value(1), Bowls.first)),
        (.load(.value(2), at: Bowls.second), .c3(.value(2), Bowls.second)),
        (.load(.any, at: Bowls.first), .c3(.any, Bowls.first)),
    ] }
    enum Plain: InvocationMatching {
        case c0(Arg<String>, Int, Int)
        case c1(Arg<String>)
        case c2([Int])
        case c3(Arg<Int>, Bowl)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0, let l1, let l2), .c0(let r0, let r1, let r2)): l0.matches(r0) && l1 == r1 && l2 == r2
            case (.c1(let l0), .c1(let r0)): l0.matches(r0)
            case (.c2(let l0), .c2(let r0)): l0 == r0
            case (.c3(let l0, let l1), .c3(let r0, let r1)): l0.matches(r0) && l1 === r1
            default: false
            }
        }
    }
}

enum Overloaded305: OverloadedEnum {
    case move(at: [Int])
    case move(number: (Int, Int))
    static let names = ["move(at:)", "move(number:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .move(at: [1]), .c0([1])),
        (0, .move(at: [1, 2]), .c0([1, 2])),
        (1, .move(number: (1, 2)), .c1((1, 2))),
        (1, .move(number: (2, 1)), .c1((2, 1))),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.move(at: [1]), .c0([1])),
        (.move(at: [1, 2]), .c0([1, 2])),
        (.move(number: (1, 2)), .c1((1, 2))),
        (.move(number: (2, 1)), .c1((2, 1))),
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

indirect enum Overloaded306: OverloadedEnum {
    case move(number: (x: Int, y: Int), id: Any)
    case move(Bowl, Int?)
    static let names = ["move(number:id:)", "move(_:_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .move(number: (x: 1, y: 2), id: (x: 1, y: 2)), .c0((x: 1, y: 2), 0)),
        (0, .move(number: (x: 2, y: 1), id: (a: 1, b: 2)), .c0((x: 2, y: 1), 1)),
        (0, .move(number: (x: 1, y: 2), id: (1, 2)), .c0((x: 1, y: 2), 2)),
        (0, .move(number: (x: 2, y: 1), id: 1), .c0((x: 2, y: 1), 3)),
        (1, .move(Bowls.first, nil), .c1(Bowls.first, nil)),
        (1, .move(Bowls.second, 1), .c1(Bowls.second, 1)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.move(number: (x: 1, y: 2), id: (x: 1, y: 2)), .c0((x: 1, y: 2), 0)),
        (.move(number: (x: 2, y: 1), id: (a: 1, b: 2)), .c0((x: 2, y: 1), 1)),
        (.move(number: (x: 1, y: 2), id: (1, 2)), .c0((x: 1, y: 2), 2)),
        (.move(number: (x: 2, y: 1), id: 1), .c0((x: 2, y: 1), 3)),
        (.move(Bowls.first, nil), .c1(Bowls.first, nil)),
        (.move(Bowls.second, 1), .c1(Bowls.second, 1)),
    ] }
    enum Plain: InvocationMatching {
        case c0((x: Int, y: Int), Int)
        case c1(Bowl, Int?)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0, let l1), .c0(let r0, let r1)): l0 == r0 && l1 == r1
            case (.c1(let l0, let l1), .c1(let r0, let r1)): l0 === r0 && l1 == r1
            default: false
            }
        }
    }
}

indirect enum Overloaded307: OverloadedEnum {
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

enum Overloaded308: OverloadedEnum {
    case move(Int)
    case load(id: Any)
    case load(Any)
    static let names = ["move(_:)", "load(id:)", "load(_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .move(1), .c0(1)),
        (0, .move(2), .c0(2)),
        (1, .load(id: (x: 1, y: 2)), .c1(0)),
        (1, .load(id: (a: 1, b: 2)), .c1(1)),
        (1, .load(id: (1, 2)), .c1(2)),
        (1, .load(id: 1), .c1(3)),
        (2, .load((x: 1, y: 2)), .c2(0)),
        (2, .load((a: 1, b: 2)), .c2(1)),
        (2, .load((1, 2)), .c2(2)),
        (2, .load(1), .c2(3)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.move(1), .c0(1)),
        (.move(2), .c0(2)),
        (.load(id: (x: 1, y: 2)), .c1(0)),
        (.load(id: (a: 1, b: 2)), .c1(1)),
        (.load(id: (1, 2)), .c1(2)),
        (.load(id: 1), .c1(3)),
        (.load((x: 1, y: 2)), .c2(0)),
        (.load((a: 1, b: 2)), .c2(1)),
        (.load((1, 2)), .c2(2)),
        (.load(1), .c2(3)),
    ] }
    enum Plain: InvocationMatching {
        case c0(Int)
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

indirect enum Overloaded309: OverloadedEnum {
    case move(at: Any)
    case load(id: (x: Int, y: Int))
    static let names = ["move(at:)", "load(id:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .move(at: (x: 1, y: 2)), .c0(0)),
        (0, .move(at: (a: 1, b: 2)), .c0(1)),
        (0, .move(at: (1, 2)), .c0(2)),
        (0, .move(at: 1), .c0(3)),
        (1, .load(id: (x: 1, y: 2)), .c1((x: 1, y: 2))),
        (1, .load(id: (x: 2, y: 1)), .c1((x: 2, y: 1))),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.move(at: (x: 1, y: 2)), .c0(0)),
        (.move(at: (a: 1, b: 2)), .c0(1)),
        (.move(at: (1, 2)), .c0(2)),
        (.move(at: 1), .c0(3)),
        (.load(id: (x: 1, y: 2)), .c1((x: 1, y: 2))),
        (.load(id: (x: 2, y: 1)), .c1((x: 2, y: 1))),
    ] }
    enum Plain: InvocationMatching {
        case c0(Int)
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

enum Overloaded310: OverloadedEnum {
    case move
    case load(Int?, at: String)
    static let names = ["move", "load(_:at:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .move, .c0),
        (1, .load(nil, at: "a"), .c1(nil, "a")),
        (1, .load(1, at: "b"), .c1(1, "b")),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.move, .c0),
        (.load(nil, at: "a"), .c1(nil, "a")),
        (.load(1, at: "b"), .c1(1, "b")),
    ] }
    enum Plain: InvocationMatching {
        case c0
        case c1(Int?, String)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0, .c0): true
            case (.c1(let l0, let l1), .c1(let r0, let r1)): l0 == r0 && l1 == r1
            default: false
            }
        }
    }
}

indirect enum Overloaded311: OverloadedEnum {
    case load((x: Int, y: Int), number: Arg<String>)
    case load(id: Filling)
    case move
    static let names = ["load(_:number:)", "load(id:)", "move"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load((x: 1, y: 2), number: .value("a")), .c0((x: 1, y: 2), .value("a"))),
        (0, .load((x: 2, y: 1), number: .value("b")), .c0((x: 2, y: 1), .value("b"))),
        (1, .load(id: .with(egg: 1)), .c1(0)),
        (1, .load(id: .with(ham: 1)), .c1(1)),
        (1, .load(id: .with(1, 1)), .c1(2)),
        (1, .load(id: .with((1, 1))), .c1(3)),
        (2, .move, .c2),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load((x: 1, y: 2), number: .value("a")), .c0((x: 1, y: 2), .value("a"))),
        (.load((x: 2, y: 1), number: .value("b")), .c0((x: 2, y: 1), .value("b"))),
        (.load((x: 1, y: 2), number: .hasPrefix("a")), .c0((x: 1, y: 2), .hasPrefix("a"))),
        (.load(id: .with(egg: 1)), .c1(0)),
        (.load(id: .with(ham: 1)), .c1(1)),
        (.load(id: .with(1, 1)), .c1(2)),
        (.load(id: .with((1, 1))), .c1(3)),
        (.move, .c2),
    ] }
    enum Plain: InvocationMatching {
        case c0((x: Int, y: Int), Arg<String>)
        case c1(Int)
        case c2
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0, let l1), .c0(let r0, let r1)): l0 == r0 && l1.matches(r1)
            case (.c1(let l0), .c1(let r0)): l0 == r0
            case (.c2, .c2): true
            default: false
            }
        }
    }
}

indirect enum Overloaded312: OverloadedEnum {
    case move(id: Bowl)
    case move(String, Any)
    case load
    case move((x: Int, y: Int))
    static let names = ["move(id:)", "move(_:_:)", "load", "move(_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .move(id: Bowls.first), .c0(Bowls.first)),
        (0, .move(id: Bowls.second), .c0(Bowls.second)),
        (1, .move("a", (x: 1, y: 2)), .c1("a", 0)),
        (1, .move("b", (a: 1, b: 2)), .c1("b", 1)),
        (1, .move("a", (1, 2)), .c1("a", 2)),
        (1, .move("b", 1), .c1("b", 3)),
        (2, .load, .c2),
        (3, .move((x: 1, y: 2)), .c3((x: 1, y: 2))),
        (3, .move((x: 2, y: 1)), .c3((x: 2, y: 1))),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.move(id: Bowls.first), .c0(Bowls.first)),
        (.move(id: Bowls.second), .c0(Bowls.second)),
        (.move("a", (x: 1, y: 2)), .c1("a", 0)),
        (.move("b", (a: 1, b: 2)), .c1("b", 1)),
        (.move("a", (1, 2)), .c1("a", 2)),
        (.move("b", 1), .c1("b", 3)),
        (.load, .c2),
        (.move((x: 1, y: 2)), .c3((x: 1, y: 2))),
        (.move((x: 2, y: 1)), .c3((x: 2, y: 1))),
    ] }
    enum Plain: InvocationMatching {
        case c0(Bowl)
        case c1(String, Int)
        case c2
        case c3((x: Int, y: Int))
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0), .c0(let r0)): l0 === r0
            case (.c1(let l0, let l1), .c1(let r0, let r1)): l0 == r0 && l1 == r1
            case (.c2, .c2): true
            case (.c3(let l0), .c3(let r0)): l0 == r0
            default: false
            }
        }
    }
}

indirect enum Overloaded313: OverloadedEnum {
    case load(at: Any, Arg<Int>)
    case move(id: Filling)
    case load(number: (x: Int, y: Int))
    case move(at: Bowl, number: Arg<String>)
    case load(Arg<String>, Arg<Int>, id: Int?)
    static let names = ["load(at:_:)", "move(id:)", "load(number:)", "move(at:number:)", "load(_:_:id:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(at: (x: 1, y: 2), .value(1)), .c0(0, .value(1))),
        (0, .load(at: (a: 1, b: 2), .value(2)), .c0(1, .value(2))),
        (0, .load(at: (1, 2), .value(1)), .c0(2, .value(1))),
        (0, .load(at: 1, .value(2)), .c0(3, .value(2))),
        (1, .move(id: .with(egg: 1)), .c1(0)),
        (1, .move(id: .with(ham: 1)), .c1(1)),
        (1, .move(id: .with(1, 1)), .c1(2)),
        (1, .move(id: .with((1, 1))), .c1(3)),
        (2, .load(number: (x: 1, y: 2)), .c2((x: 1, y: 2))),
        (2, .load(number: (x: 2, y: 1)), .c2((x: 2, y: 1))),
        (3, .move(at: Bowls.first, number: .value("a")), .c3(Bowls.first, .value("a"))),
        (3, .move(at: Bowls.second, number: .value("b")), .c3(Bowls.second, .value("b"))),
        (4, .load(.value("a"), .value(1), id: nil), .c4(.value("a"), .value(1), nil)),
        (4, .load(.value("b"), .value(2), id: 1), .c4(.value("b"), .value(2), 1)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(at: (x: 1, y: 2), .value(1)), .c0(0, .value(1))),
        (.load(at: (a: 1, b: 2), .value(2)), .c0(1, .value(2))),
        (.load(at: (1, 2), .value(1)), .c0(2, .value(1))),
        (.load(at: 1, .value(2)), .c0(3, .value(2))),
        (.load(at: (x: 1, y: 2), .any), .c0(0, .any)),
        (.move(id: .with(egg: 1)), .c1(0)),
        (.move(id: .with(ham: 1)), .c1(1)),
        (.move(id: .with(1, 1)), .c1(2)),
        (.move(id: .with((1, 1))), .c1(3)),
        (.load(number: (x: 1, y: 2)), .c2((x: 1, y: 2))),
        (.load(number: (x: 2, y: 1)), .c2((x: 2, y: 1))),
        (.move(at: Bowls.first, number: .value("a")), .c3(Bowls.first, .value("a"))),
        (.move(at: Bowls.second, number: .value("b")), .c3(Bowls.second, .value("b"))),
        (.move(at: Bowls.first, number: .hasPrefix("a")), .c3(Bowls.first, .hasPrefix("a"))),
        (.load(.value("a"), .value(1), id: nil), .c4(.value("a"), .value(1), nil)),
        (.load(.value("b"), .value(2), id: 1), .c4(.value("b"), .value(2), 1)),
        (.load(.hasPrefix("a"), .any, id: nil), .c4(.hasPrefix("a"), .any, nil)),
    ] }
    enum Plain: InvocationMatching {
        case c0(Int, Arg<Int>)
        case c1(Int)
        case c2((x: Int, y: Int))
        case c3(Bowl, Arg<String>)
        case c4(Arg<String>, Arg<Int>, Int?)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0, let l1), .c0(let r0, let r1)): l0 == r0 && l1.matches(r1)
            case (.c1(let l0), .c1(let r0)): l0 == r0
            case (.c2(let l0), .c2(let r0)): l0 == r0
            case (.c3(let l0, let l1), .c3(let r0, let r1)): l0 === r0 && l1.matches(r1)
            case (.c4(let l0, let l1, let l2), .c4(let r0, let r1, let r2)): l0.matches(r0) && l1.matches(r1) && l2 == r2
            default: false
            }
        }
    }
}

indirect enum Overloaded314: OverloadedEnum {
    case move(Int?, at: Bowl)
    case move(Int)
    static let names = ["move(_:at:)", "move(_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .move(nil, at: Bowls.first), .c0(nil, Bowls.first)),
        (0, .move(1, at: Bowls.second), .c0(1, Bowls.second)),
        (1, .move(1), .c1(1)),
        (1, .move(2), .c1(2)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.move(nil, at: Bowls.first), .c0(nil, Bowls.first)),
        (.move(1, at: Bowls.second), .c0(1, Bowls.second)),
        (.move(1), .c1(1)),
        (.move(2), .c1(2)),
    ] }
    enum Plain: InvocationMatching {
        case c0(Int?, Bowl)
        case c1(Int)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0, let l1), .c0(let r0, let r1)): l0 == r0 && l1 === r1
            case (.c1(let l0), .c1(let r0)): l0 == r0
            default: false
            }
        }
    }
}

indirect enum Overloaded315: OverloadedEnum {
    case load(Int?, number: Any, at: Int)
    case load(Int?, [Int], Int)
    case move(id: (Int, Int), Any)
    case load(id: Arg<Int>)
    static let names = ["load(_:number:at:)", "load(_:_:_:)", "move(id:_:)", "load(id:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(nil, number: (x: 1, y: 2), at: 1), .c0(nil, 0, 1)),
        (0, .load(1, number: (a: 1, b: 2), at: 2), .c0(1, 1, 2)),
        (0, .load(nil, number: (1, 2), at: 1), .c0(nil, 2, 1)),
        (0, .load(1, number: 1, at: 2), .c0(1, 3, 2)),
        (1, .load(nil, [1], 1), .c1(nil, [1], 1)),
        (1, .load(1, [1, 2], 2), .c1(1, [1, 2], 2)),
        (2, .move(id: (1, 2), (x: 1, y: 2)), .c2((1, 2), 0)),
        (2, .move(id: (2, 1), (a: 1, b: 2)), .c2((2, 1), 1)),
        (2, .move(id: (1, 2), (1, 2)), .c2((1, 2), 2)),
        (2, .move(id: (2, 1), 1), .c2((2, 1), 3)),
        (3, .load(id: .value(1)), .c3(.value(1))),
        (3, .load(id: .value(2)), .c3(.value(2))),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(nil, number: (x: 1, y: 2), at: 1), .c0(nil, 0, 1)),
        (.load(1, number: (a: 1, b: 2), at: 2), .c0(1, 1, 2)),
        (.load(nil, number: (1, 2), at: 1), .c0(nil, 2, 1)),
        (.load(1, number: 1, at: 2), .c0(1, 3, 2)),
        (.load(nil, [1], 1), .c1(nil, [1], 1)),
        (.load(1, [1, 2], 2), .c1(1, [1, 2], 2)),
        (.move(id: (1, 2), (x: 1, y: 2)), .c2((1, 2), 0)),
        (.move(id: (2, 1), (a: 1, b: 2)), .c2((2, 1), 1)),
        (.move(id: (1, 2), (1, 2)), .c2((1, 2), 2)),
        (.move(id: (2, 1), 1), .c2((2, 1), 3)),
        (.load(id: .value(1)), .c3(.value(1))),
        (.load(id: .value(2)), .c3(.value(2))),
        (.load(id: .any), .c3(.any)),
    ] }
    enum Plain: InvocationMatching {
        case c0(Int?, Int, Int)
        case c1(Int?, [Int], Int)
        case c2((Int, Int), Int)
        case c3(Arg<Int>)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0, let l1, let l2), .c0(let r0, let r1, let r2)): l0 == r0 && l1 == r1 && l2 == r2
            case (.c1(let l0, let l1, let l2), .c1(let r0, let r1, let r2)): l0 == r0 && l1 == r1 && l2 == r2
            case (.c2(let l0, let l1), .c2(let r0, let r1)): l0 == r0 && l1 == r1
            case (.c3(let l0), .c3(let r0)): l0.matches(r0)
            default: false
            }
        }
    }
}

enum Overloaded316: OverloadedEnum {
    case load
    case move(Int, number: Int?)
    static let names = ["load", "move(_:number:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load, .c0),
        (1, .move(1, number: nil), .c1(1, nil)),
        (1, .move(2, number: 1), .c1(2, 1)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load, .c0),
        (.move(1, number: nil), .c1(1, nil)),
        (.move(2, number: 1), .c1(2, 1)),
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

indirect enum Overloaded317: OverloadedEnum {
    case load
    case move(id: (x: Int, y: Int))
    static let names = ["load", "move(id:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load, .c0),
        (1, .move(id: (x: 1, y: 2)), .c1((x: 1, y: 2))),
        (1, .move(id: (x: 2, y: 1)), .c1((x: 2, y: 1))),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load, .c0),
        (.move(id: (x: 1, y: 2)), .c1((x: 1, y: 2))),
        (.move(id: (x: 2, y: 1)), .c1((x: 2, y: 1))),
    ] }
    enum Plain: InvocationMatching {
        case c0
        case c1((x: Int, y: Int))
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0, .c0): true
            case (.c1(let l0), .c1(let r0)): l0 == r0
            default: false
            }
        }
    }
}

indirect enum Overloaded318: OverloadedEnum {
    case load
    case move(id: Bowl)
    static let names = ["load", "move(id:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load, .c0),
        (1, .move(id: Bowls.first), .c1(Bowls.first)),
        (1, .move(id: Bowls.second), .c1(Bowls.second)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load, .c0),
        (.move(id: Bowls.first), .c1(Bowls.first)),
        (.move(id: Bowls.second), .c1(Bowls.second)),
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

enum Overloaded319: OverloadedEnum {
    case load((x: Int, y: Int), at: Int?, id: (x: Int, y: Int))
    case load(Bowl, number: [Int])
    case move(String)
    case load((Int, Int))
    static let names = ["load(_:at:id:)", "load(_:number:)", "move(_:)", "load(_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load((x: 1, y: 2), at: nil, id: (x: 1, y: 2)), .c0((x: 1, y: 2), nil, (x: 1, y: 2))),
        (0, .load((x: 2, y: 1), at: 1, id: (x: 2, y: 1)), .c0((x: 2, y: 1), 1, (x: 2, y: 1))),
        (1, .load(Bowls.first, number: [1]), .c1(Bowls.first, [1])),
        (1, .load(Bowls.second, number: [1, 2]), .c1(Bowls.second, [1, 2])),
        (2, .move("a"), .c2("a")),
        (2, .move("b"), .c2("b")),
        (3, .load((1, 2)), .c3((1, 2))),
        (3, .load((2, 1)), .c3((2, 1))),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load((x: 1, y: 2), at: nil, id: (x: 1, y: 2)), .c0((x: 1, y: 2), nil, (x: 1, y: 2))),
        (.load((x: 2, y: 1), at: 1, id: (x: 2, y: 1)), .c0((x: 2, y: 1), 1, (x: 2, y: 1))),
        (.load(Bowls.first, number: [1]), .c1(Bowls.first, [1])),
        (.load(Bowls.second, number: [1, 2]), .c1(Bowls.second, [1, 2])),
        (.move("a"), .c2("a")),
        (.move("b"), .c2("b")),
        (.load((1, 2)), .c3((1, 2))),
        (.load((2, 1)), .c3((2, 1))),
    ] }
    enum Plain: InvocationMatching {
        case c0((x: Int, y: Int), Int?, (x: Int, y: Int))
        case c1(Bowl, [Int])
        case c2(String)
        case c3((Int, Int))
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0, let l1, let l2), .c0(let r0, let r1, let r2)): l0 == r0 && l1 == r1 && l2 == r2
            case (.c1(let l0, let l1), .c1(let r0, let r1)): l0 === r0 && l1 == r1
            case (.c2(let l0), .c2(let r0)): l0 == r0
            case (.c3(let l0), .c3(let r0)): l0 == r0
            default: false
            }
        }
    }
}

enum Overloaded320: OverloadedEnum {
    case load
    case move(number: String)
    static let names = ["load", "move(number:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load, .c0),
        (1, .move(number: "a"), .c1("a")),
        (1, .move(number: "b"), .c1("b")),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load, .c0),
        (.move(number: "a"), .c1("a")),
        (.move(number: "b"), .c1("b")),
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

indirect enum Overloaded321: OverloadedEnum {
    case load(id: [Int])
    case move(Arg<String>)
    static let names = ["load(id:)", "move(_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(id: [1]), .c0([1])),
        (0, .load(id: [1, 2]), .c0([1, 2])),
        (1, .move(.value("a")), .c1(.value("a"))),
        (1, .move(.value("b")), .c1(.value("b"))),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(id: [1]), .c0([1])),
        (.load(id: [1, 2]), .c0([1, 2])),
        (.move(.value("a")), .c1(.value("a"))),
        (.move(.value("b")), .c1(.value("b"))),
        (.move(.hasPrefix("a")), .c1(.hasPrefix("a"))),
    ] }
    enum Plain: InvocationMatching {
        case c0([Int])
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

indirect enum Overloaded322: OverloadedEnum {
    case move(at: (x: Int, y: Int))
    case move(Int?, at: String, number: Int)
    case load(String)
    static let names = ["move(at:)", "move(_:at:number:)", "load(_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .move(at: (x: 1, y: 2)), .c0((x: 1, y: 2))),
        (0, .move(at: (x: 2, y: 1)), .c0((x: 2, y: 1))),
        (1, .move(nil, at: "a", number: 1), .c1(nil, "a", 1)),
        (1, .move(1, at: "b", number: 2), .c1(1, "b", 2)),
        (2, .load("a"), .c2("a")),
        (2, .load("b"), .c2("b")),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.move(at: (x: 1, y: 2)), .c0((x: 1, y: 2))),
        (.move(at: (x: 2, y: 1)), .c0((x: 2, y: 1))),
        (.move(nil, at: "a", number: 1), .c1(nil, "a", 1)),
        (.move(1, at: "b", number: 2), .c1(1, "b", 2)),
        (.load("a"), .c2("a")),
        (.load("b"), .c2("b")),
    ] }
    enum Plain: InvocationMatching {
        case c0((x: Int, y: Int))
        case c1(Int?, String, Int)
        case c2(String)
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

indirect enum Overloaded323: OverloadedEnum {
    case load(Int?)
    case load(number: String, [Int])
    static let names = ["load(_:)", "load(number:_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(nil), .c0(nil)),
        (0, .load(1), .c0(1)),
        (1, .load(number: "a", [1]), .c1("a", [1])),
        (1, .load(number: "b", [1, 2]), .c1("b", [1, 2])),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(nil), .c0(nil)),
        (.load(1), .c0(1)),
        (.load(number: "a", [1]), .c1("a", [1])),
        (.load(number: "b", [1, 2]), .c1("b", [1, 2])),
    ] }
    enum Plain: InvocationMatching {
        case c0(Int?)
        case c1(String, [Int])
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0), .c0(let r0)): l0 == r0
            case (.c1(let l0, let l1), .c1(let r0, let r1)): l0 == r0 && l1 == r1
            default: false
            }
        }
    }
}

indirect enum Overloaded324: OverloadedEnum {
    case load(id: Filling, number: String)
    static let names = ["load(id:number:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(id: .with(egg: 1), number: "a"), .c0(0, "a")),
        (0, .load(id: .with(ham: 1), number: "b"), .c0(1, "b")),
        (0, .load(id: .with(1, 1), number: "a"), .c0(2, "a")),
        (0, .load(id: .with((1, 1)), number: "b"), .c0(3, "b")),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(id: .with(egg: 1), number: "a"), .c0(0, "a")),
        (.load(id: .with(ham: 1), number: "b"), .c0(1, "b")),
        (.load(id: .with(1, 1), number: "a"), .c0(2, "a")),
        (.load(id: .with((1, 1)), number: "b"), .c0(3, "b")),
    ] }
    enum Plain: InvocationMatching {
        case c0(Int, String)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0, let l1), .c0(let r0, let r1)): l0 == r0 && l1 == r1
            }
        }
    }
}

enum Overloaded325: OverloadedEnum {
    case move(number: [Int])
    case load(Bowl, at: (Int, Int))
    case move(Int)
    case load(Bowl)
    case load(Arg<Int>, at: (Int, Int), number: (x: Int, y: Int))
    static let names = ["move(number:)", "load(_:at:)", "move(_:)", "load(_:)", "load(_:at:number:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .move(number: [1]), .c0([1])),
        (0, .move(number: [1, 2]), .c0([1, 2])),
        (1, .load(Bowls.first, at: (1, 2)), .c1(Bowls.first, (1, 2))),
        (1, .load(Bowls.second, at: (2, 1)), .c1(Bowls.second, (2, 1))),
        (2, .move(1), .c2(1)),
        (2, .move(2), .c2(2)),
        (3, .load(Bowls.first), .c3(Bowls.first)),
        (3, .load(Bowls.second), .c3(Bowls.second)),
        (4, .load(.value(1), at: (1, 2), number: (x: 1, y: 2)), .c4(.value(1), (1, 2), (x: 1, y: 2))),
        (4, .load(.value(2), at: (2, 1), number: (x: 2, y: 1)), .c4(.value(2), (2, 1), (x: 2, y: 1))),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.move(number: [1]), .c0([1])),
        (.move(number: [1, 2]), .c0([1, 2])),
        (.load(Bowls.first, at: (1, 2)), .c1(Bowls.first, (1, 2))),
        (.load(Bowls.second, at: (2, 1)), .c1(Bowls.second, (2, 1))),
        (.move(1), .c2(1)),
        (.move(2), .c2(2)),
        (.load(Bowls.first), .c3(Bowls.first)),
        (.load(Bowls.second), .c3(Bowls.second)),
        (.load(.value(1), at: (1, 2), number: (x: 1, y: 2)), .c4(.value(1), (1, 2), (x: 1, y: 2))),
        (.load(.value(2), at: (2, 1), number: (x: 2, y: 1)), .c4(.value(2), (2, 1), (x: 2, y: 1))),
        (.load(.any, at: (1, 2), number: (x: 1, y: 2)), .c4(.any, (1, 2), (x: 1, y: 2))),
    ] }
    enum Plain: InvocationMatching {
        case c0([Int])
        case c1(Bowl, (Int, Int))
        case c2(Int)
        case c3(Bowl)
        case c4(Arg<Int>, (Int, Int), (x: Int, y: Int))
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0), .c0(let r0)): l0 == r0
            case (.c1(let l0, let l1), .c1(let r0, let r1)): l0 === r0 && l1 == r1
            case (.c2(let l0), .c2(let r0)): l0 == r0
            case (.c3(let l0), .c3(let r0)): l0 === r0
            case (.c4(let l0, let l1, let l2), .c4(let r0, let r1, let r2)): l0.matches(r0) && l1 == r1 && l2 == r2
            default: false
            }
        }
    }
}

enum Overloaded326: OverloadedEnum {
    case load(Bowl)
    case load(Arg<String>, number: String)
    case load(Filling, Bowl)
    case load(number: [Int])
    case move(at: Bowl, id: Arg<Int>)
    static let names = ["load(_:)", "load(_:number:)", "load(_:_:)", "load(number:)", "move(at:id:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(Bowls.first), .c0(Bowls.first)),
        (0, .load(Bowls.second), .c0(Bowls.second)),
        (1, .load(.value("a"), number: "a"), .c1(.value("a"), "a")),
        (1, .load(.value("b"), number: "b"), .c1(.value("b"), "b")),
        (2, .load(.with(egg: 1), Bowls.first), .c2(0, Bowls.first)),
        (2, .load(.with(ham: 1), Bowls.second), .c2(1, Bowls.second)),
        (2, .load(.with(1, 1), Bowls.first), .c2(2, Bowls.first)),
        (2, .load(.with((1, 1)), Bowls.second), .c2(3, Bowls.second)),
        (3, .load(number: [1]), .c3([1])),
        (3, .load(number: [1, 2]), .c3([1, 2])),
        (4, .move(at: Bowls.first, id: .value(1)), .c4(Bowls.first, .value(1))),
        (4, .move(at: Bowls.second, id: .value(2)), .c4(Bowls.second, .value(2))),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(Bowls.first), .c0(Bowls.first)),
        (.load(Bowls.second), .c0(Bowls.second)),
        (.load(.value("a"), number: "a"), .c1(.value("a"), "a")),
        (.load(.value("b"), number: "b"), .c1(.value("b"), "b")),
        (.load(.hasPrefix("a"), number: "a"), .c1(.hasPrefix("a"), "a")),
        (.load(.with(egg: 1), Bowls.first), .c2(0, Bowls.first)),
        (.load(.with(ham: 1), Bowls.second), .c2(1, Bowls.second)),
        (.load(.with(1, 1), Bowls.first), .c2(2, Bowls.first)),
        (.load(.with((1, 1)), Bowls.second), .c2(3, Bowls.second)),
        (.load(number: [1]), .c3([1])),
        (.load(number: [1, 2]), .c3([1, 2])),
        (.move(at: Bowls.first, id: .value(1)), .c4(Bowls.first, .value(1))),
        (.move(at: Bowls.second, id: .value(2)), .c4(Bowls.second, .value(2))),
        (.move(at: Bowls.first, id: .any), .c4(Bowls.first, .any)),
    ] }
    enum Plain: InvocationMatching {
        case c0(Bowl)
        case c1(Arg<String>, String)
        case c2(Int, Bowl)
        case c3([Int])
        case c4(Bowl, Arg<Int>)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0), .c0(let r0)): l0 === r0
            case (.c1(let l0, let l1), .c1(let r0, let r1)): l0.matches(r0) && l1 == r1
            case (.c2(let l0, let l1), .c2(let r0, let r1)): l0 == r0 && l1 === r1
            case (.c3(let l0), .c3(let r0)): l0 == r0
            case (.c4(let l0, let l1), .c4(let r0, let r1)): l0 === r0 && l1.matches(r1)
            default: false
            }
        }
    }
}

enum Overloaded327: OverloadedEnum {
    case load(Arg<String>, Arg<Int>, Int?)
    case load(Bowl, at: Arg<Int>)
    case move(number: Arg<String>, at: Int?)
    static let names = ["load(_:_:_:)", "load(_:at:)", "move(number:at:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(.value("a"), .value(1), nil), .c0(.value("a"), .value(1), nil)),
        (0, .load(.value("b"), .value(2), 1), .c0(.value("b"), .value(2), 1)),
        (1, .load(Bowls.first, at: .value(1)), .c1(Bowls.first, .value(1))),
        (1, .load(Bowls.second, at: .value(2)), .c1(Bowls.second, .value(2))),
        (2, .move(number: .value("a"), at: nil), .c2(.value("a"), nil)),
        (2, .move(number: .value("b"), at: 1), .c2(.value("b"), 1)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(.value("a"), .value(1), nil), .c0(.value("a"), .value(1), nil)),
        (.load(.value("b"), .value(2), 1), .c0(.value("b"), .value(2), 1)),
        (.load(.hasPrefix("a"), .any, nil), .c0(.hasPrefix("a"), .any, nil)),
        (.load(Bowls.first, at: .value(1)), .c1(Bowls.first, .value(1))),
        (.load(Bowls.second, at: .value(2)), .c1(Bowls.second, .value(2))),
        (.load(Bowls.first, at: .any), .c1(Bowls.first, .any)),
        (.move(number: .value("a"), at: nil), .c2(.value("a"), nil)),
        (.move(number: .value("b"), at: 1), .c2(.value("b"), 1)),
        (.move(number: .hasPrefix("a"), at: nil), .c2(.hasPrefix("a"), nil)),
    ] }
    enum Plain: InvocationMatching {
        case c0(Arg<String>, Arg<Int>, Int?)
        case c1(Bowl, Arg<Int>)
        case c2(Arg<String>, Int?)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0, let l1, let l2), .c0(let r0, let r1, let r2)): l0.matches(r0) && l1.matches(r1) && l2 == r2
            case (.c1(let l0, let l1), .c1(let r0, let r1)): l0 === r0 && l1.matches(r1)
            case (.c2(let l0, let l1), .c2(let r0, let r1)): l0.matches(r0) && l1 == r1
            default: false
            }
        }
    }
}

indirect enum Overloaded328: OverloadedEnum {
    case load(Filling, Int?)
    case move(Filling)
    case load(number: (Int, Int))
    case move(Filling, Filling)
    static let names = ["load(_:_:)", "move(_:)", "load(number:)", "move(_:_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(.with(egg: 1), nil), .c0(0, nil)),
        (0, .load(.with(ham: 1), 1), .c0(1, 1)),
        (0, .load(.with(1, 1), nil), .c0(2, nil)),
        (0, .load(.with((1, 1)), 1), .c0(3, 1)),
        (1, .move(.with(egg: 1)), .c1(0)),
        (1, .move(.with(ham: 1)), .c1(1)),
        (1, .move(.with(1, 1)), .c1(2)),
        (1, .move(.with((1, 1))), .c1(3)),
        (2, .load(number: (1, 2)), .c2((1, 2))),
        (2, .load(number: (2, 1)), .c2((2, 1))),
        (3, .move(.with(egg: 1), .with(egg: 1)), .c3(0, 0)),
        (3, .move(.with(ham: 1), .with(ham: 1)), .c3(1, 1)),
        (3, .move(.with(1, 1), .with(1, 1)), .c3(2, 2)),
        (3, .move(.with((1, 1)), .with((1, 1))), .c3(3, 3)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(.with(egg: 1), nil), .c0(0, nil)),
        (.load(.with(ham: 1), 1), .c0(1, 1)),
        (.load(.with(1, 1), nil), .c0(2, nil)),
        (.load(.with((1, 1)), 1), .c0(3, 1)),
        (.move(.with(egg: 1)), .c1(0)),
        (.move(.with(ham: 1)), .c1(1)),
        (.move(.with(1, 1)), .c1(2)),
        (.move(.with((1, 1))), .c1(3)),
        (.load(number: (1, 2)), .c2((1, 2))),
        (.load(number: (2, 1)), .c2((2, 1))),
        (.move(.with(egg: 1), .with(egg: 1)), .c3(0, 0)),
        (.move(.with(ham: 1), .with(ham: 1)), .c3(1, 1)),
        (.move(.with(1, 1), .with(1, 1)), .c3(2, 2)),
        (.move(.with((1, 1)), .with((1, 1))), .c3(3, 3)),
    ] }
    enum Plain: InvocationMatching {
        case c0(Int, Int?)
        case c1(Int)
        case c2((Int, Int))
        case c3(Int, Int)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0, let l1), .c0(let r0, let r1)): l0 == r0 && l1 == r1
            case (.c1(let l0), .c1(let r0)): l0 == r0
            case (.c2(let l0), .c2(let r0)): l0 == r0
            case (.c3(let l0, let l1), .c3(let r0, let r1)): l0 == r0 && l1 == r1
            default: false
            }
        }
    }
}

indirect enum Overloaded329: OverloadedEnum {
    case load(number: Int?)
    case load(Arg<String>, number: Filling)
    case move(id: String)
    case load(Filling, id: [Int])
    case load(Arg<String>, (Int, Int), id: String)
    static let names = ["load(number:)", "load(_:number:)", "move(id:)", "load(_:id:)", "load(_:_:id:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(number: nil), .c0(nil)),
        (0, .load(number: 1), .c0(1)),
        (1, .load(.value("a"), number: .with(egg: 1)), .c1(.value("a"), 0)),
        (1, .load(.value("b"), number: .with(ham: 1)), .c1(.value("b"), 1)),
        (1, .load(.value("a"), number: .with(1, 1)), .c1(.value("a"), 2)),
        (1, .load(.value("b"), number: .with((1, 1))), .c1(.value("b"), 3)),
        (2, .move(id: "a"), .c2("a")),
        (2, .move(id: "b"), .c2("b")),
        (3, .load(.with(egg: 1), id: [1]), .c3(0, [1])),
        (3, .load(.with(ham: 1), id: [1, 2]), .c3(1, [1, 2])),
        (3, .load(.with(1, 1), id: [1]), .c3(2, [1])),
        (3, .load(.with((1, 1)), id: [1, 2]), .c3(3, [1, 2])),
        (4, .load(.value("a"), (1, 2), id: "a"), .c4(.value("a"), (1, 2), "a")),
        (4, .load(.value("b"), (2, 1), id: "b"), .c4(.value("b"), (2, 1), "b")),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(number: nil), .c0(nil)),
        (.load(number: 1), .c0(1)),
        (.load(.value("a"), number: .with(egg: 1)), .c1(.value("a"), 0)),
        (.load(.value("b"), number: .with(ham: 1)), .c1(.value("b"), 1)),
        (.load(.value("a"), number: .with(1, 1)), .c1(.value("a"), 2)),
        (.load(.value("b"), number: .with((1, 1))), .c1(.value("b"), 3)),
        (.load(.hasPrefix("a"), number: .with(egg: 1)), .c1(.hasPrefix("a"), 0)),
        (.move(id: "a"), .c2("a")),
        (.move(id: "b"), .c2("b")),
        (.load(.with(egg: 1), id: [1]), .c3(0, [1])),
        (.load(.with(ham: 1), id: [1, 2]), .c3(1, [1, 2])),
        (.load(.with(1, 1), id: [1]), .c3(2, [1])),
        (.load(.with((1, 1)), id: [1, 2]), .c3(3, [1, 2])),
        (.load(.value("a"), (1, 2), id: "a"), .c4(.value("a"), (1, 2), "a")),
        (.load(.value("b"), (2, 1), id: "b"), .c4(.value("b"), (2, 1), "b")),
        (.load(.hasPrefix("a"), (1, 2), id: "a"), .c4(.hasPrefix("a"), (1, 2), "a")),
    ] }
    enum Plain: InvocationMatching {
        case c0(Int?)
        case c1(Arg<String>, Int)
        case c2(String)
        case c3(Int, [Int])
        case c4(Arg<String>, (Int, Int), String)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0), .c0(let r0)): l0 == r0
            case (.c1(let l0, let l1), .c1(let r0, let r1)): l0.matches(r0) && l1 == r1
            case (.c2(let l0), .c2(let r0)): l0 == r0
            case (.c3(let l0, let l1), .c3(let r0, let r1)): l0 == r0 && l1 == r1
            case (.c4(let l0, let l1, let l2), .c4(let r0, let r1, let r2)): l0.matches(r0) && l1 == r1 && l2 == r2
            default: false
            }
        }
    }
}

indirect enum Overloaded330: OverloadedEnum {
    case load(Any)
    case load(Int?, id: Any, Int)
    case load(id: Arg<Int>, (Int, Int))
    static let names = ["load(_:)", "load(_:id:_:)", "load(id:_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load((x: 1, y: 2)), .c0(0)),
        (0, .load((a: 1, b: 2)), .c0(1)),
        (0, .load((1, 2)), .c0(2)),
        (0, .load(1), .c0(3)),
        (1, .load(nil, id: (x: 1, y: 2), 1), .c1(nil, 0, 1)),
        (1, .load(1, id: (a: 1, b: 2), 2), .c1(1, 1, 2)),
        (1, .load(nil, id: (1, 2), 1), .c1(nil, 2, 1)),
        (1, .load(1, id: 1, 2), .c1(1, 3, 2)),
        (2, .load(id: .value(1), (1, 2)), .c2(.value(1), (1, 2))),
        (2, .load(id: .value(2), (2, 1)), .c2(.value(2), (2, 1))),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load((x: 1, y: 2)), .c0(0)),
        (.load((a: 1, b: 2)), .c0(1)),
        (.load((1, 2)), .c0(2)),
        (.load(1), .c0(3)),
        (.load(nil, id: (x: 1, y: 2), 1), .c1(nil, 0, 1)),
        (.load(1, id: (a: 1, b: 2), 2), .c1(1, 1, 2)),
        (.load(nil, id: (1, 2), 1), .c1(nil, 2, 1)),
        (.load(1, id: 1, 2), .c1(1, 3, 2)),
        (.load(id: .value(1), (1, 2)), .c2(.value(1), (1, 2))),
        (.load(id: .value(2), (2, 1)), .c2(.value(2), (2, 1))),
        (.load(id: .any, (1, 2)), .c2(.any, (1, 2))),
    ] }
    enum Plain: InvocationMatching {
        case c0(Int)
        case c1(Int?, Int, Int)
        case c2(Arg<Int>, (Int, Int))
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0), .c0(let r0)): l0 == r0
            case (.c1(let l0, let l1, let l2), .c1(let r0, let r1, let r2)): l0 == r0 && l1 == r1 && l2 == r2
            case (.c2(let l0, let l1), .c2(let r0, let r1)): l0.matches(r0) && l1 == r1
            default: false
            }
        }
    }
}

indirect enum Overloaded331: OverloadedEnum {
    case load((Int, Int))
    case load((Int, Int), number: Int?)
    case load(Any, number: (x: Int, y: Int), at: (x: Int, y: Int))
    case load(id: Int?)
    static let names = ["load(_:)", "load(_:number:)", "load(_:number:at:)", "load(id:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load((1, 2)), .c0((1, 2))),
        (0, .load((2, 1)), .c0((2, 1))),
        (1, .load((1, 2), number: nil), .c1((1, 2), nil)),
        (1, .load((2, 1), number: 1), .c1((2, 1), 1)),
        (2, .load((x: 1, y: 2), number: (x: 1, y: 2), at: (x: 1, y: 2)), .c2(0, (x: 1, y: 2), (x: 1, y: 2))),
        (2, .load((a: 1, b: 2), number: (x: 2, y: 1), at: (x: 2, y: 1)), .c2(1, (x: 2, y: 1), (x: 2, y: 1))),
        (2, .load((1, 2), number: (x: 1, y: 2), at: (x: 1, y: 2)), .c2(2, (x: 1, y: 2), (x: 1, y: 2))),
        (2, .load(1, number: (x: 2, y: 1), at: (x: 2, y: 1)), .c2(3, (x: 2, y: 1), (x: 2, y: 1))),
        (3, .load(id: nil), .c3(nil)),
        (3, .load(id: 1), .c3(1)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load((1, 2)), .c0((1, 2))),
        (.load((2, 1)), .c0((2, 1))),
        (.load((1, 2), number: nil), .c1((1, 2), nil)),
        (.load((2, 1), number: 1), .c1((2, 1), 1)),
        (.load((x: 1, y: 2), number: (x: 1, y: 2), at: (x: 1, y: 2)), .c2(0, (x: 1, y: 2), (x: 1, y: 2))),
        (.load((a: 1, b: 2), number: (x: 2, y: 1), at: (x: 2, y: 1)), .c2(1, (x: 2, y: 1), (x: 2, y: 1))),
        (.load((1, 2), number: (x: 1, y: 2), at: (x: 1, y: 2)), .c2(2, (x: 1, y: 2), (x: 1, y: 2))),
        (.load(1, number: (x: 2, y: 1), at: (x: 2, y: 1)), .c2(3, (x: 2, y: 1), (x: 2, y: 1))),
        (.load(id: nil), .c3(nil)),
        (.load(id: 1), .c3(1)),
    ] }
    enum Plain: InvocationMatching {
        case c0((Int, Int))
        case c1((Int, Int), Int?)
        case c2(Int, (x: Int, y: Int), (x: Int, y: Int))
        case c3(Int?)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0), .c0(let r0)): l0 == r0
            case (.c1(let l0, let l1), .c1(let r0, let r1)): l0 == r0 && l1 == r1
            case (.c2(let l0, let l1, let l2), .c2(let r0, let r1, let r2)): l0 == r0 && l1 == r1 && l2 == r2
            case (.c3(let l0), .c3(let r0)): l0 == r0
            default: false
            }
        }
    }
}

indirect enum Overloaded332: OverloadedEnum {
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

enum Overloaded333: OverloadedEnum {
    case move(id: Filling, number: Filling)
    case load
    static let names = ["move(id:number:)", "load"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .move(id: .with(egg: 1), number: .with(egg: 1)), .c0(0, 0)),
        (0, .move(id: .with(ham: 1), number: .with(ham: 1)), .c0(1, 1)),
        (0, .move(id: .with(1, 1), number: .with(1, 1)), .c0(2, 2)),
        (0, .move(id: .with((1, 1)), number: .with((1, 1))), .c0(3, 3)),
        (1, .load, .c1),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.move(id: .with(egg: 1), number: .with(egg: 1)), .c0(0, 0)),
        (.move(id: .with(ham: 1), number: .with(ham: 1)), .c0(1, 1)),
        (.move(id: .with(1, 1), number: .with(1, 1)), .c0(2, 2)),
        (.move(id: .with((1, 1)), number: .with((1, 1))), .c0(3, 3)),
        (.load, .c1),
    ] }
    enum Plain: InvocationMatching {
        case c0(Int, Int)
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

indirect enum Overloaded334: OverloadedEnum {
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

enum Overloaded335: OverloadedEnum {
    case move(Filling, number: Int?)
    case load(String, Int?)
    static let names = ["move(_:number:)", "load(_:_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .move(.with(egg: 1), number: nil), .c0(0, nil)),
        (0, .move(.with(ham: 1), number: 1), .c0(1, 1)),
        (0, .move(.with(1, 1), number: nil), .c0(2, nil)),
        (0, .move(.with((1, 1)), number: 1), .c0(3, 1)),
        (1, .load("a", nil), .c1("a", nil)),
        (1, .load("b", 1), .c1("b", 1)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.move(.with(egg: 1), number: nil), .c0(0, nil)),
        (.move(.with(ham: 1), number: 1), .c0(1, 1)),
        (.move(.with(1, 1), number: nil), .c0(2, nil)),
        (.move(.with((1, 1)), number: 1), .c0(3, 1)),
        (.load("a", nil), .c1("a", nil)),
        (.load("b", 1), .c1("b", 1)),
    ] }
    enum Plain: InvocationMatching {
        case c0(Int, Int?)
        case c1(String, Int?)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0, let l1), .c0(let r0, let r1)): l0 == r0 && l1 == r1
            case (.c1(let l0, let l1), .c1(let r0, let r1)): l0 == r0 && l1 == r1
            default: false
            }
        }
    }
}

enum Overloaded336: OverloadedEnum {
    case load(Arg<Int>)
    case move(String)
    case load(Int?, number: Any)
    case load(id: (x: Int, y: Int))
    static let names = ["load(_:)", "move(_:)", "load(_:number:)", "load(id:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(.value(1)), .c0(.value(1))),
        (0, .load(.value(2)), .c0(.value(2))),
        (1, .move("a"), .c1("a")),
        (1, .move("b"), .c1("b")),
        (2, .load(nil, number: (x: 1, y: 2)), .c2(nil, 0)),
        (2, .load(1, number: (a: 1, b: 2)), .c2(1, 1)),
        (2, .load(nil, number: (1, 2)), .c2(nil, 2)),
        (2, .load(1, number: 1), .c2(1, 3)),
        (3, .load(id: (x: 1, y: 2)), .c3((x: 1, y: 2))),
        (3, .load(id: (x: 2, y: 1)), .c3((x: 2, y: 1))),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(.value(1)), .c0(.value(1))),
        (.load(.value(2)), .c0(.value(2))),
        (.load(.any), .c0(.any)),
        (.move("a"), .c1("a")),
        (.move("b"), .c1("b")),
        (.load(nil, number: (x: 1, y: 2)), .c2(nil, 0)),
        (.load(1, number: (a: 1, b: 2)), .c2(1, 1)),
        (.load(nil, number: (1, 2)), .c2(nil, 2)),
        (.load(1, number: 1), .c2(1, 3)),
        (.load(id: (x: 1, y: 2)), .c3((x: 1, y: 2))),
        (.load(id: (x: 2, y: 1)), .c3((x: 2, y: 1))),
    ] }
    enum Plain: InvocationMatching {
        case c0(Arg<Int>)
        case c1(String)
        case c2(Int?, Int)
        case c3((x: Int, y: Int))
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0), .c0(let r0)): l0.matches(r0)
            case (.c1(let l0), .c1(let r0)): l0 == r0
            case (.c2(let l0, let l1), .c2(let r0, let r1)): l0 == r0 && l1 == r1
            case (.c3(let l0), .c3(let r0)): l0 == r0
            default: false
            }
        }
    }
}

enum Overloaded337: OverloadedEnum {
    case load(Int?, Arg<Int>)
    case load(at: Int, id: Int?, number: (x: Int, y: Int))
    case load(number: (Int, Int), Int)
    case move((x: Int, y: Int), Int)
    case move(Filling)
    static let names = ["load(_:_:)", "load(at:id:number:)", "load(number:_:)", "move(_:_:)", "move(_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(nil, .value(1)), .c0(nil, .value(1))),
        (0, .load(1, .value(2)), .c0(1, .value(2))),
        (1, .load(at: 1, id: nil, number: (x: 1, y: 2)), .c1(1, nil, (x: 1, y: 2))),
        (1, .load(at: 2, id: 1, number: (x: 2, y: 1)), .c1(2, 1, (x: 2, y: 1))),
        (2, .load(number: (1, 2), 1), .c2((1, 2), 1)),
        (2, .load(number: (2, 1), 2), .c2((2, 1), 2)),
        (3, .move((x: 1, y: 2), 1), .c3((x: 1, y: 2), 1)),
        (3, .move((x: 2, y: 1), 2), .c3((x: 2, y: 1), 2)),
        (4, .move(.with(egg: 1)), .c4(0)),
        (4, .move(.with(ham: 1)), .c4(1)),
        (4, .move(.with(1, 1)), .c4(2)),
        (4, .move(.with((1, 1))), .c4(3)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(nil, .value(1)), .c0(nil, .value(1))),
        (.load(1, .value(2)), .c0(1, .value(2))),
        (.load(nil, .any), .c0(nil, .any)),
        (.load(at: 1, id: nil, number: (x: 1, y: 2)), .c1(1, nil, (x: 1, y: 2))),
        (.load(at: 2, id: 1, number: (x: 2, y: 1)), .c1(2, 1, (x: 2, y: 1))),
        (.load(number: (1, 2), 1), .c2((1, 2), 1)),
        (.load(number: (2, 1), 2), .c2((2, 1), 2)),
        (.move((x: 1, y: 2), 1), .c3((x: 1, y: 2), 1)),
        (.move((x: 2, y: 1), 2), .c3((x: 2, y: 1), 2)),
        (.move(.with(egg: 1)), .c4(0)),
        (.move(.with(ham: 1)), .c4(1)),
        (.move(.with(1, 1)), .c4(2)),
        (.move(.with((1, 1))), .c4(3)),
    ] }
    enum Plain: InvocationMatching {
        case c0(Int?, Arg<Int>)
        case c1(Int, Int?, (x: Int, y: Int))
        case c2((Int, Int), Int)
        case c3((x: Int, y: Int), Int)
        case c4(Int)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0, let l1), .c0(let r0, let r1)): l0 == r0 && l1.matches(r1)
            case (.c1(let l0, let l1, let l2), .c1(let r0, let r1, let r2)): l0 == r0 && l1 == r1 && l2 == r2
            case (.c2(let l0, let l1), .c2(let r0, let r1)): l0 == r0 && l1 == r1
            case (.c3(let l0, let l1), .c3(let r0, let r1)): l0 == r0 && l1 == r1
            case (.c4(let l0), .c4(let r0)): l0 == r0
            default: false
            }
        }
    }
}

indirect enum Overloaded338: OverloadedEnum {
    case load
    case move(Any)
    case move(Int?, Filling)
    static let names = ["load", "move(_:)", "move(_:_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load, .c0),
        (1, .move((x: 1, y: 2)), .c1(0)),
        (1, .move((a: 1, b: 2)), .c1(1)),
        (1, .move((1, 2)), .c1(2)),
        (1, .move(1), .c1(3)),
        (2, .move(nil, .with(egg: 1)), .c2(nil, 0)),
        (2, .move(1, .with(ham: 1)), .c2(1, 1)),
        (2, .move(nil, .with(1, 1)), .c2(nil, 2)),
        (2, .move(1, .with((1, 1))), .c2(1, 3)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load, .c0),
        (.move((x: 1, y: 2)), .c1(0)),
        (.move((a: 1, b: 2)), .c1(1)),
        (.move((1, 2)), .c1(2)),
        (.move(1), .c1(3)),
        (.move(nil, .with(egg: 1)), .c2(nil, 0)),
        (.move(1, .with(ham: 1)), .c2(1, 1)),
        (.move(nil, .with(1, 1)), .c2(nil, 2)),
        (.move(1, .with((1, 1))), .c2(1, 3)),
    ] }
    enum Plain: InvocationMatching {
        case c0
        case c1(Int)
        case c2(Int?, Int)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0, .c0): true
            case (.c1(let l0), .c1(let r0)): l0 == r0
            case (.c2(let l0, let l1), .c2(let r0, let r1)): l0 == r0 && l1 == r1
            default: false
            }
        }
    }
}

indirect enum Overloaded339: OverloadedEnum {
    case move
    case load(Int)
    case load(at: [Int])
    case load(id: Filling)
    static let names = ["move", "load(_:)", "load(at:)", "load(id:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .move, .c0),
        (1, .load(1), .c1(1)),
        (1, .load(2), .c1(2)),
        (2, .load(at: [1]), .c2([1])),
        (2, .load(at: [1, 2]), .c2([1, 2])),
        (3, .load(id: .with(egg: 1)), .c3(0)),
        (3, .load(id: .with(ham: 1)), .c3(1)),
        (3, .load(id: .with(1, 1)), .c3(2)),
        (3, .load(id: .with((1, 1))), .c3(3)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.move, .c0),
        (.load(1), .c1(1)),
        (.load(2), .c1(2)),
        (.load(at: [1]), .c2([1])),
        (.load(at: [1, 2]), .c2([1, 2])),
        (.load(id: .with(egg: 1)), .c3(0)),
        (.load(id: .with(ham: 1)), .c3(1)),
        (.load(id: .with(1, 1)), .c3(2)),
        (.load(id: .with((1, 1))), .c3(3)),
    ] }
    enum Plain: InvocationMatching {
        case c0
        case c1(Int)
        case c2([Int])
        case c3(Int)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0, .c0): true
            case (.c1(let l0), .c1(let r0)): l0 == r0
            case (.c2(let l0), .c2(let r0)): l0 == r0
            case (.c3(let l0), .c3(let r0)): l0 == r0
            default: false
            }
        }
    }
}

indirect enum Overloaded340: OverloadedEnum {
    case load(number: Int?)
    case load(id: Any)
    static let names = ["load(number:)", "load(id:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(number: nil), .c0(nil)),
        (0, .load(number: 1), .c0(1)),
        (1, .load(id: (x: 1, y: 2)), .c1(0)),
        (1, .load(id: (a: 1, b: 2)), .c1(1)),
        (1, .load(id: (1, 2)), .c1(2)),
        (1, .load(id: 1), .c1(3)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(number: nil), .c0(nil)),
        (.load(number: 1), .c0(1)),
        (.load(id: (x: 1, y: 2)), .c1(0)),
        (.load(id: (a: 1, b: 2)), .c1(1)),
        (.load(id: (1, 2)), .c1(2)),
        (.load(id: 1), .c1(3)),
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

enum Overloaded341: OverloadedEnum {
    case move(number: Bowl)
    case load
    static let names = ["move(number:)", "load"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .move(number: Bowls.first), .c0(Bowls.first)),
        (0, .move(number: Bowls.second), .c0(Bowls.second)),
        (1, .load, .c1),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.move(number: Bowls.first), .c0(Bowls.first)),
        (.move(number: Bowls.second), .c0(Bowls.second)),
        (.load, .c1),
    ] }
    enum Plain: InvocationMatching {
        case c0(Bowl)
        case c1
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0), .c0(let r0)): l0 === r0
            case (.c1, .c1): true
            default: false
            }
        }
    }
}

indirect enum Overloaded342: OverloadedEnum {
    case load(id: Arg<Int>)
    case move(Filling, String)
    static let names = ["load(id:)", "move(_:_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(id: .value(1)), .c0(.value(1))),
        (0, .load(id: .value(2)), .c0(.value(2))),
        (1, .move(.with(egg: 1), "a"), .c1(0, "a")),
        (1, .move(.with(ham: 1), "b"), .c1(1, "b")),
        (1, .move(.with(1, 1), "a"), .c1(2, "a")),
        (1, .move(.with((1, 1)), "b"), .c1(3, "b")),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(id: .value(1)), .c0(.value(1))),
        (.load(id: .value(2)), .c0(.value(2))),
        (.load(id: .any), .c0(.any)),
        (.move(.with(egg: 1), "a"), .c1(0, "a")),
        (.move(.with(ham: 1), "b"), .c1(1, "b")),
        (.move(.with(1, 1), "a"), .c1(2, "a")),
        (.move(.with((1, 1)), "b"), .c1(3, "b")),
    ] }
    enum Plain: InvocationMatching {
        case c0(Arg<Int>)
        case c1(Int, String)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0), .c0(let r0)): l0.matches(r0)
            case (.c1(let l0, let l1), .c1(let r0, let r1)): l0 == r0 && l1 == r1
            default: false
            }
        }
    }
}

enum Overloaded343: OverloadedEnum {
    case load(at: (Int, Int), String, Bowl)
    case load(Bowl, [Int])
    case load(at: Int, String)
    case load((x: Int, y: Int))
    static let names = ["load(at:_:_:)", "load(_:_:)", "load(at:_:)", "load(_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(at: (1, 2), "a", Bowls.first), .c0((1, 2), "a", Bowls.first)),
        (0, .load(at: (2, 1), "b", Bowls.second), .c0((2, 1), "b", Bowls.second)),
        (1, .load(Bowls.first, [1]), .c1(Bowls.first, [1])),
        (1, .load(Bowls.second, [1, 2]), .c1(Bowls.second, [1, 2])),
        (2, .load(at: 1, "a"), .c2(1, "a")),
        (2, .load(at: 2, "b"), .c2(2, "b")),
        (3, .load((x: 1, y: 2)), .c3((x: 1, y: 2))),
        (3, .load((x: 2, y: 1)), .c3((x: 2, y: 1))),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(at: (1, 2), "a", Bowls.first), .c0((1, 2), "a", Bowls.first)),
        (.load(at: (2, 1), "b", Bowls.second), .c0((2, 1), "b", Bowls.second)),
        (.load(Bowls.first, [1]), .c1(Bowls.first, [1])),
        (.load(Bowls.second, [1, 2]), .c1(Bowls.second, [1, 2])),
        (.load(at: 1, "a"), .c2(1, "a")),
        (.load(at: 2, "b"), .c2(2, "b")),
        (.load((x: 1, y: 2)), .c3((x: 1, y: 2))),
        (.load((x: 2, y: 1)), .c3((x: 2, y: 1))),
    ] }
    enum Plain: InvocationMatching {
        case c0((Int, Int), String, Bowl)
        case c1(Bowl, [Int])
        case c2(Int, String)
        case c3((x: Int, y: Int))
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0, let l1, let l2), .c0(let r0, let r1, let r2)): l0 == r0 && l1 == r1 && l2 === r2
            case (.c1(let l0, let l1), .c1(let r0, let r1)): l0 === r0 && l1 == r1
            case (.c2(let l0, let l1), .c2(let r0, let r1)): l0 == r0 && l1 == r1
            case (.c3(let l0), .c3(let r0)): l0 == r0
            default: false
            }
        }
    }
}

indirect enum Overloaded344: OverloadedEnum {
    case load(id: Int?)
    case load(id: Filling, at: String)
    case move
    static let names = ["load(id:)", "load(id:at:)", "move"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(id: nil), .c0(nil)),
        (0, .load(id: 1), .c0(1)),
        (1, .load(id: .with(egg: 1), at: "a"), .c1(0, "a")),
        (1, .load(id: .with(ham: 1), at: "b"), .c1(1, "b")),
        (1, .load(id: .with(1, 1), at: "a"), .c1(2, "a")),
        (1, .load(id: .with((1, 1)), at: "b"), .c1(3, "b")),
        (2, .move, .c2),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(id: nil), .c0(nil)),
        (.load(id: 1), .c0(1)),
        (.load(id: .with(egg: 1), at: "a"), .c1(0, "a")),
        (.load(id: .with(ham: 1), at: "b"), .c1(1, "b")),
        (.load(id: .with(1, 1), at: "a"), .c1(2, "a")),
        (.load(id: .with((1, 1)), at: "b"), .c1(3, "b")),
        (.move, .c2),
    ] }
    enum Plain: InvocationMatching {
        case c0(Int?)
        case c1(Int, String)
        case c2
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0), .c0(let r0)): l0 == r0
            case (.c1(let l0, let l1), .c1(let r0, let r1)): l0 == r0 && l1 == r1
            case (.c2, .c2): true
            default: false
            }
        }
    }
}

indirect enum Overloaded345: OverloadedEnum {
    case move(at: [Int])
    case load([Int])
    static let names = ["move(at:)", "load(_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .move(at: [1]), .c0([1])),
        (0, .move(at: [1, 2]), .c0([1, 2])),
        (1, .load([1]), .c1([1])),
        (1, .load([1, 2]), .c1([1, 2])),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.move(at: [1]), .c0([1])),
        (.move(at: [1, 2]), .c0([1, 2])),
        (.load([1]), .c1([1])),
        (.load([1, 2]), .c1([1, 2])),
    ] }
    enum Plain: InvocationMatching {
        case c0([Int])
        case c1([Int])
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0), .c0(let r0)): l0 == r0
            case (.c1(let l0), .c1(let r0)): l0 == r0
            default: false
            }
        }
    }
}

indirect enum Overloaded346: OverloadedEnum {
    case load(Filling, Int?)
    case move
    case load(Int, number: Int)
    case load(Arg<Int>)
    static let names = ["load(_:_:)", "move", "load(_:number:)", "load(_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(.with(egg: 1), nil), .c0(0, nil)),
        (0, .load(.with(ham: 1), 1), .c0(1, 1)),
        (0, .load(.with(1, 1), nil), .c0(2, nil)),
        (0, .load(.with((1, 1)), 1), .c0(3, 1)),
        (1, .move, .c1),
        (2, .load(1, number: 1), .c2(1, 1)),
        (2, .load(2, number: 2), .c2(2, 2)),
        (3, .load(.value(1)), .c3(.value(1))),
        (3, .load(.value(2)), .c3(.value(2))),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(.with(egg: 1), nil), .c0(0, nil)),
        (.load(.with(ham: 1), 1), .c0(1, 1)),
        (.load(.with(1, 1), nil), .c0(2, nil)),
        (.load(.with((1, 1)), 1), .c0(3, 1)),
        (.move, .c1),
        (.load(1, number: 1), .c2(1, 1)),
        (.load(2, number: 2), .c2(2, 2)),
        (.load(.value(1)), .c3(.value(1))),
        (.load(.value(2)), .c3(.value(2))),
        (.load(.any), .c3(.any)),
    ] }
    enum Plain: InvocationMatching {
        case c0(Int, Int?)
        case c1
        case c2(Int, Int)
        case c3(Arg<Int>)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0, let l1), .c0(let r0, let r1)): l0 == r0 && l1 == r1
            case (.c1, .c1): true
            case (.c2(let l0, let l1), .c2(let r0, let r1)): l0 == r0 && l1 == r1
            case (.c3(let l0), .c3(let r0)): l0.matches(r0)
            default: false
            }
        }
    }
}

enum Overloaded347: OverloadedEnum {
    case move((Int, Int), number: String)
    case load(at: Bowl)
    case move((Int, Int))
    case move(at: Filling, Arg<String>)
    static let names = ["move(_:number:)", "load(at:)", "move(_:)", "move(at:_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .move((1, 2), number: "a"), .c0((1, 2), "a")),
        (0, .move((2, 1), number: "b"), .c0((2, 1), "b")),
        (1, .load(at: Bowls.first), .c1(Bowls.first)),
        (1, .load(at: Bowls.second), .c1(Bowls.second)),
        (2, .move((1, 2)), .c2((1, 2))),
        (2, .move((2, 1)), .c2((2, 1))),
        (3, .move(at: .with(egg: 1), .value("a")), .c3(0, .value("a"))),
        (3, .move(at: .with(ham: 1), .value("b")), .c3(1, .value("b"))),
        (3, .move(at: .with(1, 1), .value("a")), .c3(2, .value("a"))),
        (3, .move(at: .with((1, 1)), .value("b")), .c3(3, .value("b"))),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.move((1, 2), number: "a"), .c0((1, 2), "a")),
        (.move((2, 1), number: "b"), .c0((2, 1), "b")),
        (.load(at: Bowls.first), .c1(Bowls.first)),
        (.load(at: Bowls.second), .c1(Bowls.second)),
        (.move((1, 2)), .c2((1, 2))),
        (.move((2, 1)), .c2((2, 1))),
        (.move(at: .with(egg: 1), .value("a")), .c3(0, .value("a"))),
        (.move(at: .with(ham: 1), .value("b")), .c3(1, .value("b"))),
        (.move(at: .with(1, 1), .value("a")), .c3(2, .value("a"))),
        (.move(at: .with((1, 1)), .value("b")), .c3(3, .value("b"))),
        (.move(at: .with(egg: 1), .hasPrefix("a")), .c3(0, .hasPrefix("a"))),
    ] }
    enum Plain: InvocationMatching {
        case c0((Int, Int), String)
        case c1(Bowl)
        case c2((Int, Int))
        case c3(Int, Arg<String>)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0, let l1), .c0(let r0, let r1)): l0 == r0 && l1 == r1
            case (.c1(let l0), .c1(let r0)): l0 === r0
            case (.c2(let l0), .c2(let r0)): l0 == r0
            case (.c3(let l0, let l1), .c3(let r0, let r1)): l0 == r0 && l1.matches(r1)
            default: false
            }
        }
    }
}

indirect enum Overloaded348: OverloadedEnum {
    case load(at: [Int])
    case load(id: (Int, Int), (x: Int, y: Int), Filling)
    case load(Filling)
    case move
    static let names = ["load(at:)", "load(id:_:_:)", "load(_:)", "move"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(at: [1]), .c0([1])),
        (0, .load(at: [1, 2]), .c0([1, 2])),
        (1, .load(id: (1, 2), (x: 1, y: 2), .with(egg: 1)), .c1((1, 2), (x: 1, y: 2), 0)),
        (1, .load(id: (2, 1), (x: 2, y: 1), .with(ham: 1)), .c1((2, 1), (x: 2, y: 1), 1)),
        (1, .load(id: (1, 2), (x: 1, y: 2), .with(1, 1)), .c1((1, 2), (x: 1, y: 2), 2)),
        (1, .load(id: (2, 1), (x: 2, y: 1), .with((1, 1))), .c1((2, 1), (x: 2, y: 1), 3)),
        (2, .load(.with(egg: 1)), .c2(0)),
        (2, .load(.with(ham: 1)), .c2(1)),
        (2, .load(.with(1, 1)), .c2(2)),
        (2, .load(.with((1, 1))), .c2(3)),
        (3, .move, .c3),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(at: [1]), .c0([1])),
        (.load(at: [1, 2]), .c0([1, 2])),
        (.load(id: (1, 2), (x: 1, y: 2), .with(egg: 1)), .c1((1, 2), (x: 1, y: 2), 0)),
        (.load(id: (2, 1), (x: 2, y: 1), .with(ham: 1)), .c1((2, 1), (x: 2, y: 1), 1)),
        (.load(id: (1, 2), (x: 1, y: 2), .with(1, 1)), .c1((1, 2), (x: 1, y: 2), 2)),
        (.load(id: (2, 1), (x: 2, y: 1), .with((1, 1))), .c1((2, 1), (x: 2, y: 1), 3)),
        (.load(.with(egg: 1)), .c2(0)),
        (.load(.with(ham: 1)), .c2(1)),
        (.load(.with(1, 1)), .c2(2)),
        (.load(.with((1, 1))), .c2(3)),
        (.move, .c3),
    ] }
    enum Plain: InvocationMatching {
        case c0([Int])
        case c1((Int, Int), (x: Int, y: Int), Int)
        case c2(Int)
        case c3
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0), .c0(let r0)): l0 == r0
            case (.c1(let l0, let l1, let l2), .c1(let r0, let r1, let r2)): l0 == r0 && l1 == r1 && l2 == r2
            case (.c2(let l0), .c2(let r0)): l0 == r0
            case (.c3, .c3): true
            default: false
            }
        }
    }
}

indirect enum Overloaded349: OverloadedEnum {
    case load(Int)
    case load(number: (Int, Int))
    static let names = ["load(_:)", "load(number:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(1), .c0(1)),
        (0, .load(2), .c0(2)),
        (1, .load(number: (1, 2)), .c1((1, 2))),
        (1, .load(number: (2, 1)), .c1((2, 1))),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(1), .c0(1)),
        (.load(2), .c0(2)),
        (.load(number: (1, 2)), .c1((1, 2))),
        (.load(number: (2, 1)), .c1((2, 1))),
    ] }
    enum Plain: InvocationMatching {
        case c0(Int)
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

enum Overloaded350: OverloadedEnum {
    case move(Int, Int)
    case move(Any)
    case load
    static let names = ["move(_:_:)", "move(_:)", "load"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .move(1, 1), .c0(1, 1)),
        (0, .move(2, 2), .c0(2, 2)),
        (1, .move((x: 1, y: 2)), .c1(0)),
        (1, .move((a: 1, b: 2)), .c1(1)),
        (1, .move((1, 2)), .c1(2)),
        (1, .move(1), .c1(3)),
        (2, .load, .c2),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.move(1, 1), .c0(1, 1)),
        (.move(2, 2), .c0(2, 2)),
        (.move((x: 1, y: 2)), .c1(0)),
        (.move((a: 1, b: 2)), .c1(1)),
        (.move((1, 2)), .c1(2)),
        (.move(1), .c1(3)),
        (.load, .c2),
    ] }
    enum Plain: InvocationMatching {
        case c0(Int, Int)
        case c1(Int)
        case c2
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0, let l1), .c0(let r0, let r1)): l0 == r0 && l1 == r1
            case (.c1(let l0), .c1(let r0)): l0 == r0
            case (.c2, .c2): true
            default: false
            }
        }
    }
}

enum Overloaded351: OverloadedEnum {
    case load(Arg<String>)
    case load((x: Int, y: Int), id: (x: Int, y: Int))
    static let names = ["load(_:)", "load(_:id:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(.value("a")), .c0(.value("a"))),
        (0, .load(.value("b")), .c0(.value("b"))),
        (1, .load((x: 1, y: 2), id: (x: 1, y: 2)), .c1((x: 1, y: 2), (x: 1, y: 2))),
        (1, .load((x: 2, y: 1), id: (x: 2, y: 1)), .c1((x: 2, y: 1), (x: 2, y: 1))),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(.value("a")), .c0(.value("a"))),
        (.load(.value("b")), .c0(.value("b"))),
        (.load(.hasPrefix("a")), .c0(.hasPrefix("a"))),
        (.load((x: 1, y: 2), id: (x: 1, y: 2)), .c1((x: 1, y: 2), (x: 1, y: 2))),
        (.load((x: 2, y: 1), id: (x: 2, y: 1)), .c1((x: 2, y: 1), (x: 2, y: 1))),
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

enum Overloaded352: OverloadedEnum {
    case load(id: Bowl)
    case load(number: Int)
    case move(at: Int, Arg<String>)
    static let names = ["load(id:)", "load(number:)", "move(at:_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(id: Bowls.first), .c0(Bowls.first)),
        (0, .load(id: Bowls.second), .c0(Bowls.second)),
        (1, .load(number: 1), .c1(1)),
        (1, .load(number: 2), .c1(2)),
        (2, .move(at: 1, .value("a")), .c2(1, .value("a"))),
        (2, .move(at: 2, .value("b")), .c2(2, .value("b"))),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(id: Bowls.first), .c0(Bowls.first)),
        (.load(id: Bowls.second), .c0(Bowls.second)),
        (.load(number: 1), .c1(1)),
        (.load(number: 2), .c1(2)),
        (.move(at: 1, .value("a")), .c2(1, .value("a"))),
        (.move(at: 2, .value("b")), .c2(2, .value("b"))),
        (.move(at: 1, .hasPrefix("a")), .c2(1, .hasPrefix("a"))),
    ] }
    enum Plain: InvocationMatching {
        case c0(Bowl)
        case c1(Int)
        case c2(Int, Arg<String>)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0), .c0(let r0)): l0 === r0
            case (.c1(let l0), .c1(let r0)): l0 == r0
            case (.c2(let l0, let l1), .c2(let r0, let r1)): l0 == r0 && l1.matches(r1)
            default: false
            }
        }
    }
}

indirect enum Overloaded353: OverloadedEnum {
    case move(id: String)
    case load((x: Int, y: Int))
    static let names = ["move(id:)", "load(_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .move(id: "a"), .c0("a")),
        (0, .move(id: "b"), .c0("b")),
        (1, .load((x: 1, y: 2)), .c1((x: 1, y: 2))),
        (1, .load((x: 2, y: 1)), .c1((x: 2, y: 1))),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.move(id: "a"), .c0("a")),
        (.move(id: "b"), .c0("b")),
        (.load((x: 1, y: 2)), .c1((x: 1, y: 2))),
        (.load((x: 2, y: 1)), .c1((x: 2, y: 1))),
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

indirect enum Overloaded354: OverloadedEnum {
    case move(Filling)
    case load
    static let names = ["move(_:)", "load"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .move(.with(egg: 1)), .c0(0)),
        (0, .move(.with(ham: 1)), .c0(1)),
        (0, .move(.with(1, 1)), .c0(2)),
        (0, .move(.with((1, 1))), .c0(3)),
        (1, .load, .c1),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.move(.with(egg: 1)), .c0(0)),
        (.move(.with(ham: 1)), .c0(1)),
        (.move(.with(1, 1)), .c0(2)),
        (.move(.with((1, 1))), .c0(3)),
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

indirect enum Overloaded355: OverloadedEnum {
    case move
    case load(Filling, number: String, at: Filling)
    static let names = ["move", "load(_:number:at:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .move, .c0),
        (1, .load(.with(egg: 1), number: "a", at: .with(egg: 1)), .c1(0, "a", 0)),
        (1, .load(.with(ham: 1), number: "b", at: .with(ham: 1)), .c1(1, "b", 1)),
        (1, .load(.with(1, 1), number: "a", at: .with(1, 1)), .c1(2, "a", 2)),
        (1, .load(.with((1, 1)), number: "b", at: .with((1, 1))), .c1(3, "b", 3)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.move, .c0),
        (.load(.with(egg: 1), number: "a", at: .with(egg: 1)), .c1(0, "a", 0)),
        (.load(.with(ham: 1), number: "b", at: .with(ham: 1)), .c1(1, "b", 1)),
        (.load(.with(1, 1), number: "a", at: .with(1, 1)), .c1(2, "a", 2)),
        (.load(.with((1, 1)), number: "b", at: .with((1, 1))), .c1(3, "b", 3)),
    ] }
    enum Plain: InvocationMatching {
        case c0
        case c1(Int, String, Int)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0, .c0): true
            case (.c1(let l0, let l1, let l2), .c1(let r0, let r1, let r2)): l0 == r0 && l1 == r1 && l2 == r2
            default: false
            }
        }
    }
}

enum Overloaded356: OverloadedEnum {
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

enum Overloaded357: OverloadedEnum {
    case load(at: (Int, Int), Arg<Int>, id: [Int])
    case load(at: (x: Int, y: Int))
    case load(number: Bowl, at: Int?)
    case load(Filling)
    static let names = ["load(at:_:id:)", "load(at:)", "load(number:at:)", "load(_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(at: (1, 2), .value(1), id: [1]), .c0((1, 2), .value(1), [1])),
        (0, .load(at: (2, 1), .value(2), id: [1, 2]), .c0((2, 1), .value(2), [1, 2])),
        (1, .load(at: (x: 1, y: 2)), .c1((x: 1, y: 2))),
        (1, .load(at: (x: 2, y: 1)), .c1((x: 2, y: 1))),
        (2, .load(number: Bowls.first, at: nil), .c2(Bowls.first, nil)),
        (2, .load(number: Bowls.second, at: 1), .c2(Bowls.second, 1)),
        (3, .load(.with(egg: 1)), .c3(0)),
        (3, .load(.with(ham: 1)), .c3(1)),
        (3, .load(.with(1, 1)), .c3(2)),
        (3, .load(.with((1, 1))), .c3(3)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(at: (1, 2), .value(1), id: [1]), .c0((1, 2), .value(1), [1])),
        (.load(at: (2, 1), .value(2), id: [1, 2]), .c0((2, 1), .value(2), [1, 2])),
        (.load(at: (1, 2), .any, id: [1]), .c0((1, 2), .any, [1])),
        (.load(at: (x: 1, y: 2)), .c1((x: 1, y: 2))),
        (.load(at: (x: 2, y: 1)), .c1((x: 2, y: 1))),
        (.load(number: Bowls.first, at: nil), .c2(Bowls.first, nil)),
        (.load(number: Bowls.second, at: 1), .c2(Bowls.second, 1)),
        (.load(.with(egg: 1)), .c3(0)),
        (.load(.with(ham: 1)), .c3(1)),
        (.load(.with(1, 1)), .c3(2)),
        (.load(.with((1, 1))), .c3(3)),
    ] }
    enum Plain: InvocationMatching {
        case c0((Int, Int), Arg<Int>, [Int])
        case c1((x: Int, y: Int))
        case c2(Bowl, Int?)
        case c3(Int)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0, let l1, let l2), .c0(let r0, let r1, let r2)): l0 == r0 && l1.matches(r1) && l2 == r2
            case (.c1(let l0), .c1(let r0)): l0 == r0
            case (.c2(let l0, let l1), .c2(let r0, let r1)): l0 === r0 && l1 == r1
            case (.c3(let l0), .c3(let r0)): l0 == r0
            default: false
            }
        }
    }
}

indirect enum Overloaded358: OverloadedEnum {
    case load(Arg<Int>, (x: Int, y: Int), Any)
    case move
    static let names = ["load(_:_:_:)", "move"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(.value(1), (x: 1, y: 2), (x: 1, y: 2)), .c0(.value(1), (x: 1, y: 2), 0)),
        (0, .load(.value(2), (x: 2, y: 1), (a: 1, b: 2)), .c0(.value(2), (x: 2, y: 1), 1)),
        (0, .load(.value(1), (x: 1, y: 2), (1, 2)), .c0(.value(1), (x: 1, y: 2), 2)),
        (0, .load(.value(2), (x: 2, y: 1), 1), .c0(.value(2), (x: 2, y: 1), 3)),
        (1, .move, .c1),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(.value(1), (x: 1, y: 2), (x: 1, y: 2)), .c0(.value(1), (x: 1, y: 2), 0)),
        (.load(.value(2), (x: 2, y: 1), (a: 1, b: 2)), .c0(.value(2), (x: 2, y: 1), 1)),
        (.load(.value(1), (x: 1, y: 2), (1, 2)), .c0(.value(1), (x: 1, y: 2), 2)),
        (.load(.value(2), (x: 2, y: 1), 1), .c0(.value(2), (x: 2, y: 1), 3)),
        (.load(.any, (x: 1, y: 2), (x: 1, y: 2)), .c0(.any, (x: 1, y: 2), 0)),
        (.move, .c1),
    ] }
    enum Plain: InvocationMatching {
        case c0(Arg<Int>, (x: Int, y: Int), Int)
        case c1
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0, let l1, let l2), .c0(let r0, let r1, let r2)): l0.matches(r0) && l1 == r1 && l2 == r2
            case (.c1, .c1): true
            default: false
            }
        }
    }
}

indirect enum Overloaded359: OverloadedEnum {
    case load([Int], id: (x: Int, y: Int))
    case load(Bowl)
    case load(at: (Int, Int))
    case load(at: Arg<Int>, number: (Int, Int), [Int])
    case load(Filling, Arg<String>)
    static let names = ["load(_:id:)", "load(_:)", "load(at:)", "load(at:number:_:)", "load(_:_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load([1], id: (x: 1, y: 2)), .c0([1], (x: 1, y: 2))),
        (0, .load([1, 2], id: (x: 2, y: 1)), .c0([1, 2], (x: 2, y: 1))),
        (1, .load(Bowls.first), .c1(Bowls.first)),
        (1, .load(Bowls.second), .c1(Bowls.second)),
        (2, .load(at: (1, 2)), .c2((1, 2))),
        (2, .load(at: (2, 1)), .c2((2, 1))),
        (3, .load(at: .value(1), number: (1, 2), [1]), .c3(.value(1), (1, 2), [1])),
        (3, .load(at: .value(2), number: (2, 1), [1, 2]), .c3(.value(2), (2, 1), [1, 2])),
        (4, .load(.with(egg: 1), .value("a")), .c4(0, .value("a"))),
        (4, .load(.with(ham: 1), .value("b")), .c4(1, .value("b"))),
        (4, .load(.with(1, 1), .value("a")), .c4(2, .value("a"))),
        (4, .load(.with((1, 1)), .value("b")), .c4(3, .value("b"))),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load([1], id: (x: 1, y: 2)), .c0([1], (x: 1, y: 2))),
        (.load([1, 2], id: (x: 2, y: 1)), .c0([1, 2], (x: 2, y: 1))),
        (.load(Bowls.first), .c1(Bowls.first)),
        (.load(Bowls.second), .c1(Bowls.second)),
        (.load(at: (1, 2)), .c2((1, 2))),
        (.load(at: (2, 1)), .c2((2, 1))),
        (.load(at: .value(1), number: (1, 2), [1]), .c3(.value(1), (1, 2), [1])),
        (.load(at: .value(2), number: (2, 1), [1, 2]), .c3(.value(2), (2, 1), [1, 2])),
        (.load(at: .any, number: (1, 2), [1]), .c3(.any, (1, 2), [1])),
        (.load(.with(egg: 1), .value("a")), .c4(0, .value("a"))),
        (.load(.with(ham: 1), .value("b")), .c4(1, .value("b"))),
        (.load(.with(1, 1), .value("a")), .c4(2, .value("a"))),
        (.load(.with((1, 1)), .value("b")), .c4(3, .value("b"))),
        (.load(.with(egg: 1), .hasPrefix("a")), .c4(0, .hasPrefix("a"))),
    ] }
    enum Plain: InvocationMatching {
        case c0([Int], (x: Int, y: Int))
        case c1(Bowl)
        case c2((Int, Int))
        case c3(Arg<Int>, (Int, Int), [Int])
        case c4(Int, Arg<String>)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0, let l1), .c0(let r0, let r1)): l0 == r0 && l1 == r1
            case (.c1(let l0), .c1(let r0)): l0 === r0
            case (.c2(let l0), .c2(let r0)): l0 == r0
            case (.c3(let l0, let l1, let l2), .c3(let r0, let r1, let r2)): l0.matches(r0) && l1 == r1 && l2 == r2
            case (.c4(let l0, let l1), .c4(let r0, let r1)): l0 == r0 && l1.matches(r1)
            default: false
            }
        }
    }
}

enum Overloaded360: OverloadedEnum {
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

enum Overloaded361: OverloadedEnum {
    case load(Int?)
    case move(at: (Int, Int))
    static let names = ["load(_:)", "move(at:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(nil), .c0(nil)),
        (0, .load(1), .c0(1)),
        (1, .move(at: (1, 2)), .c1((1, 2))),
        (1, .move(at: (2, 1)), .c1((2, 1))),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(nil), .c0(nil)),
        (.load(1), .c0(1)),
        (.move(at: (1, 2)), .c1((1, 2))),
        (.move(at: (2, 1)), .c1((2, 1))),
    ] }
    enum Plain: InvocationMatching {
        case c0(Int?)
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

indirect enum Overloaded362: OverloadedEnum {
    case move(Any)
    case load(number: String, Bowl, Int)
    case load(Arg<String>, at: Int?)
    static let names = ["move(_:)", "load(number:_:_:)", "load(_:at:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .move((x: 1, y: 2)), .c0(0)),
        (0, .move((a: 1, b: 2)), .c0(1)),
        (0, .move((1, 2)), .c0(2)),
        (0, .move(1), .c0(3)),
        (1, .load(number: "a", Bowls.first, 1), .c1("a", Bowls.first, 1)),
        (1, .load(number: "b", Bowls.second, 2), .c1("b", Bowls.second, 2)),
        (2, .load(.value("a"), at: nil), .c2(.value("a"), nil)),
        (2, .load(.value("b"), at: 1), .c2(.value("b"), 1)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.move((x: 1, y: 2)), .c0(0)),
        (.move((a: 1, b: 2)), .c0(1)),
        (.move((1, 2)), .c0(2)),
        (.move(1), .c0(3)),
        (.load(number: "a", Bowls.first, 1), .c1("a", Bowls.first, 1)),
        (.load(number: "b", Bowls.second, 2), .c1("b", Bowls.second, 2)),
        (.load(.value("a"), at: nil), .c2(.value("a"), nil)),
        (.load(.value("b"), at: 1), .c2(.value("b"), 1)),
        (.load(.hasPrefix("a"), at: nil), .c2(.hasPrefix("a"), nil)),
    ] }
    enum Plain: InvocationMatching {
        case c0(Int)
        case c1(String, Bowl, Int)
        case c2(Arg<String>, Int?)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0), .c0(let r0)): l0 == r0
            case (.c1(let l0, let l1, let l2), .c1(let r0, let r1, let r2)): l0 == r0 && l1 === r1 && l2 == r2
            case (.c2(let l0, let l1), .c2(let r0, let r1)): l0.matches(r0) && l1 == r1
            default: false
            }
        }
    }
}

enum Overloaded363: OverloadedEnum {
    case move(number: Any, (Int, Int))
    case load(number: String, at: Any)
    case load(id: Any)
    case move(at: Int?, id: Arg<Int>, String)
    case move(Any, id: Filling)
    static let names = ["move(number:_:)", "load(number:at:)", "load(id:)", "move(at:id:_:)", "move(_:id:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .move(number: (x: 1, y: 2), (1, 2)), .c0(0, (1, 2))),
        (0, .move(number: (a: 1, b: 2), (2, 1)), .c0(1, (2, 1))),
        (0, .move(number: (1, 2), (1, 2)), .c0(2, (1, 2))),
        (0, .move(number: 1, (2, 1)), .c0(3, (2, 1))),
        (1, .load(number: "a", at: (x: 1, y: 2)), .c1("a", 0)),
        (1, .load(number: "b", at: (a: 1, b: 2)), .c1("b", 1)),
        (1, .load(number: "a", at: (1, 2)), .c1("a", 2)),
        (1, .load(number: "b", at: 1), .c1("b", 3)),
        (2, .load(id: (x: 1, y: 2)), .c2(0)),
        (2, .load(id: (a: 1, b: 2)), .c2(1)),
        (2, .load(id: (1, 2)), .c2(2)),
        (2, .load(id: 1), .c2(3)),
        (3, .move(at: nil, id: .value(1), "a"), .c3(nil, .value(1), "a")),
        (3, .move(at: 1, id: .value(2), "b"), .c3(1, .value(2), "b")),
        (4, .move((x: 1, y: 2), id: .with(egg: 1)), .c4(0, 0)),
        (4, .move((a: 1, b: 2), id: .with(ham: 1)), .c4(1, 1)),
        (4, .move((1, 2), id: .with(1, 1)), .c4(2, 2)),
        (4, .move(1, id: .with((1, 1))), .c4(3, 3)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.move(number: (x: 1, y: 2), (1, 2)), .c0(0, (1, 2))),
        (.move(number: (a: 1, b: 2), (2, 1)), .c0(1, (2, 1))),
        (.move(number: (1, 2), (1, 2)), .c0(2, (1, 2))),
        (.move(number: 1, (2, 1)), .c0(3, (2, 1))),
        (.load(number: "a", at: (x: 1, y: 2)), .c1("a", 0)),
        (.load(number: "b", at: (a: 1, b: 2)), .c1("b", 1)),
        (.load(number: "a", at: (1, 2)), .c1("a", 2)),
        (.load(number: "b", at: 1), .c1("b", 3)),
        (.load(id: (x: 1, y: 2)), .c2(0)),
        (.load(id: (a: 1, b: 2)), .c2(1)),
        (.load(id: (1, 2)), .c2(2)),
        (.load(id: 1), .c2(3)),
        (.move(at: nil, id: .value(1), "a"), .c3(nil, .value(1), "a")),
        (.move(at: 1, id: .value(2), "b"), .c3(1, .value(2), "b")),
        (.move(at: nil, id: .any, "a"), .c3(nil, .any, "a")),
        (.move((x: 1, y: 2), id: .with(egg: 1)), .c4(0, 0)),
        (.move((a: 1, b: 2), id: .with(ham: 1)), .c4(1, 1)),
        (.move((1, 2), id: .with(1, 1)), .c4(2, 2)),
        (.move(1, id: .with((1, 1))), .c4(3, 3)),
    ] }
    enum Plain: InvocationMatching {
        case c0(Int, (Int, Int))
        case c1(String, Int)
        case c2(Int)
        case c3(Int?, Arg<Int>, String)
        case c4(Int, Int)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0, let l1), .c0(let r0, let r1)): l0 == r0 && l1 == r1
            case (.c1(let l0, let l1), .c1(let r0, let r1)): l0 == r0 && l1 == r1
            case (.c2(let l0), .c2(let r0)): l0 == r0
            case (.c3(let l0, let l1, let l2), .c3(let r0, let r1, let r2)): l0 == r0 && l1.matches(r1) && l2 == r2
            case (.c4(let l0, let l1), .c4(let r0, let r1)): l0 == r0 && l1 == r1
            default: false
            }
        }
    }
}

enum Overloaded364: OverloadedEnum {
    case load(id: String, Arg<Int>)
    case load(at: (x: Int, y: Int), Arg<Int>)
    case move(Arg<Int>, at: Arg<Int>, number: Arg<Int>)
    static let names = ["load(id:_:)", "load(at:_:)", "move(_:at:number:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(id: "a", .value(1)), .c0("a", .value(1))),
        (0, .load(id: "b", .value(2)), .c0("b", .value(2))),
        (1, .load(at: (x: 1, y: 2), .value(1)), .c1((x: 1, y: 2), .value(1))),
        (1, .load(at: (x: 2, y: 1), .value(2)), .c1((x: 2, y: 1), .value(2))),
        (2, .move(.value(1), at: .value(1), number: .value(1)), .c2(.value(1), .value(1), .value(1))),
        (2, .move(.value(2), at: .value(2), number: .value(2)), .c2(.value(2), .value(2), .value(2))),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(id: "a", .value(1)), .c0("a", .value(1))),
        (.load(id: "b", .value(2)), .c0("b", .value(2))),
        (.load(id: "a", .any), .c0("a", .any)),
        (.load(at: (x: 1, y: 2), .value(1)), .c1((x: 1, y: 2), .value(1))),
        (.load(at: (x: 2, y: 1), .value(2)), .c1((x: 2, y: 1), .value(2))),
        (.load(at: (x: 1, y: 2), .any), .c1((x: 1, y: 2), .any)),
        (.move(.value(1), at: .value(1), number: .value(1)), .c2(.value(1), .value(1), .value(1))),
        (.move(.value(2), at: .value(2), number: .value(2)), .c2(.value(2), .value(2), .value(2))),
        (.move(.any, at: .any, number: .any), .c2(.any, .any, .any)),
    ] }
    enum Plain: InvocationMatching {
        case c0(String, Arg<Int>)
        case c1((x: Int, y: Int), Arg<Int>)
        case c2(Arg<Int>, Arg<Int>, Arg<Int>)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0, let l1), .c0(let r0, let r1)): l0 == r0 && l1.matches(r1)
            case (.c1(let l0, let l1), .c1(let r0, let r1)): l0 == r0 && l1.matches(r1)
            case (.c2(let l0, let l1, let l2), .c2(let r0, let r1, let r2)): l0.matches(r0) && l1.matches(r1) && l2.matches(r2)
            default: false
            }
        }
    }
}

indirect enum Overloaded365: OverloadedEnum {
    case load
    case move(id: Any, (Int, Int))
    case move(id: Int, number: (x: Int, y: Int))
    static let names = ["load", "move(id:_:)", "move(id:number:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load, .c0),
        (1, .move(id: (x: 1, y: 2), (1, 2)), .c1(0, (1, 2))),
        (1, .move(id: (a: 1, b: 2), (2, 1)), .c1(1, (2, 1))),
        (1, .move(id: (1, 2), (1, 2)), .c1(2, (1, 2))),
        (1, .move(id: 1, (2, 1)), .c1(3, (2, 1))),
        (2, .move(id: 1, number: (x: 1, y: 2)), .c2(1, (x: 1, y: 2))),
        (2, .move(id: 2, number: (x: 2, y: 1)), .c2(2, (x: 2, y: 1))),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load, .c0),
        (.move(id: (x: 1, y: 2), (1, 2)), .c1(0, (1, 2))),
        (.move(id: (a: 1, b: 2), (2, 1)), .c1(1, (2, 1))),
        (.move(id: (1, 2), (1, 2)), .c1(2, (1, 2))),
        (.move(id: 1, (2, 1)), .c1(3, (2, 1))),
        (.move(id: 1, number: (x: 1, y: 2)), .c2(1, (x: 1, y: 2))),
        (.move(id: 2, number: (x: 2, y: 1)), .c2(2, (x: 2, y: 1))),
    ] }
    enum Plain: InvocationMatching {
        case c0
        case c1(Int, (Int, Int))
        case c2(Int, (x: Int, y: Int))
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

enum Overloaded366: OverloadedEnum {
    case load((Int, Int))
    case load(String, Int?, at: [Int])
    case load((Int, Int), number: (x: Int, y: Int), at: Any)
    case load(at: Int, id: Any, number: (Int, Int))
    case move(number: Arg<Int>, (x: Int, y: Int))
    static let names = ["load(_:)", "load(_:_:at:)", "load(_:number:at:)", "load(at:id:number:)", "move(number:_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load((1, 2)), .c0((1, 2))),
        (0, .load((2, 1)), .c0((2, 1))),
        (1, .load("a", nil, at: [1]), .c1("a", nil, [1])),
        (1, .load("b", 1, at: [1, 2]), .c1("b", 1, [1, 2])),
        (2, .load((1, 2), number: (x: 1, y: 2), at: (x: 1, y: 2)), .c2((1, 2), (x: 1, y: 2), 0)),
        (2, .load((2, 1), number: (x: 2, y: 1), at: (a: 1, b: 2)), .c2((2, 1), (x: 2, y: 1), 1)),
        (2, .load((1, 2), number: (x: 1, y: 2), at: (1, 2)), .c2((1, 2), (x: 1, y: 2), 2)),
        (2, .load((2, 1), number: (x: 2, y: 1), at: 1), .c2((2, 1), (x: 2, y: 1), 3)),
        (3, .load(at: 1, id: (x: 1, y: 2), number: (1, 2)), .c3(1, 0, (1, 2))),
        (3, .load(at: 2, id: (a: 1, b: 2), number: (2, 1)), .c3(2, 1, (2, 1))),
        (3, .load(at: 1, id: (1, 2), number: (1, 2)), .c3(1, 2, (1, 2))),
        (3, .load(at: 2, id: 1, number: (2, 1)), .c3(2, 3, (2, 1))),
        (4, .move(number: .value(1), (x: 1, y: 2)), .c4(.value(1), (x: 1, y: 2))),
        (4, .move(number: .value(2), (x: 2, y: 1)), .c4(.value(2), (x: 2, y: 1))),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load((1, 2)), .c0((1, 2))),
        (.load((2, 1)), .c0((2, 1))),
        (.load("a", nil, at: [1]), .c1("a", nil, [1])),
        (.load("b", 1, at: [1, 2]), .c1("b", 1, [1, 2])),
        (.load((1, 2), number: (x: 1, y: 2), at: (x: 1, y: 2)), .c2((1, 2), (x: 1, y: 2), 0)),
        (.load((2, 1), number: (x: 2, y: 1), at: (a: 1, b: 2)), .c2((2, 1), (x: 2, y: 1), 1)),
        (.load((1, 2), number: (x: 1, y: 2), at: (1, 2)), .c2((1, 2), (x: 1, y: 2), 2)),
        (.load((2, 1), number: (x: 2, y: 1), at: 1), .c2((2, 1), (x: 2, y: 1), 3)),
        (.load(at: 1, id: (x: 1, y: 2), number: (1, 2)), .c3(1, 0, (1, 2))),
        (.load(at: 2, id: (a: 1, b: 2), number: (2, 1)), .c3(2, 1, (2, 1))),
        (.load(at: 1, id: (1, 2), number: (1, 2)), .c3(1, 2, (1, 2))),
        (.load(at: 2, id: 1, number: (2, 1)), .c3(2, 3, (2, 1))),
        (.move(number: .value(1), (x: 1, y: 2)), .c4(.value(1), (x: 1, y: 2))),
        (.move(number: .value(2), (x: 2, y: 1)), .c4(.value(2), (x: 2, y: 1))),
        (.move(number: .any, (x: 1, y: 2)), .c4(.any, (x: 1, y: 2))),
    ] }
    enum Plain: InvocationMatching {
        case c0((Int, Int))
        case c1(String, Int?, [Int])
        case c2((Int, Int), (x: Int, y: Int), Int)
        case c3(Int, Int, (Int, Int))
        case c4(Arg<Int>, (x: Int, y: Int))
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0), .c0(let r0)): l0 == r0
            case (.c1(let l0, let l1, let l2), .c1(let r0, let r1, let r2)): l0 == r0 && l1 == r1 && l2 == r2
            case (.c2(let l0, let l1, let l2), .c2(let r0, let r1, let r2)): l0 == r0 && l1 == r1 && l2 == r2
            case (.c3(let l0, let l1, let l2), .c3(let r0, let r1, let r2)): l0 == r0 && l1 == r1 && l2 == r2
            case (.c4(let l0, let l1), .c4(let r0, let r1)): l0.matches(r0) && l1 == r1
            default: false
            }
        }
    }
}

enum Overloaded367: OverloadedEnum {
    case move
    case load(number: Filling)
    static let names = ["move", "load(number:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .move, .c0),
        (1, .load(number: .with(egg: 1)), .c1(0)),
        (1, .load(number: .with(ham: 1)), .c1(1)),
        (1, .load(number: .with(1, 1)), .c1(2)),
        (1, .load(number: .with((1, 1))), .c1(3)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.move, .c0),
        (.load(number: .with(egg: 1)), .c1(0)),
        (.load(number: .with(ham: 1)), .c1(1)),
        (.load(number: .with(1, 1)), .c1(2)),
        (.load(number: .with((1, 1))), .c1(3)),
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

indirect enum Overloaded368: OverloadedEnum {
    case load(String)
    case load(id: Int?)
    case move(number: Bowl, Any)
    case load(String, Bowl)
    static let names = ["load(_:)", "load(id:)", "move(number:_:)", "load(_:_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load("a"), .c0("a")),
        (0, .load("b"), .c0("b")),
        (1, .load(id: nil), .c1(nil)),
        (1, .load(id: 1), .c1(1)),
        (2, .move(number: Bowls.first, (x: 1, y: 2)), .c2(Bowls.first, 0)),
        (2, .move(number: Bowls.second, (a: 1, b: 2)), .c2(Bowls.second, 1)),
        (2, .move(number: Bowls.first, (1, 2)), .c2(Bowls.first, 2)),
        (2, .move(number: Bowls.second, 1), .c2(Bowls.second, 3)),
        (3, .load("a", Bowls.first), .c3("a", Bowls.first)),
        (3, .load("b", Bowls.second), .c3("b", Bowls.second)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load("a"), .c0("a")),
        (.load("b"), .c0("b")),
        (.load(id: nil), .c1(nil)),
        (.load(id: 1), .c1(1)),
        (.move(number: Bowls.first, (x: 1, y: 2)), .c2(Bowls.first, 0)),
        (.move(number: Bowls.second, (a: 1, b: 2)), .c2(Bowls.second, 1)),
        (.move(number: Bowls.first, (1, 2)), .c2(Bowls.first, 2)),
        (.move(number: Bowls.second, 1), .c2(Bowls.second, 3)),
        (.load("a", Bowls.first), .c3("a", Bowls.first)),
        (.load("b", Bowls.second), .c3("b", Bowls.second)),
    ] }
    enum Plain: InvocationMatching {
        case c0(String)
        case c1(Int?)
        case c2(Bowl, Int)
        case c3(String, Bowl)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0), .c0(let r0)): l0 == r0
            case (.c1(let l0), .c1(let r0)): l0 == r0
            case (.c2(let l0, let l1), .c2(let r0, let r1)): l0 === r0 && l1 == r1
            case (.c3(let l0, let l1), .c3(let r0, let r1)): l0 == r0 && l1 === r1
            default: false
            }
        }
    }
}

enum Overloaded369: OverloadedEnum {
    case load(at: Filling, String)
    case load(number: Int?, Int)
    case move(Arg<String>)
    static let names = ["load(at:_:)", "load(number:_:)", "move(_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(at: .with(egg: 1), "a"), .c0(0, "a")),
        (0, .load(at: .with(ham: 1), "b"), .c0(1, "b")),
        (0, .load(at: .with(1, 1), "a"), .c0(2, "a")),
        (0, .load(at: .with((1, 1)), "b"), .c0(3, "b")),
        (1, .load(number: nil, 1), .c1(nil, 1)),
        (1, .load(number: 1, 2), .c1(1, 2)),
        (2, .move(.value("a")), .c2(.value("a"))),
        (2, .move(.value("b")), .c2(.value("b"))),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(at: .with(egg: 1), "a"), .c0(0, "a")),
        (.load(at: .with(ham: 1), "b"), .c0(1, "b")),
        (.load(at: .with(1, 1), "a"), .c0(2, "a")),
        (.load(at: .with((1, 1)), "b"), .c0(3, "b")),
        (.load(number: nil, 1), .c1(nil, 1)),
        (.load(number: 1, 2), .c1(1, 2)),
        (.move(.value("a")), .c2(.value("a"))),
        (.move(.value("b")), .c2(.value("b"))),
        (.move(.hasPrefix("a")), .c2(.hasPrefix("a"))),
    ] }
    enum Plain: InvocationMatching {
        case c0(Int, String)
        case c1(Int?, Int)
        case c2(Arg<String>)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0, let l1), .c0(let r0, let r1)): l0 == r0 && l1 == r1
            case (.c1(let l0, let l1), .c1(let r0, let r1)): l0 == r0 && l1 == r1
            case (.c2(let l0), .c2(let r0)): l0.matches(r0)
            default: false
            }
        }
    }
}

enum Overloaded370: OverloadedEnum {
    case load(id: Int)
    case load(at: (x: Int, y: Int), (Int, Int), [Int])
    case load((x: Int, y: Int), id: (Int, Int), at: Bowl)
    case load(Any, [Int])
    static let names = ["load(id:)", "load(at:_:_:)", "load(_:id:at:)", "load(_:_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(id: 1), .c0(1)),
        (0, .load(id: 2), .c0(2)),
        (1, .load(at: (x: 1, y: 2), (1, 2), [1]), .c1((x: 1, y: 2), (1, 2), [1])),
        (1, .load(at: (x: 2, y: 1), (2, 1), [1, 2]), .c1((x: 2, y: 1), (2, 1), [1, 2])),
        (2, .load((x: 1, y: 2), id: (1, 2), at: Bowls.first), .c2((x: 1, y: 2), (1, 2), Bowls.first)),
        (2, .load((x: 2, y: 1), id: (2, 1), at: Bowls.second), .c2((x: 2, y: 1), (2, 1), Bowls.second)),
        (3, .load((x: 1, y: 2), [1]), .c3(0, [1])),
        (3, .load((a: 1, b: 2), [1, 2]), .c3(1, [1, 2])),
        (3, .load((1, 2), [1]), .c3(2, [1])),
        (3, .load(1, [1, 2]), .c3(3, [1, 2])),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(id: 1), .c0(1)),
        (.load(id: 2), .c0(2)),
        (.load(at: (x: 1, y: 2), (1, 2), [1]), .c1((x: 1, y: 2), (1, 2), [1])),
        (.load(at: (x: 2, y: 1), (2, 1), [1, 2]), .c1((x: 2, y: 1), (2, 1), [1, 2])),
        (.load((x: 1, y: 2), id: (1, 2), at: Bowls.first), .c2((x: 1, y: 2), (1, 2), Bowls.first)),
        (.load((x: 2, y: 1), id: (2, 1), at: Bowls.second), .c2((x: 2, y: 1), (2, 1), Bowls.second)),
        (.load((x: 1, y: 2), [1]), .c3(0, [1])),
        (.load((a: 1, b: 2), [1, 2]), .c3(1, [1, 2])),
        (.load((1, 2), [1]), .c3(2, [1])),
        (.load(1, [1, 2]), .c3(3, [1, 2])),
    ] }
    enum Plain: InvocationMatching {
        case c0(Int)
        case c1((x: Int, y: Int), (Int, Int), [Int])
        case c2((x: Int, y: Int), (Int, Int), Bowl)
        case c3(Int, [Int])
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0), .c0(let r0)): l0 == r0
            case (.c1(let l0, let l1, let l2), .c1(let r0, let r1, let r2)): l0 == r0 && l1 == r1 && l2 == r2
            case (.c2(let l0, let l1, let l2), .c2(let r0, let r1, let r2)): l0 == r0 && l1 == r1 && l2 === r2
            case (.c3(let l0, let l1), .c3(let r0, let r1)): l0 == r0 && l1 == r1
            default: false
            }
        }
    }
}

indirect enum Overloaded371: OverloadedEnum {
    case move(id: Int, [Int])
    case load(Arg<String>)
    static let names = ["move(id:_:)", "load(_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .move(id: 1, [1]), .c0(1, [1])),
        (0, .move(id: 2, [1, 2]), .c0(2, [1, 2])),
        (1, .load(.value("a")), .c1(.value("a"))),
        (1, .load(.value("b")), .c1(.value("b"))),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.move(id: 1, [1]), .c0(1, [1])),
        (.move(id: 2, [1, 2]), .c0(2, [1, 2])),
        (.load(.value("a")), .c1(.value("a"))),
        (.load(.value("b")), .c1(.value("b"))),
        (.load(.hasPrefix("a")), .c1(.hasPrefix("a"))),
    ] }
    enum Plain: InvocationMatching {
        case c0(Int, [Int])
        case c1(Arg<String>)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0, let l1), .c0(let r0, let r1)): l0 == r0 && l1 == r1
            case (.c1(let l0), .c1(let r0)): l0.matches(r0)
            default: false
            }
        }
    }
}

indirect enum Overloaded372: OverloadedEnum {
    case load(id: Int)
    case move(Arg<String>, number: (x: Int, y: Int), (x: Int, y: Int))
    case load(at: String)
    static let names = ["load(id:)", "move(_:number:_:)", "load(at:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(id: 1), .c0(1)),
        (0, .load(id: 2), .c0(2)),
        (1, .move(.value("a"), number: (x: 1, y: 2), (x: 1, y: 2)), .c1(.value("a"), (x: 1, y: 2), (x: 1, y: 2))),
        (1, .move(.value("b"), number: (x: 2, y: 1), (x: 2, y: 1)), .c1(.value("b"), (x: 2, y: 1), (x: 2, y: 1))),
        (2, .load(at: "a"), .c2("a")),
        (2, .load(at: "b"), .c2("b")),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(id: 1), .c0(1)),
        (.load(id: 2), .c0(2)),
        (.move(.value("a"), number: (x: 1, y: 2), (x: 1, y: 2)), .c1(.value("a"), (x: 1, y: 2), (x: 1, y: 2))),
        (.move(.value("b"), number: (x: 2, y: 1), (x: 2, y: 1)), .c1(.value("b"), (x: 2, y: 1), (x: 2, y: 1))),
        (.move(.hasPrefix("a"), number: (x: 1, y: 2), (x: 1, y: 2)), .c1(.hasPrefix("a"), (x: 1, y: 2), (x: 1, y: 2))),
        (.load(at: "a"), .c2("a")),
        (.load(at: "b"), .c2("b")),
    ] }
    enum Plain: InvocationMatching {
        case c0(Int)
        case c1(Arg<String>, (x: Int, y: Int), (x: Int, y: Int))
        case c2(String)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0), .c0(let r0)): l0 == r0
            case (.c1(let l0, let l1, let l2), .c1(let r0, let r1, let r2)): l0.matches(r0) && l1 == r1 && l2 == r2
            case (.c2(let l0), .c2(let r0)): l0 == r0
            default: false
            }
        }
    }
}

indirect enum Overloaded373: OverloadedEnum {
    case load
    case move(Int, Any)
    static let names = ["load", "move(_:_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load, .c0),
        (1, .move(1, (x: 1, y: 2)), .c1(1, 0)),
        (1, .move(2, (a: 1, b: 2)), .c1(2, 1)),
        (1, .move(1, (1, 2)), .c1(1, 2)),
        (1, .move(2, 1), .c1(2, 3)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load, .c0),
        (.move(1, (x: 1, y: 2)), .c1(1, 0)),
        (.move(2, (a: 1, b: 2)), .c1(2, 1)),
        (.move(1, (1, 2)), .c1(1, 2)),
        (.move(2, 1), .c1(2, 3)),
    ] }
    enum Plain: InvocationMatching {
        case c0
        case c1(Int, Int)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0, .c0): true
            case (.c1(let l0, let l1), .c1(let r0, let r1)): l0 == r0 && l1 == r1
            default: false
            }
        }
    }
}

indirect enum Overloaded374: OverloadedEnum {
    case move(Any)
    case load(Filling, id: Filling, number: (x: Int, y: Int))
    static let names = ["move(_:)", "load(_:id:number:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .move((x: 1, y: 2)), .c0(0)),
        (0, .move((a: 1, b: 2)), .c0(1)),
        (0, .move((1, 2)), .c0(2)),
        (0, .move(1), .c0(3)),
        (1, .load(.with(egg: 1), id: .with(egg: 1), number: (x: 1, y: 2)), .c1(0, 0, (x: 1, y: 2))),
        (1, .load(.with(ham: 1), id: .with(ham: 1), number: (x: 2, y: 1)), .c1(1, 1, (x: 2, y: 1))),
        (1, .load(.with(1, 1), id: .with(1, 1), number: (x: 1, y: 2)), .c1(2, 2, (x: 1, y: 2))),
        (1, .load(.with((1, 1)), id: .with((1, 1)), number: (x: 2, y: 1)), .c1(3, 3, (x: 2, y: 1))),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.move((x: 1, y: 2)), .c0(0)),
        (.move((a: 1, b: 2)), .c0(1)),
        (.move((1, 2)), .c0(2)),
        (.move(1), .c0(3)),
        (.load(.with(egg: 1), id: .with(egg: 1), number: (x: 1, y: 2)), .c1(0, 0, (x: 1, y: 2))),
        (.load(.with(ham: 1), id: .with(ham: 1), number: (x: 2, y: 1)), .c1(1, 1, (x: 2, y: 1))),
        (.load(.with(1, 1), id: .with(1, 1), number: (x: 1, y: 2)), .c1(2, 2, (x: 1, y: 2))),
        (.load(.with((1, 1)), id: .with((1, 1)), number: (x: 2, y: 1)), .c1(3, 3, (x: 2, y: 1))),
    ] }
    enum Plain: InvocationMatching {
        case c0(Int)
        case c1(Int, Int, (x: Int, y: Int))
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0), .c0(let r0)): l0 == r0
            case (.c1(let l0, let l1, let l2), .c1(let r0, let r1, let r2)): l0 == r0 && l1 == r1 && l2 == r2
            default: false
            }
        }
    }
}

indirect enum Overloaded375: OverloadedEnum {
    case move
    case load(Int?)
    case load(Int?, id: Int?, (x: Int, y: Int))
    case load((x: Int, y: Int), [Int])
    static let names = ["move", "load(_:)", "load(_:id:_:)", "load(_:_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .move, .c0),
        (1, .load(nil), .c1(nil)),
        (1, .load(1), .c1(1)),
        (2, .load(nil, id: nil, (x: 1, y: 2)), .c2(nil, nil, (x: 1, y: 2))),
        (2, .load(1, id: 1, (x: 2, y: 1)), .c2(1, 1, (x: 2, y: 1))),
        (3, .load((x: 1, y: 2), [1]), .c3((x: 1, y: 2), [1])),
        (3, .load((x: 2, y: 1), [1, 2]), .c3((x: 2, y: 1), [1, 2])),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.move, .c0),
        (.load(nil), .c1(nil)),
        (.load(1), .c1(1)),
        (.load(nil, id: nil, (x: 1, y: 2)), .c2(nil, nil, (x: 1, y: 2))),
        (.load(1, id: 1, (x: 2, y: 1)), .c2(1, 1, (x: 2, y: 1))),
        (.load((x: 1, y: 2), [1]), .c3((x: 1, y: 2), [1])),
        (.load((x: 2, y: 1), [1, 2]), .c3((x: 2, y: 1), [1, 2])),
    ] }
    enum Plain: InvocationMatching {
        case c0
        case c1(Int?)
        case c2(Int?, Int?, (x: Int, y: Int))
        case c3((x: Int, y: Int), [Int])
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0, .c0): true
            case (.c1(let l0), .c1(let r0)): l0 == r0
            case (.c2(let l0, let l1, let l2), .c2(let r0, let r1, let r2)): l0 == r0 && l1 == r1 && l2 == r2
            case (.c3(let l0, let l1), .c3(let r0, let r1)): l0 == r0 && l1 == r1
            default: false
            }
        }
    }
}

indirect enum Overloaded376: OverloadedEnum {
    case move(Filling, number: Arg<Int>)
    case load(Any)
    static let names = ["move(_:number:)", "load(_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .move(.with(egg: 1), number: .value(1)), .c0(0, .value(1))),
        (0, .move(.with(ham: 1), number: .value(2)), .c0(1, .value(2))),
        (0, .move(.with(1, 1), number: .value(1)), .c0(2, .value(1))),
        (0, .move(.with((1, 1)), number: .value(2)), .c0(3, .value(2))),
        (1, .load((x: 1, y: 2)), .c1(0)),
        (1, .load((a: 1, b: 2)), .c1(1)),
        (1, .load((1, 2)), .c1(2)),
        (1, .load(1), .c1(3)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.move(.with(egg: 1), number: .value(1)), .c0(0, .value(1))),
        (.move(.with(ham: 1), number: .value(2)), .c0(1, .value(2))),
        (.move(.with(1, 1), number: .value(1)), .c0(2, .value(1))),
        (.move(.with((1, 1)), number: .value(2)), .c0(3, .value(2))),
        (.move(.with(egg: 1), number: .any), .c0(0, .any)),
        (.load((x: 1, y: 2)), .c1(0)),
        (.load((a: 1, b: 2)), .c1(1)),
        (.load((1, 2)), .c1(2)),
        (.load(1), .c1(3)),
    ] }
    enum Plain: InvocationMatching {
        case c0(Int, Arg<Int>)
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

indirect enum Overloaded377: OverloadedEnum {
    case load(id: (x: Int, y: Int))
    case load(number: String, id: [Int])
    case load(number: (x: Int, y: Int))
    case load(Filling, String, Int?)
    static let names = ["load(id:)", "load(number:id:)", "load(number:)", "load(_:_:_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(id: (x: 1, y: 2)), .c0((x: 1, y: 2))),
        (0, .load(id: (x: 2, y: 1)), .c0((x: 2, y: 1))),
        (1, .load(number: "a", id: [1]), .c1("a", [1])),
        (1, .load(number: "b", id: [1, 2]), .c1("b", [1, 2])),
        (2, .load(number: (x: 1, y: 2)), .c2((x: 1, y: 2))),
        (2, .load(number: (x: 2, y: 1)), .c2((x: 2, y: 1))),
        (3, .load(.with(egg: 1), "a", nil), .c3(0, "a", nil)),
        (3, .load(.with(ham: 1), "b", 1), .c3(1, "b", 1)),
        (3, .load(.with(1, 1), "a", nil), .c3(2, "a", nil)),
        (3, .load(.with((1, 1)), "b", 1), .c3(3, "b", 1)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(id: (x: 1, y: 2)), .c0((x: 1, y: 2))),
        (.load(id: (x: 2, y: 1)), .c0((x: 2, y: 1))),
        (.load(number: "a", id: [1]), .c1("a", [1])),
        (.load(number: "b", id: [1, 2]), .c1("b", [1, 2])),
        (.load(number: (x: 1, y: 2)), .c2((x: 1, y: 2))),
        (.load(number: (x: 2, y: 1)), .c2((x: 2, y: 1))),
        (.load(.with(egg: 1), "a", nil), .c3(0, "a", nil)),
        (.load(.with(ham: 1), "b", 1), .c3(1, "b", 1)),
        (.load(.with(1, 1), "a", nil), .c3(2, "a", nil)),
        (.load(.with((1, 1)), "b", 1), .c3(3, "b", 1)),
    ] }
    enum Plain: InvocationMatching {
        case c0((x: Int, y: Int))
        case c1(String, [Int])
        case c2((x: Int, y: Int))
        case c3(Int, String, Int?)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0), .c0(let r0)): l0 == r0
            case (.c1(let l0, let l1), .c1(let r0, let r1)): l0 == r0 && l1 == r1
            case (.c2(let l0), .c2(let r0)): l0 == r0
            case (.c3(let l0, let l1, let l2), .c3(let r0, let r1, let r2)): l0 == r0 && l1 == r1 && l2 == r2
            default: false
            }
        }
    }
}

enum Overloaded378: OverloadedEnum {
    case load(Any)
    case move(at: (x: Int, y: Int), Any, id: (x: Int, y: Int))
    case move(id: Int?)
    static let names = ["load(_:)", "move(at:_:id:)", "move(id:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load((x: 1, y: 2)), .c0(0)),
        (0, .load((a: 1, b: 2)), .c0(1)),
        (0, .load((1, 2)), .c0(2)),
        (0, .load(1), .c0(3)),
        (1, .move(at: (x: 1, y: 2), (x: 1, y: 2), id: (x: 1, y: 2)), .c1((x: 1, y: 2), 0, (x: 1, y: 2))),
        (1, .move(at: (x: 2, y: 1), (a: 1, b: 2), id: (x: 2, y: 1)), .c1((x: 2, y: 1), 1, (x: 2, y: 1))),
        (1, .move(at: (x: 1, y: 2), (1, 2), id: (x: 1, y: 2)), .c1((x: 1, y: 2), 2, (x: 1, y: 2))),
        (1, .move(at: (x: 2, y: 1), 1, id: (x: 2, y: 1)), .c1((x: 2, y: 1), 3, (x: 2, y: 1))),
        (2, .move(id: nil), .c2(nil)),
        (2, .move(id: 1), .c2(1)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load((x: 1, y: 2)), .c0(0)),
        (.load((a: 1, b: 2)), .c0(1)),
        (.load((1, 2)), .c0(2)),
        (.load(1), .c0(3)),
        (.move(at: (x: 1, y: 2), (x: 1, y: 2), id: (x: 1, y: 2)), .c1((x: 1, y: 2), 0, (x: 1, y: 2))),
        (.move(at: (x: 2, y: 1), (a: 1, b: 2), id: (x: 2, y: 1)), .c1((x: 2, y: 1), 1, (x: 2, y: 1))),
        (.move(at: (x: 1, y: 2), (1, 2), id: (x: 1, y: 2)), .c1((x: 1, y: 2), 2, (x: 1, y: 2))),
        (.move(at: (x: 2, y: 1), 1, id: (x: 2, y: 1)), .c1((x: 2, y: 1), 3, (x: 2, y: 1))),
        (.move(id: nil), .c2(nil)),
        (.move(id: 1), .c2(1)),
    ] }
    enum Plain: InvocationMatching {
        case c0(Int)
        case c1((x: Int, y: Int), Int, (x: Int, y: Int))
        case c2(Int?)
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

indirect enum Overloaded379: OverloadedEnum {
    case move((x: Int, y: Int))
    case load(number: (x: Int, y: Int), Int)
    case load((Int, Int))
    static let names = ["move(_:)", "load(number:_:)", "load(_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .move((x: 1, y: 2)), .c0((x: 1, y: 2))),
        (0, .move((x: 2, y: 1)), .c0((x: 2, y: 1))),
        (1, .load(number: (x: 1, y: 2), 1), .c1((x: 1, y: 2), 1)),
        (1, .load(number: (x: 2, y: 1), 2), .c1((x: 2, y: 1), 2)),
        (2, .load((1, 2)), .c2((1, 2))),
        (2, .load((2, 1)), .c2((2, 1))),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.move((x: 1, y: 2)), .c0((x: 1, y: 2))),
        (.move((x: 2, y: 1)), .c0((x: 2, y: 1))),
        (.load(number: (x: 1, y: 2), 1), .c1((x: 1, y: 2), 1)),
        (.load(number: (x: 2, y: 1), 2), .c1((x: 2, y: 1), 2)),
        (.load((1, 2)), .c2((1, 2))),
        (.load((2, 1)), .c2((2, 1))),
    ] }
    enum Plain: InvocationMatching {
        case c0((x: Int, y: Int))
        case c1((x: Int, y: Int), Int)
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

indirect enum Overloaded380: OverloadedEnum {
    case load(number: Arg<Int>, [Int], [Int])
    case move(Any)
    case load(Any)
    case load(Any, Int)
    case move(id: Int)
    static let names = ["load(number:_:_:)", "move(_:)", "load(_:)", "load(_:_:)", "move(id:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(number: .value(1), [1], [1]), .c0(.value(1), [1], [1])),
        (0, .load(number: .value(2), [1, 2], [1, 2]), .c0(.value(2), [1, 2], [1, 2])),
        (1, .move((x: 1, y: 2)), .c1(0)),
        (1, .move((a: 1, b: 2)), .c1(1)),
        (1, .move((1, 2)), .c1(2)),
        (1, .move(1), .c1(3)),
        (2, .load((x: 1, y: 2)), .c2(0)),
        (2, .load((a: 1, b: 2)), .c2(1)),
        (2, .load((1, 2)), .c2(2)),
        (2, .load(1), .c2(3)),
        (3, .load((x: 1, y: 2), 1), .c3(0, 1)),
        (3, .load((a: 1, b: 2), 2), .c3(1, 2)),
        (3, .load((1, 2), 1), .c3(2, 1)),
        (3, .load(1, 2), .c3(3, 2)),
        (4, .move(id: 1), .c4(1)),
        (4, .move(id: 2), .c4(2)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(number: .value(1), [1], [1]), .c0(.value(1), [1], [1])),
        (.load(number: .value(2), [1, 2], [1, 2]), .c0(.value(2), [1, 2], [1, 2])),
        (.load(number: .any, [1], [1]), .c0(.any, [1], [1])),
        (.move((x: 1, y: 2)), .c1(0)),
        (.move((a: 1, b: 2)), .c1(1)),
        (.move((1, 2)), .c1(2)),
        (.move(1), .c1(3)),
        (.load((x: 1, y: 2)), .c2(0)),
        (.load((a: 1, b: 2)), .c2(1)),
        (.load((1, 2)), .c2(2)),
        (.load(1), .c2(3)),
        (.load((x: 1, y: 2), 1), .c3(0, 1)),
        (.load((a: 1, b: 2), 2), .c3(1, 2)),
        (.load((1, 2), 1), .c3(2, 1)),
        (.load(1, 2), .c3(3, 2)),
        (.move(id: 1), .c4(1)),
        (.move(id: 2), .c4(2)),
    ] }
    enum Plain: InvocationMatching {
        case c0(Arg<Int>, [Int], [Int])
        case c1(Int)
        case c2(Int)
        case c3(Int, Int)
        case c4(Int)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0, let l1, let l2), .c0(let r0, let r1, let r2)): l0.matches(r0) && l1 == r1 && l2 == r2
            case (.c1(let l0), .c1(let r0)): l0 == r0
            case (.c2(let l0), .c2(let r0)): l0 == r0
            case (.c3(let l0, let l1), .c3(let r0, let r1)): l0 == r0 && l1 == r1
            case (.c4(let l0), .c4(let r0)): l0 == r0
            default: false
            }
        }
    }
}

indirect enum Overloaded381: OverloadedEnum {
    case load(number: (x: Int, y: Int))
    case load(at: Arg<Int>)
    case move(id: Bowl)
    case load(at: Bowl, number: Bowl)
    static let names = ["load(number:)", "load(at:)", "move(id:)", "load(at:number:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(number: (x: 1, y: 2)), .c0((x: 1, y: 2))),
        (0, .load(number: (x: 2, y: 1)), .c0((x: 2, y: 1))),
        (1, .load(at: .value(1)), .c1(.value(1))),
        (1, .load(at: .value(2)), .c1(.value(2))),
        (2, .move(id: Bowls.first), .c2(Bowls.first)),
        (2, .move(id: Bowls.second), .c2(Bowls.second)),
        (3, .load(at: Bowls.first, number: Bowls.first), .c3(Bowls.first, Bowls.first)),
        (3, .load(at: Bowls.second, number: Bowls.second), .c3(Bowls.second, Bowls.second)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(number: (x: 1, y: 2)), .c0((x: 1, y: 2))),
        (.load(number: (x: 2, y: 1)), .c0((x: 2, y: 1))),
        (.load(at: .value(1)), .c1(.value(1))),
        (.load(at: .value(2)), .c1(.value(2))),
        (.load(at: .any), .c1(.any)),
        (.move(id: Bowls.first), .c2(Bowls.first)),
        (.move(id: Bowls.second), .c2(Bowls.second)),
        (.load(at: Bowls.first, number: Bowls.first), .c3(Bowls.first, Bowls.first)),
        (.load(at: Bowls.second, number: Bowls.second), .c3(Bowls.second, Bowls.second)),
    ] }
    enum Plain: InvocationMatching {
        case c0((x: Int, y: Int))
        case c1(Arg<Int>)
        case c2(Bowl)
        case c3(Bowl, Bowl)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0), .c0(let r0)): l0 == r0
            case (.c1(let l0), .c1(let r0)): l0.matches(r0)
            case (.c2(let l0), .c2(let r0)): l0 === r0
            case (.c3(let l0, let l1), .c3(let r0, let r1)): l0 === r0 && l1 === r1
            default: false
            }
        }
    }
}

enum Overloaded382: OverloadedEnum {
    case load(number: (Int, Int), (x: Int, y: Int), id: Any)
    case move(Int?, id: (x: Int, y: Int))
    case move(number: String)
    static let names = ["load(number:_:id:)", "move(_:id:)", "move(number:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(number: (1, 2), (x: 1, y: 2), id: (x: 1, y: 2)), .c0((1, 2), (x: 1, y: 2), 0)),
        (0, .load(number: (2, 1), (x: 2, y: 1), id: (a: 1, b: 2)), .c0((2, 1), (x: 2, y: 1), 1)),
        (0, .load(number: (1, 2), (x: 1, y: 2), id: (1, 2)), .c0((1, 2), (x: 1, y: 2), 2)),
        (0, .load(number: (2, 1), (x: 2, y: 1), id: 1), .c0((2, 1), (x: 2, y: 1), 3)),
        (1, .move(nil, id: (x: 1, y: 2)), .c1(nil, (x: 1, y: 2))),
        (1, .move(1, id: (x: 2, y: 1)), .c1(1, (x: 2, y: 1))),
        (2, .move(number: "a"), .c2("a")),
        (2, .move(number: "b"), .c2("b")),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(number: (1, 2), (x: 1, y: 2), id: (x: 1, y: 2)), .c0((1, 2), (x: 1, y: 2), 0)),
        (.load(number: (2, 1), (x: 2, y: 1), id: (a: 1, b: 2)), .c0((2, 1), (x: 2, y: 1), 1)),
        (.load(number: (1, 2), (x: 1, y: 2), id: (1, 2)), .c0((1, 2), (x: 1, y: 2), 2)),
        (.load(number: (2, 1), (x: 2, y: 1), id: 1), .c0((2, 1), (x: 2, y: 1), 3)),
        (.move(nil, id: (x: 1, y: 2)), .c1(nil, (x: 1, y: 2))),
        (.move(1, id: (x: 2, y: 1)), .c1(1, (x: 2, y: 1))),
        (.move(number: "a"), .c2("a")),
        (.move(number: "b"), .c2("b")),
    ] }
    enum Plain: InvocationMatching {
        case c0((Int, Int), (x: Int, y: Int), Int)
        case c1(Int?, (x: Int, y: Int))
        case c2(String)
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

indirect enum Overloaded383: OverloadedEnum {
    case load(Arg<Int>)
    case move
    case load(at: Arg<Int>)
    case load((x: Int, y: Int), id: Filling)
    static let names = ["load(_:)", "move", "load(at:)", "load(_:id:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(.value(1)), .c0(.value(1))),
        (0, .load(.value(2)), .c0(.value(2))),
        (1, .move, .c1),
        (2, .load(at: .value(1)), .c2(.value(1))),
        (2, .load(at: .value(2)), .c2(.value(2))),
        (3, .load((x: 1, y: 2), id: .with(egg: 1)), .c3((x: 1, y: 2), 0)),
        (3, .load((x: 2, y: 1), id: .with(ham: 1)), .c3((x: 2, y: 1), 1)),
        (3, .load((x: 1, y: 2), id: .with(1, 1)), .c3((x: 1, y: 2), 2)),
        (3, .load((x: 2, y: 1), id: .with((1, 1))), .c3((x: 2, y: 1), 3)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(.value(1)), .c0(.value(1))),
        (.load(.value(2)), .c0(.value(2))),
        (.load(.any), .c0(.any)),
        (.move, .c1),
        (.load(at: .value(1)), .c2(.value(1))),
        (.load(at: .value(2)), .c2(.value(2))),
        (.load(at: .any), .c2(.any)),
        (.load((x: 1, y: 2), id: .with(egg: 1)), .c3((x: 1, y: 2), 0)),
        (.load((x: 2, y: 1), id: .with(ham: 1)), .c3((x: 2, y: 1), 1)),
        (.load((x: 1, y: 2), id: .with(1, 1)), .c3((x: 1, y: 2), 2)),
        (.load((x: 2, y: 1), id: .with((1, 1))), .c3((x: 2, y: 1), 3)),
    ] }
    enum Plain: InvocationMatching {
        case c0(Arg<Int>)
        case c1
        case c2(Arg<Int>)
        case c3((x: Int, y: Int), Int)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0), .c0(let r0)): l0.matches(r0)
            case (.c1, .c1): true
            case (.c2(let l0), .c2(let r0)): l0.matches(r0)
            case (.c3(let l0, let l1), .c3(let r0, let r1)): l0 == r0 && l1 == r1
            default: false
            }
        }
    }
}

enum Overloaded384: OverloadedEnum {
    case move(Filling)
    case load(Any)
    case load(id: [Int], number: Arg<String>)
    static let names = ["move(_:)", "load(_:)", "load(id:number:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .move(.with(egg: 1)), .c0(0)),
        (0, .move(.with(ham: 1)), .c0(1)),
        (0, .move(.with(1, 1)), .c0(2)),
        (0, .move(.with((1, 1))), .c0(3)),
        (1, .load((x: 1, y: 2)), .c1(0)),
        (1, .load((a: 1, b: 2)), .c1(1)),
        (1, .load((1, 2)), .c1(2)),
        (1, .load(1), .c1(3)),
        (2, .load(id: [1], number: .value("a")), .c2([1], .value("a"))),
        (2, .load(id: [1, 2], number: .value("b")), .c2([1, 2], .value("b"))),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.move(.with(egg: 1)), .c0(0)),
        (.move(.with(ham: 1)), .c0(1)),
        (.move(.with(1, 1)), .c0(2)),
        (.move(.with((1, 1))), .c0(3)),
        (.load((x: 1, y: 2)), .c1(0)),
        (.load((a: 1, b: 2)), .c1(1)),
        (.load((1, 2)), .c1(2)),
        (.load(1), .c1(3)),
        (.load(id: [1], number: .value("a")), .c2([1], .value("a"))),
        (.load(id: [1, 2], number: .value("b")), .c2([1, 2], .value("b"))),
        (.load(id: [1], number: .hasPrefix("a")), .c2([1], .hasPrefix("a"))),
    ] }
    enum Plain: InvocationMatching {
        case c0(Int)
        case c1(Int)
        case c2([Int], Arg<String>)
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

indirect enum Overloaded385: OverloadedEnum {
    case load(at: Filling)
    case move(number: String)
    case move(number: [Int], id: Arg<Int>)
    case load(Arg<String>, id: Arg<String>)
    case move(at: Arg<Int>, id: String)
    static let names = ["load(at:)", "move(number:)", "move(number:id:)", "load(_:id:)", "move(at:id:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(at: .with(egg: 1)), .c0(0)),
        (0, .load(at: .with(ham: 1)), .c0(1)),
        (0, .load(at: .with(1, 1)), .c0(2)),
        (0, .load(at: .with((1, 1))), .c0(3)),
        (1, .move(number: "a"), .c1("a")),
        (1, .move(number: "b"), .c1("b")),
        (2, .move(number: [1], id: .value(1)), .c2([1], .value(1))),
        (2, .move(number: [1, 2], id: .value(2)), .c2([1, 2], .value(2))),
        (3, .load(.value("a"), id: .value("a")), .c3(.value("a"), .value("a"))),
        (3, .load(.value("b"), id: .value("b")), .c3(.value("b"), .value("b"))),
        (4, .move(at: .value(1), id: "a"), .c4(.value(1), "a")),
        (4, .move(at: .value(2), id: "b"), .c4(.value(2), "b")),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(at: .with(egg: 1)), .c0(0)),
        (.load(at: .with(ham: 1)), .c0(1)),
        (.load(at: .with(1, 1)), .c0(2)),
        (.load(at: .with((1, 1))), .c0(3)),
        (.move(number: "a"), .c1("a")),
        (.move(number: "b"), .c1("b")),
        (.move(number: [1], id: .value(1)), .c2([1], .value(1))),
        (.move(number: [1, 2], id: .value(2)), .c2([1, 2], .value(2))),
        (.move(number: [1], id: .any), .c2([1], .any)),
        (.load(.value("a"), id: .value("a")), .c3(.value("a"), .value("a"))),
        (.load(.value("b"), id: .value("b")), .c3(.value("b"), .value("b"))),
        (.load(.hasPrefix("a"), id: .hasPrefix("a")), .c3(.hasPrefix("a"), .hasPrefix("a"))),
        (.move(at: .value(1), id: "a"), .c4(.value(1), "a")),
        (.move(at: .value(2), id: "b"), .c4(.value(2), "b")),
        (.move(at: .any, id: "a"), .c4(.any, "a")),
    ] }
    enum Plain: InvocationMatching {
        case c0(Int)
        case c1(String)
        case c2([Int], Arg<Int>)
        case c3(Arg<String>, Arg<String>)
        case c4(Arg<Int>, String)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0), .c0(let r0)): l0 == r0
            case (.c1(let l0), .c1(let r0)): l0 == r0
            case (.c2(let l0, let l1), .c2(let r0, let r1)): l0 == r0 && l1.matches(r1)
            case (.c3(let l0, let l1), .c3(let r0, let r1)): l0.matches(r0) && l1.matches(r1)
            case (.c4(let l0, let l1), .c4(let r0, let r1)): l0.matches(r0) && l1 == r1
            default: false
            }
        }
    }
}

indirect enum Overloaded386: OverloadedEnum {
    case move(Arg<String>, Bowl)
    case load((x: Int, y: Int), number: Filling)
    case load(at: [Int])
    case move((x: Int, y: Int))
    static let names = ["move(_:_:)", "load(_:number:)", "load(at:)", "move(_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .move(.value("a"), Bowls.first), .c0(.value("a"), Bowls.first)),
        (0, .move(.value("b"), Bowls.second), .c0(.value("b"), Bowls.second)),
        (1, .load((x: 1, y: 2), number: .with(egg: 1)), .c1((x: 1, y: 2), 0)),
        (1, .load((x: 2, y: 1), number: .with(ham: 1)), .c1((x: 2, y: 1), 1)),
        (1, .load((x: 1, y: 2), number: .with(1, 1)), .c1((x: 1, y: 2), 2)),
        (1, .load((x: 2, y: 1), number: .with((1, 1))), .c1((x: 2, y: 1), 3)),
        (2, .load(at: [1]), .c2([1])),
        (2, .load(at: [1, 2]), .c2([1, 2])),
        (3, .move((x: 1, y: 2)), .c3((x: 1, y: 2))),
        (3, .move((x: 2, y: 1)), .c3((x: 2, y: 1))),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.move(.value("a"), Bowls.first), .c0(.value("a"), Bowls.first)),
        (.move(.value("b"), Bowls.second), .c0(.value("b"), Bowls.second)),
        (.move(.hasPrefix("a"), Bowls.first), .c0(.hasPrefix("a"), Bowls.first)),
        (.load((x: 1, y: 2), number: .with(egg: 1)), .c1((x: 1, y: 2), 0)),
        (.load((x: 2, y: 1), number: .with(ham: 1)), .c1((x: 2, y: 1), 1)),
        (.load((x: 1, y: 2), number: .with(1, 1)), .c1((x: 1, y: 2), 2)),
        (.load((x: 2, y: 1), number: .with((1, 1))), .c1((x: 2, y: 1), 3)),
        (.load(at: [1]), .c2([1])),
        (.load(at: [1, 2]), .c2([1, 2])),
        (.move((x: 1, y: 2)), .c3((x: 1, y: 2))),
        (.move((x: 2, y: 1)), .c3((x: 2, y: 1))),
    ] }
    enum Plain: InvocationMatching {
        case c0(Arg<String>, Bowl)
        case c1((x: Int, y: Int), Int)
        case c2([Int])
        case c3((x: Int, y: Int))
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0, let l1), .c0(let r0, let r1)): l0.matches(r0) && l1 === r1
            case (.c1(let l0, let l1), .c1(let r0, let r1)): l0 == r0 && l1 == r1
            case (.c2(let l0), .c2(let r0)): l0 == r0
            case (.c3(let l0), .c3(let r0)): l0 == r0
            default: false
            }
        }
    }
}

enum Overloaded387: OverloadedEnum {
    case load(Filling)
    case load(at: (Int, Int))
    case move(at: Filling, (Int, Int), number: Int)
    static let names = ["load(_:)", "load(at:)", "move(at:_:number:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(.with(egg: 1)), .c0(0)),
        (0, .load(.with(ham: 1)), .c0(1)),
        (0, .load(.with(1, 1)), .c0(2)),
        (0, .load(.with((1, 1))), .c0(3)),
        (1, .load(at: (1, 2)), .c1((1, 2))),
        (1, .load(at: (2, 1)), .c1((2, 1))),
        (2, .move(at: .with(egg: 1), (1, 2), number: 1), .c2(0, (1, 2), 1)),
        (2, .move(at: .with(ham: 1), (2, 1), number: 2), .c2(1, (2, 1), 2)),
        (2, .move(at: .with(1, 1), (1, 2), number: 1), .c2(2, (1, 2), 1)),
        (2, .move(at: .with((1, 1)), (2, 1), number: 2), .c2(3, (2, 1), 2)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(.with(egg: 1)), .c0(0)),
        (.load(.with(ham: 1)), .c0(1)),
        (.load(.with(1, 1)), .c0(2)),
        (.load(.with((1, 1))), .c0(3)),
        (.load(at: (1, 2)), .c1((1, 2))),
        (.load(at: (2, 1)), .c1((2, 1))),
        (.move(at: .with(egg: 1), (1, 2), number: 1), .c2(0, (1, 2), 1)),
        (.move(at: .with(ham: 1), (2, 1), number: 2), .c2(1, (2, 1), 2)),
        (.move(at: .with(1, 1), (1, 2), number: 1), .c2(2, (1, 2), 1)),
        (.move(at: .with((1, 1)), (2, 1), number: 2), .c2(3, (2, 1), 2)),
    ] }
    enum Plain: InvocationMatching {
        case c0(Int)
        case c1((Int, Int))
        case c2(Int, (Int, Int), Int)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0), .c0(let r0)): l0 == r0
            case (.c1(let l0), .c1(let r0)): l0 == r0
            case (.c2(let l0, let l1, let l2), .c2(let r0, let r1, let r2)): l0 == r0 && l1 == r1 && l2 == r2
            default: false
            }
        }
    }
}

enum Overloaded388: OverloadedEnum {
    case load(Int?, number: Any, Arg<Int>)
    case load(Filling, at: Arg<String>)
    case move(Bowl)
    static let names = ["load(_:number:_:)", "load(_:at:)", "move(_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(nil, number: (x: 1, y: 2), .value(1)), .c0(nil, 0, .value(1))),
        (0, .load(1, number: (a: 1, b: 2), .value(2)), .c0(1, 1, .value(2))),
        (0, .load(nil, number: (1, 2), .value(1)), .c0(nil, 2, .value(1))),
        (0, .load(1, number: 1, .value(2)), .c0(1, 3, .value(2))),
        (1, .load(.with(egg: 1), at: .value("a")), .c1(0, .value("a"))),
        (1, .load(.with(ham: 1), at: .value("b")), .c1(1, .value("b"))),
        (1, .load(.with(1, 1), at: .value("a")), .c1(2, .value("a"))),
        (1, .load(.with((1, 1)), at: .value("b")), .c1(3, .value("b"))),
        (2, .move(Bowls.first), .c2(Bowls.first)),
        (2, .move(Bowls.second), .c2(Bowls.second)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(nil, number: (x: 1, y: 2), .value(1)), .c0(nil, 0, .value(1))),
        (.load(1, number: (a: 1, b: 2), .value(2)), .c0(1, 1, .value(2))),
        (.load(nil, number: (1, 2), .value(1)), .c0(nil, 2, .value(1))),
        (.load(1, number: 1, .value(2)), .c0(1, 3, .value(2))),
        (.load(nil, number: (x: 1, y: 2), .any), .c0(nil, 0, .any)),
        (.load(.with(egg: 1), at: .value("a")), .c1(0, .value("a"))),
        (.load(.with(ham: 1), at: .value("b")), .c1(1, .value("b"))),
        (.load(.with(1, 1), at: .value("a")), .c1(2, .value("a"))),
        (.load(.with((1, 1)), at: .value("b")), .c1(3, .value("b"))),
        (.load(.with(egg: 1), at: .hasPrefix("a")), .c1(0, .hasPrefix("a"))),
        (.move(Bowls.first), .c2(Bowls.first)),
        (.move(Bowls.second), .c2(Bowls.second)),
    ] }
    enum Plain: InvocationMatching {
        case c0(Int?, Int, Arg<Int>)
        case c1(Int, Arg<String>)
        case c2(Bowl)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0, let l1, let l2), .c0(let r0, let r1, let r2)): l0 == r0 && l1 == r1 && l2.matches(r2)
            case (.c1(let l0, let l1), .c1(let r0, let r1)): l0 == r0 && l1.matches(r1)
            case (.c2(let l0), .c2(let r0)): l0 === r0
            default: false
            }
        }
    }
}

indirect enum Overloaded389: OverloadedEnum {
    case load(number: Bowl)
    case load([Int], at: (x: Int, y: Int))
    case load(Any, id: Filling)
    case load(Int)
    static let names = ["load(number:)", "load(_:at:)", "load(_:id:)", "load(_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(number: Bowls.first), .c0(Bowls.first)),
        (0, .load(number: Bowls.second), .c0(Bowls.second)),
        (1, .load([1], at: (x: 1, y: 2)), .c1([1], (x: 1, y: 2))),
        (1, .load([1, 2], at: (x: 2, y: 1)), .c1([1, 2], (x: 2, y: 1))),
        (2, .load((x: 1, y: 2), id: .with(egg: 1)), .c2(0, 0)),
        (2, .load((a: 1, b: 2), id: .with(ham: 1)), .c2(1, 1)),
        (2, .load((1, 2), id: .with(1, 1)), .c2(2, 2)),
        (2, .load(1, id: .with((1, 1))), .c2(3, 3)),
        (3, .load(1), .c3(1)),
        (3, .load(2), .c3(2)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(number: Bowls.first), .c0(Bowls.first)),
        (.load(number: Bowls.second), .c0(Bowls.second)),
        (.load([1], at: (x: 1, y: 2)), .c1([1], (x: 1, y: 2))),
        (.load([1, 2], at: (x: 2, y: 1)), .c1([1, 2], (x: 2, y: 1))),
        (.load((x: 1, y: 2), id: .with(egg: 1)), .c2(0, 0)),
        (.load((a: 1, b: 2), id: .with(ham: 1)), .c2(1, 1)),
        (.load((1, 2), id: .with(1, 1)), .c2(2, 2)),
        (.load(1, id: .with((1, 1))), .c2(3, 3)),
        (.load(1), .c3(1)),
        (.load(2), .c3(2)),
    ] }
    enum Plain: InvocationMatching {
        case c0(Bowl)
        case c1([Int], (x: Int, y: Int))
        case c2(Int, Int)
        case c3(Int)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0), .c0(let r0)): l0 === r0
            case (.c1(let l0, let l1), .c1(let r0, let r1)): l0 == r0 && l1 == r1
            case (.c2(let l0, let l1), .c2(let r0, let r1)): l0 == r0 && l1 == r1
            case (.c3(let l0), .c3(let r0)): l0 == r0
            default: false
            }
        }
    }
}

indirect enum Overloaded390: OverloadedEnum {
    case load(number: Bowl, Arg<String>)
    case load((Int, Int))
    case move
    case load((Int, Int), (x: Int, y: Int))
    static let names = ["load(number:_:)", "load(_:)", "move", "load(_:_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(number: Bowls.first, .value("a")), .c0(Bowls.first, .value("a"))),
        (0, .load(number: Bowls.second, .value("b")), .c0(Bowls.second, .value("b"))),
        (1, .load((1, 2)), .c1((1, 2))),
        (1, .load((2, 1)), .c1((2, 1))),
        (2, .move, .c2),
        (3, .load((1, 2), (x: 1, y: 2)), .c3((1, 2), (x: 1, y: 2))),
        (3, .load((2, 1), (x: 2, y: 1)), .c3((2, 1), (x: 2, y: 1))),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(number: Bowls.first, .value("a")), .c0(Bowls.first, .value("a"))),
        (.load(number: Bowls.second, .value("b")), .c0(Bowls.second, .value("b"))),
        (.load(number: Bowls.first, .hasPrefix("a")), .c0(Bowls.first, .hasPrefix("a"))),
        (.load((1, 2)), .c1((1, 2))),
        (.load((2, 1)), .c1((2, 1))),
        (.move, .c2),
        (.load((1, 2), (x: 1, y: 2)), .c3((1, 2), (x: 1, y: 2))),
        (.load((2, 1), (x: 2, y: 1)), .c3((2, 1), (x: 2, y: 1))),
    ] }
    enum Plain: InvocationMatching {
        case c0(Bowl, Arg<String>)
        case c1((Int, Int))
        case c2
        case c3((Int, Int), (x: Int, y: Int))
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0, let l1), .c0(let r0, let r1)): l0 === r0 && l1.matches(r1)
            case (.c1(let l0), .c1(let r0)): l0 == r0
            case (.c2, .c2): true
            case (.c3(let l0, let l1), .c3(let r0, let r1)): l0 == r0 && l1 == r1
            default: false
            }
        }
    }
}

enum Overloaded391: OverloadedEnum {
    case move(Int)
    case load(number: [Int], Any)
    static let names = ["move(_:)", "load(number:_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .move(1), .c0(1)),
        (0, .move(2), .c0(2)),
        (1, .load(number: [1], (x: 1, y: 2)), .c1([1], 0)),
        (1, .load(number: [1, 2], (a: 1, b: 2)), .c1([1, 2], 1)),
        (1, .load(number: [1], (1, 2)), .c1([1], 2)),
        (1, .load(number: [1, 2], 1), .c1([1, 2], 3)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.move(1), .c0(1)),
        (.move(2), .c0(2)),
        (.load(number: [1], (x: 1, y: 2)), .c1([1], 0)),
        (.load(number: [1, 2], (a: 1, b: 2)), .c1([1, 2], 1)),
        (.load(number: [1], (1, 2)), .c1([1], 2)),
        (.load(number: [1, 2], 1), .c1([1, 2], 3)),
    ] }
    enum Plain: InvocationMatching {
        case c0(Int)
        case c1([Int], Int)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0), .c0(let r0)): l0 == r0
            case (.c1(let l0, let l1), .c1(let r0, let r1)): l0 == r0 && l1 == r1
            default: false
            }
        }
    }
}

indirect enum Overloaded392: OverloadedEnum {
    case load(Int)
    case load(id: (x: Int, y: Int))
    static let names = ["load(_:)", "load(id:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(1), .c0(1)),
        (0, .load(2), .c0(2)),
        (1, .load(id: (x: 1, y: 2)), .c1((x: 1, y: 2))),
        (1, .load(id: (x: 2, y: 1)), .c1((x: 2, y: 1))),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(1), .c0(1)),
        (.load(2), .c0(2)),
        (.load(id: (x: 1, y: 2)), .c1((x: 1, y: 2))),
        (.load(id: (x: 2, y: 1)), .c1((x: 2, y: 1))),
    ] }
    enum Plain: InvocationMatching {
        case c0(Int)
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

enum Overloaded393: OverloadedEnum {
    case load(Any)
    case load(at: (x: Int, y: Int))
    static let names = ["load(_:)", "load(at:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load((x: 1, y: 2)), .c0(0)),
        (0, .load((a: 1, b: 2)), .c0(1)),
        (0, .load((1, 2)), .c0(2)),
        (0, .load(1), .c0(3)),
        (1, .load(at: (x: 1, y: 2)), .c1((x: 1, y: 2))),
        (1, .load(at: (x: 2, y: 1)), .c1((x: 2, y: 1))),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load((x: 1, y: 2)), .c0(0)),
        (.load((a: 1, b: 2)), .c0(1)),
        (.load((1, 2)), .c0(2)),
        (.load(1), .c0(3)),
        (.load(at: (x: 1, y: 2)), .c1((x: 1, y: 2))),
        (.load(at: (x: 2, y: 1)), .c1((x: 2, y: 1))),
    ] }
    enum Plain: InvocationMatching {
        case c0(Int)
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

indirect enum Overloaded394: OverloadedEnum {
    case load(id: [Int])
    case load(at: (x: Int, y: Int), number: Any)
    case load(number: [Int])
    static let names = ["load(id:)", "load(at:number:)", "load(number:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(id: [1]), .c0([1])),
        (0, .load(id: [1, 2]), .c0([1, 2])),
        (1, .load(at: (x: 1, y: 2), number: (x: 1, y: 2)), .c1((x: 1, y: 2), 0)),
        (1, .load(at: (x: 2, y: 1), number: (a: 1, b: 2)), .c1((x: 2, y: 1), 1)),
        (1, .load(at: (x: 1, y: 2), number: (1, 2)), .c1((x: 1, y: 2), 2)),
        (1, .load(at: (x: 2, y: 1), number: 1), .c1((x: 2, y: 1), 3)),
        (2, .load(number: [1]), .c2([1])),
        (2, .load(number: [1, 2]), .c2([1, 2])),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(id: [1]), .c0([1])),
        (.load(id: [1, 2]), .c0([1, 2])),
        (.load(at: (x: 1, y: 2), number: (x: 1, y: 2)), .c1((x: 1, y: 2), 0)),
        (.load(at: (x: 2, y: 1), number: (a: 1, b: 2)), .c1((x: 2, y: 1), 1)),
        (.load(at: (x: 1, y: 2), number: (1, 2)), .c1((x: 1, y: 2), 2)),
        (.load(at: (x: 2, y: 1), number: 1), .c1((x: 2, y: 1), 3)),
        (.load(number: [1]), .c2([1])),
        (.load(number: [1, 2]), .c2([1, 2])),
    ] }
    enum Plain: InvocationMatching {
        case c0([Int])
        case c1((x: Int, y: Int), Int)
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

indirect enum Overloaded395: OverloadedEnum {
    case load(id: String, Any)
    case load(Filling, number: String)
    static let names = ["load(id:_:)", "load(_:number:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(id: "a", (x: 1, y: 2)), .c0("a", 0)),
        (0, .load(id: "b", (a: 1, b: 2)), .c0("b", 1)),
        (0, .load(id: "a", (1, 2)), .c0("a", 2)),
        (0, .load(id: "b", 1), .c0("b", 3)),
        (1, .load(.with(egg: 1), number: "a"), .c1(0, "a")),
        (1, .load(.with(ham: 1), number: "b"), .c1(1, "b")),
        (1, .load(.with(1, 1), number: "a"), .c1(2, "a")),
        (1, .load(.with((1, 1)), number: "b"), .c1(3, "b")),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(id: "a", (x: 1, y: 2)), .c0("a", 0)),
        (.load(id: "b", (a: 1, b: 2)), .c0("b", 1)),
        (.load(id: "a", (1, 2)), .c0("a", 2)),
        (.load(id: "b", 1), .c0("b", 3)),
        (.load(.with(egg: 1), number: "a"), .c1(0, "a")),
        (.load(.with(ham: 1), number: "b"), .c1(1, "b")),
        (.load(.with(1, 1), number: "a"), .c1(2, "a")),
        (.load(.with((1, 1)), number: "b"), .c1(3, "b")),
    ] }
    enum Plain: InvocationMatching {
        case c0(String, Int)
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

indirect enum Overloaded396: OverloadedEnum {
    case load
    case move((Int, Int), number: (x: Int, y: Int))
    static let names = ["load", "move(_:number:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load, .c0),
        (1, .move((1, 2), number: (x: 1, y: 2)), .c1((1, 2), (x: 1, y: 2))),
        (1, .move((2, 1), number: (x: 2, y: 1)), .c1((2, 1), (x: 2, y: 1))),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load, .c0),
        (.move((1, 2), number: (x: 1, y: 2)), .c1((1, 2), (x: 1, y: 2))),
        (.move((2, 1), number: (x: 2, y: 1)), .c1((2, 1), (x: 2, y: 1))),
    ] }
    enum Plain: InvocationMatching {
        case c0
        case c1((Int, Int), (x: Int, y: Int))
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0, .c0): true
            case (.c1(let l0, let l1), .c1(let r0, let r1)): l0 == r0 && l1 == r1
            default: false
            }
        }
    }
}

enum Overloaded397: OverloadedEnum {
    case load(number: [Int])
    case load(number: Filling, at: Any)
    case move(id: (x: Int, y: Int), at: (x: Int, y: Int))
    case load(Int)
    static let names = ["load(number:)", "load(number:at:)", "move(id:at:)", "load(_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(number: [1]), .c0([1])),
        (0, .load(number: [1, 2]), .c0([1, 2])),
        (1, .load(number: .with(egg: 1), at: (x: 1, y: 2)), .c1(0, 0)),
        (1, .load(number: .with(ham: 1), at: (a: 1, b: 2)), .c1(1, 1)),
        (1, .load(number: .with(1, 1), at: (1, 2)), .c1(2, 2)),
        (1, .load(number: .with((1, 1)), at: 1), .c1(3, 3)),
        (2, .move(id: (x: 1, y: 2), at: (x: 1, y: 2)), .c2((x: 1, y: 2), (x: 1, y: 2))),
        (2, .move(id: (x: 2, y: 1), at: (x: 2, y: 1)), .c2((x: 2, y: 1), (x: 2, y: 1))),
        (3, .load(1), .c3(1)),
        (3, .load(2), .c3(2)),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(number: [1]), .c0([1])),
        (.load(number: [1, 2]), .c0([1, 2])),
        (.load(number: .with(egg: 1), at: (x: 1, y: 2)), .c1(0, 0)),
        (.load(number: .with(ham: 1), at: (a: 1, b: 2)), .c1(1, 1)),
        (.load(number: .with(1, 1), at: (1, 2)), .c1(2, 2)),
        (.load(number: .with((1, 1)), at: 1), .c1(3, 3)),
        (.move(id: (x: 1, y: 2), at: (x: 1, y: 2)), .c2((x: 1, y: 2), (x: 1, y: 2))),
        (.move(id: (x: 2, y: 1), at: (x: 2, y: 1)), .c2((x: 2, y: 1), (x: 2, y: 1))),
        (.load(1), .c3(1)),
        (.load(2), .c3(2)),
    ] }
    enum Plain: InvocationMatching {
        case c0([Int])
        case c1(Int, Int)
        case c2((x: Int, y: Int), (x: Int, y: Int))
        case c3(Int)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0), .c0(let r0)): l0 == r0
            case (.c1(let l0, let l1), .c1(let r0, let r1)): l0 == r0 && l1 == r1
            case (.c2(let l0, let l1), .c2(let r0, let r1)): l0 == r0 && l1 == r1
            case (.c3(let l0), .c3(let r0)): l0 == r0
            default: false
            }
        }
    }
}

indirect enum Overloaded398: OverloadedEnum {
    case move(String, id: (x: Int, y: Int), at: String)
    case load(number: (x: Int, y: Int))
    case load((Int, Int), Arg<String>)
    case move(Int?, number: (Int, Int), (x: Int, y: Int))
    case load(Bowl, at: [Int])
    static let names = ["move(_:id:at:)", "load(number:)", "load(_:_:)", "move(_:number:_:)", "load(_:at:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .move("a", id: (x: 1, y: 2), at: "a"), .c0("a", (x: 1, y: 2), "a")),
        (0, .move("b", id: (x: 2, y: 1), at: "b"), .c0("b", (x: 2, y: 1), "b")),
        (1, .load(number: (x: 1, y: 2)), .c1((x: 1, y: 2))),
        (1, .load(number: (x: 2, y: 1)), .c1((x: 2, y: 1))),
        (2, .load((1, 2), .value("a")), .c2((1, 2), .value("a"))),
        (2, .load((2, 1), .value("b")), .c2((2, 1), .value("b"))),
        (3, .move(nil, number: (1, 2), (x: 1, y: 2)), .c3(nil, (1, 2), (x: 1, y: 2))),
        (3, .move(1, number: (2, 1), (x: 2, y: 1)), .c3(1, (2, 1), (x: 2, y: 1))),
        (4, .load(Bowls.first, at: [1]), .c4(Bowls.first, [1])),
        (4, .load(Bowls.second, at: [1, 2]), .c4(Bowls.second, [1, 2])),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.move("a", id: (x: 1, y: 2), at: "a"), .c0("a", (x: 1, y: 2), "a")),
        (.move("b", id: (x: 2, y: 1), at: "b"), .c0("b", (x: 2, y: 1), "b")),
        (.load(number: (x: 1, y: 2)), .c1((x: 1, y: 2))),
        (.load(number: (x: 2, y: 1)), .c1((x: 2, y: 1))),
        (.load((1, 2), .value("a")), .c2((1, 2), .value("a"))),
        (.load((2, 1), .value("b")), .c2((2, 1), .value("b"))),
        (.load((1, 2), .hasPrefix("a")), .c2((1, 2), .hasPrefix("a"))),
        (.move(nil, number: (1, 2), (x: 1, y: 2)), .c3(nil, (1, 2), (x: 1, y: 2))),
        (.move(1, number: (2, 1), (x: 2, y: 1)), .c3(1, (2, 1), (x: 2, y: 1))),
        (.load(Bowls.first, at: [1]), .c4(Bowls.first, [1])),
        (.load(Bowls.second, at: [1, 2]), .c4(Bowls.second, [1, 2])),
    ] }
    enum Plain: InvocationMatching {
        case c0(String, (x: Int, y: Int), String)
        case c1((x: Int, y: Int))
        case c2((Int, Int), Arg<String>)
        case c3(Int?, (Int, Int), (x: Int, y: Int))
        case c4(Bowl, [Int])
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0, let l1, let l2), .c0(let r0, let r1, let r2)): l0 == r0 && l1 == r1 && l2 == r2
            case (.c1(let l0), .c1(let r0)): l0 == r0
            case (.c2(let l0, let l1), .c2(let r0, let r1)): l0 == r0 && l1.matches(r1)
            case (.c3(let l0, let l1, let l2), .c3(let r0, let r1, let r2)): l0 == r0 && l1 == r1 && l2 == r2
            case (.c4(let l0, let l1), .c4(let r0, let r1)): l0 === r0 && l1 == r1
            default: false
            }
        }
    }
}

enum Overloaded399: OverloadedEnum {
    case load(number: Bowl, id: (x: Int, y: Int), at: Filling)
    case load(Arg<String>)
    case move
    case load(Arg<String>, id: Arg<Int>, Arg<String>)
    case load(Int, (Int, Int), Arg<Int>)
    case load(id: String, String)
    static let names = ["load(number:id:at:)", "load(_:)", "move", "load(_:id:_:)", "load(_:_:_:)", "load(id:_:)"]
    static var calls: [(number: Int, call: Self, plain: Plain)] { [
        (0, .load(number: Bowls.first, id: (x: 1, y: 2), at: .with(egg: 1)), .c0(Bowls.first, (x: 1, y: 2), 0)),
        (0, .load(number: Bowls.second, id: (x: 2, y: 1), at: .with(ham: 1)), .c0(Bowls.second, (x: 2, y: 1), 1)),
        (0, .load(number: Bowls.first, id: (x: 1, y: 2), at: .with(1, 1)), .c0(Bowls.first, (x: 1, y: 2), 2)),
        (0, .load(number: Bowls.second, id: (x: 2, y: 1), at: .with((1, 1))), .c0(Bowls.second, (x: 2, y: 1), 3)),
        (1, .load(.value("a")), .c1(.value("a"))),
        (1, .load(.value("b")), .c1(.value("b"))),
        (2, .move, .c2),
        (3, .load(.value("a"), id: .value(1), .value("a")), .c3(.value("a"), .value(1), .value("a"))),
        (3, .load(.value("b"), id: .value(2), .value("b")), .c3(.value("b"), .value(2), .value("b"))),
        (4, .load(1, (1, 2), .value(1)), .c4(1, (1, 2), .value(1))),
        (4, .load(2, (2, 1), .value(2)), .c4(2, (2, 1), .value(2))),
        (5, .load(id: "a", "a"), .c5("a", "a")),
        (5, .load(id: "b", "b"), .c5("b", "b")),
    ] }
    static var expected: [(call: Self, plain: Plain)] { [
        (.load(number: Bowls.first, id: (x: 1, y: 2), at: .with(egg: 1)), .c0(Bowls.first, (x: 1, y: 2), 0)),
        (.load(number: Bowls.second, id: (x: 2, y: 1), at: .with(ham: 1)), .c0(Bowls.second, (x: 2, y: 1), 1)),
        (.load(number: Bowls.first, id: (x: 1, y: 2), at: .with(1, 1)), .c0(Bowls.first, (x: 1, y: 2), 2)),
        (.load(number: Bowls.second, id: (x: 2, y: 1), at: .with((1, 1))), .c0(Bowls.second, (x: 2, y: 1), 3)),
        (.load(.value("a")), .c1(.value("a"))),
        (.load(.value("b")), .c1(.value("b"))),
        (.load(.hasPrefix("a")), .c1(.hasPrefix("a"))),
        (.move, .c2),
        (.load(.value("a"), id: .value(1), .value("a")), .c3(.value("a"), .value(1), .value("a"))),
        (.load(.value("b"), id: .value(2), .value("b")), .c3(.value("b"), .value(2), .value("b"))),
        (.load(.hasPrefix("a"), id: .any, .hasPrefix("a")), .c3(.hasPrefix("a"), .any, .hasPrefix("a"))),
        (.load(1, (1, 2), .value(1)), .c4(1, (1, 2), .value(1))),
        (.load(2, (2, 1), .value(2)), .c4(2, (2, 1), .value(2))),
        (.load(1, (1, 2), .any), .c4(1, (1, 2), .any)),
        (.load(id: "a", "a"), .c5("a", "a")),
        (.load(id: "b", "b"), .c5("b", "b")),
    ] }
    enum Plain: InvocationMatching {
        case c0(Bowl, (x: Int, y: Int), Int)
        case c1(Arg<String>)
        case c2
        case c3(Arg<String>, Arg<Int>, Arg<String>)
        case c4(Int, (Int, Int), Arg<Int>)
        case c5(String, String)
        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.c0(let l0, let l1, let l2), .c0(let r0, let r1, let r2)): l0 === r0 && l1 == r1 && l2 == r2
            case (.c1(let l0), .c1(let r0)): l0.matches(r0)
            case (.c2, .c2): true
            case (.c3(let l0, let l1, let l2), .c3(let r0, let r1, let r2)): l0.matches(r0) && l1.matches(r1) && l2.matches(r2)
            case (.c4(let l0, let l1, let l2), .c4(let r0, let r1, let r2)): l0 == r0 && l1 == r1 && l2.matches(r2)
            case (.c5(let l0, let l1), .c5(let r0, let r1)): l0 == r0 && l1 == r1
            default: false
            }
        }
    }
}
