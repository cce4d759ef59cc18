using MemFormat.Schema.Planning;
using MemFormat.Schema.Shapes;
using MemFormat.Wire;

namespace MemFormat.Schema.Manifest;

/// <summary>The declaration of an enum.</summary>
/// <param name="Name">Its name, with namespace and containing types.</param>
/// <param name="Namespace">The namespace, empty for the global one.</param>
/// <param name="Wire">The kind of its integer.</param>
/// <param name="IsFlags">Whether its values are combined.</param>
/// <param name="Values">Its constants in declared order.</param>
/// <param name="Summary">The summary of its documentation, and a line that begins with <c>@deprecated</c> if it is obsolete; or empty.</param>
/// <param name="IsNamed">Whether its constants are known by name.</param>
/// <param name="Fallback">The constant for names that it lacks, or null.</param>
internal sealed record EnumManifest(
    string Name,
    string Namespace,
    WireKind Wire,
    bool IsFlags,
    EquatableArray<EnumValueManifest> Values,
    string Summary,
    bool IsNamed,
    string? Fallback)
{
    /// <summary>The constants in the order of the descriptor, of an enum that <see cref="IsNamed"/>.</summary>
    public EnumPlan Plan => new(Values.Select(v => new ConstantShape(v.Name, v.Value, v.FormerNames)), IsFlags);
}

/// <summary>A constant of an enum.</summary>
/// <param name="Name">Its name.</param>
/// <param name="Value">Its value; those of a <see cref="ulong"/> beyond <see cref="long.MaxValue"/> wrap around.</param>
/// <param name="Summary">The summary of its documentation, and a line that begins with <c>@deprecated</c> if it is obsolete; or empty.</param>
/// <param name="FormerNames">Its former names, oldest first.</param>
internal sealed record EnumValueManifest(string Name, long Value, string Summary, EquatableArray<string> FormerNames);
