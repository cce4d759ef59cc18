namespace MemFormat.Benchmarks.Start;

internal static class Feature
{
    public static bool Works()
    {
        var newer = MemFormatSerializer.Serialize(new Newer { Id = 1, Note = "kept" });
        var kept = MemFormatSerializer.Serialize(MemFormatSerializer.Deserialize<Older>(newer)!);
        return MemFormatSerializer.Deserialize<Newer>(kept)!.Note == "kept";
    }
}

[MemFormattable]
internal sealed partial class Newer
{
    public int Id { get; set; }

    public string? Note { get; set; }
}

[MemFormattable]
internal sealed partial class Older
{
    public int Id { get; set; }

    public MemExtensionData? Rest { get; set; }
}
