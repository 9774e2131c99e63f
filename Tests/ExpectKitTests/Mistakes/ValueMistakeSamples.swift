#if os(Linux)
    import ExpectKit
    import Foundation
    import Testing

    @testable import Mistakes

    #if canImport(FoundationNetworking)
        import FoundationNetworking
    #endif

    /// Tests that fail on purpose: an argument differs. The comments name the lines of the failures.
    ///
    /// ``SampleRun`` runs them in a separate process. Otherwise they are disabled.
    @Suite(.enabled(if: SampleRun.isRunning), .verifiesMocks) struct ValueMistakeSamples {
        private let api = MockAPIClient()
        private var engine: SyncEngine { SyncEngine(api: api) }
        private let noon = Date(timeIntervalSince1970: 1_700_000_000)
        private let text = String(repeating: "The quick brown fox jumps over the lazy dog. ", count: 8)
        private let json = #"{"id": 7, "name": "Ada", "address": {"city": "Oslo", "zip": "0150"}}"#
        private let url = URL(filePath: "/v2/customers/7/subscriptions/premium/renewals/2026.json")

        @Test func aWrongScalar() async throws {
            api.expect(.fetchProfile(id: 7)).andReturn(Profile())
            _ = try await engine.refresh(8)  // the wrong call
        }

        @Test func aMemberOfALargeStruct() async throws {
            api.expect(.upload(Profile()))
            try await engine.upload(changing(Profile()) { $0.address.city = "Bergen" })  // the wrong call
        }

        @Test func threeMembersOfALargeStruct() async throws {
            let upload = changing(Profile()) { ($0.address.zip, $0.isAdmin, $0.tags) = (nil, true, ["math"]) }
            api.expect(.upload(Profile()))
            try await engine.upload(upload)  // the wrong call
        }

        @Test func aMatcherOfAMember() async throws {
            api.expect(.upload(.having(\.name, .hasSuffix("e"))))
            try await engine.upload(changing(Profile()) { $0.name = "Eva" })  // the wrong call
        }

        @Test func twoMatchersOfALargeStruct() async throws {
            api.expect(
                .upload(
                    .allOf(.matching("an adult") { $0.birthYear < 2000 }, .having(\.points, .atLeast(300)))))
            try await engine.upload(Profile())  // the wrong call
        }

        @Test func aLetterOfALongText() {
            api.expect(.log(text))
            engine.log(text.replacing("lazy dog", with: "lazy fog", maxReplacements: 1))  // the wrong call
        }

        @Test func aHeaderOfAText() {
            let text = "GET /profile HTTP/1.1\nHost: example.com\nAccept: text/html\nConnection: close"
            api.expect(.log(text))
            engine.log(text.replacing("html", with: "plain"))  // the wrong call
        }

        @Test func carriageReturns() {
            api.expect(.log("id;name\nid 7;Ada\n"))
            engine.log("id;name\r\nid 7;Ada\r\n")  // the wrong call
        }

        @Test func anInvisibleCharacter() {
            api.expect(.log("profile 7 is saved"))
            engine.log("profile 7 is\u{200B} saved")  // the wrong call
        }

        @Test func wideCharacters() {
            api.expect(.log("日本語を保存しました"))
            engine.log("日本語を削除しました")  // the wrong call
        }

        @Test func aTextWithEscapes() {
            api.expect(.log(#"{"event": "checkout", "discount": "SUMMER", "total": 20}"#))
            engine.log(#"{"event": "checkout", "discount": "WINTER", "total": 20}"#)  // the wrong call
        }

        @Test func aValueInJSON() async throws {
            api.expect(.post(Data(json.utf8), to: url))
            try await engine.post(json.replacing("Oslo", with: "Bergen"), to: url)  // the wrong call
        }

        @Test func theOrderOfKeysInJSON() async throws {
            api.expect(.post(Data(#"{"id": 7, "name": "Ada"}"#.utf8), to: url))
            try await engine.post(#"{"name": "Ada", "id": 7}"#, to: url)  // the wrong call
        }

        @Test func aKeyMissingInJSON() async throws {
            api.expect(.post(Data(json.utf8), to: url))
            try await engine.post(json.replacing(#", "zip": "0150""#, with: ""), to: url)  // the wrong call
        }

        @Test func aLetterOfALongURL() async throws {
            let wrong = URL(filePath: "/v2/customers/7/subscriptions/premium/renewal/2026.json")
            api.expect(.post(Data("{}".utf8), to: url))
            try await engine.post("{}", to: wrong)  // the wrong call
        }

        @Test func aDateAMillisecondLater() async throws {
            api.expect(.changes(since: noon)).andReturn([1])
            _ = await engine.pull(since: noon + 0.001)  // the wrong call
        }

        @Test func theMethodOfARequest() async throws {
            var request = URLRequest(url: url)
            request.httpMethod = "PUT"
            request.setValue("Bearer secret", forHTTPHeaderField: "Authorization")
            api.expect(.send(request))
            try await engine.request("POST", url)  // the wrong call
        }

        @Test func aHeaderOfARequest() async throws {
            var request = URLRequest(url: url)
            request.httpMethod = "PUT"
            request.setValue("Bearer secret", forHTTPHeaderField: "Authorization")
            api.expect(.send(request))
            try await engine.request("PUT", url, token: "")  // the wrong call
        }

        @Test func anElementOfASet() {
            api.expect(.delete([1, 2, 3, 4]))
            engine.delete([1, 2, 3, 99])  // the wrong call
        }

        @Test func aMissingElement() {
            api.expect(.reorder([1, 2, 3, 4, 5, 6, 7, 8]))
            engine.reorder([1, 2, 3, 5, 6, 7, 8])  // the wrong call
        }

        @Test func aMovedElement() {
            api.expect(.reorder([1, 2, 3, 4, 5, 6, 7, 8]))
            engine.reorder([1, 3, 4, 5, 6, 7, 2, 8])  // the wrong call
        }

        @Test func aReversedList() {
            api.expect(.reorder([1, 2, 3, 4, 5, 6, 7, 8]))
            engine.reorder([8, 7, 6, 5, 4, 3, 2, 1])  // the wrong call
        }

        @Test func aValueOfADictionary() {
            api.expect(.setHeaders(["Accept": "text/html", "Language": "nb"]))
            engine.setHeaders(["Accept": "text/html", "Language": "nn"])  // the wrong call
        }

        @Test func aMisspeltKey() {
            api.expect(.setHeaders(["Accept": "text/html", "Language": "nb"]))
            engine.setHeaders(["Accept": "text/html", "Langauge": "nb"])  // the wrong call
        }

        @Test func anErrorOfAnotherType() {
            api.expect(.report(SyncError.timeout(seconds: 30)))
            engine.fail(with: StorageError(code: 30))  // the wrong call
        }

        private func changing(_ profile: Profile, _ change: (inout Profile) -> Void) -> Profile {
            var profile = profile
            change(&profile)
            return profile
        }
    }
#endif
