using MemFormat;

namespace ApiCatalog.Model;

/// <summary>The summaries of a type and its members; null without documentation.</summary>
/// <param name="Summary">The type itself.</param>
/// <param name="Fields">Its fields, in the order of <see cref="ApiType.Fields"/>.</param>
/// <param name="Methods">Its methods, in the order of <see cref="ApiType.Methods"/>.</param>
/// <param name="Properties">Its properties, in the order of <see cref="ApiType.Properties"/>.</param>
/// <param name="Events">Its events, in the order of <see cref="ApiType.Events"/>.</param>
[MemFormattable]
public sealed partial record TypeSummaries(string? Summary, string?[] Fields, string?[] Methods, string?[] Properties, string?[] Events);
