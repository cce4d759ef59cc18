using MemFormat.Schema.Planning;

namespace MemFormat.Generator.Emit;

/// <summary>Prints the straight-line read: the payload has the shape that this code was made for.</summary>
/// <param name="plan">The type's plan.</param>
/// <param name="isPart">Whether members are only decoded, into <c>parts</c>, for a caller that makes the instance.</param>
internal sealed class ReadEmitter(CodecPlan plan, bool isPart = false)
{
    private const string Mf = Names.Alias;

    private readonly MemberCode _members = new(plan);
    private readonly FlagWords _flags = new(plan);
    private readonly InstanceEmitter _instance = new(plan, isComplete: true, isPart);

    /// <summary>A whole read that ends in a return.</summary>
    public IEnumerable<string> Lines() => plan.IsBlock
        ? [$"return {Mf}::Fields.Get<{plan.Shape.FullName}>(ref reader.Take({plan.BlockSize}), 0);"]
        : [.. _instance.Begin(), .. plan.Construction.SharesParts(plan.Construction.Read) ? ["ReadParts(ref reader, ref parts);"] : Members(),
            .. _instance.End("null")];

    /// <summary>The reads of all members, in the body's order.</summary>
    public IEnumerable<string> Members()
    {
        if (plan.Shape.BasePart is { } part)
        {
            yield return isPart || plan.Shape.TakesParts
                ? $"{Names.Codec(part)}.ReadParts(ref reader, ref parts.{KnownNames.BaseParts});"
                : $"{Names.Codec(part)}.ReadMembers(ref reader, value);";
        }

        if (plan.IsRecursive)
            yield return "reader.Enter();";
        foreach (var line in plan.IsEmpty ? [$"if (reader.ReadByte() != 0) {Mf}::MemFormatThrow.InvalidData();"] : Body())
            yield return line;
        if (plan.IsRecursive)
            yield return "reader.Leave();";
    }

    private IEnumerable<string> Body() =>
    [
        .. plan.BlockSize + plan.OptionalSize > 0 ? [Take()] : new string[0],
        .. _flags.Load(),
        .. plan.Members.Where(m => m.HasPresenceBit && m.ValueBits > 0).Select(AbsentCheck),
        .. plan.InBlock.SelectMany(m => _instance.Keep(m, InBlock(m))),
        .. plan.HasCompact ? [$"nint at = {plan.BlockSize};"] : new string[0],
        .. plan.OptionalScalars.SelectMany(m => _instance.Keep(m, OptionalScalar(m))),
        .. plan.HasCompact ? ["reader.Take((nuint)at);"] : new string[0],
        .. plan.Rest.SelectMany(m => _instance.Keep(m, Rest(m))),
    ];

    private string Take() => plan.HasCompact
        ? $"ref byte block = ref reader.Peek({plan.BlockSize + plan.OptionalSize});"
        : $"ref byte block = ref reader.Take({plan.BlockSize});";

    /// <summary>Bits of a value that is absent must be 0, so that equal values have equal bytes.</summary>
    private string AbsentCheck(MemberPlan member) =>
        $"if ({_flags.TestNot(member.Bit)} && ({_flags.Bits(member.ValueBit, member.ValueBits)}) != 0) {Mf}::MemFormatThrow.InvalidData();";

    private string InBlock(MemberPlan member) => member.Place switch
    {
        WirePlace.Bit => _flags.Test(member.Bit),
        WirePlace.BitOptional => $"{_flags.Test(member.Bit)} ? {_flags.Test(member.ValueBit)} : default(bool?)",
        _ => FromBlock(member.Shape.Type, member.Offset.ToString(Names.Culture)),
    };

    /// <summary>The value of a fixed kind at an offset of the block.</summary>
    public static string FromBlock(TypeRef type, string at, string block = "block") => type.Kind switch
    {
        TypeRefKind.Object => $"{Mf}::Fields.Get<{type.Name}>(ref {block}, {at})",
        TypeRefKind.Enum => $"({type.Name}){Mf}::Fields.{Names.Get(type)}(ref {block}, {at})",
        _ => $"{Mf}::Fields.{Names.Get(type)}(ref {block}, {at})",
    };

    private string OptionalScalar(MemberPlan member)
    {
        var type = member.ValueType;
        var cast = type.Kind == TypeRefKind.Enum ? $"({type.Name})" : "";
        var value = member.Place switch
        {
            WirePlace.Optional when plan.HasCompact => FromBlock(type, $"(at += {member.Size}) - {member.Size}"),
            WirePlace.Optional => FromBlock(type, "0", $"reader.Take({member.Size})"),
            _ => $"{cast}{Mf}::Fields.{Names.GetCompact(type)}(ref block, ref at, (uint)({_flags.Bits(member.ValueBit, member.ValueBits)}))",
        };
        return member.HasPresenceBit ? $"{_flags.Test(member.Bit)} ? {value} : default({type.Name}?)" : value;
    }

    private string Rest(MemberPlan member)
    {
        var type = member.Shape.Type;
        var codec = MemberCode.Reader(member);
        var isNullable = member.Shape.CanBeNull;
        var value = type.Kind == TypeRefKind.String ? "reader.ReadNullableString()" : $"{codec}.Read(ref reader)";
        if (member.Place == WirePlace.Present)
        {
            // A value that is there may be null all the same: one of a union whose case is not known here, or against its bit.
            if ((type.IsUnion || type.SaysNullItself) && !isNullable)
                return $"({_flags.Test(member.Bit)} ? {value} : null) ?? {_members.NullInPayload(member)}";
            var absent = !isNullable ? _members.NullInPayload(member)
                : type.Kind == TypeRefKind.Parameter ? $"{codec}.Null({_members.Quoted(member)})" : Absent(type);
            return $"{_flags.Test(member.Bit)} ? {value}{(type.SaysNullItself ? $" ?? {_members.NullAgainstBit(member)}" : "")} : {absent}";
        }

        return type.IsValueType || isNullable ? value : $"{value} ?? {_members.NullInPayload(member)}";
    }

    /// <summary>Null beside a value, from which a conditional expression has its type if that is a class.</summary>
    public static string Absent(TypeRef type) => type.IsValueType || type.Kind == TypeRefKind.Parameter ? $"default({type.Name})" : "null";
}
