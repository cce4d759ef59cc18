namespace MemFormat.Interop.Tests;

/// <summary>What became of a payload in TypeScript.</summary>
/// <param name="Bytes">What was written again, in base64.</param>
/// <param name="Error">The code of the MemFormatError.</param>
/// <param name="Offset">Its offset.</param>
/// <param name="Crash">Any other error, which there must not be.</param>
public sealed record Answer(string? Bytes, string? Error, long Offset, string? Crash)
{
    public byte[]? Payload => Bytes is null ? null : Convert.FromBase64String(Bytes);

    public override string ToString() => Crash ?? Error ?? Bytes!;
}
