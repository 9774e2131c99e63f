/// Returns what stands after the last slash.
func fileName(ofPath path: String) -> String {
    path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
}
