using MemFormat.Codecs;

namespace MemFormat.Compression;

/// <summary>How a reader goes into compressed payloads, and comes back.</summary>
internal static class Unwrapping
{
    /// <summary>The remaining allowance of this read; null if its options name no compression.</summary>
    public static Decompression? Decompression(this ref MemFormatReader reader) => State(ref reader)?.Decompression;

    /// <summary>Keeps the options, since payloads may turn up that are compressed.</summary>
    public static void ExpectWrapped(this ref MemFormatReader reader, MemFormatOptions options) => reader.Unwrapping ??= new UnwrapState(options);

    /// <summary>As <see cref="ExpectWrapped(ref MemFormatReader, MemFormatOptions)"/>, inside a member with a compression.</summary>
    /// <param name="inner">The reader inside.</param>
    /// <param name="outer">The one of the object, whose allowance to decompress all members share.</param>
    /// <param name="own">The compression.</param>
    public static void ExpectWrapped(this ref MemFormatReader inner, ref MemFormatReader outer, MemFormatCompression own)
    {
        if (outer.Unwrapping is null)
            outer.ExpectWrapped(new MemFormatOptions { Limits = outer.Limits });
        inner.Unwrapping = new UnwrapState(State(ref outer)!.Decompression, own);
    }

    /// <summary>The bytes that the reader is in, given those that it began with.</summary>
    public static ReadOnlySpan<byte> Within(this ref MemFormatReader reader, ReadOnlySpan<byte> payload) =>
        State(ref reader)?.Unwrapped is { } unwrapped ? unwrapped.Written : payload;

    /// <summary>Decompresses the payload at the reader, and moves to its start. Offsets count from there.</summary>
    public static void Unwrap(this ref MemFormatReader reader)
    {
        var state = Require(ref reader);
        var plain = state.Decompression.Unwrap(ref reader, state.Own);
        (state.Unwrapped, state.Home, state.LeftOutside) = (plain, plain, reader.Left);
        GoInto(ref reader, plain, isLate: state.Own is not null);
    }

    /// <summary>Comes back to the payload from what was decompressed, all of which must have been read, or from a copy.</summary>
    public static void LeaveUnwrapped(this ref MemFormatReader reader, ReadOnlySpan<byte> payload)
    {
        if (State(ref reader) is not { Home: { } home } state)
            return;
        if (state.Unwrapped is not null && reader.Left != 0)
            MemFormatThrow.TrailingData();
        var left = state.Unwrapped is null ? reader.Left : state.LeftOutside;
        reader.Move(ref Unsafe.Add(ref MemoryMarshal.GetReference(payload), (nuint)payload.Length - left), left, (nuint)payload.Length);
        home.Dispose();
        (state.Unwrapped, state.Home) = (null, null);
    }

    /// <summary>Where errors are: those in a payload within the payload, which is elsewhere, are at its start.</summary>
    public static long ErrorOffset(this ref MemFormatReader reader) =>
        State(ref reader) is { InnerOffset: >= 0 and var inner } ? inner : reader.Offset;

    /// <summary>Whether payloads within the payload may be decompressed, but the reader would not find back.</summary>
    public static bool NeedsHome(this ref MemFormatReader reader) => State(ref reader) is { Home: null };

    /// <summary>Continues in a copy of the bytes left, to which the reader can return.</summary>
    public static void MoveHome(this ref MemFormatReader reader)
    {
        var home = PlainBytes.CopyOf(MemoryMarshal.CreateReadOnlySpan(ref reader.Position, (int)reader.Left));
        State(ref reader)!.Home = home;
        reader.Move(ref home.Start, reader.Left);
    }

    /// <summary>Decompresses a payload within the payload, which ends where the reader does, and goes to its start.</summary>
    public static InnerPayload UnwrapInner(this ref MemFormatReader reader)
    {
        var state = Require(ref reader);

        // A reader that is elsewhere would come back to a wrong place.
        if (state.Home is not { } home || !home.Holds(ref reader.Position, reader.Left))
        {
            throw new MemFormatException(MemFormatError.UnknownWrapper,
                "A compressed payload in a union case cannot become a plain value. Declare the member as Serialized<T>.");
        }

        var isOutermost = state.InnerOffset < 0;
        var offset = reader.Offset;
        var plain = state.Decompression.Unwrap(ref reader);
        if (reader.Left != 0)
            MemFormatThrow.TrailingData();
        var inner = new InnerPayload(plain, home, Unsafe.ByteOffset(ref home.Start, ref reader.Position), reader.Length, isOutermost);
        if (isOutermost)
            state.InnerOffset = offset;

        state.Home = plain;
        GoInto(ref reader, plain, isLate: true);
        return inner;
    }

    /// <summary>Comes back from a payload within the payload, all of which must have been read.</summary>
    public static void LeaveInner(this ref MemFormatReader reader, InnerPayload inner)
    {
        // Nothing is left here, and nothing was left there.
        reader.Move(ref Unsafe.AddByteOffset(ref inner.Home.Start, inner.Offset), 0, inner.Length);
        var state = State(ref reader)!;
        state.Home = inner.Home;
        if (inner.IsOutermost)
            state.InnerOffset = -1;

        inner.Plain.Dispose();
    }

    private static UnwrapState? State(ref MemFormatReader reader) => Unsafe.As<UnwrapState>(reader.Unwrapping);

    private static UnwrapState Require(ref MemFormatReader reader)
    {
        if (State(ref reader) is { } state)
            return state;
        WrappedPayload.ReadMode(ref reader);
        throw WrappedPayload.Unknown(reader.ReadByte(), null);
    }

    private static void GoInto(ref MemFormatReader reader, PlainBytes plain, bool isLate)
    {
        reader.Move(ref plain.Start, (nuint)plain.Written.Length, (nuint)plain.Written.Length);
        reader.GrantBytes(plain.Written.Length, isLate);
    }
}
