using System.Linq;
using MemFormat.Schema.Shapes;
using Microsoft.CodeAnalysis.CSharp;

namespace MemFormat.Generator.Emit;

/// <summary>Prints the struct that knows the cases of a union.</summary>
internal sealed class UnionEmitter(UnionShape union)
{
    private const string Mf = Names.Alias;

    /// <summary>Prints it.</summary>
    /// <param name="code">Where to.</param>
    /// <param name="shape">The type that it is printed into.</param>
    /// <param name="isInside">Whether it is printed into the type's codec, since a member is the union; else the type is.</param>
    public void Emit(CodeWriter code, TypeShape shape, bool isInside)
    {
        code.Line($"/// <summary>The cases of the union {union.Label.Replace("@", "")}.</summary>");
        code.Line("[global::System.ComponentModel.EditorBrowsable(global::System.ComponentModel.EditorBrowsableState.Never)]");
        if (isInside)
        {
            using (code.Open($"public readonly struct {union.Struct} : {Mf}::IMemFormatUnion"))
                EmitMembers(code);
            return;
        }

        if (shape.IsClsChecked)
            code.Line("[global::System.CLSCompliant(false)]");
        code.Line($"public {(shape.HidesCases ? "new " : "")}readonly struct {Names.OwnCases(shape, union.Struct)} : {Mf}::IMemFormatUnion");
        using (code.Indent())
        {
            foreach (var parameter in shape.TypeParameters)
                code.Line($"where {parameter.Codec} : struct, {Mf}::IMemFormatCodec<{parameter.Name}>");
        }

        using (code.Braces())
            EmitMembers(code);
    }

    private void EmitMembers(CodeWriter code)
    {
        Inherit(code, $"string Name => {SymbolDisplay.FormatLiteral(union.Label, quote: true)};");
        code.Line();
        Inherit(code, $"global::MemFormat.MemUnknownCase UnknownCase => global::MemFormat.MemUnknownCase.{(union.UnknownIsNull ? "Null" : "Throw")};");
        code.Line();
        using (Method(code, "int Find(object value)"))
        {
            code.Line("var type = value.GetType();");
            foreach (var (@case, ordinal) in union.Cases.Select((c, i) => (c, i)).OrderBy(c => c.c.Type.IsUnion))
                code.Line($"if ({Test(@case.Type)}) return {ordinal};");
            code.Line("return -1;");
        }

        code.Line();
        using (Method(code, "void Write(ref global::MemFormat.MemFormatWriter writer, object value, int ordinal)"))
        using (code.Open("switch (ordinal)"))
        {
            for (var i = 0; i < union.Cases.Count; i++)
                code.Line($"case {i}: {Names.Codec(union.Cases[i].Type)}.Write(ref writer, ({union.Cases[i].Type.Name})value); break;");
        }

        code.Line();
        using (Method(code, $"object? Read(ref global::MemFormat.MemFormatReader reader, int ordinal, {Mf}::PlanNode node)"))
        {
            using (code.Open("switch (ordinal)"))
            {
                for (var i = 0; i < union.Cases.Count; i++)
                    code.Line($"case {i}: return {Names.Codec(union.Cases[i].Type)}.ReadResolved(ref reader, node);");
            }

            code.Line("return null;");
        }

        code.Line();
        using (Method(code, $"void Describe({Mf}::UnionComposer cases)"))
        {
            foreach (var @case in union.Cases)
                code.Line($"cases.Case<{Names.Codec(@case.Type)}>({@case.Tag});");
        }
    }

    /// <summary>A case that is a union has no type of its own: it stands for all its cases.</summary>
    private static string Test(TypeRef type) => type.IsUnion
        ? $"value is {type.Name} && {Mf}::UnionCases.Contains<{Names.Cases(type)}>(value)"
        : $"type == typeof({type.Name})";

    private static CodeWriter.Block Method(CodeWriter code, string signature)
    {
        code.Line("/// <inheritdoc/>");
        return code.Open("public static " + signature);
    }

    private static void Inherit(CodeWriter code, string property) => code.Line("/// <inheritdoc/>").Line("public static " + property);
}
