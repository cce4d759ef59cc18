using System.Globalization;
using MemFormat.Evolution.Tests.WidenedBlocks;

namespace MemFormat.Evolution.Tests;

/// <summary>Blocks with many narrower numbers are laid out anew before emitted code reads them.</summary>
[Row("Widen a number")]
public class WidenedBlockTests
{
    [Fact]
    public void The_least_and_largest_numbers_of_each_kind()
    {
        object[] least = [sbyte.MinValue, byte.MinValue, short.MinValue, ushort.MinValue, int.MinValue, uint.MinValue, float.MinValue];
        object[] largest = [sbyte.MaxValue, byte.MaxValue, short.MaxValue, ushort.MaxValue, int.MaxValue, uint.MaxValue, float.MaxValue];
        Numbers(p => least.Single(number => number.GetType() == p.PropertyType));
        Numbers(p => largest.Single(number => number.GetType() == p.PropertyType));
    }

    [Fact]
    public void Each_number_comes_to_its_own_member()
    {
        var number = 0;
        Numbers(p => Convert.ChangeType(++number, p.PropertyType, CultureInfo.InvariantCulture));
        number = 0;
        Numbers(p => Convert.ChangeType(p.PropertyType == typeof(int) ? -(++number) : 0, p.PropertyType, CultureInfo.InvariantCulture));
    }

    [Fact]
    public void Members_that_stay_are_read_beside_them() => Evolve.To(OldMixed(2), NewMixed(2));

    /// <summary>Its own numbers are not those of the one around it.</summary>
    [Fact]
    public void A_property_may_read_another_payload()
    {
        New.Mixed.Reads = true;
        try
        {
            var read = MemFormatSerializer.Deserialize<New.Mixed>(MemFormatSerializer.Serialize(OldMixed(1)))!;
            Assert.Equal(-77, New.Mixed.Inner);
            New.Mixed.Reads = false;
            Assert.Equal(MemFormatSerializer.Serialize(NewMixed(1)), MemFormatSerializer.Serialize(read));
        }
        finally
        {
            New.Mixed.Reads = false;
        }
    }

    [Fact]
    public void Populate_keeps_what_the_payload_lacks()
    {
        var value = new New.Mixed { Added = 5, A = 6 };
        MemFormatSerializer.Populate(MemFormatSerializer.Serialize(OldMixed(0)), ref value);
        Assert.Equal((5, -1, "n0"), (value.Added, value.A, value.Name));
    }

    [Fact]
    public void Where_bits_are_looked_at_later_the_block_stays() =>
        Evolve.To(
            new Old.Bits { A = -1, B = 2, H = int.MinValue, I = 7, J = 0.5f, Next = new() { C = 3, I = null } },
            new New.Bits { A = -1, B = 2, H = int.MinValue, I = 7, J = 0.5, Next = new() { C = 3, I = null } });

    private static void Numbers(Func<System.Reflection.PropertyInfo, object> valueOf)
    {
        var (before, now) = (new Old.Numbers(), new New.Numbers());
        foreach (var property in typeof(Old.Numbers).GetProperties())
        {
            var value = valueOf(property);
            property.SetValue(before, value);
            var target = typeof(New.Numbers).GetProperty(property.Name)!;
            target.SetValue(now, Convert.ChangeType(value, target.PropertyType, CultureInfo.InvariantCulture));
        }

        Evolve.To(before, now);
    }

    private static Old.Mixed OldMixed(int children) => new()
    {
        Flag = true, A = -1, Id = new(7, 0, 0, [1, 2, 3, 4, 5, 6, 7, 8]), B = 2, C = int.MaxValue, Name = $"n{children}", D = -4, E = short.MinValue,
        F = 6, Level = Old.Level.High, G = -7, H = 8, Gone = 9, Last = true,
        Children = [.. Enumerable.Range(0, children).Select(_ => OldMixed(children - 1))],
    };

    private static New.Mixed NewMixed(int children) => new()
    {
        Flag = true, A = -1, Id = new(7, 0, 0, [1, 2, 3, 4, 5, 6, 7, 8]), B = 2, C = int.MaxValue, Name = $"n{children}", D = -4, E = short.MinValue,
        F = 6, Level = New.Level.High, G = -7, H = 8, Last = true,
        Children = [.. Enumerable.Range(0, children).Select(_ => NewMixed(children - 1))],
    };
}
