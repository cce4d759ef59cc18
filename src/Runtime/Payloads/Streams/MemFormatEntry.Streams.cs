using System.IO.Pipelines;
using MemFormat.Payloads.Streams;

namespace MemFormat.Codecs;

// For streams and pipes, where waiting costs more than a virtual call.
public static partial class MemFormatEntry
{
    /// <summary>See <see cref="MemFormatSerializer.SerializeAsync{T}(Stream, T, MemFormatOptions?, CancellationToken)"/>.</summary>
    public static ValueTask SerializeAsync<T, TCodec>(Stream destination, T value, MemFormatOptions? options, CancellationToken cancellationToken)
        where TCodec : struct, IMemFormatCodec<T> =>
        MemFormatStreams.SerializeAsync(destination, value, StructCodec<T, TCodec>.Instance, options, cancellationToken);

    /// <summary>See <see cref="MemFormatSerializer.SerializeAsync{T}(PipeWriter, T, MemFormatOptions?, CancellationToken)"/>.</summary>
    public static ValueTask SerializeAsync<T, TCodec>(PipeWriter destination, T value, MemFormatOptions? options, CancellationToken cancellationToken)
        where TCodec : struct, IMemFormatCodec<T> =>
        MemFormatStreams.SerializeAsync(destination, value, StructCodec<T, TCodec>.Instance, options, cancellationToken);

    /// <summary>See <see cref="MemFormatSerializer.DeserializeAsync{T}(Stream, MemFormatOptions?, CancellationToken)"/>.</summary>
    public static ValueTask<T?> DeserializeAsync<T, TCodec>(Stream source, MemFormatOptions? options, CancellationToken cancellationToken)
        where TCodec : struct, IMemFormatCodec<T> =>
        MemFormatStreams.DeserializeAsync<T>(source, StructCodec<T, TCodec>.Instance, options, cancellationToken);

    /// <summary>See <see cref="MemFormatSerializer.DeserializeAsync{T}(PipeReader, MemFormatOptions?, CancellationToken)"/>.</summary>
    public static ValueTask<T?> DeserializeAsync<T, TCodec>(PipeReader source, MemFormatOptions? options, CancellationToken cancellationToken)
        where TCodec : struct, IMemFormatCodec<T> =>
        MemFormatStreams.DeserializeAsync<T>(source, StructCodec<T, TCodec>.Instance, options, cancellationToken);

    /// <summary>See <see cref="MemFormatSerializer.WriteManyAsync{T}(Stream, IEnumerable{T}, MemFormatOptions?, CancellationToken)"/>.</summary>
    public static ValueTask WriteManyAsync<T, TCodec>(Stream destination, IEnumerable<T> values, MemFormatOptions? options, CancellationToken cancellationToken)
        where TCodec : struct, IMemFormatCodec<T> =>
        MemFormatStreams.WriteManyAsync(destination, values, StructCodec<T, TCodec>.Instance, options, cancellationToken);

    /// <summary>See <see cref="MemFormatSerializer.WriteManyAsync{T}(Stream, IAsyncEnumerable{T}, MemFormatOptions?, CancellationToken)"/>.</summary>
    public static ValueTask WriteManyAsync<T, TCodec>(Stream destination, IAsyncEnumerable<T> values, MemFormatOptions? options, CancellationToken cancellationToken)
        where TCodec : struct, IMemFormatCodec<T> =>
        MemFormatStreams.WriteManyAsync(destination, values, StructCodec<T, TCodec>.Instance, options, cancellationToken);

    /// <summary>See <see cref="MemFormatSerializer.WriteManyAsync{T}(PipeWriter, IEnumerable{T}, MemFormatOptions?, CancellationToken)"/>.</summary>
    public static ValueTask WriteManyAsync<T, TCodec>(PipeWriter destination, IEnumerable<T> values, MemFormatOptions? options, CancellationToken cancellationToken)
        where TCodec : struct, IMemFormatCodec<T> =>
        MemFormatStreams.WriteManyAsync(destination, values, StructCodec<T, TCodec>.Instance, options, cancellationToken);

    /// <summary>See <see cref="MemFormatSerializer.WriteManyAsync{T}(PipeWriter, IAsyncEnumerable{T}, MemFormatOptions?, CancellationToken)"/>.</summary>
    public static ValueTask WriteManyAsync<T, TCodec>(PipeWriter destination, IAsyncEnumerable<T> values, MemFormatOptions? options, CancellationToken cancellationToken)
        where TCodec : struct, IMemFormatCodec<T> =>
        MemFormatStreams.WriteManyAsync(destination, values, StructCodec<T, TCodec>.Instance, options, cancellationToken);

    /// <summary>See <see cref="MemFormatSerializer.ReadManyAsync{T}(Stream, MemFormatOptions?, CancellationToken)"/>.</summary>
    public static IAsyncEnumerable<T> ReadManyAsync<T, TCodec>(Stream source, MemFormatOptions? options, CancellationToken cancellationToken)
        where TCodec : struct, IMemFormatCodec<T> =>
        MemFormatStreams.ReadManyAsync(source, StructCodec<T, TCodec>.Instance, options, cancellationToken);

    /// <summary>See <see cref="MemFormatSerializer.ReadManyAsync{T}(PipeReader, MemFormatOptions?, CancellationToken)"/>.</summary>
    public static IAsyncEnumerable<T> ReadManyAsync<T, TCodec>(PipeReader source, MemFormatOptions? options, CancellationToken cancellationToken)
        where TCodec : struct, IMemFormatCodec<T> =>
        MemFormatStreams.ReadManyAsync(source, StructCodec<T, TCodec>.Instance, options, cancellationToken);
}
