using New = MemFormat.Evolution.Tests.Conversions.New;
using Old = MemFormat.Evolution.Tests.Conversions.Old;

namespace MemFormat.Evolution.Tests;

public class ConversionTests
{
    private const string Row = "Convert an earlier type yourself";

    private static Old.Order Written() => new()
    {
        Price = 250, MaybePrice = 5, Day = "2026-01-02", Sent = true, Lines = [1, 2, 3], Part = new() { Name = "a", Inner = new() { Name = "b" } },
        Key = new Guid([7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]), After = 9,
    };

    private static New.Order Expected() => new()
    {
        Price = new(2.5m), MaybePrice = new(0.05m), Day = new(2026, 1, 2), Sent = "yes", Lines = new(6), Part = "ab", Key = 7, After = 9,
    };

    [Fact, Row(Row)]
    public void Values_of_every_place_are_converted()
    {
        Evolve.To(Written(), Expected());
        Evolve.To(new Old.Shelf { Orders = [Written(), Written()] }, new New.Shelf { Orders = [Expected(), Expected()] });
    }

    [Fact, Row(Row)]
    public void Compact_values_are_converted()
    {
        Evolve.To(new Old.Compact { Price = 250, MaybePrice = 2026 }, new New.Compact { Price = new(2.5m), MaybePrice = new(2026, 1, 1) });
        Evolve.To(new Old.Compact(), new New.Compact { Price = new(0) });
    }

    [Fact, Row(Row)]
    public void Nulls_are_the_members_affair()
    {
        var written = Written();
        (written.MaybePrice, written.Lines, written.Day) = (null, [], null);
        var read = Evolve.To(written, new New.Order { Price = new(2.5m), Sent = "yes", Lines = new(0), Part = "ab", Key = 7, After = 9 });
        Assert.Null(read.MaybePrice);
        Assert.Equal(DateTime.MaxValue, read.Day);
        written.Lines = null;
        Assert.Null(Evolve.To(written, new New.Order { Price = new(2.5m), Sent = "yes", Part = "ab", Key = 7, After = 9 }).Lines);
        written.Part = null;
        Evolve.Fails<Old.Order, New.Order>(written, MemFormatError.NullNotAllowed, "Order.Part");
        written.Part = new();
        written.Price = 13;
        Evolve.Fails<Old.Order, New.Order>(written, MemFormatError.NullNotAllowed, "Order.Price");
    }

    [Fact, Row(Row)]
    public void Exceptions_refuse_the_data()
    {
        var written = Written();
        written.Day = "?";
        var error = Assert.Throws<MemFormatException>(() => MemFormatSerializer.Deserialize<New.Order>(MemFormatSerializer.Serialize(written)));
        Assert.Equal((MemFormatError.InvalidData, "Order.Day"), (error.Error, error.Path));
        Assert.IsType<FormatException>(error.InnerException);
    }

    [Fact, Row(Row)]
    public void Own_data_is_not_converted_and_old_programs_do_not_know_it()
    {
        Evolve.To(Expected(), Expected());
        Evolve.Fails<New.Order, Old.Order>(Expected(), MemFormatError.SchemaMismatch, "Order.Sent");
    }
}
