using System.Globalization;
using MemFormat.Generator.Parsing.Symbols;
using Microsoft.CodeAnalysis;

namespace MemFormat.Generator.Parsing.Reporting;

/// <summary>
/// Takes the parser's reports on a type. The analyzer keeps them, with locations. The generator only learns that the
/// type is unusable, so that no location enters its pipeline.
/// </summary>
internal sealed class DiagnosticSink(INamedTypeSymbol type, List<Diagnostic>? kept = null)
{
    /// <summary>The first error, in words, or null.</summary>
    public string? FirstError { get; private set; }

    /// <summary>Reports at a symbol's declaration, or, when that is in another assembly, at the type's.</summary>
    public void Report(DiagnosticDescriptor descriptor, ISymbol at, params object[] arguments) => Report(
        descriptor,
        at.Locations.FirstOrDefault(l => l.IsInSource) ?? type.Locations.FirstOrDefault(l => l.IsInSource),
        !IsReportedElsewhere(at),
        arguments);

    /// <summary>Reports at an attribute.</summary>
    public void Report(DiagnosticDescriptor descriptor, AttributeData at, params object[] arguments) => Report(
        descriptor,
        at.ApplicationSyntaxReference is { } syntax ? Location.Create(syntax.SyntaxTree, syntax.Span) : type.Locations.FirstOrDefault(),
        isKept: true,
        arguments);

    private void Report(DiagnosticDescriptor descriptor, Location? location, bool isKept, object[] arguments)
    {
        if (descriptor.DefaultSeverity == DiagnosticSeverity.Error)
            FirstError ??= descriptor.Id + ": " + string.Format(CultureInfo.InvariantCulture, descriptor.MessageFormat.ToString(CultureInfo.InvariantCulture), arguments);
        if (isKept)
            kept?.Add(Diagnostic.Create(descriptor, location ?? Location.None, arguments));
    }

    /// <summary>An error in a member of a base class is reported once, for the base class, if that is annotated too.</summary>
    private bool IsReportedElsewhere(ISymbol at) =>
        at.ContainingType is { } owner
        && at.Locations.Any(l => l.IsInSource)
        && !SymbolEqualityComparer.Default.Equals(owner, type)
        && BaseChain.Of(type.BaseType).Contains(owner, SymbolEqualityComparer.Default)
        && AttributeReader.Has(owner, KnownNames.Formattable);
}
