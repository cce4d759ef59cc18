namespace MemFormat.Tests.Docs;

/// <summary>The bounds of docs/security.md, by the first column of its tables, and the tests that hold each of them.</summary>
internal static class Bounds
{
    public static IReadOnlyDictionary<string, string[]> Tests { get; } = new Dictionary<string, string[]>
    {
        ["any read: your own version, another version, errors, payloads within the payload"] =
            ["AllowanceTests", "AmplificationTests", "ExtraMemoryTests", "ChaosTests", "HuntTests"],
        ["the same, if objects of yours are large"] = ["AllowanceTests", "HostileTests", "HuntTests"],
        ["work on schemas, read or refused, is part of it"] = ["SchemaWorkTests", "CostTests"],
        ["a schema refused before"] = ["SchemaWorkTests"],
        ["a union case or payload within the payload refused before"] = ["RefusedAgainTests"],
        ["any read, if you set `MaxMemoryBytes`"] = ["AllowanceTests"],
        ["a session: each message like a payload, its schemas together"] = ["SchemaWorkTests"],
        ["JSON output, its text included"] = ["CostTests", "HuntTests", "AllowanceTests"],
        ["a claim to be large, compressed or not"] = ["HostileCompressionTests", "HuntTests"],
        ["any payload"] = ["HuntTests", "TimeTests"],
        ["20,000 keys chosen to collide"] = ["CollisionTimeTests", "CollisionTests"],
        ["levels of nesting"] = ["ReadsWithinReadsTests", "DepthTests"],
        ["plans of other versions, all roots together"] = ["PlanCacheTests"],
        ["plans of one root"] = ["PlanCacheTests"],
        ["what one payload changes for the next"] = ["RememberingTests"],
        ["bytes changed by another thread during the read"] = ["ChangingMemoryTests"],
        ["bytes outside of the payload"] = ["HostileTests", "WriterBoundsTests"],
        ["after an error in your stream, pipe, buffer or type"] = ["FaultTests", "DrawnFaultTests"],
        ["stream"] = ["DrawnStreamTests", "MessageScannerTests"],
        ["wrapper: compressed payloads, members and blocks"] = ["HostileCompressionTests", "DrawnFileTests"],
        ["HTTP: a body"] = ["RequestTests", "StreamTests"],
        ["manifest: what an assembly says of its types"] = ["ManifestNameTests", "ManifestTests"],
        ["tool: printed code and files"] = ["OutputTests", "ManifestTests"],
        ["tool: a terminal"] = ["TerminalTests"],
        ["a thread with a small stack"] = ["SmallStackTests"],
        ["schemas it sent"] = ["SessionTests"],
        ["plans and refusals for them"] = ["ConnectionCostTests", "DrawnHubTests"],
        ["planning a schema for a type"] = ["ConnectionCostTests", "DrawnHubTests"],
        ["a frame"] = ["DrawnHubTests"],
        ["memory while a value is read"] = ["HuntTests"],
        ["opening it, for reading or to append"] = ["ClaimTests", "DrawnFileTests"],
        ["the same, if you set `MaxMemoryBytes`"] = ["ClaimTests", "DrawnFileTests"],
        ["a block"] = ["ClaimTests"],
        ["a schema"] = ["ClaimTests"],
        ["plans and refusals for its schemas"] = ["DrawnHubTests"],
        ["a value"] = ["ClaimTests"],
    };
}
