namespace MemFormat.Codecs;

/// <summary>The bytes of a sequence in one piece: where they are, or in pooled memory.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly ref struct JoinedSequence
{
    private readonly byte[]? _rented;

    /// <summary>Joins the segments, if there are several.</summary>
    /// <exception cref="MemFormatException">The sequence is larger than an array can be.</exception>
    public JoinedSequence(in ReadOnlySequence<byte> sequence)
    {
        if (sequence.IsSingleSegment)
        {
            Bytes = sequence.FirstSpan;
            return;
        }

        if (sequence.Length > Array.MaxLength)
            ThrowTooLarge();
        _rented = ArrayPool<byte>.Shared.Rent((int)sequence.Length);
        sequence.CopyTo(_rented);
        Bytes = _rented.AsSpan(0, (int)sequence.Length);
    }

    /// <summary>The bytes, until <see cref="Dispose"/>.</summary>
    public ReadOnlySpan<byte> Bytes { get; }

    /// <summary>Gives the pooled memory back.</summary>
    public void Dispose()
    {
        if (_rented is not null)
            ArrayPool<byte>.Shared.Return(_rented);
    }

    internal static void ThrowTooLarge() => throw new MemFormatException(MemFormatError.LimitExceeded, "The payload is too large for an array.");
}
