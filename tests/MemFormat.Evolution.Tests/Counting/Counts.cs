namespace MemFormat.Evolution.Tests;

/// <summary>Programs whose emitted code counts, per type, the values that are read straight on and those that are resolved.</summary>
internal static class Counts
{
    private const string Counter = """

        public static class Counter
        {
            public static readonly SortedDictionary<string, int> Straight = [], Resolved = [];
            public static void Add(SortedDictionary<string, int> counts, string type) { counts.TryGetValue(type, out var count); counts[type] = count + 1; }
        }
        """;

    /// <summary>Compiles a program that counts.</summary>
    public static World Program(string code) => new(Compiler.CompileChanged("Program", code + Counter, Insert));

    /// <summary>Reads a payload and says what was read straight on and what was resolved.</summary>
    public static string Of(World world, string type, byte[] payload)
    {
        var counter = world.Type("Counter");
        var (straight, resolved) = (Map(counter, "Straight"), Map(counter, "Resolved"));
        straight.Clear();
        resolved.Clear();
        world.Codec(type).DeserializeObject(payload);
        return $"straight: {Text(straight)}; resolved: {Text(resolved)}";
    }

    private static SortedDictionary<string, int> Map(Type counter, string name) =>
        (SortedDictionary<string, int>)counter.GetField(name)!.GetValue(null)!;

    private static string Text(SortedDictionary<string, int> counts) =>
        counts.Count == 0 ? "none" : string.Join(", ", counts.Select(c => $"{c.Key} {c.Value}"));

    /// <summary>Marks the two ways in the emitted text; it is an error here when that no longer has the lines.</summary>
    private static string Insert(string code)
    {
        const string Way = "if (node.IsExact) return Read(ref reader);";
        const string Start = "M_::IMemFormattable<";

        // A union of an interface has cases and no values of its own.
        if (code.Contains("struct MemFormatCases :", StringComparison.Ordinal) && !code.Contains("struct MemFormatCodec :", StringComparison.Ordinal))
            return code;
        Assert.Equal(2, code.Split(Way).Length);
        var start = code.IndexOf(Start, StringComparison.Ordinal);
        Assert.True(start > 0);
        var name = code[(start + Start.Length)..code.IndexOf(',', start)];
        var type = name[(name.LastIndexOf("::", StringComparison.Ordinal) + 2)..];
        var read = code.IndexOf(" Read(ref MF_::MemFormatReader reader)", StringComparison.Ordinal);
        Assert.True(read > 0);
        var brace = code.IndexOf('{', read) + 1;
        code = code.Insert(brace, $" global::Counter.Add(global::Counter.Straight, \"{type}\");");
        return code.Replace(Way, $"{Way} global::Counter.Add(global::Counter.Resolved, \"{type}\");", StringComparison.Ordinal);
    }
}
