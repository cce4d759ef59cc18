using System.Runtime.CompilerServices;
using MemFormat;
using MemFormat.Unions.Tests;
using OneOf;

[assembly: MemSurrogate(typeof(OneOf<,>), typeof(OneOfSurrogate<,>))]

namespace MemFormat.Unions.Tests;

/// <summary>The surrogate that docs/unions.md shows for OneOf.</summary>
public class OneOfTests
{
    [Fact]
    public void A_OneOf_is_stored_through_a_surrogate()
    {
        var order = RoundTripTests.Copy(new OneOfOrder { Payment = new Circle(1), Amounts = [1, "two"] });
        Assert.Equal(new Circle(1), order.Payment.AsT0);
        Assert.Equal([1, "two"], order.Amounts.Select(a => a.Value));
    }

    [Fact]
    public void The_surrogate_holds_by_type()
    {
        OneOf<int, string> value = "two";
        Assert.Equal(value, MemFormatSerializer.Deserialize(MemFormatSerializer.Serialize(value, value.GetType()), value.GetType()));
    }

    [Fact]
    public void The_page_shows_this_surrogate() => Assert.Contains(
        Surrogate(File.ReadAllText(Beside("OneOfTests.cs"))), File.ReadAllText(Beside("../../docs/unions.md")), StringComparison.Ordinal);

    private static string Surrogate(string text) => text[text.IndexOf("[MemFormattable]\npublic readonly partial record struct OneOf", StringComparison.Ordinal)..];

    private static string Beside(string file, [CallerFilePath] string here = "") => Path.Combine(Path.GetDirectoryName(here)!, file);
}

[MemFormattable]
public partial class OneOfOrder
{
    public OneOf<Circle, Square> Payment { get; set; }
    public List<OneOf<int, string>> Amounts { get; set; } = [];
}

[MemFormattable]
public readonly partial record struct OneOfSurrogate<T0, T1>(bool IsSecond, T0? First, T1? Second)
    : IMemSurrogate<OneOfSurrogate<T0, T1>, OneOf<T0, T1>>
{
    public static OneOfSurrogate<T0, T1> From(OneOf<T0, T1> value) =>
        value.IsT0 ? new(false, value.AsT0, default) : new(true, default, value.AsT1);

    public OneOf<T0, T1> ToValue() => IsSecond ? OneOf<T0, T1>.FromT1(Second!) : OneOf<T0, T1>.FromT0(First!);
}
