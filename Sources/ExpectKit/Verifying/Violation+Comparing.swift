extension Violation {
    /// Shows the sequences that a verification has compared in the failure of a call that was held. The expectation that was
    /// next when the call came may have been met meanwhile.
    mutating func compare(in table: SequenceTable) {
        self.table = table
        let met = Set(table.rows.filter { $0.relation == .same }.compactMap(\.position))
        func isMet(_ fact: DeclarationFact?) -> Bool {
            fact?.position.map { met.contains($0.number) } ?? false
        }
        switch problem {
        case .surplus(let call, let declaration, let next) where isMet(next):
            problem = .surplus(call: call, met: declaration, next: nil)
        case .unexpected(var unexpected) where isMet(unexpected.next):
            unexpected.next = nil
            problem = .unexpected(unexpected)
        default: break
        }
    }
}
