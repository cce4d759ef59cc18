using MemFormat;

namespace Corpus;

/// <summary>Types with codecs wherever a type can be, and members with codecs.</summary>
[MemFormattable]
public sealed partial class CodecHolder
{
    public required Cash Cash { get; set; }

    public Cash? MaybeCash { get; set; }

    public Heat Heat { get; set; }

    public Heat? MaybeHeat { get; set; }

    public List<Cash?> Purse { get; set; } = [];

    public Heat[] Heats { get; set; } = [];

    public Dictionary<Heat, Cash?>? Map { get; set; }

    public List<Heat?> MaybeHeats { get; } = [];

    [MemCodec(typeof(ReversedCodec))]
    public string Code { get; set; } = "";

    [MemCodec(typeof(ReversedCodec))]
    public string? MaybeCode { get; set; }

    [MemCodec(typeof(SevenBitCodec))]
    public uint Number { get; set; }

    [MemCodec(typeof(SevenBitCodec))]
    public uint? MaybeNumber { get; set; }

    [MemCodec(typeof(UnframedCodec))]
    public List<int> Numbers { get; set; } = [];

    public static CodecHolder Make(ValueSource s)
    {
        var holder = new CodecHolder
        {
            Cash = Cash.Make(s),
            MaybeCash = s.Maybe(() => Cash.Make(s)),
            Heat = Heat.Make(s),
            MaybeHeat = s.Nullable(() => Heat.Make(s)),
            Purse = s.List(() => s.Maybe(() => Cash.Make(s))),
            Heats = s.Array(() => Heat.Make(s)),
            Map = s.Maybe(() => s.Map(() => new Heat(s.Int16()), () => s.Maybe(() => Cash.Make(s)))),
            Code = s.Text(),
            MaybeCode = s.MaybeText(),
            Number = s.UInt32(),
            MaybeNumber = s.Nullable(s.UInt32),
            Numbers = s.List(s.Int32),
        };
        holder.MaybeHeats.AddRange(s.List(() => s.Nullable(() => Heat.Make(s))));
        return holder;
    }
}

/// <summary>Texts from back to front.</summary>
public sealed class ReversedCodec : MemFormatCodec<string>
{
    public override string Id => "corpus.reversed";

    public override void Write(ref MemFormatWriter writer, string value) => writer.WriteString(new string(value.Reverse().ToArray()));

    public override string Read(ref MemFormatReader reader) => new(reader.ReadString().Reverse().ToArray());
}

/// <summary>Numbers in groups of seven bits.</summary>
public sealed class SevenBitCodec : MemFormatCodec<uint>
{
    public override string Id => "corpus.sevenBit";

    public override void Write(ref MemFormatWriter writer, uint value) => writer.WriteLength(value);

    public override uint Read(ref MemFormatReader reader) => checked((uint)reader.ReadLength());
}

/// <summary>The frame tells how many there are.</summary>
public sealed class UnframedCodec : MemFormatCodec<List<int>>
{
    public override string Id => "corpus.unframed";

    public override void Write(ref MemFormatWriter writer, List<int> value)
    {
        foreach (var number in value)
            writer.WriteInt32(number);
    }

    public override List<int> Read(ref MemFormatReader reader)
    {
        var numbers = new List<int>();
        while (reader.Remaining > 0)
            numbers.Add(reader.ReadInt32());
        return numbers;
    }
}
