/// The part of a compiler command line that determines what a module can import, and how it is type-checked.
struct CompilerSettings: Equatable {
    /// The path of the compiler.
    let compiler: String
    private let arguments: [[String]]

    /// Keeps the arguments of a command line that affect imports and type-checking.
    init?(commandLine: [String]) {
        guard let compiler = commandLine.first else { return nil }
        self.compiler = compiler
        var kept: [[String]] = []
        var rest = commandLine.dropFirst()
        while let argument = rest.popFirst() {
            if Self.valued.contains(argument), let value = rest.popFirst() {
                kept.append([argument, value])
            } else if Self.isFlag(argument) {
                kept.append([argument])
            }
        }
        arguments = kept
    }

    /// The compiler and its arguments for type-checking files of a module, without the files.
    func typeCheck(inModule name: String) -> [String] {
        // `-typecheck` does not find data races. Without `-parse-as-library`, a single file is a script.
        [compiler, "-emit-sil", "-o", "/dev/null", "-parse-as-library", "-module-name", name]
            + arguments.flatMap { $0 }
    }

    /// The arguments with which `swift-symbolgraph-extract` finds a module.
    var search: [String] {
        arguments.filter { argument in
            Self.searching.contains(argument[0]) || ["-I", "-F"].contains { argument[0].hasPrefix($0) }
        }.flatMap { $0 }
    }

    /// The options with a separate value that determine where modules are found.
    private static let searching: Set<String> = [
        "-target", "-sdk", "-I", "-Isystem", "-F", "-Fsystem", "-Xcc", "-module-cache-path", "-resource-dir",
    ]

    private static let valued: Set<String> = searching.union([
        "-swift-version", "-enable-upcoming-feature", "-enable-experimental-feature", "-default-isolation",
        "-D", "-package-name", "-load-plugin-executable", "-load-plugin-library", "-plugin-path",
        "-external-plugin-path", "-vfsoverlay", "-module-alias", "-Werror", "-Wwarning",
    ])

    private static func isFlag(_ argument: String) -> Bool {
        argument == "-warnings-as-errors"
            || ["-D", "-I", "-F", "-strict-concurrency", "-swift-version=", "-cxx-interoperability-mode"]
                .contains { argument.hasPrefix($0) && argument != $0 }
    }
}
