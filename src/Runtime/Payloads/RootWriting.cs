using MemFormat.Codecs;
using MemFormat.Codecs.Writing;
using MemFormat.Compression;
using MemFormat.Io;
using MemFormat.Payloads.Recorded;
using MemFormat.Payloads.Sessions;
using MemFormat.Schemas;

namespace MemFormat.Payloads;

/// <summary>What stands around the body of a payload.</summary>
internal static class RootWriting
{
    private static readonly MemFormatOptions s_clone = new() { Header = MemFormatHeader.None };

    /// <summary>Writes the header.</summary>
    /// <returns>Whether a body follows: the root is not null.</returns>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static bool Begin(ref MemFormatWriter writer, bool isNull, RootSchema schema, MemFormatOptions? options)
    {
        var form = options is null ? MemFormatHeader.Inline : options.WriteForm;
        if (isNull || schema.WritesScope || form > MemFormatHeader.None)
            return BeginOther(ref writer, isNull, schema, options);
        WriteHeader(ref writer, schema, form);
        return true;
    }

    /// <summary>Writes what follows the body.</summary>
    /// <param name="writer">Behind the body.</param>
    /// <param name="destination">Where the writer wrote first.</param>
    /// <param name="schema">The root's.</param>
    /// <param name="options">How to write.</param>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static void End(ref MemFormatWriter writer, IBufferWriter<byte> destination, RootSchema schema, MemFormatOptions? options)
    {
        if (schema.WritesScope || options is { WriteForm: > MemFormatHeader.None })
            EndOther(ref writer, destination, options);
    }

    /// <summary>How a copy is written, and read again.</summary>
    internal static MemFormatOptions ForClone(MemFormatOptions? options) =>
        options is null ? s_clone : new MemFormatOptions
        {
            Header = MemFormatHeader.None, Limits = options.Limits, Strictness = options.Strictness, State = options.State,
        };

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static void WriteHeader(ref MemFormatWriter writer, RootSchema schema, MemFormatHeader header)
    {
        if (header == MemFormatHeader.Inline)
        {
            var bytes = schema.InlineHeader;
            Unsafe.CopyBlockUnaligned(ref writer.Reserve(bytes.Length), ref MemoryMarshal.GetArrayDataReference(bytes), (uint)bytes.Length);
            writer.Advance(bytes.Length);
        }
        else
        {
            WriteOtherHeader(ref writer, schema, header);
        }
    }

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

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static bool BeginOther(ref MemFormatWriter writer, bool isNull, RootSchema schema, MemFormatOptions? options)
    {
        options?.CheckForm();
        var header = options is null ? MemFormatHeader.Inline : options.Header;
        if (isNull)
        {
            if (header == MemFormatHeader.None)
                throw new ArgumentNullException("value", "A payload without a header cannot be null. Use another header.");
            writer.WriteByte(PayloadHead.NullRoot);
            return false;
        }

        // A payload within a payload has the state of the outer one.
        var state = options?.State ?? writer.State;

        // What is compressed is written elsewhere first.
        if (options is { Compression.IsNone: false })
            writer.GoTo(PayloadBuffer.Rent());
        WriteHeader(ref writer, schema, header);
        if (schema.WritesScope || state is not null)
            WriteScope.Rent(schema, header, (WriteSession?)options?.WriteSession).Begin(ref writer, state);
        return true;
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static void EndOther(ref MemFormatWriter writer, IBufferWriter<byte> destination, MemFormatOptions? options)
    {
        WriteScope.Of(ref writer)?.Finish(ref writer);
        if (options is null or { Compression.IsNone: true })
            return;
        var plain = (PayloadBuffer)writer.Destination;
        writer.GoTo(destination);
        WrappedPayload.Write(ref writer, plain.Written, options.Compression);
        plain.Return();
    }
}
