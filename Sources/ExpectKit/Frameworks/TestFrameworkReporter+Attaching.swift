#if canImport(Testing)
    import Testing
#endif

extension TestFrameworkReporter {
    /// Attaches a diagram to a test of Swift Testing. XCTest gets none.
    func attachDiagram(hasFailed: Bool, of histories: () -> [MockHistory]) {
        #if canImport(Testing)
            if Test.current != nil { return ExpectKit.attachDiagram(hasFailed: hasFailed, of: histories) }
            guard let context, AttachmentCondition.ofEnvironment().isMet(hasFailed: hasFailed) else { return }
            let diagram = SequenceDiagram(title: "", of: histories())
            context.perform { attach(diagram) }
        #endif
    }
}

#if canImport(Testing)
    /// Attaches a diagram of some mocks to the current test.
    ///
    /// - Parameters:
    ///   - hasFailed: Whether the test has failed.
    ///   - histories: Returns the histories of the mocks. It is called only if the test gets a diagram.
    func attachDiagram(hasFailed: Bool, of histories: () -> [MockHistory]) {
        guard AttachmentCondition.ofEnvironment().isMet(hasFailed: hasFailed) else { return }
        attach(SequenceDiagram(title: "", of: histories()))
    }

    /// Attaches a diagram to the current test, with its name as the title.
    private func attach(_ diagram: SequenceDiagram) {
        guard let test = Test.current, !diagram.lifelines.isEmpty else { return }
        var diagram = diagram
        diagram.title = test.displayName ?? test.name
        Attachment.record(
            Array(diagram.page.utf8), named: attachmentName(of: test.name),
            sourceLocation: test.sourceLocation
        )
    }
#endif

/// Returns the name of the file for a test, such as `theBakerPreheatsTheOven-calls.html`.
func attachmentName(of test: String) -> String {
    let words = test.prefix { $0 != "(" }.split { !($0.isLetter || $0.isNumber || $0 == "_") }
    let name = words.joined(separator: "-").prefix(Limits.Diagrams.fileName)
    return "\(name.isEmpty ? "mocks" : name)-calls.html"
}
