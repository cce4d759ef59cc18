namespace MemFormat.Evolution.Tests.ConvertedNulls;

[Row("Convert an earlier type yourself")]
public class ConvertedNullTests
{
    [Fact]
    public void A_null_is_converted_by_a_method_that_takes_null()
    {
        Evolve.To(new Old.Order { After = 9 }, new New.Order
        {
            Name = "none", Age = -1, Price = new(-1), Day = DateTime.MaxValue, Lines = [-1], Part = "no part", Shape = -1,
            Fee = null, Required = "none", Small = "<>", After = 9,
        });
    }

    [Fact]
    public void Values_are_converted_or_read_as_they_are()
    {
        var old = new Old.Order
        {
            Name = "n", Age = 5, Price = 250, Day = "2026-01-02", Lines = [1, 2], Part = new() { Name = "p" }, Shape = new Circle(4), Fee = new(7),
            Required = "r", Small = 6, After = 9,
        };
        Evolve.To(old, new New.Order
        {
            Name = "n", Age = 5, Price = new(2.5m), Day = new(2026, 1, 2), Lines = [1, 2], Part = "p", Shape = 4, Fee = new(7), Required = "r",
            Small = "<6>", After = 9,
        });
    }

    [Fact]
    public void A_null_that_the_value_says_itself_is_converted()
    {
        Evolve.To(new Old.Short(), new New.Short { Name = "none", Lines = -1 });
        Evolve.To(new Old.Short { Name = "n", Lines = [1] }, new New.Short { Name = "n", Lines = 1 });
        Evolve.To(new Old.Greet(null, null), new New.Greet("you", 1));
        Evolve.To(new Old.Greet("n", 2), new New.Greet("n", 2));
    }

    [Fact]
    public void What_becomes_of_a_null_is_no_null()
    {
        Evolve.Fails<Old.Short, New.Refusing>(new(), MemFormatError.NullNotAllowed, "Refusing.Name");
        var error = Assert.Throws<MemFormatException>(() => MemFormatSerializer.Deserialize<Part>(MemFormatSerializer.Serialize(new Old.Short())));
        Assert.True(error.Message.Contains("[MemWas]", StringComparison.Ordinal), error.Message);
    }
}
