import Foundation

/// A type of the standard library or of Foundation for which equal values have equal hashes.
///
/// The compiler synthesizes `hash(into:)` from all stored properties, also for a type with an `==` of its own that
/// ignores some of them. Swift does not tell which types have one, so the types whose hashes are used are listed. No
/// class is one of them, because a subclass may have an `==`, and because an object may change after the declaration.
protocol ConsistentlyHashed: Hashable {}

extension Bool: ConsistentlyHashed {}
extension Int: ConsistentlyHashed {}
extension Int8: ConsistentlyHashed {}
extension Int16: ConsistentlyHashed {}
extension Int32: ConsistentlyHashed {}
extension Int64: ConsistentlyHashed {}
extension UInt: ConsistentlyHashed {}
extension UInt8: ConsistentlyHashed {}
extension UInt16: ConsistentlyHashed {}
extension UInt32: ConsistentlyHashed {}
extension UInt64: ConsistentlyHashed {}
extension Float: ConsistentlyHashed {}
extension Double: ConsistentlyHashed {}
extension CGFloat: ConsistentlyHashed {}
extension Decimal: ConsistentlyHashed {}
extension Duration: ConsistentlyHashed {}

extension Character: ConsistentlyHashed {}
extension String: ConsistentlyHashed {}
extension Substring: ConsistentlyHashed {}
extension Unicode.Scalar: ConsistentlyHashed {}

extension Data: ConsistentlyHashed {}
extension Date: ConsistentlyHashed {}
extension IndexPath: ConsistentlyHashed {}
extension Notification.Name: ConsistentlyHashed {}
extension ObjectIdentifier: ConsistentlyHashed {}
extension URL: ConsistentlyHashed {}
extension UUID: ConsistentlyHashed {}

extension Array: ConsistentlyHashed where Element: ConsistentlyHashed {}
extension ArraySlice: ConsistentlyHashed where Element: ConsistentlyHashed {}
extension ClosedRange: ConsistentlyHashed where Bound: ConsistentlyHashed {}
extension ContiguousArray: ConsistentlyHashed where Element: ConsistentlyHashed {}
extension Dictionary: ConsistentlyHashed where Key: ConsistentlyHashed, Value: ConsistentlyHashed {}
extension Optional: ConsistentlyHashed where Wrapped: ConsistentlyHashed {}
extension Range: ConsistentlyHashed where Bound: ConsistentlyHashed {}
extension Set: ConsistentlyHashed where Element: ConsistentlyHashed {}
