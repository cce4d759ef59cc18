namespace MemFormat.Zstandard.Tests;

/// <summary>
/// Payloads and streams of the releases that used libzstd 1.5.4, and frames of its command <c>zstd</c>. The files in Libzstd
/// are never made anew.
/// </summary>
public class FormerTests
{
    private static readonly List<Reading> s_readings = Readings.Of(300);
    private static readonly MemFormatOptions s_options = With(new() { Checksum = true });
    private static readonly MemFormatOptions s_all = With(new() { LongDistance = true, FormerDictionaries = [new(Bytes("dictionary.dict"))] });

    public static TheoryData<string> Payloads => Files("*.bin", except: ["zeros.bin", "member.bin"]);

    public static TheoryData<string> Streams => Files("*.stream");

    public static TheoryData<string> Frames => Files("*.zst");

    [Theory]
    [MemberData(nameof(Payloads))]
    public void Payloads_are_read(string file)
    {
        Assert.Equal(s_readings, MemFormatSerializer.Deserialize<List<Reading>>(Bytes(file), s_all));
        if (!file.StartsWith("dictionary", StringComparison.Ordinal))
            Assert.Equal(s_readings, MemFormatSerializer.Deserialize<List<Reading>>(Bytes(file), s_options));
    }

    [Theory]
    [MemberData(nameof(Streams))]
    public async Task Streams_are_read(string file)
    {
        var read = new List<Reading>();
        await foreach (var reading in MemFormatSerializer.ReadManyAsync<Reading>(new MemoryStream(Bytes(file)), s_all))
            read.Add(reading);
        Assert.Equal(s_readings, read);
    }

    [Theory]
    [MemberData(nameof(Frames))]
    public void Frames_of_the_command_are_read(string file)
    {
        var plain = MemFormatSerializer.Serialize(s_readings);
        var payload = HostileTests.Wrap((ulong)plain.Length, Bytes(file));
        Assert.Equal(s_readings, MemFormatSerializer.Deserialize<List<Reading>>(payload, s_all));
    }

    [Fact]
    public void Values_that_took_several_blocks_are_read() =>
        Assert.Equal(new byte[3_000_000], MemFormatSerializer.Deserialize<byte[]>(Bytes("zeros.bin"), s_options));

    [Fact]
    public void Members_are_read() =>
        Assert.Equal(s_readings, MemFormatSerializer.Deserialize<RoundTripTests.Packed>(Bytes("member.bin"))!.Readings);

    [Fact]
    public void A_dictionary_of_before_is_written_with()
    {
        var dictionary = new MemFormatZstandardDictionary(Bytes("dictionary.dict"));
        Assert.Equal(1_165_651_968u, dictionary.Id);
        var payload = MemFormatSerializer.Serialize(s_readings[..20], With(new() { Dictionary = dictionary }));
        Assert.InRange(payload.Length, 1, MemFormatSerializer.Serialize(s_readings[..20], s_options).Length - 20);
        Assert.Equal(s_readings[..20], MemFormatSerializer.Deserialize<List<Reading>>(payload, s_all));
    }

    private static byte[] Bytes(string file) => File.ReadAllBytes(Path.Combine(AppContext.BaseDirectory, "Libzstd", file));

    private static TheoryData<string> Files(string pattern, params string[] except)
    {
        var files = new DirectoryInfo(Path.Combine(AppContext.BaseDirectory, "Libzstd")).GetFiles(pattern).Select(file => file.Name).Except(except);
        Assert.NotEmpty(files);
        return [.. files];
    }

    private static MemFormatOptions With(MemFormatZstandardOptions options) => new() { Compression = MemFormatZstandard.With(options) };
}
