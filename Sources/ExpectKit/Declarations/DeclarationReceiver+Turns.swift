extension DeclarationReceiver {
    /// Sets what decides about the turns of a declaration's calls.
    func setTurns(_ turns: any TurnTaking, of index: Int, epoch: Int) {
        engine.locked { guarded in
            guard guarded.state.epoch == epoch else { return }
            guarded.gates.turnsOfDeclarations[index] = turns
        }
    }
}
