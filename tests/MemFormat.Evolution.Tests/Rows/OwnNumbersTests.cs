namespace MemFormat.Evolution.Tests.Numbering;

[Row("Number each class of a hierarchy by itself")]
public class OwnNumbersTests
{
    [Fact]
    public void Each_class_keeps_its_ids()
    {
        Evolve.To(
            new OwnNumbers1.Cat { Name = "n", Lives = 7, Young = [new() { Name = "y" }] },
            new OwnNumbers2.Cat { CallName = "n", Lives = 7, Young = [new() { CallName = "y" }] });
        Evolve.To(
            new OwnNumbers2.Cat { CallName = "n", Age = 8, Toy = "t", Lives = 7, IsWarm = false },
            new OwnNumbers1.Cat { Name = "n", Lives = 7 });
    }

    [Fact]
    public void Levels_count_the_classes_with_numbers_of_their_own() => Evolve.To(
        new OwnNumbers1.Lion { Name = "n", Lives = 7, Mane = 1.5 },
        new OwnNumbers2.Lion { CallName = "n", Lives = 7, Mane = 1.5 });
}
