using MemFormat.Codecs.Collections;

namespace MemFormat.Codecs;

/// <summary>
/// Values of a member whose type is a type parameter: generated code does not know their type. A presence bit states
/// whether they are null, also for types that state it themselves.
/// </summary>
/// <typeparam name="T">The type argument.</typeparam>
/// <typeparam name="TCodec">Its codec.</typeparam>
/// <remarks>The untyped methods read and write classes. They can be bound and inlined where all classes share code.</remarks>
[EditorBrowsable(EditorBrowsableState.Never)]
#nullable disable annotations // So that it is for both annotations of the type.
public static class TypeArgument<T, TCodec>
    where TCodec : struct, IMemFormatCodec<T>
{
    /// <summary>Whether a value is null. Of structs, the codec knows.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static bool IsNull(T value) => Nulls.Is<T, TCodec>(value);

    /// <summary>Writes a value that is not null.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Write(ref MemFormatWriter writer, T value)
    {
        if (TCodec.IsObject)
            TCodec.WriteObject(ref writer, value);
        else
            TCodec.Write(ref writer, value);
    }

    /// <summary>Reads a value that is present.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static T Read(ref MemFormatReader reader)
    {
        T value;
        if (TCodec.IsObject)
        {
            var untyped = TCodec.ReadObject(ref reader);
            value = Unsafe.As<object, T>(ref untyped);
        }
        else
        {
            value = TCodec.Read(ref reader);
        }

        if (value is null)
            MemFormatThrow.NullAgainstBit();
        return value;
    }

    /// <summary>Reads a value written with another schema.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static T ReadResolved(ref MemFormatReader reader, PlanNode node)
    {
        if (TCodec.IsObject)
        {
            var untyped = TCodec.ReadObjectResolved(ref reader, node);
            return Unsafe.As<object, T>(ref untyped);
        }

        return TCodec.ReadResolved(ref reader, node);
    }

    /// <summary>Returns null for an absent value, if the type argument can hold it.</summary>
    /// <param name="member"><c>Type.Member</c>, as in the source.</param>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static T Null(string member) => Nulls.Exist<T, TCodec>() ? default : throw NullIn.Payload(member);
}
