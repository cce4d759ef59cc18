using System.Diagnostics;
using MemFormat.EndToEnd.Tests;
using Xunit;

namespace MemFormat.Architecture.Tests.Style;

/// <summary>
/// Sources are laid out as <c>dotnet format</c> lays them out. The other rules of .editorconfig fail the build. To correct either:
/// <c>dotnet format whitespace . --folder</c>, <c>dotnet format style MemFormat.sln --severity warn</c>.
/// </summary>
public sealed class FormattingTests
{
    [Fact]
    public void Files_are_as_dotnet_format_writes_them()
    {
        // Without projects: nothing is restored or compiled, so all files together take seconds.
        string[] arguments = ["format", "whitespace", ".", "--folder", "--verify-no-changes", "--include", "src/", "tests/", "bench/", "samples/"];
        var (output, errors, code) = Programs.Run(
            new ProcessStartInfo("dotnet", arguments) { WorkingDirectory = Repository.Root }, TimeSpan.FromMinutes(10));
        Assert.True(code == 0, $"Run 'dotnet format whitespace . --folder'.\n{output}{errors}");
    }
}
