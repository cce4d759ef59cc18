using System.Globalization;

namespace MemFormat;

/// <summary>
/// The data is bad, or does not fit the types. It is the only exception that bad input causes. Its message says where and
/// what, and never contains contents of the payload.
/// </summary>
public sealed class MemFormatException : Exception
{
    internal MemFormatException(MemFormatError error, string message, Exception? inner = null) : base(message, inner) => Error = error;

    /// <summary>What is wrong.</summary>
    public MemFormatError Error { get; }

    /// <summary>
    /// The value concerned, such as <c>Order.Lines[3].Price</c> (entries of maps by their index); when writing, the type and
    /// member. <see langword="null"/> when the error is about the payload as a whole or no path is known.
    /// </summary>
    public string? Path { get; internal set; }

    /// <summary>
    /// The position in the payload at which the error was found, in bytes, or -1 when not reading. In a compressed payload it is
    /// that in the decompressed one, unless the compression itself is what is wrong.
    /// </summary>
    public long Offset { get; internal set; } = -1;

    /// <inheritdoc/>
    public override string Message => (Path, Offset) switch
    {
        (null, < 0) => base.Message,
        (null, _) => string.Create(CultureInfo.InvariantCulture, $"{base.Message} (byte {Offset})"),
        (_, < 0) => $"{base.Message} ({Path})",
        _ => string.Create(CultureInfo.InvariantCulture, $"{base.Message} ({Path}, byte {Offset})"),
    };

    /// <summary>Whether the entry point that read the payload has filled in the position.</summary>
    internal bool IsLocated => Offset >= 0;
}
