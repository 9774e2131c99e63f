import ExpectKit
import ExpectKitExploration
import Testing

/// Two files are uploaded through one connection, which is closed at the end.
struct EarlyCleanUpTests {
    @Test func theConnectionIsClosedWhileAFileIsUploaded() async throws {
        let issues = try await Issues.recorded { await upload { Uploader(connection: $0) } }
        expectOne(
            issues, at: Self.expectationLine,
            """
            Expectation failed: isOpen
            a file was cut off
            fails when upload("b") is answered before upload("a") and close is answered before \
            upload("a") (order 3 of 3)
            to run only this order, write inEveryAnswerOrder(replaying: "2 3 1"), or set \
            EXPECTKIT_ANSWER_ORDER="2 3 1"
            """)
    }

    @Test func anUploaderThatClosesAfterTheGroupPasses() async throws {
        #expect(try await Issues.recorded { await upload { WaitingUploader(connection: $0) } } == [])
    }

    private func upload(_ makeUploader: @escaping (any Connection) -> any Uploading) async {
        await inEveryAnswerOrder { answers in
            let connection = MockConnection()
            answers.hold(connection)
            var isOpen = true
            connection.stub(.upload(.any)).andDo { _ in
                #expect(isOpen, "a file was cut off")
            }
            connection.expect(.close).andDo { _ in isOpen = false }
            let uploader = makeUploader(connection)
            async let done: Void = uploader.upload(["a", "b"])
            await answers.answerAll()
            await done
            connection.verify()
        }
    }
    private static let expectationLine = #line - 10
}

// MARK: The code under test

private protocol Connection: Sendable {
    func upload(_ file: String) async
    func close() async
}

private protocol Uploading: Sendable {
    func upload(_ files: [String]) async
}

private struct Uploader: Uploading {
    let connection: any Connection

    func upload(_ files: [String]) async {
        await withTaskGroup { group in
            for file in files {
                group.addTask {
                    await connection.upload(file)
                    if file == files.last { await connection.close() }
                }
            }
        }
    }
}

private struct WaitingUploader: Uploading {
    let connection: any Connection

    func upload(_ files: [String]) async {
        await withTaskGroup { group in
            for file in files {
                group.addTask { await connection.upload(file) }
            }
        }
        await connection.close()
    }
}

private final class MockConnection: Connection, TypedMocking {
    enum Invocation { case upload(Arg<String>), close }
    let mock = Mock<Invocation>()

    func upload(_ file: String) async { await call(.upload(.value(file))) }
    func close() async { await call(.close) }
}
extension MockCall where Invocation == MockConnection.Invocation {
    fileprivate static func upload(_ file: Arg<String>) -> MockCall<Invocation, Void, Never> {
        .init(.upload(file))
    }
    fileprivate static var close: MockCall<Invocation, Void, Never> { .init(.close) }
}
