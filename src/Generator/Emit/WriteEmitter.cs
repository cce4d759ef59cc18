using System.Collections.Generic;
using System.Linq;
using MemFormat.Schema.Planning;
using MemFormat.Schema.Shapes;
using MemFormat.Wire;

namespace MemFormat.Generator.Emit;

/// <summary>Prints how the members of a type are written.</summary>
internal sealed class WriteEmitter(CodecPlan plan)
{
    private const string Mf = Names.Alias;

    private readonly MemberCode _members = new(plan);
    private readonly FlagWords _flags = new(plan);

    public void Emit(CodeWriter code)
    {
        if (plan.Shape.BasePart is { } part)
            code.Line($"{Names.Codec(part)}.WriteMembers(ref writer, value);");
        if (plan.IsRecursive)
            code.Line("writer.Enter();");
        if (plan.IsEmpty)
            code.Line("writer.WriteByte(0);");
        else if (plan.IsBlock)
            code.Line($"{Mf}::Fields.PutBlock(ref writer.Reserve({plan.BlockSize}), 0, value);").Line($"writer.Advance({plan.BlockSize});");
        else
            EmitBody(code);
        if (plan.IsRecursive)
            code.Line("writer.Leave();");
    }

    private void EmitBody(CodeWriter code)
    {
        foreach (var member in plan.Members.Where(NeedsLocal))
            code.Line($"var {_members.Local(member)} = {MemberCode.Get(member)};");
        if (plan.BlockSize + plan.OptionalSize > 0)
            EmitBlock(code);
        foreach (var member in plan.Members.Where(m => m.IsRest))
            EmitRest(code, member);
    }

    /// <summary>Each member is read once, so one whose presence and value are written apart goes through a local.</summary>
    private static bool NeedsLocal(MemberPlan member) => member.HasPresenceBit && (member.Place != WirePlace.Present || member.Shape.CanBeNull);

    private void EmitBlock(CodeWriter code)
    {
        code.Line($"ref byte block = ref writer.Reserve({plan.BlockSize + plan.OptionalSize});");
        if (plan.FlagBits > 0)
            EmitFlags(code);
        foreach (var member in plan.Members.Where(m => m.Place == WirePlace.Fixed))
            code.Line(Put(member, member.Offset.ToString(System.Globalization.CultureInfo.InvariantCulture), MemberCode.Get(member)) + ";");

        var optional = plan.Members.Where(m => m.IsOptionalScalar).ToList();
        if (optional.Count > 0)
            code.Line($"nint at = {plan.BlockSize};");
        foreach (var member in optional)
            EmitOptional(code, member);
        if (plan.FlagBits > 0)
            _flags.EmitStore(code);
        code.Line(optional.Count > 0 ? "writer.Advance((int)at);" : $"writer.Advance({plan.BlockSize});");
    }

    private void EmitFlags(CodeWriter code)
    {
        var terms = new Dictionary<string, List<string>>();
        foreach (var (word, expression) in plan.Members.SelectMany(Terms))
        {
            if (!terms.TryGetValue(word, out var list))
                terms.Add(word, list = []);
            list.Add(expression);
        }

        foreach (var member in plan.Members.Where(m => m.Place is WirePlace.Optional or WirePlace.CompactOptional))
            code.Line($"uint {Has(member)} = {_members.Local(member)}.HasValue ? 1u : 0;");
        for (var bit = 0; bit < plan.FlagBits; bit += 64)
            code.Line($"{_flags.Type} {_flags.Word(bit)} = {(terms.TryGetValue(_flags.Word(bit), out var list) ? string.Join(" | ", list) : "0")};");
    }

    /// <summary>The parts of the flags that are known before the block is written; widths follow later.</summary>
    private IEnumerable<(string Word, string Expression)> Terms(MemberPlan member)
    {
        var local = _members.Local(member);
        return member.Place switch
        {
            WirePlace.Bit => _flags.Place(member.Bit, 1, $"({MemberCode.Get(member)} ? 1u : 0)"),
            WirePlace.BitOptional => _flags.Place(member.Bit, 2, $"({local} switch {{ null => 0u, false => 1u, true => 3u }})"),
            WirePlace.Present when !member.Shape.CanBeNull => _flags.Place(member.Bit, 1, "1u"),
            WirePlace.Present => _flags.Place(member.Bit, 1, $"({local} is null ? 0u : 1)"),
            WirePlace.Optional or WirePlace.CompactOptional => _flags.Place(member.Bit, 1, Has(member)),
            _ => [],
        };
    }

    private void EmitOptional(CodeWriter code, MemberPlan member)
    {
        var local = _members.Local(member);
        if (member.Place == WirePlace.Optional)
        {
            code.Line(Put(member, "at", local + ".GetValueOrDefault()") + ";");
            code.Line($"at += (nint)({Has(member)} * {member.Size});");
            return;
        }

        // A value that is absent is its type's default, which takes no bytes and has the width code 0.
        var value = Cast(member, member.Place == WirePlace.Compact ? MemberCode.Get(member) : local + ".GetValueOrDefault()");
        code.Line($"uint {Width(member)} = {Mf}::Fields.PutCompact(ref block, ref at, {value});");
        foreach (var (word, expression) in _flags.Place(member.ValueBit, 2, Width(member)))
            code.Line($"{word} |= {expression};");
    }

    private void EmitRest(CodeWriter code, MemberPlan member)
    {
        var type = member.Shape.Type;
        var codec = Names.Member(type.Kind == TypeRefKind.Nullable ? type.Element : type, member.Shape.IsCompact);
        if (member.Place == WirePlace.Present && member.Shape.CanBeNull)
        {
            var local = _members.Local(member);
            var value = type.Kind == TypeRefKind.Nullable ? local + ".GetValueOrDefault()" : local;
            code.Line($"if ({local} is not null) {codec}.Write(ref writer, {value});");
            return;
        }

        var get = MemberCode.Get(member);
        var guarded = type.IsValueType || member.Shape.CanBeNull ? get : $"{get} ?? {Mf}::MemFormatThrow.WriteNull<{type.Name}>({_members.Quoted(member)})";
        code.Line(type.Kind == TypeRefKind.String
            ? $"writer.{(member.Shape.CanBeNull ? "WriteNullableString" : "WriteString")}({guarded});"
            : $"{codec}.Write(ref writer, {guarded});");
    }

    private static string Put(MemberPlan member, string at, string value) => member.Shape.Type.Kind == TypeRefKind.Object
        ? $"{Mf}::Fields.PutBlock(ref block, {at}, {value})"
        : $"{Mf}::Fields.Put(ref block, {at}, {Cast(member, value)})";

    /// <summary>Enums are written as their underlying integers.</summary>
    private static string Cast(MemberPlan member, string value)
    {
        var type = member.Shape.Type.Kind == TypeRefKind.Nullable ? member.Shape.Type.Element : member.Shape.Type;
        return type.Kind == TypeRefKind.Enum ? $"({type.Element.Name}){value}" : value;
    }

    private static string Has(MemberPlan member) => "has" + member.Shape.Name;

    private static string Width(MemberPlan member) => "width" + member.Shape.Name;
}
