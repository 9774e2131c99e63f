extension DeclarationReceiver {
    func setTurns(_ turns: any TurnTaking, of index: Int, epoch: Int) {
        engine.locked { guarded in
            guard guarded.state.epoch == epoch else { return }
            guarded.gates.turnsOfDeclarations[index] = turns
        }
    }
}
