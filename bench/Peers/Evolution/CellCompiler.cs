using System.Diagnostics;
using System.Reflection;
using System.Runtime.Loader;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.Diagnostics;

namespace MemFormat.Benchmarks.Peers.Evolution;

/// <summary>Compiles a version of a cell with the generator of its serializer, into an assembly of its own. All have one name.</summary>
internal sealed class CellCompiler : IAnalyzerAssemblyLoader
{
    // As the SDK does: generators look at the symbols, and ours emits interceptors.
    private static readonly CSharpParseOptions s_parse =
        new CSharpParseOptions(LanguageVersion.Latest, preprocessorSymbols: ["NET", .. Enumerable.Range(5, 6).Select(n => $"NET{n}_0_OR_GREATER")])
            .WithFeatures([new("InterceptorsNamespaces", "MemFormat.Generated")]);

    private readonly string[] _programs = File.ReadAllLines(Path.Combine(AppContext.BaseDirectory, "programs.txt"));
    private readonly Dictionary<string, ISourceGenerator[]> _generators = [];
    private readonly CSharpCompilation _empty = CSharpCompilation.Create(
        "Changes",
        null,
        ((string)AppContext.GetData("TRUSTED_PLATFORM_ASSEMBLIES")!).Split(Path.PathSeparator)
            .Where(path => Path.GetFileName(path) != "MemFormat.Benchmarks.dll").Select(path => MetadataReference.CreateFromFile(path)),
        new(OutputKind.DynamicallyLinkedLibrary, nullableContextOptions: NullableContextOptions.Enable, allowUnsafe: true));

    /// <exception cref="NotSupportedException">The serializer's generator, protoc or the compiler refuses it.</exception>
    public Type Compile(Change change, Version version, Configuration form)
    {
        var trees = Print(change, version, form).Select(text => CSharpSyntaxTree.ParseText(text, s_parse));
        Compilation compilation = _empty.AddSyntaxTrees(trees);
        if (form.Find("generator") is { Length: > 0 } name)
        {
            var driver = CSharpGeneratorDriver.Create(Generators(name), parseOptions: s_parse);
            driver.RunGeneratorsAndUpdateCompilation(compilation, out compilation, out var told);
            Refuse(told);
        }

        MemoryStream stream = new();
        Refuse(compilation.Emit(stream).Diagnostics);
        stream.Position = 0;
        return new AssemblyLoadContext(null).LoadFromStream(stream).GetType("Changes.Cell", throwOnError: true)!;
    }

    /// <summary>The sources of a version.</summary>
    public IEnumerable<string> Print(Change change, Version version, Configuration form)
    {
        CodePrinter printer = new(change, version, form);
        if (form.Find("proto") == "")
            return [printer.Print()];
        ProtoPrinter proto = new(change, version);
        var value = version.Lines.GetValueOrDefault("proto-value") ?? proto.Value(version.Value);
        var reads = version.Lines.GetValueOrDefault("proto-reads") ?? (version.Lines.ContainsKey("proto-value") ? value : proto.Value(version.Reads));
        return [$"{printer.Head()}/*\n{proto.Print()}*/{printer.Cell(value, reads)}", Protoc(proto.Print())];
    }

    private string Protoc(string proto)
    {
        var folder = Directory.CreateTempSubdirectory("evolution").FullName;
        try
        {
            File.WriteAllText(Path.Combine(folder, "changes.proto"), proto);
            ProcessStartInfo start = new(_programs.First(p => Path.GetFileNameWithoutExtension(p) == "protoc"))
            {
                ArgumentList = { "-I", folder, "--csharp_out", folder, "changes.proto" },
                RedirectStandardError = true,
            };
            using var process = Process.Start(start)!;
            var said = process.StandardError.ReadToEnd();
            process.WaitForExit();
            return process.ExitCode == 0 ? File.ReadAllText(Path.Combine(folder, "Changes.cs")) : throw new NotSupportedException(said.Trim());
        }
        finally
        {
            Directory.Delete(folder, true);
        }
    }

    private ISourceGenerator[] Generators(string name)
    {
        if (!_generators.TryGetValue(name, out var made))
        {
            var path = _programs.First(p => Path.GetFileNameWithoutExtension(p) == name);
            _generators[name] = made = [.. new AnalyzerFileReference(path, this).GetGenerators(LanguageNames.CSharp)];
        }

        return made;
    }

    private static void Refuse(IEnumerable<Diagnostic> told)
    {
        if (told.FirstOrDefault(d => d.Severity == DiagnosticSeverity.Error) is { } error)
            throw new NotSupportedException($"{error.Id}: {error.GetMessage(System.Globalization.CultureInfo.InvariantCulture)}");
    }

    void IAnalyzerAssemblyLoader.AddDependencyLocation(string fullPath)
    {
    }

    Assembly IAnalyzerAssemblyLoader.LoadFromPath(string fullPath) => Assembly.LoadFrom(fullPath);
}
