namespace MemFormat.Evolution.Tests.TypeArguments;

[Row("Change a type argument")]
public class TypeArgumentTests
{
    [Fact]
    public void Numbers_are_converted_as_those_of_members_are()
    {
        Evolve.IsResolved<Box<int>, Box<long>>();
        Assert.Equal(5, Evolve.To(Of(5), Of(5L)).Value);
        Assert.Equal(5m, Evolve.To(Of(5), Of<decimal?>(5)).Value);
        Assert.Equal((byte?)5, Evolve.To(Of(5L), Of<byte?>(5)).Value);
        Assert.Equal(1, Evolve.To(Of(true), Of<short>(1)).Value);
        Evolve.Fails<Box<long>, Box<int>>(Of(1L << 40), MemFormatError.Overflow, "Box.Value");
        Evolve.Fails<Box<string>, Box<int>>(Of("a"), MemFormatError.Overflow, "Box.Value");
        Evolve.Fails<Box<string>, Box<bool>>(Of("a"), MemFormatError.SchemaMismatch, "Box.Value");
    }

    [Fact]
    public void A_null_leaves_what_is_there_where_the_argument_cannot_be_null()
    {
        Preset<long>.Start = 7;
        Assert.Equal(7, Evolve.To(Of<int?>(null), new Preset<long> { Before = 1, After = 2 }).Value);
        Assert.Null(Evolve.To(Of<int?>(null), Of<long?>(null)).Value);
        Assert.Null(Evolve.To(Of<string?>(null), new Preset<string?> { Before = 1, After = 2 }).Value);
    }

    [Fact]
    public void With_and_without_null_the_shape_is_the_same_so_a_null_that_cannot_be_is_an_error()
    {
        Evolve.IsOneDescriptor<Box<int>, Box<int?>>();
        Assert.Equal(5, Evolve.To(Of(5), Of<int?>(5)).Value);
        Assert.Equal(5, Evolve.To(Of<int?>(5), Of(5)).Value);
        Evolve.Fails<Box<int?>, Box<int>>(Of<int?>(null), MemFormatError.NullNotAllowed, "Box.Value");
    }

    [Fact]
    public void A_struct_that_is_missing_where_structs_are_demanded()
    {
        Evolve.Fails<Box<int?>, Number<int>>(Of<int?>(null), MemFormatError.NullNotAllowed, "Number.Value");
        Assert.Equal(5, Evolve.To(Of(5), new Number<int> { Before = 1, Value = 5, After = 2 }).Value);
        Assert.Equal(0, Evolve.To(Of<int?>(null), new Number<long> { Before = 1, After = 2 }).Value);
    }

    [Fact]
    public void Generic_or_not_is_the_same_data()
    {
        Assert.Equal(5, Evolve.To(Of(5L), new Plain { Before = 1, Value = 5, After = 2 }).Value);
        Assert.Equal(5, Evolve.To(new Plain { Before = 1, Value = 5, After = 2 }, Of(5)).Value);
        Assert.Equal("a", Evolve.To(Of("a"), new PlainText(1, "a", 2)).Value);
        Assert.Equal("a", Evolve.To(new PlainText(1, "a", 2), Of("a")).Value);
        Assert.Equal(0, Evolve.To(Of<int?>(null), new Plain { Before = 1, After = 2 }).Value);
        Evolve.Fails<Box<string?>, PlainText>(Of<string?>(null), MemFormatError.NullNotAllowed, "PlainText.Value");
    }

    [Fact]
    public void Objects_evolve_in_their_boxes()
    {
        Assert.Equal("new", Evolve.To(Of(new Line { A = 1 }), Of(new LongLine { A = 1 })).Value!.Name);
        Assert.Equal(1, Evolve.To(Of(Of(new Line { A = 1 })), Of(Of(new LongLine { A = 1 }))).Value!.Value!.A);
        Assert.Null(Evolve.To(Of<Line?>(null), Of<LongLine?>(null)).Value);
        Assert.Equal(3, Evolve.To(Of(new List<Line?> { null, new() { A = 3 } }), Of<LongLine?[]>([null, new() { A = 3 }])).Value![1]!.A);
    }

    [Fact]
    public void A_value_becomes_a_list_of_one_and_the_type_parameter_is_called_something_else() =>
        Assert.Equal([5L], Evolve.To(Of(5), new Renamed<long> { Values = [5], After = 2 }).Values!);

    [Fact]
    public void Missing_and_demanded_ones()
    {
        Evolve.Fails<Ends, Started<int>>(new() { Before = 1 }, MemFormatError.MissingMember, "Started.Value");
        Evolve.Fails<Rest, Started<int>>(new() { Z = 1 }, MemFormatError.SchemaMismatch, "Started");
        Assert.Equal(5, Evolve.To(Of(5), new Started<long>(5) { Before = 1, After = 2 }).More);
        Assert.Equal("a", Evolve.To(Of("a"), new Started<string>("a") { Before = 1, After = 2 }).More);
    }

    [Fact]
    public void Those_that_nobody_wants_are_skipped() => Assert.Equal(3, Evolve.To(
        new Holder
        {
            First = Of(Of(new Line { A = 1 })), Second = Of(true), Third = Of<string?>(null), Fourth = [Of<int[]>([1, 2]), Of<int[]>([])],
            Z = 3
        },
        new Rest { Z = 3 }).Z);

    private static Box<T> Of<T>(T value) => new() { Before = 1, Value = value, After = 2 };
}
