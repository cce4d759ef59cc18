using MemFormat.Schema.Shapes;
using MemFormat.Wire;

namespace MemFormat.Schema.Manifest;

/// <summary>The type of a member, a case or a root in the manifest.</summary>
/// <param name="Kind">The kind of type.</param>
/// <param name="Name">
/// Its name in C#, without type arguments: <c>int</c>, <c>System.Collections.Generic.List</c>, <c>[]</c>, <c>[,]</c>.
/// For objects and unions, the name of their <see cref="TypeManifest"/>.
/// </param>
/// <param name="Wire">The kind of scalars and enums, of the numbers of rows, and of what extended kinds are based on.</param>
/// <param name="IsValueType">Whether it is a struct.</param>
/// <param name="IsNullable">
/// For references and type parameters: whether the declaration has <c>?</c>, or no annotation of null at all.
/// </param>
/// <param name="Arguments">Elements, keys and values, type arguments: see the kind.</param>
internal sealed record ManifestType(
    ManifestTypeKind Kind,
    string Name,
    WireKind Wire = default,
    bool IsValueType = false,
    bool IsNullable = false,
    EquatableArray<ManifestType> Arguments = default)
{
    /// <summary>Of unions that a member of type <see cref="object"/> is: the member's name. The type is then the one that declares it.</summary>
    public string? Member { get; init; }

    /// <summary>
    /// Of extended kinds and of pooled strings, which; of grids, the dimensions; of rows, the count of numbers; of inline arrays, that of
    /// elements.
    /// </summary>
    public int Detail { get; init; }

    /// <summary>Of opaque values: the codec that writes them.</summary>
    public string? Codec { get; init; }

    /// <summary>Of values that a member's attribute gives another form in TypeScript: which.</summary>
    public TypeScriptForm Form { get; init; }

    /// <summary>Of struct tuples whose elements have names: those.</summary>
    public EquatableArray<string> Elements { get; init; }

    /// <summary>The element of a collection, or the contents of a nullable, a surrogate, a payload.</summary>
    public ManifestType Element => Arguments[0];

    /// <summary>A string that is written once per payload.</summary>
    public static ManifestType PooledString { get; } = new(ManifestTypeKind.String, "string", WireKind.String) { Detail = (int)WireExtension.Pooled };

    /// <summary>Whether it is a string that is written once per payload.</summary>
    public bool IsPooled => Kind == ManifestTypeKind.String && Detail == (int)WireExtension.Pooled;

    /// <summary>Whether it is a struct that stands for a fixed number of elements.</summary>
    public bool IsInlineArray => Kind == ManifestTypeKind.Memory && Detail > 0;

    /// <summary>Whether it is a struct that is written as a list, a map, bytes or text, and so says itself that it is null.</summary>
    public bool SaysNull => IsValueType
        && (Kind is ManifestTypeKind.List or ManifestTypeKind.Set or ManifestTypeKind.Map or ManifestTypeKind.Memory or ManifestTypeKind.String
            || Kind == ManifestTypeKind.Extended && WireKinds.SaysNull(Wire));

    /// <summary>The type with arguments in place of type parameters.</summary>
    /// <param name="arguments">The argument of a parameter by name; null leaves the parameter.</param>
    public ManifestType Close(System.Func<string, ManifestType?> arguments) => Kind == ManifestTypeKind.Parameter
        ? arguments(Name) is { } argument ? argument with { IsNullable = argument.IsNullable || IsNullable && !argument.IsValueType } : this
        : Arguments.Count == 0 ? this : this with { Arguments = Arguments.Select(a => a.Close(arguments)).ToEquatableArray() };

    /// <summary>The same for all uses of one type, whatever their annotations.</summary>
    public string Key => Arguments.Count == 0 ? Head : $"{Head}<{string.Join(",", Arguments.Select(a => a.Key))}>";

    /// <summary>Pooled strings are written otherwise, so a tuple of them is another type.</summary>
    private string Head => Member is not null ? $"{(int)Kind}:{Name}.{Member}" : IsPooled ? $"{(int)Kind}:{Name} pooled" : $"{(int)Kind}:{Name}";
}
