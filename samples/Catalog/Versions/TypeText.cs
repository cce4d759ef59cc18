namespace ApiCatalog.Versions;

/// <summary>Writes a member's type for people, the same for all versions of the model.</summary>
internal static class TypeText
{
    /// <summary>The type's name, with arguments; enums with the integer beneath.</summary>
    public static string Of(Type type)
    {
        if (Nullable.GetUnderlyingType(type) is { } value)
            return Of(value) + "?";

        if (type.IsArray)
            return Of(type.GetElementType()!) + "[]";

        if (type.IsGenericType)
            return $"{type.Name[..type.Name.IndexOf('`')]}<{string.Join(", ", type.GetGenericArguments().Select(Of))}>";

        return type.IsEnum ? $"{type.Name}:{Enum.GetUnderlyingType(type).Name}" : type.Name;
    }
}
