using MemFormat.Generator.Parsing.Model;
using MemFormat.Generator.Parsing.TypeRefs;
using MemFormat.Generator.Parsing.Reporting;
using MemFormat.Generator.Parsing.Types;

namespace MemFormat.Generator.Parsing.Roots;

/// <summary>Turns a class with [MemFormatRoot] into its shape.</summary>
internal static class ContextParser
{
    public static ParsedContext Parse(INamedTypeSymbol type, Compilation compilation)
    {
        var project = SourceProject.Of(compilation);
        var sink = new DiagnosticSink(type);
        if (DeclarationChecks.Pass(type, sink) && Obstacle(type) is { } reason)
            sink.Report(Diagnostics.UnsupportedDeclaration, type, type.ToDisplayString(), reason);
        var isUsable = !sink.HasErrors;
        var (roots, listed, warnings) = (new List<TypeRef>(), new List<RootShape>(), new List<string>());
        foreach (var attribute in type.GetAttributes().Where(a => AttributeReader.IsOf(a, KnownNames.Root)))
        {
            if (attribute.ConstructorArguments.FirstOrDefault().Value is not ITypeSymbol root)
                continue;
            warnings.AddRange(UsageWarnings.OfType(root));
            if (EmptyKeys.Find(root) is { } key)
                sink.Report(Diagnostics.EmptyKey, attribute, $"{type.Name}: [MemFormatRoot]", key.ToDisplayString());
            if (Reference(root, type, project, out var why) is { } reference)
            {
                roots.Add(reference);
                listed.Add(new RootShape(reference.Name, Name(attribute, listed, sink)));
            }
            else
            {
                sink.Report(Diagnostics.UnsupportedMemberType, attribute, $"{type.Name}: [MemFormatRoot]", root.ToDisplayString(),
                    Remedies.OfRoot(why!));
            }
        }

        return new ParsedContext(isUsable ? Shape(type, roots, listed, warnings) : null, sink.Errors);
    }

    private static ContextShape Shape(
        INamedTypeSymbol type, IEnumerable<TypeRef> roots, IEnumerable<RootShape> listed, IEnumerable<string> warnings) => new(
        TypeNames.Of(type),
        TypeNames.NamespaceOf(type),
        Nesting.Of(type).Select(t => Attribute(t, type) + TypeNames.Declaration(t)).ToEquatableArray(),
        ClsCompliance.IsChecked(type),
        roots.Distinct().ToEquatableArray(),
        listed.Distinct().ToEquatableArray(),
        warnings.Distinct().OrderBy(id => id, System.StringComparer.Ordinal).ToEquatableArray());

    /// <summary>The name of a root, which finds it: no two roots can have one.</summary>
    private static string? Name(AttributeData attribute, List<RootShape> listed, DiagnosticSink sink)
    {
        if (attribute.NamedArguments.FirstOrDefault(a => a.Key == "Name").Value.Value is not string name)
            return null;
        if (name.Length == 0)
            sink.Report(Diagnostics.RootName, attribute, "it is empty; give the root a name, or none");
        else if (listed.FirstOrDefault(r => r.Name == name) is { } other)
            sink.Report(Diagnostics.RootName, attribute, $"'{Shown(other)}' has the name '{name}', too; give each root a name of its own");
        else
            return name;
        return null;

        static string Shown(RootShape root) => root.Type.Replace("global::", "");
    }

    /// <summary>The base class of contexts is not for all languages. An attribute of yours on the class stays.</summary>
    private static string Attribute(INamedTypeSymbol part, INamedTypeSymbol type) =>
        SymbolEqualityComparer.Default.Equals(part, type) && ClsCompliance.IsChecked(type) && !AttributeReader.Has(type, ClsCompliance.Attribute)
            ? "[global::System.CLSCompliant(false)]\n"
            : "";

    private static TypeRef? Reference(ITypeSymbol root, INamedTypeSymbol type, SourceProject project, out string? why)
    {
        (var reference, why, _) = new TypeRefParser(project).Parse(root);
        if (reference is null || project.Compilation.IsSymbolAccessibleWithin(root, type))
            return reference;
        why = $"'{type.Name}' has no access to it; make it more visible";
        return null;
    }

    private static string? Obstacle(INamedTypeSymbol type)
    {
        if (type.IsGenericType)
            return "a class with [MemFormatRoot] has one instance; remove its type parameters";
        if (BaseChain.Of(type.BaseType).All(t => AttributeReader.MetadataName(t) != KnownNames.Context))
            return "derive the class with [MemFormatRoot] from MemFormatContext";
        if (BaseChain.Of(type.BaseType).Any(t => AttributeReader.Has(t, KnownNames.Root)))
            return "its base class has [MemFormatRoot], too; put all roots on one class, or make two unrelated classes";
        if (type.IsAbstract)
            return "a class with [MemFormatRoot] has one instance; remove 'abstract'";
        return type.InstanceConstructors.Any(c => c.Parameters.IsEmpty)
            ? null
            : "add a constructor without parameters to the class with [MemFormatRoot]";
    }
}
