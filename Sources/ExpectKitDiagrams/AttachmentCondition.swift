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
    guard let options else { return true }
    return options.mayHaveListener
        || options.contain("--attachments-path", "--experimental-attachments-path")
}
