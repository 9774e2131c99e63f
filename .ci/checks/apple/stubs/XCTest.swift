// A stub of XCTest as it is in Xcode, for type-checks. It is written from Apple's documentation, and holds only what the
// library and its tests use. The XCTest of Linux is another implementation with other declarations.
//
// The methods of an observer are optional in Objective-C. Here, those that the library implements are required, so that a
// method whose type is wrong is an error. The isolation and `Sendable` conformances of classes are those that the
// documentation shows; where it shows none, there is none here.
// swift-format-ignore-file

@_exported public import Foundation

open class XCTest: NSObject {
    open var name: String { fatalError() }
    open var testRun: XCTestRun? { fatalError() }
    open func run() {}
    open func setUp() async throws {}
    open func setUp() {}
    open func tearDown() {}
    open func tearDown() async throws {}
}

open class XCTestCase: XCTest {
    open class func setUp() {}
    open class func tearDown() {}
    open func expectation(description: String) -> XCTestExpectation { fatalError() }
    open func wait(for expectations: [XCTestExpectation], timeout seconds: TimeInterval) {}
    open func record(_ issue: XCTIssue) {}
    @preconcurrency
    public func addTeardownBlock(_ block: @escaping @MainActor @Sendable () throws -> Void) {}
    public func addTeardownBlock(_ block: @escaping @Sendable () async throws -> Void) {}
}

open class XCTestExpectation: NSObject {
    open func fulfill() {}
}

open class XCTestSuite: XCTest {}

open class XCTestRun: NSObject {
    open var totalFailureCount: Int { fatalError() }
    open var hasBeenSkipped: Bool { fatalError() }
}

open class XCTestObservationCenter: NSObject {
    open class var shared: XCTestObservationCenter { fatalError() }
    open func addTestObserver(_ testObserver: any XCTestObservation) {}
}

public protocol XCTestObservation: NSObjectProtocol {
    func testSuiteWillStart(_ testSuite: XCTestSuite)
    func testSuiteDidFinish(_ testSuite: XCTestSuite)
    func testCaseWillStart(_ testCase: XCTestCase)
    func testCaseDidFinish(_ testCase: XCTestCase)
    func testCase(_ testCase: XCTestCase, didRecord issue: XCTIssue)
}

open class XCTIssueReference: NSObject {
    public enum IssueType: Int {
        case assertionFailure, thrownError, uncaughtException, performanceRegression, system, unmatchedExpectedFailure
    }

    public enum Severity: Int { case warning, error }
}

public struct XCTIssue {
    public typealias IssueType = XCTIssueReference.IssueType
    public typealias Severity = XCTIssueReference.Severity

    public init(
        type: IssueType, compactDescription: String, detailedDescription: String? = nil,
        sourceCodeContext: XCTSourceCodeContext = .init(), associatedError: (any Error)? = nil,
        attachments: [XCTAttachment] = [], severity: Severity = .error
    ) { fatalError() }

    public var compactDescription: String
    public var sourceCodeContext: XCTSourceCodeContext
}

open class XCTAttachment: NSObject {}

open class XCTSourceCodeContext: NSObject {
    public convenience init(location: XCTSourceCodeLocation?) { self.init() }
    open var location: XCTSourceCodeLocation? { fatalError() }
}

open class XCTSourceCodeLocation: NSObject {
    public init(fileURL: URL, lineNumber: Int) {}
    public convenience init(filePath: String, lineNumber: Int) { fatalError() }
    public convenience init(filePath: StaticString = #filePath, lineNumber: UInt = #line) { fatalError() }
    open var fileURL: URL { fatalError() }
    open var lineNumber: Int { fatalError() }
}

public struct XCTSkip: Error {
    public init(_ message: String? = nil, file: StaticString = #filePath, line: UInt = #line) {}
}

public func XCTFail(_ message: String = "", file: StaticString = #filePath, line: UInt = #line) {}

public func XCTAssert(
    _ expression: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String = "",
    file: StaticString = #filePath, line: UInt = #line
) {}

public func XCTAssertTrue(
    _ expression: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String = "",
    file: StaticString = #filePath, line: UInt = #line
) {}

public func XCTAssertFalse(
    _ expression: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String = "",
    file: StaticString = #filePath, line: UInt = #line
) {}

public func XCTAssertEqual<T: Equatable>(
    _ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T,
    _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {}

public func XCTAssertNotNil(
    _ expression: @autoclosure () throws -> Any?, _ message: @autoclosure () -> String = "",
    file: StaticString = #filePath, line: UInt = #line
) {}

public func XCTSkipIf(
    _ expression: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String? = nil,
    file: StaticString = #filePath, line: UInt = #line
) throws {}
