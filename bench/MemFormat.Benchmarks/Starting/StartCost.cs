using System.Diagnostics;
using System.Globalization;

namespace MemFormat.Benchmarks.Starting;

/// <summary>What the programs of <c>bench/Start</c> cost: their size, and their first call in a process of its own.</summary>
internal static class StartCost
{
    private static readonly string[] s_contenders = ["Nothing", "MemFormat", "MemoryPack", "SystemTextJson"];

    /// <summary>Builds each program for the JIT and as native code, and runs them in turns.</summary>
    /// <param name="project">The project file of <c>bench/Start</c>.</param>
    /// <param name="runs">How often each is run; medians count.</param>
    public static IReadOnlyList<StartResult> Run(string project, int runs)
    {
        var folder = Directory.CreateTempSubdirectory("memformat-start-");
        try
        {
            var programs = s_contenders.SelectMany(c => new[] { Publish(project, folder.FullName, c, isNative: false), Publish(project, folder.FullName, c, isNative: true) }).ToArray();
            for (var run = 0; run < runs; run++)
            {
                foreach (var program in programs)
                    program.Add(Times(program.File));
            }

            return programs;
        }
        finally
        {
            folder.Delete(recursive: true);
        }
    }

    private static StartResult Publish(string project, string folder, string contender, bool isNative)
    {
        var output = Path.Combine(folder, contender + (isNative ? "-native" : ""));
        Output("dotnet", "publish", project, "-c", "Release", "-r", RuntimeInformation.RuntimeIdentifier, "--self-contained", isNative ? "true" : "false",
            "-o", output, $"-p:Contender={contender}", $"-p:Native={isNative}", "-v", "quiet", "-nologo", "-nodeReuse:false");
        var file = Path.Combine(output, OperatingSystem.IsWindows() ? "Start.exe" : "Start");
        var size = isNative ? new FileInfo(file).Length : Directory.GetFiles(output, "*.dll").Sum(f => new FileInfo(f).Length);
        return new StartResult(contender, isNative, file, size);
    }

    // What the program prints: a number per line.
    private static double[] Times(string file) => [.. Output(file).Split('\n', StringSplitOptions.RemoveEmptyEntries).Select(line => double.Parse(line, CultureInfo.InvariantCulture))];

    private static string Output(string file, params string[] arguments)
    {
        using var process = Process.Start(new ProcessStartInfo(file, arguments) { RedirectStandardOutput = true })!;
        var output = process.StandardOutput.ReadToEnd();
        if (!process.WaitForExit(TimeSpan.FromMinutes(10)))
            throw new TimeoutException($"{file} did not end within ten minutes.");
        return process.ExitCode == 0 ? output : throw new InvalidOperationException($"{file} ended with {process.ExitCode}: {output}");
    }
}
