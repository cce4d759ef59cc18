using MemFormat.Schemas;
using MemFormat.Schemas.Compose;

namespace MemFormat.Codecs;

/// <summary>The object form of a struct codec.</summary>
/// <typeparam name="T">The type of the values.</typeparam>
/// <typeparam name="TCodec">The struct codec.</typeparam>
[EditorBrowsable(EditorBrowsableState.Never)]
public sealed class StructCodec<T, TCodec> : MemFormatCodec<T>
    where TCodec : struct, IMemFormatCodec<T>
{
    /// <summary>The only instance you need.</summary>
    public static StructCodec<T, TCodec> Instance { get; } = new();

    /// <inheritdoc/>
    public override string Id => "";

    internal override RootSchema RootSchema => RootOf<TCodec>.Schema;

    /// <inheritdoc/>
    public override void Write(ref MemFormatWriter writer, T value)
    {
        RequireNoScope();
        TCodec.Write(ref writer, value);
    }

    /// <inheritdoc/>
    public override T Read(ref MemFormatReader reader)
    {
        RequireNoScope();
        return TCodec.Read(ref reader);
    }

    internal override MemFormatEntry<T> Entry => MemFormatEntry<T, TCodec>.Instance;

    /// <summary>A value that depends on the rest of its payload cannot be a part of another one.</summary>
    private static void RequireNoScope()
    {
        if (RootOf<TCodec>.Schema.NeedsScope)
            throw new NotSupportedException($"Values of {typeof(T)} depend on the rest of their payload. Write them as a separate payload.");
    }
}
