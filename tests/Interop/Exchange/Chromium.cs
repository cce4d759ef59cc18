using System.Diagnostics;
using System.Text.Json;

namespace MemFormat.Interop.Tests;

/// <summary>A browser that stays open as long as the tests run.</summary>
internal static class Chromium
{
    private static readonly SemaphoreSlim s_one = new(1);

    private static readonly TimeSpan s_limit = TimeSpan.FromMinutes(20);

    private static readonly Lazy<(Process Process, Task<string> Errors)> s_driver = new(() =>
    {
        _ = Node.InPackage("playwright-core", "");
        var process = Process.Start(new ProcessStartInfo("node", ["browser.mjs"])
        {
            WorkingDirectory = Node.Folder, RedirectStandardInput = true, RedirectStandardOutput = true, RedirectStandardError = true,
        })!;
        return (process, process.StandardError.ReadToEndAsync());
    });

    /// <summary>Opens a page and gives what went wrong there: errors, breaches of its policy, requests to others.</summary>
    public static string Open(string address)
    {
        s_one.Wait();
        try
        {
            var (process, errors) = s_driver.Value;
            process.StandardInput.WriteLine(address);
            var line = process.StandardOutput.ReadLineAsync();
            if (!line.Wait(s_limit))
            {
                process.Kill(entireProcessTree: true);
                throw new TimeoutException($"Chromium does not finish the page {address} within {s_limit.TotalMinutes} minutes.");
            }

            return string.Join("\n", JsonSerializer.Deserialize<List<string>>(line.Result ?? throw new InvalidOperationException("Chromium does not run. " + errors.Result))!);
        }
        finally
        {
            s_one.Release();
        }
    }
}
