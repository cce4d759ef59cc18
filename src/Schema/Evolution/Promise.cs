namespace MemFormat.Schema.Evolution;

/// <summary>What an assembly promises of its changes.</summary>
/// <param name="Compatibility">Who reads whose data.</param>
/// <param name="IsTransitive">Whether that is about all releases, and not only the last one.</param>
internal sealed record Promise(Compatibility Compatibility, bool IsTransitive)
{
    private const string Transitive = "transitive";

    /// <summary>Reads <c>Backward</c>, <c>backward-transitive</c>, <c>FullTransitive</c> and the like; null for other text.</summary>
    public static Promise? Parse(string text)
    {
        var isTransitive = text.EndsWith(Transitive, StringComparison.OrdinalIgnoreCase);
        var name = isTransitive ? text.Substring(0, text.Length - Transitive.Length) : text;
        name = isTransitive && name.EndsWith("-", StringComparison.Ordinal) ? name.Substring(0, name.Length - 1) : name;
        return name.Length > 0 && char.IsLetter(name[0]) && Enum.TryParse<Compatibility>(name, ignoreCase: true, out var compatibility)
            && !(isTransitive && compatibility == Compatibility.None)
            ? new Promise(compatibility, isTransitive)
            : null;
    }
}
