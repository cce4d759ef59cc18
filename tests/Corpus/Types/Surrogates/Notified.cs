using MemFormat;

namespace Corpus;

/// <summary>A class with callbacks, one of them by explicit implementation.</summary>
[MemFormattable]
public sealed partial class Notified : IMemSerializing, IMemDeserialized
{
    public required string Name { get; init; }

    public NotifiedStruct Inner { get; set; }

    public List<NotifiedStruct?> More { get; set; } = [];

    [MemIgnore]
    public int Written { get; private set; }

    [MemIgnore]
    public bool IsRead { get; private set; }

    void IMemSerializing.OnSerializing() => Written++;

    public void OnDeserialized() => IsRead = true;

    public static Notified Make(ValueSource s) => new()
    {
        Name = s.Text(),
        Inner = NotifiedStruct.Make(s),
        More = s.List(() => s.Nullable(() => NotifiedStruct.Make(s))),
    };
}

/// <summary>Its memory would be its body, but for the callbacks.</summary>
[MemFormattable]
public partial struct NotifiedStruct : IMemSerializing, IMemDeserialized
{
    public long First;
    public long Sum;

    public void OnSerializing() => Sum = First + 1;

    void IMemDeserialized.OnDeserialized() => First = Sum - 1;

    public static NotifiedStruct Make(ValueSource s)
    {
        var first = s.Int32();
        return new() { First = first, Sum = first + 1L };
    }
}
