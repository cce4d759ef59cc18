using MemFormat.Generator.Parsing.TypeRefs;
using MemFormat.Generator.Parsing.Symbols;
using MemFormat.Schema.Shapes;
using Microsoft.CodeAnalysis;

namespace MemFormat.Generator.Parsing.Members;

/// <summary>Turns the type of a member into a reference. The attributes of the member come first.</summary>
internal static class MemberTypeParser
{
    public static TypeRef? Parse(MemberCandidate candidate, IAssemblySymbol assembly, out string? reason, out bool forbidden)
    {
        (reason, forbidden) = (null, false);
        if (TypeTraits.IsExtensionData(candidate.Type))
            return TypeRef.ExtensionData;
        if (candidate.Field is { IsFixedSizeBuffer: true } buffer)
        {
            (reason,
                forbidden) =
                    ($"a fixed buffer is a pointer into the struct; declare a struct with [InlineArray({buffer.FixedSize})] as its type, and MemFormat stores all elements", true);
            return null;
        }

        return AttributeReader.Find(candidate.Attributes, KnownNames.CustomCodec) is { } codec
            ? CustomCodecParser.ParseMember(candidate.Type, codec, assembly, out reason)
            : TypeRefParser.Parse(candidate.Type, assembly, out reason, out forbidden);
    }
}
