using System.Collections.Generic;
using MemFormat.Schema;

namespace MemFormat.Generator;

/// <summary>Values of the base class library: numbers, tuples, vectors, wrappers and the like.</summary>
internal static class CodedValues
{
    private static readonly Dictionary<string, CodedType> s_types = new()
    {
        ["System.Text.Rune"] = Plain("RuneCodec", CodedSlot.Rune),
        ["System.Index"] = Plain("IndexCodec", CodedSlot.Index),
        ["System.Range"] = Plain("TupleFormCodec<{T}, (global::System.Index, global::System.Index), MF::TupleElements<global::System.Index, global::System.Index, MF::IndexCodec, MF::IndexCodec>, MF::RangeForm>", CodedSlot.Range),
        ["System.Numerics.BigInteger"] = Null("BigIntegerCodec", CodedSlot.BigInteger),
        ["System.Version"] = Null("VersionCodec", CodedSlot.Version),
        ["System.Uri"] = Null("UriCodec", CodedSlot.Uri),
        ["System.Text.StringBuilder"] = Null("StringBuilderCodec", CodedSlot.Text),
        ["System.Collections.BitArray"] = Null("BitArrayCodec", CodedSlot.Bits),

        ["System.Numerics.Complex"] = Row("Complex", "double"),
        ["System.Numerics.Vector2"] = Row("Vector2"),
        ["System.Numerics.Vector3"] = Row("Vector3"),
        ["System.Numerics.Vector4"] = Row("Vector4"),
        ["System.Numerics.Quaternion"] = Row("Quaternion"),
        ["System.Numerics.Plane"] = Row("Plane"),
        ["System.Numerics.Matrix3x2"] = Row("Matrix3x2"),
        ["System.Numerics.Matrix4x4"] = Row("Matrix4x4"),

        ["System.Memory`1"] = Null("MemoryCodec<{0}, {c0}>", CodedSlot.Memory),
        ["System.ReadOnlyMemory`1"] = Null("ReadOnlyMemoryCodec<{0}, {c0}>", CodedSlot.Memory),
        ["System.ArraySegment`1"] = Null("ArraySegmentCodec<{0}, {c0}>", CodedSlot.Memory),
        ["System.Buffers.ReadOnlySequence`1"] = Null("ReadOnlySequenceCodec<{0}, {c0}>", CodedSlot.Memory),

        ["System.Collections.Generic.KeyValuePair`2"] = Plain("TupleFormCodec<{T}, ({0}, {1}), MF::TupleElements<{0}, {1}, {c0}, {c1}>, MF::KeyValuePairForm<{0}, {1}>>", CodedSlot.Tuple),
        ["System.Lazy`1"] = Plain("TupleFormCodec<{T}, global::System.ValueTuple<{0}>, MF::TupleElements<{0}, {c0}>, MF::LazyForm<{0}>>", CodedSlot.Tuple),
    };

    /// <summary>The full names of all types but tuples, with the numbers of their type parameters.</summary>
    public static IEnumerable<string> Names => s_types.Keys;

    /// <summary>The codec of a type by its full name and the number of its type parameters, or null.</summary>
    public static CodedType? Find(string name, int arity) =>
        s_types.TryGetValue(arity == 0 ? name : $"{name}`{arity}", out var type) ? type : null;

    private static CodedType Plain(string codec, CodedSlot slot) => new("MF::" + codec, slot, SaysNull: false);

    private static CodedType Null(string codec, CodedSlot slot) => new("MF::" + codec, slot, SaysNull: true);

    private static CodedType Row(string name, string number = "float") =>
        Plain($"NumberRowCodec<{{T}}, {number}, MF::ScalarCodec<{number}>, MF::{name}Row>", CodedSlot.Row);
}
