import Foundation

/// Confines the output to the directory of a package.
struct PackageBounds {
    private let root: String

    init(_ directory: String) {
        root = Self.resolved(directory) ?? directory
    }

    /// Throws an error if a folder, with its symbolic links and `..` resolved, is outside the package.
    func require(_ folder: String) throws(GeneratorError) {
        guard let path = Self.resolved(folder) else {
            throw GeneratorError(
                "\(folder) goes through a symbolic link without a target; nothing was generated.")
        }
        if path == root || path.hasPrefix(root == "/" ? root : root + "/") { return }
        let found = path == folder ? folder : "\(folder), which resolves to \(path),"
        throw GeneratorError(
            "\(found) is outside the package in \(root); nothing was generated. Name a folder inside the package with --into."
        )
    }

    /// Returns a path with its symbolic links resolved, or `nil` if a link has no target.
    ///
    /// The end of the path need not exist. Links are resolved component by component, because `..` after a link means
    /// the parent of the target of the link.
    private static func resolved(_ path: String) -> String? {
        let manager = FileManager.default
        var place = path.hasPrefix("/") ? "/" : manager.currentDirectoryPath
        for component in path.split(separator: "/") where component != "." {
            if component == ".." {
                place = (place as NSString).deletingLastPathComponent
                continue
            }
            let next = (place as NSString).appendingPathComponent(String(component))
            if let real = realpath(next, nil) {
                place = String(cString: real)
                free(real)
            } else if (try? manager.destinationOfSymbolicLink(atPath: next)) != nil {
                return nil
            } else {
                place = next
            }
        }
        return place
    }
}
