namespace MemFormat.Schemas;

/// <summary>
/// What the kept cases of one payload have in common: definitions are by the types of its descriptor and the numbers of its unions.
/// </summary>
/// <param name="descriptor">The payload's descriptor.</param>
internal sealed class KeptOrigin(byte[] descriptor)
{
    /// <summary>What a case takes.</summary>
    public const int CaseSize = 256;

    public readonly byte[] Descriptor = descriptor;

    /// <summary>The cases that occur in kept values.</summary>
    public readonly Dictionary<(uint Union, ulong Tag), WriterCase> Cases = [];

    /// <summary>Whether what is kept of both means the same.</summary>
    public static bool AreSame(KeptOrigin left, KeptOrigin right)
    {
        if (ReferenceEquals(left, right))
            return true;
        if (!left.Descriptor.AsSpan().SequenceEqual(right.Descriptor))
            return false;
        foreach (var (key, found) in left.Cases)
        {
            if (right.Cases.TryGetValue(key, out var other) && !found.Definition.AsSpan().SequenceEqual(other.Definition))
                return false;
        }

        return true;
    }
}
