import Foundation

extension TextStyle {
    /// The style of the comments that this process passes to Swift Testing.
    static let ofComments = TextStyle.ofComments(
        environmentVariable, SwiftPMOptions(), isConsole: isConsole(STDERR_FILENO))

    /// Colors are used where Swift Testing uses them, if nothing but a console receives the comment.
    ///
    /// - Parameter options: The options of the tests, if SwiftPM has started them. Other tools may show comments in windows.
    static func ofComments(_ variable: (String) -> String?, _ options: SwiftPMOptions?, isConsole: Bool) -> TextStyle {
        guard let options, !options.mayHaveListener, !options.contain("--xunit-output") else { return .plain }
        // Swift Testing has the same conditions. SwiftPM sets NO_COLOR if its own output is not a terminal.
        let hasColors = variable("COLORTERM")?.contains("truecolor") == true || variable("TERM") ?? "dumb" != "dumb"
        let isAllowed = ["NO_COLOR", "CI"].allSatisfy { (variable($0) ?? "").isEmpty }
        return isConsole && hasColors && isAllowed ? .colored : .plain
    }

    /// Whether a file is a terminal, or a pipe, through which SwiftPM passes output to a terminal.
    private static func isConsole(_ file: Int32) -> Bool {
        var status = stat()
        let isPipe = fstat(file, &status) == 0 && status.st_mode & S_IFMT == S_IFIFO
        return isPipe || isatty(file) == 1
    }
}

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
