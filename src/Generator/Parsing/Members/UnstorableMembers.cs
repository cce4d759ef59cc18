using MemFormat.Generator.Parsing.Reporting;

namespace MemFormat.Generator.Parsing.Members;

/// <summary>Reports attributes on members that cannot be stored, so that nothing is left out silently.</summary>
internal static class UnstorableMembers
{
    public static void Report(ISymbol member, DiagnosticSink sink)
    {
        if (member is IMethodSymbol method)
            ReportParameters(method, sink);
        else if (member is IFieldSymbol { AssociatedSymbol: IPropertySymbol property })
            ReportField(member, property, sink);
        else if (AttributeReader.Has(member, KnownNames.Member))
            sink.Report(Diagnostics.NotAssignable, member, member.ToDisplayString(), Reason(member));
    }

    private static string Reason(ISymbol member) => member switch
    {
        { IsStatic: true } => "it is static and belongs to no object; remove [MemMember]",
        IPropertySymbol { IsIndexer: true } => "it is an indexer; remove [MemMember]",
        IPropertySymbol { GetMethod: null } => "it has no getter; add one",
        IPropertySymbol { ExplicitInterfaceImplementations.Length: > 0 } =>
            "it implements an interface explicitly; mark the property or field behind it instead",
        _ => "it is neither a property nor a field; remove [MemMember]",
    };

    /// <summary>Parameters stand for members in records only.</summary>
    private static void ReportParameters(IMethodSymbol method, DiagnosticSink sink)
    {
        if (method.MethodKind != MethodKind.Constructor || method.ContainingType.IsRecord)
            return;
        foreach (var parameter in method.Parameters.Where(p => MemberCandidate.HaveAttributes(p.GetAttributes())))
        {
            sink.Report(Diagnostics.NoEffect, parameter, $"the parameter '{parameter.Name}' to the property or field that it sets",
                $"'{method.ContainingType.ToDisplayString()}' is not a record");
        }
    }

    /// <summary>The field of an auto-property is not a member.</summary>
    private static void ReportField(ISymbol field, IPropertySymbol property, DiagnosticSink sink)
    {
        if (field.GetAttributes().FirstOrDefault(MemberCandidate.IsOfMembers) is { } attribute)
        {
            sink.Report(Diagnostics.NoEffect, attribute, $"the field of '{property.ToDisplayString()}' to the property",
                "MemFormat stores the property; remove 'field:'");
        }
    }
}
