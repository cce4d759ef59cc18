using System.Collections.Frozen;
using System.Text;

namespace MemFormat.Campaign.Tests;

/// <summary>Pooled strings in all their places, beside plain text and parts that have numbers of their own.</summary>
[MemFormattable(Encoding = MemEncoding.Pooled)]
public sealed partial class PooledEverything
{
    public string? Text { get; set; }

    public List<string?>? Texts { get; set; }

    public Dictionary<string, string?>? Map { get; set; }

    public FrozenSet<string>? Words { get; set; }

    public (int, string?, string?) Tuple { get; set; }

    public Uri? Page { get; set; }

    [MemMember(Encoding = MemEncoding.Fixed)]
    public string? Plain { get; set; }

    public StringBuilder? Built { get; set; }

    public PooledEverything? Next { get; set; }

    public List<PooledEverything?>? Children { get; set; }

    public Serialized<PooledKeeping>? Inner { get; set; }

    public Animal? Animal { get; set; }

    public string? Last { get; set; }
}

/// <summary>Knows a part of the members, and keeps the others.</summary>
[MemFormattable(Encoding = MemEncoding.Pooled)]
public sealed partial class PooledKeeping
{
    public string? Last { get; set; }

    public MemExtensionData? More { get; set; }
}

/// <summary>Steps over what it does not know, and reads text into other types.</summary>
[MemFormattable]
public sealed partial class PooledElsewhere
{
    public StringBuilder? Text { get; set; }

    public List<string?>? Texts { get; set; }

    public string? Last { get; set; }
}
