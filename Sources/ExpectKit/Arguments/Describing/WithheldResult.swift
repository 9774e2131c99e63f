/// The text that replaces a redacted text.
let redactedText = "<redacted>"

/// The value that replaces a result whose secrets cannot be removed.
struct WithheldResult: CustomStringConvertible {
    var description: String { redactedText }
}
