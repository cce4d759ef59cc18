namespace MemFormat;

/// <summary>
/// A file is damaged, or not one of MemFormat.Files. Values that do not fit your types give
/// <see cref="MemFormatException"/>, and the disk gives <see cref="IOException"/>.
/// </summary>
public sealed class MemFileException : Exception
{
    internal MemFileException(string message, long offset, Exception? inner = null)
        : base(string.Create(System.Globalization.CultureInfo.InvariantCulture, $"{message} (byte {offset} of the file)"), inner) => Offset = offset;

    private MemFileException(MemFileException first)
        : base(first.Message, first) => (Offset, IsDamage) = (first.Offset, first.IsDamage);

    /// <summary>Where in the file, in bytes.</summary>
    public long Offset { get; }

    /// <summary>Whether reading on behind it makes sense.</summary>
    internal bool IsDamage { get; init; }

    /// <summary>The same error, for another block.</summary>
    internal MemFileException Again() => new(this);
}
