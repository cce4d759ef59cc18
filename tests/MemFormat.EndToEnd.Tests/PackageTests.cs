using System.Diagnostics;
using System.IO.Compression;
using System.Text.Json;
using System.Xml.Linq;
using Markdig;
using Markdig.Syntax;
using Markdig.Syntax.Inlines;

namespace MemFormat.EndToEnd.Tests;

/// <summary>What packages say of themselves, and what they carry.</summary>
public sealed class PackageTests(PackedPackages packages) : IClassFixture<PackedPackages>
{
    private const string Reason = "It packs all libraries.", Address = "https://example.invalid/m";

    private static readonly MarkdownPipeline s_pipeline = new MarkdownPipelineBuilder().UsePipeTables().Build();

    public static TheoryData<string> Packages => [.. PackedPackages.Projects.Keys];

    [ScriptFact(Reason)]
    public void Each_project_that_can_be_packed_is_looked_at()
    {
        var packed = Directory.GetFiles(Path.Combine(PackedPackages.Root, "src"), "*.csproj", SearchOption.AllDirectories)
            .Where(file => file.Contains("Integrations", StringComparison.Ordinal)
                || File.ReadAllText(file).Contains("<IsPackable>true", StringComparison.Ordinal))
            .Select(file => Path.GetRelativePath(Path.Combine(PackedPackages.Root, "src"), Path.GetDirectoryName(file)!).Replace('\\', '/'));
        Assert.Equal(packed.Order(), PackedPackages.Projects.Values.Select(project => project.Folder).Order());
        Assert.Equal(packages.Names.Order(), PackedPackages.Projects.Keys.Order());
    }

    [ScriptTheory(Reason)]
    [MemberData(nameof(Packages))]
    public void The_description_is_whole(string package)
    {
        using var archive = packages.Open(package);
        var metadata = XDocument.Parse(Text(archive, $"{package}.nuspec")).Root!.Elements().Single();
        string Of(string name) => metadata.Elements().SingleOrDefault(element => element.Name.LocalName == name)?.Value ?? "";
        Assert.Equal((package, "MIT", "README.md", "icon.png"), (Of("id"), Of("license"), Of("readme"), Of("icon")));
        Assert.Contains("MemFormat authors", Of("authors"), StringComparison.Ordinal);
        Assert.StartsWith("Copyright (c) 20", Of("copyright"), StringComparison.Ordinal);
        Assert.Contains(Of("copyright"), Text(archive, "LICENSE"), StringComparison.Ordinal);
        Assert.InRange(Of("description").Length, 30, 300);
        Assert.Contains("serializer", Of("tags").Split(' '));
        Assert.True(archive.GetEntry("icon.png")!.Length > 0);

        // The changelog's newest section that says anything, no longer than a feed takes, and its links would lead nowhere.
        var notes = Of("releaseNotes");
        var sections = File.ReadAllText(Path.Combine(PackedPackages.Root, "CHANGELOG.md")).Split("\n## ").Skip(1)
            .Select(section => section[(section.IndexOf('\n', StringComparison.Ordinal) + 1)..]);
        Assert.InRange(notes.Length, 1, 35_000);
        Assert.StartsWith("###", notes, StringComparison.Ordinal);
        Assert.Equal(Words(sections.First(section => !string.IsNullOrWhiteSpace(section))), Words(notes));
        Assert.Empty(RelativeLinks(notes));

        // Packed without the repository's address, it names none.
        Assert.Equal("", Of("projectUrl"));
        Assert.Null(metadata.Elements().SingleOrDefault(element => element.Name.LocalName == "repository")?.Attribute("url"));
        var dependencies = metadata.Descendants().Where(element => element.Name.LocalName == "dependency").ToList();
        foreach (var own in dependencies.Where(each => PackedPackages.Projects.ContainsKey(each.Attribute("id")!.Value)))
            Assert.Equal(Of("version"), own.Attribute("version")!.Value);
    }

    [ScriptTheory(Reason)]
    [MemberData(nameof(Packages))]
    public void The_readme_has_its_words_and_no_relative_link(string package)
    {
        using var archive = packages.Open(package);
        var (packed, source) = (Text(archive, "README.md"), Read(PackedPackages.Projects[package].Page));
        Assert.Empty(RelativeLinks(packed));
        Assert.Equal(Words(source), Words(packed));
    }

    /// <summary>From one property: the address, and links to pages that exist.</summary>
    [ScriptTheory(Reason)]
    [MemberData(nameof(Packages))]
    public void With_the_address_of_the_repository_all_links_are_absolute(string package)
    {
        var (folder, page) = PackedPackages.Projects[package];
        var project = Directory.GetFiles(Path.Combine(PackedPackages.Root, "src", folder), "*.csproj").Single();
        var work = Directory.CreateTempSubdirectory("package-");
        try
        {
            var properties = Msbuild(project, "-getProperty:RepositoryUrl,PackageProjectUrl,RepositoryType");
            foreach (var name in (string[])["RepositoryUrl", "PackageProjectUrl"])
                Assert.Contains($"\"{name}\": \"{Address}\"", properties, StringComparison.Ordinal);
            Assert.Contains("\"RepositoryType\": \"git\"", properties, StringComparison.Ordinal);

            Msbuild(project, "-t:PackTexts", "-p:Configuration=Release", $"-p:IntermediateOutputPath={work.FullName}/");
            var text = File.ReadAllText(Path.Combine(work.FullName, "texts", "README.md"));
            Assert.Empty(RelativeLinks(text));
            Assert.Equal(Words(Read(page)), Words(text));
            var links = Links(text).Where(link => link.Url!.StartsWith(Address, StringComparison.Ordinal)).ToList();
            Assert.Equal(RelativeLinks(Read(page)).Count(), links.Count);
            foreach (var link in links)
            {
                var path = link.Url![(Address.Length + 1)..].Split('#')[0];
                var kind = link.IsImage ? "raw/main/" : "blob/main/";
                Assert.StartsWith(kind, path, StringComparison.Ordinal);
                Assert.True(Path.Exists(Path.Combine(PackedPackages.Root, path[kind.Length..])), path);
            }
        }
        finally
        {
            work.Delete(recursive: true);
        }
    }

    [ScriptTheory(Reason)]
    [MemberData(nameof(Packages))]
    public void Assemblies_of_others_have_their_notice(string package)
    {
        using var archive = packages.Open(package);
        var others = archive.Entries
            .Where(entry => entry.Name.EndsWith(".dll", StringComparison.Ordinal) && !entry.Name.StartsWith("MemFormat", StringComparison.Ordinal))
            .Select(entry => entry.Name)
            .ToList();
        Assert.Equal(package is "MemFormat" or "MemFormat.Tool", others.Count > 0);
        Assert.Equal(others.Count > 0, archive.GetEntry("THIRD-PARTY-NOTICES.txt") is not null);
        if (others.Count == 0)
            return;

        var notices = Text(archive, "THIRD-PARTY-NOTICES.txt");
        var libraries = Libraries(archive.Entries.Single(entry => entry.Name == "MemFormat.Tool.deps.json"));
        Assert.Equal(others.Order(), libraries.Keys.Order());
        foreach (var (library, version) in libraries.Values)
            Assert.Contains($"\n{library} {version}, MIT License\n", notices, StringComparison.Ordinal);
        Assert.Equal(libraries.Count + 1, notices.Split("\nCopyright (c) ").Length - 1);
        Assert.Contains("The above copyright notice and this permission notice shall be included", notices, StringComparison.Ordinal);
        Assert.Contains("Redistributions in binary form must reproduce the above copyright", notices, StringComparison.Ordinal);
    }

    /// <summary>By the names of their files, libraries that are not ours, and their versions.</summary>
    private static Dictionary<string, (string Library, string Version)> Libraries(ZipArchiveEntry entry)
    {
        using var stream = entry.Open();
        using var document = JsonDocument.Parse(stream);
        var libraries = new Dictionary<string, (string, string)>();
        foreach (var library in document.RootElement.GetProperty("targets").EnumerateObject().Single().Value.EnumerateObject())
        {
            if (library.Name.StartsWith("MemFormat", StringComparison.Ordinal) || !library.Value.TryGetProperty("runtime", out var files))
                continue;
            var name = library.Name.Split('/');
            foreach (var file in files.EnumerateObject())
                libraries.Add(Path.GetFileName(file.Name), (name[0], name[1]));
        }

        return libraries;
    }

    private static string Msbuild(string project, params string[] arguments)
    {
        var start = new ProcessStartInfo(
            "dotnet", ["msbuild", project, .. arguments, $"-p:MemFormatRepositoryUrl={Address}", "-v:quiet", "--nologo", "-nodeReuse:false"]);
        start.Environment.Remove("DOTNET_HOST_PATH");
        var (output, errors, code) = Programs.Run(start, TimeSpan.FromMinutes(10));
        Assert.True(code == 0, $"{output}\n{errors}");
        return output;
    }

    private static string Read(string page) => File.ReadAllText(Path.Combine(PackedPackages.Root, page));

    private static string Text(ZipArchive archive, string name)
    {
        using var reader = new StreamReader(archive.GetEntry(name)!.Open());
        return reader.ReadToEnd();
    }

    private static IEnumerable<LinkInline> Links(string markdown) => Markdown.Parse(markdown, s_pipeline).Descendants<LinkInline>();

    private static IEnumerable<string> RelativeLinks(string markdown) =>
        Links(markdown).Select(link => link.Url ?? "").Where(url => !url.StartsWith('#') && !Uri.TryCreate(url, UriKind.Absolute, out _));

    /// <summary>All text and code in their order, without what stands for pictures.</summary>
    private static string Words(string markdown)
    {
        var page = Markdown.Parse(markdown, s_pipeline);
        var words = page.Descendants<LeafInline>()
            .Where(inline => inline.Parent is not LinkInline { IsImage: true })
            .Select(inline => inline switch
            {
                LiteralInline literal => literal.Content.ToString(),
                CodeInline code => code.Content,
                _ => " ",
            });
        var blocks = page.Descendants<CodeBlock>().Select(block => block.Lines.ToString());
        return string.Join(' ', string.Concat(words.Concat(blocks)).Split((char[]?)null, StringSplitOptions.RemoveEmptyEntries));
    }
}
