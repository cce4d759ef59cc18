using MemFormat.Schema.Shapes;
using MemFormat.Wire;

namespace MemFormat.Schema.Planning;

/// <summary>All shapes of an assembly, linked by their references.</summary>
internal sealed class SchemaGraph
{
    private readonly Dictionary<string, TypeShape> _shapes = [];
    private readonly HashSet<string> _recursive = [];
    private readonly Dictionary<string, int> _blockSizes = [];

    public SchemaGraph(IEnumerable<TypeShape> shapes)
    {
        foreach (var shape in shapes)
            _shapes[shape.FullName] = shape;
        new CycleFinder(this).MarkRecursive(_recursive);
    }

    public IEnumerable<TypeShape> Shapes => _shapes.Values;

    /// <summary>The shape of a type of this assembly, or null.</summary>
    public TypeShape? Find(string fullName) => _shapes.TryGetValue(fullName, out var shape) ? shape : null;

    /// <summary>
    /// Whether a value of the type can contain another value of it. The contents of a type argument are unknown.
    /// </summary>
    public bool IsRecursive(TypeShape shape) => _recursive.Contains(shape.FullName) || shape.Members.Any(m => m.Type.HasParameters);

    /// <summary>
    /// The types of this assembly in the members of the type, through collections too. A union is a level of depth, so
    /// the types of its cases do not count, nor do objects that keep their identity.
    /// </summary>
    public IEnumerable<TypeShape> Neighbours(TypeShape shape) =>
        shape.Members.SelectMany(m => Objects(m.Type)).Where(t => t is { IsLocal: true, IsUnion: false } && _shapes.ContainsKey(t.ShapeName))
            .Select(t => _shapes[t.ShapeName]).Where(s => !s.PreservesReferences);

    /// <summary>The object types that a type consists of, those that are arguments of generic ones too.</summary>
    public static IEnumerable<TypeRef> Objects(TypeRef type)
    {
        var inside = type.Arguments.SelectMany(Objects);
        return type.Kind == TypeRefKind.Object ? inside.Prepend(type) : inside;
    }

    /// <summary>The bytes of a struct of this assembly that is copied as memory, or 0.</summary>
    public int BlockSize(TypeRef type)
    {
        if (type.Kind != TypeRefKind.Object || !type.IsValueType || !type.IsLocal || !_shapes.TryGetValue(type.ShapeName, out var shape))
            return 0;
        return BlockSize(shape);
    }

    /// <summary>The kind of all numbers of a struct of this assembly that is copied as memory, if they can lie in digits; else null.</summary>
    public WireKind? NumbersOf(TypeRef type)
    {
        if (BlockSize(type) is 0 or > CompactList.MostStructSize)
            return null;
        WireKind? common = null;
        foreach (var member in _shapes[type.ShapeName].Members)
        {
            var kind = member.Type.Kind is TypeRefKind.Primitive or TypeRefKind.Enum ? member.Type.Wire : NumbersOf(member.Type);
            if (kind is not { } found || !WireKinds.CanBeCompactElement(found) || (common ?? found) != found)
                return null;
            common = found;
        }

        return common;
    }

    /// <summary>The type of a compact member: in its lists, structs are marked whose numbers lie in digits.</summary>
    public TypeRef Compacted(TypeRef type) => !type.CompactsElements ? type : type with
    {
        Arguments = type.Arguments.Select(a => type.IsList && NumbersOf(a) is { } kind ? a with { Numbers = kind } : Compacted(a))
            .ToEquatableArray(),
    };

    public int BlockSize(TypeShape shape)
    {
        if (!_blockSizes.TryGetValue(shape.FullName, out var size))
        {
            _blockSizes[shape.FullName] = 0;
            _blockSizes[shape.FullName] = size = new BlockLayout(this).SizeOf(shape);
        }

        return size;
    }
}
