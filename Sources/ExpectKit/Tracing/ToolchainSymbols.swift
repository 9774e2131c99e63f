#if os(Linux) && canImport(Runtime)
    import Foundation
    import Runtime

    extension TracedFunction {
        /// Has the toolchain name the functions, each of which takes it up to a tenth of a second.
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
        /// Makes a backtrace of addresses.
        ///
        /// There is no initializer for it. A backtrace is `Codable`, though, and this is its documented form
        /// (docs/CompactBacktraceFormat.md in the Swift repository). A toolchain with another form fails to decode
        /// it, and a report then goes without the lines.
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

    /// The compact form: each address as its distance from the one before.
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
