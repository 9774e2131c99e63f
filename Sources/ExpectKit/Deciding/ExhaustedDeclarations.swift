/// The declarations that reached their written upper bound, in the order in which they did.
///
/// A call that no expectation takes is compared with them, oldest first. In a long list, those for one exact call are
/// looked up by the key of the call. A list that no such call has reached is not indexed, because indexing takes longer
/// than a call.
struct ExhaustedDeclarations {
    /// All of them, by their indices.
    private(set) var all: [Int] = []
    /// How many of them are indexed.
    private var indexed = 0
    /// The numbers in the list of those without a key.
    private var compared: [Int] = []
    /// The numbers in the list of those for one exact call, by its key.
    private var exact: [Int: [Int]] = [:]

    var isEmpty: Bool { all.isEmpty }
    var count: Int { all.count }
    /// Whether any is found by a key.
    var hasExact: Bool { !exact.isEmpty }

    mutating func append(_ index: Int) { all.append(index) }

    /// Indexes those that were added since the last time.
    mutating func index(_ declared: [Declaration]) {
        for number in indexed..<all.count {
            if let key = declared[all[number]].key {
                exact[key, default: []].append(number)
            } else {
                compared.append(number)
            }
        }
        indexed = all.count
    }

    /// Those of the indexed list that may accept a call, by their indices.
    ///
    /// - Parameter key: The key of the call, if it has one.
    func candidates(key: Int?) -> [Int] {
        let found = key.flatMap { exact[$0] } ?? []
        if found.isEmpty { return compared.map { all[$0] } }
        return (compared + found).sorted().map { all[$0] }
    }
}
