// Types that hide those of the standard library and of ExpectKit, and raw identifiers.

struct Int: Swift.Equatable { var value: Swift.Int }
struct String {}
struct Bool {}
enum Never {}
enum Optional<Wrapped> { case none }
enum Error: Swift.Error { case gone }
struct Mock {}
struct Arg {}

protocol Shadowed: Hashable, CustomStringConvertible {
    func own(_ int: Int, _ text: String?, _ mock: Mock, _ arg: Arg) throws(Error) -> Optional<Int>
    func standard(_ int: Swift.Int, _ text: Swift.String) throws -> Swift.Optional<Swift.Bool>
    func error(_ error: any Swift.Error, never: Never) -> Swift.Never
    init?(text: Swift.String)
}

protocol ShadowedActor: Actor {
    var own: Int { get }
    func load(_ text: String, `from place`: Swift.String) throws(Error) -> Bool
}

protocol `Lending library` {
    associatedtype `An item`
    associatedtype Never
    associatedtype MockCall
    func lend(_ item: `An item`, `to whom`: Never..., `in`: MockCall...) -> `Struct with spaces`
    func keep<Real>(_ real: Real, _ count: inout Swift.Int, _ `all of`: Swift.Int...) -> Real
}

struct `Struct with spaces` {}

protocol Callback {
    func later(_ body: @escaping @convention(c) (Int32) -> Void)
}
