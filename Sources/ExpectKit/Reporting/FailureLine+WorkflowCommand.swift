extension FailureLine {
    /// The workflow command for which GitHub Actions shows the failure beside its line in a pull request; nil for a failure
    /// that the test expects, because nobody needs to see it.
    ///
    /// - Parameter workspace: The folder of the repository, which may be above that of the package.
    func workflowCommand(
        in workspace: String? = environmentVariable("GITHUB_WORKSPACE")
    ) -> String? {
        if isKnown == true { return nil }
        let command =
            switch failure.severity {
            case .error: "error"
            case .warning: "warning"
            }
        let properties = [
            ("file", path(in: workspace)), ("line", "\(failure.location.line)"),
            ("title", "\(failure.mock): \(failure.headline)"),
        ].map { "\($0)=\(escaped($1, in: ":,"))" }
        // The log of a run does not show the title, so the text has the headline, too.
        return "::\(command) \(properties.joined(separator: ","))::\(escaped(failure.text))"
    }

    /// The path of the file, relative to the repository, or else to the package.
    private func path(in workspace: String?) -> String {
        let path = failure.location.filePath
        guard let workspace, !workspace.isEmpty else { return failure.location.relativePath }
        let root = workspace.hasSuffix("/") ? workspace : "\(workspace)/"
        return path.hasPrefix(root) ? String(path.dropFirst(root.count)) : failure.location.relativePath
    }
}

/// Returns a text for a workflow command.
///
/// - Parameter separators: Further characters to escape.
private func escaped(_ text: String, in separators: String = "") -> String {
    text.unicodeScalars.map { scalar in
        let isEscaped = "%\r\n\(separators)".unicodeScalars.contains(scalar)
        let code = String(scalar.value, radix: 16, uppercase: true)
        return isEscaped ? "%\(code.count < 2 ? "0" : "")\(code)" : String(scalar)
    }.joined()
}
