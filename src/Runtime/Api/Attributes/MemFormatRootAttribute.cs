namespace MemFormat;

/// <summary>
/// On a partial class derived from <see cref="MemFormatContext"/>: a type that can be serialized through the context, for
/// frameworks that only have a <see cref="Type"/>, and for calls in open generic code that nothing else can resolve.
/// </summary>
/// <param name="type">The type: generated, built-in, or a collection of such types.</param>
[AttributeUsage(AttributeTargets.Class, AllowMultiple = true, Inherited = false)]
public sealed class MemFormatRootAttribute(Type type) : Attribute
{
    /// <summary>The type.</summary>
    public Type Type { get; } = type;
}
