#if os(Linux) && canImport(Runtime)
    import Foundation
    import Runtime

    /// The functions that are running, as return addresses.
    ///
    /// `Backtrace.capture()` follows frame pointers, and crashes in a function that was compiled without: in
    /// `#expect(isDone(store))` Swift Testing's own (seen with Swift 6.3). The C library follows unwind tables,
    /// which every function has, but knows nothing of async calls. So the C library is asked first, and
    /// `Backtrace` only where all that runs is code of the user's up to an async function: from there on it
    /// follows async contexts, which are always sound.
    struct CapturedStack: Sendable {
        /// Where one of the functions goes on.
        fileprivate struct Resumption: Sendable {
            var address: UInt
            /// Whether it goes on when something it waits for is done, and not when another function returns.
            var isAsync = false
            var image: LoadedImage

            /// An address in the code that led here: a function that called one that never returns may end there.
            var place: UInt { isAsync || address == 0 ? address : address &- 1 }
        }

        private let resumptions: [Resumption]
        /// Whether it was called by a test framework.
        let endsInTest: Bool

        /// Captures the stack of the current thread, if the system can.
        @inline(never)
        init?() {
            guard let addresses = returnAddresses() else { return nil }
            var found = Resumption.all(addresses.map { ($0, false) })
            let foreign = found.first { $0.image.base != found.first?.image.base }
            if foreign?.image.path.contains("libswift_Concurrency") ?? false {
                guard let backtrace = try? Backtrace.capture() else { return nil }
                found = Resumption.all(backtrace.frames.compactMap(address(of:)))
            }
            // What called XCTest is not the test's.
            let end = found.firstIndex { $0.image.symbol.contains("invokeTest") && $0.image.isTestFramework }
            endsInTest = found.contains(where: \.image.isTestFramework)
            resumptions = found.prefix(end ?? found.count).filter { !$0.image.isOfSystem }
        }

        /// The functions of the user's, innermost first.
        var functions: [TracedFunction]? { knownFunctions ?? functionsByToolchain }

        /// The functions as the library reads them from the images; nil if it does not understand one of them.
        private var knownFunctions: [TracedFunction]? {
            KnownImages.shared.withLock { images in
                var functions: [TracedFunction] = []
                for resumption in resumptions {
                    guard let found = images.functions(at: resumption.place, in: resumption.image) else {
                        return nil
                    }
                    functions += found
                }
                return functions
            }
        }

        /// The functions as the toolchain names them, which reads all of an image for each of them.
        var functionsByToolchain: [TracedFunction]? {
            Backtrace(resumptions)?.symbolicated()?.frames.compactMap(\.symbol).map(TracedFunction.init)
        }
    }

    extension CapturedStack.Resumption {
        fileprivate static func all(_ addresses: [(address: UInt, isAsync: Bool)]) -> [Self] {
            zip(addresses, LoadedImage.containing(addresses.map(\.address))).map { place, image in
                Self(address: place.address, isAsync: place.isAsync, image: image)
            }
        }
    }

    /// Where a function goes on, if the toolchain knows.
    private func address(of frame: Backtrace.Frame) -> (address: UInt, isAsync: Bool)? {
        switch frame {
        case .programCounter(let address), .returnAddress(let address): UInt(address).map { ($0, false) }
        case .asyncResumePoint(let address): UInt(address).map { ($0, true) }
        default: nil
        }
    }

    /// Asks the C library for the return addresses of the functions that are running, innermost first.
    ///
    /// It is looked up by name, as `execinfo.h` is not among the headers that Swift imports, and some C libraries
    /// do not have it.
    private func returnAddresses() -> [UInt]? {
        typealias Collect = @convention(c) (UnsafeMutablePointer<UInt>, Int32) -> Int32
        guard let symbol = dlsym(nil, "backtrace") else { return nil }
        let collect = unsafeBitCast(symbol, to: Collect.self)
        var addresses = [UInt](repeating: 0, count: 128)
        let count = collect(&addresses, Int32(addresses.count))
        return Array(addresses.prefix(Int(count)))
    }

    extension Backtrace {
        /// Makes a backtrace of addresses.
        ///
        /// There is no initializer for it. A backtrace is `Codable`, though, and this is its documented form
        /// (docs/CompactBacktraceFormat.md in the Swift repository). A toolchain with another form fails to decode
        /// it, and a report then goes without the lines.
        fileprivate init?(_ resumptions: [CapturedStack.Resumption]) {
            guard let template = try? JSONEncoder().encode(Backtrace.capture(limit: 1, top: 0)),
                var fields = try? JSONDecoder().decode([String: String].self, from: template)
            else { return nil }
            fields["backtrace"] = Data(compactForm(of: resumptions)).base64EncodedString()
            guard let data = try? JSONEncoder().encode(fields),
                let backtrace = try? JSONDecoder().decode(Backtrace.self, from: data)
            else { return nil }
            self = backtrace
        }
    }

    /// The compact form: each address as its distance from the one before.
    private func compactForm(of resumptions: [CapturedStack.Resumption]) -> [UInt8] {
        // Version 0, addresses of 64 bits.
        var bytes: [UInt8] = [0x02]
        var last: UInt = 0
        for resumption in resumptions {
            var distance = Int(bitPattern: resumption.address &- last)
            var digits: [UInt8] = []
            repeat {
                digits.append(UInt8(truncatingIfNeeded: distance))
                distance >>= 8
                // The highest bit tells the sign, so it must agree with what is left.
            } while !(distance == 0 && (digits.last ?? 0) < 0x80
                || distance == -1 && (digits.last ?? 0) >= 0x80)
            // What kind of address it is, that it is relative, and how many bytes follow.
            bytes.append((resumption.isAsync ? 0x30 : 0x20) | UInt8(digits.count - 1))
            bytes += digits.reversed()
            last = resumption.address
        }
        return bytes + [0x00]
    }
#endif
