namespace MemFormat.Codecs;

/// <summary>Reads objects of another shape into existing ones, if the codec can. For generated code.</summary>
/// <typeparam name="TCodec">The codec of a class.</typeparam>
[EditorBrowsable(EditorBrowsableState.Never)]
public static class Into<TCodec>
    where TCodec : struct, IMemFormatDescribe
{
    /// <summary>Reads an object.</summary>
    /// <typeparam name="T">The class.</typeparam>
    /// <param name="reader">The reader to read from.</param>
    /// <param name="node">The plan that turns the writer's slot into an object of the class.</param>
    /// <param name="existing">The existing object, or null.</param>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static T Read<T>(ref MemFormatReader reader, PlanNode node, T? existing)
        where T : class => Unsafe.As<T>(TCodec.ReadObjectResolved(ref reader, node, existing))!;
}

/// <summary>Reads values of another shape into existing ones, if the codec can. For generated code.</summary>
/// <typeparam name="T">The type of the values.</typeparam>
/// <typeparam name="TCodec">Its codec.</typeparam>
[EditorBrowsable(EditorBrowsableState.Never)]
public static class Into<T, TCodec>
    where TCodec : struct, IMemFormatCodec<T>
{
    /// <summary>Reads a value.</summary>
    /// <param name="reader">The reader to read from.</param>
    /// <param name="node">The plan that turns the writer's slot into a value of the type.</param>
    /// <param name="existing">The existing value, or null.</param>
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
