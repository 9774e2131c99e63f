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
    /// The path of the file relative to its package, such as `Tests/ShopTests/CartTests.swift`.
    ///
    /// The package is the nearest folder above the file with a `Package.swift`. If there is none, it is the nearest one
    /// with a project of Xcode or a Git repository. If there is no such folder, this is the name of the file.
    public var relativePath: String { pathInPackage(ofFile: filePath) }
}

extension FailureReport.Location: Encodable {
    private enum CodingKeys: CodingKey { case fileID, filePath, relativePath, line, column }

    /// Encodes each property as a field of its name.
    public func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: CodingKeys.self)
        try fields.encode(fileID, forKey: .fileID)
        try fields.encode(filePath, forKey: .filePath)
        try fields.encode(relativePath, forKey: .relativePath)
        try fields.encode(line, forKey: .line)
        try fields.encode(column, forKey: .column)
    }
}

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
            ? text : "\(text)\n  called from \(pathInPackage(ofFile: location.filePath)):\(location.line)"
    }
}
