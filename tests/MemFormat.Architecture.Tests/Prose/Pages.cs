namespace MemFormat.Architecture.Tests.Prose;

/// <summary>Which page is what. A page that is not listed here is a guide.</summary>
internal static class Pages
{
    /// <summary>Pages that state facts and ask nobody to do anything, so they need not speak to "you".</summary>
    private static readonly string[] s_references =
    [
        "CHANGELOG.md",
        "docs/benchmark-tables.md",
        "docs/benchmarks.md",
        "docs/changes-table.md",
        "docs/diagnostics/README.md",
        "docs/format.md",
        "docs/typescript-benchmarks.md",
    ];

    /// <summary>One page for each diagnostic: too short to be measured alone.</summary>
    public static IEnumerable<Page> Diagnostics => Page.All.Where(page => page.File.StartsWith("docs/diagnostics/MF", StringComparison.Ordinal));

    /// <summary>The same for each decision. They say why, and ask nobody to do anything.</summary>
    public static IEnumerable<Page> Decisions => Page.All.Where(page => page.File.StartsWith("docs/decisions/", StringComparison.Ordinal));

    public static IEnumerable<Page> References => Page.All.Where(page => s_references.Contains(page.File));

    public static IEnumerable<Page> Guides => Page.All.Except(References).Except(Diagnostics).Except(Decisions);

    public static Page Get(string file) => Page.All.Single(page => page.File == file);
}
