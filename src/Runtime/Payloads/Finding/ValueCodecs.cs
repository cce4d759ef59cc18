using System.Buffers;
using System.Collections;
using System.Diagnostics.CodeAnalysis;
using System.Numerics;
using System.Text;
using MemFormat.Codecs;

namespace MemFormat.Payloads.Finding;

/// <summary>The codecs of values of the base class library: numbers, tuples, vectors, wrappers and the like.</summary>
[RequiresDynamicCode("Composes generic types.")]
internal static class ValueCodecs
{
    /// <summary>The struct codec of a closed type, or null.</summary>
    /// <param name="type">The type.</param>
    /// <param name="arguments">The codecs of its type arguments.</param>
    public static Type? Of(Type type, Type[] arguments) =>
        type.IsGenericType ? OfGeneric(type, arguments) ?? TupleCodecs.Of(type, arguments) : OfPlain(type);

    /// <summary>The struct codec of an array of several dimensions, or null when it has too many.</summary>
    public static Type? OfGrid(Type type, Type element, Type codec)
    {
        Type? shape = type.GetArrayRank() switch
        {
            2 => CodecComposer.Close(typeof(Grid2<>), element),
            3 => CodecComposer.Close(typeof(Grid3<>), element),
            4 => CodecComposer.Close(typeof(Grid4<>), element),
            _ => null,
        };
        return shape is null ? null : CodecComposer.Close(typeof(GridCodec<,,,>), type, element, codec, shape);
    }

    private static Type? OfPlain(Type type) => type switch
    {
        _ when type == typeof(Rune) => typeof(RuneCodec),
        _ when type == typeof(Index) => typeof(IndexCodec),
        _ when type == typeof(Range) => typeof(TupleFormCodec<Range, (Index, Index), TupleElements<Index, Index, IndexCodec, IndexCodec>, RangeForm>),
        _ when type == typeof(BigInteger) => typeof(BigIntegerCodec),
        _ when type == typeof(Version) => typeof(VersionCodec),
        _ when type == typeof(Uri) => typeof(UriCodec),
        _ when type == typeof(StringBuilder) => typeof(StringBuilderCodec),
        _ when type == typeof(BitArray) => typeof(BitArrayCodec),
        _ when type == typeof(Complex) => typeof(NumberRowCodec<Complex, double, ScalarCodec<double>, ComplexRow>),
        _ when type == typeof(Vector2) => typeof(NumberRowCodec<Vector2, float, ScalarCodec<float>, Vector2Row>),
        _ when type == typeof(Vector3) => typeof(NumberRowCodec<Vector3, float, ScalarCodec<float>, Vector3Row>),
        _ when type == typeof(Vector4) => typeof(NumberRowCodec<Vector4, float, ScalarCodec<float>, Vector4Row>),
        _ when type == typeof(Quaternion) => typeof(NumberRowCodec<Quaternion, float, ScalarCodec<float>, QuaternionRow>),
        _ when type == typeof(Plane) => typeof(NumberRowCodec<Plane, float, ScalarCodec<float>, PlaneRow>),
        _ when type == typeof(Matrix3x2) => typeof(NumberRowCodec<Matrix3x2, float, ScalarCodec<float>, Matrix3x2Row>),
        _ when type == typeof(Matrix4x4) => typeof(NumberRowCodec<Matrix4x4, float, ScalarCodec<float>, Matrix4x4Row>),
        _ => null,
    };

    private static Type? OfGeneric(Type type, Type[] arguments)
    {
        Type definition = type.GetGenericTypeDefinition();
        Type[] types = type.GetGenericArguments();
        Type[] all = [.. types, .. arguments];
        return definition switch
        {
            _ when definition == typeof(Memory<>) => CodecComposer.Close(typeof(MemoryCodec<,>), all),
            _ when definition == typeof(ReadOnlyMemory<>) => CodecComposer.Close(typeof(ReadOnlyMemoryCodec<,>), all),
            _ when definition == typeof(ArraySegment<>) => CodecComposer.Close(typeof(ArraySegmentCodec<,>), all),
            _ when definition == typeof(ReadOnlySequence<>) => CodecComposer.Close(typeof(ReadOnlySequenceCodec<,>), all),
            _ when definition == typeof(KeyValuePair<,>) => CodecComposer.Close(
                typeof(TupleFormCodec<,,,>),
                type,
                CodecComposer.Close(typeof(ValueTuple<,>), types),
                CodecComposer.Close(typeof(TupleElements<,,,>), all),
                CodecComposer.Close(typeof(KeyValuePairForm<,>), types)),
            _ when definition == typeof(Lazy<>) => CodecComposer.Close(
                typeof(TupleFormCodec<,,,>),
                type,
                CodecComposer.Close(typeof(ValueTuple<>), types),
                CodecComposer.Close(typeof(TupleElements<,>), all),
                CodecComposer.Close(typeof(LazyForm<>), types)),
            _ => null,
        };
    }
}
