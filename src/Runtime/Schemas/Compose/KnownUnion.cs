namespace MemFormat.Schemas.Compose;

/// <summary>A union that a root reaches, with the cases that are composed for it.</summary>
internal sealed class KnownUnion(uint number, UnionSource source)
{
    private KnownCase[] _foreign = [];

    /// <summary>Its number in the root's schema.</summary>
    public readonly uint Number = number;

    public readonly UnionSource Source = source;

    /// <summary>The declared cases in the order of their tags.</summary>
    public KnownCase[] Declared = [];

    /// <summary>The same by ordinal; null for those that a generic union lacks with its arguments.</summary>
    public KnownCase[] ByOrdinal = [];

    /// <summary>The cases of other assemblies that are composed.</summary>
    public KnownCase[] Added => Volatile.Read(ref _foreign);

    /// <summary>The case of the class itself, where the union is a class that can be constructed.</summary>
    public KnownCase? Base => Declared is [{ Tag: 0 } first, ..] ? first : null;

    /// <summary>A declared case, or one of another assembly that was composed already.</summary>
    public KnownCase? Find(ulong tag)
    {
        // Most unions have the tags 1, 2, 3 and so on.
        var declared = Declared;
        var guess = declared.Length == 0 ? 0 : tag - declared[0].Tag;
        if (guess < (ulong)declared.Length && declared[guess].Tag == tag)
            return declared[guess];
        var (low, high) = (0, declared.Length - 1);
        while (low <= high)
        {
            var middle = (low + high) >> 1;
            if (declared[middle].Tag == tag)
                return declared[middle];
            if (declared[middle].Tag < tag)
                low = middle + 1;
            else
                high = middle - 1;
        }

        foreach (var added in Volatile.Read(ref _foreign))
        {
            if (added.Tag == tag)
                return added;
        }

        return null;
    }

    public KnownCase? Find(ForeignCase wanted)
    {
        foreach (var added in Volatile.Read(ref _foreign))
        {
            if (ReferenceEquals(added.Foreign, wanted))
                return added;
        }

        return null;
    }

    public void Add(KnownCase added) => Volatile.Write(ref _foreign, [.. _foreign, added]);
}
