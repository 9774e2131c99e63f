// Code under test that calls a shelf in every way, each call on a line of its own.

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
