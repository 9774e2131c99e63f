/// The code under test: bakes bread in an oven.
struct Baker {
    let oven: any Oven

    /// Preheats the oven for a kind of flour, and returns whether the oven is hot enough.
    func prepare(for flour: String) -> Bool {
        let degrees = flour == "rye" ? 180 : 220
        oven.preheat(to: degrees)
        return oven.temperature >= degrees
    }

    /// Loads loaves until the oven is full, and returns the number of loaves in the oven.
    func load(_ loaves: [Loaf]) -> Int {
        var loaded = 0
        for loaf in loaves {
            do { try oven.load(loaf) } catch { break }
            loaded += 1
        }
        return loaded
    }

    /// Bakes loaves, and returns the number of baked loaves.
    func bake(_ loaves: [Loaf]) async throws -> Int {
        guard load(loaves) > 0 else { return 0 }
        return try await oven.bake(minutes: 40)
    }
}
