using MemFormat.Generator.Parsing.Reporting;
using MemFormat.Generator.Parsing.TypeRefs;

namespace MemFormat.Generator.Parsing.Members;

/// <summary>Puts the comparer that a member names with [MemComparer] into the codec of its collection.</summary>
internal static class ComparerParser
{
    /// <summary>The default comparer of hash tables and of sorted collections.</summary>
    private static readonly CodecName s_equality = CodecName.Runtime("DefaultEquality", CodecName.Argument(0)),
        s_order = CodecName.Runtime("DefaultOrder", CodecName.Argument(0)), s_priority = CodecName.Runtime("DefaultOrder", CodecName.Argument(1));

    /// <summary>The member's type with the comparer, or as it was, with an error reported when the comparer does not fit.</summary>
    public static TypeRef Apply(TypeRef reference, MemberCandidate candidate, INamedTypeSymbol owner, SourceProject project, DiagnosticSink sink)
    {
        if (AttributeReader.Find(candidate.Attributes, KnownNames.Comparer) is not { } attribute)
            return reference;
        var comparer = attribute.ConstructorArguments.FirstOrDefault().Value as INamedTypeSymbol;
        var type = candidate.Type as INamedTypeSymbol;
        var coded = type is null ? null : CodedTypes.Of(project.Assembly).FindCompared(type);
        var hasCodec = AttributeReader.Find(candidate.Attributes, KnownNames.CustomCodec) is not null;
        var reason = coded is null || hasCodec || !Takes(coded.Codec, out var place, out var name, out var key)
            ? hasCodec
                ? "the member has a custom codec; keep one of the two"
                : "collections of the member's type take no comparer; remove [MemComparer]"
            : Obstacle(comparer, owner, project.Compilation, name, type!.TypeArguments[key])
                ?? Compared(ref reference, coded, place, project.NameOf(comparer!));
        if (reason is not null)
        {
            sink.Report(Diagnostics.UnfitComparer, candidate.Symbol, candidate.Symbol.ToDisplayString(), comparer?.ToDisplayString() ?? "null",
                reason);
        }

        return reference;
    }

    /// <summary>Whether a member's collection could have a comparer, and names none.</summary>
    public static bool LacksOne(MemberCandidate member, IAssemblySymbol assembly) => member.Type is INamedTypeSymbol type
        && AttributeReader.Find(member.Attributes, KnownNames.Comparer) is null
        && AttributeReader.Find(member.Attributes, KnownNames.CustomCodec) is null
        && CodedTypes.Of(assembly).FindCompared(type) is { } coded && Takes(coded.Codec, out _, out _, out _);

    /// <summary>Which interface a collection's comparer implements, of which of its type arguments, and where the codec's name has it.</summary>
    private static bool Takes(CodecName codec, out CodecName place, out string name, out int key)
    {
        (place, name, key) = codec.Contains(s_equality)
            ? (s_equality, "IEqualityComparer", 0)
            : codec.Contains(s_order) ? (s_order, "IComparer", 0) : (s_priority, "IComparer", 1);
        return codec.Contains(place);
    }

    private static string? Compared(ref TypeRef reference, CodedType coded, CodecName place, string comparer)
    {
        var chosen = new CodecName(place.Name.Replace("Default", "User"), new([.. place.Arguments, comparer]));
        reference = reference with
        {
            Kind = TypeRefKind.Coded,
            Wire = default,
            Codec = coded.Codec.With(part => part == place ? chosen : null),
            Slot = coded.Slot,
            SaysNull = true,
            InitialSize = coded.InitialSize,
        };
        return null;
    }

    private static string? Obstacle(INamedTypeSymbol? comparer, INamedTypeSymbol owner, Compilation compilation, string name, ITypeSymbol key)
    {
        if (comparer is null || comparer.IsUnboundGenericType || comparer.TypeKind is not (TypeKind.Class or TypeKind.Struct))
            return "a comparer is a class or a struct with all of its type arguments; name such a type";
        if (comparer.IsAbstract || !comparer.InstanceConstructors.Any(c => c.Parameters.IsEmpty && c.DeclaredAccessibility == Accessibility.Public))
            return "it has no public constructor without parameters; add one";
        if (comparer.IsFileLocal || !compilation.IsSymbolAccessibleWithin(comparer, owner))
            return $"'{owner.Name}' has no access to it; make it more visible";
        var wanted = compilation.GetTypeByMetadataName($"System.Collections.Generic.{name}`1")!.Construct(key);
        return compilation.ClassifyCommonConversion(comparer, wanted) is { IsImplicit: true, IsUserDefined: false }
            ? null
            : $"it does not implement {wanted.ToDisplayString(SymbolDisplayFormat.MinimallyQualifiedFormat)}; implement that interface";
    }
}
