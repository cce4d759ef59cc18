using System.Linq;
using MemFormat.Schema.Planning;
using MemFormat.Schema.Shapes;
using MemFormat.Wire;

namespace MemFormat.Generator.Emit;

/// <summary>Prints the straight-line read: the payload has the shape that this code was made for.</summary>
internal sealed class ReadEmitter(CodecPlan plan)
{
    private const string Mf = Names.Alias;

    private readonly MemberCode _members = new(plan);
    private readonly PartsEmitter _parts = new(plan);
    private readonly FlagWords _flags = new(plan);
    private readonly bool _hasCompact = plan.Members.Any(m => m.Place is WirePlace.Compact or WirePlace.CompactOptional);

    /// <summary>Prints a whole read that ends in a return.</summary>
    public void EmitRead(CodeWriter code)
    {
        var type = plan.Shape.FullName;
        if (plan.IsBlock)
        {
            code.Line($"return {Mf}::Fields.Block<{type}>(ref reader.Take({plan.BlockSize}), 0);");
            return;
        }

        var construction = ConstructionOf.Type(plan.Shape);
        if (construction == Construction.Assign)
            code.Line($"var value = {PartsEmitter.NewEmpty(plan.Shape)};");
        else if (construction == Construction.Parts)
            code.Line($"var parts = new {type}.{PartsEmitter.Name}();");
        EmitMembers(code, construction);
        ReadEnd.Emit(code, plan.Shape, construction switch
        {
            Construction.Assign => "value",
            Construction.Parts => $"new {type}(in parts)",
            _ => Initialize(),
        }, "null");
    }

    /// <summary>Prints the reads of all members, in the body's order.</summary>
    public void EmitMembers(CodeWriter code, Construction construction)
    {
        if (plan.Shape.BasePart is { } part)
            code.Line($"{Names.Codec(part)}.ReadMembers(ref reader, value);");
        if (plan.IsRecursive)
            code.Line("reader.Enter();");
        if (plan.IsEmpty)
            code.Line($"if (reader.ReadByte() != 0) {Mf}::MemFormatThrow.InvalidData();");
        else
            EmitBody(code, construction);
        if (plan.IsRecursive)
            code.Line("reader.Leave();");
    }

    private void EmitBody(CodeWriter code, Construction construction)
    {
        if (plan.BlockSize + plan.OptionalSize > 0)
            code.Line(_hasCompact ? $"ref byte block = ref reader.Peek({plan.BlockSize + plan.OptionalSize});" : $"ref byte block = ref reader.Take({plan.BlockSize});");
        if (plan.FlagBits > 0)
        {
            _flags.EmitLoad(code);
            foreach (var check in plan.Members.Select(AbsentCheck).Where(c => c is not null))
                code.Line(check!);
        }

        foreach (var member in plan.Members.Where(m => m.Place is WirePlace.Fixed or WirePlace.Bit or WirePlace.BitOptional))
            code.Line(Store(member, construction, InBlock(member)));
        if (_hasCompact)
            code.Line($"nint at = {plan.BlockSize};");
        foreach (var member in plan.Members.Where(m => m.IsOptionalScalar))
            code.Line(Store(member, construction, OptionalScalar(member)));
        if (_hasCompact)
            code.Line("reader.Take((nuint)at);");
        foreach (var member in plan.Members.Where(m => m.IsRest))
            code.Line(Store(member, construction, Rest(member)));
    }

    private string Store(MemberPlan member, Construction construction, string expression) => construction switch
    {
        Construction.Assign => MemberCode.Set(member, "value", expression),
        Construction.Parts => _parts.Set(member, expression),
        _ => $"var {_members.Local(member)} = {expression};",
    };

    /// <summary>Bits of a value that is absent must be 0, so that equal values have equal bytes.</summary>
    private string? AbsentCheck(MemberPlan member)
    {
        var (width, present) = member.Place switch
        {
            WirePlace.BitOptional => (1, true),
            WirePlace.CompactOptional => (2, true),
            _ => (0, false),
        };
        return present
            ? $"if ({_flags.TestNot(member.Bit)} && ({_flags.Bits(member.ValueBit, width)}) != 0) {Mf}::MemFormatThrow.InvalidData();"
            : null;
    }

    private string InBlock(MemberPlan member)
    {
        var type = member.Shape.Type;
        return member.Place switch
        {
            WirePlace.Bit => _flags.Test(member.Bit),
            WirePlace.BitOptional => $"{_flags.Test(member.Bit)} ? {_flags.Test(member.ValueBit)} : default(bool?)",
            _ => FromBlock(type, member.Offset.ToString(System.Globalization.CultureInfo.InvariantCulture)),
        };
    }

    /// <summary>The value of a fixed kind at an offset of the block.</summary>
    public static string FromBlock(TypeRef type, string at, string block = "block") => type.Kind switch
    {
        TypeRefKind.Object => $"{Mf}::Fields.Block<{type.Name}>(ref {block}, {at})",
        TypeRefKind.Enum => $"({type.Name}){Mf}::Fields.{Names.Primitive(type.Wire)}(ref {block}, {at})",
        _ => $"{Mf}::Fields.{Names.Primitive(type.Wire)}(ref {block}, {at})",
    };

    private string OptionalScalar(MemberPlan member)
    {
        var type = member.Shape.Type.Kind == TypeRefKind.Nullable ? member.Shape.Type.Element : member.Shape.Type;
        var cast = type.Kind == TypeRefKind.Enum ? $"({type.Name})" : "";
        var value = member.Place switch
        {
            WirePlace.Optional when _hasCompact => FromBlock(type, $"(at += {member.Size}) - {member.Size}"),
            WirePlace.Optional => FromBlock(type, "0", $"reader.Take({member.Size})"),
            _ => $"{cast}{Mf}::Fields.Compact{Names.Primitive(type.Wire)}(ref block, ref at, {_flags.Bits(member.ValueBit, 2)})",
        };
        return member.HasPresenceBit ? $"{_flags.Test(member.Bit)} ? {value} : default({type.Name}?)" : value;
    }

    private string Rest(MemberPlan member)
    {
        var type = member.Shape.Type;
        var codec = Names.Member(type.Kind == TypeRefKind.Nullable ? type.Element : type, member.Shape.IsCompact);
        var isNullable = member.Shape.CanBeNull;
        var value = type.Kind == TypeRefKind.String ? "reader.ReadNullableString()" : $"{codec}.Read(ref reader)";
        if (member.Place == WirePlace.Present)
        {
            // A union value of a case that is not known here may be read as null.
            if (type.IsUnion && !isNullable)
                return $"{_flags.Test(member.Bit)} ? {value} ?? {Null(member)} : {Null(member)}";
            var absent = !isNullable ? Null(member) : type.Kind == TypeRefKind.Parameter ? $"{codec}.Null({_members.Quoted(member)})" : Absent(type);
            return $"{_flags.Test(member.Bit)} ? {value} : {absent}";
        }

        return type.IsValueType || isNullable ? value : $"{value} ?? {Null(member)}";
    }

    /// <summary>Null beside a value, from which a conditional expression has its type if that is a class.</summary>
    public static string Absent(TypeRef type) => type.IsValueType || type.Kind == TypeRefKind.Parameter ? $"default({type.Name})" : "null";

    private string Null(MemberPlan member) => $"{Mf}::MemFormatThrow.NullNotAllowed<{member.Shape.Type.Name}>({_members.Quoted(member)})";

    private string Initialize()
    {
        var arguments = plan.Shape.Parameters.Select(p => _members.Argument(p, _members.Local));
        var members = plan.Members.Where(m => m.Shape.IsRequired || !_members.IsParameter(m))
            .Select(m => $"{MemberCode.Name(m)} = {_members.Local(m)}").ToList();
        var created = $"new {plan.Shape.FullName}({string.Join(", ", arguments)})";
        return members.Count == 0 ? created : $"{created} {{ {string.Join(", ", members)} }}";
    }
}
