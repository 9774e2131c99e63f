// Code under test that calls a shelf in different ways, each on its own line.

struct Shopkeeper {
    let shelf: MockShelf

    func tidy() {
        shelf.clear()
    }

    func isTidy() -> Bool {
        shelf.clear()
        return true
    }

    func tidyInAClosure() {
        [1].forEach { _ in shelf.clear() }
    }

    func tidyLater() async {
        await Task.yield()
        shelf.clear()
    }
}
