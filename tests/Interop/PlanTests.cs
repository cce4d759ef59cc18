using MemFormat.EndToEnd.Tests;

namespace MemFormat.Interop.Tests;

/// <summary>What is remembered of payloads of another shape changes nothing of what later ones get.</summary>
public class PlanTests
{
    [ScriptFact("It runs Node.")]
    public void A_case_whose_type_is_its_own_base_is_refused_each_time_and_an_enum_is_matched_once()
    {
        _ = PrintedCorpus.Default;
        var folder = Path.Combine(Node.Folder, "generated", "default", "memformat");
        var bundles = new[] { "reader", "resolution", "cases" }.Select(name => Path.Combine(folder, name + ".ts")).ToArray();
        Node.Package("esbuild",
            [.. bundles, "--bundle", "--splitting", "--format=esm", "--out-extension:.js=.mjs", "--outdir=" + folder, "--log-level=warning"]);
        Assert.Equal("""["0 values","InvalidData","InvalidData",2,true]""", Node.Script("plans.mjs", folder).Trim());
    }
}
