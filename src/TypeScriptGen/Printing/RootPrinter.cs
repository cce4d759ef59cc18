using MemFormat.Schema.Recorded;
using MemFormat.TypeScriptGen.Terminals;

namespace MemFormat.TypeScriptGen.Printing;

/// <summary>Prints the functions that read and write payloads of a root.</summary>
internal sealed class RootPrinter(TypeScriptModel model, Imports names, Printer code)
{
    private readonly TypeExpressions _types = new(model, names);
    private readonly ReadExpressions _reads = new(model, names);
    private readonly WriteStatements _writes = new(model, names);

    /// <param name="root">The root.</param>
    /// <param name="otherNames">The imports of the file for other versions.</param>
    /// <param name="other">That file; it may be the same.</param>
    public void Print(Root root, Imports otherNames, Printer other)
    {
        names.UsesReader = true;
        var (slot, schema) = (root.Schema.Root, Identifiers.Camel(root.Name) + "Schema");
        var type = _types.NotNull(root.Type);
        var read = _reads.Function(root.Type, slot, root.Schema.Types);
        if (ReadExpressions.SaysNull(slot))
            read = $"r => mf.notNull(r, {_reads.Value(root.Type, slot, root.Schema.Types)})";
        var cast = ReadExpressions.NeedsCast(root.Type, slot) ? " as " + type : "";
        Schema(root, schema);
        Versions(root, schema, otherNames, other);
        code.Gap();
        // A root is nullable if it is in C#, or if unknown cases become null. For other roots you ask for null.
        var canBeNull = model.CanBeNull(root);
        var orNull = canBeNull ? " | null" : "";
        code.Line($"/** Reads a payload that holds {Article(root.Name)}. */");
        code.Line($"export function read{root.Name}(bytes: mf.Input): {type}{orNull} {{");
        code.Line($"return {(canBeNull ? "mf.isNull(bytes) ? null : " : "")}mf.readRoot(bytes, {schema}, {read}, {VersionsOf(root)}){cast};");
        code.Line("}");
        if (!canBeNull)
        {
            code.Gap();
            code.Line($"/** Reads a payload that holds {Article(root.Name)}, or null, for which the body of an answer may be empty. */");
            code.Line($"export function read{root.Name}OrNull(bytes: mf.Input): {type} | null {{");
            code.Line($"return !bytes.byteLength || mf.isNull(bytes) ? null : read{root.Name}(bytes);");
            code.Line("}");
        }

        code.Gap();
        code.Line($"/** Reads a payload, a response or a file that holds {Article(root.Name)}, and loads what that needs. */");
        code.Line($"export function read{root.Name}Async(input: mf.LaterInput): Promise<{type}{orNull}> {{");
        code.Line($"return mf.readAsync(input, read{root.Name}, {VersionsOf(root)});");
        code.Line("}");
        code.Gap();
        code.Line($"/** Fetches {Article(root.Name)}. */");
        code.Line($"export function fetch{root.Name}(url: string | URL, init?: RequestInit): Promise<{type}{orNull}> {{");
        code.Line($"return mf.readAsync(mf.fetched(url, init), read{root.Name}, {VersionsOf(root)});");
        code.Line("}");
        code.Gap();
        Stream(root, schema, type, read, canBeNull, cast.Length > 0);
        if (!model.LeftOut.CanWrite(root.Type))
            return;
        names.UsesWriter = true;
        code.Gap();
        code.Line($"/** Writes a payload that holds {Article(root.Name)}. */");
        code.Line($"export function write{root.Name}(value: {type}{orNull}): out.Payload {{");
        code.Line($"return {(canBeNull ? "value === null ? out.writeNull() : " : "")}out.writeRoot({schema}, value, {_writes.Function(root.Type, slot)});");
        code.Line("}");
        code.Gap();
        code.Line($"/** Writes values as ReadManyAsync reads them, each {Article(root.Name)} or null. */");
        code.Line($"export function write{root.Name}Stream(values: out.Values<{type} | null>): ReadableStream<out.Payload> {{");
        code.Line($"return out.writeMany<{type}>({schema}, values, {_writes.Function(root.Type, slot)});");
        code.Line("}");
    }

    private void Stream(Root root, string schema, string type, string read, bool canBeNull, bool needsCast)
    {
        var (generic, parameter, orNull) = canBeNull ? ("", "", "null") : ("<N extends null = never>", ", orNull?: N", "N");
        var result = $"AsyncGenerator<{type} | {orNull}, void, undefined>";
        code.Line($"/** Reads the values that WriteManyAsync wrote, each {Article(root.Name)}{(canBeNull ? "" : ", or null if `orNull` is null")}. */");
        code.Line($"export function read{root.Name}Stream{generic}(source: mf.Source, maxBytes?: number{parameter}): {result} {{");
        code.Line($"return mf.readMany(source, {schema}, {read}, {VersionsOf(root)}, maxBytes, {(canBeNull ? "null" : "orNull")}){(needsCast ? $" as {result}" : "")};");
        code.Line("}");
    }

    private void Schema(Root root, string name)
    {
        code.Line($"export const {name}: mf.Schema = {{");
        code.Line($"name: {Identifiers.Quoted(root.Name)},");
        code.Line($"header: '{Convert.ToBase64String(PayloadHead.InlineHeader(root.Schema.Descriptor.ToArray()))}',");
        if (root.Schema.Unions.Count > 0)
        {
            code.Line("unions: () => [");
            foreach (var union in root.Schema.Unions)
                code.Line($"[{names.Function(union.Type, "", "Union")}, {{ {string.Join(", ", union.Cases.Select(Case))} }}],");
            code.Line("],");
            code.Line($"told: {names.Reader("told")},");
        }

        code.Line("};");
    }

    private static string VersionsOf(Root root) => Identifiers.Camel(root.Name) + "Versions";

    /// <summary>What other versions need: in the same file, or in one that is loaded when the first one comes.</summary>
    private void Versions(Root root, string schema, Imports otherNames, Printer other)
    {
        otherNames.UsesResolution = otherNames.UsesReader = true;
        var (name, fingerprint) = (VersionsOf(root), Header(root.Schema.Descriptor, root.Schema.Cases));
        var how = new HowExpressions(model, otherNames).Print(root.Type, root.Schema.Root, root.Schema.Types);
        other.Gap();
        if (model.Options.Versions != VersionsLoading.Lazy)
        {
            other.Line($"const {name}: mf.Versions = {{");
            Resolver("now: /* @__PURE__ */ ", ",");
            other.Line("};");
            return;
        }

        // The file gets nothing of this one: bundlers would keep it for all roots. Of it, they keep what is named here.
        Resolver($"export const {name} = (schema: mf.Schema): mf.Resolver => ", ";", "schema");
        code.Gap();
        code.Line($"const {name}: mf.Versions = {{");
        code.Line("now: undefined,");
        code.Line($"load: () => import('./{model.Options.VersionsFile(root.Module)}{model.Options.ImportSuffix}').then(({{ {name} }}) => {name}({schema})),");
        code.Line("};");

        void Resolver(string start, string end, string? given = null)
        {
            var call = $"{start}via.versions({given ?? schema}, '{fingerprint}', () => {how}";
            if (root.Releases.Count == 0)
            {
                other.Line($"{call}){end}");
                return;
            }

            other.Line($"{call}, bytes => {otherNames.Reader("find")}(bytes, [");
            foreach (var release in root.Releases)
                other.Line($"['{Header(release.Descriptor, release.Cases)}', '{Convert.ToBase64String(release.Descriptor.ToArray())}'{Cases(release)}], // {TerminalText.Line(release.Release)}");
            other.Line($"])){end}");
        }
    }

    /// <summary>The header that names a schema.</summary>
    private static string Header(IEnumerable<byte> descriptor, IEnumerable<byte> cases) =>
        Convert.ToBase64String(KnownReleases.Header(descriptor, cases));

    private static string Cases(RecordedRoot release)
    {
        try
        {
            var cases = DeclaredCases.Read(release.Cases.ToArray()).ConvertAll(c => $"'{c.Union} {c.Tag}': '{Convert.ToBase64String(c.Definition)}'");
            return cases.Count == 0 ? "" : $", {{ {string.Join(", ", cases)} }}";
        }
        catch (MemFormatException exception)
        {
            throw new PrintingException($"The recorded schema of {release.Label} cannot be used: {exception.Message}");
        }
    }

    private static string Case(ComposedCase one) =>
        $"{one.Tag.ToString(CultureInfo.InvariantCulture)}: {{ definition: '{Convert.ToBase64String(one.Definition.ToArray())}'{(one.IsAdded ? ", isAdded: true" : "")} }}";

    private static string Article(string name) => ("AEIOU".Contains(name[0], StringComparison.Ordinal) ? "an " : "a ") + name;
}
