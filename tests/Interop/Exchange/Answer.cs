namespace MemFormat.Interop.Tests;

/// <summary>What became of a payload in TypeScript.</summary>
/// <param name="Written">What was written, if it could be read.</param>
/// <param name="Error">The code of the MemFormatError, if not.</param>
public sealed record Answer(byte[]? Written, string? Error)
{
    public override string ToString() => Error ?? Convert.ToHexString(Written!);
}
