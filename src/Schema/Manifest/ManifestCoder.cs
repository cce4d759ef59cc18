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

    /// <summary>The same of a name. What is read is refused if it is none.</summary>
    public abstract string Name(string? value, NameForm form);

    /// <summary>A type; one that occurred before takes a byte or two.</summary>
    public abstract ManifestType Type(ManifestType? value);

    public abstract EquatableArray<byte> Bytes(EquatableArray<byte> value);

    /// <summary>Items one after another; where they are read, each is made from null.</summary>
    public abstract EquatableArray<T> List<T>(EquatableArray<T> values, Func<T?, T> item)
        where T : class, IEquatable<T>;

    /// <summary>A record whose fields have passed. What is read is refused if they do not go together.</summary>
    public virtual T Sound<T>(T value, Func<T, bool> isSound) => value;

    public int Int(int value) => checked((int)Number(value));

    public uint Key(uint value) => checked((uint)Number(value));

    public bool Flag(bool value) => Number(value ? 1 : 0) switch
    {
        0 => false,
        1 => true,
        _ => throw ManifestDecoder.Invalid(),
    };

    public TEnum Enum<TEnum>(TEnum value)
        where TEnum : struct, Enum
    {
        var number = Number(Convert.ToInt64(value));
        var known = (TEnum)System.Enum.ToObject(typeof(TEnum), number);
        return Convert.ToInt64(known) == number && System.Enum.IsDefined(typeof(TEnum), known) ? known : throw ManifestDecoder.Invalid();
    }

    /// <summary>A value that may be null, after a flag for its presence.</summary>
    public T? Optional<T>(T? value, Func<T?, T> some)
        where T : class => Flag(value is not null) ? some(value) : null;

    public EquatableArray<string> Names(EquatableArray<string> values, NameForm form = NameForm.Identifier) => List(values, v => Name(v, form));

    public EquatableArray<ManifestType> Types(EquatableArray<ManifestType> values) => List(values, v => Type(v));

    /// <summary>The fields of a type, without the pool of repeated ones.</summary>
    protected ManifestType Fields(ManifestType? type)
    {
        var kind = Enum(type?.Kind ?? default);
        return new ManifestType(
            kind,
            Name(type?.Name, kind == ManifestTypeKind.Parameter ? NameForm.Identifier : NameForm.Use),
            Enum(type?.Wire ?? default),
            Flag(type?.IsValueType ?? false),
            Flag(type?.IsNullable ?? false),
            Types(type?.Arguments ?? default))
        {
            Member = Optional(type?.Member, v => Name(v, NameForm.Identifier)),
            Detail = Int(type?.Detail ?? 0),
            Codec = Optional(type?.Codec, v => Name(v, NameForm.Dotted)),
            Form = Enum(type?.Form ?? default),
            Elements = Names(type?.Elements ?? default),
        };
    }
}
