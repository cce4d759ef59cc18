using MemFormat.Wire;

namespace MemFormat.Schema.Evolution;

/// <summary>
/// Whether values of one kind are read as another (docs/evolution.md), as far as the recorded lines tell: objects and
/// unions by any of their names, because their members have lines of their own.
/// </summary>
/// <param name="isParameter">Whether a name is that of a type parameter, which can stand for anything.</param>
/// <param name="casesOf">The cases of a union of the writer's, none for a type that is no union; null for a type that is not known.</param>
/// <param name="ownCasesOf">The same of the reader's.</param>
/// <param name="isByName">Whether a type of the reader's is known to have members with names: no tuple is read as one.</param>
internal sealed class KindRules(
    Func<string, bool> isParameter,
    Func<StoredKind, IReadOnlyList<StoredCase>?> casesOf,
    Func<StoredKind, IReadOnlyList<StoredCase>?> ownCasesOf,
    Func<string, bool> isByName)
{
    /// <summary>The worst that can happen to a value.</summary>
    /// <param name="from">The writer's kind.</param>
    /// <param name="to">The reader's kind.</param>
    /// <param name="isMember">Whether it is the kind of a member, not of an element, a key or a map's value.</param>
    public KindChange Compare(StoredKind from, StoredKind to, bool isMember) =>
        isParameter(from.Name) || isParameter(to.Name)
            ? KindChange.None
            : Worst(Nulls(from, to, isMember), Values(from, to, isMember));

    private KindChange Values(StoredKind from, StoredKind to, bool isMember)
    {
        if (from.IsSerialized != to.IsSerialized)
            return Compare(from.IsSerialized ? from.Arguments[0] : from, to.IsSerialized ? to.Arguments[0] : to, isMember: false);
        if (from.Simple is { } source && to.Simple is { } target)
            return from.IsEnum && target == WireKind.String ? KindChange.Unreadable : Numbers(source, target);
        if (KindConversions.OfExtension(from.Simple, from.Extension, to.Simple, to.Extension) is { } isLossless)
            return isLossless ? KindChange.None : from.Simple == WireKind.String ? KindChange.NotText : KindChange.Overflow;
        if (ownCasesOf(to) is { Count: > 0 } cases && casesOf(from) is not { Count: > 0 } && OfValue(from, cases, isMember) is { } change)
            return change;
        if (casesOf(from) is { Count: > 0 } own && OfUnion(own, to, isMember) is { } other)
            return other;
        if (from.IsObject && to.IsObject)
        {
            return from.Name != "Tuple" ? Generics(from, to)
                : to.Name == "Tuple" ? Parts(from, to)
                : isByName(to.Name) ? KindChange.Unreadable : KindChange.None;
        }

        if (from.IsList && to.IsList)
            return Worst(ElementsOf(from, to), Parts(from, to));
        if (to.Length > 0 && from.Name == nameof(WireKind.Bytes))
            return Worst(KindChange.ElementsAreRefused, Numbers(WireKind.UInt8, to.Arguments[0].Scalar ?? WireKind.String));
        if (from.Length > 0 && to.Name == nameof(WireKind.Bytes))
            return Numbers(from.Arguments[0].Scalar ?? WireKind.String, WireKind.UInt8);
        if (from.Name == to.Name && from.Arguments.Count == to.Arguments.Count)
            return Parts(from, to);
        if (isMember && to.IsList && !from.IsMap)
            return Compare(from, to.Arguments[0], isMember: false);
        return isMember && from.IsList && !to.IsMap
            ? Worst(KindChange.NotSingle, Compare(from.Arguments[0], to, isMember: false))
            : KindChange.Unreadable;
    }

    /// <summary>A value that becomes a union is of the one case of its kind. Null where nothing tells, or another rule may hold.</summary>
    private KindChange? OfValue(StoredKind from, IReadOnlyList<StoredCase> cases, bool isMember)
    {
        // A class that became the base of a union is its case 0.
        var isObject = from.IsObject;
        if (isObject && (cases.Any(c => c.Tag == 0) || (from.Name != "Tuple" && casesOf(from) is null)))
            return null;
        var known = cases.Count(c => AreAlike(from, c.Kind));
        return known switch
        {
            0 when isObject && cases.Any(c => c.Kind.IsObject && ownCasesOf(c.Kind) is null) => null,
            0 when isMember && from.IsList => null,
            0 => KindChange.Unreadable,
            1 => KindChange.None,
            _ => KindChange.Ambiguous,
        };
    }

    /// <summary>A union becomes a number or text if it is that case. Only a class of which values are of case 0 becomes an object.</summary>
    private KindChange? OfUnion(IReadOnlyList<StoredCase> cases, StoredKind to, bool isMember)
    {
        if (to.IsObject)
            return cases.All(c => c.Tag != 0) && (to.Name == "Tuple" || ownCasesOf(to) is { Count: 0 }) ? KindChange.Unreadable : null;
        if (!isMember || to.Simple is null || to.IsEnum)
            return null;
        return cases.Any(c => c.Kind.Simple == to.Simple && !c.Kind.IsEnum) ? KindChange.NotCase : KindChange.Unreadable;
    }

    /// <summary>Whether a value can only be of a case, of all cases of other kinds.</summary>
    private bool AreAlike(StoredKind from, StoredKind to)
    {
        if (from.IsObject)
            return to.IsObject && (to.Name == "Tuple" || ownCasesOf(to) is { Count: 0 });
        if (from.ListElement is { } element)
            return to.ListElement is { } other && AreAlike(element, other);
        if (from.IsMap && to.IsMap)
            return AreAlike(from.Arguments[0], to.Arguments[0]) && AreAlike(from.Arguments[1], to.Arguments[1]);
        if (from.Simple is { } simple)
            return simple == to.Simple;
        return from.Extension is { } extension ? extension == to.Extension : from.Equals(to with { IsNullable = from.IsNullable });
    }

    private static KindChange ElementsOf(StoredKind from, StoredKind to) =>
        to.Length > 0 && (from.Length == 0 || from.Length > to.Length) ? KindChange.ElementsAreRefused
        : to.IsSet && !from.IsSet ? KindChange.DuplicatesAreLost
        : KindChange.None;

    /// <summary>Arguments of one generic type count as members of it do; those that are types with members have lines of their own.</summary>
    private KindChange Generics(StoredKind from, StoredKind to) =>
        from.Generic is not { } before || to.Generic is not { } now || before.Definition != now.Definition
            || before.Arguments.Count != now.Arguments.Count
        ? KindChange.None
        : before.Arguments.Zip(now.Arguments,
            (f, t) => f is null || t is null
                ? KindChange.None
                : f.IsNullable && !t.IsNullable ? Worst(KindChange.NullIsRefused, Values(f, t, isMember: true)) : Values(f, t, isMember: true))
            .Aggregate(KindChange.None, Worst);

    private KindChange Parts(StoredKind from, StoredKind to) => from.Name == "Codec"
        ? from.Arguments[0].Equals(to.Arguments[0]) ? KindChange.None : KindChange.Unreadable
        : from.Arguments.Zip(to.Arguments, (f, t) => Compare(f, t, isMember: false)).Aggregate(KindChange.None, Worst);

    private static KindChange Numbers(WireKind from, WireKind to) =>
        from == to ? KindChange.None
        : !KindConversions.Exists(from, to) ? KindChange.Unreadable
        : KindConversions.IsLossless(from, to) ? KindChange.None
        : from == WireKind.String ? KindChange.NotText
        : KindChange.Overflow;

    /// <summary>A null leaves the initial value of a scalar. Elements may always be null, and annotations of references are not stored.</summary>
    private static KindChange Nulls(StoredKind from, StoredKind to, bool isMember) =>
        !from.IsNullable || to.IsNullable ? KindChange.None
        : to.Scalar is not null ? KindChange.NullIsLost
        : isMember ? KindChange.NullIsRefused : KindChange.None;

    private static KindChange Worst(KindChange one, KindChange other) => one > other ? one : other;
}
