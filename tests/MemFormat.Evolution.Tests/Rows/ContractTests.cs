namespace MemFormat.Evolution.Tests.Contracts;

[MemFormattable(Contract = "order")]
public partial record Order(int Id);

[MemFormattable(Contract = "order")]
public partial record LaterOrder(long Id, string Note = "");

[MemFormattable(Contract = "Order")]
public partial record OtherOrder(int Id);

[MemFormattable]
public partial record PlainOrder(int Id);

[MemFormattable]
public partial record Basket(List<Order?> Orders);

[MemFormattable]
public partial record PlainBasket(List<PlainOrder?> Orders);

[Row("State a contract")]
public class ContractTests
{
    [Fact]
    public void The_same_contract_is_fine() => Assert.Equal(3, Evolve.To(new Order(3), new LaterOrder(3)).Id);

    [Fact]
    public void Another_contract_or_none_is_a_mismatch()
    {
        Evolve.Fails<Order, OtherOrder>(new Order(1), MemFormatError.SchemaMismatch, "OtherOrder");
        Evolve.Fails<Order, PlainOrder>(new Order(1), MemFormatError.SchemaMismatch, "PlainOrder");
        Evolve.Fails<PlainOrder, Order>(new PlainOrder(1), MemFormatError.SchemaMismatch, "Order");
    }

    [Fact]
    public void Another_contract_of_a_nested_type_is_a_mismatch_at_the_first_value()
    {
        Evolve.To(new Basket([]), new PlainBasket([]));
        Evolve.To(new PlainBasket([null]), new Basket([null]));
        Evolve.Fails<Basket, PlainBasket>(new Basket([null, new(1)]), MemFormatError.SchemaMismatch, "PlainBasket.Orders[1]");
        Evolve.Fails<PlainBasket, Basket>(new PlainBasket([new(1)]), MemFormatError.SchemaMismatch, "Basket.Orders[0]");
    }
}
