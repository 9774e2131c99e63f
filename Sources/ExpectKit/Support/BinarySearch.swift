extension RandomAccessCollection {
    /// Returns the index of the first element that meets a condition, which holds for all elements from there on.
    func firstPosition(where condition: (Element) -> Bool) -> Index {
        var (low, left) = (startIndex, count)
        while left > 0 {
            let middle = index(low, offsetBy: left / 2)
            if condition(self[middle]) {
                left /= 2
            } else {
                low = index(after: middle)
                left -= left / 2 + 1
            }
        }
        return low
    }
}
