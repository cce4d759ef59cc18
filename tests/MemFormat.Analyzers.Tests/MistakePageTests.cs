using System.Runtime.CompilerServices;
using System.Text.RegularExpressions;
using Xunit;

namespace MemFormat.Analyzers.Tests;

/// <summary>Each message under "Errors of your build" on docs/troubleshooting.md: the mistake is made, and the message is the page's.</summary>
public sealed class MistakePageTests
{
    /// <summary>The build's own: tests/Package and the tests of the targets provoke them.</summary>
    private static readonly string[] s_elsewhere = ["Build with the .NET SDK", "MemFormat generates code in C# projects only"];

    private static readonly Dictionary<string, string> s_mistakes = new()
    {
        ["Declare '…' partial"] = "[MemFormattable] public class Order { public int Id { get; set; } }",
        ["MemFormat cannot store"] = "public class Line; [MemFormattable] public partial class Order { public Line? A { get; set; } }",
        ["MemFormat does not store"] = "[MemFormattable] public partial class Order { public int Id { get; } = 1; }",
        ["MemFormat cannot construct"] = "[MemFormattable] public partial class Order(int idd) { public int Id { get; } = idd; }",
        ["Give '…' an id"] = "[MemFormattable] public partial class Order { [MemMember(1)] public int A { get; set; } public int B { get; set; } }",
        ["Give '…' another id"] =
            "[MemFormattable] public partial class Order { [MemMember(1)] public int A { get; set; } [MemMember(1)] public int B { get; set; } }",
        ["Add the cases of"] = "[MemFormattable] public partial interface IShape;",
        ["Give each case of"] =
            "[System.Runtime.CompilerServices.Union, MemFormattable] public partial struct Pet { public Pet(int value) => Value = value; public object? Value { get; } }",
        ["List '…' with [MemUnion] on"] =
            "[System.Runtime.CompilerServices.IsClosedType, MemFormattable] public abstract partial record Shape; public record Circle : Shape;",
        ["Add [MemFormattable] to '…', because its cases"] = "[MemUnion(1, typeof(int))] public partial interface IShape;",
        ["Add [MemFormattable] to '…', because the attribute"] = "public class Order { [MemMember(1)] public int A { get; set; } }",
        ["Replace"] = "[MemFormattable, MemReserved(\"A\")] public partial class Order { public int A { get; set; } }",
    };

    public static TheoryData<string> Messages => [.. OnPage().Where(message => !s_elsewhere.Any(message.StartsWith))];

    [Theory, MemberData(nameof(Messages))]
    public async Task A_mistake_has_the_message_of_the_page(string message)
    {
        var (_, code) = Assert.Single(s_mistakes, m => message.StartsWith(m.Key, StringComparison.Ordinal));
        var pattern = "^" + Regex.Escape(message).Replace("…", ".+") + "$";
        var found = await Analysis.Analyze(Generator.Tests.Source.Shop(code), LanguageTypes.Reference);
        Assert.Contains(found, d => Regex.IsMatch(d.GetMessage(), pattern));
    }

    [Fact]
    public void Each_mistake_is_on_the_page() =>
        Assert.All(s_mistakes.Keys.Concat(s_elsewhere),
            start => Assert.Single(OnPage(), message => message.StartsWith(start, StringComparison.Ordinal)));

    private static IEnumerable<string> OnPage()
    {
        var page = File.ReadAllText(Path.Combine(Folder(), "../../docs/troubleshooting.md"));
        return Regex.Matches(page[page.IndexOf("\n## Errors of your build", StringComparison.Ordinal)..], "```text message\n(.*)\n```")
            .Select(match => match.Groups[1].Value);
    }

    private static string Folder([CallerFilePath] string file = "") => Path.GetDirectoryName(file)!;
}
