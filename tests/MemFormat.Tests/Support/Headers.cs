namespace MemFormat.Tests;

/// <summary>Options for each header.</summary>
internal static class Headers
{
    public static readonly MemFormatOptions Inline = new();
    public static readonly MemFormatOptions Fingerprint = new() { Header = MemFormatHeader.Fingerprint };
    public static readonly MemFormatOptions Fingerprint64 = new() { Header = MemFormatHeader.Fingerprint64 };
    public static readonly MemFormatOptions None = new() { Header = MemFormatHeader.None };

    public static readonly MemFormatOptions[] All = [Inline, Fingerprint, Fingerprint64, None];
}
