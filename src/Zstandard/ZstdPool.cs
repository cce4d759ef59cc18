using MemFormat.Zstandard.Contexts;

namespace MemFormat.Zstandard;

/// <summary>Keeps what calls work with, one per processor at most: it takes longer to make than a small payload to compress.</summary>
internal sealed class ZstdPool<T>(Func<T> create)
    where T : ZstdHandle
{
    private readonly T?[] _kept = new T?[Environment.ProcessorCount];

    public T Rent()
    {
        for (var i = 0; i < _kept.Length; i++)
        {
            if (Volatile.Read(ref _kept[i]) is not null && Interlocked.Exchange(ref _kept[i], null) is { } kept)
                return kept;
        }

        return create();
    }

    /// <summary>Takes one back whose last call is of no consequence to the next.</summary>
    /// <param name="used">What was rented.</param>
    /// <param name="isLarge">Whether it takes too much memory to be kept.</param>
    public void Return(T used, bool isLarge)
    {
        for (var i = 0; i < _kept.Length && !isLarge; i++)
        {
            if (Volatile.Read(ref _kept[i]) is null && Interlocked.CompareExchange(ref _kept[i], used, null) is null)
                return;
        }

        used.Dispose();
    }
}
