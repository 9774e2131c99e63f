import ExpectKit

/// A failure as a failing twin sees it: its kind and the line that it is shown at.
///
/// Comparing a list of them says in one line how many failures came, of which kinds and where. The words
/// are compared apart.
struct Sighting: Equatable {
    let kind: ViolationKind
    let fileID: String
    let line: Int

    init(_ kind: ViolationKind, line: Int, fileID: String = #fileID) {
        self.kind = kind
        self.fileID = fileID
        self.line = line
    }
}

extension FailureRecorder {
    /// The failures so far, in the order of their arrival.
    var sightings: [Sighting] {
        reports.map { Sighting($0.kind, line: $0.location.line, fileID: $0.location.fileID) }
    }

    /// The words of the failures so far.
    var texts: [String] { reports.map(\.text) }
}
