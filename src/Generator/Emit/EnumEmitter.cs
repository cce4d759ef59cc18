using MemFormat.Schema.Planning;

namespace MemFormat.Generator.Emit;

/// <summary>Prints the structs that name the constants of enums.</summary>
internal static class EnumEmitter
{
    private const string Mf = Names.Alias;

    public static string Emit(IReadOnlyList<EnumShape> enums)
    {
        var code = CodeWriter.Begin(string.Join(", ", enums.SelectMany(e => e.Warnings).Distinct().OrderBy(id => id, StringComparer.Ordinal)));
        foreach (var shape in enums.Where(e => e.IsVisible).OrderBy(e => e.Name, StringComparer.Ordinal))
            code.Write($"[assembly: {Mf}::MemFormatEnum(typeof({shape.Name}), typeof({Struct(shape)}))]");
        foreach (var space in enums.GroupBy(e => e.Namespace, StringComparer.Ordinal).OrderBy(g => g.Key, StringComparer.Ordinal))
        {
            code.Line();
            if (space.Key.Length == 0)
            {
                Structs(code, space);
                continue;
            }

            using (code.Open($"namespace {space.Key}"))
                Structs(code, space);
        }

        return code.End();
    }

    private static string Struct(EnumShape shape) => "global::" + (shape.Namespace.Length > 0 ? shape.Namespace + "." : "") + shape.Names;

    private static void Structs(CodeWriter code, IEnumerable<EnumShape> enums)
    {
        var isFirst = true;
        foreach (var shape in enums.OrderBy(e => e.Name, StringComparer.Ordinal))
        {
            if (!isFirst)
                code.Line();
            isFirst = false;
            var plan = new EnumPlan(shape.Constants, shape.IsFlags);
            code.Write($$"""
                /// <summary>The constants of an enum, for its codec.</summary>
                {{Names.Hidden}}
                {{Names.Generated}}
                {{(shape.IsPublic ? "public" : "internal")}} readonly struct {{shape.Names}} : {{Mf}}::IMemFormatNames
                {
                    /// <inheritdoc/>
                    public static string Segment => {{Literals.Quote(BitConverter.ToString(plan.Segment).Replace("-", ""))}};

                    /// <inheritdoc/>
                    public static string Names => {{Literals.Quote(plan.Names)}};
                    {{Fallback(plan.IndexOf(shape.Fallback))}}
                }
                """);
        }
    }

    private static IEnumerable<string> Fallback(int index) =>
        index < 0 ? [] : ["", "/// <inheritdoc/>", $"public static int Fallback => {index.ToString(Names.Culture)};"];
}
