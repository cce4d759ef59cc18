using System.Runtime.InteropServices;

namespace MemFormat.Tool.Measuring;

/// <summary>A place in the values, such as <c>Lines[].Price</c>: how many bytes lie there, in all values together.</summary>
/// <param name="name">The member, or what else the place is in the one around it.</param>
/// <param name="kind">The kind of its values.</param>
/// <param name="parent">The place around it.</param>
internal sealed class SizeNode(string name, string kind, SizeNode? parent)
{
    private readonly Dictionary<(string, string), SizeNode> _children = [];
    private readonly SizeNode? _parent = parent;
    private readonly string _kind = kind;
    private string? _compression;
    private long _plain;

    public string Name { get; } = name;

    /// <summary>The kind of its values; of compressed payloads also how, and how large they are without it.</summary>
    public string Kind => _compression is null ? _kind : FormattableString.Invariant($"{_kind}, {_compression} of {_plain} bytes");

    /// <summary>The type of the objects here, if there are any.</summary>
    public string? Type { get; private set; }

    /// <summary>The bytes here, without those of its children.</summary>
    public long Own { get; set; }

    /// <summary>How many values there are.</summary>
    public long Count { get; set; }

    public IReadOnlyCollection<SizeNode> Children => _children.Values;

    /// <summary>The bytes that strings here do not take, since they are numbers of earlier ones.</summary>
    public long PoolingSaves { get; set; }

    /// <summary>The bytes that strings here would not take if all were pooled.</summary>
    public long PoolingWouldSave { get; set; }

    /// <summary>All bytes from here on.</summary>
    public long Total => Own + _children.Values.Sum(c => c.Total);

    /// <summary>The names from the root on.</summary>
    public string Path => _parent?.Path is { Length: > 0 } path ? Name.StartsWith('[') ? path + Name : $"{path}.{Name}" : Name;

    /// <summary>The nearest type that the bytes here belong to.</summary>
    public string? Owner => _parent?.Type ?? _parent?.Owner;

    /// <summary>A compressed payload lies here.</summary>
    public void AddCompressed(string compression, long size)
    {
        _plain += size;
        if (_compression is null)
            _compression = compression;
        else if (!_compression.Split('/').Contains(compression))
            _compression += "/" + compression;
    }

    public SizeNode Child(string name, string kind)
    {
        ref var child = ref CollectionsMarshal.GetValueRefOrAddDefault(_children, (name, kind), out _);
        return child ??= new SizeNode(name, kind, this);
    }

    /// <summary>Where the members of objects belong: for a type within itself, where it was met first, so that the tree has an end.</summary>
    public SizeNode Objects(string type)
    {
        for (var node = this; node is not null; node = node._parent)
        {
            if (node.Type == type)
                return node;
        }

        Type ??= type;
        return Type == type ? this : Child(type, "").Objects(type);
    }

    /// <summary>All places, this one first.</summary>
    public IEnumerable<SizeNode> All() => _children.Values.SelectMany(c => c.All()).Prepend(this);
}
