using System.Globalization;
using MemFormat.Schema.Manifest;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace MemFormat.Generator.Manifest;

/// <summary>Reads the id and version of a user's codec from its source, if they are constants.</summary>
internal static class CodecIdentity
{
    public static bool IsCodec(INamedTypeSymbol type) => Base(type) is not null;

    public static CodecManifest Of(INamedTypeSymbol type, Compilation compilation)
    {
        var version = Property(type, "Version");
        return new CodecManifest(
            ManifestNames.Open(TypeNames.Of(type)),
            Constant(Property(type, "Id"), compilation) as string,
            version is null ? 1 : Constant(version, compilation) is { } value ? Convert.ToInt64(value, CultureInfo.InvariantCulture) : null);
    }

    private static INamedTypeSymbol? Base(INamedTypeSymbol type) =>
        BaseChain.Of(type).FirstOrDefault(t => t.Arity == 1 && t.Name == "MemFormatCodec" && AttributeReader.MetadataName(t) == KnownNames.CodecBase);

    /// <summary>The nearest override of a property, or null if the library's base class declares it.</summary>
    private static IPropertySymbol? Property(INamedTypeSymbol type, string name) => BaseChain.Of(type)
        .TakeWhile(t => !SymbolEqualityComparer.Default.Equals(t, Base(type)))
        .SelectMany(t => t.GetMembers(name)).OfType<IPropertySymbol>().FirstOrDefault(p => p.IsOverride);

    private static object? Constant(IPropertySymbol? property, Compilation compilation) =>
        property?.DeclaringSyntaxReferences.FirstOrDefault()?.GetSyntax() is PropertyDeclarationSyntax syntax && Value(syntax) is { } value
            ? compilation.GetSemanticModel(syntax.SyntaxTree).GetConstantValue(value).Value
            : null;

    private static ExpressionSyntax? Value(PropertyDeclarationSyntax property)
    {
        if ((property.ExpressionBody?.Expression ?? property.Initializer?.Value) is { } direct)
            return direct;
        var getter = property.AccessorList?.Accessors.FirstOrDefault();
        return getter?.ExpressionBody?.Expression ?? (getter?.Body?.Statements.FirstOrDefault() as ReturnStatementSyntax)?.Expression;
    }
}
