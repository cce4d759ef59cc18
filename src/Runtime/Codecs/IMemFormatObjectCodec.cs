namespace MemFormat.Codecs;

/// <summary>The codec of a class. It derives the untyped methods from the typed ones.</summary>
/// <typeparam name="TSelf">The codec.</typeparam>
/// <typeparam name="T">The class.</typeparam>
/// <remarks>
/// The methods demand to be inlined, because NativeAOT would otherwise call them: a list of small objects is then a
/// fifth slower.
/// </remarks>
[EditorBrowsable(EditorBrowsableState.Never)]
public interface IMemFormatObjectCodec<TSelf, T> : IMemFormatCodec<T>
    where TSelf : struct, IMemFormatObjectCodec<TSelf, T>
    where T : class
{
    static bool IMemFormatDescribe.HasPresence => true;

    static bool IMemFormatDescribe.IsObject => true;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    static void IMemFormatDescribe.WriteObject(ref MemFormatWriter writer, object? value) => TSelf.Write(ref writer, Unsafe.As<T>(value)!);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    static object? IMemFormatDescribe.ReadObject(ref MemFormatReader reader) => TSelf.Read(ref reader);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    static object? IMemFormatDescribe.ReadObjectResolved(ref MemFormatReader reader, PlanNode node, object? existing) =>
        TSelf.ReadResolved(ref reader, node);
}
