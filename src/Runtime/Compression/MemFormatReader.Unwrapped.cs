using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using MemFormat.Codecs;
using MemFormat.Compression;
using MemFormat.Io;

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
        (Aside.Unwrapped, Aside.Home) = (plain, plain);
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
        (Aside.Unwrapped, Aside.Home) = (null, null);
    }

    /// <summary>Where errors are: those in a payload within the payload, which is elsewhere, are at its start.</summary>
    internal readonly long ErrorOffset => _aside is { InnerOffset: >= 0 and var inner } ? inner : Offset;

    /// <summary>Whether payloads within the payload may be decompressed, but the reader would not find back.</summary>
    internal readonly bool NeedsHome => _aside is { Options: not null, Home: null };

    /// <summary>Goes on in a copy of what is left, to which the reader can come back from elsewhere.</summary>
    internal UnwrappedPayload MoveHome()
    {
        var outer = new UnwrappedPayload(ref _position, _left, _length);
        Aside.Home = PlainBytes.CopyOf(MemoryMarshal.CreateReadOnlySpan(ref _position, (int)_left));
        _position = ref Aside.Home.Start;
        return outer;
    }

    /// <summary>Goes on in the payload itself, behind what was read of the copy.</summary>
    internal void LeaveHome(UnwrappedPayload outer)
    {
        _position = ref Unsafe.Add(ref outer.Position, outer.Left - _left);
        Aside.Home!.Dispose();
        Aside.Home = null;
    }

    /// <summary>Decompresses a payload within the payload, which ends where the reader does, and goes to its start.</summary>
    internal InnerPayload UnwrapInner()
    {
        Decompression? decompression = Decompression;
        if (decompression is null)
        {
            WrappedPayload.ReadMode(ref this);
            throw WrappedPayload.Unknown(ReadByte(), null);
        }

        // A reader that is elsewhere would come back to a wrong place.
        ReaderAside aside = Aside;
        if (aside.Home is not { } home || !home.Holds(ref _position, _left))
        {
            throw new MemFormatException(MemFormatError.UnknownWrapper, "A compressed payload in a case of a union cannot become a plain value.");
        }

        bool isOutermost = aside.InnerOffset < 0;
        long offset = Offset;
        PlainBytes plain = decompression.Unwrap(ref this);
        if (_left != 0)
        {
            MemFormatThrow.TrailingData();
        }

        var inner = new InnerPayload(plain, home, Unsafe.ByteOffset(ref home.Start, ref _position), _length, isOutermost);
        if (isOutermost)
        {
            aside.InnerOffset = offset;
        }

        aside.Home = plain;
        _position = ref plain.Start;
        _left = (nuint)plain.Written.Length;
        _length = _left;
        return inner;
    }

    /// <summary>Comes back from a payload within the payload, all of which must have been read.</summary>
    internal void LeaveInner(InnerPayload inner)
    {
        // Nothing is left here, and nothing was left there.
        _position = ref Unsafe.AddByteOffset(ref inner.Home.Start, inner.Offset);
        _length = inner.Length;
        Aside.Home = inner.Home;
        if (inner.IsOutermost)
        {
            Aside.InnerOffset = -1;
        }

        inner.Plain.Dispose();
    }
}
