using System.Drawing;
using System.Globalization;
using MemFormat.Codecs.Finding;

namespace MemFormat.Codecs;

/// <summary>Colors as their name, or as <c>#aarrggbb</c>; the empty one has no text.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
[CodecFor(CodedSlot.Text)]
public struct ColorForm : ITextForm<Color>
{
    private const char Number = '#';

    public static string? Text(Color value) =>
        !value.IsNamedColor ? value.IsEmpty ? null : Number + value.ToArgb().ToString("x8", CultureInfo.InvariantCulture)
        : value.Name.StartsWith(Number) ? throw new ArgumentException(value.Name)
        : value.Name;

    public static Color Parse(string text, MemFormatLimits limits) =>
        text.StartsWith(Number) ? Color.FromArgb(int.Parse(text.AsSpan(1), NumberStyles.AllowHexSpecifier, CultureInfo.InvariantCulture)) : Color.FromName(text);
}
