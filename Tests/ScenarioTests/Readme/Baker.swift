struct Baker {
    let oven: any Oven
    var breadTemperature = 220

    /// Preheats the oven for bread, and returns whether it is hot enough.
    func preparesForBread() -> Bool {
        oven.preheat(to: breadTemperature)
        return oven.temperature >= breadTemperature
    }
}
