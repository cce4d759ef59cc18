using System.Linq;
using MemFormat.Schema.Shapes;

namespace MemFormat.Generator.Emit;

/// <summary>How instances come to be.</summary>
internal enum Construction
{
    /// <summary>Made empty, then assigned member by member.</summary>
    Assign,

    /// <summary>Made by one expression from locals, when every member is at hand; from parts when some may be missing.</summary>
    Initialize,

    /// <summary>Always made from parts, by the generated constructor.</summary>
    Parts,
}

internal static class ConstructionOf
{
    public static Construction Type(TypeShape shape)
    {
        var members = shape.Members;
        if (shape.BasePart is not null || shape.PreservesReferences || shape.Parameters.Count == 0 && !HasRequired(shape) && members.All(m => IsAssignable(m.Access)))
            return Construction.Assign;
        var parameters = shape.Parameters.Select(p => p.Member).ToList();
        var byExpression = !shape.HasUnstoredRequired && members
            .Select((m, i) => parameters.Contains(i) && !m.IsRequired || m.Access is MemberAccess.Assign or MemberAccess.Init)
            .All(fits => fits);
        return byExpression ? Construction.Initialize : Construction.Parts;
    }

    /// <summary>Whether an object initializer would have to set members.</summary>
    public static bool HasRequired(TypeShape shape) => shape.HasUnstoredRequired || shape.Members.Any(m => m.IsRequired);

    /// <summary>Whether the type gets a constructor of its own for reading.</summary>
    public static bool NeedsConstructor(TypeShape shape) => !shape.IsAbstract && (Type(shape) != Construction.Assign || HasRequired(shape));

    /// <summary>Whether derived classes of other assemblies can have this type's body as a part of theirs.</summary>
    public static bool IsPart(TypeShape shape) => shape.IsOpenBase && Type(shape) == Construction.Assign;

    private static bool IsAssignable(MemberAccess access) => access is MemberAccess.Assign or MemberAccess.Fill
        or MemberAccess.SetterAccessor or MemberAccess.FieldAccessor;
}
