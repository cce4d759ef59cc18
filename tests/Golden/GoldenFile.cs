using System.Reflection;

namespace MemFormat.Tests;

/// <summary>
/// Bytes of the format of release 1.0, one line <c>name: hex</c> per case. Differences and missing lines fail. With
/// <c>MEMFORMAT_ACCEPT=1</c> new lines are added; others are written anew only until the release.
/// </summary>
internal static class GoldenFile
{
    private const string Release = "1.0";

    /// <summary>Whether files are written anew.</summary>
    public static bool Accepts => Environment.GetEnvironmentVariable("MEMFORMAT_ACCEPT") == "1";

    /// <summary>Whether the lines that are there stay for good: the package has at least the release's version.</summary>
    private static bool IsFrozen =>
        typeof(MemFormatSerializer).Assembly.GetCustomAttribute<AssemblyInformationalVersionAttribute>()!.InformationalVersion[0] != '0';

    public static void Check(string name, IEnumerable<(string Name, byte[] Bytes)> cases)
    {
        var actual = cases.Select(c => $"{c.Name}: {Convert.ToHexStringLower(c.Bytes)}").ToList();
        var path = PathOf(name);
        if (IsFrozen && File.Exists(path))
            Assert.Empty(File.ReadLines(path).Except(actual));
        if (Accepts)
            File.WriteAllText(path, string.Concat(actual.Select(line => line + "\n")));
        Assert.True(File.Exists(path), $"{path} is missing; run the tests with MEMFORMAT_ACCEPT=1 once and look at what it writes.");
        Assert.Equal(File.ReadAllLines(path), actual);
    }

    /// <summary>Bytes that are only read, because another version of a compression may write others.</summary>
    /// <param name="name">The file's name.</param>
    /// <param name="cases">The cases, with what this build writes.</param>
    /// <param name="read">Reads the bytes of a case, and fails if they are not its value.</param>
    public static void Read(string name, IEnumerable<(string Name, byte[] Bytes)> cases, Action<string, byte[]> read)
    {
        var path = PathOf(name);
        var before = File.Exists(path) ? File.ReadAllLines(path).ToDictionary(line => line[..line.LastIndexOf(": ", StringComparison.Ordinal)]) : [];
        if (Accepts)
        {
            File.WriteAllText(path, string.Concat(cases.Select(c =>
                (before.GetValueOrDefault(c.Name) ?? $"{c.Name}: {Convert.ToHexStringLower(c.Bytes)}") + "\n")));
        }

        var lines = File.ReadAllLines(path);
        Assert.Equal(cases.Select(c => c.Name), lines.Select(line => line[..line.LastIndexOf(": ", StringComparison.Ordinal)]));
        foreach (var line in lines)
        {
            var colon = line.LastIndexOf(": ", StringComparison.Ordinal);
            read(line[..colon], Convert.FromHexString(line.AsSpan(colon + 2)));
        }
    }

    /// <summary>The folder of the tests in the sources, found from where they run: builds on servers do not know their paths.</summary>
    public static string Tests()
    {
        var folder = new DirectoryInfo(AppContext.BaseDirectory);
        while (!Directory.Exists(Path.Combine(folder.FullName, "Golden", Release)))
            folder = folder.Parent ?? throw new InvalidOperationException("The tests do not run below their sources.");
        return folder.FullName;
    }

    private static string PathOf(string name) => Path.Combine(Tests(), "Golden", Release, name + ".hex");
}
