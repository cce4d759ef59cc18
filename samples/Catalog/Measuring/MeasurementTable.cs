using System.Globalization;
using Spectre.Console;

namespace ApiCatalog.Measuring;

/// <summary>Prints measurements, one format in a row.</summary>
internal static class MeasurementTable
{
    /// <summary>Prints the table.</summary>
    public static void Print(IAnsiConsole console, IEnumerable<Measurement> measurements)
    {
        var table = new Table { Border = TableBorder.Simple }.AddColumn("format");
        foreach (var title in (string[])["bytes", "write ms", "read ms", "write allocated", "read allocated"])
        {
            table.AddColumn(title, column => column.RightAligned());
        }

        foreach (var measurement in measurements)
        {
            table.AddRow(
                Markup.Escape(measurement.Name),
                Whole(measurement.Bytes),
                Milliseconds(measurement.Write),
                Milliseconds(measurement.Read),
                Whole(measurement.Write.Allocated),
                Whole(measurement.Read.Allocated));
        }

        console.Write(table);
    }

    private static string Whole(long value) => value.ToString("N0", CultureInfo.InvariantCulture);

    private static string Milliseconds(Cost cost) => cost.Milliseconds.ToString("N1", CultureInfo.InvariantCulture);
}
