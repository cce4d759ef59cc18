namespace MemFormat;

/// <summary>
/// Adds a case to a union of another assembly. The case is known once code of the assembly with this attribute has run, which
/// it has when a value of one of its types exists; a program that only reads refers to the assembly before its first read.
/// </summary>
/// <param name="union">The interface or class with <see cref="MemUnionAttribute"/>.</param>
/// <param name="tag">What the case is known by, from 1 up, unique among all cases of the union wherever they are declared.</param>
/// <param name="type">The type of the values.</param>
[AttributeUsage(AttributeTargets.Assembly, AllowMultiple = true)]
public sealed class MemUnionCaseAttribute(Type union, int tag, Type type) : Attribute
{
    /// <summary>The union.</summary>
    public Type Union { get; } = union;

    /// <summary>What the case is known by.</summary>
    public int Tag { get; } = tag;

    /// <summary>The type of the values.</summary>
    public Type Type { get; } = type;
}
