using MemFormat.Plans.Build;

namespace MemFormat.Codecs;

/// <summary>Collects the recorded schemas of an assembly. Generated code adds them.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public sealed class RecordedSchemaList
{
    private readonly List<RecordedSchema> _schemas = [];

    internal RecordedSchemaList()
    {
    }

    internal RecordedSchema[] Schemas => _schemas.ToArray();

    /// <summary>Adds a schema.</summary>
    /// <param name="name">The root and its first release with this schema, for messages.</param>
    /// <param name="descriptor">The bytes of the schema.</param>
    /// <param name="cases">The declared cases of its unions.</param>
    public void Add(string name, ReadOnlySpan<byte> descriptor, ReadOnlySpan<byte> cases = default) =>
        _schemas.Add(new RecordedSchema(name, descriptor.ToArray(), cases.ToArray()));
}
