using MemFormat.Wire;

namespace MemFormat.Schema.Evolution;

/// <summary>
/// Whether values of one kind are read as another (docs/evolution.md), as far as the recorded lines tell: objects and
/// unions by any of their names, because their members have lines of their own.
/// </summary>
/// <param name="isParameter">Whether a name is that of a type parameter, which can stand for anything.</param>
/// <param name="casesOf">The kinds of a union's cases; null for what is no union, or one that is not known.</param>
internal sealed class KindRules(Func<string, bool> isParameter, Func<StoredKind, IReadOnlyList<StoredKind>?> casesOf)
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
        if (from.Simple is not null && casesOf(to) is { } cases)
            return OfValue(from, cases);
        if (isMember && to.Simple is not null && !to.IsEnum && casesOf(from) is { } own)
            return own.Any(c => c.Simple == to.Simple && !c.IsEnum) ? KindChange.NotCase : KindChange.Unreadable;
        if (from.IsObject && to.IsObject)
            return from.Name == "Tuple" && to.Name == "Tuple" ? Parts(from, to) : Generics(from, to);
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

    /// <summary>A value that becomes a union is of the one case of its kind.</summary>
    private static KindChange OfValue(StoredKind from, IReadOnlyList<StoredKind> cases) => cases.Count(c => c.Simple == from.Simple) switch
    {
        0 => KindChange.Unreadable,
        1 => KindChange.None,
        _ => KindChange.Ambiguous,
    };

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
