using System.Reflection;
using MemFormat.Codecs;
using MemFormat.Schema.Manifest;
using MemFormat.TypeScriptGen.Assemblies;
using MemFormat.TypeScriptGen.Tests;
using Xunit.Abstractions;

namespace MemFormat.Campaign.Tests;

/// <summary>Assemblies of strangers, as the tool reads them: names that are none, code in texts, counts and sizes, damaged bytes.</summary>
public class ManifestTests(ITestOutputHelper output)
{
    private const int Manifests = 1500, Images = 500;

    private readonly Random _random = new(Settings.Seed);

    private static AssemblyManifest Own =>
        ManifestText.Read(typeof(ManifestTests).Assembly.GetCustomAttribute<MemFormatManifestAttribute>()!.Manifest);

    [Fact]
    public void Drawn_manifests_are_refused_or_do_no_harm()
    {
        var draw = new ManifestDraw(Own, _random);
        var (count, accepted, none, finds) = (0, 0, 0, new List<string>());
        for (var until = DateTime.UtcNow + Settings.Time; until is null ? count < Manifests : DateTime.UtcNow < until && finds.Count < 40; count++)
        {
            var bytes = draw.Next(out var hasNoName);
            var broken = ManifestUse.Broken(Forger.Text(bytes), count, out var manifest);
            accepted += manifest is null ? 0 : 1;
            none += hasNoName ? 1 : 0;
            if (hasNoName && manifest is not null)
                broken = "a name that is none is accepted";
            if (broken is null)
                continue;
            Settings.Keep(new Find("manifest", 0, bytes, broken));
            finds.Add($"{string.Join('\n', broken.Split('\n').Take(8))} {Packed.Pack(bytes)}");
        }

        output.WriteLine($"{count:N0} manifests, {accepted:N0} accepted, {none:N0} with names that are none");
        Assert.True(finds.Count == 0, $"{finds.Count}: {string.Join("\n", finds.Take(5))}");
        Assert.True(accepted > count / 20 && none > count / 20, $"{accepted} accepted, {none} without names");
    }

    /// <summary>The whole file of an assembly, damaged anywhere: the tool says so, and nothing else happens.</summary>
    [Fact]
    public void Damaged_assemblies_are_refused()
    {
        var image = File.ReadAllBytes(typeof(ManifestTests).Assembly.Location);
        var path = Path.Combine(Path.GetTempPath(), $"memformat-{Guid.NewGuid():N}.dll");
        try
        {
            var count = 0;
            for (var until = DateTime.UtcNow + Settings.Time; until is null ? count < Images : DateTime.UtcNow < until; count++)
            {
                var bytes = image.ToArray();
                for (var left = _random.Next(1, 40); left > 0; left--)
                    bytes[_random.Next(_random.Next(2) == 0 ? bytes.Length : Math.Min(bytes.Length, 1024))] = (byte)_random.Next(256);
                if (_random.Next(8) == 0)
                    bytes = bytes[.._random.Next(bytes.Length)];
                File.WriteAllBytes(path, bytes);
                try
                {
                    ManifestReader.Read(path);
                }
                catch (ToolException)
                {
                    // Refused, in words.
                }
            }

            output.WriteLine($"{count:N0} images");
        }
        finally
        {
            File.Delete(path);
        }
    }
}
