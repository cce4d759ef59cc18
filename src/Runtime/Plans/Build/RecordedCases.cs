using MemFormat.Plans.Cache;
using MemFormat.Schemas;
using MemFormat.Schemas.Compose;

namespace MemFormat.Plans.Build;

/// <summary>The declared cases of the unions that a recorded schema reaches.</summary>
internal sealed class RecordedCases
{
    private readonly Dictionary<(uint Union, ulong Tag), (WriterSchema Schema, byte[] Definition)> _cases = [];
    private readonly CasePlanCache _plans = new();

    /// <exception cref="MemFormatException">The bytes are not a list of cases.</exception>
    public RecordedCases(byte[] bytes, WriterSchema writer, RootSchema root)
    {
        var own = new List<int>();
        foreach (var one in DeclaredCases.Read(bytes))
        {
            _cases.Add((one.Union, one.Tag), (WriterSchema.ParseCase(one.Definition, writer.Types, SchemaLimits.Own, others: 0), one.Definition));
            if (ReferenceEquals(writer, root.Own) && root.Unions[one.Union]?.Find(one.Tag) is { Ordinal: >= 0 } same
                && same.Definition.AsSpan().SequenceEqual(one.Definition))
            {
                own.Add(same.Bit);
            }
        }

        OwnBits = own.ToArray();
    }

    /// <summary>If the root's types are the same, the numbers of the reader's cases that are the same as well.</summary>
    public readonly int[] OwnBits;

    public bool Has(uint union, ulong tag) => _cases.ContainsKey((union, tag));

    /// <summary>A case, for one payload, or null. The plans for it are kept apart from those that payloads ask for.</summary>
    public PlannedCase? Find(uint union, ulong tag) =>
        _cases.TryGetValue((union, tag), out var found) ? new PlannedCase(found.Schema, found.Definition) { Plans = _plans } : null;
}
