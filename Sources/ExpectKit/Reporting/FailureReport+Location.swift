extension FailureReport {
    /// A place in source code.
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
}

extension FailureReport.Location: Encodable {}

extension FailureReport.Location {
    init(_ place: FailurePlace) {
        self.init(
            fileID: place.fileID, filePath: place.filePath, line: place.line, column: max(1, place.column))
    }

    init(_ site: CallSite) { self.init(FailurePlace(site)) }
}

extension FailureReport {
    /// Whether its place is the one for `XCTFail`.
    var isAtStaticPlace: Bool {
        location.line == Int(staticLine) && location.filePath == "\(staticPath)"
    }

    /// The text with the line of the failure, if `XCTFail` shows another line.
    var textForStaticPlace: String {
        isAtStaticPlace
            ? text : "\(text)\n  called from \(fileName(ofPath: location.filePath)):\(location.line)"
    }
}
