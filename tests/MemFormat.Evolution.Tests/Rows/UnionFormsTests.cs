namespace MemFormat.Evolution.Tests.UnionForms;

public class UnionFormsTests
{
    private static readonly Guid s_id = Guid.Parse("11111111-2222-3333-4444-555555555555");

    private static TTo Read<TFrom, TTo>(TFrom value) => MemFormatSerializer.Deserialize<TTo>(MemFormatSerializer.Serialize(value))!;

    [Fact, Row("Change the form of a union")]
    public void Objects_become_an_interface_and_back()
    {
        var now = Read<V1.Drawing, V2.Drawing>(new V1.Drawing { Main = new V1.Circle(1), All = [new V1.Square(2), null, new V1.Circle(3)] });
        Assert.Equal(new V2.Circle(1), now.Main);
        Assert.Equal([new V2.Square(2), null, new V2.Circle(3)], now.All);
        var old = Read<V2.Drawing, V1.Drawing>(now);
        Assert.Equal(new V1.Circle(1), old.Main);
        Assert.Equal([new V1.Square(2), null, new V1.Circle(3)], old.All);
    }

    [Fact, Row("A value becomes a union with a case of its kind")]
    public void Members_become_unions_and_back()
    {
        var old = new V1.Parcel { Weight = 5, Note = "n", IsOpen = true, Price = 7, Id = s_id, Last = 3 };
        var now = Read<V1.Parcel, V2.Parcel>(old);
        Assert.Equal((5, "n", true, 7L, s_id, 3), (now.Weight, now.Note, now.IsOpen, now.Price, now.Id, now.Last));
        var back = Read<V2.Parcel, V1.Parcel>(now);
        Assert.Equal((5, "n", true, 7L, s_id, 3), (back.Weight, back.Note, back.IsOpen, back.Price, back.Id, back.Last));
    }

    [Fact, Row("A value becomes a union with a case of its kind")]
    public void Null_stays_null()
    {
        var now = Read<V1.Parcel, V2.Parcel>(new V1.Parcel());
        Assert.Equal((0, null, false, null, Guid.Empty, 9), (now.Weight, now.Note, now.IsOpen, now.Price, now.Id, now.Last));
        var back = Read<V2.Parcel, V1.Parcel>(new V2.Parcel());
        Assert.Equal((0, null, false, null, Guid.Empty, 9), (back.Weight, back.Note, back.IsOpen, back.Price, back.Id, back.Last));
    }

    [Fact, Row("A value becomes a union with a case of its kind")]
    public void Elements_become_unions()
    {
        var now = Read<V1.Shelf, V2.Shelf>(new V1.Shelf([1, 2], new() { ["a"] = "b", ["c"] = null }));
        Assert.Equal([1, 2], now.Numbers);
        Assert.Equal(["b", null], now.Words.Values);
    }

    [Fact, Row("A value becomes a union with a case of its kind")]
    public void Another_case_is_an_error_at_its_place()
    {
        var error = Assert.Throws<MemFormatException>(() => Read<V2.Parcel, V1.Parcel>(new V2.Parcel { Weight = 1, Id = s_id, Price = "free" }));
        Assert.Equal((MemFormatError.UnknownCase, "Parcel.Price"), (error.Error, error.Path));
    }

    [Theory, Row("A value becomes a union with a case of its kind")]
    [InlineData(nameof(V1.Invoice.Main), "Invoice.Main")]
    [InlineData(nameof(V1.Invoice.Lines), "Invoice.Lines[0]")]
    [InlineData(nameof(V1.Invoice.Rows), "Invoice.Rows[0]")]
    public void Errors_within_objects_that_became_a_case_name_the_members(string member, string place)
    {
        Evolve.Fails<V1.Invoice, V2.Invoice>(Invoice(member, new(1L << 40, "a")), MemFormatError.Overflow, place + ".Amount");
        Evolve.Fails<V1.Invoice, V2.Invoice>(Invoice(member, new(1)), MemFormatError.NullNotAllowed, place + ".Name");
    }

    [Fact, Row("A value becomes a union with a case of its kind")]
    public void Errors_within_a_root_that_became_a_case_name_the_members() =>
        Evolve.Fails<V1.Line, V2.IEntry>(new(1L << 40, "a"), MemFormatError.Overflow, "Line.Amount");

    private static V1.Invoice Invoice(string member, V1.Line line) => member switch
    {
        nameof(V1.Invoice.Main) => new() { Main = line },
        nameof(V1.Invoice.Lines) => new() { Lines = [line] },
        _ => new() { Rows = [line] },
    };
}
