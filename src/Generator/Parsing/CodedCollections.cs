using System.Collections.Generic;

namespace MemFormat.Generator;

/// <summary>Collections of the base class library beside those that have a <see cref="Schema.TypeRefKind"/>.</summary>
internal static class CodedCollections
{
    private static readonly Dictionary<string, CodedType> s_types = new()
    {
    };

    /// <summary>The codec of a type by its full name and the number of its type parameters, or null.</summary>
    public static CodedType? Find(string name, int arity) =>
        s_types.TryGetValue(arity == 0 ? name : $"{name}`{arity}", out var type) ? type : null;
}
