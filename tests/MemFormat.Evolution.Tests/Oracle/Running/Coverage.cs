using System.Text;

namespace MemFormat.Evolution.Tests.Oracle;

/// <summary>How often each thing happened.</summary>
internal sealed class Coverage
{
    private readonly SortedDictionary<string, int> _counts = new(StringComparer.Ordinal);

    public int this[string name] => _counts.GetValueOrDefault(name);

    public void Count(string name) => _counts[name] = this[name] + 1;

    public override string ToString() =>
        _counts.Aggregate(new StringBuilder(), (text, c) => text.Append(c.Value.ToString().PadLeft(8)).Append("  ").Append(c.Key).Append('\n'))
            .ToString();
}
