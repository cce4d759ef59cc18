using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using MemFormat.Codecs;
using MemFormat.Codecs.Writing;
using MemFormat.Compression;
using MemFormat.Io;
using MemFormat.Payloads.Recorded;
using MemFormat.Payloads.Sessions;
using MemFormat.Schemas;
using MemFormat.Wire;

namespace MemFormat.Payloads;

/// <summary>Header and body of a payload.</summary>
internal static class RootWriting
{
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static void Write<T, TCodec>(ref MemFormatWriter writer, T value, RootSchema schema, MemFormatOptions? options)
        where TCodec : struct, IMemFormatCodec<T>
    {
        var header = options is null ? MemFormatHeader.Inline : options.Form;
        if (IsNull(value))
        {
            WriteNull(ref writer, header, options);
            return;
        }

        if (header == MemFormatHeader.Inline)
        {
            var bytes = schema.InlineHeader;
            Unsafe.CopyBlockUnaligned(
                ref writer.Reserve(bytes.Length), ref MemoryMarshal.GetArrayDataReference(bytes), (uint)bytes.Length);
            writer.Advance(bytes.Length);
        }
        else if (header <= MemFormatHeader.None)
        {
            WriteOtherHeader(ref writer, schema, header);
        }
        else
        {
            WriteWrapped<T, TCodec>(ref writer, value, schema, options!);
            return;
        }

        if (schema.NeedsScope)
        {
            WriteScope.Rent(schema, header, (WriteSession?)options?.WriteSession).Begin(ref writer);
        }

        TCodec.Write(ref writer, value);
        if (schema.NeedsScope)
        {
            WriteScope.Of(ref writer)!.Finish(ref writer);
        }
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static bool IsNull<T>(T value) =>
        typeof(T) == typeof(Reference) ? Unsafe.As<T, Reference>(ref value).Value is null : value is null;

    private static void WriteOtherHeader(ref MemFormatWriter writer, RootSchema schema, MemFormatHeader header)
    {
        switch (header)
        {
            case MemFormatHeader.Fingerprint:
                ScalarCodec<uint>.Write(ref writer, schema.Fingerprint);
                break;
            case MemFormatHeader.Fingerprint64:
                ScalarCodec<ulong>.Write(ref writer, schema.Fingerprint64);
                break;
            case MemFormatHeader.None:
                break;
            default:
                throw new ArgumentOutOfRangeException("options", header, "The header is not a value of MemFormatHeader.");
        }
    }

    /// <summary>Writes a payload and compresses it.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    private static void WriteWrapped<T, TCodec>(ref MemFormatWriter writer, T value, RootSchema schema, MemFormatOptions options)
        where TCodec : struct, IMemFormatCodec<T>
    {
        options.CheckForm();
        var buffer = PayloadBuffer.Rent();
        RootEntry<T, TCodec>.Serialize(buffer, value, schema, options.Plain);
        WrappedPayload.Write(ref writer, buffer.Written, options.Compression);
        buffer.Return();
    }

    private static void WriteNull(ref MemFormatWriter writer, MemFormatHeader header, MemFormatOptions? options)
    {
        options?.CheckForm();
        if (header == MemFormatHeader.None)
        {
            throw new ArgumentNullException("value", "A payload without a header cannot be null. Use another header.");
        }

        writer.WriteByte(PayloadHead.NullRoot);
    }
}
