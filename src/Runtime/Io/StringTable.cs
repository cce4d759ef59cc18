using System.Numerics;
using System.Runtime.Intrinsics;

namespace MemFormat.Io;

/// <summary>
/// The strings that a payload has had, for its writer. What it finds depends on the strings alone, never on earlier payloads
/// or on the processor, so that equal values have equal bytes.
/// </summary>
internal sealed class StringTable
{
    private const int MostEntries = StringPooling.MostEntries;

    /// <summary>Places by hash, to a power of two: four for each entry, so most chains have one. A processor cannot guess their length.</summary>
    private const int LeastBits = 10;

    /// <summary>
    /// How far a search goes, so that no strings make it slow. What would lie further is not added, so whatever was added is found:
    /// by its chars as by its place.
    /// </summary>
    private const int MostSteps = 8, MostWrong = 2;

    /// <summary>How many new strings are looked at before it is decided whether looking pays, and how many must be found among them.</summary>
    private const int Window = StringPooling.Window, LeastFound = StringPooling.LeastFound, MostLevel = StringPooling.MostLevel;

    /// <summary>The most bytes of chars that are hashed and compared in line.</summary>
    private const int Short = 32;

    private const ulong K1 = 0x9E3779B97F4A7C15, K2 = 0xC2B2AE3D27D4EB4F, K3 = 0x165667B19E3779F9, K4 = 0xD6E8FEB86659FD93;

    // Entries by hash, and by the place of their object, from 1 on. Small numbers: what costs most is the memory that a search touches.
    private ushort[] _byHash = new ushort[1 << LeastBits];
    private ushort[] _byPlace = new ushort[1 << LeastBits - 2];
    private Entry[] _entries = new Entry[1 << LeastBits - 2];
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
            uint at = _byPlace[Place(value)];
            if (at != 0 && ReferenceEquals(_entries[at - 1].Value, value))
            {
                _found++;
                _sharing++;
                return _first + at;
            }
        }

        return value.Length <= Short / sizeof(char) ? FindShort(value) : FindLong(value);
    }

    /// <summary>Forgets all strings, in time for what there was, not for what there is room for.</summary>
    public void Reset()
    {
        Forget();
        (_numbers, _first, _sharing, _window, _found, _skip, _level) = (0, 0, Window, Window, 0, 0, 0);
    }

    // These two must not be marked as never inlined: only so do they end in jumps, and keep nothing for after a call.
    private uint FindShort(string value)
    {
        var hash = HashShort(value);
        uint at = Head(hash);
        if (at == 0)
            return Add(value, hash, 0);
        ref var entry = ref EntryAt(at);
        return entry.Hash == hash && AreSameShort(entry.Value!, value) ? Found(value, at) : FindNext(value, hash, at);
    }

    private uint FindLong(string value)
    {
        var hash = HashLong(value);
        uint at = Head(hash);
        if (at == 0)
            return Add(value, hash, 0);
        ref var entry = ref EntryAt(at);
        return entry.Hash == hash && AreSameLong(entry.Value!, value) ? Found(value, at) : FindNext(value, hash, at);
    }

    /// <summary>As the two above, from any entry on.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    private uint FindNext(string value, uint hash, uint first)
    {
        var (steps, wrong) = (MostSteps, MostWrong);
        for (var at = first; at != 0; at = EntryAt(at).Next)
        {
            ref var entry = ref EntryAt(at);
            if (entry.Hash == hash)
            {
                if (AreSame(entry.Value!, value))
                    return Found(value, at);
                wrong--;
            }

            if (--steps == 0 || wrong == 0)
                return Add(null, hash, 0);
        }

        return Add(value, hash, first);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private uint Found(string value, uint at)
    {
        _found++;
        return _sharing > 0 ? Share(value, at) : _first + at;
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private uint Share(string value, uint at)
    {
        if (ReferenceEquals(EntryAt(at).Value, value))
            _byPlace[Place(value)] = (ushort)at;
        else
            _sharing--;
        return _first + at;
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
                Head(hash) = (ushort)_count;
                if (_sharing > 0)
                    _byPlace[Place(value)] = (ushort)_count;
            }

            if (_count == 1 << _bits - 2)
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
        Clear();
        (_count, _bits) = (0, LeastBits);
    }

    private void Clear()
    {
        _byHash.AsSpan(0, 1 << _bits).Clear();
        _byPlace.AsSpan(0, 1 << _bits - 2).Clear();
    }

    private void Grow()
    {
        Clear();
        _bits += 2;
        if (_byHash.Length < 1 << _bits)
            (_byHash, _byPlace) = (new ushort[1 << _bits], new ushort[1 << _bits - 2]);

        for (var at = 1u; at <= _count; at++)
        {
            ref var entry = ref EntryAt(at);
            if (entry.Value is not null)
            {
                ref var head = ref Head(entry.Hash);
                entry.Next = head;
                head = (ushort)at;
            }
        }
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private ref ushort Head(uint hash) => ref Unsafe.Add(ref MemoryMarshal.GetArrayDataReference(_byHash), (nint)(hash >> (32 - _bits)));

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private ref Entry EntryAt(uint at) => ref Unsafe.Add(ref MemoryMarshal.GetArrayDataReference(_entries), (nint)(at - 1));

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private uint Place(string value) => (uint)((ulong)Unsafe.As<string, nint>(ref value) * K1 >> (66 - _bits));

    /// <summary>
    /// All chars count: names differ where one expects it least. The same on all processors, so no instruction that some
    /// lack.
    /// </summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static uint HashShort(string value)
    {
        ref var chars = ref Bytes(value);
        var size = (nint)(uint)value.Length * sizeof(char);
        var last = size - sizeof(ulong);
        ulong sum;
        if (size >= 16)
        {
            sum = Ends(ref chars, last);
        }
        else
        {
            // Of fewer than four chars, the words begin before them and are shifted.
            var first = Math.Min(0, last);
            var shift = -(int)first * 8;
            sum = Mix(Word(ref chars, first) >> shift ^ K1, Word(ref chars, last) >> shift ^ K2);
        }

        return Finish(sum, size);
    }

    private static uint HashLong(string value)
    {
        ref var chars = ref Bytes(value);
        var size = (nint)(uint)value.Length * sizeof(char);
        var sum = Ends(ref chars, size - sizeof(ulong));
        for (nint at = 16; at < size - 16; at += 16)
            sum = Mix((sum ^ sum >> 29) + Word(ref chars, at), Word(ref chars, at + 8) ^ K3);
        return Finish(sum, size);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static ulong Ends(ref byte chars, nint last) => Mix(Word(ref chars, 0) ^ K1, Word(ref chars, 8) ^ K2)
        + BitOperations.RotateLeft(Mix(Word(ref chars, last - 8) ^ K3, Word(ref chars, last) ^ K4), 8);

    /// <summary>
    /// Their product, and both, so that nothing is lost. No bit of a char of one lies where one of another does: a product of high bits
    /// is little else than they.
    /// </summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static ulong Mix(ulong a, ulong b) => (a * b) + BitOperations.RotateLeft(a, 32) + BitOperations.RotateLeft(b, 20);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static uint Finish(ulong sum, nint size)
    {
        sum += (ulong)size;
        return (uint)((sum ^ sum >> 32) * K1 >> 32);
    }

    private static bool AreSame(string a, string b) => a.Length <= Short / sizeof(char) ? AreSameShort(a, b) : AreSameLong(a, b);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static bool AreSameShort(string a, string b)
    {
        if (a.Length != b.Length)
            return false;

        // Two moves that overlap. The twelve bytes before the chars of short strings are their length and type, the same in both.
        ref var x = ref Bytes(a);
        ref var y = ref Bytes(b);
        var size = (nint)(uint)a.Length * sizeof(char);
        if (nint.Size != sizeof(long) && size < 16)
            return string.Equals(a, b); // Fewer bytes are the same there.
        var last = Math.Max(size - 16, -12);
        var first = Math.Min(0, last);
        return ((Vector(ref x, first) ^ Vector(ref y, first)) | (Vector(ref x, last) ^ Vector(ref y, last))) == Vector128<byte>.Zero;
    }

    private static bool AreSameLong(string a, string b)
    {
        if (a.Length > 32 || a.Length != b.Length)
            return string.Equals(a, b);
        ref var x = ref Bytes(a);
        ref var y = ref Bytes(b);
        var last = (nuint)(a.Length * sizeof(char)) - 32;
        var differ = (Vector256.LoadUnsafe(ref x) ^ Vector256.LoadUnsafe(ref y))
            | (Vector256.LoadUnsafe(ref x, last) ^ Vector256.LoadUnsafe(ref y, last));
        return differ == Vector256<byte>.Zero;
    }

    private static ref byte Bytes(string value) => ref Unsafe.As<char, byte>(ref Unsafe.AsRef(in value.GetPinnableReference()));

    private static ulong Word(ref byte chars, nint at) => Unsafe.ReadUnaligned<ulong>(ref Unsafe.AddByteOffset(ref chars, at));

    private static Vector128<byte> Vector(ref byte chars, nint at) =>
        Unsafe.ReadUnaligned<Vector128<byte>>(ref Unsafe.AddByteOffset(ref chars, at));

    private struct Entry(string? value, uint hash, uint next)
    {
        public readonly string? Value = value;
        public readonly uint Hash = hash;
        public uint Next = next;
    }
}
