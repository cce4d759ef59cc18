namespace MemFormat.Campaign.Tests;

/// <summary>Values for the faults.</summary>
internal static class Samples
{
    public static Everything Everything() => new()
    {
        Number = 1,
        MaybeNumber = 2,
        Price = 3.5m,
        Text = "four",
        Bytes = new byte[300],
        Numbers = [.. Enumerable.Range(0, 200)],
        MaybeNumbers = [1, null, 3],
        MaybeFlags = [true, null, false],
        Set = [.. Enumerable.Range(0, 100).Select(i => (long)i)],
        Map = new() { [1] = "a", [2] = null },
        Places = new() { ["x"] = new Point { X = 1 }, ["y"] = null },
        Texts = ["a", null, new string('b', 500)],
        Next = new Everything { Text = "next" },
        Children = [new Everything(), null],
        Tuple = (1, "two", default),
        Grid = new int[2, 2],
        Animal = new Herd { Animals = [new Cat { Lives = 9 }, null, new Dog()], Keeper = new Person { Name = "Ada" } },
    };

    /// <summary>Changes collections and references until it is stopped.</summary>
    public static void Change(Everything value, CancellationToken until)
    {
        var random = new Random(1);
        while (!until.IsCancellationRequested)
        {
            switch (random.Next(7))
            {
                case 0:
                    value.Numbers = [.. Enumerable.Range(0, random.Next(300))];
                    break;
                case 1:
                    value.Numbers!.Add(1);
                    break;
                case 2:
                    value.Texts!.Add(random.Next(2) == 0 ? null : "c");
                    break;
                case 3:
                    value.Texts = [null, "a"];
                    break;
                case 4:
                    value.Next = random.Next(2) == 0 ? null : new Everything { Text = "other" };
                    break;
                case 5:
                    value.MaybeNumbers!.Add(random.Next(2) == 0 ? null : 5);
                    break;
                default:
                    value.MaybeNumbers = [null, 2];
                    break;
            }
        }
    }
}
