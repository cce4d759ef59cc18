using System.Diagnostics;
using System.Reflection;

namespace MemFormat.EndToEnd.Tests;

public sealed class ScriptTests
{
    private static readonly string s_root = typeof(ScriptTests).Assembly
        .GetCustomAttributes<AssemblyMetadataAttribute>().Single(a => a.Key == "RepoRoot").Value!;

    [ScriptFact("It publishes a native program, which needs clang.")]
    public Task Corpus_and_evolution_run_as_a_native_program_without_trimming_warnings() => Run("tests/Aot/run.sh");

    [ScriptFact("It packs the library and restores a new project from the package.")]
    public Task Readme_quick_start_runs_in_a_new_project_with_the_package() => Run("tests/Package/run.sh");

    [ScriptFact("It packs the library and the tool and builds a new project three times.")]
    public Task Tool_records_a_release_and_the_next_one_reads_what_it_wrote() => Run("tests/Tool/run.sh");

    [ScriptFact("It runs `dotnet watch`, which takes a quarter of a minute.")]
    public Task Payloads_written_after_a_hot_reload_are_read_after_a_restart() => Run("tests/Watch/run.sh");

    [ScriptFact("It runs the sample, which takes half a minute.")]
    public Task Catalog_runs_and_reports_paths_and_files_that_are_no_good() => Run("tests/Samples/run.sh");

    [ScriptFact("It installs other libraries for JavaScript.")]
    public Task TypeScript_benchmarks_compare_equal_data() => Run("bench/TypeScript/check.sh");

    private static async Task Run(string script)
    {
        var start = new ProcessStartInfo("bash", [Path.Combine(s_root, script)]) { RedirectStandardOutput = true, RedirectStandardError = true };

        // The scripts start builds of their own; what this test host was started with is not for them.
        foreach (var name in start.Environment.Keys.Where(k => k.StartsWith("MSBuild", StringComparison.OrdinalIgnoreCase) || k.StartsWith("VSTEST", StringComparison.Ordinal) || k == "DOTNET_HOST_PATH").ToList())
            start.Environment.Remove(name);
        using var process = Process.Start(start)!;
        var output = process.StandardOutput.ReadToEndAsync();
        var errors = process.StandardError.ReadToEndAsync();
        await process.WaitForExitAsync();
        Assert.True(process.ExitCode == 0, $"{script} ended with {process.ExitCode}.\n{await output}\n{await errors}");
    }
}
