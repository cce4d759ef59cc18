namespace MemFormat.Compression;

/// <summary>A decompressed payload within the payload, and the place to return to.</summary>
/// <param name="Plain">The payload.</param>
/// <param name="Home">The memory with the compressed payload.</param>
/// <param name="Offset">The place to continue there.</param>
/// <param name="Length">The size of the payload for the reader there.</param>
/// <param name="IsOutermost">Whether errors inside are reported at its place.</param>
internal sealed record InnerPayload(PlainBytes Plain, PlainBytes Home, nint Offset, nuint Length, bool IsOutermost);
