using System.Text.RegularExpressions;
using Microsoft.CodeAnalysis.CSharp;

namespace MemFormat.CodeFixes.Evolution;

/// <summary>A kind of the recorded files as a type of C#.</summary>
internal static class KindName
{
    private static readonly Dictionary<string, string> s_names = new(StringComparer.Ordinal)
    {
        ["Bool"] = "bool", ["Int8"] = "sbyte", ["UInt8"] = "byte", ["Int16"] = "short", ["UInt16"] = "ushort", ["Int32"] = "int", ["UInt32"] = "uint",
        ["Int64"] = "long", ["UInt64"] = "ulong", ["Single"] = "float", ["Double"] = "double", ["Decimal"] = "decimal", ["Char"] = "char", ["String"] = "string",
        ["Bytes"] = "byte[]", ["List"] = "global::System.Collections.Generic.List", ["Map"] = "global::System.Collections.Generic.Dictionary", ["Tuple"] = "global::System.Tuple",
        ["Serialized"] = "global::MemFormat.Serialized", ["Rune"] = "global::System.Text.Rune", ["BigInteger"] = "global::System.Numerics.BigInteger", ["IPAddress"] = "global::System.Net.IPAddress",
    };

    private static readonly string[] s_system =
        ["Int128", "UInt128", "Half", "Guid", "DateTime", "DateTimeOffset", "TimeSpan", "DateOnly", "TimeOnly", "Index", "Version", "Uri"];

    /// <summary>The type, or null if its kind says too little.</summary>
    public static string? Of(string kind)
    {
        if (Regex.IsMatch(kind, @"\b(Grid\d|Codec)<"))
            return null;
        var name = Regex.Replace(kind, @"[\w.]+", word => s_names.TryGetValue(word.Value, out var type) ? type : s_system.Contains(word.Value) ? "global::System." + word.Value : "global::" + word.Value);
        return SyntaxFactory.ParseTypeName(name) is var parsed && !parsed.ContainsDiagnostics && parsed.FullSpan.Length == name.Length ? name : null;
    }

    /// <summary>As <see cref="Of"/>, without the question mark that references may not have in <c>typeof</c>.</summary>
    public static string? InTypeOf(string kind) => Of(kind.TrimEnd('?'));
}
