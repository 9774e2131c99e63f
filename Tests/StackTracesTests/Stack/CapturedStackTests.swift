#if os(Linux) && canImport(Runtime)
    import Foundation
    import Testing

    @testable import StackTraces

    /// The functions of the current stack are found and named.
    struct CapturedStackTests {
        /// The functions of a stack in this file, without those that the compiler and the macros add.
        private func names(_ stack: CapturedStack?) throws -> [String] {
            let functions = try #require(stack?.functions)
            return functions.filter { $0.path == "\(#filePath)" }.map(\.name)
        }

        @Test(arguments: [
            ("/usr/lib/swift/linux/libswiftCore.so", true, false), ("/opt/swift/lib/libTesting.so", true, true),
            ("/opt/swift/lib/lib_Testing_Foundation.so", true, false), ("/lib64/ld-linux-x86-64.so.2", true, false),
            ("/libs/app/.build/debug/appTests.xctest", false, false),
            ("/home/me/libswiftutils/.build/debug/libTestingTests.xctest", false, false),
            ("/home/lib_core/libTesting/.build/debug/coreTests.xctest", false, false),
        ])
        func theFolderOfAProjectMakesNoSystemLibrary(path: String, isOfSystem: Bool, isTestFramework: Bool) {
            #expect(LoadedImage.isOfSystem(path) == isOfSystem)
            #expect(LoadedImage.isTestFramework(path) == isTestFramework)
        }

        @inline(never)
        private func capture(_ lines: inout [Int]) -> CapturedStack? {
            lines.append(#line + 1)
            return CapturedStack()
        }

        @Test func aSynchronousTestHasNamesAndLines() throws {
            var lines: [Int] = []
            let stack = capture(&lines); lines.append(#line)
            let functions = try #require(stack?.functions)
            #expect(functions.filter { $0.path == "\(#filePath)" }.map(\.line).prefix(2) == lines.prefix(2))
            #expect(
                try names(stack).prefix(2) == [
                    "CapturedStackTests.capture(_:)", "CapturedStackTests.aSynchronousTestHasNamesAndLines()",
                ])
            #expect(functions.allSatisfy { $0.rawName != $0.name })
        }

        private func wait() async -> CapturedStack? {
            await Task.yield()
            return CapturedStack()
        }

        private func waitInBetween() async -> CapturedStack? {
            let stack = await wait()
            await Task.yield()
            return stack
        }

        @Test func theCallersOfAnAsyncFunctionAreFound() async throws {
            let stack = await waitInBetween()
            #expect(
                try names(stack).prefix(3) == [
                    "CapturedStackTests.wait()", "CapturedStackTests.waitInBetween()",
                    "CapturedStackTests.theCallersOfAnAsyncFunctionAreFound()",
                ])
        }

        @Test func anAsyncFunctionThatCallsAnotherLibraryIsFoundOnce() async throws {
            await Task.yield()
            var stack: CapturedStack?
            [1].forEach { _ in stack = CapturedStack() }
            let names = try names(stack)
            #expect(
                names.count { $0 == "CapturedStackTests.anAsyncFunctionThatCallsAnotherLibraryIsFoundOnce()" }
                    == 1)
        }

        @Test func theClosureOfADetachedTaskIsFound() async throws {
            let stack = await Task.detached { CapturedStack() }.value
            #expect(
                try names(stack) == ["closure #1 in CapturedStackTests.theClosureOfADetachedTaskIsFound()"])
        }

        /// System libraries have no debug information.
        @Test func aFunctionWithoutDebugInformationHasNoName() throws {
            let symbol = try #require(dlsym(nil, "getppid"))
            let foreign = Resumption(UInt(bitPattern: symbol), isAsync: true)
            #expect(CapturedStack([foreign], endsInTest: true).functions == [])
        }

        @Test func anAddressWithoutAnImageHasNoName() {
            #expect(CapturedStack([Resumption(0)], endsInTest: true).functions == [])
        }
    }
#endif
