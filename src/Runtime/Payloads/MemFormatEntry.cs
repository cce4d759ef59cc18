using System.Buffers;
using System.ComponentModel;
using System.Runtime.CompilerServices;
using MemFormat.Io;
using MemFormat.Payloads;
using MemFormat.Schemas;
using MemFormat.Schemas.Compose;

namespace MemFormat.Codecs;

/// <summary>
/// The entry points with a known codec. The generator binds calls of <see cref="MemFormatSerializer"/> to them.
/// </summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public static partial class MemFormatEntry
{
    /// <summary>See <see cref="MemFormatSerializer.Serialize{T}(T, MemFormatOptions?)"/>.</summary>
    public static byte[] Serialize<T, TCodec>(T value, MemFormatOptions? options)
        where TCodec : struct, IMemFormatCodec<T>
    {
        var schema = RootOf<TCodec>.Schema;
        return TCodec.IsObject
            ? RootEntry<Reference, ReferenceCodec<TCodec>>.Serialize(new Reference(value), schema, options)
            : RootEntry<T, TCodec>.Serialize(value, schema, options);
    }

    /// <summary>See <see cref="MemFormatSerializer.Serialize{T}(IBufferWriter{byte}, T, MemFormatOptions?)"/>.</summary>
    public static void Serialize<T, TCodec>(IBufferWriter<byte> destination, T value, MemFormatOptions? options)
        where TCodec : struct, IMemFormatCodec<T>
    {
        ArgumentNullException.ThrowIfNull(destination);
        var schema = RootOf<TCodec>.Schema;
        if (TCodec.IsObject)
        {
            RootEntry<Reference, ReferenceCodec<TCodec>>.Serialize(destination, new Reference(value), schema, options);
        }
        else
        {
            RootEntry<T, TCodec>.Serialize(destination, value, schema, options);
        }
    }

    /// <summary>See <see cref="MemFormatSerializer.TrySerialize{T}(Span{byte}, T, out int, MemFormatOptions?)"/>.</summary>
    public static bool TrySerialize<T, TCodec>(Span<byte> destination, T value, out int bytesWritten, MemFormatOptions? options)
        where TCodec : struct, IMemFormatCodec<T>
    {
        var schema = RootOf<TCodec>.Schema;
        return TCodec.IsObject
            ? RootEntry<Reference, ReferenceCodec<TCodec>>.TrySerialize(destination, new Reference(value), out bytesWritten, schema, options)
            : RootEntry<T, TCodec>.TrySerialize(destination, value, out bytesWritten, schema, options);
    }

    /// <summary>See <see cref="MemFormatSerializer.Deserialize{T}(ReadOnlySpan{byte}, MemFormatOptions?)"/>.</summary>
    public static T? Deserialize<T, TCodec>(ReadOnlySpan<byte> payload, MemFormatOptions? options)
        where TCodec : struct, IMemFormatCodec<T> => Deserialize<T, TCodec>(payload, isAll: true, out _, options);

    /// <summary>See <see cref="MemFormatSerializer.Deserialize{T}(ReadOnlySpan{byte}, out int, MemFormatOptions?)"/>.</summary>
    public static T? Deserialize<T, TCodec>(ReadOnlySpan<byte> payload, out int bytesRead, MemFormatOptions? options)
        where TCodec : struct, IMemFormatCodec<T> => Deserialize<T, TCodec>(payload, isAll: false, out bytesRead, options);

    /// <summary>See <see cref="MemFormatSerializer.Deserialize{T}(in ReadOnlySequence{byte}, MemFormatOptions?)"/>.</summary>
    public static T? Deserialize<T, TCodec>(in ReadOnlySequence<byte> payload, MemFormatOptions? options)
        where TCodec : struct, IMemFormatCodec<T>
    {
        if (payload.IsSingleSegment)
        {
            return Deserialize<T, TCodec>(payload.FirstSpan, options);
        }

        using var joined = new JoinedSequence(payload);
        return Deserialize<T, TCodec>(joined.Bytes, options);
    }

    /// <summary>See <see cref="MemFormatSerializer.Clone{T}"/>.</summary>
    public static T Clone<T, TCodec>(T value, MemFormatOptions? options)
        where TCodec : struct, IMemFormatCodec<T>
    {
        var schema = RootOf<TCodec>.Schema;
        if (!TCodec.IsObject)
        {
            return RootEntry<T, TCodec>.Clone(value, schema, options);
        }

        var copy = RootEntry<Reference, ReferenceCodec<TCodec>>.Clone(new Reference(value), schema, options).Value;
        return Unsafe.As<object?, T>(ref copy);
    }

    /// <summary>See <see cref="MemFormatSerializer.Populate{T}"/>.</summary>
    public static void Populate<T, TCodec>(ReadOnlySpan<byte> payload, ref T value, MemFormatOptions? options)
        where TCodec : struct, IMemFormatCodec<T>
    {
        if (value is null || !TCodec.CanPopulate)
        {
            value = Deserialize<T, TCodec>(payload, options)!;
        }
        else if (TCodec.IsObject)
        {
            var read = RootEntry<Reference, ReferenceCodec<TCodec>>.Populate(payload, new Reference(value), RootOf<TCodec>.Schema, options).Value;
            value = Unsafe.As<object?, T>(ref read);
        }
        else
        {
            value = RootEntry<T, TCodec>.Populate(payload, value, RootOf<TCodec>.Schema, options)!;
        }
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static T? Deserialize<T, TCodec>(ReadOnlySpan<byte> payload, bool isAll, out int bytesRead, MemFormatOptions? options)
        where TCodec : struct, IMemFormatCodec<T>
    {
        var schema = RootOf<TCodec>.Schema;
        if (!TCodec.IsObject)
        {
            return RootEntry<T, TCodec>.Deserialize(payload, isAll, out bytesRead, schema, options);
        }

        var value = RootEntry<Reference, ReferenceCodec<TCodec>>.Deserialize(payload, isAll, out bytesRead, schema, options).Value;
        return Unsafe.As<object?, T?>(ref value);
    }
}
