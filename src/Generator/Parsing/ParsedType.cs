using System.Collections.Generic;
using MemFormat.Schema;
using Microsoft.CodeAnalysis;

namespace MemFormat.Generator;

/// <summary>What the parser made of an annotated type.</summary>
/// <param name="Name">The type's name, for messages.</param>
/// <param name="Shape">The shape, or null when the type has errors.</param>
/// <param name="Error">The first error in words, or null.</param>
internal sealed record ParsedType(string Name, TypeShape? Shape, string? Error)
{
    public static ParsedType Of(INamedTypeSymbol type, Compilation compilation, List<Diagnostic>? diagnostics = null)
    {
        var sink = new DiagnosticSink(type, diagnostics);
        var shape = new TypeParser(compilation, type, sink).Parse();
        return new ParsedType(type.ToDisplayString(), shape, sink.FirstError);
    }
}
