using System.Diagnostics;
using Xunit;

namespace MemFormat.Architecture.Tests.Style;

/// <summary>
/// Sources are laid out as <c>dotnet format</c> lays them out. The other rules of .editorconfig fail the build. To correct either:
/// <c>dotnet format whitespace . --folder</c>, <c>dotnet format style MemFormat.sln --severity warn</c>.
/// </summary>
public sealed class FormattingTests
{
    [Fact]
    public async Task Files_are_as_dotnet_format_writes_them()
    {
        // Without projects: nothing is restored or compiled, so all files together take seconds.
        string[] arguments = ["format", "whitespace", ".", "--folder", "--verify-no-changes", "--include", "src/", "tests/", "bench/", "samples/"];
        using var process = Process.Start(new ProcessStartInfo("dotnet", arguments)
        {
            WorkingDirectory = Repository.Root,
            RedirectStandardOutput = true,
            RedirectStandardError = true,
        })!;
        var errors = process.StandardError.ReadToEndAsync();
        var output = process.StandardOutput.ReadToEndAsync();
        await process.WaitForExitAsync();
        Assert.True(process.ExitCode == 0, $"Run 'dotnet format whitespace . --folder'.\n{await output}{await errors}");
    }
}
