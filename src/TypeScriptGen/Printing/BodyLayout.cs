using System.Runtime.CompilerServices;
using MemFormat.Schema.Planning;
using MemFormat.Schema.Shapes;
using MemFormat.Schema.Values;

namespace MemFormat.TypeScriptGen.Printing;

/// <summary>A member of a body: its place, and its form in TypeScript.</summary>
/// <param name="Name">Its property. Empty if it has none, because it is for later versions or its type is left out.</param>
/// <param name="Type">Its type, closed.</param>
/// <param name="Slot">Kind and place.</param>
/// <param name="Bit">Its first bit among the flags, or −1.</param>
/// <param name="Offset">Its start, counted from the first flag byte, for the fixed place; else −1.</param>
/// <param name="CanBeNull">Whether null is one of its values.</param>
/// <param name="Declared">Its declaration, if there is one.</param>
internal sealed record LayoutMember(string Name, ManifestType Type, ComposedSlot Slot, int Bit, int Offset, bool CanBeNull, MemberManifest? Declared)
{
    public WirePlace Place => Slot.Place;

    public bool HasPresence => WirePlaces.HasPresence(Place);

    /// <summary>The bit after the presence bit, if there is one.</summary>
    public int ValueBit => HasPresence ? Bit + 1 : Bit;

    public bool IsExtensionData => Type.Kind == ManifestTypeKind.ExtensionData;

    /// <summary>Whether it is stepped over.</summary>
    public bool IsLeftOut => Name.Length == 0 && !IsExtensionData;
}

/// <summary>The layout of one part of a body.</summary>
/// <param name="Members">The members in the body's order.</param>
/// <param name="FlagBits">How many bits of the flags are used.</param>
/// <param name="HeadSize">The bytes of flags and fixed block.</param>
internal sealed record BodyLayout(IReadOnlyList<LayoutMember> Members, int FlagBits, int HeadSize)
{
    public int FlagBytes => (FlagBits + 7) / 8;

    /// <summary>Members after the block, in the order of reading and writing.</summary>
    public IEnumerable<LayoutMember> Behind => Members.Where(m => m.Place is WirePlace.Optional or WirePlace.Compact or WirePlace.CompactOptional)
        .Concat(Members.Where(m => m.Place is WirePlace.Rest or WirePlace.Present));

    /// <summary>Members in the order of their declaration, those of base types first.</summary>
    public static IEnumerable<LayoutMember> Declared(IReadOnlyList<BodyLayout> parts) =>
        parts.SelectMany(p => p.Members.Where(m => m.Name.Length > 0).OrderBy(m => m.Declared?.Index ?? 0));

    /// <summary>The parts of a type, base parts first.</summary>
    public static IReadOnlyList<BodyLayout> Parts(TypeScriptModel model, ClosedType type)
    {
        // A damaged assembly may have a type that is its own base.
        RuntimeHelpers.EnsureSufficientExecutionStack();
        var own = Own(model, type);
        if (type.Composed.Base < 0)
            return [own];
        var all = Parts(model, model.Type(type.Numbers[type.Composed.Base].Type)).Append(own).ToList();

        // Where members of two parts differ in the case of the first letter only, both keep their names.
        var twice = all.SelectMany(p => p.Members).Where(m => m.Name.Length > 0).GroupBy(m => m.Name, StringComparer.Ordinal)
            .Where(g => g.Count() > 1)
            .Select(g => g.Key).ToHashSet();
        return twice.Count == 0
            ? all
            : [.. all.Select(p =>
                p with { Members = [.. p.Members.Select(m => twice.Contains(m.Name) ? m with { Name = Identifiers.Key(m.Declared!.Name) } : m)] })];
    }

    private static BodyLayout Own(TypeScriptModel model, ClosedType type)
    {
        if (type.Manifest is not { } manifest)
            return BuiltIn(type, model);
        var use = model.Annotated(type.Type);
        var members = new List<LayoutMember>();
        var properties = Properties(manifest, model.Options);
        for (var i = 0; i < manifest.Members.Count; i++)
        {
            var member = manifest.Members[i];
            var closed = ManifestSet.Close(member.Type, manifest, use);
            var slot = type.Composed.Members[i];
            var canBeNull = member.Type.Kind == ManifestTypeKind.Parameter
                ? TypeScriptModel.HoldsNull(closed) || closed.Kind == ManifestTypeKind.Nullable
                : member.CanBeNull && !TypeScriptModel.IsNumber(closed);
            var name = closed.Kind == ManifestTypeKind.ExtensionData || model.LeftOut.Has(closed) || model.LeftOut.Has(type.Type)
                ? ""
                : properties[member.Name];
            members.Add(new LayoutMember(name, closed, slot, member.Bit, member.Offset, canBeNull, member));
        }

        // An object without members is one 0 byte.
        return new BodyLayout(members, manifest.FlagBits, Math.Max(manifest.BlockSize, members.Count == 0 ? 1 : 0));
    }

    /// <summary>Where two members differ in the case of the first letter only, both keep their names.</summary>
    private static Dictionary<string, string> Properties(TypeManifest type, TypeScriptOptions options) => type.Members
        .GroupBy(m => Identifiers.Property(m.Name, options), StringComparer.Ordinal)
        .SelectMany(g => g.Select(m => (m.Name, Property: g.Count() == 1 ? g.Key : Identifiers.Key(m.Name))))
        .ToDictionary(p => p.Name, p => p.Property, StringComparer.Ordinal);

    /// <summary>Tuples, rows and grids: the schema determines the places of their members.</summary>
    private static BodyLayout BuiltIn(ClosedType type, TypeScriptModel model)
    {
        var slots = type.Composed.Members;
        var flags = slots.Sum(s => WirePlaces.FlagBits(s.Place));
        int bit = 0, offset = (flags + 7) / 8;
        var members = new List<LayoutMember>();
        for (var i = 0; i < slots.Count; i++)
        {
            var (name, closed) = BuiltInMember(model.Annotated(type.Type), i, model.Options);
            if (model.LeftOut.Has(type.Type))
                name = "";
            var isFixed = slots[i].Place == WirePlace.Fixed;
            var bits = WirePlaces.FlagBits(slots[i].Place);
            var canBeNull = closed.Kind == ManifestTypeKind.Nullable || closed.IsNullable
                || (type.Type.Kind == ManifestTypeKind.Tuple && TypeScriptModel.HoldsNull(closed));
            members.Add(new LayoutMember(name, closed, slots[i], bits > 0 ? bit : -1, isFixed ? offset : -1, canBeNull, null));
            bit += bits;
            if (isFixed)
                offset += WireKinds.FixedSize(slots[i].Kind);
        }

        return new BodyLayout(members, flags, Math.Max(offset, slots.Count == 0 ? 1 : 0));
    }

    private static (string, ManifestType) BuiltInMember(ManifestType type, int i, TypeScriptOptions options)
    {
        switch (type.Kind)
        {
            case ManifestTypeKind.Tuple:
                return ("item" + (i + 1).ToString(System.Globalization.CultureInfo.InvariantCulture), type.Arguments[i]);
            case ManifestTypeKind.Row:
                return (Identifiers.Property(DotNetValues.Rows[type.Name].Names[i], options),
                    new ManifestType(ManifestTypeKind.Scalar, "", type.Wire, IsValueType: true));
            default:
                return i == 0
                    ? ("items", new ManifestType(ManifestTypeKind.Memory, "[]", Arguments: type.Arguments))
                    : ("length" + (i - 1).ToString(System.Globalization.CultureInfo.InvariantCulture),
                        new ManifestType(ManifestTypeKind.Scalar, "int", WireKind.Int32, IsValueType: true));
        }
    }
}
