using MemFormat.Schema.Manifest;
using MemFormat.Schema.Shapes;

namespace MemFormat.TypeScriptGen.Tests;

/// <summary>Writes a manifest as the generator does, with other texts or numbers in some places.</summary>
/// <param name="text">The text to write at a place. Places are counted from 0 on, and a text that occurs twice has two.</param>
/// <param name="number">The same for numbers, those of counts and of repeated types among them.</param>
internal sealed class Forger(Func<int, string, string> text, Func<int, long, long> number) : ManifestCoder
{
    private readonly ManifestEncoder _encoder = new();
    private readonly Dictionary<ManifestType, int> _types = [];

    private readonly HashSet<int> _names = [];
    private int _texts, _numbers;

    /// <summary>The bytes of a manifest with other texts and numbers.</summary>
    public static byte[] Write(AssemblyManifest manifest, Func<int, string, string> text, Func<int, long, long>? number = null)
    {
        var forger = new Forger(text, number ?? ((_, value) => value));
        new ManifestFields(forger).Assembly(manifest);
        return forger._encoder.ToArray();
    }

    /// <summary>A manifest with another text at one place, as the assembly holds it.</summary>
    public static string Write(AssemblyManifest manifest, int at, Func<string, string> text) =>
        Text(Write(manifest, (i, value) => i == at ? text(value) : value));

    /// <summary>The bytes of a manifest as the assembly holds them.</summary>
    public static string Text(byte[] bytes) => "3:" + Convert.ToBase64String(bytes);

    /// <summary>The texts of a manifest, in order.</summary>
    public static List<string> TextsOf(AssemblyManifest manifest)
    {
        var texts = new List<string>();
        Write(manifest, (_, value) =>
        {
            texts.Add(value);
            return value;
        });
        return texts;
    }

    /// <summary>The places of texts that are names.</summary>
    public static IReadOnlySet<int> NamesOf(AssemblyManifest manifest)
    {
        var forger = new Forger((_, value) => value, (_, value) => value);
        new ManifestFields(forger).Assembly(manifest);
        return forger._names;
    }

    public override long Number(long value)
    {
        _encoder.Number(number(_numbers++, value));
        return value;
    }

    public override string Text(string? value)
    {
        _encoder.Text(text(_texts++, value!));
        return value!;
    }

    public override string Name(string? value, NameForm form)
    {
        _names.Add(_texts);
        return Text(value);
    }

    public override ManifestType Type(ManifestType? value)
    {
        var isKnown = _types.TryGetValue(value!, out var known);
        Number(known);
        if (isKnown)
            return value!;
        Fields(value);
        _types.Add(value!, _types.Count + 1);
        return value!;
    }

    public override EquatableArray<byte> Bytes(EquatableArray<byte> value) => _encoder.Bytes(value);

    public override EquatableArray<T> List<T>(EquatableArray<T> values, Func<T?, T> item)
        where T : class
    {
        Number(values.Count);
        foreach (var value in values)
            item(value);
        return values;
    }
}
