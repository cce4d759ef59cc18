namespace MemFormat.Codecs;

/// <summary>The codec of a class whose objects are created empty and then filled. It can fill existing objects, too.</summary>
/// <typeparam name="TSelf">The codec.</typeparam>
/// <typeparam name="T">The class.</typeparam>
[EditorBrowsable(EditorBrowsableState.Never)]
public interface IMemFormatPopulatingCodec<TSelf, T> : IMemFormatObjectCodec<TSelf, T>
    where TSelf : struct, IMemFormatPopulatingCodec<TSelf, T>
    where T : class
{
    static bool IMemFormatDescribe.CanPopulate => true;

    /// <summary>Reads a value written with another schema.</summary>
    /// <param name="reader">The reader to read from.</param>
    /// <param name="node">The plan that turns the writer's slot into a value of the type.</param>
    /// <param name="existing">The object to fill, or null for a new one.</param>
    static new abstract T ReadInto(ref MemFormatReader reader, PlanNode node, T? existing);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    static T IMemFormatCodec<T>.ReadInto(ref MemFormatReader reader, PlanNode node, T existing) => TSelf.ReadInto(ref reader, node, existing);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    static T IMemFormatCodec<T>.ReadResolved(ref MemFormatReader reader, PlanNode node) => TSelf.ReadInto(ref reader, node, null);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    static object? IMemFormatDescribe.ReadObjectResolved(ref MemFormatReader reader, PlanNode node, object? existing) =>
        TSelf.ReadInto(ref reader, node, Unsafe.As<T>(existing));
}
