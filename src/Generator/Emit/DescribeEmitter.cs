using MemFormat.Schema.Planning;

namespace MemFormat.Generator.Emit;

/// <summary>Prints the part of a type in descriptors.</summary>
internal sealed class DescribeEmitter(CodecPlan plan)
{
    private const string Mf = Names.Alias;

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
        $"if (!schema.{(Shape.PreservesReferences ? "BeginReference" : "Begin")}<{Names.OwnCodec(Shape)}>(typeof({Shape.FullName}), {Segment()}, {Literals.Quote(MemberNames.Of(plan))}, {InstanceSize()})) return;",
        .. plan.Members.SelectMany(m => ForeignEnums(m.Shape.Type)).Distinct()
            .Select(e => $"{Mf}::SchemaComposer.CheckEnum<{e.Name}, {e.Element.Name}>();"),
        .. plan.IsBlock ? [$"{Mf}::SchemaComposer.CheckSize<{Shape.FullName}>({plan.BlockSize});"] : new string[0],
        .. plan.Dependencies.Select(d => $"{Names.Codec(d)}.Describe(schema);"),
        .. plan.Members.SelectMany(m => m.Shape.FormerTypes, (m, former) => $"schema.Was<{Names.Codec(former.Type)}>({m.Number}{(former.TakesNull ? ", takesNull: true" : "")});"),
        "schema.End();",
    ];

    /// <summary>The type's segment, with numbered placeholders for other types.</summary>
    private string Segment() => Literals.Quote(BitConverter.ToString([.. plan.Segment]).Replace("-", ""));

    private string InstanceSize() => "instanceSize: " + plan.InstanceSize.ToString(Names.Culture)
        + string.Concat(plan.InstanceSizeOf.Select(t => $" + {Mf}::SchemaComposer.SizeOf<{t.Name}>()"));

    /// <summary>Enums of other assemblies may have been given another size since this code was compiled.</summary>
    private static IEnumerable<TypeRef> ForeignEnums(TypeRef type) =>
        type.Kind == TypeRefKind.Enum ? type.IsLocal || type.IsNamedEnum ? [] : [type] : type.Arguments.SelectMany(ForeignEnums);
}
