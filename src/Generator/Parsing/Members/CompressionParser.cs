namespace MemFormat.Generator.Parsing.Members;

/// <summary>Members with a compression of their own.</summary>
internal static class CompressionParser
{
    /// <summary>The member's type with the compression, or null and the reason why it cannot be compressed.</summary>
    public static TypeRef? Apply(TypeRef type, MemberCandidate candidate, SourceProject project, out string? reason)
    {
        reason = null;
        if (AttributeReader.Named(candidate.MemMember, "Compression") is not { } argument)
            return type;
        if (argument.Value is null)
            return type;
        var named = argument.Value as INamedTypeSymbol;
        reason = !IsLarge(type) ? "[MemMember(Compression = ...)] is for strings, byte arrays and collections; remove it"
            : AttributeReader.EnumName(candidate.MemMember, "Encoding") is not null ? "a compressed member has no Encoding; remove one of the two"
            : Obstacle(named, project.Assembly);
        return reason is null
            ? new TypeRef(TypeRefKind.Coded, type.Name, default, type.IsValueType, new([type]),
                Codec: CodecName.Runtime("CompressedCodec", CodecName.Argument(0), CodecName.CodecOf(0), project.NameOf(named!)),
                SaysNull: true, InitialSize: type.InitialSize, Slot: CodedSlot.Compressed)
            : null;
    }

    private static bool IsLarge(TypeRef type) =>
        type.Kind is TypeRefKind.String or TypeRefKind.Bytes or TypeRefKind.Array or TypeRefKind.List or TypeRefKind.HashSet or TypeRefKind.Dictionary
        || (!type.IsValueType && type.Slot is CodedSlot.List or CodedSlot.Set or CodedSlot.Map or CodedSlot.Bits or CodedSlot.Text);

    private static string? Obstacle(INamedTypeSymbol? type, IAssemblySymbol assembly) => type switch
    {
        null => "its compression is null; name a type such as MemBrotli",
        { TypeKind: TypeKind.Error } => UnknownTypes.ReasonOf(type),
        { IsUnboundGenericType: true } or { IsStatic: true } or { TypeKind: TypeKind.Interface } =>
            $"'{type.ToDisplayString()}' cannot be a type argument; name a class or struct that implements IMemCompression",
        _ when !AttributeReader.Implements(type, KnownNames.Compression) =>
            $"'{type.ToDisplayString()}' is no compression; implement IMemCompression on it, or name MemBrotli",
        _ =>
            Visibility.Includes(type, assembly)
                ? null
                : $"'{type.ToDisplayString()}' is not visible to generated code; make it internal, or public if the type is",
    };
}
