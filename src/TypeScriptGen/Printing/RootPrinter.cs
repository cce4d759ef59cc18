using System.Buffers.Binary;
using MemFormat.Schema.Composition;

namespace MemFormat.Tools.Printing;

/// <summary>Prints the functions that read and write payloads of a root.</summary>
internal sealed class RootPrinter(TypeScriptModel model, Imports names, Printer code)
{
    private readonly TypeExpressions _types = new(model, names);
    private readonly ReadExpressions _reads = new(model, names);
    private readonly WriteStatements _writes = new(model, names);

    public void Print(Root root)
    {
        names.UsesReader = names.UsesResolution = true;
        var (slot, schema) = (root.Schema.Root, Identifiers.Camel(root.Name) + "Schema");
        var type = _types.NotNull(root.Type);
        var read = _reads.Function(root.Type, slot, root.Schema.Types);
        if (ReadExpressions.SaysNull(slot))
            read = $"r => mf.notNull(r, {_reads.Value(root.Type, slot, root.Schema.Types)})";
        var cast = ReadExpressions.NeedsCast(root.Type, slot) ? " as " + type : "";
        Schema(root, schema);
        code.Gap();
        // A root is nullable if it is in C#, or if unknown cases become null. For other roots you ask for null.
        var canBeNull = model.CanBeNull(root);
        var orNull = canBeNull ? " | null" : "";
        code.Line($"/** Reads a payload that holds {Article(root.Name)}. */");
        code.Line($"export function read{root.Name}(bytes: mf.Input): {type}{orNull} {{");
        code.Line($"return {(canBeNull ? "mf.isNull(bytes) ? null : " : "")}mf.readRoot(bytes, {schema}, {read}, via.resolve){cast};");
        code.Line("}");
        if (!canBeNull)
        {
            code.Gap();
            code.Line($"/** Reads a payload that holds {Article(root.Name)}, or null. */");
            code.Line($"export function read{root.Name}OrNull(bytes: mf.Input): {type} | null {{");
            code.Line($"return mf.isNull(bytes) ? null : read{root.Name}(bytes);");
            code.Line("}");
        }

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
    }

    private void Stream(Root root, string schema, string type, string read, bool canBeNull, bool needsCast)
    {
        var (generic, parameter, orNull) = canBeNull ? ("", "", "null") : ("<N extends null = never>", ", orNull?: N", "N");
        var result = $"AsyncGenerator<{type} | {orNull}, void, undefined>";
        code.Line($"/** Reads the values that WriteManyAsync wrote, each {Article(root.Name)}{(canBeNull ? "" : ", or null if `orNull` is null")}. */");
        code.Line($"export function read{root.Name}Stream{generic}(source: mf.Source, maxBytes?: number{parameter}): {result} {{");
        code.Line($"return mf.readMany(source, {schema}, {read}, via.resolve, maxBytes, {(canBeNull ? "null" : "orNull")}){(needsCast ? $" as {result}" : "")};");
        code.Line("}");
    }

    private void Schema(Root root, string name)
    {
        code.Line($"const {name}: via.Resolvable = {{");
        code.Line($"header: '{Convert.ToBase64String(PayloadHead.InlineHeader(root.Schema.Descriptor.ToArray()))}',");
        code.Line($"fingerprint: '{Convert.ToBase64String(Fingerprint(root.Schema))}',");
        code.Line($"root: {new HowExpressions(model, names).Of(root.Type, root.Schema.Root, root.Schema.Types)},");
        if (root.Schema.Unions.Count > 0)
        {
            code.Line("unions: () => [");
            foreach (var union in root.Schema.Unions)
                code.Line($"[{names.Function(union.Type, "", "Union")}, {{ {string.Join(", ", union.Cases.Select(Case))} }}],");
            code.Line("],");
        }

        code.Line("};");
    }

    /// <summary>The header of eight bytes.</summary>
    private static byte[] Fingerprint(ComposedSchema schema)
    {
        var bytes = new byte[Fingerprints.LongSize];
        BinaryPrimitives.WriteUInt64LittleEndian(bytes, Fingerprints.LongHeader(Fingerprints.Of(Fingerprints.Hash([.. schema.Descriptor, .. schema.Cases]))));
        return bytes;
    }

    private static string Case(ComposedCase one) =>
        $"{one.Tag.ToString(CultureInfo.InvariantCulture)}: {{ definition: '{Convert.ToBase64String(one.Definition.ToArray())}'{(one.IsAdded ? ", isAdded: true" : "")} }}";

    private static string Article(string name) => ("AEIOU".Contains(name[0], StringComparison.Ordinal) ? "an " : "a ") + name;
}
