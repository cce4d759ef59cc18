namespace MemFormat.Io;

/// <summary>The low two bits of a string's length.</summary>
internal static class StringEncoding
{
    /// <summary>One byte per char, U+0000 to U+00FF.</summary>
    internal const uint Latin1 = 0;

    /// <summary>Two bytes per char; lone surrogates are fine.</summary>
    internal const uint Utf16 = 1;

    /// <summary>UTF-8; the length counts bytes.</summary>
    internal const uint Utf8 = 2;

    /// <summary>The whole code of a null string.</summary>
    internal const byte Null = 3;

    /// <summary>The longest string that .NET can hold, in chars.</summary>
    internal const int MaxLength = 0x3FFFFFDF;
}
