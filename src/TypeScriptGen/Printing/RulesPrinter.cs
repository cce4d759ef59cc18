using MemFormat.TypeScriptGen.Assemblies;

namespace MemFormat.TypeScriptGen.Printing;

/// <summary>
/// Prints all that payloads of other versions need of a type: the function that reads a body by a plan, and the facts
/// that are not in the descriptor.
/// </summary>
internal sealed class RulesPrinter(TypeScriptModel model, Imports names, Printer code)
{
    private const int MayBeNull = 1, Demanded = 2, KeepsOnNull = 4;

    private readonly TypeExpressions _types = new(model, names);
    private readonly ReadExpressions _reads = new(model, names);
    private readonly HowExpressions _how = new(model, names);

    public void Print(ClosedType type)
    {
        var parts = BodyLayout.Parts(model, type);
        names.UsesReader = names.UsesResolution = true;
        Read(type, parts);
        code.Gap();
        Rules(type, InOrder(parts), parts);
    }

    /// <summary>Members as they are read and counted: those behind blocks first (<c>targetsOf</c> in <c>member-matcher.ts</c>).</summary>
    private static List<LayoutMember> InOrder(IReadOnlyList<BodyLayout> parts) =>
        parts.SelectMany(p => p.Behind).Concat(parts.SelectMany(p => p.Members)).Distinct(ReferenceEqualityComparer.Instance).Cast<LayoutMember>()
            .ToList();

    private void Read(ClosedType type, IReadOnlyList<BodyLayout> parts)
    {
        var result = ObjectPrinter.ResultOf(type, model, names);
        var members = InOrder(parts);
        code.Line($"function {Identifiers.Camel(type.Name)}Via(r: mf.Reader, p: via.Plan{(type.IsReference ? $", value: {result}" : "")}): {(type.IsReference ? "void" : result)} {{");
        if (type is { IsRecursive: true, IsReference: false })
            code.Line("mf.enter(r);");
        var isEmpty = members.All(m => m.Name.Length == 0);
        code.Line($"const at = via.begin(r, p){(isEmpty ? "" : members.Any(m => m.Name.Length > 0 && Own(m, "", type)?.Contains("offsets[", StringComparison.Ordinal) == true) ? ", { offsets, reads } = p" : ", { reads } = p")};");
        foreach (var member in members.Where(m => m.Name.Length > 0))
        {
            var i = members.IndexOf(member).ToString(CultureInfo.InvariantCulture);
            var memberType = ObjectPrinter.TypeOf(member, _types);
            code.Line(Own(member, i, type) is { } own
                ? $"const {LocalOf(member)} = reads[{i}] ? reads[{i}](r, at) as {memberType} : {own};"
                : $"const {LocalOf(member)} = reads[{i}]!(r, at) as {memberType};");
        }

        code.Line("via.end(r, p, at);");
        if (type is { IsRecursive: true, IsReference: false })
            code.Line("r.depth++;");
        if (type.IsReference)
            ObjectPrinter.Return(type, parts, model, code, "Object.assign(value, ", $" satisfies {result});", (m, _) => LocalOf(m));
        else
            ObjectPrinter.Return(type, parts, model, code, "return ", ";", (m, _) => LocalOf(m));
        code.Line("}");
    }

    /// <summary>What reads a member whose form is the reader's; null if a function of the plan always does.</summary>
    private string? Own(LayoutMember member, string i, ClosedType type) => member.Place switch
    {
        WirePlace.Optional when member.CanBeNull && member.Slot.Kind != WireKind.Object =>
            $"mf.bit(r, at, offsets[{i}]!) ? {_reads.Value(member.Type, member.Slot, type.Numbers)} : null",
        WirePlace.Fixed when member.Slot.Kind != WireKind.Object =>
            $"{_reads.Getter(ReadExpressions.Core(member.Type), member.Slot)}(r.view, at + offsets[{i}]!)",
        WirePlace.Bit => $"mf.bit(r, at, offsets[{i}]!) !== 0",
        WirePlace.Rest when ReadExpressions.Core(member.Type).Kind == ManifestTypeKind.String =>
            _reads.Value(member.Type, member.Slot, type.Numbers) is var text && member.CanBeNull ? text : ReadExpressions.NotNull(text),
        _ => null,
    };

    private string LocalOf(LayoutMember member) => names.Local(member.Name);

    private void Rules(ClosedType type, List<LayoutMember> members, IReadOnlyList<BodyLayout> parts)
    {
        var camel = Identifiers.Camel(type.Name);
        string Body(string suffix) => names.Function(type.Type, "", suffix);
        var digits = string.Concat(members.Select(m => Rule(type, m).ToString(CultureInfo.InvariantCulture)));
        var defaults = members.Select((m, i) => (Index: i, Text: Default(m))).Where(d => d.Text is not null).Select(d => $"{d.Index}: '{d.Text}'")
            .ToList();
        var keys = members.Select((m, i) => (Index: i, Keys: Names(type, m))).Where(n => n.Keys.Count > 0)
            .Select(n => $"{n.Index}: [{string.Join(", ", n.Keys)}]").ToList();
        code.Line($"export const {camel}Rules: via.Rules = {{");
        if (model.Options.Versions == VersionsLoading.Inline)
        {
            code.Line(type.IsBlock
                ? $"read: {Body("At")}, size: {parts[^1].HeadSize.ToString(CultureInfo.InvariantCulture)},"
                : $"read: {Body("Body")},");
        }

        code.Line($"via: {camel}Via,");
        code.Line($"fields: () => [{string.Join(", ", members.Select(m => m.Name.Length == 0 ? "undefined" : _how.Print(m.Type, m.Slot, type.Numbers)))}],");
        code.Line($"members: '{digits}',");
        Field("defaults", defaults);
        Field("names", keys);
        var converted = members.Select((m, i) => (Index: i, Member: m)).Where(m => m.Member.Declared?.FormerTypes.Count > 0).Select(m => m.Index)
            .ToList();
        if (converted.Count > 0)
            code.Line($"fits: via.converted({string.Join(", ", converted)}),");
        code.Line("};");
        if (!type.IsReference)
            return;
        code.Gap();
        code.Line($"export const {camel}How: via.Special = /* @__PURE__ */ via.shared(() => {camel}Rules);");
    }

    private void Field(string name, List<string> items)
    {
        if (items.Count > 0)
            code.Line($"{name}: {{ {string.Join(", ", items)} }},");
    }

    private static int Rule(ClosedType type, LayoutMember member)
    {
        var demanded = type.Type.Kind == ManifestTypeKind.Grid
            || member.Declared is { } declared && (declared.IsDemanded || type.Manifest?.DemandedOfBase.Contains(declared.Name) == true)
            ? Demanded
            : 0;
        if (member.IsExtensionData || member.CanBeNull)
            return MayBeNull | demanded;
        var isKept = type.Manifest is not null && (member.Declared!.Type.Kind == ManifestTypeKind.Parameter || TypeScriptModel.IsNumber(member.Type));
        return demanded | (isKept || member.Type.IsInlineArray ? KeepsOnNull : 0);
    }

    /// <summary>The constant that a member has when nothing sets it, unless that is zero or null, as a payload has it outside of an object.</summary>
    private static string? Default(LayoutMember member) => member.Declared?.Initial is { Kind: InitialKind.Constant, Text: { } text }
        && !ReadExpressions.IsSurrogate(member.Type)
        && ScalarBytes.OfConstant(ReadExpressions.Core(member.Type).IsPooled ? WireKind.String : member.Slot.Kind, text) is { } bytes
        && (member.CanBeNull || bytes.Any(b => b != 0))
            ? Convert.ToBase64String(bytes)
            : null;

    /// <summary>The keys of a member's names, oldest first; none where the key says it all.</summary>
    private static List<string> Names(ClosedType type, LayoutMember member) =>
        type.Manifest is null || member.Declared is not { } declared || declared.Type.Kind == ManifestTypeKind.ExtensionData
            || (!type.Manifest.IsNumbered && declared.FormerNames.Count == 0)
            ? []
            : declared.FormerNames.Append(declared.Name).Select(n => NameKey.Of(n).ToString(CultureInfo.InvariantCulture)).ToList();
}
