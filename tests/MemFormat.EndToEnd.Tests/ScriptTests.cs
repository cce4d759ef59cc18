using System.Diagnostics;

namespace MemFormat.EndToEnd.Tests;

public sealed class ScriptTests
{
    [ScriptFact("It publishes a native program, which needs clang.")]
    public void Corpus_and_evolution_run_as_a_native_program_without_trimming_warnings() => Run("tests/Aot/run.sh");

    [ScriptFact("It publishes a program for browsers, and runs it in Node.")]
    public void Corpus_runs_as_a_trimmed_program_for_browsers_and_writes_the_golden_bytes() => Run("tests/Wasm/run.sh");

    [ScriptFact("It packs the library and restores a new project from the package.")]
    public void Readme_quick_start_runs_in_a_new_project_with_the_package() => Run("tests/Package/run.sh");

    [ScriptFact("It packs the library and builds a new project for each step of a page.")]
    public void Programs_of_pages_run_in_new_projects_with_the_packages() => Run("tests/Package/pages.sh");

    [ScriptFact("It packs three libraries, and publishes a native program.")]
    public void Files_and_Zstandard_run_in_a_new_project_with_the_packages() => Run("tests/Package/files.sh");

    [ScriptFact("It packs the integrations, and publishes a native program.")]
    public void Readmes_of_integrations_run_in_new_projects_with_the_packages() => Run("tests/Integrations/run.sh");

    [ScriptFact("It packs the library and the tool and builds a new project three times.")]
    public void Tool_records_a_release_and_the_next_one_reads_what_it_wrote() => Run("tests/Tool/run.sh");

    [ScriptFact("It packs the library, and makes and builds a new project.")]
    public void A_project_made_by_dotnet_new_keeps_its_promise_and_its_page_reads() => Run("tests/Template/run.sh");

    [ScriptFact("It packs all packages.")]
    public void A_release_is_packed_with_its_notes_and_a_list_of_contents() => Run("tests/Release/run.sh");

    [ScriptFact("It installs a program of npm.")]
    public void Workflows_are_valid_and_the_test_script_says_what_it_does() => Run("tests/Workflows/run.sh");

    [ScriptFact("It runs `dotnet watch`, which takes a quarter of a minute.")]
    public void Payloads_written_after_a_hot_reload_are_read_after_a_restart() => Run("tests/Watch/run.sh");

    [ScriptFact("It runs the sample, which takes half a minute.")]
    public void Catalog_runs_and_reports_paths_and_files_that_are_no_good() => Run("tests/Samples/run.sh");

    [ScriptFact("It installs other libraries for JavaScript.")]
    public void TypeScript_benchmarks_compare_equal_data() => Run("bench/TypeScript/check.sh");

    [ScriptFact("It installs data of npm, and writes it some twenty times.")]
    public void Benchmarks_of_real_files_compare_equal_data() => Run("bench/Files/check.sh");

    [ScriptFact("It restores the packages of other serializers.")]
    public void Benchmarks_of_peers_compare_equal_data_and_the_table_of_changes_says_what_is() => Run("bench/Peers/check.sh");

    [ScriptFact("It renders the pages as a site, with a program of npm.")]
    public void Pages_render_as_a_site_whose_links_lead_somewhere() => Run("eng/docs.sh");

    private static void Run(string script)
    {
        // As a job in the background, which ignores Ctrl+C: a script must not wait for a program that does.
        var start = new ProcessStartInfo("bash", ["-c", "trap '' INT; exec bash \"$0\"", Path.Combine(PackedPackages.Root, script)]);

        // The scripts start builds of their own; what this test host was started with is not for them.
        foreach (var name in start.Environment.Keys.Where(k => k.StartsWith("MSBuild", StringComparison.OrdinalIgnoreCase)
            || k.StartsWith("VSTEST", StringComparison.Ordinal) || k == "DOTNET_HOST_PATH").ToList())
        {
            start.Environment.Remove(name);
        }

        var (output, errors, code) = Programs.Run(start, TimeSpan.FromMinutes(60));
        Assert.True(code == 0, $"{script} ended with {code}.\n{output}\n{errors}");
    }
}
