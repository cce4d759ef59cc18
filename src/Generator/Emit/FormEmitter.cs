using MemFormat.Generator.Parsing.Symbols;
using MemFormat.Schema.Shapes;

namespace MemFormat.Generator.Emit;

/// <summary>Prints the forms of collections that only their own methods can create.</summary>
internal static class FormEmitter
{
    private const string Mf = Names.Alias;

    public static string Emit(IEnumerable<FormShape> forms)
    {
        var code = CodeWriter.Begin().Write($"namespace {KnownNames.GeneratedNamespace};");
        foreach (var form in forms)
        {
            code.Write($$"""

                /// <summary>How collections of a type give their elements and are made of them.</summary>
                {{Names.Generated}}
                internal readonly struct {{form.Name}} : {{Mf}}::ISequenceForm<{{form.Collection}}, {{form.Element}}>
                {
                    /// <inheritdoc/>
                    public static global::System.ReadOnlySpan<{{form.Element}}> Items({{form.Collection}} value, scoped ref {{Mf}}::PooledItems<{{form.Element}}> copy) =>
                        copy.CopyOf((global::System.Collections.Generic.IEnumerable<{{form.Element}}>)value);

                    /// <inheritdoc/>
                    {{Of(form)}}
                }
                """);
        }

        return code.End();
    }

    private static IEnumerable<string> Of(FormShape form)
    {
        var signature = $"public static {form.Collection} Of({form.Element}[] items, global::MemFormat.MemFormatLimits limits)";
        return form.Builder is not null ? [$"{signature} => {form.Builder};"] :
        [
            signature,
            "{",
            $"    var value = new {form.Collection}();",
            "    foreach (var item in items) value.Add(item);",
            "    return value;",
            "}",
        ];
    }
}
