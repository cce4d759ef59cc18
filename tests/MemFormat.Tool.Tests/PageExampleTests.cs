extern alias web;
using System.Reflection;
using MemFormat.Generator.Tests;
using MemFormat.Tests.Cultures;
using Microsoft.AspNetCore.Builder;
using Microsoft.CodeAnalysis;
using Microsoft.Extensions.DependencyInjection;
using web::MemFormat.AspNetCore;
using web::MemFormat.Caching;
using web::MemFormat.EntityFrameworkCore;
using web::MemFormat.Http;

namespace MemFormat.Tool.Tests;

/// <summary>
/// The C# of the guides compiles as they show it, block after block, in a project that has the page's package and
/// nothing else; and the whole program runs and prints what its comments say. Not beside other tests: the programs print,
/// and write files to where they are.
/// </summary>
[Collection(nameof(PageExampleTests))]
public sealed class PageExampleTests : IDisposable
{
    private readonly DirectoryInfo _folder = Directory.CreateTempSubdirectory();
    private readonly string _before = Environment.CurrentDirectory;
    private readonly TextWriter _out = Console.Out;

    /// <summary>The programs, and a type of each package that their pages say to install. A program with a word behind it runs elsewhere.</summary>
    private static readonly (string Page, string Program, Type[] Packages)[] s_programs =
    [
        ("collections", "", []),
        ("compression", "", [typeof(MemFormatZstandard)]),
        ("custom-codecs", "", []),
        ("extension-data", "", []),
        ("files", "", [typeof(MemFile)]),
        ("frameworks", "", []),
        ("generics", "", []),
        ("json", "", []),
        ("populate", "", []),
        ("read-report", "", []),
        ("references", "", []),
        ("schemas", "", []),
        ("streams", "", []),
        ("surrogates", "", []),
        ("web", "server", [typeof(MemResults)]),
        ("web", "client", [typeof(MemFormatContent)]),
        ("web", "hub", [typeof(web::Microsoft.Extensions.DependencyInjection.MemFormatSignalRExtensions)]),
        ("web", "cache", [typeof(MemFormatCacheSerializer<>), typeof(ServiceCollectionContainerBuilderExtensions)]),
        ("web", "entity", [typeof(MemFormatValueConverter<>)]),
    ];

    /// <summary>Microsoft.NET.Sdk.Web has these usings, and the framework.</summary>
    private static readonly string[] s_webUsings =
        ["Microsoft.AspNetCore.Builder", "Microsoft.AspNetCore.Http", "Microsoft.AspNetCore.Routing", "Microsoft.Extensions.DependencyInjection"];

    public static TheoryData<string, string, int> Blocks()
    {
        var all = new TheoryData<string, string, int>();
        foreach (var (page, program, _) in s_programs)
        {
            var blocks = new PageCode(page, program).Blocks.Count;
            Assert.NotEqual(0, blocks);
            for (var count = 1; count <= blocks; count++)
                all.Add(page, program, count);
        }

        return all;
    }

    public static TheoryData<string> Pages => [.. s_programs.Where(p => p.Program.Length == 0).Select(p => p.Page)];

    [Theory, MemberData(nameof(Blocks))]
    public void A_block_compiles_below_the_ones_before(string page, string program, int count) => Assert.NotEmpty(Compile(page, program, count));

    [Theory, MemberData(nameof(Pages))]
    public void A_page_runs_and_prints_what_it_says(string page)
    {
        var image = Compile(page, "", int.MaxValue);
        Environment.CurrentDirectory = _folder.FullName;
        OtherCulture.Leave();
        using var printed = new StringWriter();
        Console.SetOut(printed);
        var main = Assembly.Load(image).EntryPoint;
        Assert.NotNull(main);
        main.Invoke(null, [Array.Empty<string>()]);
        var lines = printed.ToString().ReplaceLineEndings("\n").Split('\n');
        Assert.All(new PageCode(page).Prints, line => Assert.Contains(line, lines));
    }

    public void Dispose()
    {
        Console.SetOut(_out);
        Environment.CurrentDirectory = _before;
        _folder.Delete(recursive: true);
    }

    private static byte[] Compile(string page, string program, int count)
    {
        var packages = s_programs.Single(p => p.Page == page && p.Program == program).Packages;
        var isServer = program is "server" or "hub";
        var framework = isServer ? Directory.GetFiles(Path.GetDirectoryName(typeof(WebApplication).Assembly.Location)!, "*.dll") : [];
        var files = framework.Concat(packages.SelectMany(WithReferences)).DistinctBy(Path.GetFileName);
        return new PageCode(page, program).Compile(
            count, [.. PageCode.Usings, .. isServer ? s_webUsings : []], [.. files.Select(file => MetadataReference.CreateFromFile(file))]);
    }

    /// <summary>A package's assembly and those that it needs, without .NET's and MemFormat's own.</summary>
    private static IEnumerable<string> WithReferences(Type type)
    {
        var dotNet = Path.GetDirectoryName(typeof(object).Assembly.Location);
        var (all, next) = (new HashSet<string>(), new Stack<Assembly>([type.Assembly]));
        while (next.TryPop(out var assembly))
        {
            if (assembly.GetName().Name == "MemFormat" || Path.GetDirectoryName(assembly.Location) == dotNet || !all.Add(assembly.Location))
                continue;
            foreach (var name in assembly.GetReferencedAssemblies())
                next.Push(Assembly.Load(name));
        }

        return all;
    }
}

/// <summary>Tests that no other runs beside.</summary>
[CollectionDefinition(nameof(PageExampleTests), DisableParallelization = true)]
public sealed class PageExamples;
