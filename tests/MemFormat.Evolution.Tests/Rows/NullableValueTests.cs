using MemFormat.Evolution.Tests.Nullability;
using V1 = MemFormat.Evolution.Tests.Nullability.V1;
using V2 = MemFormat.Evolution.Tests.Nullability.V2;
using V3 = MemFormat.Evolution.Tests.Nullability.V3;

namespace MemFormat.Evolution.Tests;

public class NullableValueTests
{
    private static readonly Guid s_key = new("f0010203-0405-0607-0809-0a0b0c0d0e0f");
    private static readonly DateTime s_when = new(2020, 1, 1, 1, 1, 1, DateTimeKind.Local);

    private static V1.Order Plain => new()
    {
        Number = 2, Flag = false, Key = s_key, When = s_when, Price = 1.25m, State = (V1.State)200, Point = new() { Y = 3 },
        Name = new() { Text = "t" },
        Numbers = [1, 2], Flags = [true, false], Map = { [1] = s_key }, Points = [new() { X = 1 }],
    };

    private static V2.Order Nullable => new()
    {
        Number = 2, Flag = false, Key = s_key, When = s_when, Price = 1.25m, State = (V1.State)200, Point = new V1.Point { Y = 3 },
        Name = new V1.Name { Text = "t" },
        Numbers = [1, 2], Flags = [true, false], Map = { [1] = s_key }, Points = [new V1.Point { X = 1 }],
    };

    [Fact, Row("`T` becomes `T?`")]
    public void T_to_nullable_T_is_fine()
    {
        var read = Evolve.To(Plain, Nullable);
        Assert.Equal((2, false, s_key, s_when, 1.25m, 3, "t"),
            (read.Number, read.Flag, read.Key, read.When, read.Price, read.Point!.Value.Y, read.Name!.Value.Text));
        Assert.Equal(DateTimeKind.Local, read.When!.Value.Kind);
        Assert.Equal((2, true, s_key, 1), (read.Numbers[1], read.Flags[0], read.Map[1], read.Points[0]!.Value.X));
    }

    [Fact, Row("`T?` becomes `T`")]
    public void Nullable_T_to_T_holding_a_value_is_fine()
    {
        Assert.Equal((V1.State)200, Evolve.To(Nullable, Plain).State);
        Assert.Equal(1.25m, Evolve.To(Nullable, new V3.Order
        {
            Number = 2, Flag = false, Key = s_key, When = s_when, Price = 1.25m, State = (V1.State)200, Point = new() { Y = 3 },
            Name = new() { Text = "t" },
            Numbers = [1, 2], Flags = [true, false], Map = { [1] = s_key }, Points = [new() { X = 1 }],
        }).Price);
    }

    [Fact, Row("`T?` becomes `T`"), FinePoint("What \"the default\" is")]
    public void Nullable_T_to_T_holding_null_value_types_keep_the_default()
    {
        var nulls =
            new V2.Order { Number = null, Flag = null, Numbers = [null, 3, null], Flags = [null, true], Map = { [4] = null }, Points = [null] };
        var read = Evolve.To(nulls, new V3.Order { Numbers = [0, 3, 0], Flags = [false, true], Map = { [4] = default }, Points = [default] });
        Assert.Equal((1, true, 4.5m, V1.State.Closed, 6, "x"), (read.Number, read.Flag, read.Price, read.State, read.Point.X, read.Name.Text));
        Assert.Equal(15, read.Key.ToByteArray()[15]);
        Evolve.To(nulls, new V1.Order { Numbers = [0, 3, 0], Flags = [false, true], Map = { [4] = default }, Points = [default] });
    }

    [Fact, Row("`T?` becomes `T`"), FinePoint("What \"the default\" is")]
    public void Nullable_T_to_T_as_elements_of_roots_gives_the_default()
    {
        Evolve.To<List<int?>, int[]>([1, null], [1, 0]);
        Evolve.To<int?[], List<long>>([1, null], [1, 0]);
        Evolve.To<List<bool?>, List<bool>>([null, true], [false, true]);
        Evolve.To<Dictionary<int, Guid?>, Dictionary<int, Guid>>(new() { [1] = null }, new() { [1] = default });
        Evolve.To<List<List<int?>>, List<List<byte>>>([[null, 1], []], [[0, 1], []]);
    }

    [Fact, Row("`T?` becomes `T`")]
    public void Nullable_T_to_T_as_roots()
    {
        Evolve.To<int?, int>(5, 5);
        Evolve.To<int, long?>(5, 5);
        var payload = MemFormatSerializer.Serialize<int?>(null);
        Assert.Equal(MemFormatError.NullNotAllowed, Assert.Throws<MemFormatException>(() => MemFormatSerializer.Deserialize<int>(payload)).Error);
        Assert.Null(MemFormatSerializer.Deserialize<int?>(payload));
    }
}
