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
        }

        private let resumptions: [Resumption]
        /// Whether it was called by a test framework.
        let endsInTest: Bool

        /// Captures the stack of the current thread, if the system can.
        @inline(never)
        init?() {
            guard let addresses = returnAddresses() else { return nil }
            var found = addresses.map { Resumption(address: $0) }
            var images = addresses.map(LoadedImage.init(containing:))
            let foreign = images.first { $0.base != images.first?.base }
            if foreign?.path.contains("libswift_Concurrency") ?? false {
                guard let backtrace = try? Backtrace.capture() else { return nil }
                found = backtrace.frames.compactMap(Resumption.init)
                images = found.map { LoadedImage(containing: $0.address) }
            }
            // What called XCTest is not the test's.
            let end = images.firstIndex { $0.symbol.contains("invokeTest") && $0.isTestFramework }
            endsInTest = images.contains(where: \.isTestFramework)
            // Naming a function reads the whole library that it is in, which takes long.
            resumptions = zip(found, images).prefix(end ?? found.count).filter { !$0.1.isOfSystem }.map(\.0)
        }

        /// The functions of the user's, as the toolchain can name them.
        var backtrace: Backtrace? { Backtrace(resumptions) }
    }

    extension CapturedStack.Resumption {
        fileprivate init?(_ frame: Backtrace.Frame) {
            switch frame {
            case .programCounter(let address), .returnAddress(let address):
                guard let address = UInt(address) else { return nil }
                self.init(address: address)
            case .asyncResumePoint(let address):
                guard let address = UInt(address) else { return nil }
                self.init(address: address, isAsync: true)
            default: return nil
            }
        }
    }

    /// The library or program that an address is in, and the function there.
    private struct LoadedImage {
        let base: UInt
        let path: String
        /// The exported function before the address.
        let symbol: String

        /// Asks the dynamic linker. `ImageMap`, which would tell it too, leaves out a library now and then.
        init(containing address: UInt) {
            // Path, base address, symbol and its address, as the C library fills them in.
            typealias Facts = (UnsafePointer<CChar>?, UInt, UnsafePointer<CChar>?, UInt)
            typealias Find = @convention(c) (UInt, UnsafeMutableRawPointer) -> Int32
            var facts: Facts = (nil, 0, nil, 0)
            if let symbol = dlsym(nil, "dladdr") { _ = unsafeBitCast(symbol, to: Find.self)(address, &facts) }
            base = facts.1
            path = facts.0.map { String(cString: $0) } ?? ""
            symbol = facts.2.map { String(cString: $0) } ?? ""
        }

        var isTestFramework: Bool { path.contains("libXCTest") || path.contains("libTesting") }

        /// Whether it comes with the toolchain or with the system.
        var isOfSystem: Bool {
            isTestFramework || path.hasPrefix("/lib") || path.hasPrefix("/usr/lib")
                || ["/libswift", "/lib_", "/libFoundation", "/libdispatch"].contains { path.contains($0) }
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
