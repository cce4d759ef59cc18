namespace MemFormat.Tests;

/// <summary>
/// Makes the schema of a writer that says the same things otherwise: members in another order and place, wider numbers,
/// optional instead of always there, compact or not, and members that only this writer has.
/// </summary>
internal sealed class SpecVariant(SpecSchema original, Random random)
{
    private const int UInt8 = 2, Char = 15, UInt16 = 4, Double = 13;

    /// <summary>Kinds that are integers, with those that hold all of their values.</summary>
    private static readonly Dictionary<int, int[]> s_wider = new()
    {
        [1] = [3, 5, 7, 9, Double, SpecSlot.Decimal], [2] = [3, 4, 5, 6, 7, 8, 9, 10, Double, SpecSlot.Decimal, Char],
        [3] = [5, 7, 9, Double, SpecSlot.Decimal], [4] = [5, 6, 7, 8, 9, 10, Double, SpecSlot.Decimal, Char],
        [5] = [7, 9, Double, SpecSlot.Decimal], [6] = [7, 8, 9, 10, Double, SpecSlot.Decimal], [7] = [9, SpecSlot.Decimal],
        [8] = [9, 10, SpecSlot.Decimal],
        [Char] = [UInt16, 5, 6, 7, 8, 9, 10, Double, SpecSlot.Decimal],
    };

    /// <summary>Types whose lists may be compact: they keep their numbers.</summary>
    private readonly HashSet<int> _structs = [.. Enumerable.Range(0, original.Types.Count)
        .Where(t => SpecSchema.Numbers(original.Types, t).Distinct().ToList() is [>= 3 and <= 8 or Char]
            && SpecSchema.Numbers(original.Types, t).Count() <= 8)];

    public SpecSchema Make()
    {
        // Types whose bodies lie in others' fixed blocks keep all their members there.
        var blocks = original.Types.SelectMany(t => t.Members).Where(m => m.Slot is { Kind: SpecSlot.Object, Place: SpecSlot.Fixed })
            .Select(m => m.Slot.Type).Concat(_structs).ToHashSet();
        return new SpecSchema(Slot(original.Root, SpecSlot.Rest), original.Types.Select((t, i) => Type(t, blocks.Contains(i))));
    }

    /// <summary>The same for a case of a union, beside types that a descriptor lists already.</summary>
    public SpecSchema Make(List<SpecType> listed)
    {
        var made = Make();
        return new SpecSchema(made.Root, listed.Concat(made.Types.Skip(listed.Count)));
    }

    private SpecType Type(SpecType type, bool isBlock)
    {
        var members = type.Members.Select(m => (m.Key, isBlock ? m.Slot : Member(m.Slot))).ToList();
        if (members.Count > 0 && members[^1].Item2.IsExtensionData)
            return type with { Members = members };
        for (var more = isBlock || members.Count == 0 ? 0 : random.Next(3); more > 0; more--)
            members.Add(type.IsNumbered ? (900_000_000 + (uint)more, Unknown()) : ((uint)random.NextInt64(uint.MaxValue), Unknown()));
        var shuffled = members.ToArray();
        random.Shuffle(shuffled);
        return type with { Members = [.. shuffled] };
    }

    /// <summary>A member that the reader does not know; it is null, false or 0.</summary>
    private SpecSlot Unknown() => random.Next(6) switch
    {
        0 => new SpecSlot(SpecSlot.String, SpecSlot.Rest, -1, null, null),
        1 => new SpecSlot(SpecSlot.Bool, SpecSlot.Bit + random.Next(2), -1, null, null),
        2 => new SpecSlot(5, SpecSlot.Fixed + random.Next(4), -1, null, null),
        3 => new SpecSlot(SpecSlot.Object, SpecSlot.Present, random.Next(original.Types.Count), null, null),
        4 =>
            new SpecSlot(SpecSlot.List, SpecSlot.Rest, -1,
                new SpecSlot(SpecSlot.Object, SpecSlot.Present, random.Next(original.Types.Count), null, null), null),
        _ => new SpecSlot(16, random.Next(4), -1, null, null),
    };

    private SpecSlot Member(SpecSlot slot)
    {
        var isNullable = slot.HasPresence || random.Next(3) == 0;
        switch (slot.Kind)
        {
            case not SpecSlot.Object when slot.SaysNull:
                return Slot(slot, slot.IsExtensionData ? SpecSlot.Rest : Any(SpecSlot.Rest, SpecSlot.Present));
            case SpecSlot.Extended:
                return slot with { Place = isNullable ? SpecSlot.Present : SpecSlot.Rest };
            case SpecSlot.Object or SpecSlot.Reference or SpecSlot.Union:
                return slot with
                {
                    Place = isNullable
                    ? SpecSlot.Present
                    : slot.Place == SpecSlot.Fixed && random.Next(2) == 0 ? SpecSlot.Fixed : SpecSlot.Rest
                };
            case SpecSlot.Opaque:
                return slot with { Place = isNullable ? SpecSlot.Present : SpecSlot.Rest };
            case SpecSlot.Bool:
                return slot with { Place = isNullable ? Any(SpecSlot.BitOptional, SpecSlot.Present) : Any(SpecSlot.Bit, SpecSlot.Rest) };
        }

        var widened = Slot(slot, slot.Place);
        var canBeCompact = widened.Kind is >= 3 and <= 8 or SpecSlot.Decimal or Char or (>= SpecSlot.DateTime and <= 21);
        return widened with
        {
            Place = (isNullable, canBeCompact && random.Next(2) == 0) switch
            {
                (true, true) => SpecSlot.CompactOptional,
                (true, false) => Any(SpecSlot.Optional, SpecSlot.Present),
                (false, true) => SpecSlot.Compact,
                (false, false) => Any(SpecSlot.Fixed, SpecSlot.Rest),
            },
        };
    }

    private SpecSlot Slot(SpecSlot slot, int place) => slot.Kind switch
    {
        SpecSlot.List when slot.First is { Kind: UInt8, Place: SpecSlot.Rest } && random.Next(3) == 0 =>
            new SpecSlot(SpecSlot.Bytes, place, -1, null, null),
        SpecSlot.Bytes when random.Next(3) == 0 =>
            new SpecSlot(SpecSlot.List, place, -1, Element(new SpecSlot(UInt8, SpecSlot.Rest, -1, null, null)), null),
        SpecSlot.String when random.Next(3) == 0 =>
            new SpecSlot(SpecSlot.Extended, place, -1, slot with { Place = SpecSlot.Rest }, null) { Extension = 10 },
        SpecSlot.Extended when slot.IsPooled && random.Next(2) == 0 => slot.First! with { Place = place },
        SpecSlot.List => slot with { Place = place, First = Element(slot.First!) },
        SpecSlot.Map => slot with { Place = place, First = Key(slot.First!), Second = Element(slot.Second!) },
        _ when s_wider.TryGetValue(slot.Kind, out var wider) && random.Next(2) == 0 =>
            slot with { Place = place, Kind = Any(wider), From = slot.Kind },
        _ => slot with { Place = place },
    };

    private SpecSlot Key(SpecSlot slot)
    {
        var varied = Slot(slot, SpecSlot.Rest);
        return varied.Kind is >= 3 and <= 8 or Char && random.Next(2) == 0 ? varied with { Place = SpecSlot.Compact } : varied;
    }

    private SpecSlot Element(SpecSlot slot)
    {
        var varied = Slot(slot, slot.Place == SpecSlot.Compact ? SpecSlot.Rest : slot.Place);
        if (varied.SaysNull || varied.Place == SpecSlot.Present)
            return varied;
        if (varied.Kind == SpecSlot.Object && _structs.Contains(varied.Type) && random.Next(2) == 0)
            return varied with { Place = SpecSlot.Compact };
        if (varied.Kind is >= 3 and <= 8 or Char && random.Next(2) == 0)
            return varied with { Place = SpecSlot.Compact };
        return varied with { Place = random.Next(3) == 0 ? SpecSlot.Present : SpecSlot.Rest };
    }

    private int Any(params int[] choices) => choices[random.Next(choices.Length)];
}
