using System.Buffers;
using MemFormat;

namespace Corpus;

/// <summary>Values of a type.</summary>
public sealed class CorpusCase<T>(string name, T[] values) : CorpusCase(name)
{
    private static readonly MemFormatOptions s_options = new() { Context = CorpusContext.Default };

    public override Type Type => typeof(T);

    public override int Count => values.Length;

    public override object? this[int index] => values[index];

    public override byte[] Serialize(object? value, MemFormatOptions? options = null) =>
        MemFormatSerializer.Serialize((T)value!, With(options));

    public override void Serialize(IBufferWriter<byte> destination, object? value, MemFormatOptions? options = null) =>
        MemFormatSerializer.Serialize(destination, (T)value!, With(options));

    public override bool TrySerialize(Span<byte> destination, object? value, out int bytesWritten, MemFormatOptions? options = null) =>
        MemFormatSerializer.TrySerialize(destination, (T)value!, out bytesWritten, With(options));

    public override object? Deserialize(ReadOnlySpan<byte> payload, MemFormatOptions? options = null) =>
        MemFormatSerializer.Deserialize<T>(payload, With(options));

    public override object? Deserialize(ReadOnlySpan<byte> payload, out int bytesRead, MemFormatOptions? options = null) =>
        MemFormatSerializer.Deserialize<T>(payload, out bytesRead, With(options));

    public override object? Deserialize(in ReadOnlySequence<byte> payload, MemFormatOptions? options = null) =>
        MemFormatSerializer.Deserialize<T>(payload, With(options));

    public override object? Populate(ReadOnlySpan<byte> payload, object? value, MemFormatOptions? options = null)
    {
        var target = (T)value!;
        MemFormatSerializer.Populate(payload, ref target, With(options));
        return target;
    }

    public override object? Clone(object? value) => MemFormatSerializer.Clone((T)value!, s_options);

    public override ValueTask WriteManyAsync(Stream destination, IEnumerable<object?> values, MemFormatOptions? options = null) =>
        MemFormatSerializer.WriteManyAsync(destination, values.Select(v => (T)v!), With(options));

    public override async ValueTask<List<object?>> ReadManyAsync(Stream source, MemFormatOptions? options = null)
    {
        var values = new List<object?>();
        await foreach (var value in MemFormatSerializer.ReadManyAsync<T>(source, With(options)))
            values.Add(value);
        return values;
    }

    private static MemFormatOptions With(MemFormatOptions? options) =>
        options is null ? s_options : options with { Context = CorpusContext.Default };
}
