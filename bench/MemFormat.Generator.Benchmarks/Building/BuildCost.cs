using System.ComponentModel;
using System.Diagnostics;
using System.Runtime.InteropServices;

namespace MemFormat.Generator.Benchmarks.Building;

/// <summary>What <c>dotnet build</c> of a project takes in processor time: with plain classes, with the generator, and with the analyzers, too.</summary>
internal static partial class BuildCost
{
    /// <param name="types">How many types the project has.</param>
    /// <param name="runs">How often each project is built; the least counts, because other programs only add to it.</param>
    public static IReadOnlyList<(string Project, double Seconds)> Run(int types, int runs)
    {
        if (OperatingSystem.IsWindows())
            throw new PlatformNotSupportedException("The processor time of a build and its compiler is read by getrusage, which Windows lacks.");
        var folder = Directory.CreateTempSubdirectory("memformat-build-");
        try
        {
            var projects = BuiltProject.All(folder.FullName, types);
            foreach (var project in projects)
                Run(project.Folder, "restore");
            var costs = projects.Select(p => (p.Name, Seconds: double.MaxValue)).ToArray();
            for (var run = 0; run < runs; run++)
            {
                for (var i = 0; i < projects.Count; i++)
                    costs[i].Seconds = Math.Min(costs[i].Seconds, Run(projects[i].Folder, "build", "--no-restore", "--no-incremental", "-c", "Release", "-nodeReuse:false", "-p:UseSharedCompilation=false"));
            }

            return costs;
        }
        finally
        {
            folder.Delete(recursive: true);
        }
    }

    /// <summary>Runs the SDK, and returns the processor time of it and all it started.</summary>
    private static double Run(string folder, params string[] arguments)
    {
        var before = OfChildren();
        using var process = Process.Start(new ProcessStartInfo("dotnet", [.. arguments, "-v", "quiet", "-nologo"]) { WorkingDirectory = folder, RedirectStandardOutput = true })!;
        var output = process.StandardOutput.ReadToEnd();
        if (!process.WaitForExit(TimeSpan.FromMinutes(10)))
            throw new TimeoutException($"dotnet {arguments[0]} did not end within ten minutes.");
        return process.ExitCode == 0 ? OfChildren() - before : throw new InvalidOperationException($"dotnet {arguments[0]} failed: {output}");
    }

    private static double OfChildren()
    {
        const int Children = -1;
        var usage = new long[18];
        if (GetUsage(Children, usage) != 0)
            throw new Win32Exception();
        return usage[0] + usage[2] + ((usage[1] + usage[3]) / 1e6);
    }

    /// <summary>Fills in seconds and microseconds of the user's time, then of the system's, then counts.</summary>
    [LibraryImport("libc", EntryPoint = "getrusage", SetLastError = true)]
    private static partial int GetUsage(int who, [Out] long[] usage);
}
