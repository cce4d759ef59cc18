using Microsoft.CodeAnalysis.CSharp;

namespace MemFormat.Generator.Emit;

/// <summary>Prints the struct that knows the cases of a union.</summary>
internal sealed class UnionEmitter(UnionShape union)
{
    private const string Mf = Names.Alias;

    /// <summary>Prints it by itself.</summary>
    public void Emit(CodeWriter code) => Emit(code, [Names.Generated, $"internal readonly struct {union.Struct} : {Interface}"], null);

    /// <summary>Prints it into a type.</summary>
    /// <param name="code">The writer to write to.</param>
    /// <param name="shape">The type that it is printed into.</param>
    /// <param name="isInside">Whether it is printed into the type's codec, since a member is the union; else the type is.</param>
    public void Emit(CodeWriter code, TypeShape shape, bool isInside) => Emit(
        code,
        isInside ? [$"public readonly struct {union.Struct} : {Interface}"] :
        [
            Names.Generated,
            .. shape.IsClsChecked
                ? ["#pragma warning disable CS3010 // Where the union is an interface, it has a member that is not for all languages.",
                    "[global::System.CLSCompliant(false)]"]
                : new string[0],
            $"public {(shape.HidesCases ? "new " : "")}readonly struct {Names.KnownCases(shape, union.Struct)} : {Interface}",
            .. CodecEmitter.Constraints(shape).Select(c => "    " + c),
        ],
        shape);

    private string Interface => union.Held is { } held ? $"{Mf}::IMemFormatValueUnion<{held.Type}>" : Mf + "::IMemFormatUnion";

    private void Emit(CodeWriter code, IEnumerable<string> declaration, TypeShape? shape)
    {
        using (code.Open($"""
            /// <summary>The cases of the union {union.Label.Replace("@", "")}.</summary>
            {Names.Hidden}
            {declaration}
            """))
        {
            if (union.Held is null)
                EmitMembers(code, shape);
            else
                new ValueUnionEmitter(union).Emit(code);
        }
    }

    private void EmitMembers(CodeWriter code, TypeShape? shape) => code.Write($$"""
            /// <inheritdoc/>
            public static string Name => {{SymbolDisplay.FormatLiteral(union.Label, quote: true)}};

            {{UnknownCaseEmitter.Members(union)}}
            /// <inheritdoc/>
            public static int Find(object value)
            {
                var type = value.GetType();
                {{union.Cases.Select((c, i) => (Case: c, Ordinal: i)).OrderBy(c => Names.StandsForCases(c.Case.Type)).Select(c => $"if ({Test(c.Case.Type)}) return {c.Ordinal};")}}
                return -1;
            }

            /// <inheritdoc/>
            public static void Write({{Names.Writer}}, object value, int ordinal)
            {
                switch (ordinal)
                {
                    {{union.Cases.Select((c, i) => $"case {i}: {Names.Codec(c.Type)}.Write(ref writer, ({c.Type.Name})value); break;")}}
                }
            }

            /// <inheritdoc/>
            public static object? Read({{Names.Reader}}, int ordinal)
            {
                switch (ordinal)
                {
                    {{union.Cases.Select((c, i) => $"case {i}: return {Names.Codec(c.Type)}.Read(ref reader);")}}
                }

                return null;
            }

            /// <inheritdoc/>
            public static object? Read({{Names.Reader}}, int ordinal, {{Mf}}::PlanNode node)
            {
                switch (ordinal)
                {
                    {{union.Cases.Select((c, i) => $"case {i}: return {Names.ReadResolved(c.Type, "node")};")}}
                }

                return null;
            }

            /// <inheritdoc/>
            public static void Describe({{Mf}}::UnionComposer cases)
            {
                {{union.Cases.Select(c => $"cases.Case<{Names.Codec(c.Type)}>({c.Tag.ToString(Names.Culture)}{Has(c, shape!)});")}}
            }
            """);

    /// <summary>Whether a generic union has the case with its arguments, if that depends on them.</summary>
    private static string Has(UnionCaseShape one, TypeShape shape) =>
        one.Unions.Count == 0 ? "" : ", " + string.Join(" || ", one.Unions.Select(u => string.Join(
        " && ",
        shape.TypeParameters.Zip(u.Arguments, (p, a) => (p.Name, Argument: a.Name)).Where(p => p.Name != p.Argument)
            .Select(p => $"typeof({p.Name}) == typeof({p.Argument})"))));

    private static string Test(TypeRef type) => Names.StandsForCases(type)
        ? $"value is {type.Name} && {Mf}::UnionCases.Contains<{Names.Cases(type)}>(value)"
        : $"type == typeof({type.Name})";
}
