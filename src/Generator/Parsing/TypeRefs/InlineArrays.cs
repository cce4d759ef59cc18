namespace MemFormat.Generator.Parsing.TypeRefs;

/// <summary>Structs with <c>[InlineArray]</c>, .NET's own among them: their only field stands for all elements.</summary>
internal static class InlineArrays
{
    public static readonly CodecName Codec = CodecName.Runtime("InlineArrayCodec", CodecName.Type, CodecName.Argument(0), CodecName.CodecOf(0));

    private const string Attribute = "System.Runtime.CompilerServices.InlineArrayAttribute";

    /// <summary>The type of the elements; null for other types.</summary>
    public static ITypeSymbol? ElementOf(ITypeSymbol type) =>
        type is { IsValueType: true, TypeKind: TypeKind.Struct } && AttributeReader.Has(type.OriginalDefinition, Attribute)
        ? type.GetMembers().OfType<IFieldSymbol>().FirstOrDefault(f => !f.IsStatic)?.Type
        : null;

    /// <summary>The number of the elements.</summary>
    public static int LengthOf(ITypeSymbol type) =>
        AttributeReader.Find(type.OriginalDefinition, Attribute)!.ConstructorArguments.FirstOrDefault().Value is int length ? length : 0;
}
