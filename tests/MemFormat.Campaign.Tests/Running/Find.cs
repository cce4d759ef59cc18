namespace MemFormat.Campaign.Tests;

/// <summary>A payload that breaks a promise, or broke it once. Lines of the files in <c>Finds</c>.</summary>
internal sealed record Find(string Target, int Way, byte[] Payload, string What)
{
    private const char Separator = '|';

    /// <summary>The finds of all files, kept as tests.</summary>
    public static IEnumerable<Find> Kept => In("hunt.txt");

    /// <summary>Small payloads that together reach most of the code.</summary>
    public static IEnumerable<Find> Reaching => In("reaching.txt");

    /// <summary>Where the files are.</summary>
    public static string Folder => Path.Combine(Path.GetDirectoryName(Source())!, "..", "Finds");

    public static Find Parse(string line)
    {
        var parts = line.Split(Separator, 4);
        return new Find(parts[0], int.Parse(parts[1], System.Globalization.CultureInfo.InvariantCulture), Packed.Unpack(parts[2]), parts[3]);
    }

    public override string ToString() => string.Join(Separator, Target, Way, Packed.Pack(Payload), What.ReplaceLineEndings(" "));

    private static IEnumerable<Find> In(string file) =>
        File.ReadLines(Path.Combine(Folder, file)).Where(line => line.Length > 0 && line[0] != '#').Select(Parse);

    private static string Source([System.Runtime.CompilerServices.CallerFilePath] string path = "") => path;
}
