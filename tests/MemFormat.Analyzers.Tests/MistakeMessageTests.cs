using System.Text.RegularExpressions;
using Xunit;

namespace MemFormat.Analyzers.Tests;

/// <summary>The messages of usual mistakes, as users search for them; <c>…</c> stands for what differs.</summary>
public sealed class MistakeMessageTests
{
    private static readonly Dictionary<string, string> s_mistakes = new()
    {
        ["Declare '…' partial, so that MemFormat can add the codec of '…' to it"] =
            "[MemFormattable] public class Order { public int Id { get; set; } }",
        ["MemFormat cannot store '…' of the type '…': …"] =
            "public class Line; [MemFormattable] public partial class Order { public Line? A { get; set; } }",
        ["MemFormat does not store '…', because nothing can set it: add a setter or a constructor parameter, or mark it with [MemIgnore]"] =
            "[MemFormattable] public partial class Order { public int Id { get; } = 1; }",
        ["MemFormat cannot construct '…': …"] = "[MemFormattable] public partial class Order(int idd) { public int Id { get; } = idd; }",
        ["Give '…' an id such as …, or remove all ids from '…': either all members of a type have ids or none"] =
            "[MemFormattable] public partial class Order { [MemMember(1)] public int A { get; set; } public int B { get; set; } }",
        ["Give '…' another id such as …, because '…' has the id …, too"] =
            "[MemFormattable] public partial class Order { [MemMember(1)] public int A { get; set; } [MemMember(1)] public int B { get; set; } }",
        ["Add the cases of '…' with [MemUnion(1, typeof(...))], because MemFormat can store no value of it without them"] =
            "[MemFormattable] public partial interface IShape;",
        ["Give each case of '…' a tag: …"] =
            "[System.Runtime.CompilerServices.Union, MemFormattable] public partial struct Pet { public Pet(int value) => Value = value; public object? Value { get; } }",
        ["List '…' with [MemUnion] on '…', because it is one of the values of this closed class and cannot be written as one otherwise"] =
            "[System.Runtime.CompilerServices.IsClosedType, MemFormattable] public abstract partial record Shape; public record Circle : Shape;",
        ["Add [MemFormattable] to '…', because its cases have no effect without it"] = "[MemUnion(1, typeof(int))] public partial interface IShape;",
        ["Add [MemFormattable] to '…', because the attribute of '…' has no effect without it"] =
            "public class Order { [MemMember(1)] public int A { get; set; } }",
        ["Replace … of '…', because '…' reserves it: data of earlier versions may hold another member there"] =
            "[MemFormattable, MemReserved(\"A\")] public partial class Order { public int A { get; set; } }",
    };

    public static TheoryData<string> Messages => [.. s_mistakes.Keys];

    [Theory, MemberData(nameof(Messages))]
    public async Task A_mistake_has_its_message(string message)
    {
        var pattern = "^" + Regex.Escape(message).Replace("…", ".+") + "$";
        var found = await Analysis.Analyze(Generator.Tests.Source.Shop(s_mistakes[message]), LanguageTypes.Reference);
        Assert.Contains(found, d => Regex.IsMatch(d.GetMessage(), pattern));
    }
}
