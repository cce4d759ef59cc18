using MemFormat.Generator.Parsing.TypeRefs;

namespace MemFormat.Generator.Parsing.Members;

/// <summary>Turns the type of a member into a reference. The attributes of the member come first.</summary>
internal static class MemberTypeParser
{
    public static ParsedReference Parse(MemberCandidate candidate, SourceProject project)
    {
        if (TypeTraits.IsExtensionData(candidate.Type))
            return TypeRef.ExtensionData;
        if (candidate.Field is { IsFixedSizeBuffer: true } buffer)
        {
            var cure = $"declare a struct with [InlineArray({buffer.FixedSize})] as its type, and MemFormat stores all elements";
            return new(null, $"a fixed buffer is a pointer into the struct; {cure}", IsForbidden: true);
        }

        return AttributeReader.Find(candidate.Attributes, KnownNames.CustomCodec) is { } codec
            ? CustomCodecParser.ParseMember(candidate.Type, codec, project)
            : new TypeRefParser(project).Parse(candidate.Type);
    }
}
