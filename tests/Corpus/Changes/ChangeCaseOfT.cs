using MemFormat;

namespace Corpus.Changes;

/// <summary>A value of one type, read as another.</summary>
public sealed class ChangeCase<TWriter, TReader>(string name, TWriter written, Func<TReader, bool> isExpected) : ChangeCase(name)
{
    private static readonly MemFormatOptions s_options = new() { Context = ChangeContext.Default };

    public override Type ReaderType => typeof(TReader);

    public override Type WriterType => typeof(TWriter);

    public override byte[] Payload(MemFormatHeader header) => MemFormatSerializer.Serialize(written, s_options with { Header = header });

    public override object? Read(ReadOnlySpan<byte> payload) => MemFormatSerializer.Deserialize<TReader>(payload, s_options);

    public override async Task<byte[]> SessionAsync(int count, MemFormatHeader header)
    {
        var session = new MemoryStream();
        await MemFormatSerializer.WriteManyAsync(session, Enumerable.Repeat(written, count), s_options with { Header = header });
        return session.ToArray();
    }

    public override async Task<List<object?>> ReadSessionAsync(Stream session)
    {
        var values = new List<object?>();
        await foreach (var value in MemFormatSerializer.ReadManyAsync<TReader>(session, s_options))
            values.Add(value);
        return values;
    }

    public override byte[] Write(object? value) => MemFormatSerializer.Serialize((TReader)value!, s_options);

    public override bool IsExpected(object? value) => isExpected((TReader)value!);
}
