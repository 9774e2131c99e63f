#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Makes values of types that no test has given an answer for.
///
/// What is registered comes first, then what a type says itself, then what can be made from the type: zero and
/// empty, as Mockito has it, down into whatever is made of parts. It gives up rather than run in circles.
struct PlaceholderMaker {
    /// The values that the mock and the scopes around the call have registered.
    let registered: MockDefaults
    /// How deep a value is inside of others.
    var depth = 0
    /// Which case of an enum is tried, as the first may need a value of its own type.
    var attempt = 0

    /// Whether closures and initializers of the client may run, which may trap.
    private var mayRunClientCode = true

    /// Whether the value belongs to one that is being decoded.
    private var isDecoding = false

    /// What may still be asked for, shared by all that belongs to one value.
    private(set) var budget = PlaceholderBudget()

    /// How deep values are nested before one is given up.
    static let depthLimit = 32

    init(registered: MockDefaults) {
        self.registered = registered
    }

    /// The same maker for another attempt at a value that is decoded.
    private func attempting(_ number: Int) -> PlaceholderMaker {
        var maker = self
        maker.isDecoding = true
        maker.attempt = number
        maker.budget = PlaceholderBudget(within: budget)
        return maker
    }

    /// The same maker for a part of the value.
    var inner: PlaceholderMaker {
        var maker = self
        maker.depth += 1
        return maker
    }

    /// What becomes of a value that is to be made without client code.
    enum Outcome<Value> {
        case made(Value)
        case impossible
        case needsClientCode
    }

    /// Makes a value if that runs no client code, which may trap.
    func valueWithoutClientCode<Value>(of type: Value.Type) -> Outcome<Value> {
        var maker = self
        maker.mayRunClientCode = false
        maker.budget = PlaceholderBudget()
        let value = maker.value(of: type)
        if maker.budget.needsClientCode { return .needsClientCode }
        return value.map(Outcome.made) ?? .impossible
    }

    /// Whether a value of a type is asked of client code.
    private func runsClientCode(for type: Any.Type) -> Bool {
        if registered.contains(type) || type is any DefaultAnswerable.Type { return true }
        return !isOfToolchain(type) && hasInitialValues(type)
    }

    /// Makes a value, or returns nothing where none can be made.
    func value<Value>(of type: Value.Type) -> Value? {
        if !mayRunClientCode, runsClientCode(for: type) {
            budget.needsClientCode = true
            return nil
        }
        if let value = registered.value(of: type) { return value }
        if let known = type as? any DefaultAnswerable.Type { return known.defaultAnswer as? Value }
        return zero(of: type)
    }

    /// Makes a value from the type alone.
    private func zero<Value>(of type: Value.Type) -> Value? {
        guard depth <= Self.depthLimit, budget.hasStack else { return nil }
        // Each is looked at before it is cast: nothing, cast to an optional, would be a value.
        if let value = simple(type) { return value as? Value }
        if let composite = type as? any PlaceholderComposite.Type {
            guard let value = composite.placeholder(by: inner) else { return nil }
            return value as? Value
        }
        if let value = named(type) { return value as? Value }
        if let elements = TypeMetadata(of: type)?.tupleElements { return tuple(of: elements) }
        if let decodable = type as? any Decodable.Type, let value = decoded(decodable) {
            return value as? Value
        }
        if let first = PlainCase.all(of: type).first { return first.value(as: type) }
        return existential()
    }

    /// Numbers, texts and collections, and what Foundation adds to them.
    private func simple(_ type: Any.Type) -> Any? {
        switch type {
        case is Void.Type: ()
        case is Bool.Type: false
        case is Character.Type: Character(" ")
        case is Unicode.Scalar.Type: Unicode.Scalar(0)
        case is StaticString.Type: "" as StaticString
        case is Date.Type: Date(timeIntervalSinceReferenceDate: 0)
        case is URL.Type: URL(string: "about:blank")
        case is UUID.Type: UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
        // These two refuse to be decoded from nothing.
        case is TimeZone.Type: TimeZone.gmt
        case is Calendar.Type: Calendar(identifier: .gregorian)
        case let type as any ExpressibleByNilLiteral.Type: type.init(nilLiteral: ())
        case let number as any AdditiveArithmetic.Type: number.zeroValue
        case let vector as any SIMD.Type: vector.init()
        case let text as any StringProtocol.Type: text.init(stringLiteral: "")
        case let list as any RangeReplaceableCollection.Type: list.init()
        case let set as any SetAlgebra.Type: set.init()
        default: nil
        }
    }

    /// A case of an enum, or a value with the first raw value that is one.
    private func named(_ type: Any.Type) -> Any? {
        if let type = type as? any CaseIterable.Type, let first = type.firstCase { return first }
        return (type as? any RawRepresentable.Type)?.firstValue(by: self)
    }

    private func tuple<Value>(of elements: [TypeMetadata.TupleElement]) -> Value? {
        let memory = UnsafeMutablePointer<Value>.allocate(capacity: 1)
        defer { memory.deallocate() }
        var undo: [() -> Void] = []
        for element in elements {
            let place = UnsafeMutableRawPointer(memory) + element.offset
            guard let remove = initialize(place, as: element.type) else {
                // What was made so far is released before the memory is.
                undo.forEach { $0() }
                return nil
            }
            undo.append(remove)
        }
        return memory.move()
    }

    /// Puts a value into memory, and returns how to take it out again.
    private func initialize(_ place: UnsafeMutableRawPointer, as type: Any.Type) -> (() -> Void)? {
        func open<Element>(_ type: Element.Type) -> (() -> Void)? {
            guard let value = inner.value(of: type) else { return nil }
            let typed = place.initializeMemory(as: type, to: value)
            return { typed.deinitialize(count: 1) }
        }
        return _openExistential(type, do: open)
    }

    private func decoded<Value: Decodable>(_ type: Value.Type) -> Any? {
        // Further attempts belong to the outermost decoded value: they try the next cases of all enums inside.
        guard !isDecoding else { return try? PlaceholderDecoder(maker: inner).decode(type) }
        for attempt in 0..<PlaceholderDecoder.attempts {
            let maker = inner.attempting(attempt)
            if let value = try? PlaceholderDecoder(maker: maker).decode(type) { return value }
            // One that asks for ever does so whichever cases it gets.
            if maker.budget.isSpent { break }
        }
        return nil
    }

    /// A value that conforms to the protocols of an existential type, such as `any Error`.
    private func existential<Value>() -> Value? {
        let candidates: [Any] = [UnansweredCallError(reason: .noError), "", 0, ()]
        return candidates.lazy.compactMap { $0 as? Value }.first
    }
}
