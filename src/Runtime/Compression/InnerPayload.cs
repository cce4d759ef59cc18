namespace MemFormat.Compression;

/// <summary>A payload within a payload that the reader is in, decompressed, and where it comes back to.</summary>
/// <param name="Plain">The payload.</param>
/// <param name="Home">The memory that holds it compressed.</param>
/// <param name="Offset">Where the reader continues there.</param>
/// <param name="Length">What the reader took for the payload's size there.</param>
/// <param name="IsOutermost">Whether errors inside are told at its place.</param>
internal sealed record InnerPayload(PlainBytes Plain, PlainBytes Home, nint Offset, nuint Length, bool IsOutermost);
