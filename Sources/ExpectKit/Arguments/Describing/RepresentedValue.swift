/// A value of another format, such as JSON, which is compared by its own `==`.
///
/// The differences between two of these values are those between the values that represent them.
package protocol RepresentedValue: Equatable {
    /// Returns the values that represent this value and an actual one of the same type.
    ///
    /// - Returns: The values; nil if a report can only show both values as a whole.
    func representations(besides actual: Any) -> (expected: Any, actual: Any)?
}
