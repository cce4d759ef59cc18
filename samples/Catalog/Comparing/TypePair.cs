using System.Reflection;

namespace ApiCatalog.Comparing;

/// <summary>A type as the writer has it and as the reader has it.</summary>
/// <param name="written">The writer's.</param>
/// <param name="read">The reader's.</param>
/// <param name="members">Their members, paired.</param>
internal sealed class TypePair(Type written, Type read, IReadOnlyList<MemberPair> members)
{
    /// <summary>The writer's type.</summary>
    public Type Written { get; } = written;

    /// <summary>The reader's type.</summary>
    public Type Read { get; } = read;

    /// <summary>Their members: those that both have, then those that only one has.</summary>
    public IReadOnlyList<MemberPair> Members { get; } = members;

    /// <summary>How many objects of these types met.</summary>
    public long Objects { get; set; }

    /// <summary>Whether the members that both have are declared in another order.</summary>
    public bool IsReordered
    {
        get
        {
            var inWritersOrder = Members.Where(member => member.IsShared).OrderBy(member => member.Written!.MetadataToken);
            var readersOrder = inWritersOrder.Select(member => member.Read!.MetadataToken).ToList();
            return !readersOrder.Order().SequenceEqual(readersOrder);
        }
    }

    /// <summary>Pairs the members of two types by their current and former names.</summary>
    public static TypePair Of(Type written, Type read)
    {
        var unpaired = MembersOf(written).ToList();
        var shared = new List<MemberPair>();
        var added = new List<MemberPair>();
        foreach (var member in MembersOf(read))
        {
            var names = MemberPair.NamesOf(member);
            var partner = unpaired.Find(candidate => MemberPair.NamesOf(candidate).Overlaps(names));
            (partner is null ? added : shared).Add(new MemberPair(partner, member));
            if (partner is not null)
                unpaired.Remove(partner);
        }

        return new TypePair(written, read, [.. shared, .. added, .. unpaired.Select(member => new MemberPair(member, null))]);
    }

    private static IEnumerable<PropertyInfo> MembersOf(Type type) =>
        type.GetProperties(BindingFlags.Public | BindingFlags.Instance)
            .Where(property => property.GetIndexParameters().Length == 0)
            .OrderBy(property => property.MetadataToken);
}
