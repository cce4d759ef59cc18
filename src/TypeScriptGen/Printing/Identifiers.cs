using System.Numerics;
using System.Text.Json;
using MemFormat.TypeScriptGen.Terminals;

namespace MemFormat.TypeScriptGen.Printing;

/// <summary>Names that TypeScript takes.</summary>
internal static class Identifiers
{
    private static readonly HashSet<string> s_reserved = new(
        ("break case catch class const continue debugger default delete do else enum export extends false finally for function if import in "
        + "instanceof new null return super switch this throw true try typeof var void while with yield let static implements interface "
        + "package private protected public await async of as any unknown never number string boolean bigint symbol object undefined "
        + "arguments eval r w at view value init mf out via p of offsets reads compact bools entries half cases identity kept").Split(' '),
            StringComparer.Ordinal);

    /// <summary>Names that printed code uses without declaring them: a user's type of such a name would hide them.</summary>
    private static readonly HashSet<string> s_globals = new(
        ("Array BigInt Date Error Map Math Number Object Partial Pick Omit Promise ReadonlyMap ReadonlySet Record Set String Symbol DataView ReadableStream AsyncGenerator "
        + "Int8Array Uint8Array Int16Array Uint16Array Int32Array Uint32Array BigInt64Array BigUint64Array Float32Array Float64Array NaN Infinity MemFormatError").Split(' '),
        StringComparer.Ordinal);

    /// <summary>The name of a property as System.Text.Json's web defaults have it.</summary>
    public static string Property(string name, TypeScriptOptions options) => Key(options.Names == NameMapping.Keep ? name : Camel(name));

    public static string Camel(string name) => PropertyName.Camel(name);

    /// <summary>
    /// A property or constant, unchanged. <c>__proto__</c> gets a dash at its end: literals and assignments would set
    /// the prototype.
    /// </summary>
    public static string Key(string name) => name == "__proto__" ? name + "_" : name;

    /// <summary>A local: a word of the language or of the printed code gets a dash at its end.</summary>
    public static string Local(string name) => IsReserved(name) || IsFlagByte(name) ? name + "_" : name;

    /// <summary>A type.</summary>
    public static string Type(string name) => IsReserved(name) ? name + "_" : name;

    /// <summary>All functions that may be printed to read and write payloads of a root.</summary>
    public static string[] OfRoot(string name) =>
        [$"read{name}", $"read{name}OrNull", $"read{name}Async", $"read{name}Stream", $"fetch{name}", $"write{name}", $"write{name}Stream",
            Camel(name) + "Schema", Camel(name) + "Versions"];

    /// <summary>All that may be printed for a type with a body or a union.</summary>
    public static string[] OfType(string name) =>
        [name, .. OfRoot(name), $"create{name}", $"is{name}", $"put{name}", $"set{name}",
            .. new[] { "Body", "At", "Via", "Rules", "Union", "How" }.Select(s => Camel(name) + s)];

    /// <summary>Text as a literal.</summary>
    public static string Quoted(string text) =>
        "'" + TerminalText.Line(text.Replace("\\", "\\\\", StringComparison.Ordinal).Replace("'", "\\'", StringComparison.Ordinal)) + "'";

    /// <summary>An integer of 64 bits and more. Literals such as <c>1n</c> would not compile for targets before ES2020.</summary>
    public static string BigInt(string digits) =>
        Integer(digits) is var whole && whole.TrimStart('-').Length < 16 ? $"BigInt({whole})" : $"BigInt('{whole}')";

    /// <summary>An integer: nothing else becomes code in its place.</summary>
    /// <exception cref="FormatException">It is none.</exception>
    public static string Integer(string digits) =>
        BigInteger.Parse(digits, NumberStyles.AllowLeadingSign, CultureInfo.InvariantCulture).ToString(CultureInfo.InvariantCulture);

    /// <summary>Any text as a literal.</summary>
    public static string Text(string text) => $"'{JsonEncodedText.Encode(text)}'";

    private static bool IsReserved(string name) => s_globals.Contains(name) || s_reserved.Contains(name);

    /// <summary>Whether a name is one of those that code of bodies has for parts: <c>f0</c>, <c>f1_0</c>, <c>at1</c>.</summary>
    private static bool IsFlagByte(string name) => name.TrimEnd([.. "0123456789_"]) is "f" or "at";
}
