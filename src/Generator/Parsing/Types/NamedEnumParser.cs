using MemFormat.Generator.Parsing.Model;
using MemFormat.Generator.Parsing.Reporting;

namespace MemFormat.Generator.Parsing.Types;

/// <summary>Turns an enum with the attribute into its shape.</summary>
internal static class NamedEnumParser
{
    public static ParsedEnum Parse(INamedTypeSymbol type, Compilation compilation)
    {
        var sink = new DiagnosticSink(type);
        var attribute = AttributeReader.Find(type, KnownNames.Formattable)!;
        var constants = Constants(type).Select(Constant).ToList();
        var fallback = AttributeReader.Named(attribute, "Fallback")?.Value as string;
        if (Obstacle(type, attribute, constants, fallback) is { } reason)
            sink.Report(Diagnostics.UnnamedEnum, type, type.ToDisplayString(), reason);
        var shape = sink.HasErrors ? null : new EnumShape(
            Unbound(type), TypeNames.NamespaceOf(type), NamedEnums.NameOf(type), IsPublic(type), constants.ToEquatableArray(),
            AttributeReader.Has(type, "System.FlagsAttribute"), fallback, Visibility.IncludesAssembly(type),
            UsageWarnings.OfType(type).ToEquatableArray());
        return new ParsedEnum(shape, sink.Errors);
    }

    /// <summary>The constants; of a half-typed one the compiler tells.</summary>
    private static IEnumerable<IFieldSymbol> Constants(INamedTypeSymbol type) =>
        type.GetMembers().OfType<IFieldSymbol>().Where(f => f.HasConstantValue && f.Name.Length > 0);

    private static ConstantShape Constant(IFieldSymbol field) => new(
        field.Name, NamedEnums.NumberOf(field), AttributeReader.FormerNames(field.GetAttributes()).ToEquatableArray());

    private static string? Obstacle(INamedTypeSymbol type, AttributeData attribute, List<ConstantShape> constants, string? fallback)
    {
        if (Nesting.Of(type).Any(t => t.IsFileLocal))
            return "generated code is in another file and cannot see a file-local type; remove 'file'";
        if (attribute.NamedArguments.FirstOrDefault(a => a.Key != "Fallback") is { Key: { } other })
            return $"'{other}' is for types with members; remove it";
        if (fallback is not null && constants.All(c => c.Name != fallback))
            return $"its Fallback '{fallback}' is not one of its constants; name one with nameof";
        if (constants.SelectMany(c => c.FormerNames).FirstOrDefault(n => !CSharpName.IsIdentifier(n)) is { } bad)
            return $"the former name \"{bad}\" can be none of a constant; correct it";
        var keys = new Dictionary<uint, string>();
        foreach (var constant in constants)
        {
            if (keys.TryGetValue(constant.Key, out var same))
                return $"the names of '{same}' and '{constant.Name}' give the same key; add a [MemFormerName] to one of them, or remove it";
            keys.Add(constant.Key, constant.Name);
        }

        return null;
    }

    private static bool IsPublic(INamedTypeSymbol type) => Nesting.Of(type).All(t =>
        t.DeclaredAccessibility is Accessibility.Public or Accessibility.Protected or Accessibility.ProtectedOrInternal);

    private static string Unbound(INamedTypeSymbol type) =>
        type.IsGenericType ? TypeNames.Of(type.ConstructUnboundGenericType()) : TypeNames.Of(type);
}
