namespace MemFormat.Wire;

/// <summary>The fixed properties of each place.</summary>
internal static class WirePlaces
{
    /// <summary>How many bits of the flags a member of the place takes: presence first, then a bool's value or a width code.</summary>
    public static int FlagBits(WirePlace place) => place switch
    {
        WirePlace.Present or WirePlace.Optional or WirePlace.Bit => 1,
        WirePlace.Compact or WirePlace.BitOptional => 2,
        WirePlace.CompactOptional => 3,
        _ => 0,
    };

    /// <summary>Whether the value is missing from the body where its presence bit (or the bitmap's) is 0.</summary>
    public static bool HasPresence(WirePlace place) =>
        place is WirePlace.Present or WirePlace.Optional or WirePlace.CompactOptional or WirePlace.BitOptional;

    /// <summary>Whether the values come after the fixed block and before the rest.</summary>
    public static bool IsOptionalScalar(WirePlace place) => place is WirePlace.Optional or WirePlace.Compact or WirePlace.CompactOptional;

    /// <summary>Whether the values lie in the rest of the body.</summary>
    public static bool IsRest(WirePlace place) => place is WirePlace.Rest or WirePlace.Present;
}
