/// What the dynamic linker knows of an address.
package struct LinkerFacts {
    /// The path of the image that contains the address.
    package let path: String
    /// The address of the image.
    let base: UInt
    /// The name of the last exported symbol before the address, if there is one.
    let symbol: String?

    /// Asks the dynamic linker; the result is nil if no image contains the address. `dladdr` is looked up, because
    /// Swift imports it only on Apple's systems. The tuple has the layout of `Dl_info`: `dladdr(3)`.
    package init?(at address: UInt) {
        typealias Facts = (UnsafePointer<CChar>?, UInt, UnsafePointer<CChar>?, UInt)
        typealias Find = @convention(c) (UInt, UnsafeMutableRawPointer) -> Int32
        var facts: Facts = (nil, 0, nil, 0)
        guard let find = runtimeSymbol("dladdr").map({ unsafeBitCast($0, to: Find.self) }),
            find(address, &facts) != 0, let path = facts.0
        else { return nil }
        self.path = String(cString: path)
        base = facts.1
        symbol = facts.2.map { String(cString: $0) }
    }
}
