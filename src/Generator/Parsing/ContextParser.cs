using System.Collections.Generic;
using System.Linq;
using MemFormat.Schema;
using Microsoft.CodeAnalysis;

namespace MemFormat.Generator;

/// <summary>Turns a class with [MemFormatRoot] into its shape.</summary>
internal static class ContextParser
{
    public static ParsedContext Parse(GeneratorAttributeSyntaxContext found)
    {
        var type = (INamedTypeSymbol)found.TargetSymbol;
        var sink = new DiagnosticSink();
        var roots = new List<TypeRef>();
        if (DeclarationChecks.Pass(type, sink))
        {
            if (!Derives(type))
                sink.Report(Diagnostics.UnsupportedDeclaration, type, type.ToDisplayString(), "a class with [MemFormatRoot] derives from MemFormatContext");
            foreach (var root in found.Attributes.Select(a => a.ConstructorArguments.FirstOrDefault().Value).OfType<ITypeSymbol>())
            {
                if (TypeRefParser.Parse(root, type.ContainingAssembly, out var reason, out _) is { } reference)
                    roots.Add(reference);
                else
                    sink.Report(Diagnostics.UnsupportedMemberType, type, "[MemFormatRoot]", root.ToDisplayString(), reason!);
            }
        }

        if (sink.FirstError is not null)
            return new ParsedContext(type.ToDisplayString(), null, sink.FirstError);
        var fullName = TypeRefParser.NameOf(type);
        return new ParsedContext(type.ToDisplayString(), new ContextShape(
            fullName.Replace("global::", "").Replace("@", "") + ".MemFormatContext.g.cs",
            fullName,
            TypeParser.NamespaceOf(type),
            TypeParser.Containing(type).Select(TypeParser.Declaration).ToEquatableArray(),
            roots.Distinct().ToEquatableArray()), null);
    }

    private static bool Derives(INamedTypeSymbol type)
    {
        for (var current = type.BaseType; current is not null; current = current.BaseType)
        {
            if (AttributeReader.MetadataName(current) == KnownNames.Context)
                return true;
        }

        return false;
    }
}
