/// A place in source code that calls the library.
///
/// Every entry point of the library takes its call site as its last, defaulted parameters, so that a failure points at
/// the test and not at the library. A helper function of a test takes the same parameters and passes them on. The texts
/// are static, because XCTest accepts only static strings as the place of a failure.
public struct CallSite: Sendable {
    /// The module and the file, such as `ShopTests/CartTests.swift`.
    public let fileID: StaticString
    /// The full path of the file.
    public let filePath: StaticString
    /// The line, counted from one.
    public let line: UInt
    /// The column, counted from one.
    public let column: UInt

    /// Creates a call site.
    @inlinable
    public init(fileID: StaticString, filePath: StaticString, line: UInt, column: UInt) {
        self.fileID = fileID
        self.filePath = filePath
        self.line = line
        self.column = column
    }
}

extension CallSite: CustomStringConvertible {
    /// The file's path in its package and the line, such as `Tests/ShopTests/CartTests.swift:12`.
    public var description: String { "\(pathInPackage(ofFile: "\(filePath)")):\(line)" }
}

/// Returns the last component of a path.
func fileName(ofPath path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }
