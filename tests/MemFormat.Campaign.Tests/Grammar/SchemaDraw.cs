using MemFormat.Tests;

namespace MemFormat.Campaign.Tests;

/// <summary>Draws schemas: the reader's own, with changes from few to many, and made up ones.</summary>
internal sealed class SchemaDraw(Draw draw)
{
    private const int Byte = 2, Int32 = 5, Double = 13, Scalars = 22, MostTypes = 1100;

    private static readonly int[] s_changes = [0, 0, 64, 32, 16, 8, 4];

    private int _oneIn;

    /// <summary>A schema for a reader with this one.</summary>
    public SpecSchema Of(byte[] own)
    {
        var original = new SpecSchema(own);
        _oneIn = draw.Any(s_changes);
        var count = original.Types.Count + (draw.Once(4) ? 1 + draw.Next(4) : 0) + (draw.Once(64) && !draw.IsLong ? draw.Next(MostTypes) : 0);
        var types = Enumerable.Range(0, count).Select(i => i < original.Types.Count ? Changed(original.Types[i], count) : New(original, count))
            .ToList();
        if (draw.Once(16) && count > original.Types.Count)
            Alike(types, original.Types.Count);
        return new SpecSchema(Changes ? Slot(original.Root, count) : original.Root, types);
    }

    /// <summary>A type of members that nobody has, or somebody else.</summary>
    public SpecType New(SpecSchema original, int types)
    {
        var isNumbered = draw.Once(2);
        var known = original.Types.SelectMany(t => t.IsNumbered == isNumbered ? t.Members : []).ToList();
        var members = new List<(uint, SpecSlot)>();
        for (var left = draw.Next(6) + (draw.Once(64) ? draw.Next(400) : 0); left > 0; left--)
        {
            members.Add(known.Count > 0 && !draw.Once(3) ? draw.Any(known)
                : (isNumbered ? (uint)(members.Count + 1) : (uint)draw.Next(1 << 20), Member(types, 0)));
        }

        return new SpecType(isNumbered, draw.Once(12) ? draw.Next(types) : -1, Distinct(members));
    }

    /// <summary>A slot at a place where members may lie.</summary>
    public SpecSlot Member(int types, int depth)
    {
        var slot = Any(types, depth);
        if (Changes)
            return slot with { Place = draw.Next(8) };
        var place = slot.Kind switch
        {
            SpecSlot.Bool => draw.Any([SpecSlot.Rest, SpecSlot.Present, SpecSlot.Bit, SpecSlot.BitOptional]),
            < Scalars => draw.Next(6),
            SpecSlot.Object => draw.Any([SpecSlot.Rest, SpecSlot.Present, SpecSlot.Present]),
            _ when slot.SaysNull && slot.Kind != SpecSlot.Extended => SpecSlot.Rest,
            _ => draw.Next(2),
        };
        return slot with { Place = place };
    }

    /// <summary>A slot in the rest of a body.</summary>
    public SpecSlot Any(int types, int depth)
    {
        var kind = draw.Next(depth > 3 ? 24 : 36);
        return kind switch
        {
            24 or 31 => Of(SpecSlot.List) with { First = Element(types, depth + 1) },
            25 => Of(SpecSlot.Map) with { First = Key(types, depth + 4), Second = Element(types, depth + 1) },
            27 => Of(SpecSlot.Union) with { Type = draw.Next(2) },
            28 => Of(SpecSlot.Reference) with { Type = draw.Next(Math.Max(types, 1)) },
            29 => Of(SpecSlot.Opaque) with { Id = (uint)draw.Next(4), Version = (uint)draw.Next(3) },
            30 => Extended(types),
            26 or > 31 => types == 0 ? Of(Int32) : Of(SpecSlot.Object) with { Type = draw.Next(types) },
            _ => Of(kind),
        };
    }

    /// <summary>A slot that unions of the language have as a case: there is hardly one of any other kind.</summary>
    public SpecSlot Case() => draw.Next(6) switch
    {
        0 => Of(SpecSlot.String),
        1 => Of(SpecSlot.List) with { First = Of(Int32) },
        2 => Of(Double),
        3 => Of(Byte),
        _ => Of(Int32),
    };

    private bool Changes => _oneIn > 0 && draw.Once(_oneIn);

    private static SpecSlot Of(int kind) => new(kind, SpecSlot.Rest, -1, null, null);

    private static List<(uint Key, SpecSlot Slot)> Distinct(List<(uint Key, SpecSlot Slot)> members) => [.. members.DistinctBy(m => m.Key)];

    private SpecSlot Extended(int types)
    {
        var extension = 1 + draw.Next(10);
        var based = extension switch { 3 => 6, 4 or 1 or 2 => SpecSlot.Bytes, 5 or 6 or 8 or 10 => SpecSlot.String, 7 => Int32, _ => draw.Next(24) };
        return Of(SpecSlot.Extended) with { Extension = (ulong)extension, First = Changes ? Any(types, 2) : Of(based) };
    }

    private SpecSlot Key(int types, int depth)
    {
        var slot = Any(types, depth);
        return slot.Kind is >= 3 and <= 8 or 15 && draw.Once(3) ? slot with { Place = SpecSlot.Compact } : slot;
    }

    private SpecSlot Element(int types, int depth)
    {
        var slot = Any(types, depth);
        if (slot.SaysNull && slot.Kind != SpecSlot.Extended)
            return slot;
        return slot with
        {
            Place = draw.Next(4) switch
            {
                0 => SpecSlot.Rest,
                1 when slot.Kind is >= 3 and <= 8 or 15 => SpecSlot.Compact,
                _ =>
            SpecSlot.Present
            }
        };
    }

    private SpecType Changed(SpecType type, int types)
    {
        if (_oneIn == 0)
            return type;
        var members = new List<(uint Key, SpecSlot Slot)>();

        // Members that extension data has are not beside it.
        var hasExtension = type.Members.Any(m => m.Slot.IsExtensionData);
        foreach (var (key, slot) in type.Members)
        {
            if (!Changes && (slot.IsExtensionData || !hasExtension || !draw.Once(4)))
                members.Add((key, slot.IsExtensionData ? slot : Slot(slot, types)));
        }

        // Extension data stays the last.
        for (var more = Changes ? 1 + draw.Next(draw.Once(16) ? 300 : 4) : 0; more > 0; more--)
            members.Insert(0, (type.IsNumbered ? (uint)(100 + more) : (uint)draw.Next(1 << 24), Member(types, 0)));
        if (Changes && members.Count > 1)
            members.Add(members[0]);
        return new SpecType(type.IsNumbered, Changes ? draw.Next(types) : type.Base, Changes ? members : Distinct(members));
    }

    private SpecSlot Slot(SpecSlot slot, int types)
    {
        if (Changes)
            return Any(types, 1) with { Place = slot.Place };
        if (Changes)
            return slot with { Place = draw.Next(8) };
        if (slot.Kind is SpecSlot.Object or SpecSlot.Reference && Changes)
            return slot with { Kind = SpecSlot.Object + SpecSlot.Reference - slot.Kind };
        if (slot.Type >= 0 && Changes)
            return slot with { Type = draw.Next(types + 1) };
        return slot with
        {
            First = slot.First is null ? null : Slot(slot.First, types),
            Second = slot.Second is null ? null : Slot(slot.Second, types),
        };
    }

    /// <summary>Many types that are the same but for their place in a ring, a chain of bases or a row.</summary>
    private void Alike(List<SpecType> types, int from)
    {
        var (how, pattern) = (draw.Next(3), types[from]);
        for (var i = from; i < types.Count; i++)
        {
            var next = from + (i + 1 - from) % (types.Count - from);
            var link = (pattern.IsNumbered ? 50u : 50_000u, new SpecSlot(SpecSlot.Object, SpecSlot.Present, next, null, null));
            types[i] = how switch
            {
                0 => pattern with { Members = Distinct([.. pattern.Members, link]) },
                1 => pattern with { Base = i == from ? -1 : i - 1, Members = i == from ? pattern.Members : [] },
                _ => pattern,
            };
        }
    }
}
