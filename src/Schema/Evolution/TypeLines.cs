using System.Globalization;
using MemFormat.Schema.Manifest;
using MemFormat.Schema.Recorded;
using MemFormat.Wire;

namespace MemFormat.Schema.Evolution;

/// <summary>The present declaration of a type, as lines of a recorded schema file.</summary>
internal static class TypeLines
{
    public static IEnumerable<RecordedLine> Of(TypeManifest type)
    {
        var name = RecordedText.Name(type.Name);
        yield return HasCasesOnly(type)
            ? new RecordedType(name, "interface", "")
            : new RecordedType(name, type.IsValueType ? "struct" : "class", type.IsNumbered ? "ids" : "names")
            {
                Base = type.BasePart is { } part ? TypeText.Name(part) : null,
                Contract = type.Contract,
                PreservesReferences = type.PreservesReferences,
            };
        foreach (var member in Members(type))
            yield return Member(name, type, member);
        foreach (var reserved in type.Reserved)
            yield return new RecordedReserved(name, reserved);
        foreach (var union in type.Unions)
        {
            foreach (var (tag, known) in Cases(union))
                yield return new RecordedCase(Name(type, union), tag, known);
        }
    }

    /// <summary>A union of the language has the lines of an interface, whose payloads are the same.</summary>
    private static bool HasCasesOnly(TypeManifest type) => type.IsInterface || type is { IsValueType: true, IsAbstract: true };

    public static IEnumerable<RecordedLine> Of(EnumManifest type) => type.Values
        .Select(RecordedLine (value) => type.IsNamed
            ? new RecordedConstant(type.Name, value.FormerNames.Append(value.Name).First())
            : new RecordedValue(type.Name, value.Name, Number(type, value)))
        .Prepend(new RecordedType(type.Name, "enum", type.Wire.ToString()));

    /// <summary>The members with lines.</summary>
    public static IEnumerable<MemberManifest> Members(TypeManifest type) => type.Members.Where(m => m.Type.Kind != ManifestTypeKind.ExtensionData);

    /// <summary>The id of a member, or its wire name.</summary>
    public static string Key(TypeManifest type, MemberManifest member) =>
        type.IsNumbered ? member.Key.ToString(CultureInfo.InvariantCulture) : member.WireName;

    public static string Kind(MemberManifest member) => TypeText.Kind(member.Type, member.CanBeNull && member.Type.Kind != ManifestTypeKind.Nullable);

    /// <summary>The tags of a union in their order, each with its case; with several if that depends on the arguments of the union.</summary>
    public static IEnumerable<(int Tag, string Case)> Cases(UnionManifest union) =>
        union.Cases.GroupBy(c => c.Tag).Select(c => (c.Key, string.Join("|", c.Select(t => TypeText.Name(t.Type)))));

    /// <summary>The name of a union: of a type, or of a type's member.</summary>
    public static string Name(TypeManifest type, UnionManifest union) =>
        union.Member.Length == 0 ? RecordedText.Name(type.Name) : $"{RecordedText.Name(type.Name)}.{union.Member}";

    private static RecordedMember Member(string name, TypeManifest type, MemberManifest member)
    {
        var key = Key(type, member);
        return new RecordedMember(name, key, Kind(member)) { Name = member.Name == key ? null : member.Name, IsRequired = member.IsDemanded };
    }

    /// <summary>The number of a constant in decimal.</summary>
    public static string Number(EnumManifest type, EnumValueManifest value) =>
        type.Wire == WireKind.UInt64
            ? ((ulong)value.Value).ToString(CultureInfo.InvariantCulture)
            : value.Value.ToString(CultureInfo.InvariantCulture);
}
