#if os(Linux) && canImport(Runtime)
    import Foundation
    import Runtime

    extension TracedFunction {
        /// Returns the functions that the toolchain finds. It takes up to a tenth of a second for each function.
        static func named(_ resumptions: [Resumption]) -> [TracedFunction]? {
            Backtrace(resumptions)?.symbolicated()?.frames.compactMap(\.symbol).map(TracedFunction.init)
        }

        init(_ symbol: SymbolicatedBacktrace.Symbol) {
            self.init(
                rawName: symbol.rawName, name: symbol.name, path: symbol.sourceLocation?.path,
                line: symbol.sourceLocation?.line ?? 0)
        }
    }

    extension Backtrace {
        /// Makes a backtrace of addresses; nil if the toolchain has another format.
        ///
        /// `Backtrace` has no initializer for this. It is `Codable` in a documented format
        /// (docs/CompactBacktraceFormat.md in the Swift repository). If the toolchain cannot decode it, the report
        /// has no lines.
        fileprivate init?(_ resumptions: [Resumption]) {
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

    /// Returns the compact format, which stores each address as its distance from the address before it.
    private func compactForm(of resumptions: [Resumption]) -> [UInt8] {
        // Version 0, addresses of 64 bits.
        var bytes: [UInt8] = [0x02]
        var last: UInt = 0
        for resumption in resumptions {
            var distance = Int(bitPattern: resumption.address &- last)
            var digits: [UInt8] = []
            repeat {
                digits.append(UInt8(truncatingIfNeeded: distance))
                distance >>= 8
                // The highest bit is the sign, so it must agree with the remaining bits.
            } while !(distance == 0 && (digits.last ?? 0) < 0x80
                || distance == -1 && (digits.last ?? 0) >= 0x80)
            // One byte: the kind of the address, a mark that it is relative, and the number of bytes after it.
            bytes.append((resumption.isAsync ? 0x30 : 0x20) | UInt8(digits.count - 1))
            bytes += digits.reversed()
            last = resumption.address
        }
        return bytes + [0x00]
    }
#endif
