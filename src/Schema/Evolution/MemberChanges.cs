using MemFormat.Schema.Manifest;
using MemFormat.Schema.Recorded;
using MemFormat.Wire;

namespace MemFormat.Schema.Evolution;

/// <summary>The changes of a type's members.</summary>
internal sealed class MemberChanges
{
    private readonly ShippedTypes _shipped;
    private readonly string _type;
    private readonly TypeManifest _present;
    private readonly bool _wasNumbered;
    private readonly List<RecordedMember> _before;
    private readonly List<MemberManifest> _now;
    private readonly KindRules _rules, _shippedRules;
    private readonly Func<string, TypeManifest?> _declared;
    private readonly Dictionary<string, WireKind> _enums;

    public MemberChanges(ShippedTypes shipped, RecordedType before, TypeManifest present, Func<string, TypeManifest?> declared)
    {
        _declared = declared;
        (_shipped, _type, _present, _wasNumbered) = (shipped, before.Type, present, before.Keys == "ids");
        _before = shipped.Lines<RecordedMember>(_type).ToList();
        _now = TypeLines.Members(present).ToList();
        _rules = new KindRules(present.TypeParameters.Contains, Shipped, Present,
            name => declared(name) is { IsNumbered: false } type && TypeLines.Members(type).Any());
        _shippedRules = new KindRules(present.TypeParameters.Contains, Present, Shipped,
            name => shipped.Find(name) is { Keys: "names" } && shipped.Lines<RecordedMember>(name).Any());
        _enums = _now.SelectMany(m => m.FormerTypes.Prepend(m.Type)).SelectMany(Enums).GroupBy(e => e.Name)
            .ToDictionary(g => g.Key, g => g.First().Wire);
    }

    /// <summary>All changes: of both promises.</summary>
    public IEnumerable<SchemaChange> All()
    {
        var added = _now.Where(m => !_before.Any(b => !b.IsRemoved && IsSame(b, m))).ToList();
        foreach (var before in _before)
        {
            var now = _now.FirstOrDefault(m => IsSame(before, m));
            foreach (var change in now is null ? Gone(before, added) : before.IsRemoved ? Back(before, now) : Changed(before, now))
                yield return change;
        }

        foreach (var member in added.Where(m => m.IsDemanded))
            yield return new SchemaChange(ChangeRule.Required, _type, Key(member), member.Name, Full(member));
    }

    /// <summary>Whether a present member reads the values of a shipped one.</summary>
    private bool IsSame(RecordedMember before, MemberManifest now) =>
        _wasNumbered ? before.MemberKey == Key(now) : before.MemberKey == now.Name || now.FormerNames.Contains(before.MemberKey);

    private IEnumerable<SchemaChange> Gone(RecordedMember before, List<MemberManifest> added)
    {
        if (before.IsRemoved)
            yield break;
        if (before.IsRequired)
        {
            yield return new SchemaChange(
                ChangeRule.UnreadableByShipped, _type, before.MemberKey, null, $"{_type}.{NameOf(before)}", "they require it; keep it");
        }

        if (_present.Reserved.Contains(before.MemberKey))
            yield break;
        var successor = _wasNumbered ? null : added.FirstOrDefault(m => TypeLines.Kind(m) == before.Kind && !m.IsDemanded);
        yield return successor is null
            ? new SchemaChange(ChangeRule.Removed, _type, before.MemberKey, null, _type, _wasNumbered ? before.MemberKey : $"\"{before.MemberKey}\"")
            : new SchemaChange(ChangeRule.Renamed, _type, before.MemberKey, successor.Name, Full(successor), before.MemberKey, _type);
    }

    /// <summary>A removed member's id or name in use again: data has the old meaning.</summary>
    private IEnumerable<SchemaChange> Back(RecordedMember before, MemberManifest now)
    {
        var isOther = _wasNumbered && NameOf(before) != now.Name
            || _rules.Compare(_shipped.Kind(before.Kind), Kind(now), isMember: true) >= KindChange.Unreadable;
        if (isOther)
            yield return Reused(before, now, _wasNumbered ? "give it an id that was never used" : "give it a name that was never used");
    }

    private IEnumerable<SchemaChange> Changed(RecordedMember before, MemberManifest now)
    {
        // With ids a new name is nothing, unless the old name has moved to another id.
        if (_wasNumbered && NameOf(before) != now.Name && _now.FirstOrDefault(m => m.Name == NameOf(before)) is { } moved)
        {
            yield return Reused(before, now, $"give '{moved.Name}' back the id {before.MemberKey}");
            yield break;
        }

        var (from, to) = (_shipped.Kind(before.Kind), Kind(now));
        var isConverted =
            now.FormerTypes.Any(f => _rules.Compare(from, Parse(TypeText.Kind(f, canBeNull: true)), isMember: true) < KindChange.Overflow);
        var was = $"it was {before.Kind} and is {TypeLines.Kind(now)}";
        if (!isConverted && Why(_rules.Compare(from, to, isMember: true), was) is var (rule, why))
            yield return new SchemaChange(rule, _type, before.MemberKey, now.Name, Full(now), why);
        if (_shippedRules.Compare(to, from, isMember: true) >= KindChange.NotSingle)
        {
            yield return new SchemaChange(
                ChangeRule.UnreadableByShipped, _type, before.MemberKey, now.Name, Full(now), $"{was}; add a new member instead");
        }
    }

    private static (ChangeRule Rule, string Why)? Why(KindChange change, string was) => change switch
    {
        KindChange.Unreadable => (ChangeRule.Unreadable, $"{was}; convert it with [MemWas], or add a new member instead"),
        KindChange.Overflow => (ChangeRule.Loss, $"{was}, and a value that does not fit is Overflow; keep a type that holds every value"),
        KindChange.NotSingle => (ChangeRule.Loss, $"{was}, and a list of more than one element is Overflow; keep the list, or add a new member instead"),
        KindChange.Ambiguous => (ChangeRule.Unreadable,
            $"{was}, of which two cases could take it; keep one case of its kind, convert it with [MemWas], or add a new member instead"),
        KindChange.NotCase => (ChangeRule.Loss, $"{was}, and a value of another case is UnknownCase; keep the union"),
        KindChange.NotText =>
            (ChangeRule.Loss, $"{was}, and text that no value has is Overflow; convert it with [MemWas], or add a new member instead"),
        KindChange.ElementsAreRefused => (ChangeRule.Loss, $"{was}, and elements without room are Overflow; keep room for all of them, or a list"),
        KindChange.DuplicatesAreLost => (ChangeRule.Loss, $"{was}, and of equal elements one is left; keep a list if it may hold them twice"),
        KindChange.NullIsRefused => (ChangeRule.Loss, $"{was}, and a null is NullNotAllowed; keep it nullable"),
        KindChange.NullIsLost => (ChangeRule.Loss, $"{was}, and a null becomes its initial value; keep it nullable"),
        _ => null,
    };

    private SchemaChange Reused(RecordedMember before, MemberManifest now, string cure) => new(
        ChangeRule.Reused, _type, before.MemberKey, now.Name, Full(now), $"{_type}.{NameOf(before)}",
        _wasNumbered ? $"the id {before.MemberKey}" : "that name", cure);

    /// <summary>The cases of a union as they are declared now; what is not declared here is as it was shipped.</summary>
    private IReadOnlyList<StoredCase>? Present(StoredKind kind)
    {
        if (!kind.IsObject)
            return null;

        // A union that is a member is named after its type and the member.
        var union = _present.Unions.FirstOrDefault(u => TypeLines.Name(_present, u) == kind.Name);
        var declared = union is null ? _declared(kind.Name) : null;
        union ??= declared?.Unions.FirstOrDefault(u => u.Member.Length == 0);
        if (union is null)
            return declared is null ? Shipped(kind) : [];
        return [.. union.Cases.Select(c => new StoredCase(c.Tag, StoredKind.Parse(
            TypeText.Kind(c.Type, canBeNull: false),
            n => Enums(c.Type).Where(e => e.Name == n).Select(e => (WireKind?)e.Wire).FirstOrDefault())))];
    }

    /// <summary>The cases of a union as they were shipped.</summary>
    private IReadOnlyList<StoredCase>? Shipped(StoredKind kind)
    {
        if (!kind.IsObject)
            return null;
        var cases = _shipped.Lines<RecordedCase>(kind.Name).Where(c => !c.IsRemoved).ToList();
        return cases.Count == 0
            ? _shipped.Find(kind.Name) is { Form: "class" or "struct" } ? [] : null
            : [.. cases.Select(c => new StoredCase(c.Tag, StoredKind.OfCase(c.Case, n => _shipped.Kind(n).Scalar)))];
    }

    private StoredKind Kind(MemberManifest member) => Parse(TypeLines.Kind(member));

    private StoredKind Parse(string text) => StoredKind.Parse(text, name => _enums.TryGetValue(name, out var kind) ? kind : null);

    private string Key(MemberManifest member) => TypeLines.Key(_present, member);

    private string Full(MemberManifest member) => $"{_type}.{member.Name}";

    private static string NameOf(RecordedMember member) => member.Name ?? member.MemberKey;

    private static IEnumerable<ManifestType> Enums(ManifestType type) =>
        type.Kind == ManifestTypeKind.Enum ? [type] : type.Arguments.SelectMany(Enums);
}
