using System.Diagnostics;

namespace MemFormat.EndToEnd.Tests;

/// <summary>Runs a program to its end. If it does not end in time, it is killed with all that it started, and the test fails.</summary>
internal static class Programs
{
    public static (string Output, string Errors, int Code) Run(ProcessStartInfo start, TimeSpan limit)
    {
        (start.RedirectStandardOutput, start.RedirectStandardError) = (true, true);
        using var process = Process.Start(start)!;
        var (output, errors) = (process.StandardOutput.ReadToEndAsync(), process.StandardError.ReadToEndAsync());
        if (process.WaitForExit(limit))
            return (Text(output), Text(errors), process.ExitCode);

        process.Kill(entireProcessTree: true);
        var command = string.Join(' ', start.ArgumentList.Prepend(start.FileName));
        throw new TimeoutException($"'{command}' does not end within {limit.TotalMinutes} minutes. It printed:\n{Text(output)}\n{Text(errors)}");
    }

    // A process that it left behind may hold the pipe.
    private static string Text(Task<string> all) =>
        all.Wait(TimeSpan.FromSeconds(30)) ? all.Result : "(a process that it started still runs, and holds its output)";
}
