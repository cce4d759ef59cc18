using MemFormat.Generator.Parsing.Model;
using Microsoft.CodeAnalysis.CSharp;

namespace MemFormat.Generator.Emit;

/// <summary>Prints the look-up of a context's roots.</summary>
internal static class ContextEmitter
{
    public static string Emit(ContextShape shape)
    {
        var code = CodeWriter.Begin(string.Join(", ", shape.Warnings));
        if (shape.Namespace.Length > 0)
            code.Write($"namespace {shape.Namespace};\n");
        var blocks = new Stack<IDisposable>(shape.Declarations.Select(declaration => (IDisposable)code.Open(declaration)));
        code.Write($$"""
            /// <summary>The only instance you need.</summary>
            public static {{shape.FullName}} Default { get; } = new {{shape.FullName}}();

            /// <inheritdoc/>
            {{Names.Generated}}
            protected override global::System.Collections.Generic.IReadOnlyList<global::MemFormat.MemFormatRoot> FindRoots() => new global::MemFormat.MemFormatRoot[]
            {
                {{shape.Listed.Select(r => $"new(typeof({r.Type}), {(r.Name is null ? "null" : SymbolDisplay.FormatLiteral(r.Name, quote: true))}),")}}
            };

            /// <inheritdoc/>
            {{Names.Generated}}
            {{(shape.IsClsChecked ? ["[global::System.CLSCompliant(false)]"] : new string[0])}}
            protected override global::MemFormat.MemFormatCodec? FindCodec(global::System.Type type)
            {
                {{shape.Roots.Select(r => $"if (type == typeof({r.Name})) return {Names.Alias}::StructCodec<{r.Name}, {Names.Codec(r)}>.Instance;")}}
                return null;
            }
            """);
        while (blocks.Count > 0)
            blocks.Pop().Dispose();
        return code.End();
    }
}
