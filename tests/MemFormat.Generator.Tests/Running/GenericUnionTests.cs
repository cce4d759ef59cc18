using Xunit;
using static MemFormat.Generator.Tests.UserProgram;

namespace MemFormat.Generator.Tests;

/// <summary>Cases of generic unions: by how their type arguments follow from the union's.</summary>
public class GenericUnionTests
{
    /// <summary>Declarations of a union and its cases, values as expressions, and the cases that each closed form of the union has.</summary>
    [Theory]
    [InlineData( // nested in the union
        "[MemFormattable, MemUnion(1, typeof(Result<>.Ok)), MemUnion(2, typeof(Result<>.Failed))] public abstract partial record Result<T> { [MemFormattable] public partial record Ok(T Value) : Result<T>; [MemFormattable] public partial record Failed(string Why) : Result<T>; }",
        "Result<int>", "new Result<int>.Ok(5)", "new Result<int>.Failed(\"w\")")]
    [InlineData( // nested in a type that is not the union
        "public partial class Outer<T> { [MemFormattable, MemUnion(1, typeof(Outer<>.A)), MemUnion(2, typeof(Outer<>.B<>))] public partial interface IU<TB>; [MemFormattable] public partial record A(T Value) : IU<T>; [MemFormattable] public partial record B<U>(T Value, U Other) : IU<U>; }",
        "Outer<int>.IU<int>", "new Outer<int>.A(4)", "new Outer<int>.B<int>(4, 5)")]
    [InlineData( // not generic
        "[MemFormattable, MemUnion(1, typeof(IntSource)), MemUnion(2, typeof(TextSource)), MemUnion(3, typeof(Any<>))] public partial interface ISource<T>; [MemFormattable] public partial record IntSource(int A) : ISource<int>; [MemFormattable] public partial record TextSource(string A) : ISource<string>; [MemFormattable] public partial record Any<T>(T A) : ISource<T>;",
        "ISource<int>", "new IntSource(1)", "new Any<int>(2)", "ISource<string>", "new TextSource(\"t\")", "new Any<string>(\"u\")", "ISource<long>",
        "new Any<long>(3)")]
    [InlineData( // several forms at once
        "[MemFormattable, MemUnion(1, typeof(Both))] public partial interface ISource<T>; [MemFormattable] public partial record Both(int A) : ISource<int>, ISource<string>;",
        "ISource<int>", "new Both(1)", "ISource<string>", "new Both(2)")]
    [InlineData( // reordered
        "[MemFormattable, MemUnion(1, typeof(Turned<,>))] public abstract partial class Pair<A, B>; [MemFormattable] public partial class Turned<X, Y> : Pair<Y, X> { public X? First { get; set; } public Y? Second { get; set; } }",
        "Pair<int, string>", "new Turned<string, int> { First = \"a\", Second = 2 }")]
    [InlineData( // partial
        "[MemFormattable, MemUnion(1, typeof(Named<>)), MemUnion(2, typeof(Same<>))] public abstract partial class Pair<A, B>; [MemFormattable] public partial class Named<T> : Pair<string, T> { public T? Value { get; set; } } [MemFormattable] public partial class Same<T> : Pair<T, T> { public T? Both { get; set; } }",
        "Pair<string, int>", "new Named<int> { Value = 2 }", "Pair<int, int>", "new Same<int> { Both = 3 }", "Pair<string, string>",
        "new Named<string> { Value = \"n\" }", "new Same<string> { Both = \"s\" }")]
    [InlineData( // a part of an argument, which follows from another one; listed closed where it does not
        "[MemFormattable, MemUnion(1, typeof(Rows<>)), MemUnion(2, typeof(Deep<int>))] public abstract partial class Table<A, B>; [MemFormattable] public partial class Rows<T> : Table<T, List<T>> { public List<T>? All { get; set; } } [MemFormattable] public partial class Deep<T> : Table<List<T>, T[]> { public T? Value { get; set; } }",
        "Table<int, List<int>>", "new Rows<int> { All = new() { 1 } }", "Table<List<int>, int[]>", "new Deep<int> { Value = 6 }")]
    [InlineData( // inside of an argument
        "[MemFormattable, MemUnion(1, typeof(One<>)), MemUnion(2, typeof(Many<>)), MemUnion(3, typeof(Rows<,>)), MemUnion(4, typeof(Small<>))] public abstract partial record Expr<T>; [MemFormattable] public partial record One<T>(T Value) : Expr<T>; [MemFormattable] public partial record Many<T>(List<Expr<T>> All) : Expr<List<T>>; [MemFormattable] public partial record Rows<K, V>(K Key, Expr<V[]> Value) : Expr<Dictionary<K, V>> where K : notnull; [MemFormattable] public partial record Small<T>(T Value) : Expr<T[]> where T : struct; public static class Uses { public static Expr<List<List<int>>>? A; public static Expr<Dictionary<string, string>>? B; public static Expr<long[]>? C; }",
        "Expr<List<int>>", "new Many<int>(new() { new One<int>(1), new One<int>(2) })", "new One<List<int>>(new() { 3 })",
        "Expr<List<List<int>>>", "new Many<List<int>>(new() { new Many<int>(new() { new One<int>(1) }) })",
        "Expr<Dictionary<string, string>>", "new Rows<string, string>(\"k\", new One<string[]>(new[] { \"v\" }))",
        "Expr<long[]>", "new Small<long>(4)")]
    [InlineData( // a case that is a union, over a union with constraints
        "[MemFormattable, MemUnion(1, typeof(IInner<>))] public partial interface IOuter<T> where T : struct; [MemFormattable, MemUnion(1, typeof(Leaf<>)), MemUnion(2, typeof(Leaf2))] public partial interface IInner<T> : IOuter<T> where T : struct; [MemFormattable] public partial record struct Leaf<T>(T A) : IInner<T> where T : struct; [MemFormattable] public partial record struct Leaf2(int A) : IInner<int>;",
        "IOuter<int>", "new Leaf<int>(3)", "new Leaf2(4)", "IOuter<long>", "new Leaf<long>(3)")]
    public void Each_form_of_the_union_has_the_cases_that_derive_from_it(string declarations, params string[] values)
    {
        var (type, checks) = ("", new List<string>());
        foreach (var value in values)
        {
            if (value.StartsWith("new ", StringComparison.Ordinal))
                checks.Add($"Check<{type}>({value}, \"{value.Replace("\"", "")}\");");
            else
                type = value;
        }

        Assert.Equal("", Run($$"""
            {{declarations}}
            [MemFormattable] public partial class Holder<T> { public T? One { get; set; } public List<T>? Many { get; set; } }
            public static class Program
            {
                private static string s_wrong = "";
                private static void Check<T>(T value, string what) where T : class
                {
                    try
                    {
                        var holder = new Holder<T> { One = value, Many = new() { value, value } };
                        foreach (var header in new[] { MemFormatHeader.Inline, MemFormatHeader.Fingerprint })
                        {
                            var options = new MemFormatOptions { Header = header };
                            var payload = MemFormatSerializer.Serialize(holder, options);
                            var copy = MemFormatSerializer.Deserialize<Holder<T>>(payload, options)!;
                            if (copy.One!.GetType() != value.GetType() || copy.Many!.Count != 2 || !MemFormatSerializer.Serialize(copy, options).AsSpan().SequenceEqual(payload)) s_wrong += what + ": another value\n";
                        }
                    }
                    catch (Exception e) { s_wrong += what + ": " + e + "\n"; }
                }
                public static object Run() { {{string.Join(" ", checks)}} return s_wrong; }
            }
            """));
    }
}
