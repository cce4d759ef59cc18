using System.Text;
using MemFormat.Schema.Manifest;
using MemFormat.Wire;

namespace MemFormat.Schema.Evolution;

/// <summary>Types of the manifest as text without blanks.</summary>
internal static class TypeText
{
    /// <summary>The name in C#: <c>Shop.Page&lt;Shop.Order&gt;</c>.</summary>
    public static string Name(ManifestType type) => type.Kind switch
    {
        ManifestTypeKind.Nullable => Name(type.Element) + "?",
        ManifestTypeKind.Bytes => "byte[]",
        ManifestTypeKind.Union when type.Member is not null => $"{Closed(type)}.{type.Member}",
        ManifestTypeKind.Object or ManifestTypeKind.Union => Closed(type),
        _ when type.Name.StartsWith("[", StringComparison.Ordinal) => Name(type.Element) + type.Name,
        _ when type.Name.StartsWith("System.", StringComparison.Ordinal) && type.Arguments.Count > 0 =>
            $"{type.Name}<{Join(type.Arguments.Select(Name))}>",
        _ => type.Name,
    };

    /// <summary>The kind of values in recorded schema files: wire kinds, and names of types.</summary>
    /// <param name="type">The type.</param>
    /// <param name="canBeNull">Whether null is one of the values, if the type alone does not decide it.</param>
    public static string Kind(ManifestType type, bool canBeNull) => type.Kind switch
    {
        ManifestTypeKind.Nullable => Kind(type.Element, false) + "?",
        ManifestTypeKind.Surrogate => Kind(type.Element, canBeNull),
        ManifestTypeKind.Parameter => type.IsNullable ? type.Name + "?" : type.Name, // What stands for it tells more.
        _ => Plain(type) + (canBeNull ? "?" : ""),
    };

    private static string Plain(ManifestType type) => type.Kind switch
    {
        ManifestTypeKind.Scalar or ManifestTypeKind.Row => type.Kind == ManifestTypeKind.Row ? type.Name : type.Wire.ToString(),
        ManifestTypeKind.String => "String",
        ManifestTypeKind.Bytes => "Bytes",
        ManifestTypeKind.Memory when type.IsInlineArray => $"List[{type.Detail}]<{Kinds(type)}>",
        ManifestTypeKind.Memory when type.Element is { Kind: ManifestTypeKind.Scalar, Wire: WireKind.UInt8 } => "Bytes",
        ManifestTypeKind.List or ManifestTypeKind.Memory => $"List<{Kinds(type)}>",
        ManifestTypeKind.Set => $"Set<{Kinds(type)}>",
        ManifestTypeKind.Map => $"Map<{Kinds(type)}>",
        ManifestTypeKind.Grid => $"Grid{type.Detail}<{Kinds(type)}>",
        ManifestTypeKind.Tuple => $"Tuple<{Kinds(type)}>",
        ManifestTypeKind.Extended => ((WireExtension)type.Detail).ToString(),
        ManifestTypeKind.Serialized => $"Serialized<{Kinds(type)}>",
        ManifestTypeKind.Opaque => $"Codec<{type.Codec}>",
        _ => Name(type),
    };

    private static string Kinds(ManifestType type) => Join(type.Arguments.Select(a => Kind(a, a.IsNullable)));

    private static string Join(IEnumerable<string> parts) => string.Join(",", parts);

    /// <summary>The name of a generic type with arguments in the place of its type parameters.</summary>
    private static string Closed(ManifestType type)
    {
        if (type.Arguments.Count == 0)
            return type.Name.Replace(" ", "");
        var (text, next) = (new StringBuilder(), 0);
        for (var i = 0; i < type.Name.Length; i++)
        {
            text.Append(type.Name[i]);
            if (type.Name[i] != '<')
                continue;
            var end = type.Name.IndexOf('>', i);
            var count = type.Name.Substring(i, end - i).Count(c => c == ',') + 1;
            text.Append(Join(type.Arguments.Skip(next).Take(count).Select(Name)));
            (next, i) = (next + count, end - 1);
        }

        return text.ToString();
    }
}
