/// The elements of two parts of lists that are most likely meant for each other, in order.
struct ElementPairs {
    /// As many pairs as the shorter part has elements.
    private(set) var pairs: [(expected: Int, actual: Int)]

    /// Pairs the elements so that the sum of their distances is least.
    ///
    /// - Parameter distance: Returns how much two elements differ.
    init(
        _ expected: Range<Int>, _ actual: Range<Int>, _ distance: (_ expected: Int, _ actual: Int) -> Int
    ) {
        guard expected.count != actual.count, !expected.isEmpty, !actual.isEmpty,
            expected.count * actual.count <= Limits.Comparing.pairs
        else {
            pairs = Array(zip(expected, actual))
            return
        }
        let (isExpectedLonger, longer, shorter) =
            expected.count > actual.count ? (true, expected, actual) : (false, actual, expected)
        // The least sum for the first elements of the shorter part and each number of elements of the longer part.
        var sums = [[Int?]](
            repeating: Array(repeating: nil, count: longer.count + 1), count: shorter.count + 1)
        sums[0] = Array(repeating: 0, count: longer.count + 1)
        for (row, short) in shorter.enumerated() {
            for (column, long) in longer.enumerated() where column >= row {
                let sum = sums[row][column].map {
                    $0 + (isExpectedLonger ? distance(long, short) : distance(short, long))
                }
                sums[row + 1][column + 1] = [sums[row + 1][column], sum].compactMap(\.self).min()
            }
        }
        pairs = []
        var (row, column) = (shorter.count, longer.count)
        while row > 0, column > 0 {
            // Of equal sums, the pairs at the beginning are chosen.
            if sums[row][column] == sums[row][column - 1] {
                column -= 1
                continue
            }
            let (short, long) = (shorter.lowerBound + row - 1, longer.lowerBound + column - 1)
            pairs.insert(isExpectedLonger ? (long, short) : (short, long), at: 0)
            (row, column) = (row - 1, column - 1)
        }
    }
}
