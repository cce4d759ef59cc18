using System.Diagnostics;

namespace Cluster;

/// <summary>A silo or a client of a release: a process.</summary>
internal sealed class Node : IDisposable
{
    private static readonly TimeSpan s_patience = TimeSpan.FromMinutes(3);

    private readonly Process _process;

    private Node(Process process) => _process = process;

    public static async Task<Node> StartAsync(int release, params object[] arguments)
    {
        var program = Path.Combine(AppContext.BaseDirectory, $"Release{release}", "Node.dll");
        var start = new ProcessStartInfo("dotnet", [program, .. arguments.Select(argument => $"{argument}")])
        {
            RedirectStandardInput = true,
            RedirectStandardOutput = true,
        };
        var node = new Node(Process.Start(start)!);
        await node.ReadLineAsync();
        return node;
    }

    /// <summary>Waits until a release has answered the client so many times more.</summary>
    public async Task WaitForAsync(int release, int orders)
    {
        await _process.StandardInput.WriteLineAsync($"{release} {orders}");
        await ReadLineAsync();
    }

    /// <summary>Ends the program in peace.</summary>
    /// <returns>What it says first.</returns>
    public async Task<string> EndAsync()
    {
        await _process.StandardInput.WriteLineAsync();
        return await ReadLineAsync();
    }

    /// <summary>Ends the program without a word, as a machine without power does.</summary>
    public void Kill()
    {
        _process.Kill();
        if (!_process.WaitForExit(s_patience))
            throw new InvalidOperationException("A program does not end when it is killed.");
    }

    public void Dispose()
    {
        _process.Kill();
        _process.Dispose();
    }

    private async Task<string> ReadLineAsync() => await _process.StandardOutput.ReadLineAsync().WaitAsync(s_patience)
        ?? throw new InvalidOperationException("A program has ended before its time.");
}
