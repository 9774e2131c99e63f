/// A file that the generator writes, with a header by which the generator recognizes it.
struct GeneratedFile: Equatable {
    /// The state of the file that already exists under the name of a generated file.
    enum Status: Equatable {
        case missing
        case upToDate
        /// The generator wrote the file, and would write another text now.
        case stale
        /// The generator wrote the file, and somebody edited it.
        case edited
        /// The generator did not write the file.
        case foreign
    }

    var name: String
    var text: String

    init(for declaration: MockedDeclaration, target: String, source: String, named name: String? = nil) {
        self.name = name ?? declaration.mockName + ".swift"
        text =
            Self.header(
                for: "\(declaration.module).\(declaration.name)", form: declaration.form,
                command: Self.command(for: declaration, target: target), source: source)
            + source
    }

    private static let optionalArguments = "--optional-arguments"

    private static let codable = "--codable"

    /// Returns whether the command in the header of a generated file has the option `--optional-arguments`.
    static func hasOptionalArguments(in existing: String) -> Bool { has(optionalArguments, in: existing) }

    /// Returns whether the command in the header of a generated file has the option `--codable`.
    static func isCodable(in existing: String) -> Bool { has(codable, in: existing) }

    private static func has(_ option: String, in existing: String) -> Bool {
        existing.split(separator: "\n").prefix(headerLineCount).contains { line in
            line.hasPrefix("//") && line.split(separator: " ").contains(Substring(option))
        }
    }

    /// Compares the existing text of the file, if there is any, with the generated text.
    func status(of existing: String?) -> Status {
        guard let existing else { return .missing }
        return existing == text ? .upToDate : Self.status(ofOutdated: existing)
    }

    /// Returns whether the generator wrote a file.
    static func isGenerated(_ existing: String) -> Bool { status(ofOutdated: existing) != .foreign }

    /// Returns whether a text that differs from the generated one is `stale`, `edited` or `foreign`.
    static func status(ofOutdated existing: String) -> Status {
        let lines = existing.split(
            separator: "\n", maxSplits: headerLineCount, omittingEmptySubsequences: false)
        guard lines.count > headerLineCount, lines[fingerprintLine].hasPrefix(fingerprintPrefix) else {
            return .foreign
        }
        return lines[fingerprintLine] == fingerprintPrefix + fingerprint(of: String(lines[headerLineCount]))
            ? .stale : .edited
    }

    private static let fingerprintPrefix = "// Fingerprint: "
    /// The number of lines of the header, with the empty line at its end.
    private static let headerLineCount = 7
    /// The index of the line with the fingerprint, which is the last one before the empty line.
    private static let fingerprintLine = headerLineCount - 2

    /// Returns whether a generated file leaves requirements to their default implementations, as its header says.
    static func keepsDefaults(in existing: String?) -> Bool {
        guard let existing, isGenerated(existing) else { return false }
        let lines = existing.split(
            separator: "\n", maxSplits: commandLine + 1, omittingEmptySubsequences: false)
        return lines[commandLine].split(separator: " ").contains("--keep-defaults")
    }

    /// The index of the line with the command.
    private static let commandLine = 1

    /// Returns the command that generates the file again.
    ///
    /// `--keep-defaults` applies to all generated files. Therefore a command with this option names the protocol. A
    /// command for a module without a target also names it, because most protocols of such a module need no mock.
    private static func command(for declaration: MockedDeclaration, target: String) -> String {
        var options = declaration.hasOptionalArguments ? " \(optionalArguments)" : ""
        options += declaration.affixes.options.map { " \($0)" }.joined()
        if declaration.isCodable { options += " \(codable)" }
        let command = GeneratorArguments.command + " \(declaration.origin ?? "--target \(target)")\(options)"
        guard declaration.keepsDefaults || declaration.origin != nil else { return command }
        let name = declaration.name.filter { $0 != "`" }
        let isPlain = name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
        return command + " --\(declaration.form) \(isPlain ? name : "'\(name)'")"
            + (declaration.keepsDefaults ? " --keep-defaults" : "")
    }

    /// Returns the name of the type whose mock is in a generated file, with its module.
    static func origin(in text: String) -> String? {
        guard let start = text.firstRange(of: "Generated by ExpectKit from "),
            let end = text[start.upperBound...].firstRange(of: ". Check this file in.")
        else { return nil }
        return String(text[start.upperBound..<end.lowerBound])
    }

    /// Returns the name of the type whose mock is in a generated file, if it is a type of a module.
    static func mockedType(in text: String, of module: String) -> String? {
        guard let origin = origin(in: text), origin.hasPrefix("\(module).") else { return nil }
        return String(origin.dropFirst(module.count + 1))
    }

    private static func header(
        for name: String, form: MockedDeclaration.Form, command: String, source: String
    ) -> String {
        """
        // Generated by ExpectKit from \(name). Check this file in. After a change of the \(form), run:
        //     \(command)
        // A file that was edited by hand is not overwritten. Write extensions in other files.
        // swift-format-ignore-file
        // swiftlint:disable all
        \(fingerprintPrefix)\(fingerprint(of: source))


        """
    }

    /// Returns the FNV-1a hash of a text, which reveals an edit.
    static func fingerprint(of text: String) -> String {
        var hash = FNV1a.offsetBasis
        for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* FNV1a.prime }
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: FNV1a.digitCount - digits.count) + digits
    }

    /// The parameters of the 64-bit FNV-1a hash.
    private enum FNV1a {
        static let offsetBasis: UInt64 = 0xcbf2_9ce4_8422_2325
        static let prime: UInt64 = 0x100_0000_01b3
        /// The number of hexadecimal digits of a hash.
        static let digitCount = 16
    }
}
