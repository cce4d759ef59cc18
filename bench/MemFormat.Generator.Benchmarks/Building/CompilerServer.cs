using System.Diagnostics;

namespace MemFormat.Generator.Benchmarks.Building;

/// <summary>A compiler server that no other build uses. The first build that names it starts it.</summary>
internal sealed class CompilerServer : IDisposable
{
    private readonly string _name = "memformat-" + Guid.NewGuid().ToString("N");

    /// <summary>What makes a build use this server.</summary>
    public IReadOnlyList<string> Arguments => ["-p:UseSharedCompilation=true", $"-p:SharedCompilationId={_name}"];

    /// <summary>The seconds of processor time that it has taken so far: none before it runs.</summary>
    public double Seconds
    {
        get
        {
            using var server = Find();
            return server?.TotalProcessorTime.TotalSeconds ?? 0;
        }
    }

    public void Dispose()
    {
        using var server = Find();
        server?.Kill();
    }

    /// <summary>The server's process. Only its command line tells whose it is.</summary>
    private Process? Find() => Process.GetProcessesByName("VBCSCompiler")
        .FirstOrDefault(p => File.ReadAllText($"/proc/{p.Id}/cmdline").Contains(_name, StringComparison.Ordinal));
}
