using MemFormat.Base;
using MemFormat.Codecs.Collections;
using MemFormat.Io;
using MemFormat.Payloads;
using MemFormat.Plans.Cache;
using MemFormat.Schemas;
using MemFormat.Schemas.Compose;

namespace MemFormat.Codecs;

/// <summary>The entry points with the codec known.</summary>
/// <typeparam name="T">The root's type.</typeparam>
/// <typeparam name="TCodec">Its codec.</typeparam>
/// <remarks>
/// Every method calls the codec itself and helpers that return before or begin after, so nothing else stands between a call and
/// the generated code. .NET shares this code among classes and would look up a class's codec at run time. So classes go through
/// their codec's untyped methods, which can be bound and inlined. The methods are not inlined: the JIT gives each method a budget
/// for inlining, and a codec needs one for itself more than the caller does.
/// </remarks>
[EditorBrowsable(EditorBrowsableState.Never)]
public sealed class MemFormatEntry<T, TCodec> : MemFormatEntry<T>
    where TCodec : struct, IMemFormatCodec<T>
{
    private readonly RootSchema? _schema;

    internal MemFormatEntry(RootSchema? schema) => _schema = schema;

    /// <summary>The only instance that generated code needs.</summary>
    public static MemFormatEntry<T, TCodec> Instance { get; } = new(null);

    /// <summary>The schema that the codec composes, except for users' codecs, whose instances have one each.</summary>
    private RootSchema Schema => _schema ?? RootOf<TCodec>.Schema;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public override byte[] Serialize(T value, MemFormatOptions? options)
    {
        var schema = Schema;
        var buffer = PayloadBuffer.Rent();
        var writer = new MemFormatWriter(buffer, buffer.Start(), LimitsOf(options));
        if (RootWriting.Begin(ref writer, Nulls.Is<T, TCodec>(value), schema, options))
        {
            if (TCodec.IsObject)
                TCodec.WriteObject(ref writer, value);
            else
                TCodec.Write(ref writer, value);
            RootWriting.End(ref writer, buffer, schema, options);
        }

        var payload = buffer.ToArray(writer.Unflushed);
        buffer.Return();
        return payload;
    }

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public override void Serialize(IBufferWriter<byte> destination, T value, MemFormatOptions? options)
    {
        ArgumentNullException.ThrowIfNull(destination);
        var schema = Schema;
        var writer = new MemFormatWriter(destination, LimitsOf(options));
        if (RootWriting.Begin(ref writer, Nulls.Is<T, TCodec>(value), schema, options))
        {
            if (TCodec.IsObject)
                TCodec.WriteObject(ref writer, value);
            else
                TCodec.Write(ref writer, value);
            RootWriting.End(ref writer, destination, schema, options);
        }

        writer.Flush();
    }

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public override bool TrySerialize(Span<byte> destination, T value, out int bytesWritten, MemFormatOptions? options)
    {
        var schema = Schema;
        var buffer = PayloadBuffer.Rent();
        var writer = new MemFormatWriter(buffer, buffer.Start(), LimitsOf(options));
        if (RootWriting.Begin(ref writer, Nulls.Is<T, TCodec>(value), schema, options))
        {
            if (TCodec.IsObject)
                TCodec.WriteObject(ref writer, value);
            else
                TCodec.Write(ref writer, value);
            RootWriting.End(ref writer, buffer, schema, options);
        }

        writer.Flush();
        var fits = buffer.Written.TryCopyTo(destination);
        bytesWritten = fits ? buffer.Written.Length : 0;
        buffer.Return();
        return fits;
    }

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public override T? Deserialize(ReadOnlySpan<byte> payload, bool isAll, out int bytesRead, MemFormatOptions? options)
    {
        var schema = Schema;
        var reader = new MemFormatReader(payload, LimitsOf(options));
        try
        {
            T? value = default;
            ResolvedPlan? plan = null;
            var form = RootReading.TryTakeOwn(ref reader, schema, options) || RootReading.TryTakeKnown(ref reader, schema, options, out plan)
                ? RootContent.Plain
                : RootReading.Begin(ref reader, schema, options, isPopulating: false, out plan);
            if (form != RootContent.Null)
            {
                if (TCodec.IsObject)
                {
                    var read = plan is null ? TCodec.ReadObject(ref reader) : TCodec.ReadObjectResolved(ref reader, plan.Root);
                    value = Unsafe.As<object?, T?>(ref read);
                }
                else
                {
                    value = plan is null ? TCodec.Read(ref reader) : TCodec.ReadResolved(ref reader, plan.Root);
                    if (value is null)
                        RootReading.ThrowNull();
                }
            }
            else if (!Nulls.Exist<T, TCodec>())
            {
                MemFormatThrow.NullRoot(typeof(T));
            }

            if (form != RootContent.Plain)
                RootReading.End(ref reader, payload, schema, plan, options);
            if (isAll && reader.Left != 0)
                MemFormatThrow.TrailingData();
            bytesRead = (int)reader.Offset;
            reader.Release();
            return value;
        }
        catch (Exception exception) when (ReadFailure.IsOurs(exception))
        {
            if (ReadFailure.Locate(exception, schema, ref reader, payload, options, typeof(T)) is { } replacement)
                throw replacement;
            throw;
        }
    }

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public override void Populate(ReadOnlySpan<byte> payload, ref T value, MemFormatOptions? options)
    {
        var schema = Schema;
        var reader = new MemFormatReader(payload, LimitsOf(options));
        try
        {
            T? read = default;
            var existing = TCodec.CanPopulate ? value : default;
            var isPopulating = TCodec.CanPopulate && value is not null;
            if (RootReading.Begin(ref reader, schema, options, isPopulating, out var plan) != RootContent.Null)
            {
                if (TCodec.IsObject)
                {
                    var untyped = plan is null ? TCodec.ReadObject(ref reader) : TCodec.ReadObjectResolved(ref reader, plan.Root, existing);
                    read = Unsafe.As<object?, T?>(ref untyped);
                }
                else
                {
                    read = isPopulating ? TCodec.ReadInto(ref reader, plan!.Root, existing!)
                        : plan is null ? TCodec.Read(ref reader)
                        : TCodec.ReadResolved(ref reader, plan.Root);
                    if (read is null)
                        RootReading.ThrowNull();
                }
            }
            else if (!Nulls.Exist<T, TCodec>())
            {
                MemFormatThrow.NullRoot(typeof(T));
            }

            RootReading.End(ref reader, payload, schema, plan, options);
            if (reader.Left != 0)
                MemFormatThrow.TrailingData();
            reader.Release();
            value = read!;
        }
        catch (Exception exception) when (ReadFailure.IsOurs(exception))
        {
            if (ReadFailure.Locate(exception, schema, ref reader, payload, options, typeof(T)) is { } replacement)
                throw replacement;
            throw;
        }
    }

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public override T Clone(T value, MemFormatOptions? options)
    {
        if (Nulls.Is<T, TCodec>(value))
            return value;
        var schema = Schema;
        options = RootWriting.ForClone(options);
        var buffer = PayloadBuffer.Rent();
        var writer = new MemFormatWriter(buffer, buffer.Start(), options.Bounds);
        RootWriting.Begin(ref writer, isNull: false, schema, options);
        if (TCodec.IsObject)
            TCodec.WriteObject(ref writer, value);
        else
            TCodec.Write(ref writer, value);
        RootWriting.End(ref writer, buffer, schema, options);
        writer.Flush();

        var reader = new MemFormatReader(buffer.Written, options.Bounds);
        try
        {
            var form = RootReading.Begin(ref reader, schema, options, isPopulating: false, out _);
            if (TCodec.IsObject)
            {
                var copy = TCodec.ReadObject(ref reader);
                value = Unsafe.As<object?, T>(ref copy);
            }
            else
            {
                value = TCodec.Read(ref reader);
                if (value is null)
                    RootReading.ThrowNull();
            }

            RootReading.End(ref reader, buffer.Written, schema, null, options);
            if (reader.Left != 0)
                MemFormatThrow.TrailingData();
            reader.Release();
            buffer.Return();
            return value;
        }
        catch (Exception exception) when (ReadFailure.IsOurs(exception))
        {
            if (ReadFailure.Locate(exception, schema, ref reader, buffer.Written, options, typeof(T)) is { } replacement)
                throw replacement;
            throw;
        }
    }

    internal override bool IsNull(T value) => Nulls.Is<T, TCodec>(value);

    private static MemFormatLimits LimitsOf(MemFormatOptions? options) => options is null ? MemFormatLimits.Default : options.Bounds;
}
