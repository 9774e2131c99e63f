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
        private enum Source {
            case captured(Backtrace)
            case addresses([UInt])
        }

        private let source: Source
        /// Whether it ends where XCTest called a test. What called XCTest is not the test's.
        let endsInTest: Bool

        /// Captures the stack of the current thread, if the system can.
        @inline(never)
        init?() {
            guard let addresses = returnAddresses() else { return nil }
            let images = addresses.map(LoadedImage.init(containing:))
            let foreign = images.first { $0.base != images.first?.base }
            if foreign?.path.contains("libswift_Concurrency") ?? false {
                guard let backtrace = try? Backtrace.capture() else { return nil }
                source = .captured(backtrace)
                endsInTest = false
            } else {
                let end = images.firstIndex { $0.symbol.contains("invokeTest") && $0.path.contains("XCTest") }
                source = .addresses(Array(addresses[..<(end ?? addresses.count)]))
                endsInTest = end != nil
            }
        }

        /// The stack as the toolchain can name it.
        var backtrace: Backtrace? {
            switch source {
            case .captured(let backtrace): backtrace
            case .addresses(let addresses): Backtrace(returningTo: addresses)
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
        /// Makes a backtrace of return addresses.
        ///
        /// There is no initializer for it. A backtrace is `Codable`, though, and this is its documented form
        /// (docs/CompactBacktraceFormat.md in the Swift repository). A toolchain with another form fails to decode
        /// it, and a report then goes without the lines.
        fileprivate init?(returningTo addresses: [UInt]) {
            guard let template = try? JSONEncoder().encode(Backtrace.capture(limit: 1, top: 0)),
                var fields = try? JSONDecoder().decode([String: String].self, from: template)
            else { return nil }
            fields["backtrace"] = Data(compactForm(of: addresses)).base64EncodedString()
            guard let data = try? JSONEncoder().encode(fields),
                let backtrace = try? JSONDecoder().decode(Backtrace.self, from: data)
            else { return nil }
            self = backtrace
        }
    }

    /// The compact form of return addresses: each as its distance from the one before.
    private func compactForm(of addresses: [UInt]) -> [UInt8] {
        // Version 0, addresses of 64 bits.
        var bytes: [UInt8] = [0x02]
        var last: UInt = 0
        for address in addresses {
            var distance = Int(bitPattern: address &- last)
            var digits: [UInt8] = []
            repeat {
                digits.append(UInt8(truncatingIfNeeded: distance))
                distance >>= 8
                // The highest bit tells the sign, so it must agree with what is left.
            } while !(distance == 0 && (digits.last ?? 0) < 0x80
                || distance == -1 && (digits.last ?? 0) >= 0x80)
            // A return address, relative, of so many bytes.
            bytes.append(0x20 | UInt8(digits.count - 1))
            bytes += digits.reversed()
            last = address
        }
        return bytes + [0x00]
    }
#endif
