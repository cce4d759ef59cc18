using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace MemFormat.Generator.Benchmarks;

/// <summary>The parsed <see cref="Corpus"/>, and what edits make of it.</summary>
internal sealed class Project
{
    /// <summary>The language, with interceptors.</summary>
    public static readonly CSharpParseOptions ParseOptions = new CSharpParseOptions(LanguageVersion.Latest)
        .WithFeatures([new KeyValuePair<string, string>("InterceptorsNamespaces", "MemFormat.Generated")]);

    /// <summary>The framework and MemFormat.</summary>
    public static readonly MetadataReference[] References = [.. PlatformAssemblies().Select(f => MetadataReference.CreateFromFile(f))];

    private readonly SyntaxTree[] _types;
    private readonly SyntaxTree _unrelated = Parse(Corpus.Unrelated, "Unrelated.cs");
    private readonly SyntaxTree _calls;

    public Project(int types)
    {
        _types = [.. Enumerable.Range(0, types).Select(i => Parse(Corpus.Type(i), $"Type{i}.cs"))];
        _calls = Parse(Corpus.Calls(types), "Calls.cs");
    }

    /// <summary>A compilation that has bound nothing yet.</summary>
    public CSharpCompilation Compile() => CSharpCompilation.Create(
        "Shop",
        [.. _types, _unrelated, _calls],
        References,
        new CSharpCompilationOptions(OutputKind.DynamicallyLinkedLibrary, nullableContextOptions: NullableContextOptions.Enable));

    /// <summary>A driver that has run nothing yet.</summary>
    public static GeneratorDriver Driver(IIncrementalGenerator generator, bool trackSteps = false) => CSharpGeneratorDriver.Create(
        [generator.AsSourceGenerator()],
        parseOptions: ParseOptions,
        driverOptions: new GeneratorDriverOptions(IncrementalGeneratorOutputKind.None, trackSteps));

    /// <summary>Somebody writes in a file that the generator has no business with.</summary>
    public Compilation EditUnrelated(Compilation compilation) =>
        Replace(compilation, _unrelated, Corpus.Unrelated.Replace("42", "43", StringComparison.Ordinal));

    /// <summary>Somebody adds a comment to a type's file.</summary>
    public Compilation EditComment(Compilation compilation) => Replace(compilation, Middle, Corpus.Type(MiddleIndex) + "\n// A comment.\n");

    /// <summary>Somebody adds a member to a type that another one refers to.</summary>
    public Compilation EditMember(Compilation compilation) =>
        Replace(compilation, Middle, Corpus.Type(MiddleIndex, "    public long Added { get; set; }\n"));

    private int MiddleIndex => _types.Length / 2;

    private SyntaxTree Middle => _types[MiddleIndex];

    private static Compilation Replace(Compilation compilation, SyntaxTree old, string text) =>
        compilation.ReplaceSyntaxTree(old, Parse(text, old.FilePath));

    private static SyntaxTree Parse(string text, string path) => CSharpSyntaxTree.ParseText(text, ParseOptions, path);

    private static IEnumerable<string> PlatformAssemblies() =>
        ((string)AppContext.GetData("TRUSTED_PLATFORM_ASSEMBLIES")!)
        .Split(Path.PathSeparator)
        .Where(f => Path.GetFileName(f) is var name && (name.StartsWith("System.", StringComparison.Ordinal) || name is "MemFormat.dll" or "netstandard.dll"));
}
