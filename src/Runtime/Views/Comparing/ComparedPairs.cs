using MemFormat.Schemas;

namespace MemFormat.Views.Comparing;

/// <summary>The pairs of types and unions to compare in two schemas.</summary>
internal sealed class ComparedPairs
{
    /// <summary>The numbers of unions that are read into unions.</summary>
    public readonly HashSet<(uint From, uint To)> Unions = [];

    /// <summary>The schemas of payloads that stay payloads.</summary>
    public readonly HashSet<(RootSchema From, RootSchema To)> Contents = [];
}
