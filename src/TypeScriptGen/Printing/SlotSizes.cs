using MemFormat.Schema.Planning;

namespace MemFormat.TypeScriptGen.Printing;

/// <summary>The least bytes of values, to check a count of elements before any is read.</summary>
internal static class SlotSizes
{
    public static int Least(ComposedSlot slot, IReadOnlyList<ComposedType> types) => Math.Max(1, Least(slot, types, []));

    private static int Least(ComposedSlot slot, IReadOnlyList<ComposedType> types, HashSet<int> inside) => slot.Kind switch
    {
        _ when slot.Place == WirePlace.Compact => 1,
        WireKind.Object when inside.Add(slot.Number) => Body(types[slot.Number], types, inside),
        WireKind.Extended => Least(slot.Arguments[0], types, inside),
        _ => WireKinds.MinSize(slot.Kind),
    };

    private static int Body(ComposedType type, IReadOnlyList<ComposedType> types, HashSet<int> inside)
    {
        var size = (type.Members.Sum(m => WirePlaces.FlagBits(m.Place)) + 7) / 8;
        if (type.Base >= 0)
            size += Body(types[type.Base], types, inside);
        foreach (var member in type.Members)
        {
            if (member.Place is WirePlace.Fixed or WirePlace.Rest)
                size += Least(member, types, inside);
        }

        return size;
    }
}
