using System.Text;
using MemFormat.Schema.Shapes;

namespace MemFormat.Schema.Manifest;

/// <summary>Reads a manifest. The file may come from any source.</summary>
internal sealed class ManifestDecoder(byte[] bytes) : ManifestCoder
{
    private const int MaxDepth = 64;

    private readonly List<string> _texts = [];
    private readonly List<ManifestType> _types = [];
    private int _position, _depth;

    public bool IsAtEnd => _position == bytes.Length;

    /// <exception cref="FormatException">The bytes are not a manifest.</exception>
    public static FormatException Invalid() => new("The manifest is damaged.");

    public override long Number(long value)
    {
        ulong number = 0;
        for (var shift = 0; shift < 64; shift += 7)
        {
            var part = Next();
            number |= (ulong)(part & 0x7F) << shift;
            if (part < 0x80)
                return (long)(number >> 1) ^ -(long)(number & 1);
        }

        throw Invalid();
    }

    public override string Text(string? value)
    {
        var number = Number(0);
        if (number > 0)
            return number <= _texts.Count ? _texts[(int)number - 1] : throw Invalid();
        var length = Count();
        var text = Encoding.UTF8.GetString(bytes, _position, length);
        _position += length;
        _texts.Add(text);
        return text;
    }

    public override ManifestType Type(ManifestType? value)
    {
        var number = Number(0);
        if (number > 0)
            return number <= _types.Count ? _types[(int)number - 1] : throw Invalid();
        if (++_depth > MaxDepth)
            throw Invalid();
        var type = Fields(null);
        _depth--;
        _types.Add(type);
        return type;
    }

    public override EquatableArray<byte> Bytes(EquatableArray<byte> value)
    {
        var count = Count();
        _position += count;
        return bytes.Skip(_position - count).Take(count).ToEquatableArray();
    }

    public override EquatableArray<T> List<T>(EquatableArray<T> values, Func<T?, T> item)
        where T : class
    {
        var items = new List<T>();
        for (var rest = Count(); rest > 0; rest--)
            items.Add(item(null));
        return items.ToEquatableArray();
    }

    /// <summary>A count of things that take a byte at least.</summary>
    private int Count() => Number(0) is >= 0 and var count && count <= bytes.Length - _position ? (int)count : throw Invalid();

    private byte Next() => _position < bytes.Length ? bytes[_position++] : throw Invalid();
}
