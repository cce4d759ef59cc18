using System.Collections.Generic;
using System.Globalization;
using MemFormat.Schema;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace MemFormat.Generator;

/// <summary>Matches the parameters of the chosen constructor with the stored members.</summary>
internal static class ParameterParser
{
    /// <summary>The parameters, or null and an error in words.</summary>
    public static List<ParameterShape>? Parse(
        IMethodSymbol constructor,
        IReadOnlyList<MemberCandidate> candidates,
        IReadOnlyList<MemberCandidate> stored,
        Compilation compilation,
        out string? error)
    {
        error = null;
        var parameters = new List<ParameterShape>();
        foreach (var parameter in constructor.Parameters)
        {
            var name = TypeRefParser.NameOf(parameter.Type);
            var candidate = ConstructorChooser.Match(parameter, candidates);
            if (parameter.RefKind is RefKind.Ref or RefKind.Out)
                error = $"its parameter '{parameter.Name}' is passed by reference";
            else if (candidate is null && !parameter.HasExplicitDefaultValue)
                error = $"its parameter '{parameter.Name}' has the name of no member and no default value";
            else if (candidate is not null && !compilation.HasImplicitConversion(candidate.Type, parameter.Type))
                error = $"its parameter '{parameter.Name}' does not take the type of the member '{candidate.Name}'";
            if (error is not null)
                return null;

            var index = candidate is null ? -1 : IndexOf(stored, candidate);
            var fallback = parameter.HasExplicitDefaultValue ? Literal(parameter) : index < 0 ? "default!" : null;
            parameters.Add(new ParameterShape(name, index, fallback));
        }

        return parameters;
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

    private static string Literal(IParameterSymbol parameter)
    {
        var value = parameter.ExplicitDefaultValue;
        if (value is null)
            return "default!";
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
            _ => SymbolDisplay.FormatPrimitive(value, quoteStrings: true, useHexadecimalNumbers: false),
        };
        return parameter.Type.SpecialType is SpecialType.System_String or SpecialType.System_Boolean ? literal : $"({TypeRefParser.NameOf(parameter.Type)})({literal})";
    }
}
