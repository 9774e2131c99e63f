// Files of types that no longer exist, and the option `--prune`, which deletes them.

extension Generator {
    /// Returns the generated files of the module whose type no longer exists.
    ///
    /// The folder may also hold mocks for other modules, which are not returned.
    func orphans(_ outcomes: [Outcome], among existing: [ExistingMock]) -> [ExistingMock] {
        guard !arguments.namesTypes else { return [] }
        let known = Set(outcomes.map(\.fileName))
        return existing.filter { !known.contains($0.fileName) }
    }

    /// Returns the sentence about the file of a type that no longer exists.
    ///
    /// - Parameters:
    ///   - orphan: The file.
    ///   - outcomes: The mocks of the run. If the type was renamed, its new mock is among them.
    ///   - existing: The files that existed before the run.
    func sentence(about orphan: ExistingMock, among outcomes: [Outcome], existing: [ExistingMock]) -> String {
        let successor = outcomes.first { outcome in
            !existing.contains { $0.fileName == outcome.fileName }
                && outcome.file.map { orphan.hasMembers(of: $0, named: outcome.mockName) } == true
        }
        let renaming = successor.map { ", and \($0.name) has the same requirements" } ?? ""
        return
            "\(orphan.fileName): its \(orphan.record.form) no longer exists\(renaming); delete it with --prune"
    }

    /// Deletes files of types that no longer exist. A file that was edited by hand is deleted only with `--overwrite`.
    ///
    /// - Returns: Whether all files were deleted.
    func prune(_ orphans: [ExistingMock], in folder: GeneratedFolder) throws(GeneratorError) -> Bool {
        var succeeded = true
        for orphan in orphans {
            if orphan.isEdited, !arguments.overwrites {
                print("  \(orphan.fileName): edited by hand; not deleted without --overwrite")
                succeeded = false
            } else {
                try folder.delete(orphan.fileName)
                print("  \(orphan.fileName): deleted, because its \(orphan.record.form) no longer exists")
            }
        }
        return succeeded
    }
}

extension ExistingMock {
    /// Returns whether the mock in a generated file has the same members.
    fileprivate func hasMembers(of file: GeneratedFile, named name: String) -> Bool {
        let own = MockName(options: record.options).name(for: record.name)
        let members = record.members.map { member in
            // A requirement with `Self` has the name of the mock.
            MockRecord.Member(
                title: member.title, declaration: member.declaration.replacing(own, with: name))
        }
        return !members.isEmpty && members == file.record.members
    }
}
