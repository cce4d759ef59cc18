namespace MemFormat.Generator.Emit;

/// <summary>Prints the structs that types need and the runtime lacks.</summary>
internal static class FormEmitter
{
    private const string Mf = Names.Alias, Inherited = "/// <inheritdoc/>";

    public static string Emit(IEnumerable<FormShape> forms)
    {
        var code = CodeWriter.Begin().Write($"namespace {KnownNames.GeneratedNamespace};");
        foreach (var form in forms)
        {
            var (role, face, body) = form switch
            {
                SequenceFormShape sequence =>
                    ("How collections of a type give their elements and are made of them.", $"ISequenceForm<{form.Type}, {sequence.Element}>",
                        Sequence(sequence)),
                RowFormShape row => ("The numbers that a struct consists of.", $"INumberRow<{form.Type}, {row.Number}>", Row(row)),
                TextFormShape text => ("Values of a type as text.", $"IMemFormatCodec<{form.Type}>", Text(text)),
                _ => ("A byte for a struct without members.", $"IMemFormatCodec<{form.Type}>", Empty(form)),
            };
            code.Write($$"""

                /// <summary>{{role}}</summary>
                {{Names.Generated}}
                internal readonly struct {{form.Name}} : {{Mf}}::{{face}}
                {
                    {{body}}
                }
                """);
        }

        return code.End();
    }

    private static IEnumerable<string> Sequence(SequenceFormShape form)
    {
        var signature = $"public static {form.Type} Of({form.Element}[] items, global::MemFormat.MemFormatLimits limits)";
        return
        [
            Inherited,
            $"public static global::System.ReadOnlySpan<{form.Element}> Items({form.Type} value, scoped ref {Mf}::PooledItems<{form.Element}> copy) =>",
            $"    copy.CopyOf((global::System.Collections.Generic.IEnumerable<{form.Element}>)value);",
            "",
            Inherited,
            .. form.Builder is not null ? [$"{signature} => {form.Builder};"] : Block(
                signature,
                $"var value = new {form.Type}();",
                "foreach (var item in items) value.Add(item);",
                "return value;"),
        ];
    }

    private static IEnumerable<string> Row(RowFormShape form) => [Inherited, $"public static string Names => \"{form.Numbers}\";"];

    private static IEnumerable<string> Text(TextFormShape form) =>
    [
        .. form.IsValueType ? Method("byte NullHead", StringEncoding.Null.ToString(Names.Culture)) : [],
        .. Method($"void Describe({Mf}::SchemaComposer schema)", $"{Mf}::StringCodec.Describe(schema)"),
        .. Method($"void Write({Names.Writer}, {form.Type} value)",
            $"writer.WriteNullableString({(form.IsValueType ? "" : "value is null ? null : ")}{form.Text})"),
        .. Method($"{form.Type} Read({Names.Reader})", "ReadResolved(ref reader, null)"),
        Inherited,
        .. Block(
            $"public static {form.Type} ReadResolved({Names.Reader}, {Mf}::PlanNode? node)",
            [$"var text = {Mf}::StringCodec.Read(ref reader, node, out {(form.Parse.Any(p => p.Contains("maxDepth")) ? "var maxDepth" : "_")});",
                "if (text is null) return default!;", .. form.Parse]),
    ];

    private static IEnumerable<string> Empty(FormShape form) =>
    [
        .. Method("int MinSize", "1"),
        Inherited,
        .. Block(
            $"public static void Describe({Mf}::SchemaComposer schema)",
            $"if (schema.Begin<{form.Name}>(typeof({form.Type}), \"00\", \"\", instanceSize: 1)) schema.End();"),
        "",
        .. Method($"void Write({Names.Writer}, {form.Type} value)", "writer.WriteByte(0)"),
        Inherited,
        .. Block(
            $"public static {form.Type} Read({Names.Reader})",
            $"if (reader.ReadByte() != 0) {Mf}::MemFormatThrow.InvalidData();",
            "return default;"),
        "",
        Inherited,
        .. Block(
            $"public static {form.Type} ReadResolved({Names.Reader}, {Mf}::PlanNode node)",
            "if (node.IsExact) return Read(ref reader);",
            "var plan = node.Open(ref reader);",
            "plan.HasMore(ref reader);",
            "return default;"),
    ];

    /// <summary>A method of one expression, and the empty line after it.</summary>
    private static IEnumerable<string> Method(string signature, string value) => [Inherited, $"public static {signature} => {value};", ""];

    private static IEnumerable<string> Block(string signature, params string[] lines) => [signature, "{", .. lines.Select(l => "    " + l), "}"];
}
