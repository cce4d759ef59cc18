using System.Runtime.Intrinsics;

namespace MemFormat.Io;

/// <summary>
/// The strings that a payload has had, for its writer. What it finds depends on the strings alone, never on earlier payloads
/// or on the processor, so that equal values have equal bytes.
/// </summary>
internal sealed class StringTable
{
    private const int LeastBits = 8, MostEntries = StringPooling.MostEntries;

    /// <summary>
    /// How far a search goes, so that no strings make it slow. What would lie further is not added, so whatever was added is found:
    /// by its chars as by its place.
    /// </summary>
    private const int MostSteps = 8, MostWrong = 2;

    /// <summary>How many new strings are looked at before it is decided whether looking pays, and how many must be found among them.</summary>
    private const int Window = StringPooling.Window, LeastFound = StringPooling.LeastFound, MostLevel = StringPooling.MostLevel;

    private const ulong K1 = 0x9E3779B97F4A7C15, K2 = 0xC2B2AE3D27D4EB4F, K3 = 0x165667B19E3779F9, K4 = 0xD6E8FEB86659FD93;

    // Entries by hash and by the place of their object, as stamps: how many entries there ever were. So nothing is cleared
    // for the next payload: stamps up to the base are of earlier ones.
    private uint[] _byHash = new uint[1 << LeastBits];
    private uint[] _byPlace = new uint[1 << LeastBits];
    private uint _base;

    private Entry[] _entries = new Entry[1 << LeastBits];
    private int _count;
    private int _bits = LeastBits;

    private uint _numbers; // All strings with a number.
    private uint _first;   // Those before the first entry.

    private int _sharing = Window; // Whether equal strings tend to be one object; below 1 it is not worth a look.
    private int _window = Window, _found, _skip, _level;

    /// <summary>The number of an equal string that the payload has had, from 1 on; 0: the string takes the next number.</summary>
    /// <param name="value">A string of 1 to <see cref="StringEncoding.MaxPooled"/> chars.</param>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public uint Find(string value)
    {
        if (_skip != 0)
        {
            _skip--;
            _numbers++;
            _first++;
            return 0;
        }

        if (_sharing > 0)
        {
            // The place is a hint only. The object may move, and is then found by its chars.
            var stamp = _byPlace[Place(value)];
            if (stamp > _base && ReferenceEquals(_entries[stamp - _base - 1].Value, value))
            {
                _found++;
                _sharing++;
                return _first + stamp - _base;
            }
        }

        return FindChars(value);
    }

    /// <summary>Forgets all strings, in time for what there was, not for what there is room for.</summary>
    public void Reset()
    {
        Forget();
        (_numbers, _first, _sharing, _window, _found, _skip, _level) = (0, 0, Window, Window, 0, 0, 0);
        if (_base > int.MaxValue)
        {
            Array.Clear(_byHash);
            Array.Clear(_byPlace);
            _base = 0;
        }
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private uint FindChars(string value)
    {
        var hash = Hash(value);
        var head = _byHash[hash >> (32 - _bits)];
        var first = head > _base ? head - _base : 0;
        var (steps, wrong) = (MostSteps, MostWrong);
        for (var at = first; at != 0; at = _entries[at - 1].Next)
        {
            ref var entry = ref _entries[at - 1];
            if (entry.Hash == hash)
            {
                if (AreSame(entry.Value!, value))
                {
                    _found++;
                    if (ReferenceEquals(entry.Value, value))
                        _byPlace[Place(value)] = _base + at;
                    else if (_sharing > 0)
                        _sharing--;

                    return _first + at;
                }

                wrong--;
            }

            if (--steps == 0 || wrong == 0)
                return Add(null, hash, 0);
        }

        return Add(value, hash, first);
    }

    /// <summary>Gives a string the next number.</summary>
    /// <param name="value">The string; null if it shall not be found.</param>
    /// <param name="hash">Its hash.</param>
    /// <param name="next">The entry to search after it.</param>
    /// <returns>0.</returns>
    [MethodImpl(MethodImplOptions.NoInlining)]
    private uint Add(string? value, uint hash, uint next)
    {
        _numbers++;
        if (_count < MostEntries)
        {
            if (_count == _entries.Length)
                Array.Resize(ref _entries, _count * 4);

            _entries[_count++] = new Entry(value, hash, next);
            if (value is not null)
            {
                var stamp = _base + (uint)_count;
                _byHash[hash >> (32 - _bits)] = stamp;
                _byPlace[Place(value)] = stamp;
            }

            if (_count == 1 << _bits && _count < MostEntries)
                Grow();
        }

        if (--_window == 0)
            Judge();

        return 0;
    }

    /// <summary>If few of the last strings were there before, the next ones are written without a look, and the table begins anew.</summary>
    private void Judge()
    {
        if (_found < LeastFound)
        {
            _level = Math.Min(_level + 1, MostLevel);
            _skip = Window << _level;
            Forget();
            _first = _numbers;
        }
        else
        {
            _level = 0;
        }

        (_window, _found) = (Window, 0);
    }

    private void Forget()
    {
        _entries.AsSpan(0, _count).Clear();
        _base += (uint)_count;
        (_count, _bits) = (0, LeastBits);
    }

    private void Grow()
    {
        _bits += 2;
        if (_byHash.Length < 1 << _bits)
            (_byHash, _byPlace) = (new uint[1 << _bits], new uint[1 << _bits]);

        // All stamps so far count as those of an earlier payload.
        _base += (uint)_count;
        for (var at = 1u; at <= _count; at++)
        {
            ref var entry = ref _entries[at - 1];
            if (entry.Value is not null)
            {
                ref var head = ref _byHash[entry.Hash >> (32 - _bits)];
                entry.Next = head > _base ? head - _base : 0;
                head = _base + at;
            }
        }
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private uint Place(string value) => (uint)((ulong)Unsafe.As<string, nint>(ref value) * K1 >> (64 - _bits));

    /// <summary>
    /// All chars of short strings count: names differ where one expects it least. The same on all processors, so no
    /// instruction that some lack.
    /// </summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static uint Hash(string value)
    {
        ref var chars = ref Bytes(value);
        var size = value.Length * sizeof(char);
        ulong sum;
        if (size >= 16)
        {
            sum = Fold(Eight(ref chars, 0) ^ K1, Eight(ref chars, 8) ^ K2) + Fold(Eight(ref chars, size - 16) ^ K3, Eight(ref chars, size - 8) ^ K4);
            if (size > 32)
                sum = HashMiddle(ref chars, size - 16, sum);
        }
        else if (size >= 8)
        {
            sum = Fold(Eight(ref chars, 0) ^ K1, Eight(ref chars, size - 8) ^ K2);
        }
        else
        {
            var last = Unsafe.ReadUnaligned<ushort>(ref Unsafe.Add(ref chars, size - sizeof(char)));
            sum = Fold((size >= 4 ? Unsafe.ReadUnaligned<uint>(ref chars) : 0) ^ K1, last ^ K2);
        }

        return (uint)((sum + (uint)size) * K1 >> 32);
    }

    private static ulong HashMiddle(ref byte chars, int end, ulong sum)
    {
        for (var at = 16; at < end; at += 16)
            sum = Fold(sum ^ Eight(ref chars, at), Eight(ref chars, at + 8) ^ K3);

        return sum;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static ulong Fold(ulong a, ulong b) => Math.BigMul(a, b, out var low) ^ low;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static bool AreSame(string a, string b)
    {
        if (ReferenceEquals(a, b))
            return true;

        if (a.Length != b.Length)
            return false;

        // Two moves that overlap, for most strings.
        ref var x = ref Bytes(a);
        ref var y = ref Bytes(b);
        var size = a.Length * sizeof(char);
        if (size is >= 16 and <= 32)
        {
            var last = (nuint)size - 16;
            var differ = (Vector128.LoadUnsafe(ref x) ^ Vector128.LoadUnsafe(ref y))
                | (Vector128.LoadUnsafe(ref x, last) ^ Vector128.LoadUnsafe(ref y, last));
            return differ == Vector128<byte>.Zero;
        }

        if (size is > 32 and <= 64)
        {
            var last = (nuint)size - 32;
            var differ = (Vector256.LoadUnsafe(ref x) ^ Vector256.LoadUnsafe(ref y))
                | (Vector256.LoadUnsafe(ref x, last) ^ Vector256.LoadUnsafe(ref y, last));
            return differ == Vector256<byte>.Zero;
        }

        return string.Equals(a, b);
    }

    private static ref byte Bytes(string value) => ref Unsafe.As<char, byte>(ref Unsafe.AsRef(in value.GetPinnableReference()));

    private static ulong Eight(ref byte chars, int at) => Unsafe.ReadUnaligned<ulong>(ref Unsafe.Add(ref chars, at));

    private struct Entry(string? value, uint hash, uint next)
    {
        public readonly string? Value = value;
        public readonly uint Hash = hash;
        public uint Next = next;
    }
}
