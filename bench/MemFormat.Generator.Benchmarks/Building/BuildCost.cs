using System.ComponentModel;
using System.Diagnostics;
using System.Runtime.InteropServices;

namespace MemFormat.Generator.Benchmarks.Building;

/// <summary>What <c>dotnet build</c> of a project takes in processor time: with plain classes, with the generator, and with the analyzers, too.</summary>
internal static partial class BuildCost
{
    /// <summary>The builds until the server's JIT has optimized what it runs most; later ones differ by a tenth or so.</summary>
    private const int WarmUps = 8;

    /// <param name="types">How many types the project has.</param>
    /// <param name="runs">How often each project is built; the least counts, because other programs only add to it.</param>
    /// <param name="isWarm">Whether a compiler server has built the project before, as on the machine of somebody at work, or each build starts the compiler.</param>
    /// <param name="withPeers">Whether MemoryPack's generator is measured, too.</param>
    public static IReadOnlyList<(string Project, double Seconds)> Run(int types, int runs, bool isWarm, bool withPeers)
    {
        if (!OperatingSystem.IsLinux())
            throw new PlatformNotSupportedException("The processor time of a build and its compiler is read as Linux has it.");
        var folder = Directory.CreateTempSubdirectory("memformat-build-");
        try
        {
            var projects = BuiltProject.All(folder.FullName, types, withPeers);
            foreach (var project in projects)
                Run(project.Folder, "restore");
            return isWarm ? [.. projects.Select(p => (p.Name, Warm(p.Folder, runs)))] : Cold(projects, runs);
        }
        finally
        {
            folder.Delete(recursive: true);
        }
    }

    private static (string Project, double Seconds)[] Cold(IReadOnlyList<BuiltProject> projects, int runs)
    {
        var costs = projects.Select(p => (p.Name, Seconds: double.MaxValue)).ToArray();
        for (var run = 0; run < runs; run++)
        {
            for (var i = 0; i < projects.Count; i++)
                costs[i].Seconds = Math.Min(costs[i].Seconds, Build(projects[i].Folder, ["-p:UseSharedCompilation=false"]));
        }

        return costs;
    }

    private static double Warm(string folder, int runs)
    {
        using var server = new CompilerServer();
        for (var i = 0; i < WarmUps; i++)
            Build(folder, server.Arguments);
        return Enumerable.Range(0, runs).Min(_ =>
        {
            var before = server.Seconds;
            var ofBuild = Build(folder, server.Arguments);
            return server.Seconds is var after && after > before ? ofBuild + after - before
                : throw new InvalidOperationException("The compiler server did not build the project.");
        });
    }

    private static double Build(string folder, IReadOnlyList<string> compiler) =>
        Run(folder, ["build", "--no-restore", "--no-incremental", "-c", "Release", "-nodeReuse:false", .. compiler]);

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
