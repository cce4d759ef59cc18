using MemFormat.Analyzers.Migration;

namespace MemFormat.CodeFixes.Migration;

/// <summary>
/// The ids of another serializer's members as MemFormat's. They stay as they are, or grow by one if one of them is 0. A
/// serializer that counts anew in each class gives derived classes ids behind those of their bases.
/// </summary>
internal static class MovedIds
{
    /// <summary>Longer ranges are cut: each id takes an attribute.</summary>
    private const int MostReserved = 1000;

    public static Dictionary<ISymbol, int> Choose(INamedTypeSymbol type, Origin origin)
    {
        var taken = type.BaseType is { SpecialType: SpecialType.None } above
            ? Choose(above.OriginalDefinition, origin)
            : new(SymbolEqualityComparer.Default);
        var own = type.GetMembers().Concat(Parameters(type)).Select(m => (Member: m, Id: IdOf(m, origin))).Where(m => m.Id is not null).ToList();
        if (own.Count == 0 || origin.Namespace == "System.Runtime.Serialization" && !AllHaveOrders(type, origin))
            return taken;
        var shift = BaseChain.Of(type).SelectMany(t => t.GetMembers().Concat(Parameters(t))).Any(m => IdOf(m, origin) == 0) ? 1 : 0;
        var refused =
            new HashSet<int>(taken.Values.Concat(BaseChain.Of(type).SelectMany(t => t.GetAttributes()).Where(a => origin.RoleOf(a) == Role.Reserved)
                .SelectMany(Reserved)));
        if (own.Any(m => refused.Contains(m.Id!.Value + shift)))
            shift += refused.Max();
        foreach (var (member, id) in own)
            taken[member] = id!.Value + shift;
        return taken;
    }

    /// <summary>The ids that an attribute reserves: one, or all from the first to the last.</summary>
    public static IEnumerable<int> Reserved(AttributeData attribute)
    {
        var ids = attribute.ConstructorArguments.Select(a => a.Value).OfType<int>().Take(2).ToList();
        return ids.Count < 2 ? ids : Enumerable.Range(ids[0], Math.Max(0, Math.Min(ids[1] - ids[0] + 1, MostReserved)));
    }

    /// <summary>The attribute that says that a member is stored, or null.</summary>
    public static AttributeData? Stored(ISymbol member, Origin origin) => member.GetAttributes().FirstOrDefault(a => origin.RoleOf(a) == Role.Member);

    private static int? IdOf(ISymbol member, Origin origin) => Stored(member, origin) is { } attribute
        ? Number(attribute.ConstructorArguments.FirstOrDefault().Value) ?? Number(AttributeReader.Named(attribute, "Order")?.Value)
        : null;

    public static int? Number(object? value) => value switch
    {
        int number => number,
        uint number => (int)number,
        ushort number => number,
        byte number => number,
        _ => null,
    };

    public static IEnumerable<IParameterSymbol> Parameters(INamedTypeSymbol type) =>
        type.IsRecord && PrimaryConstructor.Find(type) is { } constructor ? constructor.Parameters : [];

    /// <summary>Members without an order come first, by their names: then orders are no ids.</summary>
    private static bool AllHaveOrders(INamedTypeSymbol type, Origin origin)
    {
        var ids = BaseChain.Of(type).SelectMany(t => t.GetMembers()).Where(m => Stored(m, origin) is not null).Select(m => IdOf(m, origin)).ToList();
        return ids.All(id => id is >= 0) && ids.Distinct().Count() == ids.Count;
    }
}
