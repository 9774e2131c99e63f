// Finds the initializers of a class that a mock passes on.

extension DeclarationReader {
    /// Enters the designated initializers of the nearest class in a lineage that has any, which the others inherit.
    mutating func enterInitializers(of lineage: [Ancestor], into superclass: inout Superclass) {
        for ancestor in lineage {
            let all = index.members(of: ancestor.symbol.identifier.precise).filter {
                $0.kind.identifier == "swift.init" && $0.spi != true
                    && (!isOfOtherModule($0) || ["public", "open"].contains($0.accessLevel))
            }.inSourceOrder
            let designated = all.filter { !$0.hasModifier("convenience") && $0.swiftExtension == nil }
            if all.contains(where: { $0.hasModifier("convenience") && $0.hasModifier("required") }) {
                superclass.overridesInitializers = true
            }
            if designated.isEmpty { continue }
            for symbol in designated { enterInitializer(symbol, of: ancestor, into: &superclass) }
            break
        }
        if superclass.initializers.isEmpty, lineage.last?.isBelowObject == true {
            let declared = Requirement(kind: .initializer(isFailable: false))
            superclass.initializers = [Superclass.Initializer(declared: declared)]
        }
        if !superclass.initializers.contains(where: { $0.declared.isAvailable }), missingModules.isEmpty {
            fail("it has no designated initializer that a test can call")
        }
    }

    private mutating func enterInitializer(
        _ symbol: SymbolGraph.Symbol, of ancestor: Ancestor, into superclass: inout Superclass
    ) {
        // The initializer that the compiler synthesizes for `Decodable` is required, and has no location.
        let isRequired =
            symbol.hasModifier("required") || symbol.location == nil && symbol.names.title == "init(from:)"
        do throws(UnsupportedDeclaration) {
            var declared = try classMember(symbol, of: ancestor)
            declared.availability = symbol.deprecation
            // Swift has no syntax to pass an array as variadic arguments.
            if declared.parameters.contains(where: \.isVariadic) {
                throw UnsupportedDeclaration("it has a variadic parameter, which Swift cannot pass on")
            }
            enterTypes(of: symbol)
            superclass.initializers.append(
                Superclass.Initializer(
                    declared: declared, isRequired: isRequired,
                    isImplicit: symbol.location == nil && !isForeign && declared.parameters.isEmpty))
        } catch {
            if isRequired {
                return fail("its required \(symbol.names.title) cannot be overridden: \(error.reason)")
            }
            declaration.unmockedMembers.append(
                "\(symbol.names.title) is not passed on because \(error.reason)")
        }
    }
}
