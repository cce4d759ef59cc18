namespace MemFormat.TypeScriptGen.Printing;

/// <summary>Prints a union: its type, its cases, and the functions that read and write its values.</summary>
internal sealed class UnionPrinter(TypeScriptModel model, Imports names, Printer code)
{
    private readonly TypeExpressions _types = new(model, names);
    private readonly ReadExpressions _reads = new(model, names);
    private readonly WriteStatements _writes = new(model, names);
    private readonly PlainCases _plain = new(model);

    public void Print(ClosedUnion union)
    {
        names.UsesReader = true;
        var camel = Identifiers.Camel(union.Name);
        var cases = union.Union.Cases;
        if (model.LeftOut.Has(union.Union.Type))
        {
            code.Line($"export const {camel}Union: mf.Union = {{ name: {Identifiers.Quoted(union.Name)} }};");
            code.Gap();
            Skip(union, camel);
            return;
        }

        code.Comment(union.Summary);
        code.Line($"export type {union.Name} =");
        foreach (var one in cases)
            code.Line($"  | {CaseType(union, one)}{(one == cases[^1] && !union.Union.KeepsUnknown ? ";" : "")}");
        if (union.Union.KeepsUnknown)
            code.Line($"  | {{ {model.Options.Discriminator}: '{TypeScriptModel.UnknownName}'; value: mf.KeptCase }};");
        code.Gap();
        code.Line($"export const {camel}Union: mf.Union = {{ name: {Identifiers.Quoted(union.Name)} }};");
        code.Gap();
        Read(union, camel);
        if (!model.LeftOut.CanWrite(union.Union.Type))
            return;
        names.UsesWriter = true;
        code.Gap();
        Write(union, camel);
    }

    /// <summary>Prints how payloads of other versions are read.</summary>
    public void PrintHow(ClosedUnion union)
    {
        names.UsesResolution = true;
        code.Line($"export const {Identifiers.Camel(union.Name)}How: via.Special = /* @__PURE__ */ via.union(() => ({{");
        foreach (var one in union.Union.Cases)
        {
            var make = IsItself(union, one) ? "" : $", (value: {_types.NotNull(one.Type)}) => ({{ {model.Options.Discriminator}: {Name(one)}, value }})";
            code.Line($"{Text(one.Tag)}: [{new HowExpressions(model, names).Print(one.Type, one.Slot, [.. union.Numbers, .. one.Types])}{make}],");
        }

        code.Line(union.Union.KeepsUnknown
            ? $"}}), /* @__PURE__ */ via.keeping(value => ({{ {model.Options.Discriminator}: '{TypeScriptModel.UnknownName}', value }})));"
            : $"}}){(union.Union.UnknownIsNull ? ", true" : "")});");
    }

    private string CaseType(ClosedUnion union, ComposedCase one) => one.Slot.Kind == WireKind.Union ? names.TypeName(one.Type)
        : _plain.TypeOf(union.Union, one) is not null ? _types.NotNull(one.Type)
        : IsObject(one) ? $"{{ {model.Options.Discriminator}: {Name(one)} }} & {names.TypeName(TypeScriptModel.Core(one.Type))}"
        : $"{{ {model.Options.Discriminator}: {Name(one)}; value: {_types.NotNull(one.Type)} }}";

    private string Name(ComposedCase one) => Identifiers.Quoted(model.CaseName(one.Type));

    /// <summary>Other values are wrapped in an object with their case.</summary>
    private bool IsItself(ClosedUnion union, ComposedCase one) => IsObject(one) || _plain.TypeOf(union.Union, one) is not null;

    private bool IsObject(ComposedCase one) => one.Slot.Kind == WireKind.Union
        || one.Slot.Kind is WireKind.Object or WireKind.Reference && model.Type(one.Type).Manifest is not null;

    private void Read(ClosedUnion union, string camel)
    {
        var orNull = union.Union.UnknownIsNull ? " | null" : "";
        code.Line($"export function {camel}Body(r: mf.Reader): {union.Name}{orNull} {{");
        code.Line("mf.enter(r);");
        code.Line($"let value: {union.Name}{orNull};");
        code.Line($"switch ({names.Reader("caseOf")}(r, {camel}Union)) {{");
        foreach (var one in union.Union.Cases)
        {
            code.Line($"case {Text(one.Tag)}:");
            var read = _reads.Value(one.Type, one.Slot, [.. union.Numbers, .. one.Types]);
            if (one.Slot.Kind == WireKind.Union && model.Union(one.Type).Union.UnknownIsNull && !union.Union.UnknownIsNull)
                read = $"mf.notNull(r, {read})";
            if (ReadExpressions.SaysNull(one.Slot))
                read = $"mf.notNull(r, {read})";
            code.Line(IsItself(union, one)
                ? $"  value = {read}{(!IsObject(one) && ReadExpressions.NeedsCast(one.Type, one.Slot) ? " as " + _types.NotNull(one.Type) : "")};"
                : $"  value = {{ {model.Options.Discriminator}: {Name(one)}, value: {read}{(ReadExpressions.NeedsCast(one.Type, one.Slot) ? " as " + _types.NotNull(one.Type) : "")} }};");
            code.Line("  break;");
        }

        code.Line("default:");
        code.Line(union.Union.UnknownIsNull ? "  value = null;" : "  return mf.fail('UnknownCase', r.at);");
        code.Line("}");
        code.Gap();
        code.Line("r.depth++;");
        code.Line("return value;");
        code.Line("}");
    }

    /// <summary>For a union that is left out: a function to skip its values within others.</summary>
    private void Skip(ClosedUnion union, string camel)
    {
        code.Line($"export function {camel}Body(r: mf.Reader): void {{");
        code.Line("mf.enter(r);");
        code.Line($"switch ({names.Reader("caseOf")}(r, {camel}Union)) {{");
        foreach (var one in union.Union.Cases)
        {
            code.Line($"case {Text(one.Tag)}:");
            code.Line($"  {_reads.Value(one.Type, one.Slot, [.. union.Numbers, .. one.Types])};");
            code.Line("  break;");
        }

        if (!union.Union.UnknownIsNull)
        {
            code.Line("default:");
            code.Line("  mf.fail('UnknownCase', r.at);");
        }

        code.Line("}");
        code.Gap();
        code.Line("r.depth++;");
        code.Line("}");
    }

    private void Write(ClosedUnion union, string camel)
    {
        code.Line($"export function put{union.Name}(w: out.Writer, value: {union.Name}): void {{");
        code.Line("out.enter(w);");
        var isFirst = true;
        foreach (var (one, kind) in union.Union.Cases.SelectMany(c => _plain.TypesOf(union.Union, c).Select(k => (c, k))).DistinctBy(c => c.k))
        {
            code.Line($"{(isFirst ? "" : "} else ")}if (typeof value === {Identifiers.Quoted(kind)}) {{");
            code.Line($"out.caseOf(w, {camel}Union, {Text(one.Tag)});");
            code.Line($"{_writes.Value("value", one.Type, one.Slot)};");
            isFirst = false;
        }

        if (!isFirst)
            code.Line("} else {");
        if (!union.Union.KeepsUnknown && union.Union.Cases.All(c => _plain.TypeOf(union.Union, c) is not null))
            code.Line("out.noCase(value);");
        else
            WriteObjects(union, camel, isFirst ? "" : "?");
        if (!isFirst)
            code.Line("}");
        code.Gap();
        code.Line("w.depth++;");
        code.Line("}");
    }

    private void WriteObjects(ClosedUnion union, string camel, string ifThere)
    {
        code.Line($"switch (value{ifThere}.{model.Options.Discriminator}) {{");
        var seen = new HashSet<string>(StringComparer.Ordinal);
        foreach (var one in union.Union.Cases)
        {
            var labels = Labels(union, one, []).Where(seen.Add).ToList();
            foreach (var label in labels)
                code.Line($"case {Identifiers.Quoted(label)}:");
            if (labels.Count == 0)
                continue;
            code.Line($"  out.caseOf(w, {camel}Union, {Text(one.Tag)});");
            code.Line($"  {_writes.Value(IsObject(one) ? "value" : "value.value", one.Type, one.Slot)};");
            code.Line("  break;");
        }

        WriteKept(union, camel);
        code.Line("default:");
        code.Line($"  out.noCase(value{DiscriminatorArgument});");
        code.Line("}");
    }

    /// <summary>Values of unknown cases: each is of one union, this one or one that is a case of it.</summary>
    private void WriteKept(ClosedUnion union, string camel)
    {
        var inner = union.Union.Cases.Where(c => c.Slot.Kind == WireKind.Union)
            .Select(c => (Case: c, Keeping: model.Keeping(model.Union(c.Type)).ToList())).Where(c => c.Keeping.Count > 0).ToList();
        if (!union.Union.KeepsUnknown && inner.Count == 0)
            return;
        code.Line($"case '{TypeScriptModel.UnknownName}':");
        var otherwise = "";
        foreach (var (one, keeping) in inner)
        {
            var isOf = $"[{string.Join(", ", keeping.Select(Identifiers.Quoted))}].includes(value.value.union)";
            code.Line($"  {otherwise}if ({isOf}) {{ out.caseOf(w, {camel}Union, {Text(one.Tag)}); {_writes.Value("value", one.Type, one.Slot)}; }}");
            otherwise = "else ";
        }

        code.Line(union.Union.KeepsUnknown
            ? $"  {otherwise}{names.KeptWriter()}(w, {camel}Union, value{DiscriminatorArgument});"
            : $"  {otherwise}out.noCase(value{DiscriminatorArgument});");
        code.Line("  break;");
    }

    /// <summary>The name of the property, for functions that know another one.</summary>
    private string DiscriminatorArgument => model.Options.Discriminator == "$type" ? "" : ", " + Identifiers.Quoted(model.Options.Discriminator);

    /// <summary>The discriminators of a case; of one that is a union, those of its cases.</summary>
    private IEnumerable<string> Labels(ClosedUnion union, ComposedCase one, HashSet<string> inside)
    {
        if (one.Slot.Kind != WireKind.Union)
            return _plain.TypeOf(union.Union, one) is null ? [model.CaseName(one.Type)] : [];
        return inside.Add(one.Type.Key) ? model.Union(one.Type).Union.Cases.SelectMany(c => Labels(model.Union(one.Type), c, inside)) : [];
    }

    private static string Text(int number) => number.ToString(CultureInfo.InvariantCulture);
}
