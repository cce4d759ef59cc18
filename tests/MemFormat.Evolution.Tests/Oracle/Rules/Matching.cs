namespace MemFormat.Evolution.Tests.Oracle;

/// <summary>Which member of the reader takes which of the data.</summary>
internal static class Matching
{
    /// <summary>
    /// By number where the data is numbered; else by wire name, then by other former names, then by name, and what is
    /// taken is taken.
    /// </summary>
    public static Dictionary<Member, KeptMember> Find(bool isNumbered, IEnumerable<KeptMember> data, IReadOnlyList<Member> members)
    {
        var matches = new Dictionary<Member, KeptMember>();
        var free = data.ToList();
        if (isNumbered)
        {
            foreach (var member in members)
                Take(member, d => d.Member.Number == member.Number);
            return matches;
        }

        foreach (var member in members)
            Take(member, d => d.Member.WireName == member.WireName);
        foreach (var member in members)
        {
            foreach (var former in member.FormerNames.Skip(1))
                Take(member, d => d.Member.WireName == former);
        }

        foreach (var member in members)
            Take(member, d => d.Member.WireName == member.Name);
        return matches;

        void Take(Member member, Predicate<KeptMember> isIt)
        {
            if (matches.ContainsKey(member) || free.FindIndex(isIt) is not (>= 0 and var found))
                return;
            matches.Add(member, free[found]);
            free.RemoveAt(found);
        }
    }
}
