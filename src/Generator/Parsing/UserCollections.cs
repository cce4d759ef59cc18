using System;
using System.Collections.Generic;
using System.Linq;
using MemFormat.Schema;
using Microsoft.CodeAnalysis;

namespace MemFormat.Generator;

/// <summary>
/// Types that are collections by what they implement: <c>IEnumerable&lt;T&gt;</c> of exactly one T. They are stored as lists, or
/// as maps when they are dictionaries.
/// </summary>
internal static class UserCollections
{
    private const string Generic = "System.Collections.Generic.";

    [ThreadStatic]
    private static List<ITypeSymbol>? s_open;

    /// <summary>Whether a type that has no codec of its own is a collection.</summary>
    public static bool Contains(INamedTypeSymbol type) =>
        type.TypeKind is TypeKind.Class or TypeKind.Struct && Implemented(type, "IEnumerable").Take(2).Count() == 1 && !IsOwnKind(type);

    /// <summary>Whether a value can be cleared and filled through <c>ICollection&lt;T&gt;</c>.</summary>
    public static bool IsFillable(INamedTypeSymbol type) => Contains(type) && Implemented(type, "ICollection").Any() && IsMadeEmpty(type);

    /// <summary>The element, or the key and the value, as the collection's interfaces have them.</summary>
    public static IReadOnlyList<ITypeSymbol> Parts(INamedTypeSymbol type, int count) =>
        Implemented(type, count == 2 ? "IDictionary" : "IEnumerable").FirstOrDefault()?.TypeArguments ?? [];

    /// <summary>The reference, or null and the reason why the collection cannot be stored.</summary>
    public static TypeRef? Parse(INamedTypeSymbol type, IAssemblySymbol assembly, out string? reason, out bool forbidden)
    {
        (reason, forbidden) = (null, false);
        var open = s_open ??= [];
        if (open.Contains(type, SymbolEqualityComparer.Default))
        {
            reason = "a collection whose elements are such collections again has no end";
            return null;
        }

        open.Add(type);
        try
        {
            var element = Implemented(type, "IEnumerable").First().TypeArguments[0];
            if (OwnFormParser.Built(type, element, assembly) is { } built)
                return Of(type, built, element, assembly, out reason, out forbidden);
            return Implemented(type, "IDictionary").FirstOrDefault() is { } map && IsMadeEmpty(type)
                ? Of(type, map, "MF::MapCodec<{T}, {0}, {1}, {c0}, {c1}, MF::UserMapForm<{T}, {0}, {1}>>", assembly, out reason, out forbidden)
                : Implemented(type, "ICollection").FirstOrDefault() is { } collection && IsMadeEmpty(type)
                ? Of(type, collection, "MF::SequenceCodec<{T}, {0}, {c0}, MF::UserCollectionForm<{T}, {0}>>", assembly, out reason, out forbidden)
                : OwnFormParser.Added(type, element, assembly) is { } added
                ? Of(type, added, element, assembly, out reason, out forbidden)
                : Unfit(out reason);
        }
        finally
        {
            open.RemoveAt(open.Count - 1);
        }
    }

    private static TypeRef? Of(INamedTypeSymbol type, FormShape form, ITypeSymbol element, IAssemblySymbol assembly, out string? reason, out bool forbidden)
    {
        var codec = $"MF::SequenceCodec<{{T}}, {{0}}, {{c0}}, global::{KnownNames.GeneratedNamespace}.{form.Name}>";
        var reference = TypeRefParser.ParseCoded(type, [element], new CodedType(codec, CodedSlot.List, SaysNull: true, InitialSize: 64), assembly, out reason, out forbidden);
        return reference is null ? null : reference with { Form = form };
    }

    private static TypeRef? Unfit(out string reason)
    {
        reason = "it is a collection, and cannot be filled: it needs a constructor without parameters and ICollection<T> or a method Add, or a [CollectionBuilder], all seen by generated code; or add [MemFormattable], which stores its members";
        return null;
    }

    private static TypeRef? Of(INamedTypeSymbol type, INamedTypeSymbol implemented, string codec, IAssemblySymbol assembly, out string? reason, out bool forbidden) =>
        TypeRefParser.ParseCoded(type, implemented.TypeArguments, new CodedType(codec, implemented.Arity == 2 ? CodedSlot.Map : CodedSlot.List, SaysNull: true, InitialSize: 64), assembly, out reason, out forbidden);

    private static IEnumerable<INamedTypeSymbol> Implemented(INamedTypeSymbol type, string name) =>
        type.AllInterfaces.Where(i => i.Name == name && i.IsGenericType && AttributeReader.MetadataName(i) == Generic + name);

    private static bool IsMadeEmpty(INamedTypeSymbol type) =>
        !type.IsAbstract && type.InstanceConstructors.Any(c => c.Parameters.IsEmpty && c.DeclaredAccessibility == Accessibility.Public);

    /// <summary>The collections that the parser knows by a kind.</summary>
    private static bool IsOwnKind(INamedTypeSymbol type) =>
        AttributeReader.MetadataName(type) is Generic + "List" or Generic + "HashSet" or Generic + "Dictionary";
}
