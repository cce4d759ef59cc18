using ApiCatalog.Model;
using MemFormat;
using Spectre.Console;

namespace ApiCatalog.Measuring;

/// <summary>Measures all formats, in turns, so that a machine that is busy for a while slows all of them.</summary>
internal static class FormatRace
{
    private const int Rounds = 9;

    /// <summary>Measures; the order is that of the table.</summary>
    public static IReadOnlyList<Measurement> Run(IAnsiConsole console, Catalog catalog, IEnumerable<MemFormatCompression> compressions)
    {
        FormatTrial[] trials =
        [
            new(new BinaryFormat(), catalog),
            new(new JsonFormat(), catalog),
            .. compressions.SelectMany(compression => (FormatTrial[])
            [
                new(new CompressedFormat(new BinaryFormat(), compression), catalog),
                new(new CompressedFormat(new JsonFormat(), compression), catalog),
            ]),
        ];
        return console.Status().Start("Warming up", status =>
        {
            foreach (var trial in trials)
            {
                status.Status = $"Warming up {trial.Name}";
                trial.WarmUp();
            }

            status.Status = $"Measuring, {Rounds} rounds";
            for (var round = 0; round < Rounds; round++)
                Array.ForEach(trials, trial => trial.Run());

            return Array.ConvertAll(trials, trial => trial.Conclude());
        });
    }
}
