using MemFormat;

namespace MemFormat.Interop.Tests;

/// <summary>A list of pooled strings, and one after it.</summary>
[MemFormattable(Encoding = MemEncoding.Pooled)]
public partial class PooledLines
{
    public List<string?> Lines { get; set; } = [];

    public string? Last { get; set; }
}

/// <summary>The same, each in full.</summary>
[MemFormattable]
public partial class PlainLines
{
    public List<string?> Lines { get; set; } = [];

    public string? Last { get; set; }
}

/// <summary>Without the list, which is stepped over.</summary>
[MemFormattable]
public partial class LastLine
{
    public string? Last { get; set; }
}

/// <summary>What keeps the list.</summary>
[MemFormattable]
public partial class KeptLines
{
    public string? Last { get; set; }

    public MemExtensionData? Extra { get; set; }
}
