using System;
using System.Globalization;
using MemFormat.Generator.Parsing.Model;

namespace MemFormat.Generator.Parsing.Reporting;

/// <summary>
/// Takes the parser's reports on a type. The generator reports the errors, because the compiler runs no analyzer beside
/// errors in declarations; it keeps places, and no location enters its pipeline. Analyzers report the warnings. What is wrong only
/// because a name means no type is not reported, but the type cannot be used.
/// </summary>
internal sealed class DiagnosticSink(INamedTypeSymbol type, List<Diagnostic>? kept = null)
{
    private readonly List<LocatedError> _errors = [];

    /// <summary>Whether the type cannot be used.</summary>
    public bool HasErrors { get; private set; }

    /// <summary>The errors to report.</summary>
    public EquatableArray<LocatedError> Errors => _errors.ToEquatableArray();

    /// <summary>Reports at a symbol's declaration, or, when that is in another assembly, at the type's.</summary>
    public void Report(DiagnosticDescriptor descriptor, ISymbol at, params object[] arguments) => Report(
        descriptor,
        at.Locations.FirstOrDefault(l => l.IsInSource) ?? type.Locations.FirstOrDefault(l => l.IsInSource),
        !IsReportedElsewhere(at) && !UnknownTypes.AreIn(at),
        arguments);

    /// <summary>Reports at an attribute.</summary>
    public void Report(DiagnosticDescriptor descriptor, AttributeData at, params object[] arguments) => Report(
        descriptor,
        at.ApplicationSyntaxReference is { } syntax ? Location.Create(syntax.SyntaxTree, syntax.Span) : type.Locations.FirstOrDefault(),
        isKept: !UnknownTypes.AreIn(at),
        arguments);

    private void Report(DiagnosticDescriptor descriptor, Location? location, bool isKept, object[] arguments)
    {
        var isError = descriptor.DefaultSeverity == DiagnosticSeverity.Error;
        HasErrors |= isError;
        if (!isKept || arguments.Any(a => a is string text && text.EndsWith(UnknownTypes.Reason, StringComparison.Ordinal)))
            return;
        if (isError)
        {
            _errors.Add(new LocatedError(descriptor.Id, arguments.Select(a => Convert.ToString(a, CultureInfo.InvariantCulture)!).ToEquatableArray(),
                location?.SourceTree?.FilePath, location?.SourceSpan.Start ?? 0, location?.SourceSpan.Length ?? 0));
        }

        kept?.Add(Diagnostic.Create(descriptor, location ?? Location.None, arguments));
    }

    /// <summary>What no constructor sets is no second mistake where no constructor can be used.</summary>
    public void DropUnstored()
    {
        if (kept is not null && kept.Exists(d => d.Id == Diagnostics.UnreachableConstructor.Id))
            kept.RemoveAll(d => d.Id == Diagnostics.NotStored.Id);
    }

    /// <summary>An error in a member of a base class is reported once, for the base class, if that is annotated too.</summary>
    private bool IsReportedElsewhere(ISymbol at) =>
        at.ContainingType is { } owner
        && at.Locations.Any(l => l.IsInSource)
        && !SymbolEqualityComparer.Default.Equals(owner, type)
        && BaseChain.Of(type.BaseType).Contains(owner, SymbolEqualityComparer.Default)
        && AttributeReader.Has(owner, KnownNames.Formattable);
}
