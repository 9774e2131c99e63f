#if os(Linux) && canImport(Runtime)
    import Foundation
    import Runtime

    extension TracedFunction {
        /// Returns the functions that the toolchain finds. It takes up to a tenth of a second for each function.
        static func named(_ resumptions: [Resumption]) -> [TracedFunction]? {
            Backtrace(resumptions)?.symbolicated()?.frames.compactMap(\.symbol).map(TracedFunction.init)
        }

        private init(_ symbol: SymbolicatedBacktrace.Symbol) {
            self.init(
                rawName: symbol.rawName, name: symbol.name, path: symbol.sourceLocation?.path,
                line: symbol.sourceLocation?.line ?? 0)
        }

        /// Demangles the name of a function. No other public interface does it.
        init(_ function: ImageSymbols.Function) {
            self.init(
                SymbolicatedBacktrace.Symbol(
                    imageIndex: 0, imageName: "", rawName: function.rawName, offset: 0, sourceLocation: nil))
            (path, line) = (function.path, function.line)
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

    /// Returns the compact format. It also has shorter forms of addresses, which are not needed here.
    private func compactForm(of resumptions: [Resumption]) -> [UInt8] {
        // Version 0, addresses of 64 bits.
        var bytes: [UInt8] = [0x02]
        for resumption in resumptions {
            // The kind of the address, a mark that it is absolute, and the number of bytes after the first one.
            bytes.append((resumption.isAsync ? 0x30 : 0x20) | 0x08 | 7)
            withUnsafeBytes(of: resumption.address.bigEndian) { bytes += $0 }
        }
        // The end.
        return bytes + [0x00]
    }
#endif
