using System.Linq;
using MemFormat.Generator.Parsing.Symbols;
using MemFormat.Schema.Planning;
using MemFormat.Schema.Shapes;

namespace MemFormat.Generator.Emit;

/// <summary>How emitted code names a type's members and gets values out of and into them.</summary>
internal sealed class MemberCode(CodecPlan plan)
{
    private LocalNames? _locals;

    private TypeShape Shape => plan.Shape;

    /// <summary>The member as the source names it.</summary>
    public static string Name(MemberPlan member) => Identifier.Escape(member.Shape.Name);

    /// <summary>The local that holds the member's value.</summary>
    public string Local(MemberPlan member) => (_locals ??= new LocalNames(plan)).Local(member);

    /// <summary>The member for messages: <c>Order.Lines</c>.</summary>
    public string Quoted(MemberPlan member) => $"\"{Shape.Name}.{member.Shape.Name}\"";

    /// <summary>The expression that reads the member off <c>value</c>.</summary>
    public static string Get(MemberPlan member, string target = "value") => member.Shape.ReadAccessor is null
        ? $"{target}.{Name(member)}"
        : $"{KnownNames.Codec}.{Getter(member)}({target})";

    /// <summary>The expression that reads the member, a reference, off <c>existing</c>, which may be null.</summary>
    public static string Existing(MemberPlan member) =>
        member.Shape.ReadAccessor is null ? $"existing?.{Name(member)}" : $"existing is null ? null : {Get(member, "existing")}";

    /// <summary>The statement that puts an expression into the member of <paramref name="target"/>.</summary>
    public static string Set(MemberPlan member, string target, string expression) => member.Shape.Access switch
    {
        MemberAccess.SetterAccessor => $"{KnownNames.Codec}.{Setter(member)}({target}, {expression});",
        MemberAccess.FieldAccessor => $"{KnownNames.Codec}.{Field(member)}({target}) = {expression};",
        MemberAccess.Fill => $"{Names.Alias}::MemFormatFill.Into({target}.{Name(member)}, {expression});",
        _ => $"{target}.{Name(member)} = {expression};",
    };

    /// <summary>Declares the accessors of members that a base class keeps to itself.</summary>
    public void EmitAccessors(CodeWriter code)
    {
        foreach (var member in plan.Members)
        {
            var (shape, type) = (member.Shape, member.Shape.Type.Name + (member.Shape.CanBeNull && !member.Shape.Type.IsValueType ? "?" : ""));
            if (shape.ReadAccessor is { } read && read != shape.WriteAccessor)
                Accessor(code, "Method", read, $"{type} {Getter(member)}({shape.DeclaringType} target)");
            if (shape.Access == MemberAccess.SetterAccessor)
                Accessor(code, "Method", shape.WriteAccessor!, $"void {Setter(member)}({shape.DeclaringType} target, {type} value)");
            if (shape.Access == MemberAccess.FieldAccessor)
                Accessor(code, "Field", shape.WriteAccessor!, $"ref {type} {Field(member)}({shape.DeclaringType} target)");
        }
    }

    private static void Accessor(CodeWriter code, string kind, string name, string signature) => code
        .Line()
        .Line($"[global::System.Runtime.CompilerServices.UnsafeAccessor(global::System.Runtime.CompilerServices.UnsafeAccessorKind.{kind}, Name = \"{name}\")]")
        .Line($"internal static extern {signature};");

    private static string Getter(MemberPlan member) =>
        member.Shape.ReadAccessor == member.Shape.WriteAccessor ? Field(member) : "Get" + member.Shape.Name;

    private static string Setter(MemberPlan member) => "Set" + member.Shape.Name;

    private static string Field(MemberPlan member) => "FieldOf" + member.Shape.Name;

    /// <summary>Whether a parameter of the constructor sets the member.</summary>
    public bool IsParameter(MemberPlan member) => Shape.Parameters.Any(p => p.Member == member.Index);

    /// <summary>The value of a constructor parameter: a member's, or its default.</summary>
    public string Argument(ParameterShape parameter, System.Func<MemberPlan, string> value) =>
        parameter.Member < 0 ? parameter.Default! : Cast(parameter) + Value(plan.Members.First(m => m.Index == parameter.Member), value);

    private static string Cast(ParameterShape parameter) => parameter.Cast is null ? "" : $"({parameter.Cast})";

    /// <summary>A struct's member is itself; a reference that may be missing has been checked by then.</summary>
    private static string Value(MemberPlan member, System.Func<MemberPlan, string> value) =>
        value(member) + (member.Shape.Type.IsValueType ? "" : "!");
}
