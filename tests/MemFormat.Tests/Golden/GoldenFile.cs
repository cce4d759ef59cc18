namespace MemFormat.Tests;

/// <summary>
/// Bytes that must never change, one line <c>name: hex</c> per case. Differences and missing lines fail; with
/// <c>MEMFORMAT_ACCEPT=1</c> the files are written anew.
/// </summary>
internal static class GoldenFile
{
    /// <summary>Whether files are written anew.</summary>
    public static bool Accepts => Environment.GetEnvironmentVariable("MEMFORMAT_ACCEPT") == "1";

    public static void Check(string name, IEnumerable<(string Name, byte[] Bytes)> cases)
    {
        var actual = cases.Select(c => $"{c.Name}: {Convert.ToHexStringLower(c.Bytes)}").ToList();
        var path = Path.Combine(Project(), "Golden", name + ".hex");
        if (Accepts)
            File.WriteAllText(path, string.Concat(actual.Select(line => line + "\n")));
        Assert.True(File.Exists(path), $"{path} is missing; run the tests with MEMFORMAT_ACCEPT=1 once and look at what it writes.");
        Assert.Equal(File.ReadAllLines(path), actual);
    }

    /// <summary>The project's folder in the sources, found from where the tests run: builds on servers do not know their paths.</summary>
    public static string Project()
    {
        var folder = new DirectoryInfo(AppContext.BaseDirectory);
        while (!File.Exists(Path.Combine(folder.FullName, "MemFormat.Tests.csproj")))
            folder = folder.Parent ?? throw new InvalidOperationException("The tests do not run below their sources.");
        return folder.FullName;
    }
}
