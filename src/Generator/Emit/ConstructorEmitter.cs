using MemFormat.Generator.Parsing.Reporting;
using MemFormat.Schema.Planning;

namespace MemFormat.Generator.Emit;

/// <summary>
/// Prints the private constructor for reading types that accessors do not reach: it takes the decoded members, passes
/// the arguments of the user's constructor on and assigns the other members in the payload, so that the rest keep their
/// initializers. It takes them by reference: no expression of the user's, <c>default</c> least, means this constructor.
/// </summary>
internal sealed class ConstructorEmitter(CodecPlan plan)
{
    private readonly MemberCode _members = new(plan);
    private readonly bool _isEmpty = plan.Construction.Resolved != ConstructionKind.Parts;

    private TypeShape Shape => plan.Shape;

    private string Name => Identifier.Escape(Shape.Name);

    public void Emit(CodeWriter code)
    {
        if (Shape.HasImplicitConstructor)
        {
            code.Write($$"""

                /// <summary>The constructor that the type has without declaring it.</summary>
                public {{Name}}()
                {
                }
                """);
        }

        code.Write($$"""

            /// <summary>For reading: members missing in the payload keep their initial values.</summary>
            [global::System.Diagnostics.CodeAnalysis.SetsRequiredMembers]
            private {{Name}}({{(_isEmpty ? "out" : "ref")}} {{KnownNames.Parts}} parts) : this({{_members.Arguments(m => "parts." + MemberCode.Name(m))}})
            {
                {{Assignments()}}
            }
            """);
    }

    /// <summary>Required members are in each payload; those that are parameters, too, are set again, as an object initializer does.</summary>
    private IEnumerable<string> Assignments() => _isEmpty ? ["parts = default;"] : [.. Base(), .. plan.Members
        .Where(m => !_members.IsParameter(m) || plan.Construction.IsRequired(m.Shape))
        .Select(m => (_members.IsParameter(m) ? "" : $"if (parts.{_members.Locals.Mark(m)}) ")
            + _members.SetOwn(m, $"parts.{MemberCode.Name(m)}{(_members.IsParameter(m) && !m.Shape.Type.IsValueType ? "!" : "")}"))];

    /// <summary>A base class of another assembly sets its members, but not those that the constructor has passed on.</summary>
    private IEnumerable<string> Base() => !Shape.TakesParts ? [] : Shape.Parameters.Select(p => p.Base).OfType<BaseMemberShape>()
        .Where(m => !m.IsRequired || Shape.SetsRequired).Select(m => $"parts.{m.Mark} = false;").Concat(PartsEmitter.BaseAssignment(Shape, "parts"));
}
