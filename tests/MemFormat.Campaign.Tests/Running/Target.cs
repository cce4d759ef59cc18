using System.Reflection;

namespace MemFormat.Campaign.Tests;

/// <summary>A root that payloads are read into, of this program or of one with counters.</summary>
internal sealed record Target(
    string Name,
    byte[] Descriptor,
    Func<long, long> OwnAllowance,
    Func<int, byte[], (object? Value, string? Error, long Memory)> Read,
    Func<object?, byte[]> Write)
{
    /// <summary>The flat sum, a start for what is made once, and what each byte pays for, its own values included.</summary>
    private const long Flat = 16 << 20, Slack = 1 << 18, PerByte = 128;

    /// <summary>The targets of this program.</summary>
    public static IReadOnlyList<Target> All { get; } = From(TargetList.All);

    /// <summary>The targets of an assembly that was compiled from the same file.</summary>
    public static IReadOnlyList<Target> Of(Assembly assembly) =>
        From((IReadOnlyList<(string, byte[], Func<long, long>, Func<int, byte[], (object?, string?, long)>, Func<object?, byte[]>)>)assembly
            .GetType(typeof(TargetList).FullName!)!.GetProperty(nameof(TargetList.All))!.GetValue(null)!);

    /// <summary>The most memory that reading so many bytes may ask for.</summary>
    public long Most(int way, long length) =>
        Flat + Slack + (length * PerByte) + (way is TargetList.Json or TargetList.Look ? 0 : OwnAllowance(length));

    private static List<Target> From(
        IEnumerable<(string, byte[], Func<long, long>, Func<int, byte[], (object?, string?, long)>, Func<object?, byte[]>)> all) =>
        [.. all.Select(t => new Target(t.Item1, t.Item2, t.Item3, t.Item4, t.Item5))];
}
