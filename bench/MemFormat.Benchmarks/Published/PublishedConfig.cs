using BenchmarkDotNet.Columns;
using BenchmarkDotNet.Configs;
using BenchmarkDotNet.Diagnosers;
using BenchmarkDotNet.Exporters;
using BenchmarkDotNet.Loggers;
using BenchmarkDotNet.Reports;

namespace MemFormat.Benchmarks.Published;

/// <summary>How the published tables look: allocation, payload, ratios, fastest first, as Markdown.</summary>
internal sealed class PublishedConfig : ManualConfig
{
    private const int LongestName = 50;

    public PublishedConfig()
    {
        AddColumnProvider(DefaultColumnProviders.Instance);
        AddColumn(new PayloadColumn());
        AddDiagnoser(MemoryDiagnoser.Default);
        AddExporter(MarkdownExporter.GitHub);
        AddLogger(ConsoleLogger.Default);
        WithOrderer(new CellOrderer());
        WithSummaryStyle(SummaryStyle.Default.WithMaxParameterColumnWidth(LongestName));
        HideColumns("Method", "Error", "StdDev", "Median", "RatioSD", "Alloc Ratio");
    }
}
