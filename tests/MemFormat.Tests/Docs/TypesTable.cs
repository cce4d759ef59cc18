using System.Text.RegularExpressions;

namespace MemFormat.Tests.Docs;

/// <summary>A row of the table in docs/types.md.</summary>
/// <param name="Text">The first column.</param>
/// <param name="Types">The types that it names, without their arguments: <c>Dictionary`2</c>, <c>[,]</c>.</param>
/// <param name="Kinds">The second column.</param>
/// <param name="Bytes">The number of bytes, where the third column begins with one and nothing else counts.</param>
internal sealed partial record TypesTable(string Text, IReadOnlyList<string> Types, string Kinds, int? Bytes)
{
    private static readonly Dictionary<string, string> s_keywords = new()
    {
        ["bool"] = "Boolean", ["sbyte"] = "SByte", ["byte"] = "Byte", ["short"] = "Int16", ["ushort"] = "UInt16", ["int"] = "Int32",
        ["uint"] = "UInt32",
        ["long"] = "Int64", ["ulong"] = "UInt64", ["float"] = "Single", ["double"] = "Double", ["decimal"] = "Decimal", ["char"] = "Char",
        ["string"] = "String",
    };

    public static IReadOnlyList<TypesTable> Rows { get; } = [.. Lines().Select(Row)];

    /// <summary>The name under which a type stands in the table.</summary>
    public static string NameOf(Type type) => type switch
    {
        _ when type == typeof(byte[]) => "Byte[]",
        { IsArray: true } => $"[{new string(',', type.GetArrayRank() - 1)}]",
        { FullName: not null } when type.FullName.StartsWith("System.ValueTuple`", StringComparison.Ordinal)
            || type.FullName.StartsWith("System.Tuple`", StringComparison.Ordinal) =>
            type.Name[..^2],
        _ => type.Name,
    };

    private static IEnumerable<string> Lines() => File.ReadLines(Path.Combine(AppContext.BaseDirectory, "types.md"))
        .SkipWhile(l => !l.StartsWith("|---", StringComparison.Ordinal)).Skip(1)
        .TakeWhile(l => l.StartsWith('|'));

    private static TypesTable Row(string line)
    {
        var cells = line.Trim('|').Split('|', StringSplitOptions.TrimEntries);
        Assert.Equal(3, cells.Length);
        var bytes = Number().Match(cells[2]);
        return new TypesTable(
            cells[0],
            [.. Code().Matches(cells[0]).Select(m => Name(m.Groups[1].Value))],
            cells[1],
            bytes.Success ? int.Parse(bytes.Groups[1].Value, System.Globalization.CultureInfo.InvariantCulture) : null);
    }

    /// <summary><c>Dictionary&lt;TKey, TValue&gt;</c> is <c>Dictionary`2</c>, <c>T[,]</c> is <c>[,]</c>, <c>Tuple&lt;…&gt;</c> any of them.</summary>
    private static string Name(string code)
    {
        if (code == "T?")
            return typeof(Nullable<>).Name;
        if (code == "byte[]")
            return "Byte[]";
        if (code.StartsWith("T[", StringComparison.Ordinal))
            return code[1..];
        code = code.TrimEnd('?');
        var open = code.IndexOf('<', StringComparison.Ordinal);
        var name = open < 0 ? code : code[..open];
        return open < 0 ? s_keywords.GetValueOrDefault(name, name) : code.Contains('…') ? name : $"{name}`{code.Count(c => c == ',') + 1}";
    }

    [GeneratedRegex("`([^`]+)`")]
    private static partial Regex Code();

    [GeneratedRegex(@"^(\d+)(;|$)")]
    private static partial Regex Number();
}
