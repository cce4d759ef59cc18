using System.Diagnostics;
using System.Text.Json;

namespace MemFormat.Interop.Tests;

/// <summary>A browser that stays open as long as the tests run.</summary>
internal sealed class Browser(Runner name)
{
    private static readonly TimeSpan s_limit = TimeSpan.FromMinutes(20);

    private readonly SemaphoreSlim _one = new(1);

    private readonly Lazy<(Process Process, Task<string> Errors)> _driver = new(() =>
    {
        _ = Node.InPackage("puppeteer-core", "");
        var process = Process.Start(new ProcessStartInfo("node", ["browser.mjs", name.ToString().ToLowerInvariant()])
        {
            WorkingDirectory = Node.Folder, RedirectStandardInput = true, RedirectStandardOutput = true, RedirectStandardError = true,
        })!;
        return (process, process.StandardError.ReadToEndAsync());
    });

    public static Browser Chromium { get; } = new(Runner.Chromium);

    public static Browser Firefox { get; } = new(Runner.Firefox);

    public static Browser Of(Runner runner) => runner == Runner.Firefox ? Firefox : Chromium;

    /// <summary>Opens a page and gives what went wrong there: errors, breaches of its policy, requests to others.</summary>
    public string Open(string address)
    {
        _one.Wait();
        try
        {
            var (process, errors) = _driver.Value;
            process.StandardInput.WriteLine(address);
            var line = process.StandardOutput.ReadLineAsync();
            if (!line.Wait(s_limit))
            {
                process.Kill(entireProcessTree: true);
                throw new TimeoutException($"{name} does not finish the page {address} within {s_limit.TotalMinutes} minutes.");
            }

            return string.Join("\n",
                JsonSerializer.Deserialize<List<string>>(line.Result
                    ?? throw new InvalidOperationException($"{name} does not run. {errors.Result}"))!);
        }
        finally
        {
            _one.Release();
        }
    }
}
