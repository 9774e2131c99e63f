import Testing

@testable import ExpectKit

/// The call sites of former phases, of which a mock keeps one for each file.
struct TestSitesTests {
    private func site(_ fileID: StaticString, line: UInt = 1) -> CallSite {
        CallSite(fileID: fileID, filePath: fileID, line: line, column: 1)
    }

    @Test func oneCallSiteOfEachFileIsKept() {
        var known: [CallSite] = []
        known.keep(site("A/A.swift"))
        known.keep(site("A/B.swift"))
        known.keep(site("A/A.swift", line: 2))
        #expect(known.map(\.description) == ["A/B.swift:1", "A/A.swift:2"])
    }

    @Test func onlyTheLatestFilesAreKept() {
        var known: [CallSite] = []
        let files: [StaticString] = [
            "A/0.swift", "A/1.swift", "A/2.swift", "A/3.swift", "A/4.swift", "A/5.swift", "A/6.swift",
            "A/7.swift", "A/8.swift", "A/9.swift",
        ]
        for file in files { known.keep(site(file)) }
        #expect(known.map { "\($0.fileID)" } == files.suffix(8).map { "\($0)" })
    }
}
