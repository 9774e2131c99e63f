/// A place in source code that calls the library.
///
/// Every entry point takes its call site as its last, defaulted parameters, and so should a helper function of a test.
/// The texts are static, because XCTest accepts only static strings as the place of a failure.
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
    @inlinable public init(fileID: StaticString, filePath: StaticString, line: UInt, column: UInt) {
        self.fileID = fileID
        self.filePath = filePath
        self.line = line
        self.column = column
    }
}

extension CallSite: CustomStringConvertible {
    /// The file's path in its package and the line, such as `Tests/ShopTests/CartTests.swift:12`.
    public var description: String { "\(pathInPackage(ofFile: "\(filePath)")):\(line)" }

    /// Whether two call sites are the same place. Paths are not compared, because each file ID has one path.
    @inline(__always) func isSame(as other: CallSite) -> Bool {
        line == other.line && column == other.column && fileID.isSameText(as: other.fileID)
    }
}

func fileName(ofPath path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }

extension StaticString {
    @inline(__always) fileprivate func isSameText(as other: StaticString) -> Bool {
        // Equal literals of a module usually share one constant, so their texts need not be compared.
        if hasPointerRepresentation, other.hasPointerRepresentation, utf8Start == other.utf8Start { return true }
        return "\(self)" == "\(other)"
    }
}

extension [CallSite] {
    /// Adds the last call site of a file of the test. Only the latest files are kept.
    mutating func keep(_ site: CallSite) {
        removeAll { $0.fileID.isSameText(as: site.fileID) }
        append(site)
        if count > Limits.Explaining.testFiles { removeFirst() }
    }
}
