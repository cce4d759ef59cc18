using System.Runtime.InteropServices;
using MemFormat.Codecs;
using MemFormat.Compression;

namespace MemFormat;

public ref partial struct MemFormatReader
{
    /// <summary>What may be decompressed in this read; null when its options name no compression.</summary>
    internal readonly Decompression? Decompression => _aside?.Options is { } options
        ? _aside.Decompression ??= options.Decompression ?? new Decompression(options)
        : null;

    /// <summary>Keeps the options, since payloads may turn up that are compressed.</summary>
    internal void ExpectWrapped(MemFormatOptions options) => Aside.Options = options;

    /// <summary>The bytes that the reader is in, given those that it began with.</summary>
    internal readonly ReadOnlySpan<byte> Within(ReadOnlySpan<byte> payload) =>
        _aside?.Unwrapped is { } unwrapped ? unwrapped.Written : payload;

    /// <summary>Decompresses the payload that the reader is at, and goes to its start; offsets are told from there.</summary>
    internal UnwrappedPayload Unwrap()
    {
        Decompression? decompression = Decompression;
        if (decompression is null)
        {
            WrappedPayload.ReadMode(ref this);
            throw WrappedPayload.Unknown(ReadByte(), null);
        }

        PlainBytes plain = decompression.Unwrap(ref this);
        var outer = new UnwrappedPayload(ref _position, _left, _length);
        Aside.Unwrapped = plain;
        _position = ref MemoryMarshal.GetReference(plain.Written);
        _left = (nuint)plain.Written.Length;
        _length = _left;
        return outer;
    }

    /// <summary>Comes back from a payload that was decompressed, all of which must have been read.</summary>
    internal void LeaveUnwrapped(UnwrappedPayload outer)
    {
        if (_left != 0)
        {
            MemFormatThrow.TrailingData();
        }

        _position = ref outer.Position;
        (_left, _length) = (outer.Left, outer.Length);
        Aside.Unwrapped!.Dispose();
        Aside.Unwrapped = null;
    }
}
