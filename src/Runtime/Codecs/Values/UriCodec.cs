using MemFormat.Codecs.Finding;
using MemFormat.Codecs.Values;
using MemFormat.Io;
using MemFormat.Plans.Run;

namespace MemFormat.Codecs;

/// <summary>Values of <see cref="Uri"/>, null included, absolute or relative, exactly as the program wrote them.</summary>
/// <remarks>
/// A text such as a path of a file system is an absolute URI on some machines only. In the format it is relative. An
/// absolute URI made of such a text is written in full, <c>file:///a</c>.
/// </remarks>
[EditorBrowsable(EditorBrowsableState.Never)]
[CodecFor(CodedSlot.Extended + (int)WireExtension.Uri)]
#nullable disable annotations // So that it is the codec of both annotations of the type.
public struct UriCodec : IMemFormatCodec<Uri>
#nullable restore annotations
{
    public static void Describe(SchemaComposer schema) => schema.Extended(WireExtension.Uri);

    public static void Write(ref MemFormatWriter writer, Uri? value)
    {
        var text = value?.OriginalString;
        writer.WriteNullableString(text is not null && value!.IsAbsoluteUri && IsPath(text) ? InFull(value) : text);
    }

    public static Uri? Read(ref MemFormatReader reader) =>
        reader.ReadNullableString() is { } text ? TryParse(text) ?? PlainText.Fail<Uri>("A text is not a URI.") : null;

    public static Uri? ReadResolved(ref MemFormatReader reader, PlanNode node) =>
        node.IsExact ? Read(ref reader)
        : SourceText.Read(ref reader, node) is { } text ? TryParse(text) ?? CanonicalText.Fail<Uri>()
        : null;

    private static Uri? TryParse(string text) =>
        Uri.TryCreate(text, IsPath(text) ? UriKind.Relative : UriKind.RelativeOrAbsolute, out var value) ? value : null;

    /// <summary>Whether a text begins with a slash, or with a drive and then a slash or nothing.</summary>
    internal static bool IsPath(string text)
    {
        var path = text.AsSpan().TrimStart();
        return path is ['/' or '\\', ..]
            || (path is [_, ':' or '|', ..] && char.IsAsciiLetter(path[0]) && (path.Length == 2 || path[2] is '/' or '\\'));
    }

    /// <summary>The URI of a file. Some paths have none that could be read, such as that of a directory <c>/a:</c>.</summary>
    private static string InFull(Uri value)
    {
        var text = value.AbsoluteUri;
        return Uri.TryCreate(text, UriKind.Absolute, out _)
            ? text
            : throw new ArgumentException(
                $"The path '{value.OriginalString}' has no URI that a reader accepts. Write an absolute URI.", nameof(value));
    }
}
