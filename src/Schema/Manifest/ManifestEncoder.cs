using System.Text;
using MemFormat.Schema.Shapes;

namespace MemFormat.Schema.Manifest;

/// <summary>Writes a manifest.</summary>
internal sealed class ManifestEncoder : ManifestCoder
{
    private readonly List<byte> _bytes = [];
    private readonly Dictionary<string, int> _texts = [];
    private readonly Dictionary<ManifestType, int> _types = [];

    public byte[] ToArray() => _bytes.ToArray();

    public override long Number(long value)
    {
        var rest = (ulong)(value << 1 ^ value >> 63);
        for (; rest >= 0x80; rest >>= 7)
            _bytes.Add((byte)(rest | 0x80));
        _bytes.Add((byte)rest);
        return value;
    }

    /// <summary>0 for a new one, which follows; else its number, from 1 on.</summary>
    public override string Text(string? value)
    {
        if (IsNew(_texts, value!))
        {
            var bytes = Encoding.UTF8.GetBytes(value!);
            Number(bytes.Length);
            _bytes.AddRange(bytes);
        }

        return value!;
    }

    public override string Name(string? value, NameForm form) => Text(value);

    public override ManifestType Type(ManifestType? value)
    {
        // The parts first, since numbers are given when a type is complete.
        if (_types.TryGetValue(value!, out var number))
        {
            Number(number);
            return value!;
        }

        Number(0);
        Fields(value);
        _types.Add(value!, _types.Count + 1);
        return value!;
    }

    public override EquatableArray<byte> Bytes(EquatableArray<byte> value)
    {
        Number(value.Count);
        _bytes.AddRange(value);
        return value;
    }

    public override EquatableArray<T> List<T>(EquatableArray<T> values, Func<T?, T> item)
        where T : class
    {
        Number(values.Count);
        foreach (var value in values)
            item(value);
        return values;
    }

    private bool IsNew<T>(Dictionary<T, int> known, T value)
        where T : notnull
    {
        var isNew = !known.TryGetValue(value, out var number);
        if (isNew)
            known.Add(value, known.Count + 1);
        Number(number);
        return isNew;
    }
}
