using System.Globalization;

namespace MemFormat;

/// <summary>
/// The data is bad or does not fit the types. Bad input causes no other exception. The message states the error and the
/// place, and never contains contents of the payload.
/// </summary>
public sealed class MemFormatException : Exception
{
    internal MemFormatException(MemFormatError error, string message, Exception? inner = null) : base(message, inner) => Error = error;

    /// <summary>The kind of error.</summary>
    public MemFormatError Error { get; }

    /// <summary>
    /// The path of the value, such as <c>Order.Lines[3].Price</c> with entries of maps by index; for a null that is written,
    /// the type and member. <see langword="null"/> if the error concerns the whole payload or the path is unknown.
    /// </summary>
    public string? Path { get; internal set; }

    /// <summary>
    /// The position of the error in the payload, in bytes, or -1 for an error of writing. It counts bytes of the
    /// decompressed payload, unless the compression itself is invalid.
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

    /// <summary>Of a payload of another root: that root, in words.</summary>
    internal string? Holds;

    /// <summary>In that case, the schema that was asked for.</summary>
    internal object? Asked;

    /// <summary>The same error, for another read.</summary>
    internal MemFormatException Again() => new(Error, base.Message, InnerException) { Path = Path, Holds = Holds, Asked = Asked };

    /// <summary>The payload's root is another one than the type that was asked for.</summary>
    /// <param name="path">The type in paths, if both are objects.</param>
    /// <param name="holds">What the payload holds, in words.</param>
    /// <param name="type">The type that was asked for.</param>
    /// <param name="asked">Its schema, if the type has a better name.</param>
    internal static MemFormatException OtherRoot(string? path, string holds, string type, object? asked) =>
        new(MemFormatError.SchemaMismatch, path is null
        ? $"The root is {type} and cannot be read from this payload, which holds {holds}. Is the type argument of your call right?"
        : $"{path} has no member in common with the payload. You asked for {type}, and the payload holds {holds}. Is the type argument of your call right?")
        {
            Path = path,
            Holds = holds,
            Asked = asked,
        };
}
