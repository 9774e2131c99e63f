/// Call sites of a test in the former phases of a mock, one for each file.
///
/// Their files identify the frames of the test in a backtrace while the current phase has no declarations yet.
struct TestSites {
    /// The latest file comes last.
    private(set) var sites: [CallSite] = []

    mutating func insert(_ site: CallSite) {
        sites.removeAll { $0.isInSameFile(as: site) }
        sites.append(site)
        if sites.count > Limits.Explaining.testFiles { sites.removeFirst() }
    }
}
