using Microsoft.CodeAnalysis.CSharp;

namespace MemFormat.Generator.Emit;

/// <summary>Prints the struct that knows the cases of a union of the language: it tells them, and makes the union of them.</summary>
internal sealed class ValueUnionEmitter(UnionShape union)
{
    private const string Mf = Names.Alias;

    private readonly HeldUnionShape _held = union.Held!;

    private IEnumerable<(UnionCaseShape Case, int Ordinal)> Cases => union.Cases.Select((c, i) => (c, i));

    /// <summary>The members of the struct.</summary>
    public void Emit(CodeWriter code) => code.Write($$"""
        /// <inheritdoc/>
        public static string Name => {{SymbolDisplay.FormatLiteral(union.Label, quote: true)}};

        {{UnknownCaseEmitter.Members(union)}}
        /// <inheritdoc/>
        public static bool IsNull({{_held.Type}} union) => {{string.Join(" || ", Nulls())}};

        /// <inheritdoc/>
        public static object? ValueOf({{_held.Type}} union) => union.Value;

        /// <inheritdoc/>
        public static int Find({{_held.Type}} union)
        {
            {{Tests()}}
            return -1;
        }

        /// <inheritdoc/>
        public static void Write({{Names.Writer}}, {{_held.Type}} union, int ordinal)
        {
            switch (ordinal)
            {
                {{Cases.Select(c => $"case {c.Ordinal}: {Write(c.Case)}")}}
            }
        }

        /// <inheritdoc/>
        public static {{_held.Type}} ReadValue({{Names.Reader}}, int ordinal)
        {
            switch (ordinal)
            {
                {{Cases.Select(c => $"case {c.Ordinal}: return {New(c.Case, $"{Codec(c.Case)}.Read(ref reader)")};")}}
            }

            return default;
        }

        /// <inheritdoc/>
        public static {{_held.Type}} ReadValue({{Names.Reader}}, int ordinal, {{Mf}}::PlanNode node)
        {
            switch (ordinal)
            {
                {{Cases.Select(c => $"case {c.Ordinal}: return {New(c.Case, ReadResolved(c.Case))};")}}
            }

            return default;
        }

        /// <inheritdoc/>
        public static void Describe({{Mf}}::UnionComposer cases)
        {
            {{Cases.Select(c => $"cases.Case<{Names.Codec(c.Case.Type)}>({c.Case.Tag.ToString(Names.Culture)});")}}
        }
        """);

    /// <summary>A union within the union can be null, too, and the outer one is null with it.</summary>
    private IEnumerable<string> Nulls()
    {
        if (!_held.IsValueType)
            yield return "(object?)union is null"; // Compilers ask for C# 15 to match a union itself.
        yield return _held.HasTest ? "!union.HasValue" : "union.Value is null";
        foreach (var (one, ordinal) in Cases.Where(c => c.Case.Type.IsHolder || c.Case.Type.Kind == TypeRefKind.Parameter))
        {
            var value = "value" + ordinal.ToString(Names.Culture);
            yield return one.Held!.HasAccess
                ? $"union.TryGetValue(out {one.Type.Name} {value}) && {Codec(one)}.IsNull({value})"
                : $"union.Value is {one.Type.Name} {value} && {Codec(one)}.IsNull({value})";
        }
    }

    /// <summary>First what needs no object, then the exact types, then those of which values have others.</summary>
    private IEnumerable<string> Tests()
    {
        foreach (var (one, ordinal) in Cases.Where(c => c.Case.Held!.HasAccess))
            yield return $"if (union.TryGetValue(out {one.Type.Name} _)) return {ordinal};";
        var boxed = Cases.Where(c => !c.Case.Held!.HasAccess).ToList();
        if (boxed.Count == 0)
            yield break;
        yield return "var value = union.Value;";
        if (boxed.Exists(c => !IsOpen(c.Case)))
        {
            yield return "if (value is null) return -1;";
            yield return "var type = value.GetType();";
        }

        foreach (var (one, ordinal) in boxed.OrderBy(c => IsOpen(c.Case)))
            yield return $"if ({Test(one)}) return {ordinal};";
    }

    private static bool IsOpen(UnionCaseShape one) => one.Held!.IsOpen || Names.StandsForCases(one.Type);

    private static string Test(UnionCaseShape one) => !IsOpen(one) ? $"type == typeof({one.Type.Name})"
        : Names.StandsForCases(one.Type)
            ? $"value is {one.Type.Name} && {Mf}::UnionCases.Contains<{Names.Cases(one.Type)}>(value)"
            : $"value is {one.Type.Name}";

    private static string Write(UnionCaseShape one) => one.Held!.HasAccess
        ? $"if (union.TryGetValue(out {one.Type.Name} {Local(one)})) {Codec(one)}.Write(ref writer, {Local(one)}); break;"
        : $"{Codec(one)}.Write(ref writer, ({one.Type.Name})union.Value); break;";

    private static string Local(UnionCaseShape one) => "value" + one.Tag.ToString(Names.Culture);

    private static string ReadResolved(UnionCaseShape one) => one.Type.Kind == TypeRefKind.Parameter
        ? $"{Codec(one)}.ReadResolved(ref reader, node)"
        : Names.ReadResolved(one.Type, "node");

    /// <summary>The codec of a case's values, which are never null.</summary>
    private static string Codec(UnionCaseShape one) => Names.Member(one.Type, compact: false);

    private string New(UnionCaseShape one, string value) => $"new {_held.Type}(({one.Held!.Declared}){value})";
}
