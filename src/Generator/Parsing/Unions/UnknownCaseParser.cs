using MemFormat.Generator.Parsing.Reporting;

namespace MemFormat.Generator.Parsing.Unions;

/// <summary>Reads the type that stands for values of unknown cases off the attribute of a union.</summary>
internal sealed class UnknownCaseParser(SourceProject project, INamedTypeSymbol owner, DiagnosticSink sink)
{
    /// <summary>The type, or null.</summary>
    /// <param name="formattable">The union's attribute.</param>
    /// <param name="type">The type that it names, closed as a case is.</param>
    /// <param name="union">The union's name, for messages.</param>
    /// <param name="obstacle">Why the union cannot hold it, or null.</param>
    public UnknownCaseShape? Parse(AttributeData formattable, ITypeSymbol type, string union, string? obstacle)
    {
        var members = BaseChain.Of(type as INamedTypeSymbol).SelectMany(t => t.GetMembers())
            .Where(m => !m.IsStatic && !m.IsImplicitlyDeclared && TypeTraits.IsExtensionMember(m)).ToList();
        var reason = obstacle
            ?? (IsAccessible(type) ? null : $"'{owner.Name}' has no access to it; make it more visible")
            ?? (HasConstructor(type) ? null : "it has no parameterless constructor that the union can call without setting required members")
            ?? (members.Count == 1 && IsSettable(members[0])
                ? null : "it needs one member of type 'MemExtensionData?' that can be read and set, which keeps the value");
        if (reason is null)
            return new UnknownCaseShape(project.NameOf(type), Identifier.Escape(members[0].Name));
        sink.Report(Diagnostics.InvalidCase, formattable, type.ToDisplayString(), union, reason);
        return null;
    }

    private bool HasConstructor(ITypeSymbol type) => type is INamedTypeSymbol named
        && named.InstanceConstructors.Any(c => c.Parameters.IsEmpty && IsAccessible(c))
        && BaseChain.Of(named).SelectMany(t => t.GetMembers()).All(m =>
            m is not (IPropertySymbol { IsRequired: true } or IFieldSymbol { IsRequired: true }) || TypeTraits.IsExtensionMember(m));

    private bool IsSettable(ISymbol member) => IsAccessible(member) && member switch
    {
        IPropertySymbol { GetMethod: { } get, SetMethod: { } set } => IsAccessible(get) && IsAccessible(set),
        IFieldSymbol field => !field.IsReadOnly,
        _ => false,
    };

    private bool IsAccessible(ISymbol symbol) => project.Compilation.IsSymbolAccessibleWithin(symbol, owner);
}
