// The code under test, and its collaborator.

protocol Cook {
    func cookRamen(bowls: Int, soup: String, extras: [String])
}

struct Waiter {
    let cook: any Cook

    func order(_ bowls: Int, of soup: String, with extras: [String] = []) {
        cook.cookRamen(bowls: bowls, soup: soup, extras: extras)
    }
}
