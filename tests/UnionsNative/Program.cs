using MemFormat;
using MemFormat.UnionLibrary;
using MemFormat.Unions.Tests;

// Each way by which the runtime finds a union's code, without a compiler at run time.
var checks = 0;
Check(Roots.Copy((Pet)new Cat(9)).Value, new Cat(9));
Check(Roots.Copy((Pet)7).Value, 7);
Check(Roots.Copy(default(Pet)).Value, null);
Check(Roots.Copy((Anything)(Shape)new Square(2)).Value is Shape { Value: Square { Side: 2 } }, true);
Check(Roots.Copy((Anything)Color.Green).Value, Color.Green);
Check(Roots.Copy((Anything)(1, "one")).Value, (1, "one"));
Check(Roots.Copy((Number)2.5).Value, 2.5);
Check(MemFormatSerializer.Deserialize<Plain>(MemFormatSerializer.Serialize<Plain>("plain")).Value, "plain");
Check(MemFormatSerializer.Deserialize<Option<int>>(MemFormatSerializer.Serialize((Option<int>)5)).Value, 5);
Check(((Leaf<int>)MemFormatSerializer.Deserialize<Tree<int>>(MemFormatSerializer.Serialize((Tree<int>)new Leaf<int>(3))).Value!).Value, 3);
var list = MemFormatSerializer.Deserialize<List<Pet>>(MemFormatSerializer.Serialize(new List<Pet> { 1, default, new Dog("Rex") }))!;
Check(string.Join(' ', list.Select(p => p.Value)), "1  Dog { Name = Rex }");
var shelter = Roots.Copy(new Shelter
{
    First = new Cat(1), Second = 2, All = [3, default], ByName = { ["a"] = new Dog("b") }, Counts = { [new Cat(4)] = 4 }, Pair = (1, 5),
    Numbers = [1, 2.5], Maybe = (Pet)6, Name = "n", Plain = 8,
});
Check($"{shelter.First.Value} {shelter.Second!.Value.Value} {shelter.All[0].Value} {shelter.ByName["a"].Value} {shelter.Counts[new Cat(4)]}",
    "Cat { Lives = 1 } 2 3 Dog { Name = b } 4");
Check($"{shelter.Pair.Item2.Value} {shelter.Numbers.Count} {((Pet)shelter.Maybe.Value!).Value} {shelter.Name!.Value.Value} {shelter.Plain.Value}",
    "5 2 6 n 8");
Console.WriteLine($"{checks} checks of unions passed.");

void Check(object? actual, object? expected)
{
    checks++;
    if (!Equals(actual, expected))
        throw new InvalidOperationException($"Check {checks}: {actual} is not {expected}.");
}

internal static class Roots
{
    public static T Copy<T>(T value) => MemFormatSerializer.Deserialize<T>(MemFormatSerializer.Serialize(value))!;
}
