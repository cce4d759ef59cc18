using System.Reflection;
using MemFormat.Generator.Tests;
using Microsoft.CodeAnalysis;

namespace MemFormat.Tool.Tests;

/// <summary>
/// The C# of the guides compiles as they show it, block after block, in a project that has the page's package and
/// nothing else; and the whole program runs. Not beside other tests: programs print, and write files to where they are.
/// </summary>
[Collection(nameof(PageExampleTests))]
public sealed class PageExampleTests : IDisposable
{
    private readonly DirectoryInfo _folder = Directory.CreateTempSubdirectory();
    private readonly string _before = Environment.CurrentDirectory;
    private readonly TextWriter _out = Console.Out;

    /// <summary>The pages, and the packages that they say to install beside MemFormat.</summary>
    private static readonly (string Page, Type[] Packages)[] s_pages =
    [
        ("collections", []),
        ("compression", [typeof(MemFormatZstandard)]),
        ("custom-codecs", []),
        ("files", [typeof(MemFile)]),
        ("frameworks", []),
        ("populate", []),
        ("references", []),
        ("streams", []),
        ("surrogates", []),
    ];

    public static TheoryData<string, int> Blocks()
    {
        var all = new TheoryData<string, int>();
        foreach (var (page, _) in s_pages)
        {
            for (var count = 1; count <= new PageCode(page).Blocks.Count; count++)
                all.Add(page, count);
        }

        return all;
    }

    public static TheoryData<string> Pages => [.. s_pages.Select(page => page.Page)];

    [Theory, MemberData(nameof(Blocks))]
    public void A_block_compiles_below_the_ones_before(string page, int count) => Assert.NotEmpty(Compile(page, count));

    [Theory, MemberData(nameof(Pages))]
    public void A_page_runs(string page)
    {
        Assert.DoesNotContain(new PageCode(page).Blocks, block => block.Contains("...", StringComparison.Ordinal));
        Environment.CurrentDirectory = _folder.FullName;
        Console.SetOut(TextWriter.Null);
        var main = Assembly.Load(Compile(page, int.MaxValue)).EntryPoint;
        Assert.NotNull(main);
        main.Invoke(null, [Array.Empty<string>()]);
    }

    public void Dispose()
    {
        Console.SetOut(_out);
        Environment.CurrentDirectory = _before;
        _folder.Delete(recursive: true);
    }

    private static byte[] Compile(string page, int count) => new PageCode(page).Compile(count, PageCode.Usings,
        [.. s_pages.Single(p => p.Page == page).Packages.Select(p => MetadataReference.CreateFromFile(p.Assembly.Location))]);
}

/// <summary>Tests that no other runs beside.</summary>
[CollectionDefinition(nameof(PageExampleTests), DisableParallelization = true)]
public sealed class PageExamples;
