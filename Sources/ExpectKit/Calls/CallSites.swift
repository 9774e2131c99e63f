/// The places from which a wrapper forwards its calls: as many as it has requirements, each kept once.
struct CallSites {
    private var sites: [CallSite] = []
    private var last = 0

    /// Returns the number of a place.
    mutating func number(of site: CallSite) -> Int {
        // Most calls come from where the one before came from.
        if last < sites.count, sites[last].isSame(as: site) { return last }
        last = sites.firstIndex { $0.isSame(as: site) } ?? sites.count
        if last == sites.count { sites.append(site) }
        return last
    }

    subscript(number: Int) -> CallSite { sites[number] }
}

extension CallSite {
    /// Whether it is the same place, told without reading a text: a file has one path in one module.
    fileprivate func isSame(as other: CallSite) -> Bool {
        line == other.line && column == other.column && fileID.isSameText(as: other.fileID)
    }
}

extension StaticString {
    fileprivate func isSameText(as other: StaticString) -> Bool {
        // The same text of one module is mostly one constant, and then nothing is compared.
        if hasPointerRepresentation, other.hasPointerRepresentation, utf8Start == other.utf8Start {
            return true
        }
        return "\(self)" == "\(other)"
    }
}
