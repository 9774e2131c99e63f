import ExpectKit

// A service with secrets in arguments, results, errors and descriptions.

struct Badge: Codable, Equatable {
    var owner: String
    var token: String
    var marks: [String: Int]
}

/// A value that no call returns.
struct Pass: Codable { var token: String }

enum VaultError: Error, Codable, Equatable { case denied(token: String), wrong(String) }

/// An error that is not Codable, and whose description has a secret.
struct Alarm: Error, CustomStringConvertible {
    var token: String
    var description: String { "alarm for [\(token)] at the door" }
}

/// A value that cannot be decoded once it is redacted, with an error that has the decoded text.
struct Sealed: Codable, Equatable {
    var text: String

    init(_ text: String) { self.text = text }

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        text = try container.decode(String.self)
        guard text.hasPrefix("seal ") else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "no seal in \(text)")
        }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(text)
    }
}

/// A value that cannot be encoded, with an error that has its text.
struct Unwritable: Codable, Equatable {
    var text: String

    func encode(to encoder: any Encoder) throws {
        throw EncodingError.invalidValue(self, .init(codingPath: [], debugDescription: "not \(text)"))
    }
}

final class MockVault: Mocking {
    enum Invocation: Codable {
        case open(key: Arg<String>, labels: Arg<[String: String]>, number: Arg<Int>)
        case unseal(what: Arg<Sealed>), carve(what: Arg<Unwritable>), hint(text: Arg<String>)
    }

    let mock: Mock<Invocation>
    /// The secret of the real vault, which no tape may contain.
    let secret: String

    init(_ secret: String, _ failures: FailureRecorder) {
        mock = Mock()
        self.secret = secret
        mock.reporter = failures
    }

    func open(key: String, labels: [String: String], number: Int) throws -> Badge {
        try mock.call(.open(key: .value(key), labels: .value(labels), number: .value(number))) {
            () throws -> Badge in
            switch number {
            case 1: throw VaultError.denied(token: secret)
            case 2: throw VaultError.wrong("not \(secret), but \(key)")
            case 3: throw Alarm(token: secret)
            default: return Badge(owner: "ada", token: "t-\(secret)", marks: [secret: number])
            }
        }
    }
    func unseal(_ what: Sealed) throws -> Int {
        try mock.call(.unseal(what: .value(what))) { () throws -> Int in what.text.count }
    }
    func carve(_ what: Unwritable) throws -> Int {
        try mock.call(.carve(what: .value(what))) { () throws -> Int in what.text.count }
    }
    func hint(_ text: String) -> String { mock.call(.hint(text: .value(text))) { "a hint" } }
}
