using Plain = MemFormat.Evolution.Tests.Standing.Plain;
using Stored = MemFormat.Evolution.Tests.Standing.Stored;

namespace MemFormat.Evolution.Tests;

public class SurrogateTests
{
    private const string Row = "Give a type a surrogate, or take it away";

    [Fact, Row(Row)]
    public void A_surrogate_of_the_same_shape_is_the_same_descriptor()
    {
        Evolve.IsOneDescriptor<Plain.Money, Stored.Money>();
        Evolve.To(new Plain.Money { Cents = 5 }, new Stored.Money(5));
        Evolve.To(new Stored.Money(5), new Plain.Money { Cents = 5 });
    }

    [Fact, Row(Row)]
    public void Members_of_the_surrogate_evolve()
    {
        var old =
            new Plain.Order
            {
                Price = new() { Cents = 1 }, Last = null, Fees = [new() { Cents = 2 }, null],
                ById = new() { [3] = new() { Cents = 4 } }
            };
        var now = new Stored.Order { Price = new(1), Last = null, Fees = [new(2), null], ById = new() { [3] = new(4) } };
        Evolve.To(old, now);
        Evolve.To(now, old);
    }

    [Fact, Row(Row)]
    public void Nulls_are_the_types_affair() =>
        Evolve.Fails<Plain.Order, Stored.Order>(new Plain.Order { Price = null, Fees = [] }, MemFormatError.NullNotAllowed, "Order.Price");
}
