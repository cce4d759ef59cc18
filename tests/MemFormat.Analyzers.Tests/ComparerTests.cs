using Xunit;
using static MemFormat.Analyzers.Tests.Analysis;
using static MemFormat.Generator.Tests.Source;

namespace MemFormat.Analyzers.Tests;

/// <summary>MF040: comparers that do not fit their member.</summary>
public sealed class ComparerTests
{
    private const string Types = """
        public class Texts : IEqualityComparer<string> { public bool Equals(string? x, string? y) => true; public int GetHashCode(string value) => 0; }
        public class Objects : IEqualityComparer<object> { bool IEqualityComparer<object>.Equals(object? x, object? y) => true; public int GetHashCode(object value) => 0; }
        public class Order<T> : IComparer<T> { public int Compare(T? x, T? y) => 0; }
        public class Secret(int seed) : Texts { public int Seed => seed; }
        public abstract class Abstract : Texts;
        """;

    [Theory]
    [InlineData("List<string>", "Texts")]
    [InlineData("string", "Texts")]
    [InlineData("HashSet<int>", "Texts")]
    [InlineData("SortedSet<string>", "Texts")]
    [InlineData("HashSet<string>", "Order<string>")]
    [InlineData("HashSet<string>", "Secret")]
    [InlineData("HashSet<string>", "Abstract")]
    [InlineData("HashSet<string>", "StringComparer")]
    [InlineData("HashSet<string>", "Texts[]")]
    [InlineData("HashSet<string>", "Hidden")]
    [InlineData("Dictionary<int, string>", "Texts")]
    [InlineData("SortedSet<string>", "Order<>")]
    public Task Comparers_that_do_not_fit(string type, string comparer) => AssertReports("MF040", Shop(
        $"{Types} public class Outer {{ private class Hidden : Texts; }} [MemFormattable] public partial class Order {{ [MemComparer(typeof({comparer.Replace("Hidden", "Outer.Hidden")}))] public {type} [|A|] {{ get; set; }} = default!; }}"));

    [Theory]
    [InlineData("HashSet<string>", "Texts")]
    [InlineData("HashSet<string>", "Objects")]
    [InlineData("IReadOnlySet<string>", "Texts")]
    [InlineData("Dictionary<string, int>", "Texts")]
    [InlineData("IDictionary<string, int>", "Objects")]
    [InlineData("SortedList<int, string>", "Order<int>")]
    [InlineData("System.Collections.Immutable.ImmutableSortedSet<int>", "Order<int>")]
    [InlineData("System.Collections.Frozen.FrozenDictionary<string, int>", "Texts")]
    public Task Comparers_that_fit_are_not_reported(string type, string comparer) => AssertClean(Shop(
        $"{Types} [MemFormattable] public partial class Order {{ [MemComparer(typeof({comparer}))] public {type} A {{ get; set; }} = default!; }}"));
}
