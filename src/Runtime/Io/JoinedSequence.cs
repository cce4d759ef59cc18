using System.Buffers;

namespace MemFormat.Io;

/// <summary>The segments of a sequence in one piece of pooled memory.</summary>
internal readonly ref struct JoinedSequence
{
    private readonly byte[] _rented;

    public JoinedSequence(in ReadOnlySequence<byte> sequence)
    {
        if (sequence.Length > Array.MaxLength)
        {
            throw new MemFormatException(MemFormatError.LimitExceeded, "The payload is too large for an array.");
        }

        _rented = ArrayPool<byte>.Shared.Rent((int)sequence.Length);
        sequence.CopyTo(_rented);
        Bytes = _rented.AsSpan(0, (int)sequence.Length);
    }

    public ReadOnlySpan<byte> Bytes { get; }

    public void Dispose() => ArrayPool<byte>.Shared.Return(_rented);
}
