namespace MemFormat.Generator.Parsing.Reporting;

/// <summary>Reasons that end in remedies, for roots: what can be done at a member only is left out.</summary>
internal static class Remedies
{
    private static readonly string[] s_ofMembers =
        [", or mark the member with [MemIgnore]", "; mark the member with [MemIgnore]",
            ", or list the types of the objects with [MemUnion] on the member"];

    public static string OfRoot(string reason) => s_ofMembers.Aggregate(reason, static (text, remedy) => text.Replace(remedy, ""));
}
