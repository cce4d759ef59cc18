using MemFormat.Schemas;

namespace MemFormat.Plans.Cache;

/// <summary>
/// The key of a case's plan: the payload's schema, all bytes of the case's definition, and the target. Payloads of the
/// same descriptor share their schema as long as the root keeps the plan for it.
/// </summary>
internal readonly struct CaseKey : IEquatable<CaseKey>
{
    private readonly byte[] _definition;
    private readonly int _local;
    private readonly int _type;
    private readonly bool _isOpened;
    private readonly int _hash;

    public CaseKey(WriterSchema writer, byte[] definition, CaseTarget target)
    {
        Writer = writer;
        _definition = definition;
        (_local, _type, _isOpened) = (target.Reader.Id, target.Slot.Type, target.IsOpened);

        // Hash codes of bytes are not to be foreseen, and prove nothing.
        var hash = new HashCode();
        hash.Add(RuntimeHelpers.GetHashCode(writer));
        hash.Add(_local);
        hash.Add(_type);
        hash.AddBytes(definition);
        _hash = hash.ToHashCode();
    }

    public readonly WriterSchema Writer;

    public bool Equals(CaseKey other) =>
        ReferenceEquals(Writer, other.Writer) && _local == other._local && _type == other._type && _isOpened == other._isOpened
        && _definition.AsSpan().SequenceEqual(other._definition);

    public override bool Equals(object? obj) => obj is CaseKey other && Equals(other);

    public override int GetHashCode() => _hash;
}
