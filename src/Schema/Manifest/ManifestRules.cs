using MemFormat.Wire;

namespace MemFormat.Schema.Manifest;

/// <summary>How the parts of a declaration go together, which code that uses a manifest relies on.</summary>
internal static class ManifestRules
{
    public static bool IsSound(TypeManifest type)
    {
        // Flags are gone through one by one, so their count is that of the members.
        var flags = type.Members.Sum(m => (long)WirePlaces.FlagBits(m.Place));
        return IsWithin(type.Name, type.Namespace) && type.FlagBits == flags && type.BlockSize >= 0
            && type.Members.All(m => m.Bit < flags && m.Offset < Math.Max(type.BlockSize, 1))
            && SegmentRules.IsTemplate(type.Segment.ToArray(), type.Dependencies.Count);
    }

    public static bool IsSound(MemberManifest member) =>
        member is { Index: >= 0, Bit: >= -1, Offset: >= -1, Size: >= 0 } && member.Initial is var initial
            && (initial.Text is not null) == (initial.Kind == InitialKind.Constant);

    public static bool IsSound(EnumManifest type) => IsWithin(type.Name, type.Namespace) && EnumSegment.IsInteger(type.Wire)
        && type.Values.All(v => EnumSegment.IsNumberOf(type.Wire, v.Value))
        && (type.Fallback is not { } fallback || type.Values.Any(v => v.Name == fallback))
        && (!type.IsNamed
            || type.Values.Select(v => NameKey.Of(v.FormerNames.FirstOrDefault() ?? v.Name)).Distinct().Count() == type.Values.Count);

    /// <summary>Whether a type is in a namespace.</summary>
    private static bool IsWithin(string name, string space) =>
        space.Length == 0 || (name.Length > space.Length && name[space.Length] == '.' && name.StartsWith(space, StringComparison.Ordinal));
}
