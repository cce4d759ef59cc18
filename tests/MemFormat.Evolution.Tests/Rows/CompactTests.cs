namespace MemFormat.Evolution.Tests.Compact;

[Row("Fixed becomes compact")]
public class CompactTests
{
    private static readonly DateTime s_when = new(2026, 1, 2, 3, 4, 5, DateTimeKind.Utc);
    private static readonly Guid s_key = new("00010203-0405-0607-0809-0a0b0c0d0e0f");

    private static Fixed OfFixed => new(-1, 1, s_when, 1.50m, [1, -300, 70_000, int.MinValue, 5], true, new(2026, 1, 2), [s_when.AddTicks(1)], s_key);

    private static Compacted OfCompact =>
        new(-1, 1, s_when, 1.50m, [1, -300, 70_000, int.MinValue, 5], true, new(2026, 1, 2), [s_when.AddTicks(1)], s_key);

    private static Mixed OfMixed => new(-1, 1, s_when, 1.50m, [1, -300, 70_000, int.MinValue, 5], 1, new(2026, 1, 2), [s_when.AddTicks(1)], s_key);

    [Fact]
    public void Fixed_to_compact_and_back()
    {
        Evolve.IsResolved<Fixed, Compacted>();
        Assert.Equal(-1, Evolve.To(OfFixed, OfCompact).A);
        Assert.Equal(s_when, Evolve.To(OfCompact, OfFixed).C);
        Assert.Equal(1.50m, Evolve.To(OfFixed with { B = null, G = null }, OfCompact with { B = null, G = null }).D);
        Assert.Null(Evolve.To(OfCompact with { B = null, G = null }, OfFixed with { B = null, G = null }).B);
    }

    [Fact, Row("Several changes at once")]
    public void Fixed_to_compact_with_widening_and_null()
    {
        Assert.Equal([1, -300, 70_000, int.MinValue, 5], Evolve.To(OfFixed, OfMixed).E);
        Assert.Equal(s_when, Evolve.To(OfCompact, OfMixed).C);
        Evolve.Fails<Fixed, Mixed>(OfFixed with { B = 1L << 40 }, MemFormatError.Overflow, "Mixed.B");
        Evolve.Fails<Compacted, Mixed>(OfCompact with { B = 1L << 40 }, MemFormatError.Overflow, "Mixed.B");
        Evolve.Fails<Mixed, Fixed>(OfMixed with { F = 2 }, MemFormatError.Overflow, "Fixed.F");
    }

    [Fact]
    public void Lists_of_every_length_around_a_group()
    {
        for (var count = 0; count < 10; count++)
        {
            List<int> numbers = [.. Enumerable.Range(-2, count).Select(i => i * 1000)];
            Evolve.To(OfFixed with { E = numbers }, OfCompact with { E = numbers });
            Evolve.To(OfCompact with { E = numbers }, OfFixed with { E = numbers });
            Evolve.To(OfCompact with { E = numbers }, OfMixed with { E = [.. numbers.Select(n => (long)n)] });
        }
    }
}
