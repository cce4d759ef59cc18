namespace MemFormat.Evolution.Tests.Oracle;

/// <summary>A second version: the first one after some edits.</summary>
internal static class Script
{
    private const int Attempts = 40;

    public static IReadOnlyList<Edit> All { get; } = [
        .. MemberEdits.All, .. NameEdits.All, .. UseEdits.All, .. TypeEdits.All, .. FormEdits.All, .. UnionEdits.All, .. HeldEdits.All];

    private static readonly Edit[] s_weighted = [.. All.SelectMany(e => Enumerable.Repeat(e, e.Weight))];

    /// <summary>Makes some edits.</summary>
    /// <param name="model">The first version.</param>
    /// <param name="random">Where chance comes from.</param>
    /// <param name="names">Gets the names of the edits that were made.</param>
    public static Model Run(Model model, Random random, List<string> names)
    {
        for (var n = random.Next(3) == 0 ? random.Next(3, 8) : random.Next(1, 4); n > 0; n--)
        {
            for (var attempt = 0; attempt < Attempts; attempt++)
            {
                var edit = s_weighted[random.Next(s_weighted.Length)];
                if (edit.Apply(model, random) is not { } next || next == model || !Validity.IsValid(next))
                    continue;
                model = next;
                names.Add(edit.Name);
                break;
            }
        }

        return model;
    }
}
