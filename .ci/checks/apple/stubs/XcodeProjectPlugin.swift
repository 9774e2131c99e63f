// A stub of the module with which Xcode runs command plugins, for type-checks. It is written from public code that uses the
// module, because Apple documents no declarations, and holds only what the plugins use.
// swift-format-ignore-file

public import Foundation
public import PackagePlugin

public protocol XcodeCommandPlugin: Plugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws
}

public struct XcodePluginContext {
    public let xcodeProject: XcodeProject
    public let pluginWorkDirectoryURL: URL
    public func tool(named name: String) throws -> PluginContext.Tool { fatalError() }
}

public struct XcodeProject {
    public let displayName: String
    public let directoryURL: URL
    public let targets: [XcodeTarget]
}

public struct XcodeTarget {
    public let displayName: String
    public let inputFiles: FileList
}
