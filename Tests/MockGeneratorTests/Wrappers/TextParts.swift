extension String {
    /// Returns the parts that the text does not contain, so that one comparison checks all of them and names those that
    /// are missing.
    func lacks(_ parts: String...) -> [String] { parts.filter { !contains($0) } }

    /// Returns the parts that the text contains.
    func has(_ parts: String...) -> [String] { parts.filter { contains($0) } }
}
