using System.ComponentModel;
using System.Diagnostics;
using System.Reflection;
using ApiCatalog.Commands;

namespace ApiCatalog.Serving;

/// <summary>
/// Bundles the page's TypeScript for browsers, whenever the server starts: it takes a fraction of a second, is never older than what the last
/// build printed, and nobody who does not serve needs Node.js for it.
/// </summary>
internal static class PageBundle
{
    private static readonly string s_folder = typeof(PageBundle).Assembly
        .GetCustomAttributes<AssemblyMetadataAttribute>().Single(metadata => metadata.Key == "PageFolder").Value!;

    /// <summary>Bundles, and fetches the bundler with npm the first time.</summary>
    /// <param name="say">Called with what takes longer than a moment.</param>
    /// <returns>The folder to serve.</returns>
    /// <exception cref="ProblemException">There is no Node.js, or the bundler failed.</exception>
    public static string Build(Action<string> say)
    {
        if (!Directory.Exists(Path.Combine(s_folder, "node_modules", "esbuild")))
        {
            say("Fetching esbuild with npm, which bundles the page. This happens once.");
            Npm("ci");
        }

        Npm("run", "bundle");
        return Path.Combine(s_folder, "site");
    }

    private static void Npm(params string[] arguments)
    {
        var command = $"npm {string.Join(' ', arguments)}";
        var start = new ProcessStartInfo(OperatingSystem.IsWindows() ? "npm.cmd" : "npm", [.. arguments, "--silent"])
        {
            WorkingDirectory = s_folder,
            RedirectStandardOutput = true,
            RedirectStandardError = true,
        };
        try
        {
            using var process = Process.Start(start)!;
            var errors = process.StandardError.ReadToEndAsync();
            var output = process.StandardOutput.ReadToEndAsync();
            if (!process.WaitForExit(TimeSpan.FromMinutes(15)))
            {
                process.Kill(entireProcessTree: true);
                throw new ProblemException($"cannot bundle the page: '{command}' does not end within 15 minutes");
            }

            if (process.ExitCode != 0)
            {
                throw new ProblemException(
                    $"cannot bundle the page: '{command}' ended with {process.ExitCode}: {output.Result}{errors.Result}".Trim());
            }
        }
        catch (Win32Exception missing)
        {
            throw new ProblemException(
                $"install Node.js 18 or later to bundle the page, because '{command}' cannot be run: {missing.Message}", missing);
        }
    }
}
