#if os(Linux)
    extension ByteRun {
        /// Whether one of the texts in the run, each with a zero after it, ends in another text.
        ///
        /// The names of the symbols of a test bundle have tens of megabytes, so the search is left to a function of the
        /// C library, which Swift does not import on Linux.
        func contains(textEndingIn text: String) -> Bool {
            typealias Find =
                @convention(c) (UnsafeRawPointer, Int, UnsafeRawPointer, Int) -> UnsafeRawPointer?
            guard let symbol = runtimeSymbol("memmem") else { return false }
            let find = unsafeBitCast(symbol, to: Find.self)
            // The C text has a zero at its end too.
            return text.withCString { find(start, count, $0, text.utf8.count + 1) != nil }
        }
    }
#endif
