import ExpectKit

/// The kind and the location of a failure.
///
/// One comparison of a list of sightings checks how many failures there are, of which kinds, and where. Their
/// texts are compared separately.
struct Sighting: Equatable {
    let kind: FailureReport.Kind
    let fileID: String
    let line: Int

    init(_ kind: FailureReport.Kind, line: Int, fileID: String = #fileID) {
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

    /// The failures so far that fail a test. A warning may add what a verification finds out about one of them.
    var errors: [Sighting] {
        zip(reports, sightings).filter { $0.0.severity == .error }.map(\.1)
    }

    /// The texts of the failures so far, each sentence on one line.
    var texts: [String] { reports.map(\.unwrappedText) }
}
