namespace MemFormat.Base;

/// <summary>Types as C# source names them.</summary>
internal static class DisplayNames
{
    /// <summary>The name by which paths begin.</summary>
    internal static string InPaths(Type type) => type.Name.Split('`')[0];

    internal static string Of(Type type)
    {
        if (type.IsArray)
            return Of(type.GetElementType()!) + "[" + new string(',', type.GetArrayRank() - 1) + "]";
        var name = type.FullName ?? type.Name;
        var tick = name.IndexOf('`', StringComparison.Ordinal);
        if (type.IsGenericType && tick > 0)
            return $"{name[..tick]}<{string.Join(", ", type.GetGenericArguments().Select(Of))}>";
        return name.Replace('+', '.');
    }
}
