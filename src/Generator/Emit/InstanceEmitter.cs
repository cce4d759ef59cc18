using MemFormat.Schema.Planning;

namespace MemFormat.Generator.Emit;

/// <summary>Prints how an instance comes of the members that a read decodes.</summary>
/// <param name="plan">The type's plan.</param>
/// <param name="isComplete">Whether the payload has every member.</param>
/// <param name="isPart">Whether members are only decoded, into <c>parts</c>, for a caller that makes the instance.</param>
internal sealed class InstanceEmitter(CodecPlan plan, bool isComplete, bool isPart = false)
{
    private readonly MemberCode _members = new(plan);

    private TypeShape Shape => plan.Shape;

    private ConstructionKind Construction => isPart ? ConstructionKind.Parts : isComplete ? plan.Construction.Read : plan.Construction.Resolved;

    /// <summary>The code before the first member is decoded.</summary>
    public IEnumerable<string> Begin() => Construction switch
    {
        ConstructionKind.Value => [$"var value = {_members.NewEmpty()};"],
        ConstructionKind.Parts => [$"var parts = {NewParts()};", .. isComplete ? [] : BaseDefaults()],
        _ => isComplete ? [] : plan.Members.SelectMany(Declare),
    };

    /// <summary>As <see cref="Begin"/>, where there may be an instance to read into, or to take members from.</summary>
    public IEnumerable<string> BeginInto()
    {
        var isNew = MemberCode.IsNew(Shape);
        if (!plan.Construction.IsRebuilt)
        {
            return [Shape.IsValueType
                ? $"var value = {isNew} ? {_members.NewEmpty()} : existing;"
                : $"var value = existing ?? {_members.NewEmpty()};"];
        }

        var kept = (Shape.TakesParts ? KeepBase(Shape, "existing") : []).Concat(plan.Members.SelectMany(m => Keep(m, MemberCode.Get(m, "existing"))))
            .Select(l => "    " + l).ToList();
        return kept.Count == 0 ? Begin() : [.. Begin(), Shape.IsValueType ? $"if (!{isNew})" : "if (existing is not null)", "{", .. kept, "}"];
    }

    /// <summary>The statement that keeps the members of a base class of another assembly.</summary>
    public static IEnumerable<string> KeepBase(TypeShape shape, string value) => shape.BasePart is { } part && shape.KeepsParts
        ? [$"{Names.Codec(part)}.{KnownNames.KeepParts}({value}, ref parts.{KnownNames.BaseParts});"]
        : [];

    /// <summary>The statements that keep a decoded member under a condition.</summary>
    public IEnumerable<string> KeepIf(string condition, MemberPlan member, string expression)
    {
        var statements = Keep(member, expression);
        return statements.Count == 1 ? $"{condition} {statements[0]}".Split('\n')
            : [condition, "{", .. statements.SelectMany(s => s.Split('\n')).Select(l => "    " + l), "}"];
    }

    /// <summary>The statements that keep a decoded member: its value, and that the payload has it where this must be known.</summary>
    public IReadOnlyList<string> Keep(MemberPlan member, string expression)
    {
        if (Construction == ConstructionKind.Value)
            return [_members.Set(member, expression)];
        var isParts = Construction == ConstructionKind.Parts;
        var target = isParts ? Part(member) : _members.Locals.Local(member);
        return isComplete && !isParts ? [$"var {target} = {expression};"]
            : _members.IsParameter(member) && !(isParts && plan.Construction.OffersParts) ? [$"{target} = {expression};"]
            : [$"{target} = {expression};", $"{(isParts ? $"parts.{_members.Locals.Mark(member)}" : _members.Locals.Has(member))} = true;"];
    }

    /// <summary>The code after the last member, up to the return.</summary>
    /// <param name="node">The value's plan, as an expression.</param>
    public IEnumerable<string> End(string node) => Construction switch
    {
        ConstructionKind.Value => Return("value", node),
        ConstructionKind.Parts => Return($"new {Shape.FullName}(ref parts)", node),
        _ when isComplete && plan.Construction.IsInitialized => Return(Initialize(), node),
        _ => SetOthers().Prepend($"var value = {_members.New(_members.Locals.Local)};").Concat(Return("value", node)),
    };

    private IEnumerable<string> Declare(MemberPlan member)
    {
        var type = member.Shape.Type.Name + (member.Shape.Type.IsValueType ? "" : "?");
        yield return $"{type} {_members.Locals.Local(member)} = {_members.Default(member) ?? "default"};";
        if (!_members.IsParameter(member))
            yield return $"bool {_members.Locals.Has(member)} = false;";
    }

    /// <summary>Parts with the defaults of constructor parameters that a payload may leave out.</summary>
    private string NewParts()
    {
        var defaults = plan.Members.Where(m => !isComplete && _members.Default(m) is not null)
            .Select(m => $"{MemberCode.Name(m)} = {_members.Default(m)}").ToList();
        var created = $"new {Shape.FullName}.{PartsEmitter.Parts}";
        return defaults.Count == 0 ? created + "()" : $"{created} {{ {string.Join(", ", defaults)} }}";
    }

    private IEnumerable<string> BaseDefaults() =>
        Shape.Parameters.Where(p => p is { Base: not null, Default: not null }).Select(p => $"parts.{p.Base!.Field} = {p.Default};");

    private static string Part(MemberPlan member) => "parts." + MemberCode.Name(member);

    private string Initialize()
    {
        var members = plan.Members.Where(m => plan.Construction.IsRequired(m.Shape) || !_members.IsParameter(m))
            .Select(m => $"{MemberCode.Name(m)} = {_members.Locals.Local(m)}").ToList();
        var created = _members.New(_members.Locals.Local);
        return members.Count == 0 ? created : $"{created} {{ {string.Join(", ", members)} }}";
    }

    private IEnumerable<string> SetOthers() => plan.Members.Where(m => !_members.IsParameter(m))
        .Select(m => $"{(isComplete ? "" : $"if ({_members.Locals.Has(m)}) ")}{_members.Set(m, _members.Locals.Local(m))}");

    private IEnumerable<string> Return(string value, string node)
    {
        var callbacks = Callbacks(Shape, node).ToList();
        if (callbacks.Count == 0)
            return [$"return {value};"];
        var declaration = value == "value" ? new string[0] : [$"var value = {value};"];
        return [.. declaration, .. callbacks, "return value;"];
    }

    /// <summary>The calls of the user's callbacks on <c>value</c> before writing.</summary>
    public static IEnumerable<string> CallbacksBefore(TypeShape shape)
    {
        if (shape.CallsSerializing)
            yield return $"{Names.Alias}::MemFormatCallback.Serializing(ref value);";
        foreach (var state in shape.SerializingStates)
            yield return $"{Names.Alias}::MemFormatCallback.Serializing<{shape.FullName}, {state}>(ref value, ref writer);";
    }

    /// <summary>The calls of the user's callbacks on <c>value</c> after reading.</summary>
    public static IEnumerable<string> Callbacks(TypeShape shape, string node)
    {
        if (shape.CallsDeserialized)
            yield return $"{Names.Alias}::MemFormatCallback.Deserialized(ref value);";
        foreach (var state in shape.DeserializedStates)
            yield return $"{Names.Alias}::MemFormatCallback.Deserialized<{shape.FullName}, {state}>(ref value, ref reader);";
        if (shape.CallsWithReport)
            yield return $"{Names.Alias}::MemFormatCallback.Deserialized(ref value, {node});";
    }
}
