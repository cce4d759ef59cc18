using MemFormat;

namespace Corpus.Changes;

/// <summary>Plain members.</summary>
[MemFormattable]
public sealed partial class LoosePackage
{
    public string? Text { get; set; }

    public List<int>? Numbers { get; set; }

    public List<PlainMade>? Made { get; set; }

    public int After { get; set; }

    public bool IsRead() => this is { Text: "abcdefgh", Numbers: [7, 8], Made: [{ Id: 3, Name: "n" }], After: 5 };

    public static LoosePackage Written() => new() { Text = "abcdefgh", Numbers = [7, 8], Made = [new PlainMade { Id = 3, Name = "n" }], After = 5 };
}

/// <summary>The same members, compressed.</summary>
[MemFormattable]
public sealed partial class TightPackage
{
    [MemMember(Compression = typeof(Repeated))]
    public string? Text { get; set; }

    [MemMember(Compression = typeof(Repeated))]
    public List<int>? Numbers { get; set; }

    [MemMember(Compression = typeof(Repeated))]
    public List<PlainMade>? Made { get; set; }

    public int After { get; set; }

    public bool IsRead() => this is { Text: "abcdefgh", Numbers: [7, 8], Made: [{ Id: 3, Name: "n" }], After: 5 };

    /// <summary>Most of it is smaller if it is compressed.</summary>
    public static TightPackage Written() =>
        new() { Text = new string('a', 900), Numbers = [.. Enumerable.Repeat(0, 300)], Made = [new PlainMade { Id = 3, Name = "n" }], After = 5 };
}

/// <summary>Compressed members whose types changed.</summary>
[MemFormattable]
public sealed partial class LaterPackage
{
    [MemMember(Compression = typeof(Repeated))]
    public string? Text { get; set; }

    [MemMember(Compression = typeof(Repeated))]
    public HashSet<long>? Numbers { get; set; }

    [MemMember(Compression = typeof(Repeated))]
    public HardMade[]? Made { get; set; }

    public bool IsRead() => Text!.Length == 900 && Numbers!.SetEquals([0L]) && Made is [{ Id: 3, Name: "n" }];
}

/// <summary>Members without compression, of values that did not become smaller.</summary>
[MemFormattable]
public sealed partial class AfterPackage
{
    public List<PlainMade>? Made { get; set; }

    public int After { get; set; }
}
