/// A generated file in the folder, with the facts in its header.
struct ExistingMock: Equatable {
    /// The name of the file. The user may have changed it.
    var fileName: String
    /// The name of the mocked type, without its module.
    var type: String
    var text: String

    /// The noun for the mocked type in the header, such as `protocol`.
    var form: String {
        guard let start = text.firstRange(of: "After a change of the ") else { return "protocol" }
        let noun = text[start.upperBound...].prefix { $0 != "," }
        return MockedDeclaration.Form(rawValue: String(noun))?.rawValue ?? "protocol"
    }
}

extension GeneratedFolder {
    /// Returns the generated mocks for the types of a module, in the order of their file names.
    func mocks(of module: String) throws(GeneratorError) -> [ExistingMock] {
        guard !path.isEmpty else { return [] }
        var mocks: [ExistingMock] = []
        for name in try generatedFiles(of: module) {
            if let text = try text(of: name), let type = GeneratedFile.mockedType(in: text, of: module) {
                mocks.append(ExistingMock(fileName: name, type: type, text: text))
            }
        }
        return mocks
    }

    /// The names of the types whose mocks are in the folder, for the types of one module.
    func mockedTypes(of module: String) throws(GeneratorError) -> [String] {
        try mocks(of: module).map(\.type)
    }
}

extension MockName {
    /// Reads the words before and after the name of the type from the command in the header of a generated file.
    init(inHeaderOf text: String) {
        self.init()
        let lines = text.split(separator: "\n", maxSplits: 2)
        guard lines.count > 1 else { return }
        let words = lines[1].split(separator: " ")
        for (word, next) in zip(words, words.dropFirst() + [""]) {
            if word == "--prefix=" { prefix = "" }
            if word == "--prefix" { prefix = String(next) }
            if word == "--suffix" { suffix = String(next) }
        }
    }

    /// The options that give a mock its name, empty for the default.
    var options: [String] {
        let first = prefix.isEmpty ? "--prefix=" : "--prefix \(prefix)"
        return (prefix == Self().prefix ? [] : [first]) + (suffix.isEmpty ? [] : ["--suffix \(suffix)"])
    }
}
