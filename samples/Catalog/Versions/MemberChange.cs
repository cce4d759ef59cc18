using System.Collections;
using ApiCatalog.Comparing;

namespace ApiCatalog.Versions;

/// <summary>Describes the change of a member and its outcome.</summary>
internal static class MemberChange
{
    /// <summary>The outcome of one member.</summary>
    public static ChangeOutcome OutcomeOf(TypePair pair, MemberPair member)
    {
        var kind = KindOf(member);
        var name = $"{pair.Read.Name}.{(member.Read ?? member.Written)!.Name}";
        var (subject, seen) = kind switch
        {
            ChangeKind.Added => ($"{name} = {Describe(member.Default)}", "default"),
            ChangeKind.Removed => (name, "skipped"),
            ChangeKind.Renamed => ($"{pair.Read.Name}.{member.Written!.Name} → {member.Read!.Name}", "kept"),
            ChangeKind.Unchanged => (name, "kept"),
            _ => ($"{name}: {TypeText.Of(member.Written!.PropertyType)} → {TypeText.Of(member.Read!.PropertyType)}", "kept"),
        };
        return new ChangeOutcome(kind, subject, seen, member.Values, member.Different);
    }

    private static ChangeKind KindOf(MemberPair member)
    {
        if (!member.IsShared)
            return member.Written is null ? ChangeKind.Added : ChangeKind.Removed;

        if (member.Written!.Name != member.Read!.Name)
            return ChangeKind.Renamed;

        var (written, read) = (member.Written.PropertyType, member.Read.PropertyType);
        return (NumberSize.Of(read) - NumberSize.Of(written)) switch
        {
            > 0 => ChangeKind.Widened,
            < 0 => ChangeKind.Narrowed,
            _ => TypeText.Of(written) == TypeText.Of(read) ? ChangeKind.Unchanged : ChangeKind.Retyped,
        };
    }

    private static string Describe(object? value) => value switch
    {
        ICollection { Count: 0 } => "[]",
        Guid id when id == Guid.Empty => "default",
        _ => Scalars.Describe(value),
    };
}
