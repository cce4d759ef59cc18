namespace MemFormat.Compression;

/// <summary>A payload within a payload that the reader is in, decompressed, and where it comes back to.</summary>
internal sealed class InnerPayload(PlainBytes plain, PlainBytes home, nint offset, nuint length, bool isOutermost)
{
    /// <summary>The payload.</summary>
    public readonly PlainBytes Plain = plain;

    /// <summary>The memory that holds it compressed.</summary>
    public readonly PlainBytes Home = home;

    /// <summary>Where the reader continues there.</summary>
    public readonly nint Offset = offset;

    /// <summary>What the reader took for the payload's size there.</summary>
    public readonly nuint Length = length;

    /// <summary>Whether errors inside have its offset.</summary>
    public readonly bool IsOutermost = isOutermost;
}
