import Foundation
import Testing

@testable import ExpectKit
@testable import ExpectKitTapes

/// Every recorded value can be played. Others are refused when they are recorded.
struct PlayableTests {
    let folder = TapeFolder()

    private func run<Double: TestDouble>(_ double: Double, _ body: (Double) -> Void) -> [String]
    where Double.Invocation: Codable {
        let tape = folder.tape()
        double.mock.reporter = folder.failures
        double.use(tape)
        body(double)
        double.verify()
        tape.finish()
        return folder.failures.drain().map(\.unwrappedText)
    }

    /// Records and plays.
    private func runTwice<Double: TestDouble>(_ make: () -> Double, _ body: (Double) -> Void)
    where Double.Invocation: Codable {
        #expect(run(make(), body).map { $0.contains("it was missing, and was recorded") } == [true])
        #expect(run(make(), body) == [])
    }

    private func expectRefusal(_ texts: [String], _ words: String) {
        #expect(texts.map { $0.contains(words) } == [true], "\(texts)")
        #expect(texts.allSatisfy { $0.hasSuffix("the tape was not changed") })
        #expect(folder.text() == nil)
    }

    // MARK: Numbers

    private final class Ledger: Mocking {
        enum Invocation: Codable {
            case book(amount: Arg<Decimal>), weigh(Arg<Double>), maybe(Arg<Int??>), rest(
                of: Int??, at: Float), last
        }
        let mock = Mock<Invocation>()
        var maybe: Int??
        func book(_ amount: Decimal) -> Decimal { mock.call(.book(amount: .value(amount))) { amount * 2 } }
        func weigh(_ weight: Double) -> Double { mock.call(.weigh(.value(weight))) { weight } }
        func take(_ value: Int??) { mock.call(.maybe(.value(value))) {} }
        func rest(_ value: Int??, _ at: Float) { mock.call(.rest(of: value, at: at)) {} }
        func last() -> [Int??] { mock.call(.last) { [maybe] } }
    }

    @Test func aDecimalKeepsEveryDigit() throws {
        let amounts = [
            "12345678901234567890.123456789", "0.1", "-99999999999999999999999999999999999999", "1e-30", "3",
            "79228162514264337593543950335",
        ].compactMap { Decimal(string: $0) }
        runTwice(Ledger.init) { ledger in
            for amount in amounts { #expect(ledger.book(amount) == amount * 2) }
        }
        #expect(folder.text()?.contains(#""amount" : 12345678901234567890.123456789"#) == true)
        // A difference in the last digit is another call.
        let texts = run(Ledger()) { _ = $0.book(amounts[0] + Decimal(string: "0.000000001")!) }
        #expect(
            texts.first?.contains(
                "Ledger: book(…): amount is 12345678901234567890.12345679, expected 12345678901234567890.123456789"
            )
                == true, "\(texts)")
    }

    @Test func specialFloatingPointNumbersMatchWhenPlayed() {
        runTwice(Ledger.init) { ledger in
            #expect(ledger.weigh(.nan).isNaN)
            #expect(ledger.weigh(.infinity) == .infinity)
            #expect(ledger.weigh(-0.0).sign == .minus)
            ledger.rest(3, .nan)
        }
        let texts = run(Ledger()) { _ = $0.weigh(1) }
        #expect(texts.first?.contains("Ledger: weigh(…): got 1.0, expected nan") == true, "\(texts)")
    }

    @Test func nestedOptionalArgumentsMatchWhenPlayed() {
        runTwice(Ledger.init) { ledger in
            ledger.take(.some(nil))
            ledger.take(nil)
            ledger.take(3)
            ledger.rest(.some(nil), 1)
            ledger.rest(nil, 1)
        }
        let texts = run(Ledger()) { $0.take(4) }
        #expect(texts.first?.contains("Ledger: maybe(…): got 4, expected ") == true, "\(texts)")
    }

    @Test func aResultWithANestedNilIsRefused() {
        let texts = run(Ledger()) {
            $0.maybe = .some(nil)
            #expect($0.last() == [.some(nil)])
        }
        expectRefusal(
            texts,
            "last of Ledger cannot be recorded: it returned .some(nil), which a tape cannot distinguish from nil"
        )
        runTwice(Ledger.init) { #expect($0.last() == [nil]) }
    }

    @available(macOS 15.0, iOS 18.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
    private final class Wide: Mocking {
        struct Pair: Codable, Equatable { var low: Int128, high: UInt128, more: [UInt128] }
        enum Invocation: Codable { case put(Int128, UInt128), swap }
        let mock = Mock<Invocation>()
        func put(_ low: Int128, _ high: UInt128) { mock.call(.put(low, high)) {} }
        func swap() -> Pair { mock.call(.swap) { Pair(low: .min, high: .max, more: [1, .max]) } }
    }

    @Test func anIntegerOf128BitsKeepsEveryDigit() {
        guard #available(macOS 15.0, iOS 18.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) else { return }
        runTwice(Wide.init) {
            $0.put(.max, .max - 1)
            #expect($0.swap() == Wide.Pair(low: .min, high: .max, more: [1, .max]))
        }
        let texts = run(Wide()) { $0.put(.max, .max) }
        #expect(texts.first?.contains("Wide: put(…): argument 1 is ") == true, "\(texts)")
    }

    // MARK: Depth and size

    private final class Nest: Mocking {
        final class Node: Codable {
            var next: Node?
            init(depth: Int) { if depth > 0 { next = Node(depth: depth - 1) } }
            var depth: Int { next.map { $0.depth + 1 } ?? 0 }
        }
        enum Invocation: Codable { case dig(Int), bury(Node) }
        let mock = Mock<Invocation>()
        func dig(_ depth: Int) -> Node { mock.call(.dig(depth)) { Node(depth: depth) } }
        func bury(_ node: Node) { mock.call(.bury(node)) {} }
    }

    @Test func valuesThatAreTooDeepAreRefused() {
        for depth in [200, 100_000] {
            let node = Nest.Node(depth: min(depth, 5000))
            expectRefusal(
                run(Nest()) { $0.bury(node) },
                "its argument “argument”, of type Node, cannot be encoded: its values are nested more than 94 levels deep"
            )
            expectRefusal(
                run(Nest()) { _ = $0.dig(min(depth, 5000)) },
                "dig of Nest cannot be recorded: its result, of type Node, cannot be encoded: its values are nested"
            )
        }
        // A value of the maximum depth is played.
        runTwice(Nest.init) { #expect($0.dig(93).depth == 93) }
    }

    @Test func aTapeThatIsTooLargeIsRefused() throws {
        try folder.write("old")
        let size = TapeLimits.size / 4
        let call = JSONValue.object(["a": .object(["_0": .string(String(repeating: "x", count: size))])])
        let file = TapeFile(entries: Array(repeating: TapeEntry(mock: "M", call: call), count: 5))
        let flaw = #expect(throws: TapeFlaw.self) { try folder.place().write(file) }
        #expect(flaw?.words == "it has 80 MB, but a tape may have at most 64 MB")
        #expect(folder.text() == "old")
    }

    // MARK: Values that cannot be encoded or decoded

    private final class Unplayable: Mocking {
        struct OneWay: Codable, Equatable {
            init() {}
            init(from decoder: any Decoder) throws {
                throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "never again"))
            }
            func encode(to encoder: any Encoder) throws {
                var container = encoder.singleValueContainer()
                try container.encode("one way")
            }
        }
        struct Opaque: Error, Equatable { var code = 3 }
        enum Invocation: Codable {
            case take(OneWay), give, fail, wait, opaque, tear, put(what: Arg<Unwritable>), maybe, plain
        }
        let mock = Mock<Invocation>()
        func take(_ value: OneWay) { mock.call(.take(value)) {} }
        func give() -> OneWay { mock.call(.give) { OneWay() } }
        func fail() throws(Opaque) { try mock.call(.fail) { () throws(Opaque) in throw Opaque() } }
        func wait(_ body: () async -> Void) async {
            await mock.call(.wait) { () async in await body() }
        }
        func opaque() -> Opaque { mock.call(.opaque) { Opaque() } }
        func tear() -> Unwritable { mock.call(.tear) { Unwritable(text: "x") } }
        func put(_ what: Unwritable) { mock.call(.put(what: .value(what))) {} }
        func maybe() -> Int? { mock.call(.maybe) { nil } }
        func plain() { mock.call(.plain) }
    }

    private final class Raw: Mocking {
        enum Invocation: String, Codable { case forget }
        let mock = Mock<Invocation>()
        func forget() { mock.call(.forget) {} }
    }

    /// The real object answers nevertheless.
    @Test func aValueThatCannotBeEncodedOrDecodedIsRefused() {
        expectRefusal(
            run(Unplayable()) { $0.take(.init()) },
            "take of Unplayable cannot be recorded: it cannot be decoded: never again")
        expectRefusal(
            run(Unplayable()) { #expect($0.give() == Unplayable.OneWay()) },
            "give of Unplayable cannot be recorded: its result, of type OneWay, cannot be decoded: never again"
        )
        expectRefusal(
            run(Unplayable()) { odd in #expect(throws: Unplayable.Opaque.self) { try odd.fail() } },
            "Opaque, which a tape cannot restore, but the call only throws Opaque")
        expectRefusal(
            run(Unplayable()) { odd in for _ in 0..<2 { #expect(odd.opaque() == Unplayable.Opaque()) } },
            """
            weather.json: opaque of Unplayable cannot be recorded: it returns Opaque, which is not Codable
              help: make Opaque Codable, or stub the call; the tape was not changed
            """)
        expectRefusal(
            run(Unplayable()) { #expect($0.tear() == Unwritable(text: "x")) },
            "tear of Unplayable cannot be recorded: its result, of type Unwritable, cannot be encoded: not x")
        expectRefusal(
            run(Unplayable()) { $0.put(Unwritable(text: "x")) },
            "put of Unplayable cannot be recorded: its argument “what”, of type Arg<Unwritable>, cannot be encoded: not x"
        )
    }

    @Test func aWrapperWithoutARealObjectIsRefused() {
        let words = "plain of Unplayable cannot be recorded: it has no real object"
        #expect(run(Unplayable()) { $0.plain() }.contains { $0.contains(words) })
        #expect(folder.text() == nil)
    }

    @Test func aNilResultIsRecordedAndPlayed() {
        runTwice(Unplayable.init) { #expect($0.maybe() == nil) }
        #expect(folder.text()?.contains(#""returns" : null"#) == true)
    }

    @Test func aCallThatIsEncodedAsARawValueIsRefused() {
        expectRefusal(
            run(Raw()) { $0.forget() },
            "forget of Raw cannot be recorded: it is encoded as a string, which names no case")
    }

    @Test func aCallThatHasNotReturnedIsRefused() async {
        let tape = folder.tape()
        let odd = Unplayable()
        odd.mock.reporter = folder.failures
        odd.use(tape)
        await odd.wait { tape.finish() }
        expectRefusal(
            folder.texts, "wait of Unplayable cannot be recorded: it had not returned when the tape ended")
    }
}
