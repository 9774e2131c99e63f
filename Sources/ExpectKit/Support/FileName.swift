/// Returns the last component of a path.
func fileName(ofPath path: String) -> String {
    path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
}
