using System.ComponentModel;
using System.Runtime.CompilerServices;
using MemFormat.Codecs.Scalars;
using MemFormat.Io;
using MemFormat.Plans.Run;
using MemFormat.Wire;

namespace MemFormat.Codecs;

/// <summary>
/// Scalars for which every bit pattern is valid, written as they are in memory: numbers, <see cref="char"/>,
/// <see cref="Guid"/> and <see cref="TimeSpan"/>. For the others see <see cref="CheckedCodec{T}"/>.
/// </summary>
/// <typeparam name="T">The type of the values.</typeparam>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct ScalarCodec<T> : IMemFormatCompactCodec<T>
{
    public static int MinSize => Unsafe.SizeOf<T>();

    public static bool IsBlock => true;

    public static void Describe(SchemaComposer schema) => schema.Kind(ScalarKind<T>.Value);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Write(ref MemFormatWriter writer, T value)
    {
        Unsafe.WriteUnaligned(ref writer.Reserve(Unsafe.SizeOf<T>()), value);
        writer.Advance(Unsafe.SizeOf<T>());
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static T Read(ref MemFormatReader reader) => Unsafe.ReadUnaligned<T>(ref reader.Take((nuint)Unsafe.SizeOf<T>()));

    public static T ReadResolved(ref MemFormatReader reader, PlanNode node) =>
        typeof(T) == typeof(Guid) || typeof(T) == typeof(TimeSpan) || node.IsExact ? Read(ref reader) : Number.Read<T>(ref reader, node);

    public static int MaxCompactSize => Math.Max(4, Unsafe.SizeOf<T>());

    public static void DescribeCompact(SchemaComposer schema) => schema.Kind(ScalarKind<T>.Value, WirePlace.Compact);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static uint PutCompact(ref byte block, ref nint at, T value) => Unsafe.SizeOf<T>() switch
    {
        2 => CompactWidths.Put32(ref block, ref at, IsSigned ? ZigZag.Encode((int)Unsafe.As<T, short>(ref value)) : Unsafe.As<T, ushort>(ref value)),
        4 => CompactWidths.Put32(ref block, ref at, IsSigned ? ZigZag.Encode(Unsafe.As<T, int>(ref value)) : Unsafe.As<T, uint>(ref value)),
        _ => CompactWidths.Put64(ref block, ref at, IsSigned ? ZigZag.Encode(Unsafe.As<T, long>(ref value)) : Unsafe.As<T, ulong>(ref value)),
    };

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static T GetCompact(ref byte block, ref nint at, uint code)
    {
        // Whatever the size, the value's bytes come first.
        var value = Unsafe.SizeOf<T>() switch
        {
            2 => CompactWidths.Get16(ref block, ref at, code),
            4 => CompactWidths.Get32(ref block, ref at, code),
            _ => CompactWidths.Get64(ref block, ref at, code),
        };
        if (IsSigned)
        {
            value = (ulong)ZigZag.Decode(value);
        }

        return Unsafe.As<ulong, T>(ref value);
    }

    /// <summary>Whether integers that lists can group are signed.</summary>
    private static bool IsSigned
    {
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        get => typeof(T) == typeof(short) || typeof(T) == typeof(int) || typeof(T) == typeof(long);
    }
}
