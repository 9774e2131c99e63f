internal import ExpectKit

/// When a test with the trait `.attachesDiagram` gets its page.
///
/// The environment variable `EXPECTKIT_ATTACHMENTS` sets it.
enum AttachmentCondition: String {
    /// Never.
    case never
    /// When it fails. This is the default, also for any other word.
    case failed
    /// Always.
    case all

    /// The condition that the environment asks for.
    static func ofEnvironment(
        _ word: String? = environmentVariable("EXPECTKIT_ATTACHMENTS")
    ) -> AttachmentCondition {
        word.flatMap(Self.init) ?? .failed
    }

    /// Whether a test gets an attachment.
    func isMet(hasFailed: Bool) -> Bool {
        switch self {
        case .never: false
        case .failed: hasFailed
        case .all: true
        }
    }
}

/// Whether something may receive attachments.
///
/// Without a folder for them, Swift Testing prints a line for each attachment and discards it.
///
/// - Parameter options: The options of the tests, if SwiftPM has started them. Xcode receives every attachment.
func mayReceiveAttachments(_ options: SwiftPMOptions?) -> Bool {
    options?.contain(
        "--attachments-path", "--experimental-attachments-path",
        "--event-stream-output-path", "--experimental-event-stream-output",
        // A file with any of the options.
        "--configuration-path", "--experimental-configuration-path") ?? true
}

/// The options with which SwiftPM has started the tests of this process.
struct SwiftPMOptions {
    private let arguments: [String]

    /// - Returns: nil if something else has started the tests, such as Xcode or an exit test.
    init?(_ arguments: [String] = CommandLine.arguments) {
        // SwiftPM passes this option to every process with tests.
        guard arguments.contains("--testing-library") else { return nil }
        self.arguments = arguments
    }

    func contain(_ options: String...) -> Bool {
        arguments.contains { argument in
            options.contains { argument == $0 || argument.hasPrefix("\($0)=") }
        }
    }
}
