using System.Runtime.CompilerServices;
using System.Text.RegularExpressions;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Xunit;

namespace MemFormat.Generator.Tests;

/// <summary>
/// The C# of a page of docs/, as a reader pastes it: block by block, into the Program.cs of a project made by
/// <c>dotnet new</c> that has the page's package. A block of types whose names are there already replaces them, as an edit does.
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

    /// <summary>What the page says that the program prints: comments behind <c>Console.WriteLine</c>, and a block of text right below one of code.</summary>
    public IEnumerable<string> Prints =>
        Blocks.SelectMany(block => Regex.Matches(block, @"^ *Console\.WriteLine\(.*\); +// (.*)$", RegexOptions.Multiline))
            .Select(line => line.Groups[1].Value)
            .Concat(Regex.Matches(Load(Page), @"^```csharp *\n(?:(?!```).*\n)*```\n\n```\n((?:(?!```).*\n)*)```", RegexOptions.Multiline)
                .SelectMany(output => output.Groups[1].Value.TrimEnd().Split('\n')));

    /// <summary>Compiles the first blocks in a project with references to the page's packages, without a warning.</summary>
    public byte[] Compile(int blocks, IEnumerable<string> usings, params MetadataReference[] packages)
    {
        var program = CSharpSyntaxTree.ParseText(Text(blocks), s_language, "Program.cs", System.Text.Encoding.UTF8);
        var globals = Source.Parse(string.Concat(usings.Select(name => $"global using {name};\n")), "Usings.g.cs");
        var hasCalls = ((CompilationUnitSyntax)program.GetRoot()).Members.OfType<GlobalStatementSyntax>().Any();
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
            $"Page{Guid.NewGuid():N}", [program, globals], References.All.Concat(packages), options)).Emit();
    }

    /// <summary>One file of the first blocks: usings, attributes of the assembly, calls, types.</summary>
    private string Text(int blocks)
    {
        var (usings, attributes, calls, types) = (new List<string>(), new List<string>(), new List<string>(), new List<(string Name, string Text)>());
        foreach (var block in Blocks.Take(blocks))
        {
            var tree = CSharpSyntaxTree.ParseText(block, s_language);
            Assert.Empty(tree.GetDiagnostics().Select(error => $"{error.GetMessage()}\n{block}")); // types before calls, for example
            var unit = (CompilationUnitSyntax)tree.GetRoot();
            usings.AddRange(unit.Usings.Select(u => u.ToString()).Except(usings));
            attributes.AddRange(unit.AttributeLists.Select(a => a.ToString()));
            calls.AddRange(unit.Members.OfType<GlobalStatementSyntax>().Select(s => s.ToFullString()));
            foreach (var type in unit.Members.OfType<BaseTypeDeclarationSyntax>())
            {
                var name = type.Identifier.Text + (type as TypeDeclarationSyntax)?.TypeParameterList;
                types.RemoveAll(t => t.Name == name);
                types.Add((name, type.ToFullString()));
            }

            Assert.DoesNotContain(unit.Members, member => member is not (GlobalStatementSyntax or BaseTypeDeclarationSyntax));
        }

        return string.Join('\n', [.. usings, .. attributes, .. calls, .. types.Select(t => t.Text)]) + "\n";
    }

    private static string Load(string page, [CallerFilePath] string file = "") =>
        File.ReadAllText(Path.Combine(Path.GetDirectoryName(file)!, "../../../docs", page + ".md")).ReplaceLineEndings("\n");
}
