using MemFormat.Generator.Parsing.Symbols;
using Microsoft.CodeAnalysis;

namespace MemFormat.Generator.Parsing.References;

/// <summary>Types that no serializer of untrusted bytes should store.</summary>
internal static class ForbiddenTypes
{
    public static string? ReasonFor(ITypeSymbol type) => type switch
    {
        { SpecialType: SpecialType.System_IntPtr or SpecialType.System_UIntPtr } => "its size and meaning differ between machines; store a long",
        IPointerTypeSymbol or IFunctionPointerTypeSymbol => "a pointer means nothing outside the process; store the data that it points to",
        { TypeKind: TypeKind.Delegate } => "a delegate is code, not data; mark the member with [MemIgnore]",
        { TypeKind: TypeKind.Dynamic } => "a payload must not choose types; declare the type that you mean",
        { SpecialType: SpecialType.System_Object } => "a payload must not choose types; declare the type that you mean, or list the types of the objects with [MemUnion] on the member",
        { IsRefLikeType: true } => "it cannot leave the stack; store an array or a Memory<T>",
        { Name: not ("Type" or "CultureInfo" or "TimeZoneInfo" or "Regex") } => null,
        _ => AttributeReader.MetadataName(type) switch
        {
            "System.Type" => "a payload must not choose types; store a name of your own",
            "System.Globalization.CultureInfo" => "cultures differ between machines; store the name",
            "System.TimeZoneInfo" => "time zones differ between machines; store the id",
            "System.Text.RegularExpressions.Regex" => "a pattern from a payload can run almost endlessly; store its text",
            _ => null,
        },
    };
}
