namespace MemFormat.CodeFixes.Base;

/// <summary>A diagnostic with the code that it points to.</summary>
internal sealed record Target(Diagnostic Diagnostic, SyntaxNode Root, SemanticModel Model, CancellationToken Cancellation)
{
    /// <summary>The innermost node at the place.</summary>
    public SyntaxNode Node => Root.FindNode(Diagnostic.Location.SourceSpan, findInsideTrivia: false, getInnermostNodeForTie: true);

    /// <summary>What is declared at the place.</summary>
    public ISymbol? Symbol => Node.AncestorsAndSelf().Select(n => Model.GetDeclaredSymbol(n, Cancellation)).FirstOrDefault(s => s is not null) switch
    {
        // The parameter of a record stands for its property.
        IParameterSymbol
        {
            ContainingSymbol: IMethodSymbol { MethodKind: MethodKind.Constructor, ContainingType: { IsRecord: true } record },
        } parameter =>
            record.GetMembers(parameter.Name).OfType<IPropertySymbol>().FirstOrDefault() ?? (ISymbol)parameter,
        var symbol => symbol,
    };

    /// <summary>The type that is declared at the place, or around it.</summary>
    public INamedTypeSymbol? Type => Node.AncestorsAndSelf().OfType<BaseTypeDeclarationSyntax>().FirstOrDefault() is { } declaration
        ? (INamedTypeSymbol?)Model.GetDeclaredSymbol(declaration, Cancellation)
        : null;
}
