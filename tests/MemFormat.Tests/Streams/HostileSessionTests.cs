using System.IO.Pipelines;
using Corpus.Changes;
using Corpus;

namespace MemFormat.Tests;

/// <summary>Sessions that nobody wrote.</summary>
public class HostileSessionTests
{
    private const int Messages = 3;

    public static TheoryData<string> Scoped =>
        [.. from g in CorpusCases.Groups where g.Name is "Unions" or "References" or "Extensions" or "Surrogates" from c in g.Cases select c.Name];

    public static TheoryData<string> Changes => ChangeTests.All;

    /// <summary>Bytes, and what is wrong with them.</summary>
    public static TheoryData<string, string, MemFormatError> Bad => new()
    {
        { "no shape", "02000401000000", MemFormatError.InvalidData },
        { "a payload", "000105" + "01000000", MemFormatError.InvalidData },
        { "a payload that is null", "04", MemFormatError.InvalidData },
        { "a fingerprint", "01020304", MemFormatError.InvalidData },
        { "a compressed message", "0301050100", MemFormatError.UnknownWrapper },
        { "a later version", "0a01000105" + "0401000000", MemFormatError.InvalidData },
        { "the shape twice", "0202" + "000105" + "000105" + "0401000000", MemFormatError.InvalidData },
        { "an unknown fingerprint", "0201" + "010401020304" + "0401000000", MemFormatError.UnknownSchema },
        { "a fingerprint of two bytes", "0201" + "01020102" + "0401000000", MemFormatError.Truncated },
        { "a fingerprint and more", "0201" + "0105" + BitConverter.ToString(Int32()).Replace("-", "", StringComparison.Ordinal) + "00" + "0401000000",
            MemFormatError.TrailingData },
        { "a case and no union", "0202" + "000105" + "02010105" + "0401000000", MemFormatError.InvalidData },
        { "a case and no shape", "0201" + "02010105" + "0401000000", MemFormatError.InvalidData },
        { "a body that is too long", "0201000105" + "050100000000", MemFormatError.TrailingData },
        { "a body that is too short", "0201000105" + "03010000", MemFormatError.Truncated },
        { "a shape that does not fit", "0201000110" + "020461", MemFormatError.SchemaMismatch },
        { "a length not in its shortest form", "0201000105" + "840001000000", MemFormatError.InvalidData },
        { "a length of more than 64 bits", "02" + "ffffffffffffffffffff7f", MemFormatError.InvalidData },
        { "a body beyond the limit", "0201000105" + "81808020", MemFormatError.LimitExceeded },
        { "a shape beyond the limit", "020100" + "81808020", MemFormatError.LimitExceeded },
        { "a length near 2^64", "020100" + "ffffffffffffffffff01", MemFormatError.LimitExceeded },
    };

    [Theory]
    [MemberData(nameof(Bad))]
    public async Task Bad_sessions_are_refused(string name, string hex, MemFormatError error)
    {
        var bytes = Convert.FromHexString(hex);
        var exception = await Many.ErrorAsync<int>(bytes);
        Assert.True(error == exception.Error, $"{name}: {exception}");
        Assert.InRange(exception.Offset, 0, bytes.Length);
        if (name == "no shape")
            return;
        bytes = [.. await Many.WriteAsync([1, 2]), .. bytes];
        exception = await Many.ErrorAsync<int>(bytes);
        Assert.True(error == exception.Error, $"{name}: {exception}");
    }

    [Theory]
    [InlineData("0202" + "00021b00" + "0201020200" + "01" + "00", "a definition of an unknown kind")]
    [InlineData("0203" + "00021b00" + "02010107" + "02010107" + "0a02" + "0000000000000000", "defined twice")]
    [InlineData("0202" + "00021b00" + "02010107" + "0803" + "0107" + "0000000000000000", "defined in a body")]
    [InlineData("0201" + "00021b00" + "0902" + "0000000000000000", "not defined")]
    public async Task Cases_are_refused(string hex, string reason)
    {
        var exception = await Many.ErrorAsync<IShape>(Convert.FromHexString(hex));
        Assert.True(exception.Error is MemFormatError.InvalidData or MemFormatError.Truncated, $"{reason}: {exception}");
    }

    [Fact]
    public async Task Where_data_ends_within_a_message_is_told()
    {
        var session = await Many.WriteAsync(new IShape[] { new Circle(), new Quad { Address = new() }, new Dot() });
        HashSet<int> ends = [0];
        var at = 0;
        foreach (var shape in new IShape[] { new Circle(), new Quad { Address = new() } })
            ends.Add(at = (await Many.WriteAsync(new IShape[] { new Circle(), new Quad { Address = new() } }[..(ends.Count)])).Length);
        for (var length = 0; length < session.Length; length++)
        {
            if (ends.Contains(length))
            {
                await Many.ReadAsync<IShape>(session[..length]);
                continue;
            }

            var exception = await Many.ErrorAsync<IShape>(session[..length]);
            Assert.Equal((MemFormatError.Truncated, length), (exception.Error, exception.Offset));
        }
    }

    [Fact]
    public async Task Every_flipped_bit_of_small_sessions()
    {
        foreach (var options in Headers.All)
        {
            var session =
                await Many.WriteAsync<IShape>([new Circle(), new Caption("c", null), new Circle(), new Group { Members = [new Dot()] }], options);
            for (var bit = 0; bit < session.Length * 8; bit++)
            {
                var damaged = session.ToArray();
                damaged[bit / 8] ^= (byte)(1 << bit % 8);
                try
                {
                    await Many.ReadAsync<IShape>(damaged, options);
                }
                catch (MemFormatException exception)
                {
                    Assert.InRange(exception.Offset, 0, session.Length);
                }
            }
        }
    }

    [Theory]
    [MemberData(nameof(Scoped))]
    public void Damaged_sessions_are_read_or_refused(string name)
    {
        var corpusCase = CorpusCases.Named(name);
        var resolved = Memory.Resolved(corpusCase.Type);
        using var attack = new Attack(
            session => Read(corpusCase, session),
            values => Write(corpusCase, (List<object?>)values!),
            length => (Messages + 1) * resolved(length));
        var random = new Random(1);
        attack.Run(Write(corpusCase, [.. corpusCase.Values(Messages)]), 400, random);
        attack.Run(Write(corpusCase, [.. corpusCase.Values().Reverse().Take(Messages)]), 400, random);
        Assert.True(attack.Errors > 0);
    }

    [Theory]
    [MemberData(nameof(Changes))]
    public async Task Damaged_sessions_of_other_shapes(string name)
    {
        var change = ChangeCases.All.First(c => c.Name == name);
        var session = await change.SessionAsync(2);
        Damage.All(session, 100, new Random(1), damaged =>
        {
            try
            {
                change.ReadSessionAsync(new MemoryStream(damaged.ToArray())).GetAwaiter().GetResult();
            }
            catch (MemFormatException exception)
            {
                Assert.InRange(exception.Offset, 0, damaged.Length);
            }
        });
    }

    private static byte[] Int32() => MemFormatSerializer.Serialize(0, Headers.Fingerprint)[..4];

    private static List<object?> Read(CorpusCase corpusCase, ReadOnlySpan<byte> session) =>
        corpusCase.ReadManyAsync(PipeReader.Create(new(session.ToArray())).AsStream()).AsTask().GetAwaiter().GetResult();

    private static byte[] Write(CorpusCase corpusCase, List<object?> values)
    {
        var stream = new MemoryStream();
        corpusCase.WriteManyAsync(stream, values).AsTask().GetAwaiter().GetResult();
        return stream.ToArray();
    }
}
