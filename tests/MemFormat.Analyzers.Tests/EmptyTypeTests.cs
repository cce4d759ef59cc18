using Xunit;
using static MemFormat.Analyzers.Tests.Analysis;
using static MemFormat.Generator.Tests.Source;

namespace MemFormat.Analyzers.Tests;

/// <summary>MF019: types with state that store none of it.</summary>
public sealed class EmptyTypeTests
{
    [Theory]
    [InlineData("[MemFormattable] internal partial class [|Config|] { internal int Port { get; set; } internal string Host { get; set; } = \"\"; }")]
    [InlineData("[MemFormattable] internal readonly partial struct [|Amount|] { private readonly decimal _value; public Amount(decimal value) => _value = value; }")]
    [InlineData("[MemFormattable] public partial class [|Box|]<T> { private T? _value; public void Set(T value) => _value = value; public override string ToString() => $\"{_value}\"; }")]
    [InlineData("public class Plain { protected int Number; } [MemFormattable] public partial class [|Derived|] : Plain;")]
    [InlineData("[MemFormattable(Members = MemMembers.Numbered)] public partial class [|Order|] { public int Id { get; set; } }")]
    [InlineData("[MemFormattable] public partial class [|Warm|] { private double _celsius; public double Fahrenheit => _celsius * 1.8 + 32; }")]
    public Task State_that_is_not_stored(string code) => AssertReports("MF019", Shop(code));

    [Theory]
    [InlineData("[MemFormattable] public partial class Empty;")]
    [InlineData("[MemFormattable] public partial record Nothing;")]
    [InlineData("[MemFormattable] public partial class Constants { public const int One = 1; public static int Two { get; set; } public int Three => 3; }")]
    [InlineData("[MemFormattable] public partial class Told { public event Action? Changed; public void Raise() => Changed?.Invoke(); }")]
    [InlineData("[MemFormattable] public partial class Left { [MemIgnore] public int A { get; set; } [MemIgnore] private int _b; public int B() => _b; }")]
    [InlineData("[MemFormattable] public partial class Chosen { private int _a; [MemIgnore] public int B { get; set; } public int Sum() => _a + B; }")]
    [InlineData("[MemFormattable] public partial class Kept { public MemExtensionData? Extra { get; set; } private int _b; public int B() => _b; }")]
    [InlineData("[MemFormattable] public partial class Base { public int A { get; set; } } [MemFormattable] public partial class Derived : Base { private int _b; public int B() => _b; }")]
    [InlineData("[MemFormattable, MemUnion(1, typeof(Circle))] public abstract partial class Shape { private int _seen; public int Seen() => _seen; } [MemFormattable] public partial class Circle : Shape { public int R { get; set; } }")]
    [InlineData("[MemFormattable] public partial class Viewed { private Dictionary<int, int>? _a; [MemIgnore] public ICollection<int>? A => _a!.Keys; public void Set() => _a = []; }")]
    [InlineData("[MemFormattable] public partial class Opted { [MemMember] private int _a; public int A() => _a; }")]
    public Task Types_without_state_or_with_some_that_is_stored(string code) => AssertClean(Shop(code));
}
