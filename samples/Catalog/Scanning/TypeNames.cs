using System.Collections.Immutable;
using System.Reflection.Metadata;

namespace ApiCatalog.Scanning;

/// <summary>Writes the types of one assembly's signatures as C# does, with namespaces.</summary>
internal sealed class TypeNames : ISignatureTypeProvider<string, GenericScope>
{
    private readonly Dictionary<EntityHandle, string> _known = [];

    /// <summary>The name of a definition, reference or specification.</summary>
    public string Of(MetadataReader reader, EntityHandle handle, GenericScope scope) => handle.Kind switch
    {
        HandleKind.TypeDefinition => WithoutArity(GetTypeFromDefinition(reader, (TypeDefinitionHandle)handle, 0)),
        HandleKind.TypeReference => WithoutArity(GetTypeFromReference(reader, (TypeReferenceHandle)handle, 0)),
        _ => GetTypeFromSpecification(reader, scope, (TypeSpecificationHandle)handle, 0),
    };

    /// <summary>Whether a parameter of this type is passed by reference.</summary>
    public static bool IsByReference(string type) => type.EndsWith('&');

    /// <summary>The type of a reference.</summary>
    public static string Referenced(string type) => type[..^1];

    /// <summary>The type of a field or result: <c>ref T</c> for references.</summary>
    public static string AsReturned(string type) => IsByReference(type) ? "ref " + Referenced(type) : type;

    /// <summary>Drops the numbers of generic parameters that metadata names end in.</summary>
    public static string WithoutArity(string name) => name.Contains('`') ? GenericName.Format(name, []) : name;

    /// <inheritdoc />
    public string GetTypeFromDefinition(MetadataReader reader, TypeDefinitionHandle handle, byte rawTypeKind)
    {
        if (!_known.TryGetValue(handle, out var name))
        {
            var type = reader.GetTypeDefinition(handle);
            name = reader.GetString(type.Name);
            name = type.IsNested
                ? $"{GetTypeFromDefinition(reader, type.GetDeclaringType(), rawTypeKind)}.{name}"
                : Qualify(reader.GetString(type.Namespace), name);
            _known.Add(handle, name);
        }

        return name;
    }

    /// <inheritdoc />
    public string GetTypeFromReference(MetadataReader reader, TypeReferenceHandle handle, byte rawTypeKind)
    {
        if (!_known.TryGetValue(handle, out var name))
        {
            var type = reader.GetTypeReference(handle);
            name = reader.GetString(type.Name);
            name = type.ResolutionScope.Kind == HandleKind.TypeReference
                ? $"{GetTypeFromReference(reader, (TypeReferenceHandle)type.ResolutionScope, rawTypeKind)}.{name}"
                : Qualify(reader.GetString(type.Namespace), name);
            _known.Add(handle, name);
        }

        return name;
    }

    /// <inheritdoc />
    public string GetTypeFromSpecification(
        MetadataReader reader, GenericScope genericContext, TypeSpecificationHandle handle, byte rawTypeKind) =>
        reader.GetTypeSpecification(handle).DecodeSignature(this, genericContext);

    /// <inheritdoc />
    public string GetGenericInstantiation(string genericType, ImmutableArray<string> typeArguments) =>
        genericType == "System.Nullable`1" ? typeArguments[0] + "?" : GenericName.Format(genericType, typeArguments);

    /// <inheritdoc />
    public string GetPrimitiveType(PrimitiveTypeCode typeCode) => Keywords.Of(typeCode);

    /// <inheritdoc />
    public string GetArrayType(string elementType, ArrayShape shape) =>
        $"{elementType}[{new string(',', shape.Rank - 1)}]";

    /// <inheritdoc />
    public string GetSZArrayType(string elementType) => elementType + "[]";

    /// <inheritdoc />
    public string GetByReferenceType(string elementType) => elementType + "&";

    /// <inheritdoc />
    public string GetPointerType(string elementType) => elementType + "*";

    /// <inheritdoc />
    public string GetPinnedType(string elementType) => elementType;

    /// <inheritdoc />
    public string GetModifiedType(string modifier, string unmodifiedType, bool isRequired) => unmodifiedType;

    /// <inheritdoc />
    public string GetGenericTypeParameter(GenericScope genericContext, int index) =>
        index < genericContext.Type.Length ? genericContext.Type[index] : $"!{index}";

    /// <inheritdoc />
    public string GetGenericMethodParameter(GenericScope genericContext, int index) =>
        index < genericContext.Method.Length ? genericContext.Method[index] : $"!!{index}";

    /// <inheritdoc />
    public string GetFunctionPointerType(MethodSignature<string> signature)
    {
        var types = signature.ParameterTypes.Add(signature.ReturnType).Select(AsReturned);
        return $"delegate*<{string.Join(", ", types)}>";
    }

    private static string Qualify(string space, string name)
    {
        var full = space.Length == 0 ? name : $"{space}.{name}";
        return full == "System.Decimal" ? "decimal" : full;
    }
}
