namespace MemFormat.Evolution.Tests.IdentityInUnions;

/// <summary>A union within objects that keep their identity, as its case does in version 2 only.</summary>
[Row("Turn `PreserveReferences` on or off")]
public class IdentityInUnionsTests
{
    /// <summary>That the case loses its identity is seen when objects were met already whose bodies are to come.</summary>
    [Fact]
    public void A_case_that_is_copied_may_lie_in_the_body_of_an_object_that_is_not()
    {
        var dog = new V2.Dog { Age = 3 };
        Evolve.To(
            new V2.Zoo { Animals = [dog, new V2.Animal(), dog], Other = new V2.Zoo { Animals = [dog] } },
            new V1.Zoo { Animals = [Old(), new V1.Animal(), Old()], Other = new V1.Zoo { Animals = [Old()] } });
        Evolve.To(
            new V1.Zoo { Animals = [Old(), new V1.Animal()], Other = new V1.Zoo { Animals = [Old()] } },
            new V2.Zoo { Animals = [new V2.Dog { Age = 3 }, new V2.Animal()], Other = new V2.Zoo { Animals = [new V2.Dog { Age = 3 }] } });
    }

    private static V1.Dog Old() => new() { Age = 3 };
}
