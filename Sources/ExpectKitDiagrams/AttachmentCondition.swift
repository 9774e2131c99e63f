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
