namespace MemFormat.Codecs;

/// <summary>Calls the callbacks of users on the value itself, also for structs and explicit implementations.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public static class MemFormatCallback
{
    /// <summary>Called before the value is written.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Serializing<T>(ref T value)
        where T : IMemSerializing => value.OnSerializing();

    /// <summary>Called before the value is written, with the state of the options.</summary>
    public static void Serializing<T, TState>(ref T value, ref MemFormatWriter writer)
        where T : IMemSerializing<TState>
        where TState : notnull => value.OnSerializing(writer.StateFor<TState>(typeof(T)));

    /// <summary>Called after the value was read, with the state of the options.</summary>
    public static void Deserialized<T, TState>(ref T value, ref MemFormatReader reader)
        where T : IMemDeserialized<TState>
        where TState : notnull => value.OnDeserialized(reader.StateFor<TState>(typeof(T)));

    /// <summary>Called after the value was read.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Deserialized<T>(ref T value)
        where T : IMemDeserialized => value.OnDeserialized();

    /// <summary>Called after the value was read, with or without a plan.</summary>
    public static void Deserialized<T>(ref T value, PlanNode? node)
        where T : IMemDeserializedWithReport => value.OnDeserialized(node?.Report ?? MemFormatReadReport.Nothing);
}
