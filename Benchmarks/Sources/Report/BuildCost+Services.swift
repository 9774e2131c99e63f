// The source code of the package with twenty doubles and a hundred tests.

private let members = ["load", "save", "find", "add", "remove", "update"]

/// Returns a protocol with six requirements.
func serviceProtocol(_ number: Int) -> String {
    let requirements = members.map { "    func \($0)(id: Int, name: String) -> Int" }
    return "public protocol Service\(number) {\n\(requirements.joined(separator: "\n"))\n}\n"
}

/// Returns a double that stores its calls, and takes its answers from arrays.
func writtenDouble(_ number: Int) -> String {
    let methods = members.map { name in
        """
            var \(name)Calls: [(id: Int, name: String)] = []
            var \(name)Answers: [Int] = []
            func \(name)(id: Int, name: String) -> Int {
                \(name)Calls.append((id, name))
                return \(name)Answers.removeFirst()
            }
        """
    }.joined(separator: "\n")
    return "import Services\n\nfinal class MockService\(number): Service\(number) {\n\(methods)\n}\n"
}

/// Returns the five tests of a service. Each expects two calls.
///
/// - Parameter answer: The answer to the first call of the first test. Another one changes the file.
func serviceTests(_ number: Int, isMocked: Bool, answer: Int) -> String {
    let tests = (0..<5).map { index in
        let (first, second) = (members[index], members[index + 1])
        let result = index == 0 ? answer : 1
        let before =
            isMocked
            ? """
                service.expect(.\(first)(id: 1, name: "a")).andReturn(\(result))
                service.expect(.\(second)(id: 2, name: "b")).andReturn(2)
            """
            : """
                service.\(first)Answers = [\(result)]
                service.\(second)Answers = [2]
            """
        let after =
            isMocked
            ? "    service.verify()"
            : """
                #expect(service.\(first)Calls.map(\\.id) == [1])
                #expect(service.\(first)Calls.map(\\.name) == ["a"])
                #expect(service.\(second)Calls.map(\\.id) == [2])
                #expect(service.\(second)Calls.map(\\.name) == ["b"])
            """
        return """
            @Test func usesService\(number)Like\(index)() {
                let service = MockService\(number)()
            \(before)
                #expect(service.\(first)(id: 1, name: "a") == \(result))
                #expect(service.\(second)(id: 2, name: "b") == 2)
            \(after)
            }
            """
    }
    let imports = ["Services", "Testing"] + (isMocked ? ["ExpectKit"] : [])
    let header = imports.sorted().map { "import \($0)" }.joined(separator: "\n")
    return "\(header)\n\n\(tests.joined(separator: "\n\n"))\n"
}
