using System.Reflection;
using System.Reflection.Metadata;

namespace ApiCatalog.Scanning;

/// <summary>Whether an item is visible outside of an assembly without deriving.</summary>
internal static class Visibility
{
    /// <summary>Whether a type and all types around it are public.</summary>
    public static bool IsPublic(MetadataReader reader, TypeDefinitionHandle handle)
    {
        var type = reader.GetTypeDefinition(handle);
        return (type.Attributes & TypeAttributes.VisibilityMask) switch
        {
            TypeAttributes.Public => true,
            TypeAttributes.NestedPublic => IsPublic(reader, type.GetDeclaringType()),
            _ => false,
        };
    }

    /// <summary>Whether a type is public as far as this assembly knows: one of another assembly could not be used otherwise.</summary>
    public static bool IsPublic(MetadataReader reader, EntityHandle handle) => handle.Kind switch
    {
        HandleKind.TypeDefinition => IsPublic(reader, (TypeDefinitionHandle)handle),
        HandleKind.TypeSpecification => IsPublic(reader, GenericTypeOf(reader, (TypeSpecificationHandle)handle)),
        _ => true,
    };

    /// <summary>Whether a method is public.</summary>
    public static bool IsPublic(MethodDefinition method) =>
        (method.Attributes & MethodAttributes.MemberAccessMask) == MethodAttributes.Public;

    /// <summary>Whether a field is public.</summary>
    public static bool IsPublic(FieldDefinition field) =>
        (field.Attributes & FieldAttributes.FieldAccessMask) == FieldAttributes.Public;

    // The type that a specification gives arguments to; nil for arrays and other types without a definition of their own.
    private static EntityHandle GenericTypeOf(MetadataReader reader, TypeSpecificationHandle handle)
    {
        var signature = reader.GetBlobReader(reader.GetTypeSpecification(handle).Signature);
        if (signature.ReadSignatureTypeCode() != SignatureTypeCode.GenericTypeInstance)
            return default;

        signature.ReadCompressedInteger(); // Class or value type.
        return signature.ReadTypeHandle();
    }
}
