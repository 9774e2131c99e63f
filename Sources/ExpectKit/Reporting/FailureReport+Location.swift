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

extension FailureReport.Location {
    init(_ place: FailurePlace) {
        self.init(
            fileID: place.fileID, filePath: place.filePath, line: place.line, column: max(1, place.column))
    }

    init(_ site: CallSite) { self.init(FailurePlace(site)) }
}
