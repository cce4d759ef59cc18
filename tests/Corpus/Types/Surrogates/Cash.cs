using MemFormat;

namespace Corpus;

/// <summary>A class that a codec of its own writes and reads.</summary>
[MemCodec(typeof(CashCodec))]
public sealed record Cash(string Currency, decimal Amount)
{
    public static Cash Make(ValueSource s) => new(s.Text(), s.Decimal());
}

public sealed class CashCodec : MemFormatCodec<Cash>
{
    public override string Id => "corpus.cash";

    public override uint Version => 2;

    public override void Write(ref MemFormatWriter writer, Cash value)
    {
        writer.WriteString(value.Currency);
        writer.WriteDecimal(value.Amount);
    }

    public override Cash Read(ref MemFormatReader reader) => new(reader.ReadString(), reader.ReadDecimal());

    /// <summary>Version 1 wrote whole amounts.</summary>
    public override Cash Read(ref MemFormatReader reader, uint version) =>
        version == 1 ? new(reader.ReadString(), reader.ReadInt64()) : base.Read(ref reader, version);
}

/// <summary>A struct that a codec writes.</summary>
[MemCodec(typeof(HeatCodec))]
public readonly record struct Heat(float Degrees)
{
    public static Heat Make(ValueSource s) => new(s.Single());
}

internal sealed class HeatCodec : MemFormatCodec<Heat>
{
    public override string Id => "corpus.heat";

    public override void Write(ref MemFormatWriter writer, Heat value) => writer.WriteSingle(value.Degrees);

    public override Heat Read(ref MemFormatReader reader) => new(reader.ReadSingle());
}
