namespace MemFormat.TypeScriptGen.Printing;

/// <summary>Prints the function that makes an object with the C# defaults.</summary>
internal sealed class CreatePrinter(TypeScriptModel model, Imports names, Printer code, TypeExpressions types)
{
    public void Print(ClosedType type, IReadOnlyList<BodyLayout> parts)
    {
        var members = BodyLayout.Declared(parts).Select(m => (Member: m, Default: Default(m, [type.Type.Key]))).ToList();
        var demanded = members.Where(m => m.Default is null).Select(m => Identifiers.Quoted(m.Member.Name)).ToList();
        var parameter = demanded.Count == 0
            ? $"init: Partial<{type.Name}> = {{}}"
            : $"init: Pick<{type.Name}, {string.Join(" | ", demanded)}> & Partial<{type.Name}>";
        var result = type.CaseName is null ? type.Name : $"{{ {model.Options.Discriminator}: {Identifiers.Quoted(type.CaseName)} }} & {type.Name}";
        code.Line($"export function create{type.Name}({parameter}): {result} {{");
        code.Line("return {");
        if (type.CaseName is { } name)
            code.Line($"{model.Options.Discriminator}: {Identifiers.Quoted(name)},");
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
        && BodyLayout.Declared(BodyLayout.Parts(model, type)).All(m => Default(m, inside) is not null);

    /// <summary>The value when nothing sets it; null when it must be given.</summary>
    private string? Default(LayoutMember member, HashSet<string> inside)
    {
        if (member.Declared is { IsDemanded: true })
            return null;
        var type = ReadExpressions.Core(member.Type);
        return member.Declared?.Initial switch
        {
            { Kind: InitialKind.Constant, Text: { } text } => ReadExpressions.IsSurrogate(member.Type) ? null : Constant(text, type),
            { Kind: InitialKind.Unknown } => null,
            { Kind: InitialKind.Empty or InitialKind.New } => Zero(type, inside),
            _ => member.CanBeNull ? "null" : Zero(type, inside),
        };
    }

    private string? Constant(string text, ManifestType type) => type.Kind switch
    {
        ManifestTypeKind.String => Identifiers.Text(text),
        ManifestTypeKind.Scalar when ScalarMapping.OfTime(type.Wire, text, model.Options.For(type)) is { } time => names.Scalar(time),
        ManifestTypeKind.Scalar or ManifestTypeKind.Enum => ScalarMapping.Of(type.Wire, model.Options.For(type)).Type switch
        {
            "bigint" => Identifiers.BigInt(text),
            "string" => Identifiers.Text(text),
            "number" when !IsExact(type.Wire, text) => null,
            "boolean" => bool.Parse(text) ? "true" : "false",
            "number" when text is "NaN" or "Infinity" or "-Infinity" => text,
            "number" when type.Wire is WireKind.Half or WireKind.Single or WireKind.Double =>
                double.Parse(text, CultureInfo.InvariantCulture).ToString("R", CultureInfo.InvariantCulture).ToLowerInvariant(),
            "number" when type.Wire == WireKind.Decimal =>
                decimal.Parse(text, NumberStyles.Float, CultureInfo.InvariantCulture).ToString(CultureInfo.InvariantCulture),
            "number" => Identifiers.Integer(text),
            _ => null,
        },
        _ => null,
    };

    /// <summary>Whether a number of JavaScript's can be an integer; where it cannot, the member has to be given.</summary>
    public static bool IsExact(WireKind kind, string text) =>
        kind is not (WireKind.Int64 or WireKind.UInt64) || decimal.Abs(decimal.Parse(text, CultureInfo.InvariantCulture)) < 1L << 53;

    private string? Zero(ManifestType type, HashSet<string> inside)
    {
        switch (type.Kind)
        {
            case ManifestTypeKind.Scalar or ManifestTypeKind.Enum:
                return names.Scalar(ScalarMapping.Of(type.Wire, model.Options.For(type)).Zero);
            case ManifestTypeKind.String:
                return "''";
            case ManifestTypeKind.Memory when type.IsInlineArray:
                return new InlineArrayExpressions(model, names).Default(type);
            case ManifestTypeKind.Bytes or ManifestTypeKind.Memory when types.NotNull(type) == TypeExpressions.Bytes:
                return "new Uint8Array(0)";
            case ManifestTypeKind.List or ManifestTypeKind.Memory or ManifestTypeKind.Set or ManifestTypeKind.Map:
                return CollectionMapping.Empty(type, model.Options);
            case ManifestTypeKind.Extended:
                return ScalarMapping.Of((WireExtension)type.Detail, model.Options.For(type)).Zero;
            case ManifestTypeKind.Object when CanCreate(model.Type(type), [.. inside]):
                return names.Function(type, "create", "") + "()";
            default:
                return null;
        }
    }

}
