namespace MemFormat.Analyzers.Tests;

/// <summary>What the rule says of a member.</summary>
internal enum Fate
{
    /// <summary>A payload holds it.</summary>
    Stored,

    /// <summary>An attribute leaves it out.</summary>
    Ignored,

    /// <summary>It is plainly computed, or is no data of an object.</summary>
    Computed,

    /// <summary>The build tells that it is not stored.</summary>
    Told,
}

/// <summary>A declaration of a member, drawn by the rule's test.</summary>
/// <param name="Text">The declaration; <c>N</c> is the member's name, <c>T</c> its type.</param>
/// <param name="Fate">What becomes of it, or null if only the rule is asked for.</param>
/// <param name="Kind">Which types it can have.</param>
/// <param name="Other">What another generator adds to the type.</param>
internal sealed record Drawn(string Text, Fate? Fate, TypesOf Kind = TypesOf.All, string? Other = null);

/// <summary>The types that a declaration can have.</summary>
[Flags]
internal enum TypesOf
{
    /// <summary>Values that can only be assigned.</summary>
    Values = 1,

    /// <summary>Collections that can be cleared and filled.</summary>
    Collections = 2,

    /// <summary>Collections that can only be read.</summary>
    Views = 4,

    All = Values | Collections | Views,
}

/// <summary>The forms and spellings of fields and properties. Add one where a way to declare members is missing.</summary>
internal static class DrawnMembers
{
    public static readonly (string Type, string Made)[] Values = [
        ("int", "5"), ("string", "\"x\""), ("Inner", "new()"), ("decimal", "2m"), ("DayOfWeek", "DayOfWeek.Friday")];

    public static readonly (string Type, string Made)[] Collections =
    [
        ("List<int>", "new()"), ("IList<string>", "new List<string>()"), ("ICollection<Inner>", "new List<Inner>()"),
        ("ISet<int>", "new HashSet<int>()"), ("HashSet<string>", "new(StringComparer.Ordinal)"),
        ("Dictionary<string, int>", "new()"), ("IDictionary<int, string>", "new Dictionary<int, string>()"), ("Queue<int>", "new()"),
        ("SortedSet<int>", "new()"), ("Lines", "new()"),
        ("System.Collections.ObjectModel.ObservableCollection<int>", "new()"),
        ("System.Collections.Concurrent.ConcurrentDictionary<int, int>", "new()"),
    ];

    public static readonly (string Type, string Made)[] Views =
        [("IReadOnlyList<int>", "new List<int>()"), ("IEnumerable<string>", "new List<string>()"),
            ("IReadOnlyDictionary<int, string>", "new Dictionary<int, string>()"), ("int[]", "new int[1]")];

    public static readonly Drawn[] All =
    [
        // Fields.
        new("public T N = M;", Fate.Stored),
        new("public readonly T N = M;", Fate.Stored),
        new("public T? N, N_2;", Fate.Stored),
        new("public required T N;", Fate.Stored),
        new("[MemMember] private T N = M;", Fate.Stored),
        new("[MemMember] private readonly T N = M;", Fate.Stored),
        new("[MemIgnore] public T N = M;", Fate.Ignored),
        new("public static T N = M;", Fate.Computed),
        new("public const int N = 1;", Fate.Computed),

        // Properties that something sets.
        new("public T N { get; set; } = M;", Fate.Stored),
        new("public T N { get; init; } = M;", Fate.Stored),
        new("public T N { get; private set; } = M;", Fate.Stored),
        new("public T N { get; protected internal set; } = M;", Fate.Stored),
        new("public T N { private get; set; } = M;", Fate.Stored),
        new("public required T N { get; set; }", Fate.Stored),
        new("public required T N { get; init; }", Fate.Stored),
        new("public virtual T N { get; set; } = M;", Fate.Stored),
        new("private T _N = M; public T N { get => _N; set => _N = value; }", Fate.Stored),
        new("private T _N = M; public T N { get { return _N; } set { _N = value; } }", Fate.Stored),
        new("private T? _N; public T N { get => _N ?? M; set => _N = value; }", Fate.Stored, TypesOf.Collections | TypesOf.Views),
        new("public T N { get => field ??= M; set; }", Fate.Stored, TypesOf.Collections | TypesOf.Views),
        new("public T N { get; set => field = value; } = M;", Fate.Stored),
        new("public partial T N { get; set; } private T _N = M; public partial T N { get => _N; set => _N = value; }", Fate.Stored),
        new("[MemMember] internal T N { get; set; } = M;", Fate.Stored),
        new("[MemMember] public T N { get; } = M;", Fate.Stored),
        new("[MemIgnore] public T N { get; set; } = M;", Fate.Ignored),
        new("[MemIgnore] public T N { get; } = M;", Fate.Ignored),

        // Getter-only auto-properties.
        new("public T N { get; } = M;", Fate.Told, TypesOf.Values | TypesOf.Views),
        new("public virtual T N { get; } = M;", Fate.Told, TypesOf.Values | TypesOf.Views),
        new("public T N { get; } = M;", Fate.Stored, TypesOf.Collections),
        new("public virtual T N { get; } = M;", Fate.Stored, TypesOf.Collections),

        // Getters that return a field, or make it first.
        new("private T _N = M; public T N => _N; public void F_N() => _N = M;", Fate.Told, TypesOf.Values | TypesOf.Views),
        new("private T _N = M; public T N { get { return this._N; } } public void F_N() => _N = M;", Fate.Told, TypesOf.Values | TypesOf.Views),
        new("private T _N { get; set; } = M; public T N => _N;", Fate.Told, TypesOf.Values | TypesOf.Views),
        new("private T? _N; public T N => _N ??= M;", Fate.Told, TypesOf.Views),
        new("private T? _N; public T N { get { if (_N == null) { _N = M; } return _N; } }", Fate.Told, TypesOf.Views),
        new("private T _N = M; public T N => _N;", Fate.Stored, TypesOf.Collections),
        new("private readonly T _N = M; public T N { get { return this._N; } }", Fate.Stored, TypesOf.Collections),
        new("private T? _N; public T N => _N ??= M;", Fate.Stored, TypesOf.Collections),
        new("private T? _N; public T N { get { return _N ?? (_N = M); } }", Fate.Stored, TypesOf.Collections),
        new("private T? _N; public T N { get { if (_N is null) _N = M; return _N; } }", Fate.Stored, TypesOf.Collections),
        new("private T? _N; public T N { get { if (_N != null) return _N; _N = M; return _N; } }", Fate.Stored, TypesOf.Collections),
        new("private T? _N; public T N => _N == null ? (_N = M) : _N;", Fate.Stored, TypesOf.Collections),
        new("private T? _N; public T N { get { var found = _N; if (found == null) _N = found = M; return found; } }", Fate.Stored,
            TypesOf.Collections),
        new("private T? _N; public T N { get { lock (this) { return _N ??= M; } } }", Fate.Stored, TypesOf.Collections),
        new("private T? _N; public T N => System.Threading.LazyInitializer.EnsureInitialized(ref _N, () => M);", Fate.Stored, TypesOf.Collections),
        new("private readonly Lazy<T> _N = new(() => M); public T N => _N.Value;", Fate.Stored, TypesOf.Collections),
        new("private readonly Lazy<T> _N = new(() => M); public T N => _N.Value;", Fate.Told, TypesOf.Views),
        new("public T N => field ??= M;", Fate.Stored, TypesOf.Collections),
        new("public T N { get { if (field is null) { field = M; } return field; } }", Fate.Stored, TypesOf.Collections),
        new("public T N => field ??= M;", Fate.Told, TypesOf.Views),
        new("public partial T N { get; } public partial T N => field ??= M;", Fate.Stored, TypesOf.Collections),
        new("private T _N { get; } = M; public T N => _N;", Fate.Stored, TypesOf.Collections),

        // Getters that nobody understands.
        new("private T? _N; public T N => _N ??= Load_N(); private T Load_N() => M;", Fate.Told, TypesOf.Collections | TypesOf.Views),
        new("private readonly Dictionary<string, T> _N = []; public T N => _N[\"a\"];", Fate.Told, TypesOf.Collections),
        new("private readonly Dictionary<string, T> _N = []; public T N => Any.Get(this, _N);", Fate.Told, TypesOf.Collections),
        new("private T? _N; public T N => Any.Ensure(ref _N) ?? M;", Fate.Told, TypesOf.Collections),
        new("private T? _N; public T N { get { if (System.Environment.TickCount > 0) _N = M; return _N!; } }", Fate.Told, TypesOf.Collections),
        new("private readonly Holder<T> _N = new(); public T N => _N.Value!;", Fate.Told, TypesOf.Collections),
        new("private readonly Holder<T> _N = new(); public T N => _N.Value ?? M;", Fate.Told, TypesOf.Collections),

        // Computed ones.
        new("public T N => M;", Fate.Computed),
        new("public T N { get { T made = M; return made; } }", Fate.Computed),
        new("public T N => System.Environment.TickCount > 0 ? M : throw new InvalidOperationException();", Fate.Computed),
        new("public Holder<T> N_2 { get; set; } = new(); public T N => N_2.Value!;", Fate.Computed),
        new("public T N_2 { get; set; } = M; public T N => N_2;", Fate.Computed),
        new("[MemIgnore] public T N_2 { get; set; } = M; public T N => N_2;", Fate.Computed),
        new("[MemMember] private T _N = M; public T N => _N;", Fate.Computed),
        new("[MemIgnore] private T _N = M; public T N => _N;", Fate.Computed, TypesOf.Values | TypesOf.Views),
        new("[MemIgnore] private T _N = M; public T N => _N;", Fate.Stored, TypesOf.Collections),
        new("private T _N = M; public T N_2 { get => _N; set => _N = value; } public T N => _N;", null),
        new("private static readonly T s_N = M; public T N => s_N;", Fate.Computed),
        new("public T N => Made_N(); private static T Made_N() => M;", Fate.Computed),
        new("private const int N_c = 3; public int N => N_c;", Fate.Computed),
        new("private readonly string _N = \"x\"; public string N => _N;", Fate.Computed),
        new("public int N => N_2.Length; public string N_2 { get; set; } = \"\";", Fate.Computed),

        // Attributes of other libraries, which change nothing; analyzers may warn beside.
        new("[System.Text.Json.Serialization.JsonIgnore] public T N { get; set; } = M;", Fate.Stored),
        new("[System.Text.Json.Serialization.JsonPropertyName(\"n\")] public T N { get; set; } = M;", Fate.Stored),
        new("[System.Runtime.Serialization.IgnoreDataMember] public T N { get; set; } = M;", Fate.Stored),
        new("[System.Runtime.Serialization.IgnoreDataMember, MemIgnore] public T N { get; set; } = M;", Fate.Ignored),
        new("[NonSerialized] public T N = M;", Fate.Stored),
        new("[System.Text.Json.Serialization.JsonIgnore] public T N { get; } = M;", Fate.Told, TypesOf.Values | TypesOf.Views),
        new("[System.Text.Json.Serialization.JsonIgnore] public T N => M;", Fate.Computed),
        new("[System.ComponentModel.Browsable(false)] public T N { get; set; } = M;", Fate.Stored),

        // Parts that another generator writes.
        new("public partial T N { get; set; }", Fate.Stored, Other: "private T _N = M; public partial T N { get => _N; set => _N = value; }"),
        new("[MemIgnore] public partial T N { get; set; }", Fate.Ignored,
            Other: "private T _N = M; public partial T N { get => _N; set => _N = value; }"),
        new("public partial T N { get; }", Fate.Told, TypesOf.Collections, "private readonly T _N = M; public partial T N => _N;"),
        new("public partial T N { get; }", Fate.Told, TypesOf.Collections | TypesOf.Views, "public partial T N => field ??= M;"),
        new("public partial T N { get; }", Fate.Computed, TypesOf.Values, "public partial T N => M;"),

        // What is no data of an object.
        new("public static T N { get; set; } = M;", Fate.Computed),
        new("public T this[T N] => M;", Fate.Computed),
        new("public T N { set { } }", Fate.Computed),
        new("T IShown<T>.Shown => M;", Fate.Computed),
        new("private T N { get; set; } = M; public T F_N() => N;", Fate.Computed),
        new("protected T N { get; set; } = M;", Fate.Computed),
        new("internal T N = M;", Fate.Computed),
    ];
}
