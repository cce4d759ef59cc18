using MemFormat.Codecs;

namespace MemFormat.SignalR;

/// <summary>
/// What the values of one connection, in one direction, begin with: their shapes. Each is sent once. A frame adds its new
/// ones at the end, so both sides give them the same numbers, from 1 on; 0 is a value without one.
/// </summary>
internal sealed class Prefixes
{
    /// <summary>What a connection remembers at most. Other values are sent whole.</summary>
    private const int MostBytes = 1 << 18;

    private readonly List<byte[]> _all = [];
    private readonly Dictionary<byte[], byte> _numbers = [];
    private int _bytes;

    public int Count => _all.Count;

    public byte[] this[byte number] => _all[number - 1];

    public bool HasRoomFor(int size) => _all.Count < byte.MaxValue && size <= MostBytes - _bytes;

    /// <summary>The number of this very array; 0 if it has none.</summary>
    public byte NumberOf(byte[] prefix) => _numbers.GetValueOrDefault(prefix);

    public byte Add(byte[] prefix)
    {
        _all.Add(prefix);
        _bytes += prefix.Length;
        return _numbers[prefix] = (byte)_all.Count;
    }

    /// <summary>Adds the shapes of a frame. A stateful reconnect sends frames again: shapes that the connection has stay as they are.</summary>
    /// <param name="added">The shapes.</param>
    /// <param name="first">The number of the first one; 0 for the next free one, which earlier releases mean.</param>
    /// <exception cref="InvalidDataException">A number is left out, or the frame adds more than a connection remembers.</exception>
    public void AddAll(byte[][] added, long first)
    {
        if (first < 0 || first > _all.Count + 1)
            throw new InvalidDataException($"A frame adds the shape {first} to a connection that has {_all.Count}.");
        foreach (var prefix in added.Skip(first == 0 ? 0 : (int)(_all.Count + 1 - first)))
        {
            if (!HasRoomFor(prefix?.Length ?? throw new InvalidDataException("A shape is a null.")))
                throw new InvalidDataException($"A connection has more than {byte.MaxValue} shapes, or more than {MostBytes} bytes of them.");
            if (!MemFormatSender.IsHeader(prefix))
                throw new InvalidDataException("A shape is no inline header.");
            Add(prefix);
        }
    }
}
