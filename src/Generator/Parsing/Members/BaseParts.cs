namespace MemFormat.Generator.Parsing.Members;

/// <summary>The decoded members of a base class of another assembly, and of its own such base classes: the fields of the structs there.</summary>
internal sealed class BaseParts
{
    private readonly List<(BaseMemberShape Member, ITypeSymbol Type, bool MustPass)> _members = [];

    public BaseParts(INamedTypeSymbol? part)
    {
        var path = "";
        while (part is not null && StructOf(part) is { } parts)
        {
            path += KnownNames.BaseParts + ".";
            INamedTypeSymbol? next = null;
            IFieldSymbol? value = null;
            foreach (var field in parts.GetMembers().OfType<IFieldSymbol>().Where(f => f.DeclaredAccessibility == Accessibility.Public))
            {
                if (field.Name == KnownNames.BaseParts)
                {
                    next = field.Type.ContainingType;
                }
                else if (value is null)
                {
                    value = field;
                }
                else
                {
                    var member = new BaseMemberShape(
                        path + Identifier.Escape(value.Name), path + field.Name, value.Name, value.Type.IsValueType, IsRequired(part, value.Name));
                    _members.Add((member, value.Type, field.Name.StartsWith(KnownNames.MustPass, System.StringComparison.Ordinal)));
                    value = null;
                }
            }

            part = next;
        }
    }

    /// <summary>The struct with the fields, of each member the value and the mark of its presence.</summary>
    public static INamedTypeSymbol? StructOf(INamedTypeSymbol part) =>
        part.GetTypeMembers(KnownNames.Parts).FirstOrDefault(t => t.DeclaredAccessibility == Accessibility.Public);

    /// <summary>The member that a parameter sets: the one of its name, exact case first, of the nearest class.</summary>
    public BaseMemberShape? Match(IParameterSymbol parameter, out ITypeSymbol? type)
    {
        var found = _members.FirstOrDefault(m => m.Member.Name == parameter.Name);
        if (found.Member is null)
            found = _members.FirstOrDefault(m => string.Equals(m.Member.Name, parameter.Name, System.StringComparison.OrdinalIgnoreCase));
        type = found.Type;
        return found.Member;
    }

    /// <summary>A member that only a constructor sets, and to which none of these parameters belongs.</summary>
    public string? Unreachable(IEnumerable<ParameterShape> parameters) =>
        _members.FirstOrDefault(m => m.MustPass && !parameters.Any(p => p.Base == m.Member)).Member?.Name;

    private static bool IsRequired(INamedTypeSymbol part, string name) => BaseChain.Of(part).SelectMany(t => t.GetMembers(name))
        .FirstOrDefault(m => m is IPropertySymbol or IFieldSymbol) is IPropertySymbol { IsRequired: true } or IFieldSymbol { IsRequired: true };
}
