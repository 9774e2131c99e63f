enum Garden {
    protocol Bench {
        func sit(on side: Side) -> Bool
    }
    enum Side: Equatable { case left, right }
}

/// Has all kinds of overloads, and keywords as names.
protocol Speaker {
    func say(_ text: String)
    func say(_ number: Int)
    func say(_ text: String, to name: String)
    func say(_ text: String, at hour: Int)
    func value() -> Int
    func value() -> String
    var volume: Int { get set }
    func setVolume(_ volume: Int)
    func `repeat`(_ times: Int, `in` place: String, `self` other: Int)
    func `init`()
    func take(call: Int, real: String, mock: Bool, result: Int)
    func none(_: Int, _: String)
    func real() -> Int
    func hash(_ some: Int)
    func matches(_ any: Int) -> Bool
}

@available(macOS 14, iOS 17, *)
protocol Modern {
    func glow()
    @available(macOS 15, *) func shine() -> Int
    @available(*, deprecated, message: "Use glow.") func flicker() -> Bool
}

protocol Standard: Hashable, Identifiable, Encodable, CustomStringConvertible where ID == Int {
    func ping()
}

/// Has the name of a library type.
struct Captor: Equatable { var name: String }

protocol Trap {
    func hold(_ captor: Captor) -> Captor
}
