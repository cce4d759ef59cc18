using System.Collections.Generic;
using System.Globalization;
using System.Linq;
using Microsoft.CodeAnalysis;

namespace MemFormat.Generator;

/// <summary>
/// Takes what the parser has to say. The analyzer keeps it, with locations; the generator only learns that a type is
/// unusable, so that no location ever enters its pipeline.
/// </summary>
internal sealed class DiagnosticSink(List<Diagnostic>? kept = null)
{
    /// <summary>The first error, in words, or null.</summary>
    public string? FirstError { get; private set; }

    public void Report(DiagnosticDescriptor descriptor, ISymbol at, params object[] arguments)
    {
        if (descriptor.DefaultSeverity == DiagnosticSeverity.Error)
            FirstError ??= descriptor.Id + ": " + string.Format(CultureInfo.InvariantCulture, descriptor.MessageFormat.ToString(CultureInfo.InvariantCulture), arguments);
        kept?.Add(Diagnostic.Create(descriptor, at.Locations.FirstOrDefault(l => l.IsInSource) ?? Location.None, arguments));
    }
}
