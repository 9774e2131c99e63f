import Foundation

// Models as services return them, each of another shape.

struct Flat: Codable, Equatable {
    let id: Int
    let title: String
    let isDone: Bool
    let ratio: Double
}

struct Nested: Codable, Equatable {
    struct Inner: Codable, Equatable { let flat: Flat }
    let inner: Inner
    let flats: [Flat]
    let named: [String: Flat]
}

struct Stamped: Codable, Equatable {
    let id: UUID
    let at: Date
    let link: URL
    let body: Data
    let price: Decimal
    let wait: Duration
}

/// Recursive through an optional, so it has to be a class.
final class Chain: Codable, Equatable {
    let value: Int
    let next: Chain?

    init(value: Int, next: Chain?) {
        self.value = value
        self.next = next
    }

    static func == (left: Chain, right: Chain) -> Bool {
        left.value == right.value && left.next == right.next
    }
}

struct Tree: Codable, Equatable {
    let name: String
    let children: [Tree]
}

struct Family: Codable, Equatable {
    let members: [String: Family]
}

/// Its first cases need another value of the same type.
indirect enum Formula: Codable, Equatable {
    case sum(Formula, Formula)
    case negated(of: Formula)
    case number(Int)
}

/// Has many cases, of which only the last one needs no other value of the type.
indirect enum Term: Codable, Equatable {
    case plus(Term, Term), minus(Term, Term), times(Term, Term), over(Term, Term), power(Term, Term)
    case root(Term), sine(Term), cosine(Term), absolute(Term), opposite(Term), rounded(Term)
    case variable(name: String)
}

enum Event: Codable, Equatable {
    case opened(at: Date, by: String)
    case closed
}

struct Page<Item: Codable & Equatable>: Codable, Equatable {
    let items: [Item]
    let first: Item
    let next: URL?
}

struct Renamed: Codable, Equatable {
    let userName: String
    let age: Int

    enum CodingKeys: String, CodingKey {
        case userName = "user_name"
        case age
    }
}

struct HandWritten: Decodable, Equatable {
    let sum: Int
    let note: String

    private enum Key: CodingKey { case left, right, note }

    init(sum: Int, note: String) {
        self.sum = sum
        self.note = note
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        let left = try container.decode(Int.self, forKey: .left)
        sum = try left + container.decode(Int.self, forKey: .right)
        note = try container.decodeIfPresent(String.self, forKey: .note) ?? "none"
    }
}

struct Celsius: Codable, Equatable {
    let degrees: Double

    init(degrees: Double) {
        self.degrees = degrees
    }

    init(from decoder: any Decoder) throws {
        degrees = try decoder.singleValueContainer().decode(Double.self)
    }
}

struct Point: Decodable, Equatable {
    let x: Int
    let y: Int

    init(x: Int, y: Int) {
        self.x = x
        self.y = y
    }

    init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        x = try container.decode(Int.self)
        y = try container.decode(Int.self)
    }
}

/// Decodes all elements of a list.
struct Lines: Decodable, Equatable {
    var lines: [String] = []

    init() {}

    init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        while !container.isAtEnd { lines.append(try container.decode(String.self)) }
    }
}

struct Shelved: Codable, Equatable {
    enum Section: String, Codable { case fiction, history }
    let counts: [Section: Int]
    let section: Section
    let all: Set<Section>
}

class Animal: Decodable {
    let legs: Int

    private enum Key: CodingKey { case legs }

    required init(from decoder: any Decoder) throws {
        legs = try decoder.container(keyedBy: Key.self).decode(Int.self, forKey: .legs)
    }
}

final class Dog: Animal {
    let name: String

    private enum Key: CodingKey { case name }

    required init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        name = try container.decode(String.self, forKey: .name)
        try super.init(from: container.superDecoder())
    }
}

struct Deep: Decodable, Equatable {
    let city: String
    let first: Int
    let second: String

    private enum Key: CodingKey { case user, address, city, scores }

    init(city: String, first: Int, second: String) {
        self.city = city
        self.first = first
        self.second = second
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        let user = try container.nestedContainer(keyedBy: Key.self, forKey: .user)
        let address = try user.nestedContainer(keyedBy: Key.self, forKey: .address)
        city = try address.decode(String.self, forKey: .city)
        var scores = try user.nestedUnkeyedContainer(forKey: .scores)
        first = try scores.decode(Int.self)
        var rest = try scores.nestedUnkeyedContainer()
        second = try rest.decode(String.self)
    }
}

/// Has keys that only the data determines.
struct Loose: Decodable, Equatable {
    var values: [String: Int] = [:]

    private struct Key: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }
        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }

    init() {}

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        for key in container.allKeys { values[key.stringValue] = try container.decode(Int.self, forKey: key) }
    }
}

/// A key of the data names the case.
enum Shape: Decodable, Equatable {
    case circle(radius: Double)
    case square(side: Double)

    private enum Kind: String, Decodable { case circle, square }
    private enum Key: CodingKey { case kind, radius, side }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        switch try container.decode(Kind.self, forKey: .kind) {
        case .circle: self = .circle(radius: try container.decode(Double.self, forKey: .radius))
        case .square: self = .square(side: try container.decode(Double.self, forKey: .side))
        }
    }
}

/// Decodes one form after another until one succeeds.
enum Either: Decodable, Equatable {
    case number(Int)
    case text(String)

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let number = try? container.decode(Int.self) {
            self = .number(number)
        } else {
            self = .text(try container.decode(String.self))
        }
    }
}

struct Ranged: Codable, Equatable {
    let hours: Range<Int>
    let days: ClosedRange<Int>
    let limits: PartialRangeFrom<Int>

    static func == (left: Ranged, right: Ranged) -> Bool {
        left.hours == right.hours && left.days == right.days
            && left.limits.lowerBound == right.limits.lowerBound
    }
}

/// Has a property of a type whose first case is recursive.
struct Sheet: Codable, Equatable {
    let title: String
    let formula: Formula
    let event: Event
}

struct Place: Codable, Equatable {
    let zone: TimeZone?
    let locale: Locale
    let corner: CGPoint
    let frame: CGRect
}
