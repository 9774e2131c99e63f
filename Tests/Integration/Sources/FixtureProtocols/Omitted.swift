// Types that a symbol graph shows only in part.

protocol Ranger {
    /// A symbol graph writes a C function like a closure.
    func answerAlarms(with body: @escaping @convention(c) (Int32) -> Int32) -> Int
    /// A symbol graph omits `some Equatable`.
    func count(_ herds: some Collection<some Equatable>) -> Int
    func extend(_ tags: inout some RangeReplaceableCollection<Int>)
}
