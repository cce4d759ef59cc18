using Xunit;

namespace MemFormat.Generator.Tests;

/// <summary>Emitted code does the same in projects that check arithmetic for overflow.</summary>
public sealed class CheckedTests
{
    private static string Members(int count, string type) =>
        string.Concat(Enumerable.Range(0, count).Select(i => $"public {type} M{i} {{ get; set; }} "));

    [Theory]
    [InlineData(20, "bool")]
    [InlineData(40, "bool")]
    [InlineData(70, "bool")]
    [InlineData(70, "bool?")]
    [InlineData(43, "int?")]
    [InlineData(70, "long?")]
    [InlineData(70, "Kind?")]
    public void Flags_of_every_size(int count, string type)
    {
        var value = type switch { "bool" or "bool?" => "true", "Kind?" => "(Kind)(-1)", _ => "-1" };
        var body = UserProgram.WithCopy($$"""
            public enum Kind : long { A }
            [MemFormattable] public partial class Fixed { {{Members(count, type)}} }
            [MemFormattable(Encoding = MemEncoding.Compact)] public partial class Compact { {{Members(count, type)}} }
            public static partial class Program
            {
                public static object Run()
                {
                    var a = Copy(new Fixed { {{string.Join(", ", Enumerable.Range(0, count).Select(i => $"M{i} = {value}"))}} });
                    var b = As<Fixed, Compact>(a);
                    var c = As<Compact, Fixed>(Copy(b));
                    return {{string.Join(" && ", Enumerable.Range(0, count).Select(i => $"a.M{i} == {value} && b.M{i} == {value} && c.M{i} == {value}"))}};
                }
            }
            """);
        Assert.Equal(true, UserProgram.Run(Source.Compile(Source.Shop(body)).WithOptions(Source.Strict.WithOverflowChecks(true))));
    }
}
