using System.Linq;
using MemFormat.Schema;
using MemFormat.Wire;

namespace MemFormat.Generator;

/// <summary>Prints the read of a payload of another shape: fixed members by offset, the others as the plan names them.</summary>
internal sealed class ResolvedEmitter(CodecPlan plan)
{
    private const string Mf = Names.Alias;

    private readonly MemberCode _members = new(plan);
    private readonly PartsEmitter _parts = new(plan);
    private readonly bool _assigns = ConstructionOf.Type(plan.Shape) == Construction.Assign;

    private bool HasSwitchOfItsOwn => ConstructionOf.IsPart(plan.Shape);

    public void Emit(CodeWriter code)
    {
        var type = plan.Shape.FullName;
        code.Line("if (node.IsExact) return Read(ref reader);");
        if (plan.IsRecursive)
            code.Line("reader.Enter();");
        code.Line("var plan = node.Open(ref reader);");
        code.Line(_assigns ? $"var value = {PartsEmitter.NewEmpty(plan.Shape)};" : $"var parts = {PartsEmitter.NewParts(plan)};");
        EmitOffsets(code);
        if (HasSwitchOfItsOwn)
            code.Line("while (plan.Next(ref reader)) ReadMember(ref reader, value, ref plan, plan.Part);");
        else
            EmitLoop(code);
        if (plan.IsRecursive)
            code.Line("reader.Leave();");
        code.Line(_assigns ? "return value;" : $"return new {type}(in parts);");
    }

    /// <summary>Prints the body of a method that reads one member into an object that is there.</summary>
    public void EmitReadMember(CodeWriter code)
    {
        if (plan.Shape.BasePart is { } part)
        {
            using (code.Open("if (part != 0)"))
                code.Line($"{Names.Codec(part)}.ReadMember(ref reader, value, ref plan, part - 1);").Line("return;");
        }

        EmitSwitch(code);
    }

    private void EmitOffsets(CodeWriter code)
    {
        var direct = plan.Members.Select((m, i) => (Member: m, Index: i)).Where(m => m.Member.Place is WirePlace.Fixed or WirePlace.Bit).ToList();
        if (direct.Count == 0)
            return;
        code.Line("ref byte block = ref plan.Block;");
        code.Line("int at;");
        foreach (var (member, index) in direct)
        {
            var value = member.Place == WirePlace.Bit ? $"{Mf}::Wire.Bit(ref block, at)" : ReadEmitter.FromBlock(member.Shape.Type, "at");
            var set = Set(member, value);
            code.Line($"if ((at = plan.Offset({index})) >= 0) {set}");
        }
    }

    private void EmitLoop(CodeWriter code)
    {
        using (code.Open("while (plan.Next(ref reader))"))
        {
            if (plan.Shape.BasePart is { } part)
                code.Line($"if (plan.Part != 0) {{ {Names.Codec(part)}.ReadMember(ref reader, value, ref plan, plan.Part - 1); continue; }}");
            EmitSwitch(code);
        }
    }

    private void EmitSwitch(CodeWriter code)
    {
        if (plan.Members.Count == 0)
            return;
        using (code.Open("switch (plan.Member)"))
        {
            for (var i = 0; i < plan.Members.Count; i++)
                code.Line($"case {i}: {Set(plan.Members[i], Value(plan.Members[i]))} break;");
        }
    }

    private string Set(MemberPlan member, string expression) =>
        _assigns ? MemberCode.Set(member, "value", expression) : _parts.Set(member, expression);

    private string Value(MemberPlan member)
    {
        var type = member.Shape.Type;
        var value = type.Kind == TypeRefKind.Nullable ? type.Element : type;
        var read = $"{Names.Codec(value, member.Shape.IsCompact)}.ReadResolved(ref reader, plan.Node)";
        if (member.Shape.CanBeNull)
            return $"plan.IsNull ? default({type.Name}{(type.IsValueType ? "" : "?")}) : {read}";
        return type.SaysNullItself ? $"{read} ?? {Mf}::MemFormatThrow.NullNotAllowed<{type.Name}>({_members.Quoted(member)})" : read;
    }
}
