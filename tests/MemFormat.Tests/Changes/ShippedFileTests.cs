using Corpus.Changes;
using MemFormat.Payloads.Recorded;
using MemFormat.Schemas;

namespace MemFormat.Tests;

/// <summary>The corpus's recorded schemas are those in which the writers of its changes write.</summary>
public class ShippedFileTests
{
    /// <summary>Written anew where <c>MEMFORMAT_ACCEPT</c> is set; it takes effect in the next build.</summary>
    [Fact]
    public void Every_writers_schema_is_recorded()
    {
        var lines = ChangeCases.All.Select(c => c.WriterType).Where(t => t.Assembly == typeof(ChangeCase).Assembly && !t.IsGenericType && !t.IsArray)
            .Distinct()
            .Select(Line).DistinctBy(line => line.Split(' ')[2]).Order(StringComparer.Ordinal);
        var text = $"memformat schemas 1\n# Made by ShippedFileTests.\n{string.Concat(lines.Select(line => line + "\n"))}";
        var path = Path.Combine(GoldenFile.Tests(), "Corpus/MemFormat.Shipped.txt");
        if (GoldenFile.Accepts)
            File.WriteAllText(path, text);
        Assert.Equal(text, File.ReadAllText(path).Replace("\r\n", "\n", StringComparison.Ordinal));
    }

    private static string Line(Type type)
    {
        var root = MemFormat.Payloads.Finding.RootCodecs.Get(type, null).RootSchema;
        var cases = RootHistory.DeclaredCases(root);
        return $"{type.FullName!.Replace('+', '.')} root {root.History.Own:x16} 1.0 {Convert.ToBase64String(root.Descriptor)}{(cases.Length > 0 ? " " + Convert.ToBase64String(cases) : "")}";
    }
}
