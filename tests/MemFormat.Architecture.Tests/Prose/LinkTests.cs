using System.Text.RegularExpressions;
using Xunit;

namespace MemFormat.Architecture.Tests.Prose;

/// <summary>Links lead to files and headings of the repository.</summary>
public sealed partial class LinkTests
{
    public static TheoryData<string> All => new(Page.All.Select(page => page.File));

    [Theory, MemberData(nameof(All))]
    public void Links_lead_somewhere(string file) => Assert.All(Pages.Get(file).Links, link => Assert.True(Leads(file, link), link));

    /// <summary>Pages for users: those of folders such as diagnostics have an index of their own.</summary>
    [Fact]
    public void The_index_has_every_page()
    {
        var pages = Page.All.Select(page => page.File).Where(file => file != "docs/README.md" && IsListed().IsMatch(file));
        var listed = Pages.Get("docs/README.md").Links.Select(link => "docs/" + link.Split('#')[0]).Where(file => IsListed().IsMatch(file));
        Assert.Equal(pages, listed.Distinct().Order(StringComparer.Ordinal));
    }

    [GeneratedRegex("^docs/(migration/)?[^/.]+[.]md$")]
    private static partial Regex IsListed();

    private static bool Leads(string from, string link)
    {
        if (Uri.TryCreate(link, UriKind.Absolute, out var address))
            return address.Scheme == Uri.UriSchemeHttps;
        var parts = link.Split('#', 2);
        var file = parts[0].Length == 0 ? from : Relative(Path.Combine(Repository.Root, Path.GetDirectoryName(from)!, parts[0]));
        var exists = Path.Exists(Path.Combine(Repository.Root, file));
        return parts.Length == 1 ? exists : exists && Pages.Get(file).Anchors.Contains(parts[1]);
    }

    private static string Relative(string path) => Path.GetRelativePath(Repository.Root, path).Replace('\\', '/');
}
