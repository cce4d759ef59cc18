extern alias tools;
using System.Reflection;
using System.Text;
using System.Text.Json;
using Corpus.Changes;
using MemFormat.Codecs;
using MemFormat.Tests;
using tools::MemFormat.Schema.Composition;
using tools::MemFormat.Schema.Evolution;
using tools::MemFormat.Schema.Manifest;
using tools::MemFormat.Schema.Recorded;
using tools::MemFormat.TypeScriptGen.Printing;

namespace MemFormat.Interop.Tests;

/// <summary>The corpus printed as TypeScript and bundled.</summary>
internal sealed class PrintedCorpus
{
    private readonly string _name, _folder;
    private readonly HashSet<string> _roots;

    private PrintedCorpus(string name, TypeScriptOptions options, bool isRecorded = false)
    {
        (_name, _folder) = (name, Path.Combine(Node.Folder, "generated", name));
        if (Directory.Exists(_folder))
            Directory.Delete(_folder, recursive: true);
        var (model, named) = Print(_folder, options, isRecorded);
        _roots = [.. named.Select(r => r.Item1)];
        File.WriteAllText(Path.Combine(_folder, "roots.ts"), Entry(model, named));
        Node.Package("esbuild", Path.Combine(_folder, "roots.ts"), "--bundle", "--splitting", "--format=esm", "--outdir=" + _folder,
            "--entry-names=bundle", "--out-extension:.js=.mjs", "--log-level=warning");
    }

    private PrintedCorpus(string name, string page)
    {
        (_name, _folder) = (name, Path.Combine(Node.Folder, "generated", name));
        Directory.CreateDirectory(_folder);
        File.Copy(page, Bundle, overwrite: true);
        _roots = JsonSerializer.Deserialize<HashSet<string>>(Node.Script("--input-type=module", "--eval",
            $"import {{ roots }} from '{new Uri(Bundle)}'; console.log(JSON.stringify(Object.keys(roots)))"))!;
    }

    /// <summary>With options under which nothing is lost.</summary>
    public static PrintedCorpus Lossless { get; } = new("lossless", new TypeScriptOptions { Dates = DateMapping.Ticks });

    /// <summary>
    /// The page of release 1.0, as it was printed then. With <c>MEMFORMAT_ACCEPT=1</c> it is made where it is missing, of <see cref="Lossless"/>.
    /// </summary>
    public static PrintedCorpus Release { get; } = new("release", ReleasedPage());

    /// <summary>As it is printed when nothing is said.</summary>
    public static PrintedCorpus Default { get; } = new("default", new TypeScriptOptions());

    /// <summary>With other types than the usual ones under which nothing is lost, either.</summary>
    public static PrintedCorpus Exact { get; } = new("exact", new TypeScriptOptions
    {
        Integers = IntegerMapping.String, Dates = DateMapping.Ticks, Bytes = BytesMapping.View, Arrays = ArrayMapping.Typed, Discriminator = "$kind",
        Names = NameMapping.Keep,
    });

    /// <summary>With numbers wherever there can be some, and objects as dictionaries.</summary>
    public static PrintedCorpus Numbers { get; } = new("numbers", new TypeScriptOptions
    {
        Integers = IntegerMapping.Number, Decimals = DecimalMapping.Number, Dates = DateMapping.EpochMs, Arrays = ArrayMapping.Typed,
        Dictionaries = DictionaryMapping.Record,
    });

    /// <summary>With dates and times of Temporal.</summary>
    public static PrintedCorpus Temporal { get; } = new("temporal", new TypeScriptOptions { Dates = DateMapping.Temporal });

    /// <summary>With what other versions need in files of their own.</summary>
    public static PrintedCorpus Lazy { get; } = new("lazy", new TypeScriptOptions { Dates = DateMapping.Ticks, Versions = VersionsLoading.Lazy });

    /// <summary>With the shapes that change in the corpus, recorded as those that types had in an earlier release.</summary>
    public static PrintedCorpus Recorded { get; } = new("recorded", new TypeScriptOptions { Dates = DateMapping.Ticks }, isRecorded: true);

    /// <inheritdoc cref="Recorded"/>
    public static PrintedCorpus LazyRecorded { get; } = new(
        "lazyRecorded", new TypeScriptOptions { Dates = DateMapping.Ticks, Versions = VersionsLoading.Lazy }, isRecorded: true);

    /// <summary>
    /// Without some types: a class, unions, one that keeps its identity and a struct that holds it, a struct of fixed
    /// size, an enum.
    /// </summary>
    public static PrintedCorpus Partial { get; } = new("partial", new TypeScriptOptions
    {
        Dates = DateMapping.Ticks,
        Exclude = ["Corpus.Address", "Corpus.IShape", "Corpus.Anything", "Corpus.Holding.Reply", "Corpus.Station", "Corpus.Leg", "Corpus.Point",
            "Corpus.Level", "Corpus.Changes.PartClass", "Corpus.Changes.PartBlockNew"],
    });

    /// <summary>The module with the table of all roots.</summary>
    public string Bundle => Path.Combine(_folder, "bundle.mjs");

    public bool Has(Type root) => _roots.Contains(CSharpNames.Of(root));

    /// <summary>Has payloads read and written, and fails if anything about that is wrong.</summary>
    /// <param name="runner">What does it.</param>
    /// <param name="name">The name of the files, which no other test has.</param>
    /// <param name="requests">The payloads.</param>
    /// <param name="isShared">Whether they are in memory that threads share. A page has a worker read them.</param>
    public IReadOnlyList<Answer> Exchange(Runner runner, string name, IReadOnlyList<Request> requests, bool isShared = false)
    {
        Vectors.Write(name, _name, requests, isShared);
        var wrong = runner == Runner.Node
            ? Node.Tests(
                "exchange.test.mjs", ("MEMFORMAT_VECTORS", name), ("MEMFORMAT_ORIGIN", Server.Origin), ("NODE_OPTIONS", "--max-old-space-size=512"))
            : Browser.Of(runner).Open($"{Server.Origin}/?vectors={name}&runner={runner.ToString().ToLowerInvariant()}");
        Assert.True(wrong.Length == 0, wrong);
        var answers = Vectors.Read(name, runner);
        Assert.Equal(requests.Count, answers.Count);
        return answers;
    }

    /// <summary>Prints it into a folder.</summary>
    public static (TypeScriptModel Model, IReadOnlyList<(string Name, ManifestType Type)> Roots) Print(
        string folder,
        TypeScriptOptions options,
        bool isRecorded = false,
        Func<string, bool>? only = null)
    {
        var (own, all) = Manifests();
        var named = all.Roots.Concat(own.Roots.Select(r => (r.Name, r.Type))).DistinctBy(r => r.Item2.Key).Where(r => only?.Invoke(r.Item1) ?? true)
            .ToList();
        var model = new TypeScriptModel(
            all, named.Select(r => r.Item2), isRecorded ? Releases(all, named.ToDictionary(r => r.Name, r => r.Item2)) : [], options);
        foreach (var (file, text) in TypeScriptPrinter.Print(model))
        {
            Directory.CreateDirectory(Path.GetDirectoryName(Path.Combine(folder, file))!);
            File.WriteAllText(Path.Combine(folder, file), text);
        }

        return (model, named.Where(r => !model.LeftOut.Has(r.Item2)).ToList());
    }

    /// <summary>Whether a change can be recorded: its types are annotated. Those of composed roots are recorded by themselves.</summary>
    public static bool CanBeRecorded(ChangeCase change) => IsAnnotated(change.WriterType) && IsAnnotated(change.ReaderType);

    private static bool IsAnnotated(Type type) =>
        type is { IsArray: false, IsPrimitive: false, IsGenericType: false } && type.IsDefined(typeof(MemFormattableAttribute), inherit: false);

    private static string ReleasedPage()
    {
        var page = Path.Combine(GoldenFile.Tests(), "Golden/1.0/page.mjs");
        if (GoldenFile.Accepts && !File.Exists(page))
        {
            // Without what the tests add: what is of others is not kept here.
            var entry = Path.Combine(Lossless._folder, "release.ts");
            File.WriteAllText(entry, "export { MemFormatError, roots } from './roots.ts';\n");
            Node.Package("esbuild", entry, "--bundle", "--minify", "--format=esm", "--outfile=" + page, "--log-level=warning");
        }

        return page;
    }

    private static List<RecordedRoot> Releases(ManifestSet all, Dictionary<string, ManifestType> roots) =>
        ChangeCases.All.Where(CanBeRecorded).DistinctBy(c => (c.WriterType, c.ReaderType)).Select(c =>
        {
            var schema = ManifestComposer.Compose(all, roots[CSharpNames.Of(c.WriterType)]);
            return new RecordedRoot(TypeText.Name(roots[CSharpNames.Of(c.ReaderType)]), "1.0", schema.Descriptor, schema.Cases);
        }).ToList();

    private static (AssemblyManifest Own, ManifestSet All) Manifests()
    {
        var own = Manifest(typeof(PrintedCorpus).Assembly);
        return (own, new ManifestSet([own, Manifest(typeof(Neighbour.Animal).Assembly)]));
    }

    private static AssemblyManifest Manifest(Assembly assembly) =>
        ManifestText.Read(assembly.GetCustomAttribute<MemFormatManifestAttribute>()!.Manifest);

    /// <summary>A table of all roots by their names in C#.</summary>
    private static string Entry(TypeScriptModel model, IReadOnlyList<(string Name, ManifestType Type)> named)
    {
        var text = new StringBuilder("import { MemFormatError } from './memformat/reader.ts';\n");
        var modules = model.Roots.Select(r => r.Module).Distinct().ToList();
        for (var i = 0; i < modules.Count; i++)
            text.Append($"import * as m{i} from './{modules[i]}.ts';\n");
        text.Append("export { MemFormatError };\nexport { setStreamDecompressor } from './memformat/decompression.ts';\nexport { zstd } from '../../zstd.ts';\nexport const roots: unknown = {\n");
        foreach (var (name, type) in named)
        {
            var root = model.Roots.First(r => r.Type.Key == type.Key);
            var module = $"m{modules.IndexOf(root.Module)}";
            text.Append($"  {JsonSerializer.Serialize(name)}: [{module}.read{root.Name}{(model.Options.Versions == VersionsLoading.Lazy ? "Async" : "")}, {(model.LeftOut.CanWrite(type) ? $"{module}.write{root.Name}, {module}.read{root.Name}Stream, {module}.write{root.Name}Stream" : $"undefined, {module}.read{root.Name}Stream")}],\n");
        }

        return text.Append("};\n").ToString();
    }
}
