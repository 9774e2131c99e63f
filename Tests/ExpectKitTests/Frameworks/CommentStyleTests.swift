import Foundation
import Testing

@testable import ExpectKit

/// When the comments of Swift Testing have colors.
struct CommentStyleTests {
    private func style(
        _ variables: [String: String] = ["TERM": "xterm"], _ options: String..., isOfSwiftPM: Bool = true,
        isConsole: Bool = true
    ) -> TextStyle {
        let arguments = ["tests", "--skip-build"] + options
        return TextStyle.ofComments(
            { variables[$0] },
            SwiftPMOptions(isOfSwiftPM ? arguments + ["--testing-library", "swift-testing"] : arguments),
            isConsole: isConsole)
    }

    @Test func aConsoleOfSwiftPMHasColors() {
        #expect(style() == .colored)
        #expect(style(["TERM": "xterm", "NO_COLOR": "", "CI": ""], "--filter", "A") == .colored)
        #expect(style(["COLORTERM": "truecolor"]) == .colored)
        #expect(style(["COLORTERM": "truecolor", "TERM": "dumb"]) == .colored)
    }

    @Test func otherOutputHasNone() {
        #expect(style(isConsole: false) == .plain)
        #expect(style(isOfSwiftPM: false) == .plain)
        for variables in [
            [:], ["TERM": "dumb"], ["TERM": "xterm", "NO_COLOR": "1"], ["TERM": "xterm", "CI": "true"],
            ["COLORTERM": "truecolor", "NO_COLOR": "1"], ["COLORTERM": "yes"],
        ] {
            #expect(style(variables) == .plain, "\(variables)")
        }
    }

    @Test(arguments: [
        "--xunit-output", "--event-stream-output-path", "--experimental-event-stream-output",
        "--configuration-path", "--experimental-configuration-path",
    ])
    func commentsThatAnotherToolReceivesHaveNone(option: String) {
        #expect(style(["TERM": "xterm"], option, "file") == .plain)
        #expect(style(["TERM": "xterm"], "\(option)=file") == .plain)
        #expect(style(["TERM": "xterm"], "\(option)-of-another-kind") == .colored)
    }
}

#if os(Linux)
    /// A test that fails on purpose, with more differences than its headline shows.
    ///
    /// ``AttachmentSampleRun`` runs it in a separate process. Otherwise it is disabled.
    @Suite(.enabled(if: AttachmentSampleRun.isRunning)) struct CommentStyleSamples {
        @Test func twoDifferences() {
            let kitchen = MockKitchen(.strict, FailureRecorder())
            kitchen.mock.reporter = TestFrameworkReporter()
            kitchen.expect(.cook(order: Order(number: 1, guest: Guest(name: "a"))))
            kitchen.cook(order: Order(number: 2, guest: Guest(name: "<b>")))
        }
    }

    /// What a test run shows.
    @Suite(.timeLimit(.minutes(10))) struct CommentStyleSampleTests {
        /// The lines with the second difference that a sample shows if SwiftPM runs it with a terminal.
        private func differences(
            _ environment: [String: String], _ options: String...
        ) async throws -> [String] {
            let terminal = ["TERM": "xterm", "COLORTERM": "", "NO_COLOR": "", "CI": ""]
            return try await AttachmentSampleRun.streams(
                of: [
                    "--testing-library", "swift-testing", "--filter", "CommentStyleSamples/twoDifferences",
                ] + options,
                terminal.merging([AttachmentSampleRun.variable: "1"]) { $1 }.merging(environment) { $1 }
            ).errors.filter { $0.contains("order.guest.name: ") }
        }

        @Test func aTerminalShowsTheValuesInColors() async throws {
            let difference =
                "    order.guest.name: expected \u{1B}[32m\"a\"\u{1B}[90m, "
                + "got \u{1B}[31m\"<b>\"\u{1B}[90m\u{1B}[0m"
            #expect(try await differences([:]) == [difference])
        }

        @Test func otherReadersGetNoColors() async throws {
            let difference = "    order.guest.name: expected \"a\", got \"<b>\"\u{1B}[0m"
            #expect(try await differences(["CI": "true"]) == [difference])
            let file = FileManager.default.temporaryDirectory.appendingPathComponent(
                "\(UUID().uuidString).xml")
            defer { try? FileManager.default.removeItem(at: file) }
            #expect(try await differences([:], "--xunit-output", file.path) == [difference])
            let text = try String(contentsOf: file, encoding: .utf8)
            #expect(text.contains("order.guest.name: expected"))
            #expect(!text.contains("\u{1B}"))
        }
    }
#endif
