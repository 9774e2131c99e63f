import ExpectKit

extension JSONValue {
    /// Reads a number without losing digits.
    init(number: String) {
        let isWhole = !number.contains { ".eE".contains($0) }
        if isWhole, number != "-0" {
            self = Int64(number).map(Self.integer) ?? UInt64(number).map(Self.unsigned) ?? .digits(number)
            return
        }
        guard let value = Double(number), value.isFinite, Self.isExact(value, number) else {
            self = .digits(number)
            return
        }
        self = .init(finite: value)
    }

    /// Creates a number in the form that it has when it is read from a file.
    init(finite value: Double) {
        let isNegativeZero = value == 0 && value.sign == .minus
        if let whole = Int64(exactly: value), !isNegativeZero {
            self = .integer(whole)
        } else if let whole = UInt64(exactly: value), !isNegativeZero {
            self = .unsigned(whole)
        } else {
            self = .number(value)
        }
    }

    /// Creates a number, or a string for a value that JSON has no number for.
    init(floating value: some BinaryFloatingPoint & CustomStringConvertible) {
        if value.isNaN {
            self = .string("NaN")
        } else if value.isInfinite {
            self = .string(value < 0 ? "-Infinity" : "Infinity")
        } else {
            self = .init(number: value.description)
        }
    }

    /// Whether a double has all digits of a number.
    private static func isExact(_ value: Double, _ number: String) -> Bool {
        var mantissa = number.prefix { !"eE".contains($0) }.filter(\.isWholeNumber).drop { $0 == "0" }
        while mantissa.last == "0" { mantissa.removeLast() }
        if value == 0 { return mantissa.isEmpty }
        // Up to fifteen decimal digits survive the conversion to a double and back.
        return mantissa.count <= 15 || text(of: value) == number
    }

    /// The number as `JSONEncoder` writes it.
    static func text(of value: Double) -> String {
        let text = value.description
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
}
