namespace MemFormat.Wire;

/// <summary>The byte that begins a slot: the kind in its low five bits, the place above them.</summary>
internal static class SlotToken
{
    public const int PlaceShift = 5, KindMask = (1 << PlaceShift) - 1;

    public static byte Of(WireKind kind, WirePlace place) => (byte)((int)kind | (int)place << PlaceShift);

    public static WireKind Kind(byte token) => (WireKind)(token & KindMask);

    public static WirePlace Place(byte token) => (WirePlace)(token >> PlaceShift);

    /// <summary>How many slots follow a token of the kind.</summary>
    public static int Arguments(WireKind kind) => kind switch { WireKind.List or WireKind.Extended => 1, WireKind.Map => 2, _ => 0 };
}
