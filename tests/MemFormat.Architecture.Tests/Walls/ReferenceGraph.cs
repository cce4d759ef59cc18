using System.Xml.Linq;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace MemFormat.Architecture.Tests.Walls;

/// <summary>Which file of a project uses which: every name is resolved by the compiler.</summary>
internal sealed class ReferenceGraph
{
    /// <summary>What a project of the SDK imports without saying so.</summary>
    private const string ImplicitUsings = """
        global using System; global using System.Collections.Generic; global using System.IO; global using System.Linq;
        global using System.Threading; global using System.Threading.Tasks;
        """;

    private readonly HashSet<string> _own;

    private ReferenceGraph(House house)
    {
        var options = new CSharpParseOptions(LanguageVersion.Latest, DocumentationMode.None, preprocessorSymbols: house.Symbols);

        // Files that stand in for a newer framework would be declared twice here.
        string[] sources = [.. house.Below.Prepend(house.Folder).SelectMany(folder => Repository.Files(folder, "*.cs")).Distinct()
            .Where(file => !file.Contains("/Compat/") && !house.InUsed.Any(folder => file.StartsWith(folder + "/", StringComparison.Ordinal)))];
        _own = [.. sources.Where(file => file.StartsWith(house.Folder + "/", StringComparison.Ordinal))];
        var trees = sources.Select(file => CSharpSyntaxTree.ParseText(Repository.Read(file), options, file))
            .Append(CSharpSyntaxTree.ParseText(ImplicitUsings + ProjectUsings(house), options));
        var references = ((string)AppContext.GetData("TRUSTED_PLATFORM_ASSEMBLIES")!).Split(Path.PathSeparator)
            .Concat(house.Used.Select(file => Repository.Output(house.Folder, "net8.0", file)))
            .Select(path => MetadataReference.CreateFromFile(path));

        // The name by which others know it as a friend.
        var name = Path.GetFileNameWithoutExtension(Directory.GetFiles(Path.Combine(Repository.Root, house.Folder), "*.csproj").Single());
        Compilation = CSharpCompilation.Create(
            name, trees, references,
            new(OutputKind.DynamicallyLinkedLibrary, allowUnsafe: true, nullableContextOptions: NullableContextOptions.Enable));
        foreach (var tree in Compilation.SyntaxTrees.Where(tree => _own.Contains(tree.FilePath)))
            Add(tree);
    }

    public CSharpCompilation Compilation { get; }

    public IReadOnlyCollection<string> Files => _own;

    /// <summary>Per file, the files that it uses, each with the first name by which it does.</summary>
    public Dictionary<string, Dictionary<string, string>> Uses { get; } = [];

    public static ReferenceGraph Of(House house) => new(house);

    /// <summary>Per file, the first file of the type that it is a part of: files that share a type are one.</summary>
    /// <param name="isApart">The files that count by themselves.</param>
    public Dictionary<string, string> Parts(Func<string, bool> isApart)
    {
        var first = _own.ToDictionary(file => file);
        string Find(string file) => first[file] == file ? file : first[file] = Find(first[file]);
        foreach (var files in FilesOfTypes())
        {
            var parts = files.Where(file => !isApart(file)).ToList();
            foreach (var part in parts)
                first[Find(part)] = Find(parts[0]);
        }

        return _own.ToDictionary(file => file, Find);
    }

    /// <summary>Per type, the files that declare it.</summary>
    public IEnumerable<string[]> FilesOfTypes() =>
        from type in Compilation.GetSymbolsWithName(_ => true, SymbolFilter.Type)
        select type.DeclaringSyntaxReferences.Select(place => place.SyntaxTree.FilePath).Where(_own.Contains).Distinct().ToArray();

    /// <summary>What the project files import for all of their files.</summary>
    private static string ProjectUsings(House house)
    {
        var names = from folder in house.Below.Prepend(house.Folder)
                    from project in Directory.GetFiles(Path.Combine(Repository.Root, folder), "*.csproj")
                    from item in XDocument.Load(project).Descendants("Using")
                    from name in item.Attribute("Include")!.Value.Split(';')
                    select name;
        return string.Concat(names.Distinct().Select(name => $"global using {name};"));
    }

    private void Add(SyntaxTree tree)
    {
        var uses = Uses[tree.FilePath] = [];
        var model = Compilation.GetSemanticModel(tree);
        foreach (var node in tree.GetRoot().DescendantNodes())
        {
            var symbol = node is SimpleNameSyntax or ImplicitObjectCreationExpressionSyntax ? model.GetSymbolInfo(node).Symbol : null;
            if (symbol is not null && FileOf(symbol, tree.FilePath) is { } file && _own.Contains(file))
                uses.TryAdd(file, node.ToString());
        }
    }

    /// <summary>The file that declares a symbol; of a type in parts the one with the plainest name, unless the type is this file's own.</summary>
    private static string? FileOf(ISymbol symbol, string from)
    {
        symbol = (symbol as IMethodSymbol)?.ReducedFrom ?? symbol;
        symbol = symbol.OriginalDefinition;
        if (symbol is INamespaceSymbol or ILocalSymbol or IParameterSymbol or ITypeParameterSymbol or IRangeVariableSymbol or ILabelSymbol)
            return null;

        var places = symbol.DeclaringSyntaxReferences;
        if (places.IsEmpty && symbol.ContainingType is { } type)
            places = type.OriginalDefinition.DeclaringSyntaxReferences;

        var files = places.Select(place => place.SyntaxTree.FilePath).ToList();
        return files.Contains(from) ? null : files.MinBy(file => Path.GetFileName(file).Length);
    }
}
