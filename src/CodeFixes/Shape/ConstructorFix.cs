using MemFormat.Generator.Parsing.Members;
using MemFormat.Generator.Parsing.Reporting;

namespace MemFormat.CodeFixes.Shape;

/// <summary>MF003: chooses a constructor, the one first whose parameters set the most members.</summary>
[ExportCodeFixProvider(LanguageNames.CSharp), Shared]
internal sealed class ConstructorFix() : MemFormatFix("MF003")
{
    public override IEnumerable<Fix> Find(Target target)
    {
        if (target.Type is not { } type || type.InstanceConstructors.Any(c => AttributeReader.Has(c, KnownNames.Constructor)))
            yield break;
        var members = new MemberCollector(type, new DiagnosticSink(type)).Collect();
        var chosen = type.InstanceConstructors
            .Where(c => c.DeclaringSyntaxReferences.FirstOrDefault()?.GetSyntax(target.Cancellation) is ConstructorDeclarationSyntax
                && c.Parameters.All(p => p.HasExplicitDefaultValue || ConstructorChooser.Match(p, members) is not null))
            .OrderByDescending(c => c.Parameters.Length).ToList();
        if (chosen.Count + type.InstanceConstructors.Count(c => !c.IsImplicitlyDeclared) < 2)
            yield break;
        for (var i = 0; i < chosen.Count; i++)
        {
            var constructor = chosen[i];
            yield return new Fix($"Use '{constructor.ToDisplayString(SymbolDisplayFormat.CSharpShortErrorMessageFormat)}'",
                "constructor" + (i == 0 ? "" : $"{i}"), edits => Declaration.AddAttribute(edits, constructor, "MemConstructor"));
        }
    }
}
