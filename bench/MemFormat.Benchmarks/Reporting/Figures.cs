using System.Globalization;

namespace MemFormat.Benchmarks.Reporting;

/// <summary>A measured cell as the columns and rows of text that both reports print.</summary>
internal static class Figures
{
    public static string[] Columns(CellResult result)
    {
        List<string> columns = ["contender", "ns"];
        if (result.Cell.Items > 1)
            columns.Add("ns/item");

        columns.AddRange(["payload", "allocated"]);
        if (result.Has(Role.Floor))
            columns.Add("x floor");

        if (result.Has(Role.Reference))
            columns.Add("x " + (result.Cell.ReferenceName ?? "reference"));

        return [.. columns];
    }

    public static string[] Row(CellResult result, Measurement measurement)
    {
        List<string> row = [measurement.Contender.Name, Time(measurement.Nanoseconds)];
        if (result.Cell.Items > 1)
            row.Add(Time(measurement.Nanoseconds / result.Cell.Items));

        row.Add(Bytes(measurement.Contender.PayloadBytes));
        row.Add(Bytes(measurement.AllocatedBytes));
        if (result.Has(Role.Floor))
            row.Add(Ratio(result.RatioTo(Role.Floor, measurement)));

        if (result.Has(Role.Reference))
            row.Add(Ratio(result.RatioTo(Role.Reference, measurement)));

        return [.. row];
    }

    public static string Ratio(double? ratio) => ratio?.ToString("0.00", CultureInfo.InvariantCulture) ?? "";

    private static string Time(double nanoseconds) =>
        nanoseconds.ToString(nanoseconds < 100 ? "0.0" : "#,0", CultureInfo.InvariantCulture);

    private static string Bytes(long bytes) => bytes.ToString("#,0", CultureInfo.InvariantCulture);
}
