using MemFormat.Schema.Planning;
using MemFormat.Schema.Shapes;
using Microsoft.CodeAnalysis.CSharp;

namespace MemFormat.Generator.Emit;

/// <summary>Prints the part of a type in descriptors.</summary>
internal sealed class DescribeEmitter(CodecPlan plan)
{
    private const string Mf = Names.Alias;

    /// <summary>The longest literal on a line.</summary>
    private const int MaxLiteral = 120;

    private TypeShape Shape => plan.Shape;

    public void Emit(CodeWriter code) => code.Write($$"""

        /// <inheritdoc/>
        public static void Describe({{Mf}}::SchemaComposer schema)
        {
            {{Lines()}}
        }
        """);

    private IEnumerable<string> Lines() =>
    [
        $"if (!schema.{(Shape.PreservesReferences ? "BeginReference" : "Begin")}<{Names.OwnCodec(Shape)}>(typeof({Shape.FullName}), {Segment()}, {Literal(MemberNames.Of(plan))}, {InstanceSize()})) return;",
        .. plan.Members.SelectMany(m => ForeignEnums(m.Shape.Type)).Distinct()
            .Select(e => $"{Mf}::SchemaComposer.CheckEnum<{e.Name}, {e.Element.Name}>();"),
        .. plan.IsBlock ? [$"{Mf}::SchemaComposer.CheckSize<{Shape.FullName}>({plan.BlockSize});"] : new string[0],
        .. plan.Dependencies.Select(d => $"{Names.Codec(d)}.Describe(schema);"),
        .. plan.Members.SelectMany(m => m.Shape.FormerTypes, (m, former) => $"schema.Was<{Names.Codec(former.Type)}>({m.Number}{(former.TakesNull ? ", takesNull: true" : "")});"),
        "schema.End();",
    ];

    /// <summary>The type's segment, with numbered placeholders for other types.</summary>
    private string Segment() => Literal(BitConverter.ToString([.. plan.Segment]).Replace("-", ""));

    /// <summary>A literal, cut at spaces if it has any where it would not fit on a line.</summary>
    private static string Literal(string text)
    {
        var pieces = new List<string>();
        while (text.Length > MaxLiteral)
        {
            var length = text.LastIndexOf(' ', MaxLiteral - 1) is var space && space > 0 ? space + 1 : MaxLiteral;
            pieces.Add(text.Substring(0, length));
            text = text.Substring(length);
        }

        return string.Join(" + ", pieces.Append(text).Select(l => SymbolDisplay.FormatLiteral(l, quote: true)));
    }

    private string InstanceSize() => "instanceSize: " + plan.InstanceSize.ToString(Names.Culture)
        + string.Concat(plan.InstanceSizeOf.Select(t => $" + {Mf}::SchemaComposer.SizeOf<{t.Name}>()"));

    /// <summary>Enums of other assemblies may have been given another size since this code was compiled.</summary>
    private static IEnumerable<TypeRef> ForeignEnums(TypeRef type) =>
        type.Kind == TypeRefKind.Enum ? type.IsLocal ? [] : [type] : type.Arguments.SelectMany(ForeignEnums);
}
