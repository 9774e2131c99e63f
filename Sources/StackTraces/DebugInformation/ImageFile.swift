#if os(Linux)
    import Foundation

    /// The file of a loaded image, which stays mapped as long as this object exists. Unchecked, because the bytes are
    /// mapped for reading only and never change.
    final class ImageFile: @unchecked Sendable {
        let bytes: ByteRun

        /// Maps a file, so that only the parts that are read are loaded; nil if the file cannot be mapped.
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

        deinit { munmap(UnsafeMutableRawPointer(mutating: bytes.start), bytes.count) }

        /// Whether the image at an address was loaded from this file, and not from an older build of it. The headers
        /// are compared. They contain offsets of tables, which are rarely equal in two builds.
        func isLoaded(at base: UInt) -> Bool {
            guard let loaded = UnsafeRawPointer(bitPattern: base), bytes.count >= 64 else { return false }
            return memcmp(loaded, bytes.start, 64) == 0
        }
    }
#endif
