using MemFormat.Codecs;
using MemFormat.Io;

namespace MemFormat.Plans.Run;

/// <summary>Text from which an object is made.</summary>
internal static class SourceText
{
    private const int ObjectSize = 64, BytesPerChar = 2 * sizeof(char);

    /// <summary>Reads the text, which may be null. A byte of a pooled one may stand for many chars, and for an object of their size.</summary>
    public static string? Read(ref MemFormatReader reader, PlanNode node)
    {
        var text = CanonicalText.Read(ref reader, node.Source);
        if (text is not null && node.IsPooled)
            reader.Charge(ObjectSize + (BytesPerChar * text.Length));
        return text;
    }
}
