#if os(Linux) && canImport(Runtime)
    /// A part of an async function, which the compiler divides at each `await`.
    enum AsyncPart {
        /// The part before the first `await`.
        case beginning
        /// A part after an `await`.
        case afterAwait

        /// Finds the part by the mangled name of a function; nil if the function is not async.
        ///
        /// The name of a part after an `await` ends in "TY" or "TQ", a number and an underscore, such as "TY0_". An
        /// async function has another symbol, whose name is that of the function with "Tu". This symbol is searched
        /// only if the name contains "Ya", which the type of an async function does, or ends in "vg", as the name of a
        /// getter does.
        ///
        /// - Parameter hasSymbol: Whether the image has a symbol with a name.
        init?(mangledName name: String, hasSymbol: (String) -> Bool) {
            if name.last == "_" {
                let kind = name.utf8.dropLast().reversed().drop { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
                if kind.starts(with: "YT".utf8) || kind.starts(with: "QT".utf8) {
                    self = .afterAwait
                    return
                }
            }
            guard name.hasPrefix("$s"), name.contains("Ya") || name.hasSuffix("vg"), hasSymbol(name + "Tu")
            else { return nil }
            self = .beginning
        }
    }
#endif
