using MemFormat.Schema.Planning;
using MemFormat.Schema.Shapes;

namespace MemFormat.Generator.Emit;

/// <summary>Prints accessor methods for members that C# does not let emitted code use.</summary>
internal sealed class Accessors(CodecPlan plan)
{
    /// <summary>Makes an instance without its required members.</summary>
    public const string Constructor = "New";

    /// <summary>The alias that the file needs for the attributes of accessors.</summary>
    public const string Using = "using CompilerServices = global::System.Runtime.CompilerServices;";

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

    /// <summary>The accessors used by the type's code, each after an empty line.</summary>
    public IEnumerable<string> Lines() => All().SelectMany(a => new[]
    {
        "",
        $"[CompilerServices::UnsafeAccessor(CompilerServices::UnsafeAccessorKind.{a.Kind}{(a.Name is null ? "" : $", Name = \"{a.Name}\"")})]",
        $"internal static extern {a.Signature};",
    });

    private IEnumerable<(string Kind, string? Name, string Signature)> All()
    {
        if (ConstructionOf.HasRequired(Shape) && !Shape.IsAbstract && !ConstructionOf.NeedsConstructor(Shape))
            yield return ("Constructor", null, $"{Shape.FullName} {Constructor}()");
        foreach (var member in plan.Members)
        {
            var (shape, type) = (member.Shape, member.Shape.Type.Name + (member.Shape.CanBeNull && !member.Shape.Type.IsValueType ? "?" : ""));
            var target = $"{(Shape.IsValueType ? "ref " : "")}{shape.DeclaringType} target";
            if (shape.ReadAccessor is { } read && read != shape.WriteAccessor)
                yield return ("Method", read, $"{type} {Getter(member)}({target})");
            if (IsSet(member) && Setting(member) == MemberAccess.SetterAccessor)
                yield return ("Method", shape.WriteAccessor, $"void {Setter(member)}({target}, {type} value)");
            if (IsSet(member) && Setting(member) == MemberAccess.FieldAccessor || shape is { Access: MemberAccess.Fill, DeclaringType: not null })
                yield return ("Field", shape.WriteAccessor, $"ref {type} {Field(member)}({target})");
        }
    }

    /// <summary>Whether the code sets the member outside of constructors that may.</summary>
    private bool IsSet(MemberPlan member) => member.Shape.Access is MemberAccess.SetterAccessor or MemberAccess.FieldAccessor
        || ConstructionOf.OffersParts(Shape) && ConstructionOf.IsGetterOnly(member.Shape)
        || (ConstructionOf.Resolved(Shape) != Construction.Parts && !Shape.IsAbstract || ConstructionOf.SetsParts(Shape)) && Shape.Parameters.All(p => p.Member != member.Index);
}
