using MemFormat.Schema.Planning;

namespace MemFormat.Generator.Emit;

/// <summary>Prints the read of a payload of another shape: fixed members by offset, the others as the plan names them.</summary>
/// <param name="plan">The type's plan.</param>
/// <param name="ofParts">Whether members are only decoded, into <c>parts</c>, for a caller that makes the instance.</param>
internal sealed class ResolvedEmitter(CodecPlan plan, bool ofParts = false)
{
    private const string Mf = Names.Alias;
    private const int MostInMethod = 32;

    /// <summary>The most members for which a late one takes a round over all of them: rounds cost the square of the members.</summary>
    private const int MostInRounds = 8;

    private readonly MemberCode _members = new(plan);
    private readonly InstanceEmitter _instance = new(plan, isComplete: false, ofParts);
    private readonly bool _canPopulate = plan.Construction.CanPopulate;
    private readonly bool _isPart = ofParts || plan.Construction.IsPart;

    private readonly bool _switches = plan.Direct.Skip(MostInRounds).Any();

    private string Existing => _canPopulate ? "existing" : "null";

    /// <summary>A number that counts from the first of the type's members, as the plan knows it.</summary>
    private string Numbered(string number) => !_isPart ? number : number == "0" ? "part" : "part + " + number;

    /// <summary>A whole read, in which <c>existing</c> is the object to fill, if the type has that.</summary>
    public IEnumerable<string> Lines() =>
    [
        "if (node.IsExact) return Read(ref reader);",
        .. plan.IsRecursive ? ["reader.Enter();"] : new string[0],
        Open(),
        .. _canPopulate ? _instance.BeginInto() : _instance.Begin(),
        .. Steps(),
        .. plan.IsRecursive ? ["reader.Leave();"] : new string[0],
        .. _instance.End("node"),
    ];

    /// <summary>Only an existing instance has required members that the payload lacks.</summary>
    private string Open() => _canPopulate && (plan.Shape.BasePart is not null || plan.Members.Any(m => MemberNames.IsDemanded(plan.Shape, m)))
        ? $"var plan = node.Open(ref reader, {MemberCode.IsNew(plan.Shape)});"
        : "var plan = node.Open(ref reader);";

    /// <summary>The read of all members into <c>value</c>.</summary>
    public IEnumerable<string> Members() => Steps().Prepend(Open());

    /// <summary>The read of the members at hand, for derived classes of other assemblies, too.</summary>
    public IEnumerable<string> PartMembers() => Whole().Append("return plan;");

    private IEnumerable<string> Steps() =>
        plan.Construction.SharesParts(plan.Construction.Resolved)
            ? [$"ReadPartsResolved(ref reader, plan, 0, ref parts, {Existing});"]
            : _isPart ? [$"ReadMembersResolved(ref reader, plan, 0, value, {Existing});"] : Whole();

    private IEnumerable<string> Whole() =>
        (_switches && plan.Shape.BasePart is null ? AtBlock(_isPart ? "if (part == 0)" : null) : []).Concat(InOrder());

    /// <summary>The members that have offsets. One of them that lies elsewhere is read in another round, alone.</summary>
    private IEnumerable<string> AtBlock()
    {
        if (!plan.Direct.Any())
            return [];
        if (_switches)
            return Late();
        var isAt = plan.Shape.BasePart is not null ? $"IsLateOf({Numbered("0")})" : _isPart ? "IsAtBlockOf(part)" : "IsAtBlock";
        return AtBlock($"if (plan.{isAt})");
    }

    private IEnumerable<string> AtBlock(string? condition) =>
        condition is null ? Offsets() : [condition, "{", .. Offsets().Select(l => "    " + l), "}"];

    /// <summary>The late members of a type that has many: a list of their own, so that each takes one step.</summary>
    private IEnumerable<string> Late() =>
    [
        $"if (plan.IsLateOf({Numbered("0")}))",
        "{",
        $"    switch (plan.Member{(_isPart ? " - part" : "")})",
        "    {",
        .. plan.Direct.SelectMany(m =>
            (string[])[$"case {m.Number}:", .. _instance.Keep(m, Value(m)).SelectMany(s => s.Split('\n')).Select(l => "    " + l), "    break;"])
                .Select(l => "        " + l),
        "    }",
        "}",
    ];

    private IEnumerable<string> Offsets()
    {
        var direct = plan.Direct.ToList();
        if (direct.Count <= MostInMethod || _isPart || plan.Shape.IsValueType || !plan.Construction.IsAssigned)
            return Offsets(direct);

        // The JIT inlines so many calls per method and no more.
        var parts = direct.Where(m => !MovesPlan(m)).Select((m, i) => (m, i)).GroupBy(m => m.i / MostInMethod, m => m.m).ToList();
        return
        [
            .. Offsets(direct.Where(MovesPlan)),
            .. parts.Select(p => $"Read{p.Key}(ref reader, plan, value);"),
            .. parts.SelectMany(p => (string[])
            [
                "",
                $"static void Read{p.Key}(scoped {Names.Reader}, {Mf}::ObjectPlan plan, {plan.Shape.FullName} value)",
                "{",
                .. Offsets(p).Select(l => "    " + l),
                "}",
            ]),
        ];
    }

    /// <summary>Whether the read of a late value moves the plan past the member itself.</summary>
    private static bool MovesPlan(MemberPlan member) => member.Shape.Type.Kind == TypeRefKind.Object || member.Shape.FormerTypes.Count > 0;

    private IEnumerable<string> Offsets(IEnumerable<MemberPlan> direct)
    {
        var at = "nint at";
        foreach (var member in direct)
        {
            foreach (var line in _instance.KeepIf($"if (plan.Has({member.Number}, out {at}))", member, AtOffset(member)))
                yield return line;
            at = "at";
        }
    }

    /// <summary>The value at the place <c>at</c>, or where the reader is.</summary>
    private string AtOffset(MemberPlan member)
    {
        var type = member.Shape.Type;
        var get = member.Place == WirePlace.Bit ? "Bit"
            : type.IsNamedEnum ? $"GetNamed<{type.Element.Name}>"
            : WireKinds.IsUnchecked(type.Wire) ? Names.Get(type)
            : $"GetChecked<{type.Name}>";
        var value = type.Kind == TypeRefKind.Object ? ReadEmitter.FromBlock(type, "at", "plan.Block")
            : $"{(type.Kind == TypeRefKind.Enum ? $"({type.Name})" : "")}plan.{get}(ref reader, at)";
        return MovesPlan(member) && !_switches ? $"plan.IsLate(at) ? {Value(member)} : {value}" : value;
    }

    /// <summary>
    /// Member after member in the body's order, which the writer has, too, unless a member lies elsewhere: then it
    /// takes another round.
    /// </summary>
    private IEnumerable<string> InOrder()
    {
        var more = $"plan.HasMore(ref reader{(_isPart ? ", part" : "")})";
        if (plan.IsEmpty && plan.Shape.BasePart is null)
            return [more + ";"];
        return
        [
            "do",
            "{",
            .. BaseMembers().Concat(AtBlock()).Concat(plan.InTurn.SelectMany(InTurn)).Select(l => "    " + l),
            "}",
            $"while ({more});",
        ];
    }

    private IEnumerable<string> BaseMembers()
    {
        if (plan.Shape.BasePart is { } part)
        {
            var number = Numbered(Mf + "::ObjectPlan.BasePart");
            yield return ofParts || plan.Shape.TakesParts
                ? $"plan = {Names.Codec(part)}.ReadPartsResolved(ref reader, plan, {number}, ref parts.{KnownNames.BaseParts}, {Existing});"
                : $"plan = {Names.Codec(part)}.ReadMembersResolved(ref reader, plan, {number}, value, {Existing});";
        }
    }

    private IEnumerable<string> InTurn(MemberPlan member) =>
        _instance.KeepIf($"if (plan.IsAt({Numbered(member.Number.ToString(Names.Culture))}))", member, Value(member));

    private string Value(MemberPlan member)
    {
        var read = Value(member, "plan.Take()");
        if (member.Shape.FormerTypes.Count > 0)
        {
            read = $$"""
                plan.Take() switch
                {
                {{string.Concat(member.Shape.FormerTypes.Select((f, i) => $"    {{ Was: {i + 1} }} taken => {Former(member, f)},\n"))}}    var taken => {{Value(member, "taken")}},
                }
                """.Replace("\r\n", "\n");
        }

        return member.Shape.CanBeNull ? $"plan.TakeNull() ? {ReadEmitter.Absent(member.Shape.Type)} : {read}" : read;
    }

    /// <summary>Reads a present value of the member's own type.</summary>
    private string Value(MemberPlan member, string node)
    {
        var type = member.Shape.Type;
        var codec = MemberCode.Reader(member);
        var read = type switch
        {
            { Kind: TypeRefKind.Parameter } when _canPopulate =>
                IntoValue(member, $"{Mf}::Into<{type.Name}, {type.Codec!.Name}>.Read", $"{codec}.ReadResolved", node),
            { Kind: TypeRefKind.Object, IsUnion: false, IsValueType: false } => Into(type, codec, node, _canPopulate ? member : null),
            { IsValueType: true } when _canPopulate && member.ValueType is { Kind: TypeRefKind.Object, IsUnion: false } =>
                IntoValue(member, Names.Codec(type) + ".ReadInto", $"{codec}.ReadResolved", node),
            { IsValueType: false } when _canPopulate && Names.HasReadInto(type, member.Shape.IsCompact) =>
                $"{codec}.ReadInto(ref reader, {node}, {_members.Existing(member)})",
            _ => $"{codec}.ReadResolved(ref reader, {node})",
        };
        if (!member.Shape.CanBeNull && (type.SaysNullItself || type.IsUnion) && !type.IsValueType)
            return $"{read} ?? {_members.NullInPayload(member)}";
        return member.Place == WirePlace.Present && type.SaysNullItself ? $"plan.Taken({read})" : read;
    }

    /// <summary>The default of a struct is a value, too, so only an existing instance has one to read into.</summary>
    private string IntoValue(MemberPlan member, string readInto, string read, string node) =>
        $"{MemberCode.IsNew(plan.Shape)} ? {read}(ref reader, {node}) : {readInto}(ref reader, {node}, {MemberCode.Get(member, "existing")})";

    private string Into(TypeRef type, string codec, string node, MemberPlan? member) => member is null
        ? $"{Mf}::Into<{codec}>.Read<{type.Name}>(ref reader, {node}, null)"
        : $"{Mf}::Into<{codec}>.Read(ref reader, {node}, {_members.Existing(member)})";

    /// <summary>The value that the user's method makes of one of an earlier type.</summary>
    private string Former(MemberPlan member, FormerShape former)
    {
        var type = member.Shape.Type;
        var read = Names.ReadResolved(former.Type, "taken.Former");
        if (former.Type.Kind == TypeRefKind.Object || former.Type.Arguments.Count > 0) // Objects that keep their identity may be empty yet.
            read = $"{Mf}::MemFormatReferences.Filled(ref reader, {read})";

        // A value of an unknown case may be null.
        if (former is { TakesNull: false, Type: { IsUnion: true, IsValueType: false } } && member.Shape.CanBeNull)
            return $"{read} is {{ }} earlier ? {MemberCode.Convert(member, former, "earlier")} : {ReadEmitter.Absent(type)}";
        var value = MemberCode.Convert(member, former,
            former.TakesNull ? $"taken.IsNull ? null : {read}"
            : former.Type is { IsUnion: true, IsValueType: false } ? $"{read} ?? {_members.NullInPayload(member)}"
            : read);
        return type.IsValueType || member.Shape.CanBeNull ? value : $"{value} ?? {_members.NullInPayload(member)}";
    }
}
