using System.Collections.Generic;

namespace MemFormat.Generator;

/// <summary>Values of the base class library: numbers, tuples, vectors, wrappers and the like.</summary>
internal static class CodedValues
{
    private static readonly Dictionary<string, CodedType> s_types = new()
    {
    };

    /// <summary>The codec of a type by its full name and the number of its type parameters, or null.</summary>
    public static CodedType? Find(string name, int arity) =>
        s_types.TryGetValue(arity == 0 ? name : $"{name}`{arity}", out var type) ? type : null;
}
