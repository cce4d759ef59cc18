using System.Linq;
using MemFormat.Generator.Parsing.Symbols;
using MemFormat.Schema.Planning;
using MemFormat.Schema.Shapes;

namespace MemFormat.Generator.Emit;

/// <summary>
/// Prints the private constructor for reading: it takes the decoded members together, passes on what the user's own
/// constructor wants and assigns the others that were in the payload, so that the rest keep their initializers.
/// </summary>
internal sealed class PartsEmitter(CodecPlan plan)
{
    /// <summary>The struct that holds decoded members.</summary>
    public const string Name = KnownNames.Parts;

    private readonly MemberCode _members = new(plan);
    private LocalNames? _locals;

    private TypeShape Shape => plan.Shape;

    /// <summary>An instance whose members are set afterwards.</summary>
    public static string NewEmpty(TypeShape shape) => ConstructionOf.NeedsConstructor(shape)
        ? $"new {shape.FullName}(new {shape.FullName}.{Name}())"
        : $"new {shape.FullName}()";

    /// <summary>Parts with the defaults of constructor parameters that a payload may leave out.</summary>
    public static string NewParts(CodecPlan plan)
    {
        var defaults = plan.Shape.Parameters.Where(p => p.Member >= 0 && p.Default is not null)
            .Select(p => $"{Field(plan.Members.First(m => m.Index == p.Member))} = {p.Default}").ToList();
        var created = $"new {plan.Shape.FullName}.{Name}";
        return defaults.Count == 0 ? created + "()" : $"{created} {{ {string.Join(", ", defaults)} }}";
    }

    /// <summary>The statement that keeps a decoded member.</summary>
    public string Set(MemberPlan member, string expression) => _members.IsParameter(member)
        ? $"parts.{Field(member)} = {expression};"
        : $"(parts.{Field(member)}, parts.{Has(member)}) = ({expression}, true);";

    private static string Field(MemberPlan member) => MemberCode.Name(member);

    public void Emit(CodeWriter code, bool hides)
    {
        var isEmpty = ConstructionOf.Type(Shape) == Construction.Assign;
        code.Line().Line("/// <summary>The members that a payload holds.</summary>");
        using (code.Open($"{(hides ? "new " : "")}private struct {Name}"))
        {
            if (!isEmpty)
                EmitFields(code);
        }

        var name = Identifier.Escape(Shape.Name);
        if (Shape.HasImplicitConstructor)
        {
            code.Line().Line("/// <summary>The constructor that the type has without declaring it.</summary>");
            code.Line($"public {name}()").Line("{").Line("}");
        }

        var arguments = Shape.Parameters.Select(p => _members.Argument(p, m => "parts." + Field(m)));
        code.Line().Line("/// <summary>For reading: members that are not in the payload keep their initial values.</summary>");
        code.Line("[global::System.Diagnostics.CodeAnalysis.SetsRequiredMembers]");
        using (code.Open($"private {name}(in {Name} parts) : this({string.Join(", ", arguments)})"))
        {
            foreach (var member in plan.Members.Where(m => !isEmpty && !_members.IsParameter(m)))
                code.Line($"if (parts.{Has(member)}) {MemberCode.Set(member, "this", "parts." + Field(member))}");
        }
    }

    private void EmitFields(CodeWriter code)
    {
        foreach (var member in plan.Members)
        {
            var type = member.Shape.Type.Name + (member.Shape.Type.IsValueType ? "" : "?");
            var (field, isParameter) = (Field(member), _members.IsParameter(member));
            code.Line($"public {type} {field};");
            if (!isParameter)
                code.Line($"public bool {Has(member)};");
        }
    }

    private string Has(MemberPlan member) => (_locals ??= new LocalNames(plan)).Mark(member);
}
