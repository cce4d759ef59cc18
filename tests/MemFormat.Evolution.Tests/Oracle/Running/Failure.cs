namespace MemFormat.Evolution.Tests.Oracle;

/// <summary>A value of one version that another one is to read.</summary>
internal sealed record Trial(Model Writer, Model Reader, ObjectValue Value);

/// <summary>What went wrong, and where.</summary>
internal sealed record Failure(Trial Trial, Disagreement Disagreement, int Seed)
{
    /// <summary>The failure as an example of docs/evolution.md, with what is wrong about it.</summary>
    public override string ToString()
    {
        var (first, second) = (Source.Of(Trial.Writer), Source.Of(Trial.Reader));
        var value = new ValueText(Trial.Writer, "V1.").Of(Trial.Value);
        return $"""
            {Disagreement.Kind} (MEMFORMAT_SEED={Seed} MEMFORMAT_MODELS=1)
            expected: {Disagreement.Expected}
            actual:   {Disagreement.Actual}

            {Part("library, version 1", first.Library)}{Part("library, version 2", second.Library)}{Part("V1", first.Program)}{Part("V2", second.Program)}// result
            Read<V2.{Trial.Reader.RootType.Name}>({value})   // {Disagreement.Expected}
            """;
    }

    private static string Part(string title, string code) => code == "" ? "" : $"// {title}\n{code}";
}
