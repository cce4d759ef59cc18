using System.Globalization;
using MemFormat.Schema.Manifest;
using MemFormat.Schema.Recorded;
using MemFormat.Schema.Shapes;
using MemFormat.Wire;

namespace MemFormat.Schema.Evolution;

/// <summary>Finds the changes since the shipped lines that break a promise.</summary>
/// <param name="shipped">The shipped types.</param>
/// <param name="promise">The promise.</param>
/// <param name="exists">Whether the assembly has a type of a name now.</param>
/// <param name="declared">The declaration of a type of the assembly, or null.</param>
internal sealed class ChangeFinder(ShippedTypes shipped, Compatibility promise, Func<string, bool> exists, Func<string, TypeManifest?> declared)
{
    private bool IsBackward => (promise & Compatibility.Backward) != 0;

    private bool IsForward => (promise & Compatibility.Forward) != 0;

    /// <summary>The changes of a type, without the accepted ones.</summary>
    public IEnumerable<SchemaChange> Find(TypeManifest type)
    {
        var name = RecordedText.Name(type.Name);
        return shipped.Find(name) is { } before ? Keep(OfType(before, type).Concat(Unions(before, type).SelectMany(u => OfUnion(type, u)))) : [];
    }

    /// <summary>
    /// The constants of an enum that have other numbers, where shipped data has their numbers; and those that are gone. Lines of numbers
    /// stay when the constants are known by name from then on: data of before has the numbers.
    /// </summary>
    public IEnumerable<SchemaChange> Find(EnumManifest type)
    {
        if (!IsBackward)
            return [];
        var now = new Dictionary<string, string>(StringComparer.Ordinal);
        foreach (var value in type.Values)
        {
            foreach (var name in value.FormerNames.Append(value.Name))
                now[name] = TypeLines.Number(type, value);
        }

        var numbers =
            from value in shipped.Lines<RecordedValue>(type.Name)
            let isThere = now.ContainsKey(value.Name)
            where isThere ? (!value.IsRemoved || type.IsNamed) && now[value.Name] != value.Value : !value.IsRemoved
            select Constant(type, value.Name, value.Value, isThere ? $"it is {now[value.Name]} now" : "it is gone");
        var names =
            from constant in shipped.Lines<RecordedConstant>(type.Name)
            where type.IsNamed && !constant.IsRemoved && !now.ContainsKey(constant.Name)
            select new SchemaChange(ChangeRule.Loss, type.Name, constant.Name, null, $"{type.Name}.{constant.Name}",
                $"the constant is gone; if it has another name now, add [MemFormerName(\"{constant.Name}\")] to that one");
        var plain = !type.IsNamed && shipped.Lines<RecordedConstant>(type.Name).Any(c => !c.IsRemoved)
            ? new[]
            {
                new SchemaChange(ChangeRule.Loss, type.Name, "", null, type.Name,
                    "its constants were known by name and are numbers now; give the enum back [MemFormattable]"),
            }
            : [];
        return Keep(numbers.Concat(names).Concat(plain));
    }

    /// <summary>The types that are gone.</summary>
    public IEnumerable<SchemaChange> Gone() => Keep(
        from type in shipped.Types
        where IsBackward && !exists(type.Type)
        select new SchemaChange(ChangeRule.TypeGone, type.Type, "", null, type.Type));

    private IEnumerable<SchemaChange> Keep(IEnumerable<SchemaChange> changes) => changes.Where(c => !shipped.Accepts(c));

    private static string Contract(string? contract) => contract is null ? "no contract" : $"the contract '{contract}'";

    private IEnumerable<SchemaChange> OfType(RecordedType before, TypeManifest type)
    {
        if (type.Contract != before.Contract && IsBackward)
        {
            yield return Unreadable(
                before, $"it states {Contract(type.Contract)}, and that data states {Contract(before.Contract)}; keep the contract as it was");
        }

        if (type.Contract != before.Contract && IsForward)
        {
            yield return UnreadableByShipped(
                before, $"they state {Contract(before.Contract)}, and this data states {Contract(type.Contract)}; keep the contract as it was");
        }

        if (before.PreservesReferences && !type.PreservesReferences && IsBackward)
        {
            yield return new SchemaChange(ChangeRule.Loss, before.Type, "", null, before.Type,
                "it preserved references; without it an object that occurs twice becomes two, and a circular reference is LimitExceeded; keep PreserveReferences = true");
        }

        if (before.Form == "class" && type.IsInterface && IsBackward)
            yield return Unreadable(before, "it was a class and is an interface, of which no payload without a case can be; keep the class");

        var isNumbered = before.Keys == "ids";
        if (isNumbered && !type.IsNumbered && !type.IsInterface && before.Form != "interface")
        {
            if (IsBackward)
                yield return Unreadable(before, "its members had ids and have none now; give them back with [MemMember]");
            yield break;
        }

        if (!isNumbered && type.IsNumbered && IsForward)
            yield return UnreadableByShipped(before, "its members have ids now, and had none; remove the ids");
        foreach (var change in new MemberChanges(shipped, before, type, declared).All())
        {
            if (change.Rule == ChangeRule.UnreadableByShipped ? IsForward : IsBackward)
                yield return change;
        }
    }

    /// <summary>The unions that a type declares, and the one that it was and is no more, which has no cases now.</summary>
    private IEnumerable<UnionManifest> Unions(RecordedType before, TypeManifest type) =>
        type.Unions.Any(u => u.Member.Length == 0) || !shipped.Lines<RecordedCase>(before.Type).Any()
        ? type.Unions
        : type.Unions.Append(new UnionManifest("", UnknownIsNull: false, EquatableArray<UnionCaseManifest>.Empty));

    private IEnumerable<SchemaChange> OfUnion(TypeManifest type, UnionManifest union)
    {
        var name = TypeLines.Name(type, union);
        var before = shipped.Lines<RecordedCase>(name).ToList();
        var now = TypeLines.Cases(union).ToDictionary(c => c.Tag, c => c.Case);
        var member = union.Member.Length == 0 ? null : union.Member;
        foreach (var known in before)
        {
            var tag = known.Tag.ToString(CultureInfo.InvariantCulture);
            var isThere = now.TryGetValue(known.Tag, out var present);
            var isBroken = isThere
                ? present != known.Case && (known.IsRemoved || exists(known.Case))
                : !known.IsRemoved && (now.Count > 0 || known.Case != name);
            if (isBroken && IsBackward)
                yield return new SchemaChange(ChangeRule.Case, name, tag, member, name, tag, known.Case, isThere ? $"'{present}'" : "no case");
        }

        if (before.Count == 0 || !IsForward || union.UnknownIsNull || union.KeepsUnknown)
            yield break;
        foreach (var added in now.Keys.Except(before.Select(c => c.Tag)))
        {
            var tag = added.ToString(CultureInfo.InvariantCulture);
            yield return new SchemaChange(
                ChangeRule.UnreadableByShipped, name, tag, member, name, $"they do not know its case {tag}; ship the case before you write it");
        }
    }

    private static SchemaChange Constant(EnumManifest type, string name, string number, string why) =>
        new(ChangeRule.Constant, type.Name, name, null, $"{type.Name}.{name}", number, why);

    private static SchemaChange Unreadable(RecordedType type, string why) => new(ChangeRule.Unreadable, type.Type, "", null, type.Type, why);

    private static SchemaChange UnreadableByShipped(RecordedType type, string why) =>
        new(ChangeRule.UnreadableByShipped, type.Type, "", null, type.Type, why);
}
