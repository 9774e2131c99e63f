#if os(Linux)
    import Foundation

    /// The file of a loaded image, in memory as long as this object is.
    final class ImageFile: @unchecked Sendable {
        // Unchecked, because nobody writes to it.
        let bytes: ByteRun

        /// Maps a file, so that only what is read of it is loaded.
        init?(path: String) {
            let file = open(path, O_RDONLY | O_CLOEXEC)
            guard file >= 0 else { return nil }
            defer { close(file) }
            var facts = stat()
            guard fstat(file, &facts) == 0, let size = Int(exactly: facts.st_size), size > 0,
                let start = mmap(nil, size, PROT_READ, MAP_PRIVATE, file, 0), start != MAP_FAILED
            else { return nil }
            bytes = ByteRun(start: UnsafePointer(start.assumingMemoryBound(to: UInt8.self)), count: size)
        }

        deinit {
            munmap(UnsafeMutableRawPointer(mutating: bytes.start), bytes.count)
        }

        /// Whether the image at an address was loaded from the file, and not from one that a newer build replaced.
        ///
        /// The header of an image says where its sections are, which hardly any two builds have in common.
        func isLoaded(at base: UInt) -> Bool {
            guard let loaded = UnsafeRawPointer(bitPattern: base), bytes.count >= 64 else { return false }
            return memcmp(loaded, bytes.start, 64) == 0
        }
    }
#endif
