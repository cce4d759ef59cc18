namespace PackageTexts;

/// <summary>What the changelog says of a version.</summary>
internal static class ReleaseNotes
{
    /// <summary>What feeds take, in characters.</summary>
    private const int Most = 35_000;

    private const string Heading = "## ";

    /// <summary>The version's section; if it has none, as builds of tests, the newest that says anything.</summary>
    /// <exception cref="InvalidDataException">There is neither.</exception>
    public static string Of(string changelog, string version)
    {
        var sections = ("\n" + changelog.ReplaceLineEndings("\n")).Split("\n" + Heading)[1..];
        var section = Array.Find(sections, each => NameOf(each) == version) ?? Array.Find(sections, each => each.Contains("\n### "))
            ?? throw new InvalidDataException($"CHANGELOG.md has no section for {version}.");
        return section[section.IndexOf('\n')..].Trim();
    }

    /// <summary>As many whole entries as a feed takes.</summary>
    public static string Cut(string notes)
    {
        const string More = "\n\nMore is in CHANGELOG.md.";
        return notes.Length <= Most ? notes : notes[..notes.LastIndexOf("\n- ", Most - More.Length, StringComparison.Ordinal)] + More;
    }

    /// <summary>The name in a heading such as `## [1.0.0] - 2026-12-01`.</summary>
    private static string NameOf(string section) => section.Split('\n')[0].Split(' ')[0].Trim('[', ']');
}
