using System.Runtime.CompilerServices;
using System.Text.RegularExpressions;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Xunit;

namespace MemFormat.Generator.Tests;

/// <summary>
/// The C# of a page of docs/, as a reader pastes it into a project made by <c>dotnet new</c> that has the page's package: blocks of
/// types one below the other into one file, blocks with calls into Program.cs. Each file has the usings that stand in its blocks.
/// A block of types whose names are there already replaces them, as an edit does.
/// </summary>
/// <param name="Page">The page, without its extension.</param>
/// <param name="Program">The first word behind <c>```csharp</c>: a page may hold several programs. Empty for the one without a word.</param>
internal sealed record PageCode(string Page, string Program = "")
{
    /// <summary>The usings of Microsoft.NET.Sdk.</summary>
    public static readonly IReadOnlyList<string> Usings =
        ["System", "System.Collections.Generic", "System.IO", "System.Linq", "System.Net.Http", "System.Threading", "System.Threading.Tasks"];

    private static readonly CSharpParseOptions s_language = Source.ParseOptions.WithDocumentationMode(DocumentationMode.Parse);

    /// <summary>The blocks, from the top of the page down.</summary>
    public IReadOnlyList<string> Blocks { get; } =
        [.. Regex.Matches(Load(Page), "^```csharp *([^\n]*)\n(.*?)^```", RegexOptions.Singleline | RegexOptions.Multiline)
            .Where(m => m.Groups[1].Value.Split(' ')[0] == Program).Select(m => m.Groups[2].Value)];

    /// <summary>The lines that the program prints, by comments behind <c>Console.WriteLine</c> and blocks of text right below code.</summary>
    public IEnumerable<string> Prints =>
        Blocks.SelectMany(block => Regex.Matches(block, @"^ *Console\.WriteLine\(.*\); +// (.*)$", RegexOptions.Multiline))
            .Select(line => line.Groups[1].Value)
            .Concat(Regex.Matches(Load(Page), @"^```csharp *\n(?:(?!```).*\n)*```\n\n```\n((?:(?!```).*\n)*)```", RegexOptions.Multiline)
                .SelectMany(output => output.Groups[1].Value.TrimEnd().Split('\n')));

    /// <summary>Compiles the first blocks in a project with references to the page's packages, without a warning.</summary>
    public byte[] Compile(int blocks, IEnumerable<string> usings, params MetadataReference[] packages)
    {
        var (types, program) = Files(blocks);
        var globals = string.Concat(usings.Select(name => $"global using {name};\n"));
        var hasCalls = program.Length > 0;
        var options = new CSharpCompilationOptions(
            hasCalls ? OutputKind.ConsoleApplication : OutputKind.DynamicallyLinkedLibrary, nullableContextOptions: NullableContextOptions.Enable,
            allowUnsafe: false, generalDiagnosticOption: ReportDiagnostic.Default)
            .WithSpecificDiagnosticOptions(new Dictionary<string, ReportDiagnostic>
            {
                ["CS8019"] = ReportDiagnostic.Suppress, // a using that a later block needs
                ["CS8933"] = ReportDiagnostic.Suppress, // a using that the project has
                ["CS0219"] = ReportDiagnostic.Suppress, // a variable that a later block uses
                ["CS8321"] = ReportDiagnostic.Suppress, // a function that shows a call
                ["CS1701"] = ReportDiagnostic.Suppress, // packages of an earlier framework
            });
        return Generated.From(CSharpCompilation.Create(
            $"Page{Guid.NewGuid():N}",
            new[] { ("Types.cs", types), ("Program.cs", program), ("Usings.g.cs", globals) }.Where(file => file.Item2.Length > 0)
                .Select(file => CSharpSyntaxTree.ParseText(file.Item2, s_language, file.Item1, System.Text.Encoding.UTF8)),
            References.All.Concat(packages), options)).Emit();
    }

    private (string Types, string Program) Files(int blocks)
    {
        var (types, program) = (new Parts(), new Parts());
        foreach (var block in Blocks.Take(blocks))
        {
            var tree = CSharpSyntaxTree.ParseText(block, s_language);
            Assert.Empty(tree.GetDiagnostics().Select(error => $"{error.GetMessage()}\n{block}")); // calls below types, for example
            var unit = (CompilationUnitSyntax)tree.GetRoot();
            Assert.DoesNotContain(unit.Members, member => member is not (GlobalStatementSyntax or BaseTypeDeclarationSyntax));
            var declared = unit.Members.OfType<BaseTypeDeclarationSyntax>().Select(Name).ToList();
            types.Types.RemoveAll(type => declared.Contains(Name(type)));
            program.Types.RemoveAll(type => declared.Contains(Name(type)));
            (unit.Members.OfType<GlobalStatementSyntax>().Any() ? program : types).Add(unit);
        }

        return (types.ToString(), program.ToString());
    }

    private static string Name(BaseTypeDeclarationSyntax type) => type.Identifier.Text + (type as TypeDeclarationSyntax)?.TypeParameterList;

    private static string Load(string page, [CallerFilePath] string file = "") =>
        File.ReadAllText(Path.Combine(Path.GetDirectoryName(file)!, "../../../docs", page + ".md")).ReplaceLineEndings("\n");

    /// <summary>A file, in the order that the language wants.</summary>
    private sealed class Parts
    {
        private readonly List<string> _usings = [], _attributes = [], _calls = [];

        public List<BaseTypeDeclarationSyntax> Types { get; } = [];

        public void Add(CompilationUnitSyntax unit)
        {
            _usings.AddRange(unit.Usings.Select(u => u.ToString()).Except(_usings));
            _attributes.AddRange(unit.AttributeLists.Select(a => a.ToString()));
            _calls.AddRange(unit.Members.OfType<GlobalStatementSyntax>().Select(s => s.ToFullString()));
            Types.AddRange(unit.Members.OfType<BaseTypeDeclarationSyntax>());
        }

        public override string ToString() => string.Join('\n', [.. _usings, .. _attributes, .. _calls, .. Types.Select(type => type.ToFullString())]);
    }
}
