using MemFormat;

namespace Corpus.Options;

/// <summary>A member for each form that an attribute may choose, whatever the options are.</summary>
[MemFormattable]
public partial class Formed
{
    [MemTypeScript(As = TypeScriptForm.Number)] public long Views { get; set; }
    [MemTypeScript(As = TypeScriptForm.String)] public ulong Serial { get; set; } = 17;
    [MemTypeScript(As = TypeScriptForm.BigInt)] public long? Id { get; set; }
    [MemTypeScript(As = TypeScriptForm.Number)] public decimal Price { get; set; } = 1.5m;
    [MemTypeScript(As = TypeScriptForm.String)] public decimal Total { get; set; }
    [MemTypeScript(As = TypeScriptForm.Number)] public Dictionary<long, decimal> Stock { get; set; } = [];
    [MemTypeScript(As = TypeScriptForm.Date)] public DateTimeOffset Paid { get; set; }
    [MemTypeScript(As = TypeScriptForm.EpochMs)] public DateTime Placed { get; set; }
    [MemTypeScript(As = TypeScriptForm.Ticks)] public TimeSpan Wait { get; set; }
    [MemTypeScript(As = TypeScriptForm.Iso)] public DateTimeOffset Due { get; set; } = new(2026, 11, 24, 1, 0, 0, TimeSpan.FromHours(-3.5));
    [MemTypeScript(As = TypeScriptForm.Iso)] public List<DateTime> Changes { get; set; } = [];
    [MemTypeScript(As = TypeScriptForm.View)] public byte[] Raw { get; set; } = [];
    [MemTypeScript(As = TypeScriptForm.Copy)] public byte[] Copied { get; set; } = [];
    public (int Id, string? Name, bool) Place { get; set; }
}

/// <summary>An earlier version: a number was smaller, and much was missing.</summary>
[MemFormattable]
public partial class EarlierFormed
{
    public int Views { get; set; }
    public List<DateTime> Changes { get; set; } = [];
}
