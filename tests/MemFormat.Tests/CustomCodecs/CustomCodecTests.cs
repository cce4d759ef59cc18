using System.Buffers;
using Corpus;

namespace MemFormat.Tests;

/// <summary>Codecs of users: their frames, versions and errors.</summary>
public partial class CustomCodecTests
{
    [Fact]
    public void A_custom_codec_has_its_id_in_the_slot_and_a_frame()
    {
        // SHA-256 of "corpus.heat" begins with these bytes; version 1; then the frame of four bytes.
        var id = System.Security.Cryptography.SHA256.HashData("corpus.heat"u8)[..4];
        Assert.Equal([0, 6, 29, .. id, 1, 4, 0, 0, 0x80, 0x3F], MemFormatSerializer.Serialize(new Heat(1)));
    }

    [Fact]
    public void Every_kind_of_value()
    {
        foreach (var source in new[] { ValueSource.Defaults(), ValueSource.Least(), ValueSource.Greatest(), ValueSource.Seeded(1),
            ValueSource.Seeded(2) })
        {
            var value = new AllKinds(source);
            var read = MemFormatSerializer.Deserialize<AllKinds>(MemFormatSerializer.Serialize(value))!;
            Assert.Null(Same.Difference(value, read));
        }
    }

    [Fact]
    public void Another_version_is_the_codecs_affair()
    {
        var old = MemFormatSerializer.Serialize(new OldWallet { Before = 1, Cash = new("EUR", 12), Purse = [new("USD", 3), null], After = "a" });
        var read = MemFormatSerializer.Deserialize<Wallet>(old)!;
        Assert.Equal((new Cash("EUR", 12), new Cash("USD", 3), null, "a"), (read.Cash, read.Purse[0], read.Purse[1], read.After));
        var later = MemFormatSerializer.Serialize(new Wallet { Cash = new("EUR", 12.5m) });
        var error = Assert.Throws<MemFormatException>(() => MemFormatSerializer.Deserialize<OldWallet>(later));
        Assert.Equal((MemFormatError.UnsupportedType, "OldWallet.Cash"), (error.Error, error.Path));
    }

    [Fact]
    public void Another_codec_is_a_mismatch()
    {
        var payload = MemFormatSerializer.Serialize(new OtherWallet { Cash = "EUR" });
        var error = Assert.Throws<MemFormatException>(() => MemFormatSerializer.Deserialize<Wallet>(payload));
        Assert.Equal((MemFormatError.SchemaMismatch, "Wallet.Cash"), (error.Error, error.Path));
        payload = MemFormatSerializer.Serialize(new PlainWallet { Heat = 1 });
        error = Assert.Throws<MemFormatException>(() => MemFormatSerializer.Deserialize<Wallet>(payload));
        Assert.Equal((MemFormatError.SchemaMismatch, "Wallet.Heat"), (error.Error, error.Path));
    }

    [Fact]
    public void Values_that_nobody_knows_are_skipped()
    {
        var payload =
            MemFormatSerializer.Serialize(new Wallet { Before = 1, Cash = new("EUR", 1), Purse = [new("USD", 3), null], Heat = new(5), After = "a" });
        var read = MemFormatSerializer.Deserialize<EmptyWallet>(payload)!;
        Assert.Equal((1, "a"), (read.Before, read.After));
    }

    [Theory]
    [InlineData(3, "reads")]
    [InlineData(5, "did not read all bytes")]
    [InlineData(0, "reads")]
    public void Frames_of_another_length(int length, string message)
    {
        var payload = MemFormatSerializer.Serialize(new List<Heat> { new(1), new(2) });
        var frame = payload.AsSpan().LastIndexOf((byte[])[4, 0, 0, 0, 0x40]);
        byte[] changed = [.. payload[..frame], (byte)length, .. new byte[length]];
        var error = Assert.Throws<MemFormatException>(() => MemFormatSerializer.Deserialize<List<Heat>>(changed));
        Assert.Equal((MemFormatError.InvalidData, "[1]"), (error.Error, error.Path));
        Assert.Contains(message, error.Message, StringComparison.Ordinal);
    }

    [Fact]
    public void A_frame_that_is_cut_off()
    {
        var payload = MemFormatSerializer.Serialize(new List<Heat> { new(1), new(2) });
        var error = Assert.Throws<MemFormatException>(() => MemFormatSerializer.Deserialize<List<Heat>>(payload.AsSpan(0, payload.Length - 1)));
        Assert.Equal(MemFormatError.Truncated, error.Error);
    }

    [Fact]
    public void A_codec_that_catches_what_it_holds_cannot_lose_the_way()
    {
        var payload = MemFormatSerializer.Serialize(new List<Careless> { new(new(1)), new(new(2)) });
        Assert.Equal([new(new(1)), new(new(2))], MemFormatSerializer.Deserialize<List<Careless>>(payload));
        var inner = payload.AsSpan().IndexOf((byte[])[4, 0, 0, 0x80, 0x3F]);
        payload[inner] = 2;
        var error = Assert.Throws<MemFormatException>(() => MemFormatSerializer.Deserialize<List<Careless>>(payload));
        Assert.Equal((MemFormatError.InvalidData, "[0]"), (error.Error, error.Path));
    }

    [Fact]
    public void Exceptions_of_the_codec()
    {
        var thrown = new FormatException();
        Assert.Same(thrown, Assert.Throws<FormatException>(() => MemFormatSerializer.Serialize(new Grumpy { Thrown = thrown })));
        var error = Assert.Throws<MemFormatException>(() => MemFormatSerializer.Deserialize<Grumpy>(MemFormatSerializer.Serialize(new Grumpy())));
        Assert.Equal(MemFormatError.InvalidData, error.Error);
        Assert.IsType<NotSupportedException>(error.InnerException);
        Assert.NotNull(MemFormatSerializer.Serialize(new Grumpy()));
    }

    [Fact]
    public void Depth_is_counted()
    {
        var ring = new Ring();
        ring.Next = ring;
        Assert.Equal(MemFormatError.LimitExceeded, Assert.Throws<MemFormatException>(() => MemFormatSerializer.Serialize(ring)).Error);
        ring.Next = null;
        for (var i = 0; i < 50; i++)
            ring = new Ring { Next = ring };
        Assert.NotNull(MemFormatSerializer.Deserialize<Ring>(MemFormatSerializer.Serialize(ring)));
        for (var i = 0; i < 100; i++)
            ring = new Ring { Next = ring };
        var payload = MemFormatSerializer.Serialize(ring, new() { Limits = MemFormatLimits.Default with { MaxDepth = 1000 } });
        Assert.Equal(MemFormatError.LimitExceeded, Assert.Throws<MemFormatException>(() => MemFormatSerializer.Deserialize<Ring>(payload)).Error);
    }

    [Fact]
    public void Codecs_may_hold_generated_types_and_payloads()
    {
        var value = new Letter(new Address { Street = "s", City = "c" }, [1, 2]);
        var read = MemFormatSerializer.Deserialize<Letter>(MemFormatSerializer.Serialize(value))!;
        Assert.Equal(("s", "c", 2), (read.To.Street, read.To.City, read.Numbers[1]));
    }

    [Fact]
    public void The_codec_itself_serializes_roots()
    {
        var codec = new CashCodec();
        var value = new Cash("EUR", 5);
        var buffer = new ArrayBufferWriter<byte>();
        codec.SerializeObject(buffer, value);
        Assert.Equal(MemFormatSerializer.Serialize(value), buffer.WrittenSpan.ToArray());
        Assert.Equal(value, codec.DeserializeObject(buffer.WrittenSpan));
        Assert.Equal(new Cash("USD", 3), codec.DeserializeObject(MemFormatSerializer.Serialize(new OldCash("USD", 3))));
        Assert.Null(codec.DeserializeObject([4]));
    }

    [Fact]
    public void Values_of_generic_codecs_round_trip()
    {
        var list = new List<Twice<string>?> { new("a"), null };
        Assert.Equal(list, CopyRoot(list));
        Assert.Equal(new Twice<string>("b"), CopyRoot(new Twice<string>("b")));
        Assert.Equal(new Twice<string>("c"),
            MemFormatSerializer.Deserialize<TwiceHolder<string>>(MemFormatSerializer.Serialize(new TwiceHolder<string> { Value = new("c") }))!.Value);
    }

    /// <summary>No call says the type.</summary>
    private static T CopyRoot<T>(T value) => MemFormatSerializer.Deserialize<T>(MemFormatSerializer.Serialize(value))!;

    [Fact]
    public void A_codec_without_an_id() => Assert.Throws<InvalidOperationException>(() => MemFormatSerializer.Serialize(new Nameless()));

    [MemFormattable]
    internal sealed partial class Wallet
    {
        public int Before { get; set; }

        public Cash? Cash { get; set; }

        public List<Cash?> Purse { get; set; } = [];

        public Heat Heat { get; set; }

        public string? After { get; set; }
    }

    [MemFormattable]
    internal sealed partial class OldWallet
    {
        public int Before { get; set; }

        public OldCash? Cash { get; set; }

        public List<OldCash?> Purse { get; set; } = [];

        public string? After { get; set; }
    }

    [MemFormattable]
    internal sealed partial class OtherWallet
    {
        [MemCodec(typeof(ReversedCodec))]
        public string? Cash { get; set; }
    }

    [MemFormattable]
    internal sealed partial class PlainWallet
    {
        public float Heat { get; set; }
    }

    [MemFormattable]
    internal sealed partial class EmptyWallet
    {
        public int Before { get; set; }

        public string? After { get; set; }
    }

    [MemCodec(typeof(OldCashCodec))]
    internal sealed record OldCash(string Currency, long Amount);

    internal sealed class OldCashCodec : MemFormatCodec<OldCash>
    {
        public override string Id => "corpus.cash";

        public override void Write(ref MemFormatWriter writer, OldCash value)
        {
            writer.WriteString(value.Currency);
            writer.WriteInt64(value.Amount);
        }

        public override OldCash Read(ref MemFormatReader reader) => new(reader.ReadString(), reader.ReadInt64());
    }

    [MemCodec(typeof(CarelessCodec))]
    internal sealed record Careless(Heat Heat);

    internal sealed class CarelessCodec : MemFormatCodec<Careless>
    {
        private static readonly HeatCodec s_inner = new();

        public override string Id => "tests.careless";

        public override void Write(ref MemFormatWriter writer, Careless value) => Codecs.CustomCodec<Heat, HeatCodec>.Write(ref writer, value.Heat);

        public override Careless Read(ref MemFormatReader reader)
        {
            try
            {
                return new(Codecs.CustomCodec<Heat, HeatCodec>.Read(ref reader));
            }
            catch (MemFormatException)
            {
                return new(new Heat(s_inner.Version));
            }
        }
    }

    [MemCodec(typeof(GrumpyCodec))]
    internal sealed class Grumpy
    {
        public Exception? Thrown { get; init; }
    }

    internal sealed class GrumpyCodec : MemFormatCodec<Grumpy>
    {
        public override string Id => "tests.grumpy";

        public override void Write(ref MemFormatWriter writer, Grumpy value)
        {
            if (value.Thrown is not null)
                throw value.Thrown;
        }

        public override Grumpy Read(ref MemFormatReader reader) => throw new NotSupportedException();
    }

    [MemCodec(typeof(RingCodec))]
    internal sealed class Ring
    {
        public Ring? Next { get; set; }
    }

    internal sealed class RingCodec : MemFormatCodec<Ring>
    {
        public override string Id => "tests.ring";

        public override void Write(ref MemFormatWriter writer, Ring value)
        {
            writer.WriteBoolean(value.Next is not null);
            if (value.Next is not null)
                Codecs.CustomCodec<Ring, RingCodec>.Write(ref writer, value.Next);
        }

        public override Ring Read(ref MemFormatReader reader) =>
            new() { Next = reader.ReadBoolean() ? Codecs.CustomCodec<Ring, RingCodec>.Read(ref reader) : null };
    }

    [MemCodec(typeof(LetterCodec))]
    internal sealed record Letter(Address To, List<int> Numbers);

    internal sealed class LetterCodec : MemFormatCodec<Letter>
    {
        public override string Id => "tests.letter";

        public override void Write(ref MemFormatWriter writer, Letter value)
        {
            CodecOf<Address>().Write(ref writer, value.To);
            writer.WriteBytes(MemFormatSerializer.Serialize(value.Numbers));
        }

        public override Letter Read(ref MemFormatReader reader) =>
            new(CodecOf<Address>().Read(ref reader), MemFormatSerializer.Deserialize<List<int>>(reader.ReadBytes())!);

        private static MemFormatCodec<T> CodecOf<T>()
            where T : IMemFormattable<T> => T.Codec;
    }

    [MemCodec(typeof(TwiceCodec<>))]
    internal sealed record Twice<T>(T Value);

    internal sealed class TwiceCodec<T> : MemFormatCodec<Twice<T>>
    {
        public override string Id => "tests.twice";

        public override void Write(ref MemFormatWriter writer, Twice<T> value) => writer.WriteBytes(MemFormatSerializer.Serialize(value.Value));

        public override Twice<T> Read(ref MemFormatReader reader) => new(MemFormatSerializer.Deserialize<T>(reader.ReadBytes())!);
    }

    [MemFormattable]
    internal sealed partial class TwiceHolder<T>
    {
        public Twice<T>? Value { get; set; }
    }

    [MemCodec(typeof(NamelessCodec))]
    internal sealed class Nameless;

    internal sealed class NamelessCodec : MemFormatCodec<Nameless>
    {
        public override string Id => "";

        public override void Write(ref MemFormatWriter writer, Nameless value)
        {
        }

        public override Nameless Read(ref MemFormatReader reader) => new();
    }

    [MemCodec(typeof(AllKindsCodec))]
    internal sealed class AllKinds
    {
        public AllKinds(ValueSource s) => Values =
        [
            s.Bool(), s.SByte(), s.Int16(), s.UInt16(), s.Int32(), s.UInt32(), s.Int64(), s.UInt64(), s.Int128(), s.UInt128(), s.Half(), s.Single(),
            s.Double(),
            s.Decimal(), s.Char(), s.Guid(), s.DateTime(), s.DateTimeOffset(), s.TimeSpan(), s.DateOnly(), s.TimeOnly(), s.Bytes(), s.MaybeText(),
            s.Byte(),
        ];

        public AllKinds(object?[] values) => Values = values;

        public object?[] Values { get; }
    }

    internal sealed class AllKindsCodec : MemFormatCodec<AllKinds>
    {
        public override string Id => "tests.allKinds";

        public override void Write(ref MemFormatWriter writer, AllKinds value)
        {
            var v = value.Values;
            writer.WriteBoolean((bool)v[0]!);
            writer.WriteSByte((sbyte)v[1]!);
            writer.WriteInt16((short)v[2]!);
            writer.WriteUInt16((ushort)v[3]!);
            writer.WriteInt32((int)v[4]!);
            writer.WriteUInt32((uint)v[5]!);
            writer.WriteInt64((long)v[6]!);
            writer.WriteUInt64((ulong)v[7]!);
            writer.WriteInt128((Int128)v[8]!);
            writer.WriteUInt128((UInt128)v[9]!);
            writer.WriteHalf((Half)v[10]!);
            writer.WriteSingle((float)v[11]!);
            writer.WriteDouble((double)v[12]!);
            writer.WriteDecimal((decimal)v[13]!);
            writer.WriteChar((char)v[14]!);
            writer.WriteGuid((Guid)v[15]!);
            writer.WriteDateTime((DateTime)v[16]!);
            writer.WriteDateTimeOffset((DateTimeOffset)v[17]!);
            writer.WriteTimeSpan((TimeSpan)v[18]!);
            writer.WriteDateOnly((DateOnly)v[19]!);
            writer.WriteTimeOnly((TimeOnly)v[20]!);
            writer.WriteBytes((byte[]?)v[21]);
            writer.WriteNullableString((string?)v[22]);
            writer.WriteSpan([(byte)v[23]!, 7]);
        }

        public override AllKinds Read(ref MemFormatReader reader) => new(
        [
            reader.ReadBoolean(), reader.ReadSByte(), reader.ReadInt16(), reader.ReadUInt16(), reader.ReadInt32(), reader.ReadUInt32(),
            reader.ReadInt64(), reader.ReadUInt64(),
            reader.ReadInt128(), reader.ReadUInt128(), reader.ReadHalf(), reader.ReadSingle(), reader.ReadDouble(), reader.ReadDecimal(),
            reader.ReadChar(), reader.ReadGuid(),
            reader.ReadDateTime(), reader.ReadDateTimeOffset(), reader.ReadTimeSpan(), reader.ReadDateOnly(), reader.ReadTimeOnly(),
            reader.ReadBytes(),
            reader.ReadNullableString(), reader.ReadSpan(2)[0],
        ]);
    }
}
