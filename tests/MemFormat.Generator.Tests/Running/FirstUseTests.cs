using Xunit;

namespace MemFormat.Generator.Tests;

/// <summary>Collections without setters that the getter makes on first use, in the spellings that people write.</summary>
public class FirstUseTests
{
    /// <summary>The declarations of a property <c>P</c> of the type <c>C</c>, or of one that it is told apart from.</summary>
    private static readonly string[] s_spellings =
    [
        "private C? _f; public C P => _f ??= new();",
        "private C? _f; public C P => _f ??= [];",
        "private C? _f; public C P => _f ??= new(4);",
        "private C? _f; public C P => _f ??= new C() { \"first\" };",
        "private C? _f; public C P => this._f ??= new C { };",
        "private C? _f; public C P { get => (_f ??= new C())!; }",
        "private C? _f; public C P { get { return _f ?? (_f = new C()); } }",
        "private C? _f; public C P => _f ?? (_f = []);",
        "private C? _f; public C P => (C)(_f ?? (this._f = new()));",
        "private C? _f; public C P => _f = _f ?? new();",
        "private C? _f; public C P => _f ?? new(); public void Fill() => _f = [];",
        "private C? _f; public C P { get { if (_f is null) return new(); return _f; } } public void Fill() => _f = [];",
        "private C? _f; public C P => _f == null ? (_f = new()) : _f;",
        "private C? _f; public C P => _f is not null ? _f : _f = new();",
        "private C? _f; public C P => (null != _f) ? _f : (_f = new C());",
        "private C? _f; public C P { get { if (_f == null) _f = new(); return _f; } }",
        "private C? _f; public C P { get { if (_f is null) { _f = new C(); } return this._f; } }",
        "private C? _f; public C P { get { if (!(_f is not null)) { this._f = []; } return _f!; } }",
        "private C? _f; public C P { get { if (_f != null) return _f; _f = new(); return _f; } }",
        "private C? _f; public C P { get { if (_f is { } made) { return made; } return _f = new(); } }",
        "private C? _f; public C P { get { if (_f is C made) return made; else return _f = new(); } }",
        "private C? _f; public C P { get { if (_f is null) { _f = new(); return _f; } return _f; } }",
        "private C? _f; public C P { get { if (ReferenceEquals(_f, null)) _f = new(); return _f; } }",
        "private C? _f; public C P { get { if (object.ReferenceEquals(_f, null)) _f = new(); return _f; } }",
        "private C? _f; public C P { get { _f ??= new(); return _f; } }",
        "private C? _f; public C P { get { var f = _f; if (f == null) { f = new(); _f = f; } return f; } }",
        "private C? _f; public C P { get { var f = _f; if (f == null) _f = f = new(); return f; } }",
        "private C? _f; public C P { get { var f = _f ??= new(); return f; } }",
        "private C? _f; public C P { get { C? f = _f; if (f is not null) return f; var made = new C(); _f = made; return made; } }",
        "private readonly object _gate = new(); private C? _f; public C P { get { lock (_gate) { return _f ??= new(); } } }",
        "private readonly object _gate = new(); private C? _f; public C P { get { if (_f == null) { lock (_gate) { if (_f == null) { _f = new(); } } } return _f; } }",
        "private C? _f; public C P => System.Threading.LazyInitializer.EnsureInitialized(ref _f);",
        "private C? _f; public C P => System.Threading.LazyInitializer.EnsureInitialized(ref _f, static () => new());",
        "private C? _f; public C P => System.Threading.LazyInitializer.EnsureInitialized<C>(ref this._f, () => [])!;",
        "private C? _f; private bool _is; private object? _gate; public C P => System.Threading.LazyInitializer.EnsureInitialized(ref _f, ref _is, ref _gate, () => new())!;",
        "private C? _f; public C P { get { System.Threading.LazyInitializer.EnsureInitialized(ref _f); return _f; } }",
        "private C? _f; public C P { get { System.Threading.Interlocked.CompareExchange(ref _f, new(), null); return _f; } }",
        "private C? _f; public C P => _f ?? System.Threading.Interlocked.CompareExchange(ref _f, new C(), null) ?? _f;",
        "private C? _f; public C P { get { var f = System.Threading.Volatile.Read(ref _f); if (f is null) { f = new(); f = System.Threading.Interlocked.CompareExchange(ref _f, f, null) ?? f; } return f; } }",
        "private C? _f; public C P { get { if (System.Threading.Volatile.Read(ref _f) == null) System.Threading.Volatile.Write(ref _f, new()); return _f!; } }",
        "private readonly Lazy<C> _f = new(); public C P => _f.Value;",
        "private readonly Lazy<C> _f = new(() => []); public C P { get { return this._f.Value; } }",
        "private C? F { get; set; } public C P => F ??= new();",
        "private C F { get; } = []; public C P => F;",
        "private C? _f; private C F => _f ??= new(); public C P => F;",
        "private C? _f; public C P => Ensure(); private C Ensure() { if (_f == null) _f = new(); return _f; }",
        "public C P => field ??= [];",
        "public C P { get => field ??= new(); }",
        "public C P { get { return field ?? (field = new()); } }",
        "public C P { get { if (field == null) field = new(); return field; } }",
        "public C P { get { if (field is null) { field = []; } return field; } }",
        "public C P => System.Threading.LazyInitializer.EnsureInitialized(ref field);",
        "public partial C P { get; } public partial C P { get => field ??= []; }",
        "public partial C P { get; } private C? _f; public partial C P { get { return _f ?? (_f = new()); } }",
    ];

    /// <summary>Types around the declaration: <c>D</c> stands for it.</summary>
    private static readonly string[] s_types =
    [
        "[MemFormattable] public partial class Order { D }",
        "[MemFormattable] public sealed partial record Order { D }",
        "public partial class Base { D } [MemFormattable] public partial class Order : Base { }",
        "public partial class Order { D } [MemFormattable] public partial class Order;",
        "[MemFormattable(PreserveReferences = true)] public partial class Order { D }",
    ];

    public static TheoryData<int> Types() => new(Enumerable.Range(0, s_types.Length));

    [Theory]
    [MemberData(nameof(Types))]
    public void Each_spelling_is_stored_and_read(int type)
    {
        var failed = new List<string>();
        foreach (var chunk in s_spellings.Select((text, i) => (text, i)).Chunk(60))
        {
            var spaces =
                chunk.Select(s =>
                    $"public static partial class S{s.i} {{ {s_types[type].Replace("D ", s.text.Replace("C P", "List<string> P").Replace("C? ", "List<string>? ").Replace("new C", "new List<string>").Replace("(C)", "(List<string>)").Replace("<C>", "<List<string>>").Replace("is C ", "is List<string> ").Replace("C F", "List<string> F").Replace("C Ensure", "List<string> Ensure") + " ")} }}");
            var checks = chunk.Select(s => $$"""
                try
                {
                    var order = new S{{s.i}}.Order();
                    order.GetType().GetMethod("Fill")?.Invoke(order, null);
                    order.P.Clear();
                    order.P.Add("a");
                    var copy = Copy(order);
                    if (copy.P is not ["a"]) wrong += "{{s.i}}: " + copy.P.Count + "\n";
                    order.P.Clear();
                    if (Copy(order).P.Count != 0) wrong += "{{s.i}}: not empty\n";
                }
                catch (Exception e) { wrong += "{{s.i}}: " + e.Message + "\n"; }
                """);
            var program = Source.CompileNewest(Source.Shop(UserProgram.WithCopy(string.Join("\n", spaces)
                + "public static partial class Program { public static object Run() { var wrong = \"\"; " + string.Join("\n", checks)
                + " return wrong; } }")));
            failed.AddRange(((string)UserProgram.Run(program)!).Split('\n', StringSplitOptions.RemoveEmptyEntries)
                .Select(f => f + " " + s_spellings[int.Parse(f.Split(':')[0])]));
        }

        Assert.Equal([], failed);
    }

    /// <summary>What would do something else at each call, or needs more than the field, is not stored.</summary>
    [Theory]
    [InlineData("private List<int>? _f; public List<int> P { get { _f = new(); return _f; } }")]
    [InlineData("private List<int>? _f; public List<int> P => _f = new();")]
    [InlineData("private List<int>? _f; public List<int> P => _f ??= Load(); private static List<int> Load() => [];")]
    [InlineData("private List<int>? _f; public List<int> P => _f ??= new(Q); public List<int> Q { get; set; } = [];")]
    [InlineData("private List<int>? _f, _g; public List<int> P => _f ?? (_g ??= new()); public void F() => _f = [];")]
    [InlineData("private List<int>? _f, _g; public List<int> P => Z > 0 ? (_f ??= new()) : (_g ??= new());")]
    [InlineData("private List<int>? _f; public List<int> P { get { if (Z > 0) _f = new(); return _f!; } }")]
    [InlineData("private List<int>? _f; public List<int> P { get { if (_f == null) { _f = new(); Z++; } return _f; } }")]
    [InlineData("private readonly List<int>? _f = null; public List<int> P => _f ?? new(); public int F() => _f!.Count;", true)]
    [InlineData("private IList<int>? _f; public ICollection<int> P => _f ?? new List<int>(); public void F() => _f = [];")]
    [InlineData("private List<int>? _f; public List<int> P { get { var _f = new List<int>(); return _f; } } public void F() => _f = [];")]
    [InlineData("private List<int>? _f; public List<int> P => _f ?? throw new InvalidOperationException(); public void F() => _f = [];")]
    public void Other_getters_are_not(string members, bool isStored = false)
    {
        var code =
            Generated.From(
                Source.CompileNewest(Source.Shop($"[MemFormattable] public partial class Order {{ {members} public int Z {{ get; set; }} }}")));
        code.Emit();
        Assert.Equal(isStored, System.Text.RegularExpressions.Regex.IsMatch(code.Code("Shop.Order"), @"\bvalue\.P\b"));
    }

    [Theory]
    [InlineData("HashSet<string>", "new(StringComparer.OrdinalIgnoreCase)")]
    [InlineData("Dictionary<string, int>", "new Dictionary<string, int>(StringComparer.OrdinalIgnoreCase)")]
    [InlineData("HashSet<string>", "new(comparer: StringComparer.Create(System.Globalization.CultureInfo.InvariantCulture, ignoreCase: true))")]
    [InlineData("System.Collections.ObjectModel.ObservableCollection<string>", "[]")]
    [InlineData("Lines", "new(this)")]
    [InlineData("IList<string>", "new Lines(this, \"a\")")]
    [InlineData("ICollection<string>", "[]")]
    public void What_is_made_may_have_a_comparer_and_an_owner(string type, string made)
    {
        var code = Generated.From(Source.CompileNewest(Source.Shop($$"""
            public class Lines(object owner, string name = "") : System.Collections.ObjectModel.Collection<string> { public Lines() : this("") { } public override string ToString() => name + owner; }
            [MemFormattable] public partial class Order { private {{type}}? _f; public {{type}} P => _f ??= {{made}}; }
            """)));
        code.Emit();
        Assert.Contains("MemFormatFill.Into(value.P,", code.Code("Shop.Order"));
    }

    [Theory]
    [InlineData("[MemFormattable] public partial class Order<T> { private List<T>? _f; public List<T> P { get { return _f ?? (_f = new List<T>()); } } }")]
    [InlineData("[MemFormattable] public partial class Order<T> { public List<T> P => field ??= []; }")]
    [InlineData("[MemFormattable] public partial class Order<T> { private readonly Lazy<List<T>> _f = new(); public List<T> P => _f.Value; }")]
    [InlineData("[MemFormattable] public partial struct Order<T> { private List<T>? _f; public List<T> P => _f ??= []; }")]
    [InlineData("[MemFormattable] public partial record struct Order<T> { private List<T>? _f; public List<T> P { get { if (_f == null) { _f = []; } return _f; } } }")]
    [InlineData("public abstract class Base<T> { private List<T>? _f; public List<T> P { get { if (_f == null) _f = []; return _f; } } } [MemFormattable] public partial class Order<T> : Base<T>;")]
    [InlineData("public abstract class Base<T> { public abstract List<T> P { get; } } [MemFormattable] public partial class Order<T> : Base<T> { private List<T>? _f; public override List<T> P => _f ??= new(); }")]
    [InlineData("public class Base<T> { public virtual List<T> P { get; } = []; } [MemFormattable] public partial class Order<T> : Base<T> { public override List<T> P => base.P; }")]
    public void In_generic_types_structs_and_base_classes(string type) => Assert.Equal("1,2", UserProgram.Run(Source.CompileNewest(Source.Shop($$"""
        {{type}}
        public static class Program
        {
            public static object Run()
            {
                var order = new Order<int>();
                order.P.Add(1);
                order.P.Add(2);
                return string.Join(",", MemFormatSerializer.Deserialize<Order<int>>(MemFormatSerializer.Serialize(order))!.P);
            }
        }
        """))));
}
