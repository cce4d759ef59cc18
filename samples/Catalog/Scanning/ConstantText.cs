using System.Globalization;
using System.Reflection.Metadata;
using System.Text;

namespace ApiCatalog.Scanning;

/// <summary>Writes the metadata's constants as C# does.</summary>
internal static class ConstantText
{
    /// <summary>The text of a null, which is also what metadata has for the default of a struct.</summary>
    public const string Null = "null";

    /// <summary>The text; null where there is no constant.</summary>
    public static string? Of(MetadataReader reader, ConstantHandle handle) =>
        handle.IsNil ? null : Format(ValueOf(reader, handle));

    /// <summary>The bits of an integer constant, extended to 64; null where there is none.</summary>
    public static long? Bits(MetadataReader reader, ConstantHandle handle)
    {
        return handle.IsNil ? null : ValueOf(reader, handle) switch
        {
            ulong value => unchecked((long)value),
            bool value => value ? 1 : 0,
            char value => value,
            IConvertible value => value.ToInt64(CultureInfo.InvariantCulture),
            _ => null,
        };
    }

    private static object? ValueOf(MetadataReader reader, ConstantHandle handle)
    {
        var constant = reader.GetConstant(handle);
        return reader.GetBlobReader(constant.Value).ReadConstant(constant.TypeCode);
    }

    private static string Format(object? value) => value switch
    {
        null => Null,
        bool flag => flag ? "true" : "false",
        string text => Quote(text, '"'),
        char character => Quote(character.ToString(), '\''),
        float number => number.ToString("R", CultureInfo.InvariantCulture) + "f",
        IFormattable formattable => formattable.ToString(null, CultureInfo.InvariantCulture),
        _ => value.ToString() ?? "",
    };

    // Half a surrogate pair is a valid constant but no valid text.
    private static string Quote(string text, char quote)
    {
        var quoted = new StringBuilder(text.Length + 2).Append(quote);
        foreach (var character in text)
        {
            if (char.IsControl(character) || char.IsSurrogate(character))
                quoted.Append(CultureInfo.InvariantCulture, $"\\u{(int)character:x4}");
            else
                quoted.Append(character == quote || character == '\\' ? "\\" : "").Append(character);
        }

        return quoted.Append(quote).ToString();
    }
}
