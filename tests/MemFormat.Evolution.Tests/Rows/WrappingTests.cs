namespace MemFormat.Evolution.Tests.Wrapping;

[Row("`T` becomes `List<T>`")]
public class WrappingTests
{
    private static readonly DateTime s_when = new(2026, 1, 2, 3, 4, 5, DateTimeKind.Utc);
    private static readonly Guid s_key = new("00010203-0405-0607-0809-0a0b0c0d0e0f");

    private static V1.Order Old =>
        new() { Number = 1, Maybe = 2, Text = "t", Item = new(3), Flag = true, Key = s_key, Small = 4, When = s_when, After = 9 };

    [Fact]
    public void T_to_list_of_T_gives_a_list_of_one()
    {
        var read = Evolve.To(Old,
            new V2.Order
            {
                Number = [1], Maybe = [2], Text = ["t"], Item = [new(3)], Flag = [true], Key = { s_key }, Small = [4], When = [s_when],
                After = 9
            });
        Assert.Equal((1, 2, "t", new Item(3), true, s_key, 4, s_when),
            (read.Number[0], read.Maybe![0], read.Text![0], read.Item!.Single(), read.Flag[0], read.Key[0], read.Small[0], read.When[0]));
    }

    [Fact]
    public void T_to_list_of_T_null_gives_a_null_list()
    {
        var read = Evolve.To(new V1.Order(),
            new V2.Order { Number = [5], Maybe = null, Text = null, Item = null, Flag = [false], Key = { default }, Small = [0], When = [default] });
        Assert.Equal((null, null, null), (read.Maybe, read.Text, read.Item));
    }

    [Fact]
    public void T_to_list_of_T_null_leaves_the_initial_list_that_must_not_be_null()
    {
        Assert.Equal([7], Evolve.To(new V1.Order(), new NotNull.OfMaybe()).Maybe);
        Assert.Equal(["t"], Evolve.To(new V1.Order(), new NotNull.OfText()).Text);
        Assert.Empty(Evolve.To(new V1.Order(), new NotNull.OfItem()).Item);
        Assert.Equal([3], Evolve.To(new V1.Order(), new NotNull.OfParameter()).Maybe);
        Assert.Equal([2], Evolve.To(Old, new NotNull.OfMaybe { Maybe = [2] }).Maybe);
    }

    [Fact]
    public void T_to_list_of_T_null_for_a_list_that_the_payload_must_have()
    {
        Evolve.Fails<V1.Order, NotNull.Demanded>(new V1.Order(), MemFormatError.NullNotAllowed, "Demanded.Maybe");
        Evolve.Fails<V1.Order, NotNull.DemandedText>(new V1.Order { Maybe = 1 }, MemFormatError.NullNotAllowed, "DemandedText.Text");
    }

    [Fact, Row("Several changes at once")]
    public void Rules_compose_renamed_widened_wrapped()
    {
        var read = Evolve.To(Old, new V3.Order
        {
            Numbers = [1], Maybe = [2], Lines = ["t"], Item = [new(3)], Flag = [1], Key = [s_key], Small = [(Half)4], When = [s_when], After = 9,
        });
        Assert.Equal(
            (1L, 2m, "t", "x", 1, (Half)4), (read.Numbers[0], read.Maybe![0], read.Lines![0], read.Item![0]!.Name, read.Flag[0], read.Small[0]));
        Evolve.To(new V1.Order { Key = s_key },
            new V3.Order { Numbers = [5], Flag = [0], Key = [s_key], Small = [Half.Zero], When = [default(DateTime)] });
        Evolve.Fails<V1.Order, V3.Order>(new V1.Order { After = 40_000 }, MemFormatError.Overflow, "Order.After");
    }

    [Fact]
    public void Errors_in_wrapped_objects_are_named_from_the_root()
    {
        Evolve.Fails<Deep.Outer, DeepLists.Outer>(new Deep.Outer { Inner = new() { Name = "n" } }, MemFormatError.NullNotAllowed, "Outer.Inner.Flag");
        Evolve.Fails<Deep.Outer, DeepLists.Outer>(
            new Deep.Outer { Inner = new() { Flag = true } }, MemFormatError.NullNotAllowed, "Outer.Inner.Name");
        Evolve.Fails<Deep.Outer, DeepLists.Outer>(
            new Deep.Outer { Inner = new() { Flag = true, Name = "n", Number = 40_000 } }, MemFormatError.Overflow, "Outer.Inner.Number");
        Evolve.Fails<Deep.Inner, DeepLists.Inner>(new Deep.Inner { Name = "n" }, MemFormatError.NullNotAllowed, "Inner.Flag");
        Assert.Equal("n",
            Evolve.To(new Deep.Outer { Inner = new() { Flag = true, Name = "n" } },
                new DeepLists.Outer { Inner = [new() { Flag = [true], Name = ["n"] }] }).Inner![0].Name[0]);
    }

    [Fact]
    public void Wrapping_is_never_applied_to_elements()
    {
        Evolve.Fails<V1.Collections, Wrong.ListInList>(new(), MemFormatError.SchemaMismatch, "ListInList.List");
        Evolve.Fails<V1.Order, Wrong.NumberToDeep>(new(), MemFormatError.SchemaMismatch, "NumberToDeep.Number");
        Evolve.Fails<List<int>, List<List<int>>>([], MemFormatError.SchemaMismatch, null);
        Evolve.Fails<Dictionary<int, int>, Dictionary<int, List<int>>>([], MemFormatError.SchemaMismatch, null);
        Evolve.Fails<int, List<int>>(1, MemFormatError.SchemaMismatch, null);
    }

    [Fact, FinePoint("Bytes, strings and maps")]
    public void Bytes_and_maps_are_never_the_list_that_a_value_is_wrapped_into()
    {
        Evolve.Fails<V1.Order, Wrong.NumberToBytes>(new(), MemFormatError.SchemaMismatch, "NumberToBytes.Small");
        Evolve.Fails<V1.Order, Wrong.NumberToMap>(new(), MemFormatError.SchemaMismatch, "NumberToMap.Number");
        Evolve.Fails<V1.Order, Wrong.NumberToDays>(new(), MemFormatError.SchemaMismatch, "NumberToDays.Number");
    }

    [Fact, FinePoint("Bytes, strings and maps")]
    public void Collections_are_not_wrapped()
    {
        Evolve.Fails<V1.Collections, Wrong.ListOfBytes>(new(), MemFormatError.SchemaMismatch, "ListOfBytes.Bytes");
        Evolve.Fails<V1.Collections, Wrong.ListOfMaps>(new(), MemFormatError.SchemaMismatch, "ListOfMaps.Map");
    }

    [Fact]
    public void A_list_of_one_becomes_its_element()
    {
        var old = new V2.Order
        {
            Number = [1], Maybe = [2], Text = ["t"], Item = [new(3)], Flag = [true], Key = { s_key }, Small = [4], When = [s_when], After = 9,
        };
        Evolve.To(old, Old);
        Evolve.To(new V3.Order
        {
            Numbers = [1], Maybe = [2], Lines = ["t"], Item = [new(3)], Flag = [1], Key = [s_key], Small = [(Half)4], When = [s_when], After = 9,
        }, new Back.Order { Numbers = 1, Maybe = 2, Lines = "t", Item = new(3), Flag = 1, Key = s_key, Small = 4, When = s_when, After = 9 });
    }

    [Fact]
    public void An_empty_list_and_a_null_are_null_where_null_may_be()
    {
        var one = new V2.Order { Number = [1], Flag = [true], Key = { s_key }, Small = [4], When = [s_when] };
        Evolve.To(one, new V1.Order { Number = 1, Maybe = 1, Flag = true, Key = s_key, Small = 4, When = s_when });
        Evolve.To(new V2.Order { Number = [1], Maybe = [], Text = [], Item = [], Flag = [true], Key = { s_key }, Small = [4], When = [s_when] },
            new V1.Order { Number = 1, Flag = true, Key = s_key, Small = 4, When = s_when });
        Evolve.To(new V1.Collections(), new Wrong.ToNumber());
        Evolve.Fails<V1.Collections, Wrong.ToNumber>(new() { List = [] }, MemFormatError.Overflow, "ToNumber.List");
    }

    [Fact]
    public void A_list_of_two_is_refused_with_its_count()
    {
        Evolve.Fails<V1.Collections, Wrong.ToNumber>(new() { List = [1, 2] }, MemFormatError.Overflow, "ToNumber.List");
        var payload = MemFormatSerializer.Serialize(new V1.Collections { List = [1, 2, 3] });
        var error = Assert.Throws<MemFormatException>(() => MemFormatSerializer.Deserialize<Wrong.ToNumber>(payload));
        Assert.True(error.Message.Contains("3 elements", StringComparison.Ordinal), error.Message);
    }
}
