using MemFormat;

namespace Corpus;

/// <summary>Used by nobody before all threads use it at once.</summary>
[MemFormattable]
public partial class FirstUse
{
    public int Id { get; set; }

    public List<FirstUsePart> Parts { get; set; } = [];

    public Dictionary<string, FirstUse?> More { get; set; } = [];
}

/// <summary>What <see cref="FirstUse"/> reaches.</summary>
[MemFormattable]
public partial record FirstUsePart(string Name, DateTime? At, FirstUse? Back = null);

/// <summary>The same type as an earlier version wrote it.</summary>
[MemFormattable]
public partial class FirstUseEarlier
{
    public short Id { get; set; }

    public List<FirstUsePart> Parts { get; set; } = [];

    public string? Gone { get; set; }
}
