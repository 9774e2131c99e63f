import Testing

@testable import ExpectKit
@testable import ExpectKitTapes

/// The calls of a tape are performed where the test runs.
struct PerformedIsolationTests {
    private let folder = TapeFolder()

    @MainActor private final class Diary {
        var pages: [String] = []
        func write(_ page: String) -> Int {
            pages.append(page)
            return pages.count
        }
    }

    private final class MockDiary: Mocking {
        enum Invocation: Codable { case write(String) }
        let mock = Mock<Invocation>()
        @MainActor func write(_ page: String, on real: Diary) -> Int {
            mock.call(.write(page)) { real.write(page) }
        }
        @MainActor static func perform(_ call: Invocation, on real: Diary) throws -> Any {
            switch call {
            case .write(let page): real.write(page)
            }
        }
    }

    @MainActor @Test func anObjectOnTheMainActorIsChecked() async {
        let tape = folder.tape(.all)
        let mock = MockDiary()
        mock.use(tape)
        #expect(mock.write("a", on: Diary()) == 1)
        #expect(mock.write("b", on: Diary()) == 1)
        tape.finish()
        folder.failures.drain()
        let diary = Diary()
        await folder.tape().check(against: MockDiary.perform, on: diary)
        #expect(diary.pages == ["a", "b"])
        #expect(
            folder.texts.map { $0.contains("entry 2, write(\"b\"): returns: expected 1, got 2") } == [true])
    }
}
