using System.Buffers;
using MemFormat;

namespace Corpus;

/// <summary>A type with values of it. Everything goes through open generic calls, which no interceptor reaches.</summary>
public abstract class CorpusCase(string name)
{
    /// <summary>The name that golden files know it by.</summary>
    public string Name { get; } = name;

    public abstract Type Type { get; }

    public abstract int Count { get; }

    public abstract object? this[int index] { get; }

    public abstract byte[] Serialize(object? value, MemFormatOptions? options = null);

    public abstract void Serialize(IBufferWriter<byte> destination, object? value, MemFormatOptions? options = null);

    public abstract bool TrySerialize(Span<byte> destination, object? value, out int bytesWritten, MemFormatOptions? options = null);

    public abstract object? Deserialize(ReadOnlySpan<byte> payload, MemFormatOptions? options = null);

    public abstract object? Deserialize(ReadOnlySpan<byte> payload, out int bytesRead, MemFormatOptions? options = null);

    public abstract object? Deserialize(in ReadOnlySequence<byte> payload, MemFormatOptions? options = null);

    /// <summary>Reads into a value and gives what is in its place then.</summary>
    public abstract object? Populate(ReadOnlySpan<byte> payload, object? value, MemFormatOptions? options = null);

    public abstract object? Clone(object? value);

    /// <summary>Writes values as the messages of a session.</summary>
    public abstract ValueTask WriteManyAsync(Stream destination, IEnumerable<object?> values, MemFormatOptions? options = null);

    /// <summary>Reads all values of sessions.</summary>
    public abstract ValueTask<List<object?>> ReadManyAsync(Stream source, MemFormatOptions? options = null);

    public override string ToString() => Name;
}
