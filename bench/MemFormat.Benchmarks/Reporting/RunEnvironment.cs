using System.Diagnostics;
using System.Reflection;
using System.Runtime;

namespace MemFormat.Benchmarks.Reporting;

/// <summary>What a table must say for its numbers to mean something: machine, runtime, versions, commit.</summary>
internal static class RunEnvironment
{
    public static IReadOnlyList<(string Name, string Value)> Describe() =>
    [
        ("Date", DateTime.UtcNow.ToString("yyyy-MM-dd HH:mm 'UTC'")),
        ("Commit", Commit()),
        ("Machine", $"{Processor()}, {Environment.ProcessorCount} logical processors, {RuntimeInformation.OSDescription}"),
        ("Runtime", $"{RuntimeInformation.FrameworkDescription}, {RuntimeInformation.ProcessArchitecture}, {Collector()}"),
        ("MemFormat", Version(typeof(MemFormattableAttribute))),
        ("System.Text.Json", Version(typeof(System.Text.Json.JsonSerializer))),
        ("Google.Protobuf", Version(typeof(Google.Protobuf.IMessage))),
    ];

    private static string Processor()
    {
        const string File = "/proc/cpuinfo";
        if (System.IO.File.Exists(File)
            && System.IO.File.ReadLines(File).FirstOrDefault(l => l.StartsWith("model name", StringComparison.Ordinal)) is { } line)
        {
            return line[(line.IndexOf(':', StringComparison.Ordinal) + 1)..].Trim();
        }

        return Environment.GetEnvironmentVariable("PROCESSOR_IDENTIFIER") ?? "unknown processor";
    }

    private static string Collector() =>
        $"{(GCSettings.IsServerGC ? "server" : "workstation")} GC, {(GCSettings.LatencyMode == GCLatencyMode.Interactive ? "concurrent" : "not concurrent")}";

    private static string Version(Type type) =>
        type.Assembly.GetCustomAttribute<AssemblyInformationalVersionAttribute>()?.InformationalVersion.Split('+')[0]
        ?? type.Assembly.GetName().Version?.ToString()
        ?? "unknown";

    private static string Commit()
    {
        var commit = Git("rev-parse HEAD");
        if (commit.Length == 0)
            return "unknown";
        return Git("status --porcelain").Length == 0 ? commit : commit + " and uncommitted changes";
    }

    private static string Git(string arguments)
    {
        var start = new ProcessStartInfo("git", arguments)
        {
            WorkingDirectory = AppContext.BaseDirectory,
            RedirectStandardOutput = true,
            RedirectStandardError = true,
        };
        try
        {
            using var git = Process.Start(start)!;
            var output = git.StandardOutput.ReadToEnd();
            return git.WaitForExit(TimeSpan.FromMinutes(1)) && git.ExitCode == 0 ? output.Trim() : "";
        }
        catch (System.ComponentModel.Win32Exception)
        {
            return ""; // No git here: the table then says that the commit is unknown.
        }
    }
}
