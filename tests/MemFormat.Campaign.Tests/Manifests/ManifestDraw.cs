using MemFormat.Schema.Manifest;
using MemFormat.TypeScriptGen.Tests;

namespace MemFormat.Campaign.Tests;

/// <summary>Draws manifests: those of a program, with names that are none, texts with code, other numbers, and other bytes.</summary>
internal sealed class ManifestDraw(AssemblyManifest manifest, Random random)
{
    /// <summary>Text that must not become code has this word.</summary>
    public const string Mark = "INJECTED";

    private static readonly string[] s_code =
    [
        $"'); {Mark}; ('", $"*/ {Mark} /*", $"**/{Mark}/**", $"\n{Mark}\n", $"\r{Mark}\r", $"\u2028{Mark}\u2028", $"\u0085{Mark}", $"\\'; {Mark} //",
        $"`${{{Mark}}}`", $"\" + {Mark} + \"",
        $"\u001b]0;{Mark}\u0007", $"\u202e{Mark}", $"{Mark}\ud83d\ude00", $"//{Mark}\n{Mark}", $"@ts-ignore\n*/{Mark}",
    ];

    private readonly List<string> _texts = Forger.TextsOf(manifest);
    private readonly IReadOnlySet<int> _names = Forger.NamesOf(manifest);

    /// <summary>The next one, and whether it has a name that is none.</summary>
    public byte[] Next(out bool hasNoName)
    {
        var (isNone, left) = (false, random.Next(1, 5));
        var texts = Enumerable.Range(0, left).Select(_ => random.Next(_texts.Count)).ToHashSet();
        var way = random.Next(6);
        var numbers = way is 3 or 5 ? Enumerable.Range(0, left).Select(_ => random.Next(_texts.Count * 8)).ToHashSet() : [];
        var bytes = Forger.Write(manifest, (i, text) => way is 3 or 4 || !texts.Contains(i) ? text : Forge(i, way, text, ref isNone),
            (i, number) => numbers.Contains(i) ? Number(number) : number);
        if (way is 4 or 5)
        {
            for (; left > 0; left--)
                bytes[random.Next(bytes.Length)] = (byte)random.Next(256);
            isNone = false;
        }

        hasNoName = isNone && numbers.Count == 0;
        return bytes;
    }

    private string Forge(int at, int way, string text, ref bool isNone)
    {
        if (!_names.Contains(at))
            return s_code[random.Next(s_code.Length)];
        if (way == 0 || text.Length == 0)
            return _texts[random.Next(_texts.Count)];
        if (way == 1)
            return text + "1";
        isNone = true;
        return NoName.Of(text, random) + ";";
    }

    private long Number(long number) => random.Next(5) switch
    {
        0 => random.Next(64),
        1 => number + random.Next(-1, 2),
        2 => 1L << random.Next(63),
        3 => -number,
        _ => random.NextInt64(),
    };
}
