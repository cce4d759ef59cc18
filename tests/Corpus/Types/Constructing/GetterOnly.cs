using MemFormat;

namespace Corpus;

/// <summary>Collections that have no setter and are filled in place.</summary>
[MemFormattable]
public partial class GetterOnly
{
    public List<int> Numbers { get; } = [1, 2, 3];

    public HashSet<string> Names { get; } = new(StringComparer.OrdinalIgnoreCase);

    public Dictionary<string, Address> Addresses { get; } = [];

    public List<Book>? Books { get; } = [];

    public static GetterOnly Make(ValueSource s)
    {
        var made = new GetterOnly();
        made.Numbers.Clear();
        made.Numbers.AddRange(s.List(s.Int32));
        made.Names.UnionWith(s.Set(s.Text));
        foreach (var (name, address) in s.Map(s.Text, () => Address.Make(s)))
            made.Addresses.Add(name, address);
        made.Books!.AddRange(s.List(() => Book.Make(s)));
        return made;
    }
}
