namespace MemFormat.Wire;

/// <summary>The segment templates of types of the base class library that are objects: members with ids from 1 on.</summary>
internal static class BuiltInSegments
{
    /// <summary>A tuple: each element is a placeholder.</summary>
    public static byte[] Tuple(int elements)
    {
        var segment = Begin(elements);
        for (var i = 0; i < elements; i++)
            segment.Placeholder(WirePlace.Rest, i);
        return segment.ToArray();
    }

    /// <summary>A row of numbers: a vector, a matrix.</summary>
    public static byte[] Row(WireKind kind, int numbers)
    {
        var segment = Begin(numbers);
        AddFixed(segment, kind, numbers);
        return segment.ToArray();
    }

    /// <summary>An array of several dimensions: the list of the elements is a placeholder, the lengths follow.</summary>
    public static byte[] Grid(int rank)
    {
        var segment = Begin(1 + rank);
        segment.Placeholder(WirePlace.Rest, 0);
        AddFixed(segment, WireKind.Int32, rank);
        return segment.ToArray();
    }

    private static SegmentWriter Begin(int members)
    {
        var segment = new SegmentWriter();
        segment.Head(members, isNamed: false, contract: null, hasBase: false);
        return segment;
    }

    private static void AddFixed(SegmentWriter segment, WireKind kind, int count)
    {
        for (var i = 0; i < count; i++)
            segment.Token(kind, WirePlace.Fixed);
    }
}
