using System.Globalization;
using MemFormat.Schema;
using MemFormat.Wire;

namespace MemFormat.Tools.Printing;

/// <summary>Prints the function that makes an object with the C# defaults.</summary>
internal sealed class CreatePrinter(TypeScriptModel model, References names, Printer code, TypeExpressions types)
{
    public void Print(ClosedType type, IReadOnlyList<BodyLayout> parts)
    {
        var members = ObjectPrinter.Declared(parts).Select(m => (Member: m, Default: Default(m, [type.Type.Key]))).ToList();
        var demanded = members.Where(m => m.Default is null).Select(m => Identifiers.Quoted(m.Member.Name)).ToList();
        var parameter = demanded.Count == 0 ? $"init: Partial<{type.Name}> = {{}}" : $"init: Pick<{type.Name}, {string.Join(" | ", demanded)}> & Partial<{type.Name}>";
        var result = type.CaseName is null ? type.Name : $"{{ $type: {Identifiers.Quoted(type.CaseName)} }} & {type.Name}";
        code.Line($"export function create{type.Name}({parameter}): {result} {{");
        code.Line("return {");
        if (type.CaseName is { } name)
            code.Line($"$type: {Identifiers.Quoted(name)},");
        foreach (var (member, value) in members)
        {
            if (value is not null)
                code.Line($"{member.Name}: {value},");
        }

        code.Line("...init,");
        code.Line("};");
        code.Line("}");
    }

    /// <summary>Whether objects of a type can be made of nothing.</summary>
    private bool CanCreate(ClosedType type, HashSet<string> inside) => type.Manifest is { IsAbstract: false } && inside.Add(type.Type.Key)
        && ObjectPrinter.Declared(BodyLayout.Parts(model, type)).All(m => Default(m, inside) is not null);

    /// <summary>The value when nothing sets it; null when it must be given.</summary>
    private string? Default(LayoutMember member, HashSet<string> inside)
    {
        if (member.Declared is { IsDemanded: true })
            return null;
        if (member.Declared?.Initial is { Kind: InitialKind.Constant, Text: { } text })
            return Constant(text, ReadExpressions.Core(member.Type));
        return member.CanBeNull ? "null" : Zero(ReadExpressions.Core(member.Type), inside);
    }

    private string? Constant(string text, ManifestType type) => type.Kind switch
    {
        ManifestTypeKind.String => Identifiers.Text(text),
        ManifestTypeKind.Scalar or ManifestTypeKind.Enum => WireNames.Type(type.Wire, model.Options) switch
        {
            "bigint" => text + "n",
            "string" => Identifiers.Text(text),
            "number" when text is "NaN" or "Infinity" or "-Infinity" => text,
            "number" when type.Wire is WireKind.Half or WireKind.Single or WireKind.Double => double.Parse(text, CultureInfo.InvariantCulture).ToString("R", CultureInfo.InvariantCulture).ToLowerInvariant(),
            "Date" => null,
            _ => text,
        },
        _ => null,
    };

    private string? Zero(ManifestType type, HashSet<string> inside)
    {
        switch (type.Kind)
        {
            case ManifestTypeKind.Scalar or ManifestTypeKind.Enum:
                return WireNames.Type(type.Wire, model.Options) switch
                {
                    "boolean" => "false",
                    "number" => "0",
                    "bigint" => "0n",
                    "Date" => "new Date(-62135596800000)",
                    "string" => type.Wire switch
                    {
                        WireKind.Decimal => "'0'",
                        WireKind.Guid => "'00000000-0000-0000-0000-000000000000'",
                        WireKind.DateOnly => "'0001-01-01'",
                        WireKind.TimeOnly => "'00:00:00'",
                        _ => "'\\0'",
                    },
                    _ => "[0n, 0]",
                };
            case ManifestTypeKind.String:
                return "''";
            case ManifestTypeKind.Bytes or ManifestTypeKind.Memory when types.NotNull(type) == "Uint8Array":
                return "new Uint8Array(0)";
            case ManifestTypeKind.List or ManifestTypeKind.Memory:
                return "[]";
            case ManifestTypeKind.Set:
                return WireNames.IsComparedByValue(type.Element, model.Options) ? "new Set()" : "[]";
            case ManifestTypeKind.Map:
                return WireNames.IsComparedByValue(type.Arguments[0], model.Options) ? "new Map()" : "[]";
            case ManifestTypeKind.Extended:
                return (WireExtension)type.Detail switch
                {
                    WireExtension.BigInteger => "0n",
                    WireExtension.Index => "0",
                    _ => null,
                };
            case ManifestTypeKind.Object when CanCreate(model.Type(type), [.. inside]):
                return names.Function(type, "create", "") + "()";
            default:
                return null;
        }
    }

}
