using MemFormat.Schema.Manifest;
using MemFormat.Tool.Tests;
using MemFormat.TypeScriptGen.Assemblies;

namespace MemFormat.TypeScriptGen.Tests;

/// <summary>What a manifest calls a name is one, for all commands.</summary>
public sealed class ManifestNameTests : IDisposable
{
    private const int Drawn = 10_000;

    /// <summary>Texts that are no names begin so. All others in this assembly are names, or numbers.</summary>
    private const string Free = "free";

    /// <summary>Something of everything that a manifest can say.</summary>
    private const string Everything = """
        /// <summary>free</summary>
        [Flags] public enum Größe : byte { Klein = 1, @class = 2 }
        [MemFormattable(Contract = "free"), MemReserved("Old"), MemReserved("Older")]
        public partial class Ordnung
        {
            /// <summary>free</summary>
            public Größe Größe { get; set; } = Größe.Klein;
            [MemFormerName("Gone")] public string Name { get; set; } = "free";
            public int @int { get; set; } = 7;
            public double? Ratio { get; set; } = 1.5;
            public bool IsOpen { get; set; } = true;
            public decimal Price { get; set; } = 9.95m;
            public ulong Big { get; set; } = ulong.MaxValue;
            public Guid Key { get; set; } = new("11111111-2222-3333-4444-555555555555");
            public DateTime Day { get; set; } = new(2026, 1, 2);
            public TimeSpan Span { get; set; } = TimeSpan.FromMinutes(5);
            public (int Id, string? Text)[] Pairs { get; set; } = [];
            public List<ValueTuple> Nothing { get; set; } = [];
            public Dictionary<string, List<Page<Größe>>>? Pages { get; set; }
            public int[,]? Grid { get; set; }
            [MemUnion(1, typeof(Kreis)), MemUnion(2, typeof(string))] public object? Any { get; set; }
            [MemCodec(typeof(CashCodec))] public decimal Cash { get; set; }
            public System.Numerics.Vector3 Place { get; set; }
            public Outer<int>.Inner<string>? Inner { get; set; }
            [MemWas(typeof(string), nameof(OfText))] public int Number { get; set; }
            public static int OfText(string text) => text.Length;
        }
        [MemFormattable] public partial class Page<T> { public T? Value { get; set; } public List<T> Values { get; set; } = []; }
        public partial class Outer<T> { [MemFormattable] public partial class Inner<U> { public T? A { get; set; } public U? B { get; set; } } }
        [MemFormattable, MemUnion(1, typeof(Kreis))] public abstract partial class Form { public string? Заголовок { get; set; } }
        [MemFormattable] public partial class Kreis : Form { public float Radius { get; set; } = 0.1f; }
        [MemFormatRoot(typeof(List<Ordnung>)), MemFormatRoot(typeof((int, Ordnung)[]))] public sealed partial class Roots : MemFormatContext { }
        public sealed class CashCodec : MemFormatCodec<decimal>
        {
            public override string Id => "free";
            public override void Write(ref MemFormatWriter writer, decimal value) => writer.WriteByte(0);
            public override decimal Read(ref MemFormatReader reader) => reader.ReadByte();
        }
        """;

    private readonly Project _project = new();

    public void Dispose() => _project.Dispose();

    private AssemblyManifest Manifest()
    {
        _project.Build(Everything);
        return ManifestReader.Read(_project.Assembly()).Manifest!;
    }

    [Fact]
    public void None_of_ten_thousand_manifests_with_names_that_are_none_is_accepted()
    {
        var manifest = Manifest();
        var texts = Forger.TextsOf(manifest);
        var names = Enumerable.Range(0, texts.Count).Where(i => texts[i].Length > 0 && !texts[i].StartsWith(Free, StringComparison.Ordinal)).ToList();
        Assert.True(names.Count > 100, $"{names.Count}");
        Assert.Contains(Enumerable.Range(0, texts.Count), i => texts[i].StartsWith(Free, StringComparison.Ordinal));
        var random = new Random(34);
        var accepted = new List<string>();
        for (var i = 0; i < Drawn; i++)
        {
            // Each in turn, so that every place is met many times. A sign before a number leaves it one.
            var (at, name) = (names[i % names.Count], "");
            var forged = Forger.Write(manifest, at, text => name = NoName.Of(text, random) + (char.IsDigit(text[0]) ? ";" : ""));
            try
            {
                ManifestReader.Parse(forged);
                accepted.Add($"{texts[at]}: {name}");
            }
            catch (FormatException)
            {
                // Refused.
            }
        }

        Assert.True(accepted.Count == 0, string.Join("\n", accepted.Take(20)));
    }

    /// <summary>The forger alone changes nothing: what it writes is what the generator wrote.</summary>
    [Fact]
    public void The_same_manifests_with_their_own_names_are_accepted()
    {
        var manifest = Manifest();
        Assert.Equal(ManifestText.Write(manifest), Forger.Write(manifest, -1, text => text));
        Assert.Equal(manifest, ManifestText.Read(ManifestText.Write(manifest)));
        foreach (var command in new string[][] { ["ts", _project.Assembly(), "-o", _project.Path("out")], ["schema", "show", _project.Assembly()],
            ["schema", "update", _project.Assembly()] })
        {
            Assert.StartsWith("0\n", _project.Run(command), StringComparison.Ordinal);
        }

        Assert.Contains("Größe", _project.Text("out/Shop.ts"), StringComparison.Ordinal);
        Assert.StartsWith("0\n", _project.Run("schema", "check", _project.Assembly()), StringComparison.Ordinal);
    }

    /// <summary>All commands that read assemblies, by way of files: nothing is written, and nothing of the name is printed.</summary>
    [Theory]
    [InlineData("Shop", "../../../Evil", null)]
    [InlineData("Shop", "/tmp/Evil", null)]
    [InlineData("Shop", "C:\\Evil", null)]
    [InlineData("Shop", "a/b", null)]
    [InlineData("Name", "x; import('evil'); var y", null)]
    [InlineData("Name", "\u001b[2Jx", "\u001b")]
    [InlineData("Klein", "\u202eKlein", "\u202e")]
    [InlineData("7", "7; import('evil')", null)]
    [InlineData("true", "process.exit(1)", null)]
    [InlineData("18446744073709551615", "1)};import('evil')//", null)]
    public void No_command_accepts_such_an_assembly(string text, string forged, string? hidden)
    {
        var manifest = Manifest();
        var all = Forger.TextsOf(manifest);
        WithManifest(Forger.Write(manifest, all.IndexOf(text), _ => forged));
        var before = Files();
        var commands = new string[][]
        {
            ["ts", _project.Assembly("Forged"), "-o", _project.Path("out")],
            ["schema", "show", _project.Assembly("Forged")],
            ["schema", "update", _project.Assembly("Forged")],
            ["schema", "check", _project.Assembly("Forged")],
            ["diff", _project.Assembly("Forged"), _project.Assembly("Forged")],
            ["count", _project.Path("Shop.csproj"), "-n", _project.Assembly("Forged")],
        };
        foreach (var command in commands)
        {
            var output = _project.Run(command);
            Assert.Equal("1\nmemformat: ~/bin/Release/Forged.dll cannot be read: "
                + (char.IsDigit(text[0]) || text == "true" ? "The manifest is damaged." : "The manifest has a name that C# does not allow."), output);
            Assert.True(hidden is null || !output.Contains(hidden, StringComparison.Ordinal));
        }

        Assert.Equal(before, Files());
    }

    /// <summary>Counts and sizes that the bytes do not pay for are refused before anything of their size is made.</summary>
    [Fact]
    public void A_small_manifest_cannot_ask_for_much_memory()
    {
        var manifest = Manifest();
        var whole = Convert.FromBase64String(ManifestText.Write(manifest)[2..]);
        var random = new Random(34);
        for (var i = 0; i < 3000; i++)
        {
            var bytes = whole.ToArray();
            for (var left = 1 + random.Next(4); left > 0; left--)
                bytes[random.Next(bytes.Length)] = (byte)random.Next(256);
            var text = "3:" + Convert.ToBase64String(bytes);
            var before = GC.GetAllocatedBytesForCurrentThread();
            try
            {
                ManifestReader.Parse(text);
            }
            catch (FormatException)
            {
                // Nothing else is thrown.
            }

            var asked = GC.GetAllocatedBytesForCurrentThread() - before;
            Assert.True(asked < (1 << 18) + (128 * bytes.Length), $"{asked} for {bytes.Length}");
        }
    }

    /// <summary>A segment is copied into schemas as it is: five bytes can claim 500 million members, and each list is a level.</summary>
    [Theory]
    [InlineData(new byte[] { 0xF8, 0xFF, 0xFF, 0xFF, 0x0F }, 0)] // Members without bytes.
    [InlineData(new byte[] { 0x08 }, 0)] // One without a kind.
    [InlineData(new byte[] { 0x08, 0x1F, 0x7F }, 0)] // The 128th dependency.
    [InlineData(new byte[] { 0x0C, 0x7F, 0x05 }, 0)] // Its base, too.
    [InlineData(new byte[] { 0x08, 0x1A, 0x00 }, 0)] // A type by its number in the schema.
    [InlineData(new byte[] { 0x08, 0x05, 0x05 }, 0)] // One that goes on.
    [InlineData(new byte[] { 0x08 }, 100_000)] // Lists in each other.
    public void Segments_that_are_none_are_refused(byte[] segment, int lists)
    {
        var manifest = Manifest();
        byte[] bytes = [.. segment, .. Enumerable.Repeat((byte)MemFormat.Wire.WireKind.List, lists)];
        foreach (var type in manifest.Types.Where(t => t.Segment.Count > 0))
        {
            var changed = manifest with { Types = new([.. manifest.Types.Select(t => t == type ? t with { Segment = new(bytes) } : t)]) };
            var text = ManifestText.Write(changed);
            var before = GC.GetAllocatedBytesForCurrentThread();
            Assert.Throws<FormatException>(() => ManifestText.Read(text));
            Assert.True(GC.GetAllocatedBytesForCurrentThread() - before < (1 << 20) + (64 * text.Length));
        }
    }

    /// <summary>Types may name earlier ones by their numbers: each twice as large as the one before, in a few bytes.</summary>
    [Fact]
    public void Types_that_double_are_refused()
    {
        var type = new ManifestType(ManifestTypeKind.Scalar, "int", MemFormat.Wire.WireKind.Int32, IsValueType: true);
        for (var i = 0; i < 50; i++)
            type = new ManifestType(ManifestTypeKind.Map, "System.Collections.Generic.Dictionary", Arguments: new([type, type]));
        var encoder = new Doubling();
        encoder.Type(type);
        var bytes = encoder.ToArray();
        Assert.True(bytes.Length < 2000, $"{bytes.Length}");
        Assert.Throws<FormatException>(() => new ManifestDecoder(bytes).Type(null));
    }

    private void WithManifest(string manifest)
    {
        var source = $"[assembly: MemFormat.Codecs.MemFormatManifest(\"{manifest}\")]";
        File.WriteAllBytes(_project.Assembly("Forged"),
            MemFormat.Generator.Tests.Generated.From(MemFormat.Generator.Tests.Source.Compile("Forged", [source])).Emit());
    }

    private List<string> Files() => [.. Directory.EnumerateFiles(_project.Folder, "*", SearchOption.AllDirectories).Order(StringComparer.Ordinal)];

    /// <summary>Numbers types by identity, since to compare these takes forever.</summary>
    private sealed class Doubling : ManifestCoder
    {
        private readonly ManifestEncoder _encoder = new();
        private readonly List<ManifestType> _types = [];

        public byte[] ToArray() => _encoder.ToArray();

        public override long Number(long value) => _encoder.Number(value);

        public override string Text(string? value) => _encoder.Text(value);

        public override string Name(string? value, NameForm form) => _encoder.Text(value);

        public override ManifestType Type(ManifestType? value)
        {
            var known = _types.FindIndex(t => ReferenceEquals(t, value));
            Number(known + 1);
            if (known >= 0)
                return value!;
            Fields(value);
            _types.Add(value!);
            return value!;
        }

        public override MemFormat.Schema.Shapes.EquatableArray<byte> Bytes(MemFormat.Schema.Shapes.EquatableArray<byte> value) =>
            _encoder.Bytes(value);

        public override MemFormat.Schema.Shapes.EquatableArray<T> List<T>(MemFormat.Schema.Shapes.EquatableArray<T> values, Func<T?, T> item)
            where T : class
        {
            Number(values.Count);
            foreach (var value in values)
                item(value);
            return values;
        }
    }
}
