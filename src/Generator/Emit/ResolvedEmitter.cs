using System;
using System.Linq;
using MemFormat.Schema.Planning;
using MemFormat.Schema.Shapes;
using MemFormat.Wire;

namespace MemFormat.Generator.Emit;

/// <summary>Prints the read of a payload of another shape: fixed members by offset, the others as the plan names them.</summary>
internal sealed class ResolvedEmitter(CodecPlan plan)
{
    private const string Mf = Names.Alias;

    private readonly MemberCode _members = new(plan);
    private readonly PartsEmitter _parts = new(plan);
    private readonly bool _assigns = ConstructionOf.Type(plan.Shape) == Construction.Assign;

    private bool HasSwitchOfItsOwn => ConstructionOf.IsPart(plan.Shape);

    /// <summary>Whether values can be read into ones that are there: those of classes that are made empty first.</summary>
    public static bool CanPopulate(TypeShape shape) => !shape.IsValueType && !shape.PreservesReferences && ConstructionOf.Type(shape) == Construction.Assign;

    private string Existing => CanPopulate(plan.Shape) ? "existing" : "null";

    /// <summary>Prints the body of the read, in which <c>existing</c> is the object to fill, if there is one.</summary>
    public void Emit(CodeWriter code)
    {
        var type = plan.Shape.FullName;
        code.Line("if (node.IsExact) return Read(ref reader);");
        if (plan.IsRecursive)
            code.Line("reader.Enter();");
        code.Line("var plan = node.Open(ref reader);");
        code.Line(_assigns ? $"var value = {(CanPopulate(plan.Shape) ? "existing ?? " : "")}{PartsEmitter.NewEmpty(plan.Shape)};" : $"var parts = {PartsEmitter.NewParts(plan)};");
        EmitSteps(code);
        if (plan.IsRecursive)
            code.Line("reader.Leave();");
        ReadEnd.Emit(code, plan.Shape, _assigns ? "value" : $"new {type}(in parts)", "node");
    }

    /// <summary>Prints the read of all members into an object that is there.</summary>
    public void EmitMembers(CodeWriter code)
    {
        code.Line("var plan = node.Open(ref reader);");
        EmitSteps(code);
    }

    /// <summary>Prints the body of a method that reads one member into an object that is there.</summary>
    public void EmitReadMember(CodeWriter code)
    {
        if (plan.Shape.BasePart is { } part)
        {
            using (code.Open("if (part != 0)"))
                code.Line($"{Names.Codec(part)}.ReadMember(ref reader, value, existing, part - 1, member, node);").Line("return;");
        }

        EmitSwitch(code, "member", "node", "node is null");
    }

    private void EmitSteps(CodeWriter code)
    {
        EmitOffsets(code);
        if (plan.Shape.BasePart is not null && HasSwitchOfItsOwn)
            code.Line($"for (; plan.HasMore(ref reader); plan.Next()) {ReadMember("plan.Part")}");
        else if (plan.Shape.BasePart is { } part)
            EmitWithBase(code, part);
        else if (plan.Members.Count > 0)
            EmitInOrder(code);
        else
            code.Line("plan.HasMore(ref reader);");
    }

    private void EmitOffsets(CodeWriter code)
    {
        var direct = plan.Members.Select((m, i) => (Member: m, Index: i)).Where(m => IsDirect(m.Member)).ToList();
        if (direct.Count == 0)
            return;
        code.Line("ref byte block = ref plan.Block;");
        code.Line("nint at;");
        foreach (var (member, index) in direct)
        {
            var value = member.Place == WirePlace.Bit ? $"{Mf}::Fields.Bit(ref block, at)" : ReadEmitter.FromBlock(member.Shape.Type, "at");
            code.Line($"if ((at = plan.Offset({index})) >= 0) {Set(member, value)}");
            if (member.Place == WirePlace.Fixed && WireKinds.ConvertsInBlock(member.Shape.Type.Wire))
                code.Line($"else if (at < -1) {Set(member, Converted(member.Shape.Type))}");
        }
    }

    /// <summary>The value of a number that the writer's block has in another kind.</summary>
    private static string Converted(TypeRef type) =>
        $"{(type.Kind == TypeRefKind.Enum ? $"({type.Name})" : "")}{Mf}::Fields.Convert{Names.Primitive(type.Wire)}(ref reader, ref block, at)";

    /// <summary>Member after member in the body's order, which the writer has, too, unless a member lies elsewhere: then it takes another round.</summary>
    private void EmitInOrder(CodeWriter code)
    {
        var members = plan.Members.Select((m, i) => (Member: m, Index: i)).ToList();
        code.Line("do");
        using (code.Braces())
        {
            foreach (var (member, index) in members.Where(m => !IsDirect(m.Member)).OrderBy(m => Turn(m.Member.Place)))
                code.Line($"if (plan.IsAt({index})) {{ {Set(member, Value(member, "plan.Node", "plan.IsNull"))} plan.Next(); }}");
            if (members.Any(m => IsDirect(m.Member)))
                EmitAway(code);
        }

        code.Line("while (plan.HasMore(ref reader));");
    }

    private void EmitAway(CodeWriter code)
    {
        if (HasSwitchOfItsOwn)
        {
            code.Line($"for (; plan.IsAway; plan.Next()) {ReadMember("0")}");
            return;
        }

        EmitSwitch(code, "plan.Member", "plan.Node", "plan.IsNull", IsDirect, "for (; plan.IsAway; plan.Next()) ");
    }

    private string ReadMember(string part) => $"ReadMember(ref reader, value, {Existing}, {part}, plan.Member, plan.IsNull ? null : plan.Node);";

    /// <summary>Whether the member is read by its offset, unless the writer had it elsewhere.</summary>
    private static bool IsDirect(MemberPlan member) => member.Place is WirePlace.Fixed or WirePlace.Bit;

    /// <summary>When a member is read.</summary>
    private static int Turn(WirePlace place) => place switch
    {
        WirePlace.BitOptional => 0,
        WirePlace.Optional or WirePlace.Compact or WirePlace.CompactOptional => 1,
        _ => 2,
    };

    private void EmitWithBase(CodeWriter code, TypeRef part)
    {
        using (code.Open("for (; plan.HasMore(ref reader); plan.Next())"))
        {
            code.Line($"if (plan.Part != 0) {{ {Names.Codec(part)}.ReadMember(ref reader, value, {Existing}, plan.Part - 1, plan.Member, plan.IsNull ? null : plan.Node); continue; }}");
            EmitSwitch(code, "plan.Member", "plan.Node", "plan.IsNull");
        }
    }

    /// <summary>The switch over members, given how the code around it names the one that is read.</summary>
    private void EmitSwitch(CodeWriter code, string number, string node, string isNull, Func<MemberPlan, bool>? where = null, string loop = "")
    {
        if (plan.Members.Count == 0)
            return;
        using (code.Open($"{loop}switch ({number})"))
        {
            for (var i = 0; i < plan.Members.Count; i++)
            {
                if (where?.Invoke(plan.Members[i]) != false)
                    code.Line($"case {i}: {Set(plan.Members[i], Value(plan.Members[i], node, isNull))} break;");
            }
        }
    }

    private string Set(MemberPlan member, string expression) =>
        _assigns ? MemberCode.Set(member, "value", expression) : _parts.Set(member, expression);

    private string Value(MemberPlan member, string node, string isNull)
    {
        var type = member.Shape.Type;
        var value = type.Kind == TypeRefKind.Nullable ? type.Element : type;
        var codec = Names.Member(value, member.Shape.IsCompact);
        var read = !CanPopulate(plan.Shape) ? $"{codec}.ReadResolved(ref reader, {node})" : type switch
        {
            { Kind: TypeRefKind.Parameter } => $"{Mf}::Into<{type.Name}, {type.Codec}>.Read(ref reader, {node}, existing is null ? default({type.Name}) : {MemberCode.Get(member, "existing")})",
            { IsValueType: true } => $"{codec}.ReadResolved(ref reader, {node})",
            _ when Names.HasReadInto(type, member.Shape.IsCompact) => $"{codec}.ReadInto(ref reader, {node}, {MemberCode.Existing(member)})",
            { Kind: TypeRefKind.Object, IsUnion: false } => $"{Mf}::Into<{type.Name}, {codec}>.Read(ref reader, {node}, {MemberCode.Existing(member)})",
            _ => $"{codec}.ReadResolved(ref reader, {node})",
        };
        if (!member.Shape.CanBeNull && (type.SaysNullItself || type.IsUnion) && !type.IsValueType)
            read = $"{read} ?? {NotNull(member, type)}";
        if (member.Shape.Formers.Count > 0)
            read = $"{node}.Was switch {{ {string.Concat(member.Shape.Formers.Select((f, i) => $"{i + 1} => {Former(member, f, node)}, "))}_ => {read} }}";
        return member.Shape.CanBeNull ? $"{isNull} ? {ReadEmitter.Absent(type)} : {read}" : read;
    }

    /// <summary>The value that the user's method makes of one of an earlier type.</summary>
    private string Former(MemberPlan member, FormerShape former, string node)
    {
        var type = member.Shape.Type;
        var read = $"{Names.Codec(former.Type)}.ReadResolved(ref reader, {node}.Former)";
        if (former.Type is { SaysNullItself: true, IsValueType: false } && !former.TakesNull)
            read += $" ?? {NotNull(member, former.Type)}";
        var value = $"{(former.IsCast ? $"({type.Name})" : "")}{former.Method}({read})";
        return type.IsValueType || member.Shape.CanBeNull ? value : $"{value} ?? {NotNull(member, type)}";
    }

    private string NotNull(MemberPlan member, TypeRef type) => $"{Mf}::MemFormatThrow.NullNotAllowed<{type.Name}>({_members.Quoted(member)})";
}
