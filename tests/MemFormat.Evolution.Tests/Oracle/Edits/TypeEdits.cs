namespace MemFormat.Evolution.Tests.Oracle;

/// <summary>What is said of a type changes.</summary>
internal static class TypeEdits
{
    public static IReadOnlyList<Edit> All { get; } =
    [
        Of("fixed becomes compact, or back", 4, _ => true, (t, _) => t with { IsCompact = !t.IsCompact }),
        Of("turn PreserveReferences on", 7, t => !t.KeepsIdentity, (t, _) => t with { KeepsIdentity = true }),
        Of("turn PreserveReferences off", 10, t => t.KeepsIdentity, (t, _) => t with { KeepsIdentity = false }),
        Of("add extension data", 4, t => !t.HasExtension, (t, _) => t with { HasExtension = true }),
        Of("remove extension data", 3, t => t.HasExtension, (t, _) => t with { HasExtension = false }),
        Of("give a type a surrogate", 14, t => !t.HasSurrogate, (t, _) => t with { HasSurrogate = true }),
        Of("take a surrogate away", 18, t => t.HasSurrogate, (t, _) => t with { HasSurrogate = false }),
        Of("state another contract", 1, t => !t.IsUnion, (t, _) => t with { Contract = t.Contract is null ? "c" : null }),
    ];

    private static Edit Of(string name, int weight, Func<TypeDef, bool> fits, Func<TypeDef, Random, TypeDef> change) =>
        new(name, weight, (model, random) =>
        Draw.Type(model, random, fits) is { } place ? model.With(place, change(model.Types[place], random)) : null);
}
