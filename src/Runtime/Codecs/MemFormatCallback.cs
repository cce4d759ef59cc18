using System.ComponentModel;
using System.Runtime.CompilerServices;

namespace MemFormat.Codecs;

/// <summary>Calls users' callbacks on the value itself, whether it is a struct or implements them explicitly.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public static class MemFormatCallback
{
    /// <summary>Before the value is written.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Serializing<T>(ref T value)
        where T : IMemSerializing => value.OnSerializing();

    /// <summary>After the value was read.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Deserialized<T>(ref T value)
        where T : IMemDeserialized => value.OnDeserialized();

    /// <summary>After the value was read by a plan, or without one.</summary>
    public static void Deserialized<T>(ref T value, PlanNode? node)
        where T : IMemDeserializedWithReport => value.OnDeserialized(node?.Report ?? MemFormatReadReport.Nothing);
}
