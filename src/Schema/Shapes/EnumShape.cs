using MemFormat.Wire;

namespace MemFormat.Schema.Shapes;

/// <summary>An enum whose constants are known by name.</summary>
/// <param name="Name">Its name in emitted code, with <c>global::</c>; where it is declared in a generic type, without type arguments.</param>
/// <param name="Namespace">The namespace of the emitted struct, empty for the global one.</param>
/// <param name="Names">The name of the emitted struct there.</param>
/// <param name="IsPublic">Whether other assemblies can name the enum.</param>
/// <param name="Constants">Its constants in declared order.</param>
/// <param name="IsFlags">Whether its values are combined.</param>
/// <param name="Fallback">The constant for names that it lacks, or null.</param>
/// <param name="IsVisible">Whether generated code anywhere in the assembly can name the enum.</param>
/// <param name="Warnings">The ids of warnings that naming it gives.</param>
internal sealed record EnumShape(
    string Name,
    string Namespace,
    string Names,
    bool IsPublic,
    EquatableArray<ConstantShape> Constants,
    bool IsFlags,
    string? Fallback,
    bool IsVisible,
    EquatableArray<string> Warnings);

/// <summary>A constant of an enum.</summary>
/// <param name="Name">Its name.</param>
/// <param name="Number">Its number; those of a <see cref="ulong"/> beyond <see cref="long.MaxValue"/> wrap around.</param>
/// <param name="FormerNames">Its former names, oldest first.</param>
internal sealed record ConstantShape(string Name, long Number, EquatableArray<string> FormerNames)
{
    /// <summary>The name on the wire: the oldest one.</summary>
    public string WireName => FormerNames.Count > 0 ? FormerNames[0] : Name;

    public uint Key => NameKey.Of(WireName);
}
