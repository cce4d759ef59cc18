using MemFormat.EndToEnd.Tests;

namespace MemFormat.Interop.Tests;

/// <summary>What is printed compiles under TypeScript's strictest options (tsconfig.json).</summary>
public class CompilerTests
{
    [ScriptFact("It runs the TypeScript compiler.")]
    public void The_printed_corpus_has_no_errors()
    {
        _ = (PrintedCorpus.Default, PrintedCorpus.Lossless);
        Assert.Equal("", Node.Package("tsc", "-p", "."));
    }
}
