using System.Globalization;

namespace MemFormat.Generator.Benchmarks;

/// <summary>The source files of a project: one per type, one that has nothing to do with them, one that serializes.</summary>
internal static class Corpus
{
    public const string Unrelated = """
        namespace Shop;

        public static class Unrelated
        {
            public static int Answer() => 42;
        }
        """;

    private const int CallsPerProject = 10;

    /// <summary>
    /// A type of eight members. Nine of ten refer to the type before, so that there are chains of ten types.
    /// </summary>
    public static string Type(int index, string moreMembers = "")
    {
        var neighbour = index % 10 == 0 ? "string? Comment" : $"{Name(index - 1)}? Previous";
        return $$"""
            using System;
            using System.Collections.Generic;
            using MemFormat;

            namespace Shop;

            [MemFormattable]
            public sealed partial class {{Name(index)}}
            {
                public int Id { get; set; }
                public string Title { get; set; } = "";
                public DateTime ChangedAt { get; set; }
                public double Weight { get; set; }
                public bool Active { get; set; }
                public int? Rank { get; set; }
                public List<string> Labels { get; set; } = [];
                public {{neighbour}} { get; set; }
            {{moreMembers}}}
            """;
    }

    /// <summary>Calls that the generator intercepts.</summary>
    public static string Calls(int types)
    {
        var calls = Enumerable.Range(0, Math.Min(types, CallsPerProject))
            .Select(i => $"    public static byte[] Write{i}({Name(i)} value) => MemFormatSerializer.Serialize(value);\n");
        return $"using MemFormat;\n\nnamespace Shop;\n\npublic static class Calls\n{{\n{string.Concat(calls)}}}\n";
    }

    private static string Name(int index) => "Item" + index.ToString("0000", CultureInfo.InvariantCulture);
}
