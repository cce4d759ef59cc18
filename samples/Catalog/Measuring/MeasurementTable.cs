using System.Globalization;
using Spectre.Console;

namespace ApiCatalog.Measuring;

/// <summary>Prints measurements, one format in a row, with their ratios to the first one.</summary>
internal static class MeasurementTable
{
    /// <summary>Prints the table.</summary>
    public static void Print(IAnsiConsole console, IReadOnlyList<Measurement> measurements)
    {
        var table = new Table { Border = TableBorder.Simple }.AddColumn("format");
        foreach (var title in (string[])["bytes", "", "write ms", "", "read ms", "", "write allocated", "read allocated"])
            table.AddColumn(title, column => column.RightAligned());

        foreach (var measurement in measurements)
        {
            table.AddRow(
                Markup.Escape(measurement.Name),
                Whole(measurement.Bytes),
                Ratio(measurement.Bytes, measurements[0].Bytes),
                Milliseconds(measurement.Write),
                Ratio(measurement.Write.Milliseconds, measurements[0].Write.Milliseconds),
                Milliseconds(measurement.Read),
                Ratio(measurement.Read.Milliseconds, measurements[0].Read.Milliseconds),
                Whole(measurement.Write.Allocated),
                Whole(measurement.Read.Allocated));
        }

        console.Write(table);
    }

    private static string Whole(long value) => value.ToString("N0", CultureInfo.InvariantCulture);

    private static string Ratio(double value, double first) => (value / first).ToString("0.0", CultureInfo.InvariantCulture) + "x";

    private static string Milliseconds(Cost cost) => cost.Milliseconds.ToString("N1", CultureInfo.InvariantCulture);
}
