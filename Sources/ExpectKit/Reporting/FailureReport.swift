/// One failure, as a test framework is told of it.
public struct FailureReport: Sendable {
    /// How grave a failure is.
    public enum Severity: Sendable, Equatable {
        /// The test fails.
        case error
        /// The test does not fail.
        case warning
    }

    /// The place in the source that the failure belongs to.
    public struct Location: Sendable, Equatable {
        /// The module and the file, such as `ShopTests/CartTests.swift`.
        public let fileID: String
        /// The full path of the file.
        public let filePath: String
        /// The line, counted from one.
        public let line: Int
        /// The column, counted from one.
        public let column: Int
    }

    /// The kind of failure.
    public let kind: ViolationKind

    /// The name of the mock.
    public let mock: String

    /// What the failure says, in full. The wording may change with any release.
    public private(set) var text: String

    /// How grave it is.
    public let severity: Severity

    /// Where it belongs: a line of the test, wherever one is known.
    public let location: Location

    /// The location as XCTest takes it.
    let staticPath: StaticString
    let staticLine: UInt

    init(_ violation: Violation, severity: Severity = .error) {
        kind = violation.kind
        mock = violation.mock
        text = reportText(of: violation)
        self.severity = severity
        let place = violation.place
        location = Location(
            fileID: place.fileID, filePath: place.filePath, line: place.line, column: max(1, place.column))
        staticPath = place.staticPath
        staticLine = place.staticLine
    }

    /// Returns the report with another text.
    func mapText(_ change: (String) -> String) -> FailureReport {
        var report = self
        report.text = change(text)
        return report
    }
}

extension FailureReport: CustomStringConvertible {
    /// The text of the failure.
    public var description: String { text }
}
