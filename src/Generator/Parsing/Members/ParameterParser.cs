using System.Globalization;
using Microsoft.CodeAnalysis.CSharp;

namespace MemFormat.Generator.Parsing.Members;

/// <summary>Matches the parameters of the chosen constructor with the stored members.</summary>
internal static class ParameterParser
{
    /// <summary>The parameters, or null and an error in words.</summary>
    public static List<ParameterShape>? Parse(
        IMethodSymbol constructor,
        IReadOnlyList<MemberCandidate> candidates,
        IReadOnlyList<MemberCandidate> stored,
        BaseParts baseParts,
        SourceProject project,
        out string? error)
    {
        error = null;
        var parameters = new List<ParameterShape>();
        foreach (var parameter in constructor.Parameters)
        {
            var candidate = ConstructorChooser.Match(parameter, candidates);
            ITypeSymbol? baseType = null;
            var ofBase = candidate is null ? baseParts.Match(parameter, out baseType) : null;
            var (type, name) = (candidate?.Type ?? baseType, candidate?.Name ?? ofBase?.Name);
            if (parameter.RefKind is RefKind.Ref or RefKind.Out)
            {
                error = $"its parameter '{parameter.Name}' is passed by reference; pass it by value or as 'in'";
            }
            else if (type is null && !parameter.HasExplicitDefaultValue)
            {
                error = Unstored(parameter) is { } unstored
                    ? $"its parameter '{parameter.Name}' has no default value, and '{unstored.Name}' is not stored; mark that with [MemMember], or give the parameter a default"
                    : $"its parameter '{parameter.Name}' matches no member by name and has no default value; rename it{Nearest(parameter.Name, candidates)}, or give it a default";
            }
            else if (type is not null && !project.Compilation.HasImplicitConversion(type, parameter.Type))
            {
                error = $"its parameter '{parameter.Name}' does not accept the type of the member '{name}'; give both the same type";
            }
            else if (type is not null && parameter.HasExplicitDefaultValue
                && !((CSharpCompilation)project.Compilation).ClassifyConversion(parameter.Type, type).Exists)
            {
                error =
                    $"the default of its parameter '{parameter.Name}' cannot be converted to the type of the member '{name}'; give both the same type";
            }

            if (error is not null)
                return null;
            var index = candidate is null ? -1 : IndexOf(stored, candidate);
            var fallback = parameter.HasExplicitDefaultValue
                ? Literal(parameter, project)
                : index < 0 && ofBase is null || MayBeNull(parameter, type) ? $"default({project.NameOf(parameter.Type)})" : null;
            if (index < 0 && ofBase is null || SymbolEqualityComparer.Default.Equals(type, parameter.Type))
            {
                parameters.Add(new ParameterShape(index, fallback, Cast: null, ofBase));
            }
            else
            {
                parameters.Add(new ParameterShape(
                    index, fallback is null ? null : $"({project.NameOf(type!)})({fallback})", project.NameOf(parameter.Type), ofBase));
            }
        }

        return parameters;
    }

    /// <summary>
    /// Whether the declaration says that there need not be a value. Code without annotations says nothing, so its
    /// references are needed.
    /// </summary>
    /// <param name="parameter">The parameter.</param>
    /// <param name="member">The type of the member that it sets. A member without null has no value to give to it.</param>
    public static bool MayBeNull(IParameterSymbol parameter, ITypeSymbol? member) => parameter.NullableAnnotation == NullableAnnotation.Annotated
        && (!IsNullable(parameter.Type) || IsNullable(member));

    private static bool IsNullable(ITypeSymbol? type) => type?.OriginalDefinition.SpecialType == SpecialType.System_Nullable_T;

    /// <summary>A property or field of the parameter's name that is not public.</summary>
    private static ISymbol? Unstored(IParameterSymbol parameter) => parameter.ContainingType.GetMembers().FirstOrDefault(m =>
        m is IPropertySymbol { GetMethod: not null } or IFieldSymbol && !m.IsStatic && !m.IsImplicitlyDeclared
        && string.Equals(m.Name, parameter.Name, StringComparison.OrdinalIgnoreCase));

    /// <summary>The members with the most similar names, in words.</summary>
    private static string Nearest(string name, IReadOnlyList<MemberCandidate> candidates)
    {
        var names = candidates.Select(c => c.Name).OrderBy(n => Distance(name.ToUpperInvariant(), n.ToUpperInvariant()))
            .ThenBy(n => n, StringComparer.Ordinal).Take(3).ToList();
        return names.Count == 0
            ? ""
            : $" (the nearest {(names.Count == 1 ? "member is" : "members are")} {string.Join(", ", names.Select(n => $"'{n}'"))})";
    }

    /// <summary>How many letters to insert, remove or replace.</summary>
    private static int Distance(string one, string other)
    {
        var row = Enumerable.Range(0, other.Length + 1).ToArray();
        for (var i = 0; i < one.Length; i++)
        {
            var diagonal = row[0]++;
            for (var j = 0; j < other.Length; j++)
                (diagonal, row[j + 1]) = (row[j + 1], Math.Min(diagonal + (one[i] == other[j] ? 0 : 1), Math.Min(row[j], row[j + 1]) + 1));
        }

        return row[other.Length];
    }

    private static int IndexOf(IReadOnlyList<MemberCandidate> stored, MemberCandidate candidate)
    {
        for (var i = 0; i < stored.Count; i++)
        {
            if (ReferenceEquals(stored[i], candidate))
                return i;
        }

        return -1;
    }

    /// <summary>Whether the literal of a value has the type by itself.</summary>
    private static bool IsOfType(object value, SpecialType type) => (value, type) is
        (string, SpecialType.System_String) or (bool, SpecialType.System_Boolean) or (int, SpecialType.System_Int32)
            or (char, SpecialType.System_Char)
        or (float, SpecialType.System_Single) or (double, SpecialType.System_Double) or (decimal, SpecialType.System_Decimal);

    private static string Literal(IParameterSymbol parameter, SourceProject project)
    {
        var value = parameter.ExplicitDefaultValue;
        var type = project.NameOf(parameter.Type);
        if (value is null)
            return $"default({type})";
        var literal = value switch
        {
            float.NaN => "float.NaN",
            float.PositiveInfinity => "float.PositiveInfinity",
            float.NegativeInfinity => "float.NegativeInfinity",
            double.NaN => "double.NaN",
            double.PositiveInfinity => "double.PositiveInfinity",
            double.NegativeInfinity => "double.NegativeInfinity",
            decimal number => number.ToString(CultureInfo.InvariantCulture) + "m",
            float number => number.ToString("R", CultureInfo.InvariantCulture) + "f",
            double number => number.ToString("R", CultureInfo.InvariantCulture) + "d",
            _ => SymbolDisplay.FormatPrimitive(value, quoteStrings: true, useHexadecimalNumbers: false)!,
        };
        return IsOfType(value, parameter.Type.SpecialType) ? literal : $"({type})({literal})";
    }
}
