using MemFormat.Generator.Emit;
using MemFormat.Generator.Manifest;
using MemFormat.Generator.Parsing.Members;
using MemFormat.Schema.Manifest;
using MemFormat.Wire;

namespace MemFormat.Analyzers;

/// <summary>Reports, in projects that print TypeScript, the members that it has no form for or another one than one may think.</summary>
[DiagnosticAnalyzer(LanguageNames.CSharp)]
internal sealed class TypeScriptAnalyzer()
    : MemFormatAnalyzer(Diagnostics.NotPrintable, Diagnostics.SameProperty, Diagnostics.WallClock, Diagnostics.UnfitForm, Diagnostics.NoDefault)
{
    protected override void Register(AnalysisContext context) => OnTypes(context, KnownNames.Formattable, static (type, found, diagnostics) =>
    {
        var project = new TypeScriptProject(found.Options.AnalyzerConfigOptionsProvider.GlobalOptions);
        if (ParsedTypes.Of(type, found.Compilation) is not { Shape: { } shape } parsed)
            return;
        CheckForms(type, shape, parsed, diagnostics);
        if (project.Prints && !project.LeavesOut(type))
            Analyze(type, shape, parsed, project, found.Compilation, diagnostics);
    });

    private static void Analyze(
        INamedTypeSymbol type,
        TypeShape shape,
        AnnotatedType parsed,
        TypeScriptProject project,
        Compilation compilation,
        List<Diagnostic> diagnostics)
    {
        var sink = new DiagnosticSink(type, diagnostics);
        var symbols = parsed.Stored.ToDictionary(m => m.Shape.Name, m => m.Symbol);
        var printability = new Printability(compilation);
        if (BaseChain.Of(type).Select(printability.Obstacle).FirstOrDefault(w => w is not null) is { } whyNoBase)
            sink.Report(Diagnostics.NotPrintable, type, type.ToDisplayString(), whyNoBase, type.ToDisplayString());
        foreach (var member in shape.Members)
        {
            var symbol = symbols[member.Name];
            if (printability.Obstacle(symbol) is { } why)
                sink.Report(Diagnostics.NotPrintable, symbol.Symbol, symbol.Symbol.ToDisplayString(), why, type.ToDisplayString());
            var form = TypeScriptAttribute.Form(symbol.Attributes);
            if ((form == TypeScriptForm.Default ? project.HasInstants : form is TypeScriptForm.Date or TypeScriptForm.EpochMs)
                && HoldsDateTime(member.Type))
            {
                sink.Report(Diagnostics.WallClock, symbol.Symbol, symbol.Symbol.ToDisplayString());
            }
        }

        foreach (var member in Unmade(type, parsed, compilation))
            sink.Report(Diagnostics.NoDefault, member.Symbol, member.Symbol.ToDisplayString());
        foreach (var same in shape.Members.GroupBy(m => PropertyName.Camel(m.Name)).Where(g => g.Count() > 1 && !project.KeepsNames))
        {
            var (first, last) = (symbols[same.First().Name].Symbol, symbols[same.Last().Name].Symbol);
            sink.Report(Diagnostics.SameProperty, last, first.ToDisplayString(), last.ToDisplayString(), same.Key);
        }
    }

    /// <summary>Libraries may not print, but those that refer to them.</summary>
    private static void CheckForms(INamedTypeSymbol type, TypeShape shape, AnnotatedType parsed, List<Diagnostic> diagnostics)
    {
        foreach (var (member, symbol) in parsed.Stored)
        {
            var form = TypeScriptAttribute.Form(symbol.Attributes);
            if (form == TypeScriptForm.Default)
                continue;
            var declared = ManifestTypeParser.Parse(member.Type, symbol.Type, shape);
            if (TypeScriptForms.Apply(declared, form) == declared)
            {
                new DiagnosticSink(type, diagnostics).Report(
                    Diagnostics.UnfitForm, symbol.Symbol, symbol.Symbol.ToDisplayString(), symbol.Type.ToDisplayString(), form.ToString());
            }
        }
    }

    /// <summary>The members that C# gives a value when an object is made, and TypeScript cannot.</summary>
    private static IEnumerable<MemberCandidate> Unmade(INamedTypeSymbol type, AnnotatedType parsed, Compilation compilation)
    {
        if (type.IsAbstract)
            return [];
        var initial = new InitialValueParser(compilation);
        var members = parsed.Stored.Select(m => m.Symbol).ToList();
        var parameters = ConstructorChooser.Choose(type, members, out _)?.Parameters ?? [];
        var passed = parameters.Select(p => ConstructorChooser.Match(p, members)).ToList();
        return members.Where(m => !passed.Contains(m) && m.Symbol is not (IPropertySymbol { IsRequired: true } or IFieldSymbol { IsRequired: true })
            && initial.Parse(m, type, null).Kind == InitialKind.Unknown);
    }

    private static bool HoldsDateTime(TypeRef type) =>
        type is { Kind: TypeRefKind.Primitive, Wire: WireKind.DateTime } || type.Arguments.Any(HoldsDateTime);
}
