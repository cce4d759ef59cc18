using MemFormat.Generator.Parsing.TypeRefs;

namespace MemFormat.CodeFixes.Declarations;

/// <summary>Writes the beginning of a surrogate for a type of another assembly.</summary>
internal static class Surrogate
{
    /// <summary>The type inside a type that another assembly declares and that has no codec, or null.</summary>
    public static INamedTypeSymbol? Foreign(ITypeSymbol type, Compilation compilation) => type switch
    {
        IArrayTypeSymbol array => Foreign(array.ElementType, compilation),
        INamedTypeSymbol { TypeKind: TypeKind.Class or TypeKind.Struct, IsAbstract: false, IsGenericType: false } named
            when !SymbolEqualityComparer.Default.Equals(named.ContainingAssembly, compilation.Assembly)
                && new TypeRefParser(SourceProject.Of(compilation)).Parse(named) is { Reference: null, IsForbidden: false } => named,
        INamedTypeSymbol named => named.TypeArguments.Select(a => Foreign(a, compilation)).FirstOrDefault(f => f is not null),
        _ => null,
    };

    /// <summary>A file with a struct of the type's public properties that MemFormat stores.</summary>
    public static void Add(Edits edits, SyntaxTree beside, INamedTypeSymbol type)
    {
        var (name, full) = (type.Name + "Surrogate", type.ToDisplayString(SymbolDisplayFormat.FullyQualifiedFormat));
        edits.AddFile(beside, name + ".cs", $$"""
            using MemFormat;

            [assembly: MemSurrogate(typeof({{full}}), typeof({{name}}))]

            /// <summary>The stored form of <see cref="{{full}}"/>.</summary>
            [MemFormattable]
            public partial struct {{name}} : IMemSurrogate<{{name}}, {{full}}>
            {
                // Declare the members to store, and fill them here.
                public static {{name}} From({{full}} value) => throw new global::System.NotImplementedException();

                // Make a value of the members.
                public {{full}} ToValue() => throw new global::System.NotImplementedException();
            }

            """.Replace("\r", ""));
    }
}
