using MemFormat;
using MemFormat.Aot;

// A browser has no files of ours, but a folder in its memory.
var folder = Directory.CreateTempSubdirectory().FullName;
var assembly = typeof(Program).Assembly;
foreach (var name in assembly.GetManifestResourceNames())
{
    using var from = assembly.GetManifestResourceStream(name)!;
    using var to = File.Create(Path.Combine(folder, name));
    from.CopyTo(to);
}

var score = new Score();
ChangeChecks.Run(score);
GoldenBytes.Run(score, folder);
score.Check("compression with Brotli, which browsers do not offer", () =>
{
    try
    {
        MemFormatSerializer.Serialize(new string('a', 10_000), new() { Compression = MemFormatCompression.Brotli() });
        return "it works: say so in docs/platforms.md";
    }
    catch (PlatformNotSupportedException)
    {
        return null;
    }
});
Console.WriteLine($"{score.Passed} passed, {score.Failed} failed");
return score.Failed == 0 && score.Passed > 0 ? 0 : 1;
