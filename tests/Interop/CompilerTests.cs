using MemFormat.EndToEnd.Tests;

namespace MemFormat.Interop.Tests;

/// <summary>What is printed, and code that uses it, compiles under TypeScript's strictest options.</summary>
public class CompilerTests
{
    [ScriptFact("It runs the TypeScript compiler.")]
    public void The_printed_corpus_has_no_errors() => Compile("typescript", "tsconfig.json");

    /// <summary>No older one has `verbatimModuleSyntax` and `allowImportingTsExtensions`.</summary>
    [ScriptFact("It runs the TypeScript compiler.")]
    public void The_oldest_compiler_finds_no_errors_either() => Compile("typescript-oldest", "tsconfig.oldest.json");

    private static void Compile(string package, string options)
    {
        _ = (PrintedCorpus.Default, PrintedCorpus.Lossless, PrintedCorpus.Exact, PrintedCorpus.Lazy, PrintedCorpus.Numbers, PrintedCorpus.Partial, PrintedCorpus.Temporal, PrintedCorpus.Recorded, PrintedCorpus.LazyRecorded);
        Assert.Equal("", Node.Script(Node.InPackage(package, "bin/tsc"), "-p", options));
    }
}
