using System.Globalization;
using MemFormat.Generator.Parsing.Members;
using MemFormat.Generator.Parsing.Reporting;

namespace MemFormat.CodeFixes.Declarations;

/// <summary>Gives members ids that no member has and no type reserves.</summary>
internal static class Numbering
{
    public static void Number(Edits edits, INamedTypeSymbol type, ISymbol member)
    {
        if (!edits.Visit(member))
            return;
        var members = new MemberCollector(type, new DiagnosticSink(type)).Collect();
        var given = edits.Numbers(type);
        var candidate = members.FirstOrDefault(m => SymbolEqualityComparer.Default.Equals(m.Symbol, member));
        var level = candidate?.Level ?? 0;
        var taken = members.Where(m => m.Level == level).Select(m => m.MemMember?.ConstructorArguments.FirstOrDefault().Value).OfType<int>();
        var id = new ReservedKeys(type).Free(taken.Concat(given), level);
        given.Add(id);
        var attribute = candidate?.MemMember;
        Declaration.SetAttribute(edits, member, attribute, With(attribute, id));
    }

    /// <summary>Gives a member the id that it had.</summary>
    public static void Set(Edits edits, ISymbol member, AttributeData attribute, int id) =>
        Declaration.SetAttribute(edits, member, attribute, With(attribute, id));

    /// <summary>The attribute with the id and what else it says.</summary>
    private static string With(AttributeData? attribute, int id)
    {
        var number = id.ToString(CultureInfo.InvariantCulture);
        var named =
            attribute?.ApplicationSyntaxReference?.GetSyntax() is
                Microsoft.CodeAnalysis.CSharp.Syntax.AttributeSyntax { ArgumentList.Arguments: var arguments }
            ? arguments.Where(a => a.NameEquals is not null).Select(a => a.ToString())
            : [];
        return $"MemMember({string.Join(", ", named.Prepend(number))})";
    }
}
