namespace MemFormat.Codecs;

/// <summary>Collects the cases of a union for a root. Generated code adds them.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public sealed class UnionComposer
{
    private readonly SchemaComposer _root;
    private readonly List<(uint Tag, SchemaComposer? Schema)> _cases = [];

    internal UnionComposer(SchemaComposer root) => _root = root;

    /// <summary>The named cases, in order; null for one that a generic union lacks with its arguments.</summary>
    internal IReadOnlyList<(uint Tag, SchemaComposer? Schema)> Cases => _cases;

    /// <summary>Adds a case.</summary>
    /// <typeparam name="TCodec">The codec of its values.</typeparam>
    /// <param name="tag">The number of the case, ascending from call to call.</param>
    public void Case<TCodec>(int tag)
        where TCodec : struct, IMemFormatDescribe
    {
        var schema = _root.ForCase();
        TCodec.Describe(schema);
        _cases.Add(((uint)tag, schema));
    }

    /// <summary>Adds a case that a generic union has with some arguments only. Without it, its ordinal is left out.</summary>
    /// <typeparam name="TCodec">The codec of its values.</typeparam>
    /// <param name="tag">The number of the case, ascending from call to call.</param>
    /// <param name="exists">Whether the union has it with its arguments.</param>
    public void Case<TCodec>(int tag, bool exists)
        where TCodec : struct, IMemFormatDescribe
    {
        if (exists)
            Case<TCodec>(tag);
        else
            _cases.Add(default);
    }
}
