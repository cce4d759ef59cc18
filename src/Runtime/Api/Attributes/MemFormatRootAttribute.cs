namespace MemFormat;

/// <summary>
/// Adds a root to a partial class derived from <see cref="MemFormatContext"/>. You need it for frameworks that only
/// have a <see cref="Type"/>, and for calls in open generic code.
/// </summary>
/// <param name="type">A generated type, a built-in type, or a collection of such types.</param>
[AttributeUsage(AttributeTargets.Class, AllowMultiple = true, Inherited = false)]
public sealed class MemFormatRootAttribute(Type type) : Attribute
{
    /// <summary>The type of the root.</summary>
    public Type Type => type;

    /// <summary>
    /// The name by which the context finds the root, for actors, queues and event stores that keep one beside each payload.
    /// Data outlives types, so never change or reuse a name. Give a root several names by several attributes: the first one is
    /// written, all are read.
    /// </summary>
    public string? Name { get; set; }
}
