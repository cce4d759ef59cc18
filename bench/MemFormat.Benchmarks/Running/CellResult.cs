namespace MemFormat.Benchmarks.Running;

/// <summary>A measured cell.</summary>
internal sealed record CellResult(Cell Cell, IReadOnlyList<Measurement> Measurements)
{
    /// <summary>How many times slower than the contender in that role; null without one.</summary>
    public double? RatioTo(Role role, Measurement measurement) =>
        Measurements.FirstOrDefault(m => m.Contender.Role == role) is { } to ? measurement.RatioTo(to) : null;

    /// <summary>Whether the cell has a contender in that role.</summary>
    public bool Has(Role role) => Measurements.Any(m => m.Contender.Role == role);

    /// <summary>MemFormat's slowest way against the fastest peer: over 1 when MemFormat is faster; null without peers.</summary>
    public double? LeadInTime()
    {
        var (ours, peers) = Sides();
        return ours.Length == 0 || peers.Length == 0 ? null : peers.Min(p => ours.Min(o => p.RatioTo(o)));
    }

    /// <summary>MemFormat's longest payload against the smallest peer: over 1 when MemFormat's is smaller; null without peers.</summary>
    public double? LeadInSize()
    {
        var (ours, peers) = Sides();
        return ours.Length == 0 || peers.Length == 0
            ? null
            : peers.Min(p => p.Contender.PayloadBytes) / (double)ours.Max(o => o.Contender.PayloadBytes);
    }

    private (Measurement[] Ours, Measurement[] Peers) Sides() => (
        [.. Measurements.Where(m => m.Contender.Role == Role.MemFormat)],
        [.. Measurements.Where(m => m.Contender.Role == Role.Peer)]);
}
