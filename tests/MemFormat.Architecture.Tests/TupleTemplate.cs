namespace MemFormat.Architecture.Tests;

/// <summary>Prints the structs that know the elements of tuples, one per number of elements.</summary>
internal static class TupleTemplate
{
    private const int Nested = 8;

    /// <summary>A file with the structs of tuples of so many elements.</summary>
    public static string File(int first, int last) =>
        $$"""
        // Printed by tests/MemFormat.Architecture.Tests/TupleTemplate.cs: change that, then run its tests with MEMFORMAT_ACCEPT=1.
        using MemFormat.Codecs.Finding;
        using MemFormat.Codecs.Tuples;

        namespace MemFormat.Codecs;

        {{string.Join("\n\n", Enumerable.Range(first, last - first + 1).Select(Struct))}}

        """;

    private static string Struct(int count)
    {
        var plain = Enumerable.Range(1, Math.Min(count, Nested - 1)).ToList();
        var isNested = count == Nested;
        var types = string.Join(", ", plain.Select(i => $"T{i}").Concat(isNested ? ["TRest"] : []));

        // Each type beside its codec: so structs of all lengths name the parts by the same numbers, and the assembly has these names once.
        var parameters = string.Join(", ", plain.Select(i => $"T{i}, TCodec{i}").Concat(isNested ? ["TRest, TRestElements"] : []));
        var tuple = $"ValueTuple<{types}>";
        var summary = isNested
            ? "Tuples of more than seven elements: .NET nests the elements after the seventh in another tuple, the format does not."
            : $"Tuples of {count} element{(count == 1 ? "" : "s")}.";
        return $$"""
            /// <summary>{{summary}}</summary>
            [EditorBrowsable(EditorBrowsableState.Never)]
            [CodecFor]
            public struct TupleElements<{{parameters}}>
                : ITupleElements<{{tuple}}>
            {{Lines(4, plain, i => $"where TCodec{i} : struct, IMemFormatCodec<T{i}>", isNested ? "where TRest : struct\n    where TRestElements : struct, ITupleElements<TRest>" : null)}}
            {
                public static long Size =>{{(count < 4 ? " " : "\n        ")}}{{string.Join("\n        + ", plain.Select(i => $"TupleElement<T{i}, TCodec{i}>.Size").Concat(isNested ? ["TRestElements.Size"] : []).Chunk(4).Select(c => string.Join(" + ", c)))}};

                public static void Describe(SchemaComposer schema){{Body(plain, i => $"TCodec{i}.Describe(schema);", isNested ? "TRestElements.Describe(schema);" : null)}}

                [MethodImpl(MethodImplOptions.AggressiveInlining)]
                public static void AddFlags(ref TupleFlags flags, {{tuple}} value){{Body(plain, i => $"TupleElement<T{i}, TCodec{i}>.AddFlag(ref flags, value.Item{i});", isNested ? "TRestElements.AddFlags(ref flags, value.Rest);" : null)}}

                [MethodImpl(MethodImplOptions.AggressiveInlining)]
                public static void Write(ref MemFormatWriter writer, {{tuple}} value){{Body(plain, i => $"TupleElement<T{i}, TCodec{i}>.Write(ref writer, value.Item{i});", isNested ? "TRestElements.Write(ref writer, value.Rest);" : null)}}

                [MethodImpl(MethodImplOptions.AggressiveInlining)]
                public static {{tuple}} Read(ref MemFormatReader reader, ref TupleFlags flags) => new(
            {{Lines(8, plain, i => $"TupleElement<T{i}, TCodec{i}>.Read(ref reader, ref flags){(i == count ? ");" : ",")}", isNested ? "TRestElements.Read(ref reader, ref flags));" : null)}}

                public static void ReadElement(ref MemFormatReader reader, ref {{tuple}} value, int element, PlanNode? node)
                {
                    switch (element)
                    {
            {{Lines(12, plain, i => $"{(i == count ? "default" : $"case {i - 1}")}: value.Item{i} = TupleElement<T{i}, TCodec{i}>.ReadResolved(ref reader, node); break;", isNested ? "default: TRestElements.ReadElement(ref reader, ref value.Rest, element - 7, node); break;" : null)}}
                    }
                }
            }
            """;
    }

    private static string Body(List<int> elements, Func<int, string> line, string? last) =>
        elements.Count == 1 ? $" => {line(1)}" : $"\n    {{\n{Lines(8, elements, line, last)}\n    }}";

    private static string Lines(int indent, IEnumerable<int> elements, Func<int, string> line, string? last) =>
        string.Join("\n", elements.Select(line).Concat(last is null ? [] : [last]).Select(l => new string(' ', indent) + l));
}
