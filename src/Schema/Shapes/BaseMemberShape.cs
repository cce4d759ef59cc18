namespace MemFormat.Schema.Shapes;

/// <summary>A member of a base class of another assembly, as a field among the parts of that class.</summary>
/// <param name="Field">The field, from the parts of the derived class on.</param>
/// <param name="Mark">The field that says whether the payload has the member.</param>
/// <param name="Name">The member's name.</param>
/// <param name="IsValueType">Whether its type is a struct.</param>
/// <param name="IsRequired">Whether it is set again after the constructor, as an object initializer would.</param>
internal sealed record BaseMemberShape(string Field, string Mark, string Name, bool IsValueType, bool IsRequired);
