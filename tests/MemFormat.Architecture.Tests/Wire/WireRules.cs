namespace MemFormat.Architecture.Tests.Wire;

/// <summary>How a rule of the wire format looks where it is written again. An operation on something that is called so, with this number.</summary>
/// <param name="Operator">The operator.</param>
/// <param name="Number">The right operand.</param>
/// <param name="Left">What the left operand is called; empty for anything.</param>
/// <param name="Instead">What to use.</param>
internal sealed record WireRule(string Operator, int Number, string Left, string Instead);

/// <summary>What the test of the wire's constants goes by.</summary>
internal static class WireRules
{
    public const string Home = "src/Schema/Wire/";

    public static readonly string[] Sources = ["src/Runtime", "src/Schema", "src/Generator", "src/TypeScriptGen", "src/Tool", "src/Analyzers",
        "src/CodeFixes", "src/Files", "src/Integrations", "src/Zstandard"];

    /// <summary>Names that constants of the format had where they were declared several times.</summary>
    public static readonly string[] Roles =
    [
        "NamedKeys", "HasContract", "HasBase", "Gap", "IdGap", "ModeMask", "ModeInline", "ModeFingerprint", "NullOrWideBit", "NullRoot",
        "NumberedHead", "NamedHead",
        "KindMask", "PlaceShift", "SecondsSize", "MinutesSize", "ScaleSize", "DigitsSize", "FirstUnion", "FirstOfOthers", "MinUnionSize", "ShortBits",
        "HasNulls",
    ];

    public static readonly WireRule[] Rules =
    [
        new("&", 31, "", "SlotToken.Kind"), new(">>", 5, "", "SlotToken.Place"), new("<<", 5, "", "SlotToken.Of"),
        new("&", 3, "head|header|code|encoding|first|payload", "CollectionHead.FlagMask, StringEncoding.Mask, PayloadHead.ModeMask"),
        new("&", 1, "head|header", "SegmentHead, CollectionHead.Null, UnionHead.Defines"),
        new("&", 2, "head|header", "SegmentHead, CollectionHead.HasNulls"),
        new("&", 4, "head|header|first|payload", "SegmentHead, PayloadHead.Null, PayloadHead.Wide"),
        new(">>", 1, "head|header", "UnionHead.TagShift"), new("<<", 1, "tag", "UnionHead.TagShift"),
        new(">>", 2, "head|header|code|word", "CollectionHead.CountShift, StringEncoding.LengthShift, CompactSizes.SecondsShift"),
        new("<<", 2, "length|count|size", "CollectionHead.CountShift, StringEncoding.LengthShift"),
        new(">>", 3, "head|header|first", "SegmentHead.Members, Fingerprints.InHeader, PayloadHead.VersionShift"),
        new("<<", 3, "count|members|length|rank|hash|of|own|fingerprint", "SegmentHead, Fingerprints.LongHeader"),
        new("&", 3, "control|index|i", "CompactSizes.CodeInGroup"), new("==", 0xFF, "", "SegmentReader.Key"), new("==", 255, "", "SegmentReader.Key"),
        new("|", 0x80, "", "SegmentWriter.Number"), new("&", 0x1FFF_FFFF, "", "Fingerprints.Short"),
    ];

    /// <summary>Where a number is written so for another reason.</summary>
    public static readonly string[] Allowed =
    [
        // Numbers of payloads, of manifests and of files: of up to 64 bits, straight into memory.
        "src/Runtime/Io/VarInt.cs: | 128", "src/Schema/Manifest/ManifestEncoder.cs: | 128",
        "src/Files/Blocks/Numbers.cs: | 128",

        // A number of the hub protocol, not of this format.
        "src/Integrations/SignalR/Framing.cs: | 128",
    ];

    /// <summary>What lines of the TypeScript runtime do not say with a number.</summary>
    public const string TypeScript =
        @"(?<!\.)\b(place|token|encoding|head|first|what|control)\b\)? (===|!==|<|>|&|>>|<<) \d{1,2}\b|\bkind (===|!==|<|>) \d|\bbytes\[\w+\]! & [1234]\b|\* 4\)|\b62n|\b0x3f+n?\b";
}
