using System.Diagnostics.CodeAnalysis;

namespace MemFormat.Roots;

/// <summary>The codecs of values of the base class library: tuples, vectors, wrappers and the like.</summary>
[RequiresDynamicCode("Composes generic types.")]
internal static class ValueCodecs
{
    /// <summary>The struct codec of a closed type, or null.</summary>
    /// <param name="type">The type.</param>
    /// <param name="arguments">The codecs of its type arguments or of its elements.</param>
    public static Type? Of(Type type, Type[] arguments) => null;
}
