extension Arg where Value: Comparable {
    /// Accepts a greater value: `.greaterThan(100)` accepts 101, and not 100.
    ///
    /// - Parameter bound: The value that an accepted value exceeds.
    public static func greaterThan(_ bound: Value) -> Arg { Arg("greater than \(describe(bound))") { $0 > bound } }

    /// Accepts a greater or an equal value.
    ///
    /// `.atLeast(100)` accepts 100 and 101. GoogleMock calls it `Ge`, and Hamcrest `greaterThanOrEqualTo`.
    ///
    /// - Parameter bound: The least value to accept.
    public static func atLeast(_ bound: Value) -> Arg { Arg("at least \(describe(bound))") { $0 >= bound } }

    /// Accepts a smaller value: `.lessThan(100)` accepts 99, and not 100.
    ///
    /// - Parameter bound: The value that an accepted value is below.
    public static func lessThan(_ bound: Value) -> Arg { Arg("less than \(describe(bound))") { $0 < bound } }

    /// Accepts a smaller or an equal value.
    ///
    /// `.atMost(100)` accepts 100 and 99. GoogleMock calls it `Le`, and Hamcrest `lessThanOrEqualTo`.
    ///
    /// - Parameter bound: The greatest value to accept.
    public static func atMost(_ bound: Value) -> Arg { Arg("at most \(describe(bound))") { $0 <= bound } }

    /// Accepts a value that lies in a range.
    ///
    /// - Parameter range: A range of any form, such as `1...3`, `1..<4` or `2...`.
    public static func within(_ range: some RangeExpression<Value>) -> Arg {
        Arg(describe(range)) { range.contains($0) }
    }
}

extension Arg where Value: FloatingPoint {
    /// Accepts a number within a distance of another number.
    ///
    /// `.approximately(0.75, tolerance: 0.01)` accepts 0.755. An infinity accepts only itself, and NaN accepts only
    /// NaN. GoogleMock calls it `NanSensitiveDoubleNear`, and Hamcrest `closeTo`.
    ///
    /// - Parameters:
    ///   - expected: The number.
    ///   - tolerance: The largest distance that is accepted. Its sign is ignored.
    public static func approximately(_ expected: Value, tolerance: Value) -> Arg {
        let reach = tolerance.magnitude
        return Arg("\(describe(expected)) ± \(describe(reach))") { value in
            if value == expected || value.isNaN && expected.isNaN { return true }
            return value.isFinite && expected.isFinite && (value - expected).magnitude <= reach
        }
    }
}
