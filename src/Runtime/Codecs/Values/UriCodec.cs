using System.ComponentModel;
using MemFormat.Wire;

namespace MemFormat.Codecs;

/// <summary>Values of <see cref="Uri"/>, null included, absolute or relative, as they were written by whoever made them.</summary>
/// <remarks>
/// Whether a text that begins with a slash is a path of a file system depends on the machine. In the format it is relative;
/// an absolute one that was made of such a text is written in full, <c>file:///a</c>.
/// </remarks>
[EditorBrowsable(EditorBrowsableState.Never)]
#nullable disable annotations // So that it is the codec of both annotations of the type.
public readonly struct UriCodec : IMemFormatCodec<Uri>
#nullable restore annotations
{
    /// <inheritdoc/>
    public static int MinSize => 1;

    /// <inheritdoc/>
    public static bool HasPresence => false;

    /// <inheritdoc/>
    public static bool IsBlock => false;

    /// <inheritdoc/>
    public static void Describe(SchemaComposer schema)
    {
        schema.Extended(WireExtension.Uri);
        schema.Kind(WireKind.String);
    }

    /// <inheritdoc/>
    public static void Write(ref MemFormatWriter writer, Uri? value)
    {
        string? text = value?.OriginalString;
        writer.WriteNullableString(text is not null && value!.IsAbsoluteUri && BeginsWithSlash(text) ? value.AbsoluteUri : text);
    }

    /// <inheritdoc/>
    public static Uri? Read(ref MemFormatReader reader) => reader.ReadNullableString() is { } text ? Parse(text) : null;

    /// <inheritdoc/>
    public static Uri? ReadResolved(ref MemFormatReader reader, PlanNode node) => Read(ref reader);

    private static Uri Parse(string text)
    {
        if (!Uri.TryCreate(text, BeginsWithSlash(text) ? UriKind.Relative : UriKind.RelativeOrAbsolute, out Uri? value))
        {
            MemFormatThrow.InvalidData("A text is no URI.");
        }

        return value!;
    }

    private static bool BeginsWithSlash(string text) => text.AsSpan().TrimStart() is ['/' or '\\', ..];
}
