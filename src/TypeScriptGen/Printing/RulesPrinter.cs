namespace MemFormat.Tools.Printing;

/// <summary>Prints the facts about a type that are not in its descriptor, for payloads of other versions.</summary>
internal static class RulesPrinter
{
    private const int MayBeNull = 1, Demanded = 2, KeepsOnNull = 4;

    public static void Print(ClosedType type, Printer code, TypeScriptModel model)
    {
        // A base part has separate rules.
        var parts = BodyLayout.Parts(model, type);
        var members = parts[^1].Members;
        var digits = string.Concat(members.Select(m => Rule(type, m).ToString(CultureInfo.InvariantCulture)));
        var defaults = members.Select((m, i) => (Index: i, Text: Default(m))).Where(d => d.Text is not null).Select(d => $"{d.Index}: '{d.Text}'").ToList();
        var keys = members.Select((m, i) => (Index: i, Keys: Names(type.Manifest, m.Declared))).Where(n => n.Keys.Count > 0)
            .Select(n => $"{n.Index}: [{string.Join(", ", n.Keys)}]").ToList();
        var needs = parts.SelectMany(p => p.Members).Where(m => m.Declared is { } member && type.Manifest?.DemandedOfBase.Contains(member.Name) == true && !members.Contains(m))
            .Select(m => m.Declared!.Key.ToString(CultureInfo.InvariantCulture)).ToList();
        code.Line($"export const {Identifiers.Camel(type.Name)}Rules: Rules = {{ members: '{digits}'{Field("defaults", defaults)}{Field("names", keys)}{(needs.Count == 0 ? "" : $", needs: [{string.Join(", ", needs)}]")} }};");
    }

    private static string Field(string name, List<string> items) => items.Count == 0 ? "" : $", {name}: {{ {string.Join(", ", items)} }}";

    private static int Rule(ClosedType type, LayoutMember member)
    {
        if (member.IsExtensionData || member.CanBeNull)
            return MayBeNull | (member.Declared is { IsDemanded: true } ? Demanded : 0);
        var ofParameter = type.Manifest is not null && member.Declared!.Type.Kind == ManifestTypeKind.Parameter;
        return (member.Declared is { IsDemanded: true } ? Demanded : 0) | (ofParameter ? KeepsOnNull : 0);
    }

    /// <summary>The constant that a member has when nothing sets it, unless that is zero or null, as a payload has it outside of an object.</summary>
    private static string? Default(LayoutMember member) => member.Declared?.Initial is { Kind: InitialKind.Constant, Text: { } text }
        && ConstantBytes.Of(member.Slot.Kind, text) is { } bytes && (member.CanBeNull || bytes.Any(b => b != 0))
            ? Convert.ToBase64String(bytes)
            : null;

    /// <summary>The keys of a member's names, oldest first; none where the key says it all.</summary>
    private static List<string> Names(TypeManifest? type, MemberManifest? member) =>
        type is null || member is null || member.Type.Kind == ManifestTypeKind.ExtensionData || (!type.IsNumbered && member.FormerNames.Count == 0)
            ? []
            : member.FormerNames.Append(member.Name).Select(n => NameKey.Of(n).ToString(CultureInfo.InvariantCulture)).ToList();
}
