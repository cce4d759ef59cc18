using System.Text;
using MemFormat.Schema.Shapes;

namespace MemFormat.Schema.Manifest;

/// <summary>Reads a manifest. The file may come from any source.</summary>
internal sealed class ManifestDecoder(byte[] bytes) : ManifestCoder
{
    /// <summary>
    /// The bytes for each of which a part of a type may be spoken of: those that occurred before take a byte, however
    /// large they are.
    /// </summary>
    private const int PartsPerByte = 16;

    private static readonly Encoding s_utf8 = new UTF8Encoding(encoderShouldEmitUTF8Identifier: false, throwOnInvalidBytes: true);

    private readonly List<string> _texts = [];

    /// <summary>The forms of names that each text is known to have, a bit for each.</summary>
    private readonly List<int> _forms = [];

    private readonly List<ManifestType> _types = [];
    private readonly List<TypeExtent> _extents = [];
    private TypeExtent _around;
    private long _parts = (long)PartsPerByte * bytes.Length;
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

    public override string Text(string? value) => _texts[TextNumber()];

    public override string Name(string? value, NameForm form)
    {
        var number = TextNumber();
        if ((_forms[number] & 1 << (int)form) != 0)
            return _texts[number];
        if (!form.Allows(_texts[number]))
            throw new FormatException("The manifest has a name that C# does not allow.");
        _forms[number] |= 1 << (int)form;
        return _texts[number];
    }

    public override ManifestType Type(ManifestType? value)
    {
        var number = Number(0);
        if (number > 0)
        {
            if (number > _types.Count)
                throw Invalid();
            Add(_extents[(int)number - 1]);
            return _types[(int)number - 1];
        }

        if (++_depth > TypeExtent.MaxLevels)
            throw Invalid();
        var around = _around;
        _around = default;
        var type = ManifestTypeRules.Checked(Fields(null));
        var extent = _around.Around();
        _around = around;
        _depth--;
        if (extent.IsTooLarge)
            throw Invalid();
        _types.Add(type);
        _extents.Add(extent);
        Add(extent);
        return type;
    }

    public override T Sound<T>(T value, Func<T, bool> isSound) => isSound(value) ? value : throw Invalid();

    public override EquatableArray<byte> Bytes(EquatableArray<byte> value)
    {
        var part = new byte[Count()];
        Array.Copy(bytes, _position, part, 0, part.Length);
        _position += part.Length;
        return part.ToEquatableArray();
    }

    public override EquatableArray<T> List<T>(EquatableArray<T> values, Func<T?, T> item)
        where T : class
    {
        var items = new List<T>();
        for (var rest = Count(); rest > 0; rest--)
            items.Add(item(null));
        return items.ToEquatableArray();
    }

    /// <summary>Counts a type as a part of the one around it, and against what the bytes pay for.</summary>
    private void Add(TypeExtent extent)
    {
        _around = _around.With(extent);
        _parts -= extent.Parts;
        if (_parts < 0)
            throw Invalid();
    }

    private int TextNumber()
    {
        var number = Number(0);
        if (number > 0)
            return number <= _texts.Count ? (int)number - 1 : throw Invalid();
        var length = Count();
        _texts.Add(s_utf8.GetString(bytes, _position, length));
        _forms.Add(0);
        _position += length;
        return _texts.Count - 1;
    }

    /// <summary>A count of things that take a byte at least.</summary>
    private int Count() => Number(0) is >= 0 and var count && count <= bytes.Length - _position ? (int)count : throw Invalid();

    private byte Next() => _position < bytes.Length ? bytes[_position++] : throw Invalid();
}
