using BenchmarkDotNet.Columns;
using BenchmarkDotNet.Configs;
using BenchmarkDotNet.Diagnosers;
using BenchmarkDotNet.Exporters;
using BenchmarkDotNet.Loggers;

namespace MemFormat.Benchmarks.Published;

/// <summary>How the published tables look: allocation, payload, ratios, fastest first, as Markdown.</summary>
internal sealed class PublishedConfig : ManualConfig
{
    public PublishedConfig()
    {
        AddColumnProvider(DefaultColumnProviders.Instance);
        AddColumn(new PayloadColumn());
        AddDiagnoser(MemoryDiagnoser.Default);
        AddExporter(MarkdownExporter.GitHub);
        AddLogger(ConsoleLogger.Default);
        WithOrderer(new CellOrderer());
        HideColumns("Method", "Error", "StdDev", "Median", "RatioSD", "Alloc Ratio");
    }
}
