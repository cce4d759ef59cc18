using System.Globalization;
using MemFormat.Schema.Values;
using MemFormat.Wire;

namespace MemFormat.Schema.Evolution;

/// <summary>A kind as a recorded schema file names it: <c>Int32</c>, <c>List&lt;Shop.Line?&gt;</c>.</summary>
/// <param name="Name">The kind, or the name of a type.</param>
/// <param name="Arguments">Its elements, keys and values.</param>
/// <param name="IsNullable">Whether a <c>?</c> stands behind it.</param>
/// <param name="Scalar">The kind of a scalar, or of an enum's integer.</param>
internal sealed record StoredKind(string Name, IReadOnlyList<StoredKind> Arguments, bool IsNullable, WireKind? Scalar)
{
    private const string Inline = "List[";

    private static readonly string[] s_collections = ["List", "Set", "Map", "Serialized", "Codec", "Grid2", "Grid3", "Grid4", "Tuple"];

    /// <summary>The kind of a value without parts, also of text.</summary>
    public WireKind? Simple => Name == nameof(WireKind.String) ? WireKind.String : Scalar;

    /// <summary>Whether it is an enum, whose text is not that of its integer.</summary>
    public bool IsEnum => Scalar is { } scalar && Name != scalar.ToString();

    /// <summary>The extended kind, if it is one.</summary>
    public WireExtension? Extension => Enum.TryParse<WireExtension>(Name, out var extension) && IsExtension ? extension : null;

    /// <summary>Whether it is a list or a set, which are written alike.</summary>
    public bool IsList => (Name is "List" or "Set" || Length > 0) && Arguments.Count == 1;

    /// <summary>The number of elements of an inline array, which no other name says in brackets.</summary>
    public int Length => Name.StartsWith(Inline, StringComparison.Ordinal)
        && int.TryParse(Name.Substring(Inline.Length).TrimEnd(']'), NumberStyles.None, CultureInfo.InvariantCulture, out var length) ? length : 0;

    /// <summary>The elements of a list, also of bytes; null of other kinds.</summary>
    public StoredKind? ListElement => IsList ? Arguments[0]
        : Name == nameof(WireKind.Bytes) ? new StoredKind(nameof(WireKind.UInt8), [], false, WireKind.UInt8) : null;

    public bool IsSet => IsList && Name == "Set";

    public bool IsMap => Name == "Map" && Arguments.Count == 2;

    public bool IsSerialized => Name == "Serialized" && Arguments.Count == 1;

    /// <summary>Whether it is the name of an object's type, or a tuple. Those are compared by their members.</summary>
    public bool IsObject => Scalar is null && !IsText && !IsExtension && (Name == "Tuple" || !IsCollection(Name));

    private static bool IsCollection(string name) => s_collections.Contains(name) || name.StartsWith(Inline, StringComparison.Ordinal);

    private bool IsText => Name is nameof(WireKind.String) or nameof(WireKind.Bytes);

    private bool IsExtension => Enum.IsDefined(typeof(WireExtension), Name);

    /// <summary>Of a generic type: its name without type arguments, and the arguments that are numbers or strings; null for others.</summary>
    public (string Definition, IReadOnlyList<StoredKind?> Arguments)? Generic =>
        !IsObject || Name.IndexOf('<') is var open && open < 0 || !Name.EndsWith(">", StringComparison.Ordinal)
        ? null
        : (Name.Substring(0, open), [.. Split(Name.Substring(open + 1, Name.Length - open - 2)).Select(Argument)]);

    /// <summary>Reads the text.</summary>
    /// <param name="text">The kind.</param>
    /// <param name="enums">The integer of an enum by its name, or null for the name of another type.</param>
    public static StoredKind Parse(string text, Func<string, WireKind?> enums)
    {
        var isNullable = text.EndsWith("?", StringComparison.Ordinal);
        var plain = isNullable ? text.Substring(0, text.Length - 1) : text;
        var open = plain.IndexOf('<');
        var name = open < 0 || !IsCollection(plain.Substring(0, open)) ? plain : plain.Substring(0, open);
        IReadOnlyList<StoredKind> arguments = name == plain
            ? []
            : [.. Split(plain.Substring(open + 1, plain.Length - open - 2)).Select(a => Parse(a, enums))];
        var scalar = Enum.TryParse<WireKind>(name, out var kind) && kind < WireKind.String ? kind : enums(name);
        return new StoredKind(name, arguments, isNullable, scalar);
    }

    /// <summary>A case of a union by its name in C#.</summary>
    /// <param name="name">The name.</param>
    /// <param name="enums">The integer of an enum by its name, or null for the name of another type.</param>
    public static StoredKind OfCase(string name, Func<string, WireKind?> enums) =>
        Argument(name) is { } known ? known with { IsNullable = false } : new StoredKind(name.TrimEnd('?'), [], false, enums(name.TrimEnd('?')));

    public bool Equals(StoredKind? other) => other?.ToString() == ToString();

    public override int GetHashCode() => StringComparer.Ordinal.GetHashCode(ToString());

    public override string ToString() => Name + (Arguments.Count == 0 ? "" : $"<{string.Join(",", Arguments)}>") + (IsNullable ? "?" : "");

    /// <summary>A type argument by its name in C#.</summary>
    private static StoredKind? Argument(string name)
    {
        var isNullable = name.EndsWith("?", StringComparison.Ordinal);
        var plain = isNullable ? name.Substring(0, name.Length - 1) : name;
        return plain == "string" ? new StoredKind(nameof(WireKind.String), [], isNullable, null)
            : Enum.TryParse<WireKind>(DotNetValues.KindOfType(plain), out var kind) && kind < WireKind.String
                ? new StoredKind(kind.ToString(), [], isNullable, kind)
            : null;
    }

    /// <summary>The parts between the commas that no angle bracket encloses.</summary>
    private static IEnumerable<string> Split(string text)
    {
        var (depth, start) = (0, 0);
        for (var i = 0; i < text.Length; i++)
        {
            depth += text[i] == '<' ? 1 : text[i] == '>' ? -1 : 0;
            if (text[i] != ',' || depth > 0)
                continue;
            yield return text.Substring(start, i - start);
            start = i + 1;
        }

        yield return text.Substring(start);
    }
}
