namespace MemFormat.Tool.Inspecting;

/// <summary>What differs between two files with values, in words: first of their schemas, then of each value and the one at its place.</summary>
internal static class DataDifferences
{
    private const int LongestText = 60;

    public static IEnumerable<string> Between(FileInfo first, FileInfo second, KnownNames names, int most)
    {
        using var before = DataFiles.Open(first.FullName, names);
        using var after = DataFiles.Open(second.FullName, names);
        foreach (var line in OfSchemas(before.Schemas(), after.Schemas()))
            yield return line;
        var (values, others) = (before.Count(), after.Count());
        if (values != others)
            yield return FormattableString.Invariant($"values: {values} -> {others}");
        var found = new List<string>();
        OfValues(before, after, found, most);
        foreach (var line in found)
            yield return line;
    }

    /// <summary>The last schemas are the newest ones.</summary>
    private static IEnumerable<string> OfSchemas(IReadOnlyList<MemFormatSchema> before, IReadOnlyList<MemFormatSchema> after) =>
        before.Count > 0 && after.Count > 0 ? MemFormatSchema.Compare(before[^1], after[^1]).Select(d => "schema: " + d) : [];

    private static void OfValues(DataFile before, DataFile after, List<string> found, int most)
    {
        using var others = new ValueQueue(after);
        long number = 0;
        before.Visit(value =>
        {
            if (others.Next() is not { } other)
                return false;
            using (other)
            using (var own = Parse(value))
            {
                Compare(own.RootElement, other.RootElement, before is PayloadFile ? "value" : FormattableString.Invariant($"value {number}"), found,
                    most);
            }

            number++;
            return found.Count < most;
        });
    }

    private static void Compare(JsonElement before, JsonElement after, string path, List<string> found, int most)
    {
        if (found.Count >= most)
            return;
        if (before.ValueKind == JsonValueKind.Object && after.ValueKind == JsonValueKind.Object)
        {
            var present = after.EnumerateObject().GroupBy(p => p.Name).ToDictionary(g => g.Key, g => g.Last().Value);
            foreach (var property in before.EnumerateObject())
            {
                if (present.Remove(property.Name, out var other))
                    Compare(property.Value, other, $"{path}.{property.Name}", found, most);
                else
                    found.Add($"{path}.{property.Name}: {Text(property.Value)} -> nothing");
            }

            found.AddRange(present.Select(p => $"{path}.{p.Key}: nothing -> {Text(p.Value)}"));
        }
        else if (before.ValueKind == JsonValueKind.Array && after.ValueKind == JsonValueKind.Array)
        {
            if (before.GetArrayLength() != after.GetArrayLength())
                found.Add(FormattableString.Invariant($"{path}: {before.GetArrayLength()} elements -> {after.GetArrayLength()}"));
            foreach (var (pair, i) in before.EnumerateArray().Zip(after.EnumerateArray()).Select((pair, i) => (pair, i)))
                Compare(pair.First, pair.Second, FormattableString.Invariant($"{path}[{i}]"), found, most);
        }
        else if (before.GetRawText() != after.GetRawText())
        {
            found.Add($"{path}: {Text(before)} -> {Text(after)}");
        }
    }

    private static string Text(JsonElement value) =>
        value.GetRawText() is { Length: > LongestText } text ? text[..LongestText] + "…" : value.GetRawText();

    private static JsonDocument Parse(DataValue value)
    {
        var buffer = new System.Buffers.ArrayBufferWriter<byte>();
        using (var writer = new Utf8JsonWriter(buffer, new JsonWriterOptions { MaxDepth = JsonOutput.MaxDepth, SkipValidation = true }))
            ShownJson.Write(value, writer, ShownJson.WriteInner);
        return JsonDocument.Parse(buffer.WrittenMemory, new JsonDocumentOptions { MaxDepth = JsonOutput.MaxDepth });
    }

    /// <summary>Values that a visitor gets become those that are asked for, some at a time.</summary>
    private sealed class ValueQueue : IDisposable
    {
        private readonly System.Collections.Concurrent.BlockingCollection<JsonDocument> _values = new(boundedCapacity: 64);
        private readonly Task _reading;
        private volatile bool _isDone;

        public ValueQueue(DataFile file) => _reading = Task.Run(() =>
        {
            try
            {
                file.Visit(value =>
                {
                    _values.Add(Parse(value));
                    return !_isDone;
                });
            }
            finally
            {
                _values.CompleteAdding();
            }
        });

        public JsonDocument? Next()
        {
            if (_values.TryTake(out var next, Timeout.Infinite))
                return next;
            _reading.GetAwaiter().GetResult();
            return null;
        }

        public void Dispose()
        {
            _isDone = true;
            while (_values.TryTake(out var left, Timeout.Infinite))
                left.Dispose();
            ((IAsyncResult)_reading).AsyncWaitHandle.WaitOne();
            _values.Dispose();
        }
    }
}
