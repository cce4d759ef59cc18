namespace MemFormat.Evolution.Tests.Oracle;

/// <summary>
/// The rules of docs/evolution.md as a map of fields over plain values: what a value of one version is in another one, and
/// every error that reading it may end in. It knows nothing of bytes and calls nothing of the library.
/// </summary>
internal partial class Interpreter(Model to)
{
    private readonly Dictionary<(ObjectValue, int), ObjectValue> _shared = [];
    private readonly HashSet<(ObjectValue, int)> _active = [];

    /// <summary>Objects that lie at several paths; which one an error names depends on the order in which they are written.</summary>
    private readonly HashSet<ObjectValue> _repeated = [];

    /// <summary>What may be reported; reading stops at one of them.</summary>
    public HashSet<ReadError> Errors { get; } = [];

    /// <summary>The root in the new version. Of no use when there are errors.</summary>
    public ObjectValue Root(Model from, ObjectValue value) => Root(from, value, to.Root);

    private ObjectValue Root(Model from, ObjectValue value, int type)
    {
        _repeated.UnionWith(Shared.Repeated(from, value));
        var (source, target) = (from.Types[value.Type], to.Types[type]);
        if (!source.HasExtension && source.Members.Count > 0 && target.Members.Count > 0 && Matches(from, source, value, target).Count == 0)
            Fail(MemFormatError.SchemaMismatch, target.Name);
        return Object(from, value, type, target.Name);
    }

    /// <summary>What a member holds that the data does not have.</summary>
    protected virtual object? Missing(TypeDef type, Member member) => Defaults.Initial(to, type, member);

    /// <summary>What becomes of a number.</summary>
    protected virtual object? Number(object value, Type type) => Kind.Convert(value, type);

    private ObjectValue Object(Model from, ObjectValue value, int type, string path) =>
        _repeated.Contains(value) ? Unlocated(() => One(from, value, type, path)) : One(from, value, type, path);

    private ObjectValue One(Model from, ObjectValue value, int type, string path)
    {
        var (source, target) = (from.Types[value.Type], to.Types[type]);
        var isShared = source.KeepsIdentity && target.KeepsIdentity;
        if (isShared && _shared.TryGetValue((value, type), out var known))
            return known;
        var result = new ObjectValue(type);
        if (isShared)
            _shared.Add((value, type), result);
        if (source.Contract != target.Contract || (source.IsNumbered && !target.IsNumbered && source.Members.Count > 0 && target.Members.Count > 0))
        {
            Fail(MemFormatError.SchemaMismatch, path);
        }
        else if (!_active.Add((value, type)))
        {
            // A ring that is to become a tree.
            Fail(MemFormatError.LimitExceeded, null);
        }
        else
        {
            Fill(result, target, from, source, value, path);
            _active.Remove((value, type));
        }

        return result;
    }

    private void Fill(ObjectValue result, TypeDef target, Model from, TypeDef source, ObjectValue value, string path)
    {
        var matches = Matches(from, source, value, target);
        foreach (var member in to.Members(target))
        {
            var at = $"{path}.{member.Name}";
            if (matches.TryGetValue(member, out var found))
                result.Members[member.Name] = Member(target, member, found, at);
            else if (member.IsRequired)
                Fail(MemFormatError.MissingMember, at);
            else
                result.Members[member.Name] = Missing(target, member);
        }

        if (target.HasExtension)
            Keep(result, Data(from, source, value).Except(matches.Values), path);
    }

    private object? Member(TypeDef type, Member member, KeptMember source, string path)
    {
        var (from, use) = (source.Model, source.Member.Use);
        if (!Fits.Member(from, use, to, member.Use))
        {
            Fail(MemFormatError.SchemaMismatch, path);
            return null;
        }

        // A null that is the only element is the member's.
        var (value, own) = (source.Value, path);
        if (value is ListValue all && Fits.IsSingle(from, use, to, member.Use))
        {
            if (!IsOne(all, member.Use, path))
                return null;
            (use, value, path) = (((ListShape)use.Shape).Element, all.Elements.SingleOrDefault(), path + "[0]");
        }

        if (use.Shape is not SerializedShape serialized || member.Use.Shape is SerializedShape)
        {
            return value is null && LeavesInitial(from, use, member)
                ? Missing(type, member)
                : Assigned(type, member, value is null ? Null(use, member.Use) : Becomes(from, use, value, member.Use, path), own);
        }

        (from, use, value) = Opened(from, serialized, (SerializedValue?)value);
        if (value is null)
            return Assigned(type, member, null, path);
        if (Fits.Member(from, use, to, member.Use) && !Fits.IsSingle(from, use, to, member.Use) && IsRootOf(from, use, value, member.Use))
            return Unlocated(() => Assigned(type, member, Becomes(from, use, value, member.Use, path), path));
        Fail(MemFormatError.SchemaMismatch, null);
        return null;
    }

    /// <summary>A null is no list of one: it leaves the initial list where null is none, if there is one.</summary>
    private bool LeavesInitial(Model from, Use use, Member member) =>
        !member.Use.IsNullable && !member.IsRequired && Fits.IsWrapped(from, use, to, member.Use);

    /// <summary>Whether a list is a single value, or null if it is empty and null may be.</summary>
    private bool IsOne(ListValue list, Use target, string path)
    {
        if (list.Elements.Count == 1 || (list.Elements.Count == 0 && to.HasNull(target)))
            return true;
        Fail(MemFormatError.Overflow, path);
        return false;
    }

    private object? Becomes(Model from, Use use, object value, Use target, string path) => Fits.IsWrapped(from, use, to, target)
        ? new ListValue([Element(from, use, value, ((ListShape)target.Shape).Element, path)])
        : Value(from, use, value, target, path);

    /// <summary>What a member makes of a null.</summary>
    private object? Assigned(TypeDef type, Member member, object? value, string path)
    {
        if (value is not null || member.Use.IsNullable || member.Use.Shape is ListShape { Form: ListForm.ImmutableArray })
            return value;
        if (!to.IsReference(member.Use.Shape))
            return Missing(type, member);
        Fail(MemFormatError.NullNotAllowed, path);
        return null;
    }

    /// <summary>What extension data cannot keep is refused: members that refer to objects which lie elsewhere.</summary>
    private void Keep(ObjectValue result, IEnumerable<KeptMember> members, string path)
    {
        foreach (var member in members)
        {
            if (Shared.IsIn(member.Model, member.Value))
                Fail(MemFormatError.SchemaMismatch, null);
            result.Kept.Add(member);
        }
    }

    private Dictionary<Member, KeptMember> Matches(Model from, TypeDef source, ObjectValue value, TypeDef target) =>
        Matching.Find(source.IsNumbered, Data(from, source, value), to.Members(target).ToList());

    /// <summary>The members that a value has, those of its type first.</summary>
    private static IEnumerable<KeptMember> Data(Model from, TypeDef source, ObjectValue value) =>
        from.Members(source)
            .Select(m => new KeptMember(from, source, m, value.Members.TryGetValue(m.Name, out var held) ? held : Defaults.Initial(from, source, m)))
            .Concat(value.Kept);

    private void Fail(MemFormatError error, string? path) => Errors.Add(new(error, _unlocated > 0 ? null : path));
}
