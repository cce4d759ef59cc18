using System.Globalization;

namespace MemFormat.Generator.Parsing.Symbols;

/// <summary>Enums whose constants are known by name: what is generated for them, and how their constants are numbered.</summary>
internal static class NamedEnums
{
    /// <summary>The struct that names the constants of an enum with the attribute, for the compiler.</summary>
    public static string MetadataNameOf(INamedTypeSymbol type) =>
        (type.ContainingNamespace.IsGlobalNamespace ? "" : type.ContainingNamespace.ToDisplayString() + ".") + NameOf(type);

    /// <summary>The name of that struct in the namespace of the enum: the types around it are part of the name.</summary>
    public static string NameOf(INamedTypeSymbol type) => string.Join(
        "_", Nesting.Of(type).Select(t => t.Arity > 0 ? t.Name + t.Arity.ToString(CultureInfo.InvariantCulture) : t.Name)) + KnownNames.EnumNames;

    /// <summary>The number of a constant; one of an unsigned 64-bit enum beyond the signed ones wraps around.</summary>
    public static long NumberOf(IFieldSymbol constant) =>
        constant.ConstantValue is ulong big ? unchecked((long)big) : Convert.ToInt64(constant.ConstantValue, CultureInfo.InvariantCulture);
}
