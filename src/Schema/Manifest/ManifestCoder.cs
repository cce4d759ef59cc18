using MemFormat.Schema.Shapes;

namespace MemFormat.Schema.Manifest;

/// <summary>
/// One direction of the manifest's encoding: each method takes a value and gives it back, written on the way, or gives the one that it
/// reads, whatever it was given. So <see cref="ManifestFields"/> lists the fields once for both.
/// </summary>
internal abstract class ManifestCoder
{
    /// <summary>A number; small ones of either sign take a byte.</summary>
    public abstract long Number(long value);

    /// <summary>A text; one that occurred before takes a byte or two.</summary>
    public abstract string Text(string? value);

    /// <summary>A type; one that occurred before takes a byte or two.</summary>
    public abstract ManifestType Type(ManifestType? value);

    public abstract EquatableArray<byte> Bytes(EquatableArray<byte> value);

    /// <summary>Items one after another; where they are read, each is made from null.</summary>
    public abstract EquatableArray<T> List<T>(EquatableArray<T> values, Func<T?, T> item)
        where T : class, IEquatable<T>;

    public int Int(int value) => checked((int)Number(value));

    public bool Flag(bool value) => Number(value ? 1 : 0) != 0;

    public TEnum Enum<TEnum>(TEnum value)
        where TEnum : struct, Enum => (TEnum)System.Enum.ToObject(typeof(TEnum), Number(Convert.ToInt64(value)));

    /// <summary>A value that may be null, after a flag for its presence.</summary>
    public T? Optional<T>(T? value, Func<T?, T> some)
        where T : class => Flag(value is not null) ? some(value) : null;

    public EquatableArray<string> Texts(EquatableArray<string> values) => List(values, v => Text(v));

    public EquatableArray<ManifestType> Types(EquatableArray<ManifestType> values) => List(values, v => Type(v));

    /// <summary>The fields of a type, without the pool of repeated ones.</summary>
    protected ManifestType Fields(ManifestType? type) => new(
        Enum(type?.Kind ?? default),
        Text(type?.Name),
        Enum(type?.Wire ?? default),
        Flag(type?.IsValueType ?? false),
        Flag(type?.IsNullable ?? false),
        Types(type?.Arguments ?? default))
    {
        Member = Optional(type?.Member, v => Text(v)),
        Detail = Int(type?.Detail ?? 0),
        Codec = Optional(type?.Codec, v => Text(v)),
        Form = Enum(type?.Form ?? default),
        Elements = Texts(type?.Elements ?? default),
    };
}
