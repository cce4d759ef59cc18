using MemFormat;

namespace Corpus.Pooling;

/// <summary>Objects that keep their identity: their bodies come later than the strings behind them.</summary>
[MemFormattable(PreserveReferences = true, Encoding = MemEncoding.Pooled)]
public partial class PooledKin
{
    public required string Name { get; init; }

    public PooledKin? Parent { get; set; }

    public List<PooledKin> Children { get; } = [];

    public string? Kind { get; set; }

    public static PooledKin Make(ValueSource s) => Make(s, 3, null);

    private static PooledKin Make(ValueSource s, int levels, PooledKin? parent)
    {
        var kin = new PooledKin { Name = s.OneOf("kin", s.Text(), "other"), Parent = parent };
        for (var left = levels == 0 ? 0 : s.Below(3); left > 0; left--)
            kin.Children.Add(Make(s, levels - 1, kin));
        kin.Kind = s.Maybe(() => s.OneOf("other", "kin", s.Text()));
        return kin;
    }
}
