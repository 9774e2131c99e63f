/// The options with which SwiftPM has started the tests of this process.
package struct SwiftPMOptions {
    private let arguments: [String]

    /// - Returns: nil if something else has started the tests, such as Xcode or an exit test.
    package init?(_ arguments: [String] = CommandLine.arguments) {
        // SwiftPM passes this option to every process with tests.
        guard arguments.contains("--testing-library") else { return nil }
        self.arguments = arguments
    }

    /// Whether one of the options is set.
    package func contain(_ options: String...) -> Bool {
        arguments.contains { argument in options.contains { argument == $0 || argument.hasPrefix("\($0)=") } }
    }

    /// Whether another tool may receive the issues and the attachments of Swift Testing.
    package var mayHaveListener: Bool {
        contain(
            "--event-stream-output-path", "--experimental-event-stream-output",
            // A file with any of the options.
            "--configuration-path", "--experimental-configuration-path")
    }
}
