using System.ComponentModel;
using MemFormat.Plans.Build;

namespace MemFormat.Codecs;

/// <summary>Collects the recorded schemas of an assembly. Generated code names them to it.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public sealed class RecordedSchemaList
{
    private readonly List<RecordedSchema> _schemas = [];

    internal RecordedSchemaList()
    {
    }

    internal RecordedSchema[] Schemas => _schemas.ToArray();

    /// <summary>Adds a schema.</summary>
    /// <param name="name">The root and the release that had it first, for messages.</param>
    /// <param name="descriptor">Its descriptor.</param>
    /// <param name="cases">The declared cases of the unions that it reaches.</param>
    public void Add(string name, ReadOnlySpan<byte> descriptor, ReadOnlySpan<byte> cases = default) =>
        _schemas.Add(new RecordedSchema(name, descriptor.ToArray(), cases.ToArray()));
}
