using ApiCatalog.Model;

namespace ApiCatalog.Documenting;

/// <summary>Names one assembly's types and members as documentation files do: <c>M:System.String.CopyTo(System.Span{System.Char})</c>.</summary>
/// <param name="types">All types of the assembly.</param>
internal sealed class DocumentationIds(IEnumerable<ApiType> types)
{
    private readonly ILookup<string, ApiType> _byName = types.ToLookup(type => Join(type.DeclaringType ?? type.Namespace, type.Name));

    /// <summary>A type's id.</summary>
    public string Of(ApiType type) => "T:" + NameOf(type);

    /// <summary>A field's id.</summary>
    public string Of(ApiType type, ApiField field) => $"F:{NameOf(type)}.{field.Name}";

    /// <summary>An event's id.</summary>
    public string Of(ApiType type, ApiEvent @event) => $"E:{NameOf(type)}.{@event.Name}";

    /// <summary>A property's id.</summary>
    public string Of(ApiType type, ApiProperty property)
    {
        var names = new DocumentationTypeNames(type.GenericParameters, []);
        return $"P:{NameOf(type)}.{property.Name}{List(property.Index?.Select(names.Of) ?? [])}";
    }

    /// <summary>A method's id.</summary>
    public string Of(ApiType type, ApiMethod method)
    {
        const ParameterModifiers ByReference = ParameterModifiers.Ref | ParameterModifiers.Out | ParameterModifiers.In;
        var names = new DocumentationTypeNames(type.GenericParameters, method.GenericParameters);
        var arity = method.GenericParameters.Count is > 0 and var count ? $"``{count}" : "";
        var parameters = List(method.Parameters.Select(parameter =>
            names.Of(parameter.Type) + ((parameter.Modifiers & ByReference) != 0 ? "@" : "")));
        var converted = method.Name is "op_Implicit" or "op_Explicit" or "op_CheckedExplicit" ? "~" + names.Of(method.ReturnType) : "";
        return $"M:{NameOf(type)}.{method.Name.Replace('.', '#')}{arity}{parameters}{converted}";
    }

    // With the number of its own generic parameters, behind those of the types around it.
    private string NameOf(ApiType type)
    {
        var outer = type.DeclaringType is null ? null : OuterOf(type, type.DeclaringType);
        var own = type.GenericParameters.Count - (outer?.GenericParameters.Count ?? 0);
        var container = outer is null ? type.DeclaringType ?? type.Namespace : NameOf(outer);
        return Join(container, own > 0 ? $"{type.Name}`{own}" : type.Name);
    }

    // A nested type repeats the generic parameters of the one around it, in front of its own.
    private ApiType? OuterOf(ApiType type, string name) => _byName[name]
        .Where(outer => outer.GenericParameters.Select(parameter => parameter.Name)
            .SequenceEqual(type.GenericParameters.Take(outer.GenericParameters.Count).Select(parameter => parameter.Name)))
        .MaxBy(outer => outer.GenericParameters.Count);

    private static string Join(string container, string name) => container.Length == 0 ? name : $"{container}.{name}";

    private static string List(IEnumerable<string> types) => string.Join(',', types) is { Length: > 0 } list ? $"({list})" : "";
}
