namespace MemFormat.Generator.Parsing.TypeRefs;

/// <summary>Turns a type or a member with [MemCodec] into a reference that names the user's codec.</summary>
internal static class CustomCodecParser
{
    /// <summary>The reference to the type, or the reason why the codec does not fit.</summary>
    public static ParsedReference Parse(ITypeSymbol type, AttributeData attribute, SourceProject project) =>
        Obstacle(type, attribute, project.Assembly, out var codec) is { } why
            ? ParsedReference.Refused(why)
            : new TypeRef(TypeRefKind.Coded, project.NameOf(type), default, type.IsValueType,
                Codec: CodecName.Runtime("CustomCodec", CodecName.Type, project.NameOf(codec!)), Slot: CodedSlot.Custom);

    /// <summary>As <see cref="Parse"/>, for the type of a member: the holder says whether a nullable value type is null.</summary>
    public static ParsedReference ParseMember(ITypeSymbol type, AttributeData attribute, SourceProject project)
    {
        if (type is not INamedTypeSymbol { OriginalDefinition.SpecialType: SpecialType.System_Nullable_T } nullable)
            return Parse(type, attribute, project);
        var parsed = Parse(nullable.TypeArguments[0], attribute, project);
        return parsed.Reference is { } value
            ? new TypeRef(TypeRefKind.Nullable, project.NameOf(type), default, IsValueType: true, new([value]))
            : parsed;
    }

    /// <summary>The error in the codec of a type, or null and the codec.</summary>
    public static string? Obstacle(ITypeSymbol type, AttributeData attribute, IAssemblySymbol assembly, out INamedTypeSymbol? codec)
    {
        codec = attribute.ConstructorArguments.FirstOrDefault().Value as INamedTypeSymbol;
        if (codec is { IsUnboundGenericType: true })
        {
            if (type is not INamedTypeSymbol named || codec.Arity != named.Arity)
                return $"the codec '{codec.ToDisplayString()}' takes other type parameters; give it the same ones";
            codec = codec.OriginalDefinition.Construct([.. named.TypeArguments]);
        }

        if (codec is null or { TypeKind: TypeKind.Error })
            return codec is null ? "the codec is null; name one" : UnknownTypes.ReasonOf(codec);
        var name = codec.ToDisplayString();
        if (!IsCodecOf(codec, type))
            return $"derive the codec '{name}' from MemFormatCodec<{type.ToDisplayString(SymbolDisplayFormat.MinimallyQualifiedFormat)}>";
        if (codec.IsAbstract || !codec.InstanceConstructors.Any(c => c.Parameters.IsEmpty && c.DeclaredAccessibility == Accessibility.Public))
            return $"the codec '{name}' is abstract or has no public constructor without parameters; change that";
        return Visibility.Includes(codec, assembly)
            ? null
            : $"the codec '{name}' is not visible to generated code; make it internal, or public if the type is";
    }

    private static bool IsCodecOf(INamedTypeSymbol codec, ITypeSymbol type) =>
        BaseChain.Of(codec.BaseType).FirstOrDefault(t => t.Arity == 1 && AttributeReader.MetadataName(t) == KnownNames.CodecBase) is { } found
        && SymbolEqualityComparer.Default.Equals(found.TypeArguments[0], type);
}
