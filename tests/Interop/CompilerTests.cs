extern alias tools;
using MemFormat.EndToEnd.Tests;
using tools::MemFormat.TypeScriptGen.Printing;

namespace MemFormat.Interop.Tests;

/// <summary>What is printed, and code that uses it, compiles under the options of compilers: strict ones, and those of templates.</summary>
public class CompilerTests
{
    /// <summary>
    /// The newest; the last one written in JavaScript, which templates had for years; and the oldest that has
    /// `verbatimModuleSyntax` and `allowImportingTsExtensions`.
    /// </summary>
    [ScriptTheory("It runs the TypeScript compiler.")]
    [InlineData("typescript", 59)]
    [InlineData("typescript-5.9", 6)]
    [InlineData("typescript-oldest", 4)]
    public void The_printed_corpus_has_no_errors(string package, int sets)
    {
        _ = (PrintedCorpus.Default, PrintedCorpus.Exact, PrintedCorpus.Lazy, PrintedCorpus.Numbers, PrintedCorpus.Partial, PrintedCorpus.Temporal,
            PrintedCorpus.LazyRecorded);
        Print("iso", new TypeScriptOptions { Dates = DateMapping.Iso, Arrays = ArrayMapping.Typed });
        Print("js", new TypeScriptOptions { ImportSuffix = ".js" });
        Print("bare", new TypeScriptOptions { ImportSuffix = "" });
        PrintedCorpus.Print(Folder("small"), new TypeScriptOptions(),
            only: name => name.StartsWith("Corpus.Options.", StringComparison.Ordinal) || name is "Corpus.Order" or "Corpus.Scalars");
        Assert.Equal($"{sets} sets", Node.Script("compilers.mjs", package).Trim());
    }

    private static void Print(string name, TypeScriptOptions options) => PrintedCorpus.Print(Folder(name), options);

    private static string Folder(string name)
    {
        var folder = Path.Combine(Node.Folder, "generated", name);
        if (Directory.Exists(folder))
            Directory.Delete(folder, recursive: true);
        return folder;
    }
}
