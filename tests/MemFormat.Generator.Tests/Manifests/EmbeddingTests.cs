using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Xunit;

namespace MemFormat.Generator.Tests;

/// <summary>When there is a manifest, and what makes it anew.</summary>
public sealed class EmbeddingTests
{
    private const string File = "MemFormat.Manifest.g.cs";

    private static readonly Compilation s_order =
        Source.Compile(Source.Shop("[MemFormattable] public partial class Order { public int Id { get; set; } }"));

    [Fact]
    public void Nothing_is_emitted_unless_asked_for()
    {
        Assert.DoesNotContain(Generated.From(s_order).Files, f => f.HintName == File);
        Assert.DoesNotContain(Generated.From(s_order, new ProjectOptions(("MemFormatEmitSchema", "false"), ("MemFormatTypeScriptOutput", ""))).Files,
            f => f.HintName == File);
    }

    [Theory]
    [InlineData("MemFormatEmitSchema", "true")]
    [InlineData("MemFormatEmitSchema", "True")]
    [InlineData("MemFormatTypeScriptOutput", "../web")]
    public void Either_property_asks_for_it(string property, string value)
    {
        var generated = Generated.From(s_order, new ProjectOptions((property, value)));
        Assert.Contains(generated.Files, f => f.HintName == File);
        generated.Emit();
    }

    [Fact]
    public void The_rest_of_the_output_is_the_same()
    {
        var (off, on) = (Generated.From(s_order), Generated.From(s_order, ProjectOptions.EmitSchema));
        Assert.Equal(off.Files.Select(f => f.SourceText.ToString()), on.Files.Where(f => f.HintName != File).Select(f => f.SourceText.ToString()));
    }

    [Fact]
    public void Design_time_builds_leave_it_out()
    {
        var driver = CSharpGeneratorDriver.Create(
            [new MemFormatGenerator().AsSourceGenerator()],
            parseOptions: Source.ParseOptions,
            optionsProvider: ProjectOptions.EmitSchema,
            driverOptions: new GeneratorDriverOptions(IncrementalGeneratorOutputKind.Implementation)).RunGenerators(s_order);
        Assert.DoesNotContain(driver.GetRunResult().GeneratedTrees, t => t.FilePath.EndsWith(File, StringComparison.Ordinal));
    }

    [Theory]
    [InlineData("int A", "long B", IncrementalStepRunReason.Unchanged)]
    [InlineData("int Id", "long Id", IncrementalStepRunReason.Modified)]
    [InlineData("= 5", "= 6", IncrementalStepRunReason.Modified)]
    public void An_edit_that_says_nothing_new_makes_no_new_output(string old, string replacement, IncrementalStepRunReason reason)
    {
        var text =
            Source.Shop("[MemFormattable] public partial class Order { public int Id { get; set; } = 5; } public class Other { public int A { get; set; } }");
        GeneratorDriver driver = CSharpGeneratorDriver.Create(
            [new MemFormatGenerator().AsSourceGenerator()],
            parseOptions: Source.ParseOptions,
            optionsProvider: ProjectOptions.EmitSchema,
            driverOptions: new GeneratorDriverOptions(IncrementalGeneratorOutputKind.None, trackIncrementalGeneratorSteps: true));
        driver = driver.RunGenerators(Source.Compile(text)).RunGenerators(Source.Compile(text.Replace(old, replacement)));
        Assert.Equal(reason, Assert.Single(Assert.Single(driver.GetRunResult().Results.Single().TrackedSteps["Manifest"]).Outputs).Reason);
    }
}
