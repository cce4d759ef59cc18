using Xunit;

namespace MemFormat.Generator.Tests;

/// <summary>Collections without setters: each way to show a field, of each kind of type, whatever is in the field before.</summary>
public class GetterOnlyTests
{
    /// <summary>The declaration of a property <c>P</c> of the type <c>C</c>, and what the constructor assigns; I is the initial value.</summary>
    private static readonly (string Declaration, string Target)[] s_getters =
    [
        ("public C P { get; } = I;", "P"),
        ("private C _f = I; public C P => _f;", "_f"),
        ("private readonly C _f = I; public C P => this._f;", "_f"),
        ("private readonly C _f = I; public C P { get { return (_f); } }", "_f"),
        ("private C _f = I; public C P { get => _f!; }", "_f"),
        ("public virtual C P { get; } = I;", "P"),
        ("[MemMember] private C P { get; } = I; public C Q() => P;", "P"),
        ("[MemMember] internal C P { get; } = I;", "P"),
    ];

    /// <summary>The type of a property, the type of its value, and the arguments or elements of two values.</summary>
    private static readonly (string Type, string Made, string Some, string Other)[] s_collections =
    [
        ("List<int>", "List<int>", " { 1, 2, 3 }", " { 9 }"),
        ("HashSet<string>", "HashSet<string>", " { \"a\", \"b\" }", " { \"c\" }"),
        ("Dictionary<string, int>", "Dictionary<string, int>", " { [\"a\"] = 1 }", " { [\"b\"] = 2 }"),
        ("ICollection<int>", "List<int>", " { 1, 2 }", " { 3 }"),
        ("IDictionary<int, string>", "Dictionary<int, string>", " { [1] = \"a\" }", " { [2] = \"b\" }"),
        ("SortedSet<int>", "SortedSet<int>", " { 1, 2 }", " { 3 }"),
        ("Queue<int>", "Queue<int>", "(new[] { 1, 2 })", "(new[] { 3 })"),
        ("Stack<int>", "Stack<int>", "(new[] { 1, 2 })", "(new[] { 3 })"),
        ("ConcurrentStack<int>", "ConcurrentStack<int>", "(new[] { 1, 2 })", "(new[] { 3 })"),
        ("ConcurrentQueue<int>", "ConcurrentQueue<int>", "(new[] { 1, 2 })", "(new[] { 3 })"),
        ("ConcurrentBag<int>", "ConcurrentBag<int>", "(new[] { 1, 2 })", "(new[] { 3 })"),
        ("BlockingCollection<int>", "BlockingCollection<int>", " { 1, 2 }", " { 3 }"),
        ("ObservableCollection<int>", "ObservableCollection<int>", " { 1, 2 }", " { 3 }"),
        ("Tags", "Tags", " { \"a\" }", " { \"b\" }"),
    ];

    public static TheoryData<int> Getters() => new(Enumerable.Range(0, s_getters.Length));

    [Theory]
    [MemberData(nameof(Getters))]
    public void What_is_written_is_read_whatever_was_there(int getter)
    {
        var (declaration, target) = s_getters[getter];
        var types = new List<string>();
        var checks = new List<string>();
        foreach (var (type, made, some, other) in s_collections)
        {
            foreach (var initial in new[] { $"default({type}?)", $"new {made}()", $"new {made}{other}" })
            {
                var name = $"T{types.Count}";
                types.Add($$"""
                    [MemFormattable] public partial class {{name}}
                    {
                        {{declaration.Replace("C ", type + "? ").Replace("I;", initial + ";")}}
                        public int Z { get; set; }
                        public {{name}}() { }
                        public {{name}}({{type}}? given) { {{target}} = given; Z = 5; }
                        public System.Collections.IEnumerable? Shown() => P;
                    }
                    """);
                checks.Add($"Check(new {name}(new {made}{some}), new {made}{some}, c => c.Shown(), \"{name}\", c => c.Z);");
                checks.Add($"Check(new {name}(null), {initial}, c => c.Shown(), \"{name}, null\", c => c.Z);");
            }
        }

        Assert.Equal("", UserProgram.Run(Program(types, checks)));
    }

    [Theory]
    [InlineData("public List<int>? P => Z == 0 ? null : new();")]
    [InlineData("public ICollection<string> P => Map.Keys; public Dictionary<string, int> Map { get; set; } = new();")]
    [InlineData("public List<int> P => new(Q); public List<int> Q { get; set; } = new();")]
    [InlineData("public List<int> P => Q; public List<int> Q { get; set; } = new();")]
    [InlineData("public List<int> P { get { Z++; return _f; } } private readonly List<int> _f = new();")]
    [InlineData("[MemMember] private readonly List<int> _f = new(); public List<int> P => _f;")]
    [InlineData("[MemMember] private readonly List<int> _f = new(); public IReadOnlyList<int> P => _f;")]
    [InlineData("public List<int> F = new(); public List<int> P => F;")]
    [InlineData("private readonly List<int> _f = new(); public List<int> Q => _f; public IList<int> P => _f;")]
    [InlineData("private static readonly List<int> s_f = new(); public List<int> P => s_f;")]
    public void Computed_getters_and_second_views_of_a_field_are_not_stored(string members)
    {
        var code =
            Generated.From(Source.Compile(Source.Shop($"[MemFormattable] public partial class Order {{ {members} public int Z {{ get; set; }} }}")));
        code.Emit();
        Assert.DoesNotMatch(@"\bvalue\.P\b", code.Code("Shop.Order"));
    }

    [Theory]
    [InlineData("[MemMember] private readonly List<int> _f; public IReadOnlyList<int> P => _f; public Order(List<int> p) => _f = p;", "_f")]
    [InlineData("[MemMember] private readonly int _f; public int P => _f; public Order(int p) => _f = p;", "_f")]
    [InlineData("[MemMember] private int _f; public int P { get { return _f; } } public Order(in int p) => _f = p;", "_f")]
    [InlineData("public readonly string f; public string P => f; public Order(string p) => f = p;", "f")]
    [InlineData("private readonly List<int> _f; public List<int> P => _f; public IList<int> Q => _f; public Order(List<int> p) => _f = p;", "P")]
    [InlineData("private readonly List<int> _f; public IList<int> Q => _f; public List<int> P => _f; public Order(List<int> p) => _f = p;", "P")]
    public void A_constructor_parameter_sets_the_field_that_is_stored_and_nothing_is_stored_twice(string members, string stored)
    {
        var generated =
            Generated.From(Source.Compile(Source.Shop($"[MemFormattable] public partial class Order {{ {members} public int Z {{ get; set; }} }}")));
        generated.Emit();
        var code = generated.Code("Shop.Order");
        Assert.Equal(stored, System.Text.RegularExpressions.Regex.Match(code, @"\bvalue\.(P|Q|_f|f)\b").Groups[1].Value);
        Assert.Equal(
            2, System.Text.RegularExpressions.Regex.Match(code, "schema.Begin<.*?, \"[^\"]*\", \"([^\"]*)\"").Groups[1].Value.Split(' ').Length);
        Assert.DoesNotContain("default(", code, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("[MemFormattable] public partial class Order<T> { private List<T>? _f; public List<T>? P => _f; public Order() { } public Order(List<T>? p, int z) => _f = p; }", "1")]
    [InlineData("[MemFormattable] public partial class Order<T> { public List<T>? P { get; } public Order() { } public Order(List<T>? p, int z) => P = p; }", "Order.P")]
    [InlineData("[MemFormattable] public partial class Order<T> { public required int A { get; init; } private List<T>? _f; public List<T>? P => _f; public Order() { } [System.Diagnostics.CodeAnalysis.SetsRequiredMembers] public Order(List<T>? p, int z) => _f = p; }", "1")]
    [InlineData("[MemFormattable] public partial struct Order<T> { private List<T>? _f; public List<T>? P => _f; public Order(List<T>? p, int z) => _f = p; }", "1")]
    [InlineData("public class Base { private List<int>? _f; public List<int>? P => _f; public Base() { } public Base(List<int>? p) => _f = p; } [MemFormattable] public partial class Order : Base { public Order() { } public Order(List<int>? p, int z) : base(p) { } }", "1")]
    [InlineData("public class Base<T> { protected List<T>? _f; public List<T>? P => _f; } [MemFormattable] public partial class Order : Base<int> { public Order() { } public Order(List<int>? p, int z) => _f = p; }", "1")]
    [InlineData("public class Base<T> { private List<T>? _f; public List<T>? P => _f; public Base() { } public Base(List<T>? p) => _f = p; } [MemFormattable] public partial class Order : Base<int> { public Order() { } public Order(List<int>? p, int z) : base(p) { } }", "Order.P")]
    [InlineData("[MemFormattable] public partial class Order { private List<int>? _f; public ICollection<int>? P => _f; public Order() { } public Order(List<int>? p, int z) => _f = p; }", "Order.P")]
    [InlineData("[MemFormattable] public partial struct Order { private readonly List<int>? _f; public List<int>? P => _f; public Order(List<int>? p, int z) => _f = p; }", "1")]
    [InlineData("[MemFormattable] public partial struct Order { public readonly int A; private readonly List<int>? _f; public List<int>? P => _f; public required int B { get; init; } [System.Diagnostics.CodeAnalysis.SetsRequiredMembers] public Order(List<int>? p, int z) { _f = p; A = z; } }", "1")]
    [InlineData("[MemFormattable(PreserveReferences = true)] public partial class Order { private readonly List<int>? _f; public List<int>? P => _f; public Order() { } public Order(List<int>? p, int z) => _f = p; }", "1")]
    [InlineData("[MemFormattable] public partial class Order { private List<int>? _f; public List<int> P => _f ??= new(); public Order() { } public Order(List<int>? p, int z) => _f = p; }", "1")]
    public void A_field_that_is_null_is_assigned_or_the_error_names_the_member(string type, string expected)
    {
        var order = type.Contains("Order<T>", StringComparison.Ordinal) ? "Order<int>" : "Order";
        Assert.Equal(expected, UserProgram.Run($$"""
            {{type}}
            public static class Program
            {
                public static object Run()
                {
                    try { return string.Join(",", MemFormatSerializer.Deserialize<{{order}}>(MemFormatSerializer.Serialize(new {{order}}(new List<int> { 1 }, 0)))!.P!); }
                    catch (MemFormatException e) when (e.Error == MemFormatError.InvalidData) { return e.Message.Split(' ')[0]; }
                }
            }
            """));
    }

    private static Microsoft.CodeAnalysis.Compilation Program(IEnumerable<string> types, IEnumerable<string> checks) =>
        Source.Compile("using System.Collections.Concurrent;\nusing System.Collections.ObjectModel;\n" + Source.Shop(UserProgram.WithCopy($$"""
        public class Tags : Collection<string>;
        {{string.Join("\n", types)}}
        public static partial class Program
        {
            private static string s_wrong = "";
            private static void Check<T>(T value, System.Collections.IEnumerable? expected, Func<T, System.Collections.IEnumerable?> shown, string what, Func<T, int> last) where T : IMemFormattable<T>
            {
                try
                {
                    var copy = Copy(value);
                    if (Text(shown(copy)) != Text(expected) || last(copy) != 5) s_wrong += $"{what}: {Text(shown(copy))} instead of {Text(expected)}\n";
                }
                catch (Exception e) { s_wrong += what + ": " + e + "\n"; }
            }
            private static string Text(System.Collections.IEnumerable? values) { if (values is null) return "null"; var text = "["; foreach (var value in values) text += value + " "; return text + "]"; }
            public static object Run() { {{string.Join("\n", checks)}} return s_wrong; }
        }
        """)));
}
