using System.ComponentModel;

namespace MemFormat.Codecs;

/// <summary>Collects the cases of a union for a root. Generated code adds them.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public sealed class UnionComposer
{
    private readonly SchemaComposer _root;
    private readonly List<(uint Tag, SchemaComposer Schema)> _cases = [];

    internal UnionComposer(SchemaComposer root) => _root = root;

    /// <summary>The named cases, in order.</summary>
    internal IReadOnlyList<(uint Tag, SchemaComposer Schema)> Cases => _cases;

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
}
