namespace MemFormat.Schema.Planning;

/// <summary>
/// The keys of members with ids. A derived class with ids of its own is one level further than its base class. The levels are
/// decimal digits, for people to read in schemas: 2000001 is the id 1 of the second level.
/// </summary>
internal static class MemberIds
{
    /// <summary>Ids of levels beyond the first are less than this.</summary>
    public const int PerLevel = 1_000_000;

    public static uint Key(int id, int level) => (uint)(level * PerLevel + id);
}
