using MemFormat.Codecs;
using MemFormat.Io;

namespace MemFormat.Payloads.Finding;

/// <summary>The codecs of types that .NET itself has.</summary>
internal static class BuiltInCodec
{
    /// <summary>The codec of a built-in type, or null. The comparisons are done by the compiler, so that only that codec is kept.</summary>
    internal static MemFormatCodec<T>? Find<T>()
    {
        object? codec = null;
        if (typeof(T) == typeof(string))
            codec = StructCodec<string?, StringCodec>.Instance;
        else if (typeof(T) == typeof(byte[]))
            codec = StructCodec<byte[]?, BytesCodec>.Instance;
        else if (typeof(T).IsValueType && Scalar<T>.Kind != WireKind.Placeholder)
            codec = WireKinds.IsUnchecked(Scalar<T>.Kind) ? StructCodec<T, ScalarCodec<T>>.Instance : StructCodec<T, CheckedCodec<T>>.Instance;

        return (MemFormatCodec<T>?)codec;
    }

    /// <summary>The codec of a built-in type, or null.</summary>
    internal static MemFormatCodec? Find(Type type)
    {
        var search = new Search(type);
        var none = default(byte);
        for (var kind = WireKind.Bool; kind < WireKind.String && type.IsValueType && search.Found is null; kind++)
            Scalars.Do(kind, ref none, ref search);
        return search.Found ?? (type == typeof(string) ? Find<string>() : type == typeof(byte[]) ? Find<byte[]>() : null);
    }

    /// <summary>The struct codec of a built-in type, or null.</summary>
    internal static Type? StructOf(Type type) => Find(type)?.GetType().GetGenericArguments()[1];

    private struct Search(Type type) : IScalarAction
    {
        public MemFormatCodec? Found;

        public void Do<T>(ref byte value)
        {
            if (_type == typeof(T))
                Found = Find<T>();
        }

        private readonly Type _type = type;
    }
}
