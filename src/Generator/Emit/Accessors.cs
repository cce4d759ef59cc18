using MemFormat.Schema.Planning;

namespace MemFormat.Generator.Emit;

/// <summary>Prints accessor methods for members that C# does not let emitted code use.</summary>
internal sealed class Accessors(CodecPlan plan)
{
    /// <summary>Makes an instance without its required members.</summary>
    public const string Constructor = "New";

    /// <summary>The alias that the file needs for the attributes of accessors.</summary>
    public const string Using = "using CompilerServices_ = global::System.Runtime.CompilerServices;";

    private TypeShape Shape => plan.Shape;

    public static string Getter(MemberPlan member) =>
        member.Shape.ReadAccessor == member.Shape.WriteAccessor ? Field(member) : "Get" + member.Shape.Name;

    public static string Setter(MemberPlan member) => "Set" + member.Shape.Name;

    public static string Field(MemberPlan member) => "FieldOf" + member.Shape.Name;

    /// <summary>The instance as an accessor's argument.</summary>
    public static string Target(TypeShape shape) => shape.IsValueType ? "ref value" : "value";

    /// <summary>How a member is set outside of constructors.</summary>
    public static MemberAccess Setting(MemberPlan member) => member.Shape.Access switch
    {
        MemberAccess.Init => MemberAccess.SetterAccessor,
        MemberAccess.Construct => MemberAccess.FieldAccessor,
        var access => access,
    };

    /// <summary>The class with the accessors of a generic type, which cannot have them itself.</summary>
    private static string Beside(TypeShape shape) => shape.Name.Split('.').Last() + "Accessors";

    /// <summary>The type with the accessors.</summary>
    public static string Holder(TypeShape shape) => shape.TypeParameters.Count > 0 ? Beside(shape) : KnownNames.Codec;

    /// <summary>Whether there are accessors beside the type.</summary>
    public bool AreBeside => Shape.TypeParameters.Count > 0 && All().Any();

    /// <summary>The accessors used by the type's code, each after an empty line.</summary>
    public IEnumerable<string> Lines() => All().SelectMany(a => AreBeside
        ? ["",
            $"internal static {a.Result} {a.Method}({a.Parameters}) => {(a.Result.StartsWith("ref ", StringComparison.Ordinal) ? "ref " : "")}{Beside(Shape)}.{a.Method}({a.Arguments});"]
        : External(a));

    /// <summary>The class beside a generic type.</summary>
    public void EmitBeside(CodeWriter code) => code.Write($$"""

        /// <summary>Reaches what the type inherits.</summary>
        {{Names.Generated}}
        file static class {{Beside(Shape)}}
        {
            {{All().SelectMany(External).Skip(1)}}
        }
        """);

    private string[] External((string Kind, string? Name, string Result, string Method, string Parameters, string Arguments) a) =>
    [
        "",
        $"[CompilerServices_::UnsafeAccessor(CompilerServices_::UnsafeAccessorKind.{a.Kind}{(a.Name is null ? "" : $", Name = \"{a.Name}\"")})]",
        $"{(Shape.HasPrivateTypes && Shape.TypeParameters.Count == 0 ? "private" : "internal")} static extern {a.Result} {a.Method}({a.Parameters});",
    ];

    private IEnumerable<(string Kind, string? Name, string Result, string Method, string Parameters, string Arguments)> All()
    {
        if (plan.Construction.HasRequired && !Shape.IsAbstract && !plan.Construction.NeedsConstructor)
            yield return ("Constructor", null, Shape.FullName, Constructor, "", "");
        foreach (var member in plan.Members)
        {
            var (shape, type) = (member.Shape, member.Shape.Type.Name + (member.Shape.CanBeNull && !member.Shape.Type.IsValueType ? "?" : ""));
            var by = Shape.IsValueType ? "ref " : "";
            var target = $"{by}{shape.DeclaringType} target";
            if (shape.ReadAccessor is { } read && read != shape.WriteAccessor)
                yield return ("Method", read, type, Getter(member), target, by + "target");
            if (Setting(member) == MemberAccess.SetterAccessor && IsSet(member))
                yield return ("Method", shape.WriteAccessor, "void", Setter(member), $"{target}, {type} value", by + "target, value");
            if (Setting(member) == MemberAccess.FieldAccessor && IsSet(member) || shape is { Access: MemberAccess.Fill, DeclaringType: not null })
                yield return ("Field", shape.WriteAccessor, "ref " + type, Field(member), target, by + "target");
        }
    }

    /// <summary>Whether the code sets the member outside of constructors that may.</summary>
    private bool IsSet(MemberPlan member) => member.Shape.Access is MemberAccess.SetterAccessor or MemberAccess.FieldAccessor
        || plan.Construction.OffersParts && member.Shape.IsGetterOnly
        || (plan.Construction.Resolved != ConstructionKind.Parts && !Shape.IsAbstract || plan.Construction.SetsParts)
            && Shape.Parameters.All(p => p.Member != member.Index);
}
