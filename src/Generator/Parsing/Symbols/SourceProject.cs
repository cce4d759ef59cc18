using System.Runtime.CompilerServices;

namespace MemFormat.Generator.Parsing.Symbols;

/// <summary>The project whose source is parsed: its compilation, and what its files call types, which no symbol knows.</summary>
internal sealed class SourceProject
{
    private static readonly ConditionalWeakTable<Compilation, SourceProject> s_all = new();

    /// <summary>What <c>extern alias</c> calls the assemblies that the project gives names of its own; null for almost all projects.</summary>
    private readonly Dictionary<IAssemblySymbol, string>? _aliases;

    private SourceProject(Compilation compilation)
    {
        Compilation = compilation;
        foreach (var reference in compilation.References)
        {
            if (reference.Properties.Aliases.FirstOrDefault(a => a != MetadataReferenceProperties.GlobalAlias) is { } alias
                && compilation.GetAssemblyOrModuleSymbol(reference) is IAssemblySymbol assembly)
            {
                (_aliases ??= new(SymbolEqualityComparer.Default))[assembly] = alias;
            }
        }
    }

    public Compilation Compilation { get; }

    public IAssemblySymbol Assembly => Compilation.Assembly;

    public static SourceProject Of(Compilation compilation) => s_all.GetValue(compilation, static c => new(c));

    /// <summary>The name in emitted code.</summary>
    public string NameOf(ITypeSymbol type) =>
        _aliases is null || type.SpecialType != SpecialType.None ? TypeNames.Of(type) : Identifier.EscapeFirst(Parts(type, TypeNames.Format));

    /// <summary>The name as it is, with question marks where it says that there may be null.</summary>
    public string AnnotatedNameOf(ITypeSymbol type) =>
        _aliases is null ? type.ToDisplayString(TypeNames.Annotated) : Parts(type, TypeNames.Annotated);

    /// <summary>The struct that names the constants of an enum with the attribute.</summary>
    public string ConstantsOf(INamedTypeSymbol type)
    {
        var space = TypeNames.NamespaceOf(type);
        return $"{Before(type.ContainingAssembly)}::{(space.Length > 0 ? space + "." : "")}{NamedEnums.NameOf(type)}";
    }

    private string Parts(ITypeSymbol type, SymbolDisplayFormat format) => string.Concat(type.ToDisplayParts(format).Select(p =>
        p.Symbol is INamespaceSymbol { IsGlobalNamespace: true } names ? Before(names.ContainingAssembly) : p.ToString()));

    /// <summary>What stands before the names of an assembly: <c>global::</c>, or <c>global::Old::</c>, of which the first is not printed.</summary>
    private string Before(IAssemblySymbol? assembly) =>
        assembly is not null && _aliases is not null && _aliases.TryGetValue(assembly, out var alias)
            ? $"global::{Identifier.Escape(alias)}"
            : "global";
}
