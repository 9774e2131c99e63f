import ExpectKit
import Foundation

/// The JSON of a value that `JSONEncoder` converts without calling `encode(to:)`, or nil for other values.
func plainJSON(of value: some Encodable) -> JSONValue? {
    switch value {
    case let flag as Bool: return .bool(flag)
    case let text as String: return .string(text)
    case let number as Int: return .integer(Int64(number))
    case let number as Double: return .init(floating: number)
    case let number as Float: return .init(floating: number)
    case let number as Int64: return .integer(number)
    case let number as UInt64: return .init(number: "\(number)")
    case let number as UInt: return .init(number: "\(number)")
    case let number as Int32: return .integer(Int64(number))
    case let number as UInt32: return .integer(Int64(number))
    case let number as Int16: return .integer(Int64(number))
    case let number as UInt16: return .integer(Int64(number))
    case let number as Int8: return .integer(Int64(number))
    case let number as UInt8: return .integer(Int64(number))
    case let number as Decimal: return number.isNaN ? .string("NaN") : .init(number: "\(number)")
    case let data as Data: return .string(data.base64EncodedString())
    case let url as URL: return .string(url.absoluteString)
    default:
        guard #available(macOS 15.0, iOS 18.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) else { return nil }
        if let number = value as? Int128 { return .init(number: "\(number)") }
        return (value as? UInt128).map { .init(number: "\($0)") }
    }
}
