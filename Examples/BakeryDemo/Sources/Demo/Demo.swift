import BakeryShop
import ExpectKitForDemos

/// Shows the screen of the shop with several data sources.
@main struct Demo {
    static func main() {
        showFullShelf()
        showForgottenPrice()
        showEverythingEmpty()
        showReservation()
    }
}

private func show(_ title: String, _ screen: ShopScreen) {
    print("== \(title)")
    for line in screen.lines { print(line) }
}

private func showFullShelf() {
    let bakery = MockBakery()
    bakery.stub(.openingHour).andReturn(7)
    bakery.stub(.breadOfTheDay).andReturn(Bread(name: "Sunflower", grams: 750))
    bakery.stub(.loaves(of: .any)).andReturn(12)
    bakery.stub(.loaves(of: "rye")).andReturn(0)
    bakery.stub(.price(of: .any)).andReturn(420)
    show("A full shelf", ShopScreen(bakery: bakery))
}

/// A strict mock prints the first call without a stub, and the screen continues.
private func showForgottenPrice() {
    let bakery = MockBakery()
    bakery.stub(.openingHour).andReturn(7)
    bakery.stub(.breadOfTheDay).andReturn(Bread(name: "Sunflower", grams: 750))
    bakery.stub(.loaves(of: .any)).andReturn(12)
    show("A forgotten price", ShopScreen(bakery: bakery))
}

/// A nice mock prints nothing. A type without a default value needs a registered one.
private func showEverythingEmpty() {
    let bakery = MockBakery().nice()
    bakery.mock.defaults.register(Bread.self) { Bread(name: "none", grams: 0) }
    show("Everything is empty", ShopScreen(bakery: bakery))
}

/// `verify()` prints what did not happen.
private func showReservation() {
    let bakery = MockBakery()
    bakery.stub(.loaves(of: .any)).andReturn(0)
    bakery.expect(.reserve("rye", for: "Ada"))
    print("== A reservation")
    ShopScreen(bakery: bakery).reserveOneOfEach(for: "Ada")
    bakery.verify()
    print("The demo is over.")
}
