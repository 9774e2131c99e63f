extension PlaceholderMaker {
    /// Makes a tuple; nil if a value of one element cannot be made.
    ///
    /// Swift cannot make a tuple whose type is known at run time only, so its elements are written to memory at the
    /// offsets that the metadata of the type gives. If an element is missing, those already written are released.
    func tuple<Value>(of elements: [TypeMetadata.TupleElement]) -> Value? {
        let memory = UnsafeMutablePointer<Value>.allocate(capacity: 1)
        defer { memory.deallocate() }
        var undo: [() -> Void] = []
        for element in elements {
            let place = UnsafeMutableRawPointer(memory) + element.offset
            guard let remove = initialize(place, as: element.type) else {
                undo.forEach { $0() }
                return nil
            }
            undo.append(remove)
        }
        return memory.move()
    }

    /// Writes a value to memory, and returns a closure that removes it.
    private func initialize(_ place: UnsafeMutableRawPointer, as type: Any.Type) -> (() -> Void)? {
        func open<Element>(_ type: Element.Type) -> (() -> Void)? {
            guard let value = inner.value(of: type) else { return nil }
            let typed = place.initializeMemory(as: type, to: value)
            return { typed.deinitialize(count: 1) }
        }
        return _openExistential(type, do: open)
    }
}
