using System.Collections;

namespace ApiCatalog.Comparing;

/// <summary>
/// Walks two graphs side by side by reflection, so that it knows nothing of the serializers and cannot forget a member.
/// The graphs may be of two versions of the model: members meet by their current or former names, numbers by value,
/// collections by their elements; a member that only the second graph has must hold its default.
/// </summary>
internal sealed class GraphComparer
{
    private readonly Dictionary<(Type, Type), TypePair> _types = [];
    private readonly List<Difference> _differences = [];
    private readonly List<string> _path = [];
    private long _values;

    private GraphComparer()
    {
    }

    /// <summary>Compares a graph with the one read back.</summary>
    /// <param name="written">The graph that was written.</param>
    /// <param name="read">The graph that was read.</param>
    public static GraphComparison Compare(object written, object? read)
    {
        var comparer = new GraphComparer();
        comparer._path.Add(written.GetType().Name);
        comparer.CompareValues(written, read);
        return new GraphComparison(comparer._values, [.. comparer._types.Values], comparer._differences);
    }

    // False when the values themselves differ; differences in objects below are noted where they are.
    private bool CompareValues(object? written, object? read)
    {
        _values++;
        return (written, read) switch
        {
            (null, null) => true,
            (null, _) or (_, null) => Differ(written, read),
            _ when Scalars.IsScalar(written.GetType()) => Scalars.AreEqual(written, read) || Differ(written, read),
            (IDictionary first, IDictionary second) => CompareMaps(first, second),
            (IList first, IList second) => CompareLists(first, second),
            _ => CompareObjects(written, read),
        };
    }

    private bool CompareLists(IList written, IList read)
    {
        if (written.Count != read.Count)
            return Differ($"{written.Count} elements", $"{read.Count} elements");

        var equal = true;
        for (var index = 0; index < written.Count; index++)
        {
            _path.Add($"[{index}]");
            equal &= CompareValues(written[index], read[index]);
            _path.RemoveAt(_path.Count - 1);
        }

        return equal;
    }

    private bool CompareMaps(IDictionary written, IDictionary read)
    {
        if (written.Count != read.Count)
            return Differ($"{written.Count} entries", $"{read.Count} entries");

        var equal = true;
        foreach (DictionaryEntry entry in written)
        {
            _path.Add($"[{entry.Key}]");
            equal &= read.Contains(entry.Key)
                ? CompareValues(entry.Value, read[entry.Key])
                : Differ(entry.Value, "no such key");
            _path.RemoveAt(_path.Count - 1);
        }

        return equal;
    }

    private bool CompareObjects(object written, object read)
    {
        var key = (written.GetType(), read.GetType());
        if (!_types.TryGetValue(key, out var pair))
        {
            pair = TypePair.Of(key.Item1, key.Item2);
            _types.Add(key, pair);
        }

        pair.Objects++;
        foreach (var member in pair.Members)
            CompareMembers(member, written, read);

        return true; // What differs inside counts there, not also in the member that holds the object.
    }

    private void CompareMembers(MemberPair member, object written, object read)
    {
        member.Values++;
        if (member.Read is null)
            return; // Only the writer has it: there is nothing that could have come back.

        _path.Add("." + member.Read.Name);
        var equal = CompareValues(
            member.Written is null ? member.Default : member.Written.GetValue(written),
            member.Read.GetValue(read));
        _path.RemoveAt(_path.Count - 1);
        member.Different += equal ? 0 : 1;
    }

    private bool Differ(object? written, object? read)
    {
        _differences.Add(new Difference(string.Concat(_path), Scalars.Describe(written), Scalars.Describe(read)));
        return false;
    }
}
