namespace MemFormat.Wire;

/// <summary>The head of a string: its length, and below it how its chars are written.</summary>
internal static class StringEncoding
{
    /// <summary>One byte per char, U+0000 to U+00FF.</summary>
    public const uint Latin1 = 0;

    /// <summary>Two bytes per char; lone surrogates are fine.</summary>
    public const uint Utf16 = 1;

    /// <summary>UTF-8; the length counts bytes.</summary>
    public const uint Utf8 = 2;

    /// <summary>The whole head of a null string. In a pooled one, a number above it is that of an earlier string, from 1 on.</summary>
    public const byte Null = 3;

    /// <summary>
    /// The most chars of a pooled string that takes a number: a reference of a byte should not stand for a megabyte. The empty string
    /// takes none.
    /// </summary>
    public const int MaxPooled = 511;

    /// <summary>
    /// UTF-8 may take one byte more than a char each for every so many chars. It then saves a quarter of UTF-16 or more;
    /// for less, a plain copy is worth more than the bytes.
    /// </summary>
    public const uint CharsPerExtraByte = 2;

    public const uint Mask = 3;

    public const int LengthShift = 2;
}
