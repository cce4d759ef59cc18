using MemFormat.Schema.Planning;

namespace MemFormat.Generator.Emit;

/// <summary>
/// Prints the struct of a type's decoded members, and the way from there into an object of a derived class of another
/// assembly: an <c>init</c> property. C# lets the constructors of derived classes use it, and it may set all that
/// constructors of the type itself may, in generic types, too.
/// </summary>
internal sealed class PartsEmitter(CodecPlan plan)
{
    /// <summary>The struct that holds decoded members.</summary>
    public const string Parts = KnownNames.Parts;

    private readonly MemberCode _members = new(plan);
    private readonly bool _isOffered = plan.Construction.OffersParts;

    private TypeShape Shape => plan.Shape;

    public void Emit(CodeWriter code, bool hides)
    {
        var hidden = hides ? "new " : "";
        if (!_isOffered)
        {
            code.Write($$"""

                /// <summary>The members in a payload.</summary>
                {{hidden}}private struct {{Parts}}
                {
                    {{Fields()}}
                }
                """);
            return;
        }

        var attributes = Names.Hidden + "\n" + Names.Generated + (Shape.IsClsChecked ? "\n[global::System.CLSCompliant(false)]" : "");
        code.Write($$"""

            #pragma warning disable CS1591 // The fields are called like the members.
            /// <summary>The members in a payload, for derived classes of other assemblies, too.</summary>
            {{attributes.Split('\n')}}
            public {{hidden}}struct {{Parts}}
            {
                {{Fields()}}
            }
            #pragma warning restore CS1591

            /// <summary>Sets the members in a payload.</summary>
            {{attributes.Split('\n')}}
            protected {{Parts}} {{Setter(Shape.FullName)}}
            {
                init
                {
                    {{Assignments()}}
                }
            }
            """);
    }

    private IEnumerable<string> Fields()
    {
        if (Shape.BasePart is { } part && (_isOffered || Shape.TakesParts))
            yield return $"public {part.Name}.{Parts} {KnownNames.BaseParts};";
        foreach (var member in plan.Members.Where(_ => _isOffered || plan.Construction.Resolved == ConstructionKind.Parts))
        {
            var access = _isOffered && !member.Shape.IsVisible ? "internal" : "public";
            var value = $"{access} {member.Shape.Type.Name}{(member.Shape.Type.IsValueType ? "" : "?")} {MemberCode.Name(member)};";
            var mark = $"{access} bool {_members.Locals.Mark(member)};";
            if (_isOffered)
            {
                yield return $"{value} {mark}";
                continue;
            }

            yield return value;
            if (!_members.IsParameter(member))
                yield return mark;
        }
    }

    private IEnumerable<string> Assignments() =>
        BaseAssignment(Shape, "value")
            .Concat(plan.Members.Select(m => $"if (value.{_members.Locals.Mark(m)}) " + (m.Shape.Access == MemberAccess.Parameter
            ? $"throw new global::System.InvalidOperationException({_members.Quoted(m)} + \" is set by a constructor only. Compile the derived class again.\");"
            : _members.SetOwn(m, "value." + MemberCode.Name(m)))));

    /// <summary>The property of a class that sets its decoded members: its name says of which class, since derived ones have their own.</summary>
    private static string Setter(string fullName)
    {
        var name = GenericName.Replace(fullName, _ => "");
        name = name.Substring(name.LastIndexOf(":", StringComparison.Ordinal) + 1);
        return KnownNames.PartsSetter + string.Concat(name.Select(c => char.IsLetterOrDigit(c) ? c : '_'));
    }

    /// <summary>The statement that passes the members of a base class of another assembly on to it.</summary>
    public static IEnumerable<string> BaseAssignment(TypeShape shape, string parts) =>
        shape.BasePart is { } part ? [$"this.{Setter(part.ShapeName)} = {parts}.{KnownNames.BaseParts};"] : [];
}
