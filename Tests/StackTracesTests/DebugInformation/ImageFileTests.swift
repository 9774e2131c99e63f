#if os(Linux) && canImport(Runtime)
    import Foundation
    import Testing

    @testable import StackTraces

    struct ImageFileTests {
        @Test func theFileOfALoadedImageIsRecognized() throws {
            // Not a function of the C library: the thread sanitizer replaces some by functions of the program.
            let symbol = try #require(runtimeSymbol("swift_retain"))
            let image = LoadedImage(containing: UInt(bitPattern: symbol))
            let file = try #require(ImageFile(path: image.path))
            #expect(file.isLoaded(at: image.base))
            // Counterpart: the library's file is not that of the program.
            let program = try #require(ImageFile(path: "/proc/self/exe"))
            #expect(!program.isLoaded(at: image.base))
            #expect(!file.isLoaded(at: 0))
        }

        @Test func aMissingOrEmptyFileIsNotMapped() throws {
            #expect(ImageFile(path: "/no/such/file") == nil)
            let empty = FileManager.default.temporaryDirectory.appendingPathComponent(
                "empty-\(UUID().uuidString)")
            try Data().write(to: empty)
            defer { try? FileManager.default.removeItem(at: empty) }
            #expect(ImageFile(path: empty.path) == nil)
        }

        @Test func anAddressOutsideOfAllImagesHasNoImage() {
            let image = LoadedImage(containing: 0)
            #expect(image.base == 0)
            #expect(image.path == "")
        }
    }
#endif
