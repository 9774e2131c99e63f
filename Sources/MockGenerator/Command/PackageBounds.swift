import Foundation

/// The directory of a package, outside of which nothing is written.
struct PackageBounds {
    private let root: String

    init(_ directory: String) {
        root = Self.resolved(directory) ?? directory
    }

    /// Refuses a folder that is not in the package, wherever symbolic links and `..` lead.
    func require(_ folder: String) throws(GeneratorError) {
        guard let path = Self.resolved(folder) else {
            throw GeneratorError(
                "\(folder) goes through a symbolic link that leads nowhere; nothing was generated.")
        }
        if path == root || path.hasPrefix(root == "/" ? root : root + "/") { return }
        let found = path == folder ? folder : "\(folder), which is \(path),"
        throw GeneratorError(
            "\(found) is outside of the package in \(root); nothing was generated. Name a folder of the package with --into."
        )
    }

    /// Returns where a path leads, whether all of it exists or not; nothing where a link has no target.
    ///
    /// `..` is the parent of what a link leads to, so the path cannot be shortened before its links are followed.
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
