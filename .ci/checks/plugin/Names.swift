// Operators, for modules whose names contain the mangling of a fixity.

prefix operator <->
postfix operator ~~

protocol Point: CustomStringConvertible {
    static func + (left: Self, right: Self) -> Self
    static prefix func - (point: Self) -> Self
    static prefix func <-> (point: Self) -> Int
    static postfix func ~~ (point: Self) -> Self
}

enum Prefix {
    protocol Popinjay {
        static prefix func - (bird: Self) -> Int
        func inopportune(_ op: Int, prefix: Int)
    }
}
