using MemFormat.Codecs;

namespace MemFormat.Schemas.Compose;

/// <summary>A union in this process, for all roots: its cases, and those added by other assemblies.</summary>
internal abstract class UnionSource
{
    private static int s_count;

    private readonly object _lock = new();
    private ForeignCase[] _foreign = [];

    /// <summary>A number by which roots look the union up.</summary>
    public readonly int Index = Interlocked.Increment(ref s_count) - 1;

    /// <summary>The union's name, for messages.</summary>
    public abstract string Name { get; }

    /// <summary>How a reader treats values of unknown cases.</summary>
    public abstract MemUnknownCase UnknownCase { get; }

    /// <summary>Whether values of unknown cases are kept.</summary>
    public abstract bool KeepsUnknown { get; }

    /// <summary>The declared cases.</summary>
    public abstract void Describe(UnionComposer cases);

    public void Add(ForeignCase added)
    {
        lock (_lock)
            Volatile.Write(ref _foreign, [.. _foreign, added]);
    }

    /// <summary>The added case that a value is of, or null.</summary>
    public ForeignCase? FindForeign(object value)
    {
        foreach (var added in Volatile.Read(ref _foreign))
        {
            if (added.Has(value))
                return added;
        }

        return null;
    }

    /// <summary>The added case with a tag, or null.</summary>
    /// <exception cref="InvalidOperationException">Several assemblies have chosen the tag for different types.</exception>
    public ForeignCase? FindForeign(ulong tag)
    {
        ForeignCase? found = null;
        foreach (var added in Volatile.Read(ref _foreign))
        {
            if (added.Tag != tag)
                continue;
            if (found is not null && found.Type != added.Type)
                throw Conflict(tag, found.Type, added.Type);
            found = added;
        }

        return found;
    }

    public static InvalidOperationException Conflict(ulong tag, Type first, Type second) =>
        new($"The types {first} and {second} are added to a union with the same tag, {tag}. Give one of them another tag.");
}

/// <summary>The source of one union.</summary>
internal sealed class UnionSource<TCases> : UnionSource
    where TCases : struct, IMemFormatUnion
{
    public static readonly UnionSource<TCases> Instance = new();

    public override string Name => TCases.Name;

    public override MemUnknownCase UnknownCase => TCases.UnknownCase;

    public override bool KeepsUnknown => TCases.KeepsUnknown;

    public override void Describe(UnionComposer cases) => TCases.Describe(cases);
}
