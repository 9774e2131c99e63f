import Foundation
import Testing

@testable import ExpectKit
@testable import ExpectKitTapes

/// Randomly mutated tapes: any file is played or refused, and is not changed.
struct TapeFuzzTests {
    let folder = TapeFolder()
    /// How many tapes each test mutates. `.ci/run` sets a larger number, and a smaller one for the thread sanitizer.
    private static let count =
        ProcessInfo.processInfo.environment["EXPECTKIT_MUTILATED_TAPES"].flatMap(Int.init) ?? 150

    private func tape() throws -> Data {
        let tape = folder.tape(.all)
        let service = MockWeather(wrapping: LiveWeather(), folder.failures)
        service.use(tape)
        _ = service.login(user: "ada", password: "\u{1F980} \\ \" \n")
        for city in ["Oslo", "Atlantis", "Moon"] { _ = try? service.forecast(for: city, requestID: -1) }
        service.forget()
        tape.finish()
        folder.failures.drain()
        return try #require(folder.text().map { Data($0.utf8) })
    }

    private func play(_ data: Data) throws {
        try folder.write(data)
        let tape = folder.tape(.missing)
        let service = MockWeather(wrapping: LiveWeather(), folder.failures)
        service.use(tape)
        service.mock.engine.locked { $0.tracesLeft = 0 }
        _ = service.login(user: "ada", password: "x")
        for city in ["Oslo", "Atlantis", "Moon"] { _ = try? service.forecast(for: city, requestID: -1) }
        service.verify()
        tape.finish()
        #expect(try Data(contentsOf: URL(fileURLWithPath: folder.place().path)) == data)
        #expect(!folder.failures.drain().isEmpty)
    }

    @Test func mutatedBytes() throws {
        let whole = try tape()
        var random = SeededGenerator(seed: 6)
        for _ in 0..<Self.count {
            var data = whole
            for _ in 0..<Int.random(in: 1...4, using: &random) where !data.isEmpty {
                let place = Int.random(in: 0..<data.count, using: &random)
                switch Int.random(in: 0...4, using: &random) {
                case 0: data[place] = UInt8.random(in: 0...255, using: &random)
                case 1: data.remove(at: place)
                case 2: data.insert("{}[]\",:\\0-e".utf8.randomElement(using: &random) ?? 0, at: place)
                case 3: data = Data(data.prefix(place))
                default:
                    let other = Int.random(in: 0..<data.count, using: &random)
                    data.replaceSubrange(
                        place..<place, with: Data(data[min(place, other)..<max(place, other)]))
                }
            }
            if data != whole { try play(data) }
        }
    }

    @Test func mutatedStructure() throws {
        let whole = try JSONValue.read(tape())
        var random = SeededGenerator(seed: 7)
        for _ in 0..<Self.count {
            let changed = mutated(whole, &random)
            if changed != whole { try play(Data(changed.text.utf8)) }
        }
    }

    private func mutated(_ value: JSONValue, _ random: inout SeededGenerator) -> JSONValue {
        if Int.random(in: 0..<25, using: &random) == 0 {
            let others: [JSONValue] = [
                .null, .bool(true), .number(-1), .number(Decimal(UInt64.max)), .double(1e308),
                .string("\u{0}"),
                .array([value]), .object(["mock": value]), .array([]), .object([:]),
            ]
            return others.randomElement(using: &random) ?? .null
        }
        switch value {
        case .array(let values):
            var values = values.map { mutated($0, &random) }
            if Int.random(in: 0..<10, using: &random) == 0 { values.shuffle(using: &random) }
            if Int.random(in: 0..<10, using: &random) == 0, let first = values.first { values.append(first) }
            return .array(values)
        case .object(let fields):
            var changed: [String: JSONValue] = [:]
            for (name, field) in fields.sorted(by: { $0.key < $1.key }) {
                switch Int.random(in: 0..<30, using: &random) {
                case 0: break
                case 1: changed[name + "x"] = field
                default: changed[name] = mutated(field, &random)
                }
            }
            return .object(changed)
        default: return value
        }
    }
}
