/// The text that replaces a redacted text.
package let redactedText = "<redacted>"

/// The value that replaces a result whose secrets cannot be removed.
package struct WithheldResult: CustomStringConvertible {
    package init() {}

    package var description: String { redactedText }
}
