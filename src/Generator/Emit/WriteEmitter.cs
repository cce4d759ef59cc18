using MemFormat.Schema.Planning;

namespace MemFormat.Generator.Emit;

/// <summary>Prints how the members of a type are written.</summary>
internal sealed class WriteEmitter(CodecPlan plan)
{
    private const string Mf = Names.Alias;

    private readonly MemberCode _members = new(plan);
    private readonly FlagWords _flags = new(plan);

    /// <summary>The statements that write all members of <c>value</c>.</summary>
    public IEnumerable<string> Lines()
    {
        if (plan.Shape.BasePart is { } part)
            yield return $"{Names.Codec(part)}.WriteMembers(ref writer, value);";
        if (plan.IsRecursive)
            yield return "writer.Enter();";
        foreach (var line in plan.IsEmpty ? ["writer.WriteByte(0);"] : plan.IsBlock ? Memory() : Body())
            yield return line;
        if (plan.IsRecursive)
            yield return "writer.Leave();";
    }

    private IEnumerable<string> Memory() =>
        [$"{Mf}::Fields.Put<{plan.Shape.FullName}>(ref writer.Reserve({plan.BlockSize}), 0, value);", $"writer.Advance({plan.BlockSize});"];

    private IEnumerable<string> Body() => plan.Members.Where(NeedsLocal).Select(m => $"var {_members.Locals.Local(m)} = {MemberCode.Get(m)};")
        .Concat(plan.BlockSize + plan.OptionalSize > 0 ? Block() : [])
        .Concat(plan.Rest.SelectMany(m => m.Shape.MayBeFixed ? new[] { Check(m), Rest(m) } : [Rest(m)]));

    /// <summary>What is read-only when a read finds it could not be read.</summary>
    private string Check(MemberPlan member)
    {
        var local = _members.Locals.Local(member);
        return $"if ({Mf}::MemFormatFill.IsFixed({local})) {Mf}::MemFormatFill.Check(ref writer, {local}, {_members.Found(member)}, {_members.Quoted(member)});";
    }

    /// <summary>Each member is read once, so one whose presence and value are written apart, or that is checked, goes through a local.</summary>
    private static bool NeedsLocal(MemberPlan member) =>
        member.HasPresenceBit && (member.Place != WirePlace.Present || member.Shape.CanBeNull) || member.Shape.MayBeFixed;

    private IEnumerable<string> Block() =>
    [
        $"ref byte block = ref writer.Reserve({plan.BlockSize + plan.OptionalSize});",
        .. plan.OptionalScalars.Where(m => m.HasPresenceBit)
            .Select(m => $"int {_members.Locals.Has(m)} = {_members.Locals.Local(m)}.HasValue ? 1 : 0;"),
        .. _flags.Declare([.. plan.Members.SelectMany(Flags)], [.. plan.Members.Where(IsAlwaysPresent).Select(m => m.Bit)]),
        .. plan.Members.Where(m => m.Place == WirePlace.Fixed).Select(m => Put(m, m.Offset.ToString(Names.Culture), MemberCode.Get(m))),
        .. plan.OptionalSize > 0 ? [$"nint at = {plan.BlockSize};"] : new string[0],
        .. plan.OptionalScalars.SelectMany(m => m.Place == WirePlace.Optional ? Optional(m) : Compact(m)),
        .. _flags.Store(),
        $"writer.Advance({(plan.OptionalSize > 0 ? "(int)at" : plan.BlockSize)});",
    ];

    /// <summary>The parts of the flags that are known before the block is written; widths follow later.</summary>
    private IEnumerable<(string Word, string Expression)> Flags(MemberPlan member)
    {
        var local = _members.Locals.Local(member);
        return member.Place switch
        {
            WirePlace.Bit => _flags.Place(member.Bit, 1, $"({MemberCode.Get(member)} ? 1 : 0)"),
            WirePlace.BitOptional => _flags.Place(member.Bit, 2, $"({local} switch {{ null => 0, false => 1, true => 3 }})"),
            WirePlace.Present when !IsAlwaysPresent(member) => _flags.Place(member.Bit, 1, $"({MemberCode.IsNull(member, local)} ? 0 : 1)"),
            WirePlace.Optional or WirePlace.CompactOptional => _flags.Place(member.Bit, 1, _members.Locals.Has(member)),
            _ => [],
        };
    }

    private static bool IsAlwaysPresent(MemberPlan member) => member.Place == WirePlace.Present && !member.Shape.CanBeNull;

    private IEnumerable<string> Optional(MemberPlan member) =>
    [
        Put(member, "at", _members.Locals.Local(member) + ".GetValueOrDefault()"),
        $"at += (nint)(uint)({_members.Locals.Has(member)} * {member.Size});",
    ];

    /// <summary>A value that is absent is its type's default, which takes no bytes and has the width code 0.</summary>
    private IEnumerable<string> Compact(MemberPlan member)
    {
        var (width, value) = (
            _members.Locals.Width(member), member.HasPresenceBit ? _members.Locals.Local(member) + ".GetValueOrDefault()" : MemberCode.Get(member));
        return _flags.Place(member.ValueBit, member.ValueBits, width).Select(f => $"{f.Word} |= {f.Expression};")
            .Prepend($"int {width} = (int){Mf}::Fields.PutCompact(ref block, ref at, {Cast(member, value)});");
    }

    private string Rest(MemberPlan member)
    {
        var type = member.Shape.Type;
        var codec = Names.Member(member.ValueType, member.Shape.IsCompact);
        if (member.Place == WirePlace.Present && member.Shape.CanBeNull)
        {
            var local = _members.Locals.Local(member);
            var value = type.Kind == TypeRefKind.Nullable ? local + ".GetValueOrDefault()" : local;
            var isNull = MemberCode.IsNull(member, local);
            return $"if ({(isNull.EndsWith(" is null") ? local + " is not null" : "!" + isNull)}) {Call("WriteString", value)}";
        }

        var get = member.Shape.MayBeFixed ? _members.Locals.Local(member) : MemberCode.Get(member);
        var guarded = type.IsValueType || member.Shape.CanBeNull ? get : $"{get} ?? throw {Mf}::NullIn.Value({_members.Quoted(member)})";
        return Call(member.Shape.CanBeNull ? "WriteNullableString" : "WriteString", guarded);

        string Call(string ofStrings, string value) =>
            type.Kind == TypeRefKind.String ? $"writer.{ofStrings}({value});" : $"{codec}.Write(ref writer, {value});";
    }

    private static string Put(MemberPlan member, string at, string value) =>
        $"{Mf}::Fields.{Names.Put(member.ValueType)}(ref block, {at}, {Cast(member, value)});";

    /// <summary>Enums are written as their underlying integers.</summary>
    private static string Cast(MemberPlan member, string value) =>
        member.ValueType.Kind == TypeRefKind.Enum ? $"({member.ValueType.Element.Name}){value}" : value;
}
