namespace MemFormat.Tests;

/// <summary>The names of types as the generator writes them, <c>global::</c> aside.</summary>
internal static class CSharpNames
{
    private static readonly Dictionary<Type, string> s_keywords = new()
    {
        [typeof(bool)] = "bool", [typeof(sbyte)] = "sbyte", [typeof(byte)] = "byte", [typeof(short)] = "short", [typeof(ushort)] = "ushort",
        [typeof(int)] = "int", [typeof(uint)] = "uint", [typeof(long)] = "long", [typeof(ulong)] = "ulong", [typeof(float)] = "float",
        [typeof(double)] = "double", [typeof(decimal)] = "decimal", [typeof(char)] = "char", [typeof(string)] = "string", [typeof(object)] = "object",
    };

    public static string Of(Type type)
    {
        if (s_keywords.TryGetValue(type, out var keyword))
            return keyword;
        if (type.IsArray)
            return $"{Of(type.GetElementType()!)}[{new string(',', type.GetArrayRank() - 1)}]";
        if (Nullable.GetUnderlyingType(type) is { } value)
            return Of(value) + "?";
        var arguments = type.GetGenericArguments();
        var outer = type.DeclaringType?.GetGenericArguments().Length ?? 0;
        var name = type.Name.Split('`')[0] + (arguments.Length > outer ? $"<{string.Join(", ", arguments.Skip(outer).Select(Of))}>" : "");
        if (type.DeclaringType is not { } declaring)
            return type.Namespace is null ? name : $"{type.Namespace}.{name}";
        return $"{Of(outer > 0 && type.IsConstructedGenericType ? declaring.MakeGenericType(arguments[..outer]) : declaring)}.{name}";
    }
}
