using System.Globalization;
using BenchmarkDotNet.Columns;
using BenchmarkDotNet.Reports;
using BenchmarkDotNet.Running;

namespace MemFormat.Benchmarks.Published;

/// <summary>How long the payload of the contender is.</summary>
internal sealed class PayloadColumn : IColumn
{
    public string Id => nameof(PayloadColumn);

    public string ColumnName => "Payload";

    public string Legend => "Bytes of the payload, header included";

    public bool AlwaysShow => true;

    public ColumnCategory Category => ColumnCategory.Custom;

    public int PriorityInCategory => 0;

    public bool IsNumeric => true;

    public UnitType UnitType => UnitType.Dimensionless;

    public bool IsAvailable(Summary summary) => true;

    public bool IsDefault(Summary summary, BenchmarkCase benchmarkCase) => false;

    public string GetValue(Summary summary, BenchmarkCase benchmarkCase) => GetValue(summary, benchmarkCase, SummaryStyle.Default);

    public string GetValue(Summary summary, BenchmarkCase benchmarkCase, SummaryStyle style)
    {
        var length = benchmarkCase.Parameters.Items.Select(p => p.Value).OfType<Contender>().Single().PayloadBytes;
        return length == 0 ? "" : length.ToString("#,0", CultureInfo.InvariantCulture);
    }
}
