using MemFormat.Schema.Shapes;

namespace MemFormat.Schema.Planning;

/// <summary>
/// The names of a type's members as one readable line, in the body's order: <c>Id ShipTo? Lines! Total|Amount</c>.
/// </summary>
/// <remarks>
/// <c>?</c>: null is allowed. <c>~</c>: null is allowed if the type argument can be null. <c>!</c>: a payload without the member
/// is refused. <c>|</c>: former names follow, oldest first. <c>^</c>: after the last member, one of the base part that is not missing either.
/// </remarks>
internal static class MemberNames
{
    public static string Of(CodecPlan plan) => string.Join(" ", plan.Members.Select(m => Of(plan.Shape, m)))
        + string.Concat(DemandedOfBase(plan.Shape).Select(n => "^" + n));

    /// <summary>
    /// The members of a base class of another assembly that a constructor parameter sets that has no default and may
    /// not be null: the base class itself may do without.
    /// </summary>
    public static IEnumerable<string> DemandedOfBase(TypeShape shape) =>
        shape.Parameters.Where(p => p.Base is not null && p.Default is null).Select(p => p.Base!.Name);

    private static string Of(TypeShape shape, MemberPlan member)
    {
        var mark = IsDemanded(shape, member) ? "!" : "";
        var nullable = member.Shape.Type.Kind == TypeRefKind.Parameter ? "~" : member.Shape.CanBeNull ? "?" : "";
        return member.Shape.Name + nullable + mark + string.Concat(member.Shape.FormerNames.Select(n => "|" + n));
    }

    /// <summary>
    /// Whether data without the member is refused: it is <c>required</c>, or a constructor parameter that has no
    /// default and may not be null sets it.
    /// </summary>
    public static bool IsDemanded(TypeShape shape, MemberPlan member) => !member.Shape.Type.IsExtensionData
        && (member.Shape.IsRequired || shape.Parameters.Any(p => p.Member == member.Index && p.Default is null));
}
