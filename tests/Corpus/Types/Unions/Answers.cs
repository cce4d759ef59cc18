using MemFormat;

namespace Corpus;

/// <summary>A generic union with cases nested in it, and with cases that only some of its forms have.</summary>
[MemFormattable]
[MemUnion(1, typeof(Answer<>.Ok))]
[MemUnion(2, typeof(Answer<>.Failed))]
[MemUnion(4, typeof(Counted))]
[MemUnion(5, typeof(Listed<>))]
[MemUnion(6, typeof(Pending<Guid>))]
public abstract partial record Answer<T>
{
    [MemFormattable]
    public sealed partial record Ok(T Value) : Answer<T>;

    [MemFormattable]
    public sealed partial record Failed(string Why, Answer<T>? Before) : Answer<T>;

    public static Answer<T> Make(ValueSource s, Func<T> make) =>
        s.Below(2) == 0 ? new Ok(make()) : new Failed(s.Text(), s.Maybe<Answer<T>>(() => new Ok(make())));
}

/// <summary>A case of one form.</summary>
[MemFormattable]
public sealed partial record Counted(long Count) : Answer<int>;

/// <summary>A case whose argument is the union's.</summary>
[MemFormattable]
public sealed partial record Listed<T>(List<T> Values) : Answer<T>;

/// <summary>A case whose argument does not follow from the union's, so it is listed closed.</summary>
[MemFormattable]
public sealed partial record Pending<TTicket>(TTicket Ticket) : Answer<string>;

/// <summary>Several forms, with cases of their own.</summary>
[MemFormattable]
public partial class Survey
{
    public Answer<int>? Age { get; set; }

    public Answer<string> Name { get; set; } = new Answer<string>.Ok("");

    public List<Answer<bool?>> Flags { get; set; } = [];

    public static Survey Make(ValueSource s) => new()
    {
        Age = s.Below(3) switch
        {
            0 => new Counted(s.Int64()),
            1 => new Listed<int>(s.List(s.Int32)),
            _ => s.Maybe(() => Answer<int>.Make(s, s.Int32)),
        },
        Name = s.Below(2) == 0 ? new Pending<Guid>(s.Guid()) : Answer<string>.Make(s, s.Text),
        Flags = s.List(() => Answer<bool?>.Make(s, () => s.Nullable(s.Bool))),
    };
}
