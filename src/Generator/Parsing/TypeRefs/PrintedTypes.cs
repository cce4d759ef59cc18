using MemFormat.Schema.Values;

namespace MemFormat.Generator.Parsing.TypeRefs;

/// <summary>
/// Types of .NET whose codecs are emitted into the assemblies that use them: programs without them do not pay for them, as
/// they would if the runtime had these codecs.
/// </summary>
internal static class PrintedTypes
{
    /// <summary>Whether a type is among those that are stored as text.</summary>
    public static bool IsText(ITypeSymbol type) =>
        type is INamedTypeSymbol { Arity: 0 } named && DotNetValues.Texts.ContainsKey(AttributeReader.MetadataName(named));

    /// <summary>The reference to a type of a namespace of .NET, or null if it is none of these.</summary>
    public static TypeRef? Find(INamedTypeSymbol type, SourceProject project)
    {
        if (type.Arity > 0)
            return null;
        var (key, name) = (AttributeReader.MetadataName(type), project.NameOf(type));
        var isRow = DotNetValues.Rows.TryGetValue(key, out var row);
        var form = OwnFormParser.Name(type, project, isRow ? "Form" : "Codec");
        var codec = $"global::{KnownNames.GeneratedNamespace}.{form}";
        if (DotNetValues.Texts.TryGetValue(key, out var text))
        {
            var parsed = new TextFormShape(form, name, type.IsValueType, text.Text, text.Parse.ToEquatableArray());
            return Coded(codec, CodedSlot.Text, parsed) with { SaysNull = true };
        }

        if (key == "System.ValueTuple")
            return Coded(codec, CodedSlot.Tuple, new EmptyFormShape(form, name));
        if (!isRow)
            return null;
        var number = DotNetValues.TypeOfKind(row.Kind.ToString())!;
        return Coded(CodecName.Runtime("NumberRowCodec", CodecName.Type, number, CodecName.Runtime("ScalarCodec", number), codec), CodedSlot.Row,
            new RowFormShape(form, name, number, string.Join(" ", row.Names)));

        TypeRef Coded(CodecName codec, CodedSlot slot, FormShape form) =>
            new(TypeRefKind.Coded, name, default, type.IsValueType, Codec: codec, Slot: slot, Form: form);
    }
}
