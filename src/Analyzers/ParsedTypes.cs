using System.Collections.Concurrent;
using System.Runtime.CompilerServices;
using MemFormat.Generator.Parsing.Members;
using MemFormat.Generator.Parsing.Types;

namespace MemFormat.Analyzers;

/// <summary>An annotated type as the generator's parser sees it.</summary>
/// <param name="Shape">Its shape, or null if it has an error.</param>
/// <param name="Diagnostics">What the parser said of it.</param>
/// <param name="Stored">Its stored members with their symbols.</param>
/// <param name="Unseen">The members that the generator does not store, because other generators make them.</param>
internal sealed record AnnotatedType(
    TypeShape? Shape, IReadOnlyList<Diagnostic> Diagnostics, IReadOnlyList<(MemberShape Shape, MemberCandidate Symbol)> Stored,
    IReadOnlyList<UnseenMember> Unseen);

/// <summary>The annotated types of a compilation. Each is parsed once for all analyzers.</summary>
internal static class ParsedTypes
{
    private static readonly ConditionalWeakTable<Compilation, ConcurrentDictionary<INamedTypeSymbol, AnnotatedType>> s_all = new();

    public static AnnotatedType Of(INamedTypeSymbol type, Compilation compilation) => s_all
        .GetValue(compilation, static _ => new ConcurrentDictionary<INamedTypeSymbol, AnnotatedType>(SymbolEqualityComparer.Default))
        .GetOrAdd(type, t => Parse(t, compilation));

    private static AnnotatedType Parse(INamedTypeSymbol type, Compilation compilation)
    {
        var diagnostics = new List<Diagnostic>();
        var shape = TypeParser.Parse(type, compilation, diagnostics).Shape;
        var candidates = new MemberCollector(type, new DiagnosticSink(type)).Collect();
        var unseen = UnseenMembers.Find(SourceProject.Of(compilation), type, PrintedCode.Find(type), candidates, shape, diagnostics);
        if (shape is null)
            return new AnnotatedType(null, diagnostics, [], unseen);
        shape = UnseenMembers.Without(shape, unseen);
        var symbols = candidates.GroupBy(m => m.Name).ToDictionary(g => g.Key, g => g.First());
        return new AnnotatedType(shape, diagnostics, [.. shape.Members.Select(m => (m, symbols[m.Name]))], unseen);
    }
}
