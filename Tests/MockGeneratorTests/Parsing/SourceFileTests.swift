import Testing

@testable import MockGenerator

// Source files, which the generator reads like the compiler: comments and literals contain no declarations.

struct SourceFileTests {
    @Test func importsAreFound() {
        let source = #"""
            // import Nothing
            import Foundation
            @preconcurrency public import Dispatch
            #if canImport(Darwin)
                import Darwin
            #endif
            import struct Base.User
            @_spi(Test) import A; import func B.+
            /* What follows is a comment.
            import Comment
            */
            let text = """
                import Text
                """
            enum Way { case `import`; static let usual = Way.import }
            func carry(import goods: Int) {}
            """#
        #expect(
            SourceFile(source).imports == [
                "import Foundation", "import Dispatch", "import struct Base.User", "import A",
                "import func B.+",
            ])
    }

    @Test(arguments: [
        #"let a = "*/*""#, #"let a = "/*""#, ##"let a = #""/*"#"##, "let a = /[/*\"]/", "// \"\"\" /*",
        "/* \"\"\" /* */ */",
        #"let a = "\(b["/*"])""#, "let a = \"\"\"\n  /* // \"\"\"", "let a = #\"\"\"# // \"",
        "let a = 6 /* \" */ / 2",
        "#if A // #if\n#endif", "let a = \"#if\"", "let a = #/ \" /* \n /#",
    ])
    func anImportAfterAnyTextIsFound(before: String) {
        let source = "import First\n\(before)\nimport Last\n"
        #expect(SourceFile(source).imports == ["import First", "import Last"])
        // The same file with the line ends of Windows.
        #expect(
            SourceFile(source.replacing("\n", with: "\r\n")).imports == ["import First", "import Last"])
    }

    @Test(arguments: ["/*", "/* /* */", "let a = \"\"\"\n", "#if A"])
    func anImportInACommentATextOrAConditionIsNone(before: String) {
        #expect(SourceFile("import First\n\(before)\nimport Last\n").imports == ["import First"])
    }

    @Test func aDeclarationIsFoundAtItsPosition() {
        let file = SourceFile("let a = 1\r\n/* é */ func `is ok`() {}\rfunc <> (a: A)")
        func next(line: Int, character: Int, _ name: String) -> Substring? {
            var reader = file.reader(at: .init(line: line, character: character), named: name)
            reader?.next()
            return reader?.peek()
        }
        #expect(next(line: 1, character: 14, "is ok()") == "(")
        #expect(next(line: 2, character: 5, "<>(_:)") == ">")
        // Not the position of a name, another name, and no position.
        #expect(next(line: 1, character: 13, "is ok()") == nil)
        #expect(next(line: 1, character: 14, "not()") == nil)
        #expect(next(line: 3, character: 0, "is") == nil)
        #expect(next(line: 2, character: 99, "is") == nil)
    }

    @Test(
        arguments: [
            ("a /b/ c", ["a", "/b/", "c"]), ("a / b / c", ["a", "/", "b", "/", "c"]),
            ("f(/)", ["f", "(", "/", ")"]),
            ("func /(a: A) { b/c }", ["func", "/", "(", "a", ":", "A", ")", "{", "b", "/", "c", "}"]),
            ("a≠b é≠ü", ["a", "≠", "b", "é", "≠", "ü"]), ("\"a", ["\"a"]), ("\"a\nb", ["\"a", "b"]),
            ("`a", ["`a"]),
            (#""\(a + "\(")")")" b"#, [#""\(a + "\(")")")""#, "b"]), (##"#"\("# b"##, [##"#"\("#"##, "b"]),
            ("#if a->b...c==d", ["#if", "a", "->", "b", "...", "c", "==", "d"]), ("/* /* */", []),
            ("a//b", ["a"]),
            ("\u{FEFF}a", ["a"]),
        ] as [(String, [Substring])])
    func sourceCodeIsSplitIntoTokens(source: String, tokens: [Substring]) {
        #expect(Lexer.tokens(of: source).map(\.text) == tokens)
    }
}
