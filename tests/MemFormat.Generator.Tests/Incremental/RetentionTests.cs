using System.Runtime.CompilerServices;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Xunit;

namespace MemFormat.Generator.Tests;

/// <summary>A driver that lives on holds no compilation of the past.</summary>
public sealed class RetentionTests
{
    private static string Code(int version) => Source.Shop($$"""
        [MemFormattable] public partial class Order { public int Id{{version}} { get; set; } public Order? Next { get; set; } }
        [MemFormattable] public class Wrong { public int A{{version}} { get; set; } }
        [MemFormatRoot(typeof(Order))] public partial class Roots{{version}} : MemFormatContext;
        public static class Calls { public static byte[] Write(Order order) => MemFormatSerializer.Serialize(order); }
        """);

    [Fact]
    public void A_compilation_is_collectable_after_the_next_run()
    {
        var old = RunTwice(out var later);
        for (var i = 0; i < 10 && old.IsAlive; i++)
        {
            GC.Collect();
            GC.WaitForPendingFinalizers();
        }

        Assert.False(old.IsAlive);
        GC.KeepAlive(later);
    }

    /// <summary>A method of its own, so that no local of the test holds anything of the first run.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    private static WeakReference RunTwice(out GeneratorDriver driver)
    {
        driver = CSharpGeneratorDriver.Create([new MemFormatGenerator().AsSourceGenerator()], parseOptions: Source.ParseOptions);
        var compilation = Source.Compile(Code(1));
        driver = driver.RunGenerators(compilation);
        driver = driver.RunGenerators(Source.Compile(Code(2)));
        return new WeakReference(compilation);
    }
}
