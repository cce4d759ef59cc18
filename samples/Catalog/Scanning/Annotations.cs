using System.Reflection.Metadata;

namespace ApiCatalog.Scanning;

/// <summary>Looks for the attributes that say something about the API. Their names are unique enough without namespace.</summary>
internal sealed class Annotations(MetadataReader reader)
{
    private const ushort Prolog = 1;

    /// <summary>Whether an attribute is among them.</summary>
    public bool Has(CustomAttributeHandleCollection attributes, string name) => Find(attributes, name) is not null;

    /// <summary>The message of <see cref="ObsoleteAttribute"/>: empty when it has none, null when it is not there.</summary>
    public string? Obsolete(CustomAttributeHandleCollection attributes)
    {
        if (Find(attributes, nameof(ObsoleteAttribute)) is not { } attribute)
            return null;

        var value = reader.GetBlobReader(attribute.Value);
        var hasMessage = ParameterCount(attribute.Constructor) > 0 && value.ReadUInt16() == Prolog;
        return hasMessage ? value.ReadSerializedString() ?? "" : "";
    }

    private CustomAttribute? Find(CustomAttributeHandleCollection attributes, string name)
    {
        foreach (var handle in attributes)
        {
            var attribute = reader.GetCustomAttribute(handle);
            if (reader.StringComparer.Equals(NameOf(attribute.Constructor), name))
                return attribute;
        }

        return null;
    }

    private StringHandle NameOf(EntityHandle constructor)
    {
        var type = constructor.Kind == HandleKind.MethodDefinition
            ? reader.GetMethodDefinition((MethodDefinitionHandle)constructor).GetDeclaringType()
            : reader.GetMemberReference((MemberReferenceHandle)constructor).Parent;
        return type.Kind switch
        {
            HandleKind.TypeDefinition => reader.GetTypeDefinition((TypeDefinitionHandle)type).Name,
            HandleKind.TypeReference => reader.GetTypeReference((TypeReferenceHandle)type).Name,
            _ => default, // Generic attributes: none of ours.
        };
    }

    private int ParameterCount(EntityHandle constructor)
    {
        var signature = reader.GetBlobReader(constructor.Kind == HandleKind.MethodDefinition
            ? reader.GetMethodDefinition((MethodDefinitionHandle)constructor).Signature
            : reader.GetMemberReference((MemberReferenceHandle)constructor).Signature);
        signature.ReadSignatureHeader();
        return signature.ReadCompressedInteger();
    }
}
