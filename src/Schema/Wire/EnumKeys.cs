namespace MemFormat.Wire;

/// <summary>The keys by which the constants of an enum are found.</summary>
internal static class EnumKeys
{
    /// <summary>
    /// The place of a constant by each key. A present name goes before former ones, and those of earlier constants before later ones.
    /// </summary>
    /// <param name="constants">The keys of the constants' names, each oldest first.</param>
    public static Dictionary<uint, int> Index(IReadOnlyList<uint[]> constants)
    {
        var found = new Dictionary<uint, int>();
        for (var i = constants.Count - 1; i >= 0; i--)
        {
            foreach (var key in constants[i])
                found[key] = i;
        }

        for (var i = 0; i < constants.Count; i++)
            found[constants[i][constants[i].Length - 1]] = i;
        return found;
    }
}
