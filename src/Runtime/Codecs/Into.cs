using System.ComponentModel;
using System.Runtime.CompilerServices;

namespace MemFormat.Codecs;

/// <summary>Reads objects of another shape into ones that are there, where their codec can. For generated code.</summary>
/// <typeparam name="TCodec">The codec of a class.</typeparam>
[EditorBrowsable(EditorBrowsableState.Never)]
public static class Into<TCodec>
    where TCodec : struct, IMemFormatDescribe
{
    /// <summary>Reads an object.</summary>
    /// <typeparam name="T">The class.</typeparam>
    /// <param name="reader">Where to read.</param>
    /// <param name="node">How the writer's slot becomes an object of the class.</param>
    /// <param name="existing">The object that is there, or null when there is none.</param>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static T Read<T>(ref MemFormatReader reader, PlanNode node, T? existing)
        where T : class => Unsafe.As<T>(TCodec.ReadObjectResolved(ref reader, node, existing))!;
}

/// <summary>Reads values of another shape into ones that are there, where their codec can. For generated code.</summary>
/// <typeparam name="T">The type of the values.</typeparam>
/// <typeparam name="TCodec">Its codec.</typeparam>
[EditorBrowsable(EditorBrowsableState.Never)]
public static class Into<T, TCodec>
    where TCodec : struct, IMemFormatCodec<T>
{
    /// <summary>Reads a value.</summary>
    /// <param name="reader">Where to read.</param>
    /// <param name="node">How the writer's slot becomes a value of the type.</param>
    /// <param name="existing">The value that is there, or null when there is none.</param>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static T Read(ref MemFormatReader reader, PlanNode node, T existing)
    {
        if (TCodec.IsObject)
        {
            var value = TCodec.ReadObjectResolved(ref reader, node, existing);
            return Unsafe.As<object?, T>(ref value);
        }

        return TCodec.CanPopulate ? TCodec.ReadInto(ref reader, node, existing) : TCodec.ReadResolved(ref reader, node);
    }
}
