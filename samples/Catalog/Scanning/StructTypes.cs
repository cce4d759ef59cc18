using System.Collections.Immutable;
using System.Reflection.Metadata;

namespace ApiCatalog.Scanning;

/// <summary>
/// Tells which types of a signature have no null, so that C# writes <c>default</c> where metadata has a null constant: structs but nullable
/// ones, and generic parameters.
/// </summary>
internal sealed class StructTypes : ISignatureTypeProvider<bool, GenericScope>
{
    /// <inheritdoc />
    public bool GetTypeFromDefinition(MetadataReader reader, TypeDefinitionHandle handle, byte rawTypeKind) =>
        IsStruct(rawTypeKind) && !IsNullable(reader, reader.GetTypeDefinition(handle).Name);

    /// <inheritdoc />
    public bool GetTypeFromReference(MetadataReader reader, TypeReferenceHandle handle, byte rawTypeKind) =>
        IsStruct(rawTypeKind) && !IsNullable(reader, reader.GetTypeReference(handle).Name);

    /// <inheritdoc />
    public bool GetTypeFromSpecification(MetadataReader reader, GenericScope genericContext, TypeSpecificationHandle handle, byte rawTypeKind) =>
        IsStruct(rawTypeKind);

    /// <inheritdoc />
    public bool GetGenericInstantiation(bool genericType, ImmutableArray<bool> typeArguments) => genericType;

    /// <inheritdoc />
    public bool GetPrimitiveType(PrimitiveTypeCode typeCode) => typeCode is not (PrimitiveTypeCode.Object or PrimitiveTypeCode.String);

    /// <inheritdoc />
    public bool GetGenericTypeParameter(GenericScope genericContext, int index) => true;

    /// <inheritdoc />
    public bool GetGenericMethodParameter(GenericScope genericContext, int index) => true;

    /// <inheritdoc />
    public bool GetArrayType(bool elementType, ArrayShape shape) => false;

    /// <inheritdoc />
    public bool GetSZArrayType(bool elementType) => false;

    /// <inheritdoc />
    public bool GetPointerType(bool elementType) => false;

    /// <inheritdoc />
    public bool GetFunctionPointerType(MethodSignature<bool> signature) => false;

    /// <inheritdoc />
    public bool GetByReferenceType(bool elementType) => elementType;

    /// <inheritdoc />
    public bool GetPinnedType(bool elementType) => elementType;

    /// <inheritdoc />
    public bool GetModifiedType(bool modifier, bool unmodifiedType, bool isRequired) => unmodifiedType;

    private static bool IsStruct(byte rawTypeKind) => rawTypeKind == (byte)SignatureTypeKind.ValueType;

    private static bool IsNullable(MetadataReader reader, StringHandle name) => reader.StringComparer.Equals(name, "Nullable`1");
}
