extension BuildCost {
    /// Returns the processor time in seconds of a build after one of a hundred tests changed.
    ///
    /// - Parameter isMocked: Whether the twenty doubles are generated mocks, or are written by hand.
    /// - Returns: The median of five builds.
    func changedTest(isMocked: Bool) throws -> Double {
        let product = isMocked ? #", "ExpectKit""# : ""
        let package = try ScratchPackage(
            isMocked ? "GeneratedMocks" : "WrittenDoubles", in: folder,
            targets: [
                #".target(name: "Services")"#,
                #".testTarget(name: "ServicesTests", dependencies: ["Services"\#(product)])"#,
            ], library: isMocked ? library : nil)
        let tests = "Tests/ServicesTests"
        for number in 0..<20 {
            try package.write(serviceProtocol(number), to: "Sources/Services/Service\(number).swift")
            if !isMocked {
                try package.write(writtenDouble(number), to: "\(tests)/MockService\(number).swift")
            }
            try package.write(
                serviceTests(number, isMocked: isMocked, answer: 1),
                to: "\(tests)/Service\(number)Tests.swift")
        }
        if isMocked {
            try package.swift([
                "package", "--disable-sandbox", "--allow-writing-to-package-directory", "generate-mocks",
                "--target", "Services", "--into", tests,
            ])
        }
        _ = try package.build()
        let times = try (2...6).map { answer in
            try package.write(
                serviceTests(7, isMocked: isMocked, answer: answer), to: "\(tests)/Service7Tests.swift")
            return try package.build().seconds
        }
        return times.sorted()[2]
    }
}
