using System.Reflection;
using System.Reflection.Metadata;
using ApiCatalog.Model;
using TypeLayout = ApiCatalog.Model.TypeLayout;

namespace ApiCatalog.Scanning;

/// <summary>Reads the public types that one assembly defines. Types that it forwards belong to the assembly that has them.</summary>
internal sealed class TypeScanner(MetadataReader reader)
{
    private readonly TypeNames _names = new();
    private readonly Annotations _annotations = new(reader);

    /// <summary>The public types in the order of the metadata.</summary>
    public List<ApiType> Scan()
    {
        var types = new List<ApiType>();
        foreach (var handle in reader.TypeDefinitions)
        {
            if (Visibility.IsPublic(reader, handle))
                types.Add(Scan(handle));
        }

        return types;
    }

    private ApiType Scan(TypeDefinitionHandle handle)
    {
        var type = reader.GetTypeDefinition(handle);
        var scope = new GenericScope(GenericNames(type.GetGenericParameters()), []);
        var kind = KindOf(type);
        var generics = new GenericScanner(reader, _names);
        var methods = new MethodScanner(reader, _names, _annotations, generics);
        var members = new MemberScanner(reader, _names, _annotations);
        return new ApiType
        {
            Name = TypeNames.WithoutArity(reader.GetString(type.Name)),
            Namespace = NamespaceOf(type),
            DeclaringType = type.IsNested
                ? TypeNames.WithoutArity(_names.GetTypeFromDefinition(reader, type.GetDeclaringType(), 0))
                : null,
            Kind = kind,
            Modifiers = ModifiersOf(type, kind),
            BaseType = type.BaseType.IsNil ? null : _names.Of(reader, type.BaseType, scope),
            Interfaces = Interfaces(type, scope),
            GenericParameters = generics.Scan(type.GetGenericParameters(), scope),
            Fields = members.Fields(type, scope, kind == TypeKind.Enum),
            Methods = methods.Scan(type, scope),
            Properties = members.Properties(type, scope),
            Events = members.Events(type, scope),
            Layout = type.GetLayout() is { IsDefault: false } layout ? new TypeLayout(layout.Size, layout.PackingSize) : null,
            Obsolete = _annotations.Obsolete(type.GetCustomAttributes()),
        };
    }

    private string NamespaceOf(TypeDefinition type)
    {
        while (type.IsNested)
            type = reader.GetTypeDefinition(type.GetDeclaringType());

        return reader.GetString(type.Namespace);
    }

    private List<string> Interfaces(TypeDefinition type, GenericScope scope)
    {
        var interfaces = new List<string>();
        foreach (var handle in type.GetInterfaceImplementations())
        {
            var implemented = reader.GetInterfaceImplementation(handle).Interface;
            if (Visibility.IsPublic(reader, implemented))
                interfaces.Add(_names.Of(reader, implemented, scope));
        }

        return interfaces;
    }

    private TypeKind KindOf(TypeDefinition type)
    {
        if ((type.Attributes & TypeAttributes.Interface) != 0)
            return TypeKind.Interface;

        return type.BaseType.IsNil ? TypeKind.Class : _names.Of(reader, type.BaseType, GenericScope.Empty) switch
        {
            "System.Enum" => TypeKind.Enum,
            "System.ValueType" when !reader.StringComparer.Equals(type.Name, "Enum") => TypeKind.Struct,
            "System.MulticastDelegate" => TypeKind.Delegate,
            _ => TypeKind.Class,
        };
    }

    private Modifiers ModifiersOf(TypeDefinition type, TypeKind kind)
    {
        var attributes = type.GetCustomAttributes();
        var modifiers = (kind, type.Attributes & (TypeAttributes.Abstract | TypeAttributes.Sealed)) switch
        {
            (TypeKind.Class, TypeAttributes.Abstract | TypeAttributes.Sealed) => Modifiers.Static,
            (TypeKind.Class, TypeAttributes.Abstract) => Modifiers.Abstract,
            (TypeKind.Class, TypeAttributes.Sealed) => Modifiers.Sealed,
            _ => Modifiers.None,
        };
        return modifiers
            | (_annotations.Has(attributes, "IsReadOnlyAttribute") ? Modifiers.ReadOnly : 0)
            | (_annotations.Has(attributes, "IsByRefLikeAttribute") ? Modifiers.ByRefLike : 0)
            | (_annotations.Has(attributes, "ExtensionAttribute") ? Modifiers.Extension : 0);
    }

    private string[] GenericNames(GenericParameterHandleCollection parameters) =>
        [.. parameters.Select(handle => reader.GetString(reader.GetGenericParameter(handle).Name))];
}
