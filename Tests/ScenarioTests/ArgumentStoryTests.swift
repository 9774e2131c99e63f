import ExpectKit
import Testing

@Suite struct ArgumentStoryTests {
    @Test func literalsStandForThemselves() {
        let soup: Arg<String> = "miso"
        #expect(soup.value == "miso")
    }
}
