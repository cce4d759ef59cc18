namespace MemFormat.Schemas.Compose;

/// <summary>One bit per case of a root, for the cases defined by a payload. Up to 64 need no extra memory.</summary>
internal struct CaseBits
{
    private const int WordBits = 64;

    private ulong _first;
    private ulong[]? _more;

    /// <summary>Sets the bits below a number and no others.</summary>
    public void Reset(int count)
    {
        _first = 0;
        if (_more is not null)
            Array.Clear(_more);
        for (var bit = 0; bit < count; bit++)
            Add(bit);
    }

    public readonly bool Has(int bit)
    {
        if (bit < WordBits)
            return (_first >> bit & 1) != 0;
        var word = bit / WordBits - 1;
        return _more is not null && word < _more.Length && (_more[word] >> bit & 1) != 0;
    }

    /// <summary>Sets a bit.</summary>
    /// <returns>Whether it was not set.</returns>
    public bool Add(int bit)
    {
        ref var word = ref _first;
        if (bit >= WordBits)
        {
            if (_more is null || _more.Length < bit / WordBits)
                Array.Resize(ref _more, Math.Max(bit / WordBits, 2 * (_more?.Length ?? 0)));
            word = ref _more[bit / WordBits - 1];
        }

        var isNew = (word >> bit & 1) == 0;
        word |= 1UL << bit;
        return isNew;
    }
}
