namespace MemFormat.Plans.Run;

/// <summary>Numbers of one kind in a row in a writer's block that become wider ones of one size.</summary>
/// <param name="kind">Their kind.</param>
/// <param name="size">The bytes of each that it becomes.</param>
/// <param name="from">Where they are.</param>
/// <param name="to">Where they go to.</param>
internal struct WidenedRun(WireKind kind, int size, int from, int to)
{
    public readonly WireKind Kind = kind;
    public readonly int Size = size, From = from, To = to;

    /// <summary>How many there are.</summary>
    public int Count;

    /// <summary>
    /// Whether each number of a kind is one of another, which is larger: then it has no error. Numbers of other kinds are converted
    /// where they lie.
    /// </summary>
    public static bool Widens(WireKind from, WireKind to) => to switch
    {
        WireKind.Int16 => from is WireKind.Int8 or WireKind.UInt8,
        WireKind.UInt16 => from == WireKind.UInt8,
        WireKind.Int32 => from is >= WireKind.Int8 and <= WireKind.UInt16,
        WireKind.UInt32 => from is WireKind.UInt8 or WireKind.UInt16,
        WireKind.Int64 => from is >= WireKind.Int8 and <= WireKind.UInt32,
        WireKind.UInt64 => from is WireKind.UInt8 or WireKind.UInt16 or WireKind.UInt32,
        WireKind.Double => from == WireKind.Single,
        _ => false,
    };
}
