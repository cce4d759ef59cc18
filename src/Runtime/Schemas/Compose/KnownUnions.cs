using MemFormat.Codecs;
using MemFormat.Schemas.Walk;

namespace MemFormat.Schemas.Compose;

/// <summary>
/// The unions of a root. Unions reachable through declared cases are composed with the root. Cases of other assemblies,
/// and further unions in them, are composed at first use.
/// </summary>
internal sealed class KnownUnions : SchemaState
{
    private readonly SchemaComposer? _composer;
    private readonly WriterSchema _listed;
    private readonly ReaderType[] _types;
    private readonly object _lock = new();
    private Dictionary<Delegate, CaseTarget>? _formers;
    private KnownUnion[] _all = [];
    private KnownUnion?[] _bySource = [];
    private int _cases;
    private ulong _allocationPerByte;

    public KnownUnions(SchemaComposer? composer, ReaderSchema root)
    {
        (_composer, _listed, _types) = (composer, root.Schema, root.Types);
        _allocationPerByte = root.AllocationPerByte();
        if (composer is not null)
            ComposeNew();
        DeclaredCases = _cases;
        Declared = _all;
    }

    /// <summary>The unions that the root reaches without cases of other assemblies.</summary>
    public readonly KnownUnion[] Declared;

    /// <summary>The number of cases without those of other assemblies.</summary>
    public readonly int DeclaredCases;

    /// <summary>The most memory per byte of a body that objects of the root and of all composed cases ask for.</summary>
    public ulong AllocationPerByte => Volatile.Read(ref _allocationPerByte);

    /// <summary>The number of unions, those that only cases of other assemblies reach included.</summary>
    public uint Count => (uint)Volatile.Read(ref _all).Length;

    /// <summary>A union by its number, or null.</summary>
    public KnownUnion? this[uint number] => Volatile.Read(ref _all) is var all && number < (uint)all.Length ? all[number] : null;

    /// <summary>A union that the root reaches.</summary>
    public KnownUnion Of(UnionSource source)
    {
        var known = Volatile.Read(ref _bySource);
        return (uint)source.Index < (uint)known.Length && known[source.Index] is { } union ? union : throw WalkScope.NotReached();
    }

    /// <summary>The unions of a root that reaches none.</summary>
    public static KnownUnions None(RootSchema root)
    {
        var none = new KnownUnions(null, root.Reader);
        return (KnownUnions)(Interlocked.CompareExchange(ref root.UnionState, none, null) ?? none);
    }

    /// <summary>The composed case that reaches a class whose objects keep their identity, and the class's number there.</summary>
    public ReaderSchema? Find(SchemaState body, out int type)
    {
        type = -1;
        foreach (var union in Volatile.Read(ref _all))
        {
            if ((Find(union.Declared, body, out type) ?? Find(union.Added, body, out type)) is { } found)
                return found;
        }

        return null;
    }

    private static ReaderSchema? Find(KnownCase[] cases, SchemaState body, out int type)
    {
        type = -1;
        foreach (var known in cases)
        {
            type = known.Target.Reader.Find(body);
            if (type >= 0)
                return known.Target.Reader;
        }

        return null;
    }

    /// <summary>The case with a tag, wherever it is declared, or null.</summary>
    public KnownCase? Find(KnownUnion union, ulong tag) =>
        union.Find(tag) ?? (union.Source.FindForeign(tag) is { } added ? Compose(union, added) : null);

    /// <summary>A case of another assembly.</summary>
    /// <exception cref="InvalidOperationException">Its tag is taken.</exception>
    public KnownCase Compose(KnownUnion union, ForeignCase added)
    {
        if (union.Find(added) is { } known)
            return known;
        lock (_lock)
        {
            if (union.Find(added.Tag) is { } taken)
            {
                return taken.Foreign?.Type == added.Type
                    ? taken
                    : throw UnionSource.Conflict(added.Tag, taken.Foreign?.Type ?? typeof(object), added.Type);
            }

            union.Source.FindForeign(added.Tag);
            var cases = new UnionComposer(_composer!);
            added.Describe(cases);
            ComposeNew();
            var own = Make(cases.Cases[0], -1, added);
            union.Add(own);
            return own;
        }
    }

    /// <summary>An earlier type of a member, composed as a case would be: its unions are the root's.</summary>
    public CaseTarget Former(Delegate describe)
    {
        lock (_lock)
        {
            if (!(_formers ??= []).TryGetValue(describe, out var former))
            {
                var schema = _composer!.ForCase();
                ((Action<SchemaComposer>)describe)(schema);
                ComposeNew();
                former = Make((0, schema), -1, null).Target;
                former.Reader.Schema.NeedsScope |= schema.NeedsScope;
                _formers.Add(describe, former);
            }

            return former;
        }
    }

    /// <summary>Composes the declared cases of the unions that were reached since.</summary>
    private void ComposeNew()
    {
        for (var i = _all.Length; i < _composer!.Unions.Count; i++)
        {
            var union = new KnownUnion((uint)i, _composer.Unions[i]);
            var cases = new UnionComposer(_composer);
            union.Source.Describe(cases);
            union.ByOrdinal = cases.Cases.Select((c, ordinal) => c.Schema is null ? null! : Make(c, ordinal, null)).ToArray();
            union.Declared = Array.FindAll(union.ByOrdinal, c => c is not null);
            var bySource = new KnownUnion?[Math.Max(_bySource.Length, union.Source.Index + 1)];
            _bySource.CopyTo(bySource, 0);
            bySource[union.Source.Index] = union;
            Volatile.Write(ref _all, [.. _all, union]);
            Volatile.Write(ref _bySource, bySource);
        }
    }

    private KnownCase Make((uint Tag, SchemaComposer? Schema) composed, int ordinal, ForeignCase? foreign)
    {
        var definition = composed.Schema!.Compose();
        var schema = WriterSchema.ParseOwn(definition, _listed.Types);
        SerializedSlots.Connect(schema, composed.Schema.Contents(), _listed.Types.Length);
        var local = new ReaderSchema(++_cases, schema, [.. _types, .. composed.Schema.Types.Skip(_types.Length)]);
        _allocationPerByte = Math.Max(_allocationPerByte, local.AllocationPerByte());
        return new KnownCase(composed.Tag, ordinal, definition, local, foreign);
    }
}
