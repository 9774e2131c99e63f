/// The call sites in a mock, each stored once. A mock has about as many as it has requirements.
struct CallSites {
    private var sites: [CallSite] = []
    private var last = 0

    /// Returns the number of a call site, and stores the call site if it is new.
    @inline(__always)
    mutating func number(of site: CallSite) -> Int {
        // Most calls come from the site of the call before.
        if last < sites.count, sites[last].isSame(as: site) { return last }
        return numberOfOther(site)
    }

    private mutating func numberOfOther(_ site: CallSite) -> Int {
        last = sites.firstIndex { $0.isSame(as: site) } ?? sites.count
        if last == sites.count { sites.append(site) }
        return last
    }

    subscript(number: Int) -> CallSite { sites[number] }
}

extension CallSite {
    /// Whether two call sites are the same place. Paths are not compared, because each file ID has one path.
    @inline(__always)
    fileprivate func isSame(as other: CallSite) -> Bool {
        line == other.line && column == other.column && fileID.isSameText(as: other.fileID)
    }
}

extension StaticString {
    @inline(__always)
    fileprivate func isSameText(as other: StaticString) -> Bool {
        // Equal literals of a module usually share one constant, so their texts need not be compared.
        if hasPointerRepresentation, other.hasPointerRepresentation, utf8Start == other.utf8Start { return true }
        return "\(self)" == "\(other)"
    }
}

extension [CallSite] {
    /// Adds the last call site of a file of the test. Only the latest files are kept.
    mutating func keep(_ site: CallSite) {
        removeAll { $0.fileID.isSameText(as: site.fileID) }
        append(site)
        if count > Limits.Explaining.testFiles { removeFirst() }
    }
}
