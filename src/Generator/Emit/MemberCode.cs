using MemFormat.Schema.Planning;

namespace MemFormat.Generator.Emit;

/// <summary>How emitted code names a type's members, gets values out of them and makes instances of them.</summary>
internal sealed class MemberCode(CodecPlan plan)
{
    private LocalNames? _locals;

    private TypeShape Shape => plan.Shape;

    public LocalNames Locals => _locals ??= LocalNames.Of(plan);

    /// <summary>The member as the source names it.</summary>
    public static string Name(MemberPlan member) => Identifier.Escape(member.Shape.Name);

    /// <summary>A test of a member's value. Of structs that can be null, and of type arguments, codecs know.</summary>
    public static string IsNull(MemberPlan member, string value) => member.Shape.Type switch
    {
        { Kind: TypeRefKind.Parameter } => $"{Names.Member(member.ValueType, member.Shape.IsCompact)}.IsNull({value})",
        { IsHolder: true } type => $"{Names.Codec(type)}.IsNull({value}{(type.IsValueType ? "" : "!")})", // Compilers ask for C# 15 to match one.
        { Kind: TypeRefKind.Nullable, Element.IsHolder: true } type => $"{Names.Codec(type)}.IsNull({value})",
        _ => value + " is null",
    };

    /// <summary>The codec that reads a member. A nullable union that is a struct may turn out to be null.</summary>
    public static string Reader(MemberPlan member) => Names.Member(
        member.Shape.Type is { Kind: TypeRefKind.Nullable, Element.IsHolder: true } type ? type : member.ValueType, member.Shape.IsCompact);

    /// <summary>The member for messages: <c>Order.Lines</c>.</summary>
    public string Quoted(MemberPlan member) => $"\"{Shape.Name}.{member.Shape.Name}\"";

    /// <summary>The exception for a value that says itself that it is null, although its presence bit is set.</summary>
    public string NullAgainstBit(MemberPlan member) => $"throw {Names.Alias}::NullIn.Present({Quoted(member)})";

    /// <summary>The exception for a null in the payload, or what the user's method makes of it.</summary>
    public string NullInPayload(MemberPlan member)
    {
        var refusal = $"throw {Names.Alias}::NullIn.Payload({Quoted(member)})";
        return member.Shape.FormerTypes.FirstOrDefault(f => f.IsOwn) is { } own ? $"{Convert(member, own, "null")} ?? {refusal}" : refusal;
    }

    /// <summary>The call of the user's method that converts a value of an earlier type.</summary>
    public static string Convert(MemberPlan member, FormerShape former, string earlier) =>
        $"{(former.IsCast ? $"({member.Shape.Type.Name})" : "")}{former.Method}({earlier})";

    /// <summary>The expression that reads the member off <c>value</c>.</summary>
    public static string Get(MemberPlan member, string target = "value") =>
        member.Shape.ReadAccessor is null ? $"{target}.{Name(member)}" : $"{Accessors.Getter(member)}({target})";

    /// <summary>A test whether there is no value to read into: <c>existing</c> is an object or null, or refers to a struct or to nothing.</summary>
    public static string IsNew(TypeShape shape) => shape.IsValueType ? "CompilerServices_::Unsafe.IsNullRef(ref existing)" : "existing is null";

    /// <summary>The expression that reads the member, a reference, off <c>existing</c>, if that is there.</summary>
    public string Existing(MemberPlan member) => !Shape.IsValueType && member.Shape.ReadAccessor is null
        ? $"existing?.{Name(member)}"
        : $"{IsNew(Shape)} ? null : {Get(member, "existing")}";

    /// <summary>The statement that puts an expression into the member of <c>value</c>.</summary>
    public string Set(MemberPlan member, string expression) => Accessors.Setting(member) switch
    {
        MemberAccess.SetterAccessor => $"{Accessors.Setter(member)}({Accessors.Target(Shape)}, {expression});",
        MemberAccess.FieldAccessor => $"{Accessors.Field(member)}({Accessors.Target(Shape)}) = {expression};",
        MemberAccess.Fill => Fill(member, expression, "value", $"{Accessors.Field(member)}({Accessors.Target(Shape)})"),
        _ => $"value.{Name(member)} = {expression};",
    };

    /// <summary>As <see cref="Set"/>, in a constructor of the type.</summary>
    public string SetOwn(MemberPlan member, string expression) => member.Shape.Access switch
    {
        MemberAccess.Construct when plan.Construction.OffersParts && member.Shape.IsGetterOnly =>
            $"{Accessors.Holder(Shape)}.{Accessors.Field(member)}(this) = {expression};",
        MemberAccess.SetterAccessor => $"{Accessors.Holder(Shape)}.{Accessors.Setter(member)}(this, {expression});",
        MemberAccess.FieldAccessor => $"{Accessors.Holder(Shape)}.{Accessors.Field(member)}(this) = {expression};",
        MemberAccess.Fill =>
            Fill(member, expression, "this", $"{Accessors.Holder(Shape)}.{Accessors.Field(member)}({(Shape.IsValueType ? "ref " : "")}this)"),
        _ => $"this.{Name(member)} = {expression};",
    };

    /// <summary>The statement that fills a collection; where there is none, its field takes the decoded one, if anything reaches it.</summary>
    private string Fill(MemberPlan member, string expression, string target, string accessor)
    {
        var (shape, get) = (member.Shape, $"{target}.{Name(member)}");
        var filled = $"{Names.Alias}::MemFormatFill.Into({get}, {expression}{(shape.MayBeFixed ? $", {Quoted(member)}" : "")})";
        return shape.WriteAccessor is not { } field ? $"{Names.Alias}::MemFormatFill.InPlace({get}, {filled}, {Quoted(member)});"
            : $"{(shape.DeclaringType is null ? $"{target}.{Identifier.Escape(field)}" : accessor)} = {(shape.Type.Kind == TypeRefKind.Coded ? $"({shape.Type.Name}?)" : "")}{filled};";
    }

    /// <summary>An instance whose members are set afterwards.</summary>
    public string NewEmpty() => plan.Construction.NeedsConstructor
        ? $"new {Shape.FullName}(out {Shape.FullName}.{PartsEmitter.Parts} _)"
        : plan.Construction.HasRequired ? $"{Accessors.Constructor}()" : New(p => throw new InvalidOperationException());

    /// <summary>The member as a read finds it in a new instance; the one of <c>value</c> where nothing makes an instance simply.</summary>
    public string Found(MemberPlan member)
    {
        if (!Shape.IsAbstract && plan.Construction.Resolved == ConstructionKind.Value)
            return Get(member, NewEmpty());
        var isMade = !Shape.IsAbstract && !plan.Construction.HasRequired
            && Shape.Parameters.All(p => p is { Base: null, Member: < 0 } || plan.Members.Any(m => m.Index == p.Member));
        return isMade ? Get(member, New(m => Get(m))) : Locals.Local(member);
    }

    /// <summary>An instance made by the user's constructor, given how decoded members are named.</summary>
    public string New(Func<MemberPlan, string> value) => $"new {Shape.FullName}({Arguments(value)})";

    /// <summary>The arguments of that constructor.</summary>
    public string Arguments(Func<MemberPlan, string> value) => string.Join(", ", Shape.Parameters.Select(p => Argument(p, value)));

    /// <summary>Whether a parameter of the constructor sets the member.</summary>
    public bool IsParameter(MemberPlan member) => Shape.Parameters.Any(p => p.Member == member.Index);

    /// <summary>The default of the parameter that sets the member, or null.</summary>
    public string? Default(MemberPlan member) => Shape.Parameters.FirstOrDefault(p => p.Member == member.Index)?.Default;

    /// <summary>The value of a constructor parameter: a member's, or its default.</summary>
    private string Argument(ParameterShape parameter, Func<MemberPlan, string> value) =>
        parameter.Base is { } member ? $"{Cast(parameter)}parts.{member.Field}{(member.IsValueType ? "" : "!")}"
        : parameter.Member < 0 ? parameter.Default!
        : Cast(parameter) + Value(plan.Members.First(m => m.Index == parameter.Member), value);

    private static string Cast(ParameterShape parameter) => parameter.Cast is null ? "" : $"({parameter.Cast})";

    /// <summary>A struct's member is itself; a reference that may be missing has been checked by then.</summary>
    private static string Value(MemberPlan member, Func<MemberPlan, string> value) =>
        value(member) + (member.Shape.Type.IsValueType ? "" : "!");
}
