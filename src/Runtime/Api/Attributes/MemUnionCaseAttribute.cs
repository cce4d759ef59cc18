namespace MemFormat;

/// <summary>
/// Adds a case to a union of another assembly. The case is known after code of your assembly has run. A program that
/// only reads must use the assembly before its first read. An interface or abstract class of another assembly without
/// MemFormat's attributes becomes a union of your assembly, with these cases.
/// </summary>
/// <param name="union">The interface or class.</param>
/// <param name="tag">
/// The number of the case, 1 or more, unique among all cases of the union in all assemblies. Never use it again for
/// another type.
/// </param>
/// <param name="type">The type of the values.</param>
[AttributeUsage(AttributeTargets.Assembly, AllowMultiple = true)]
public sealed class MemUnionCaseAttribute(Type union, int tag, Type type) : Attribute
{
    /// <summary>The union.</summary>
    public Type Union => union;

    /// <summary>The number of the case.</summary>
    public int Tag => tag;

    /// <summary>The type of the values.</summary>
    public Type Type => type;
}
