using System.ComponentModel;
using System.Runtime.CompilerServices;
using MemFormat.Codecs.Scalars;
using MemFormat.Plans.Run;

namespace MemFormat.Codecs;

/// <summary>Scalars with invalid bit patterns: <see cref="bool"/>, <see cref="decimal"/> and dates.</summary>
/// <typeparam name="T">The type of the values.</typeparam>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct CheckedCodec<T> : IMemFormatCodec<T>
{
    public static int MinSize
    {
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        get => typeof(T) == typeof(DateTimeOffset) ? 10 : Unsafe.SizeOf<T>();
    }

    public static void Describe(SchemaComposer schema) => schema.Kind(ScalarKind<T>.Value);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Write(ref MemFormatWriter writer, T value)
    {
        ref var block = ref writer.Reserve(MinSize);
        if (typeof(T) == typeof(bool))
        {
            Fields.Put(ref block, 0, Unsafe.As<T, bool>(ref value));
        }
        else if (typeof(T) == typeof(decimal))
        {
            Fields.Put(ref block, 0, Unsafe.As<T, decimal>(ref value));
        }
        else if (typeof(T) == typeof(DateTime))
        {
            Fields.Put(ref block, 0, Unsafe.As<T, DateTime>(ref value));
        }
        else if (typeof(T) == typeof(DateTimeOffset))
        {
            Fields.Put(ref block, 0, Unsafe.As<T, DateTimeOffset>(ref value));
        }
        else if (typeof(T) == typeof(DateOnly))
        {
            Fields.Put(ref block, 0, Unsafe.As<T, DateOnly>(ref value));
        }
        else
        {
            Fields.Put(ref block, 0, Unsafe.As<T, TimeOnly>(ref value));
        }

        writer.Advance(MinSize);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static T Read(ref MemFormatReader reader)
    {
        ref var block = ref reader.Take((nuint)MinSize);
        return typeof(T) == typeof(bool) ? As(Fields.Bool(ref block, 0))
            : typeof(T) == typeof(decimal) ? As(Fields.Decimal(ref block, 0))
            : typeof(T) == typeof(DateTime) ? As(Fields.DateTime(ref block, 0))
            : typeof(T) == typeof(DateTimeOffset) ? As(Fields.DateTimeOffset(ref block, 0))
            : typeof(T) == typeof(DateOnly) ? As(Fields.DateOnly(ref block, 0))
            : As(Fields.TimeOnly(ref block, 0));
    }

    public static T ReadResolved(ref MemFormatReader reader, PlanNode node) =>
        typeof(T) != typeof(decimal) || node.IsExact ? Read(ref reader) : Number.Read<T>(ref reader, node);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static T As<TValue>(TValue value) => Unsafe.As<TValue, T>(ref value);
}
