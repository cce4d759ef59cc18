using System.Collections.Immutable;

namespace MemFormat.Evolution.Tests.Oracle;

/// <summary>The compiled types of a model.</summary>
internal sealed class ClrTypes(Model model, Func<string, Type> find)
{
    private readonly Dictionary<string, Type> _known = [];

    public Model Model => model;

    public Type Root => Type(model.Root);

    public Type Type(int type) => Named(model.Types[type].Name);

    public Type Of(Use use) => Of(use.Shape) is var type && use.IsNullable && type.IsValueType ? typeof(Nullable<>).MakeGenericType(type) : type;

    public Type Of(Shape shape) => shape switch
    {
        ScalarShape scalar => scalar.Kind.Type,
        EnumShape e => Named(model.Enums[e.Enum].Name),
        ObjectShape o => Type(o.Type),
        ListShape { Form: ListForm.Array } list => Of(list.Element).MakeArrayType(),
        ListShape list => Open(list.Form).MakeGenericType(Of(list.Element)),
        MapShape map => Open(map.Form).MakeGenericType(Of(map.Key), Of(map.Value)),
        SerializedShape serialized => typeof(Serialized<>).MakeGenericType(Of(serialized.Inner)),
        TupleShape { Elements: [var a, var b] } => typeof(ValueTuple<,>).MakeGenericType(Of(a), Of(b)),
        TupleShape { Elements: [var a, var b, var c] } => typeof(ValueTuple<,,>).MakeGenericType(Of(a), Of(b), Of(c)),
        _ => throw new ArgumentException(shape.ToString()),
    };

    private Type Named(string name) => _known.TryGetValue(name, out var known) ? known : _known[name] = find(name);

    private static Type Open(ListForm form) => form switch
    {
        ListForm.List => typeof(List<>),
        ListForm.HashSet => typeof(HashSet<>),
        ListForm.SortedSet => typeof(SortedSet<>),
        ListForm.Queue => typeof(Queue<>),
        ListForm.Stack => typeof(Stack<>),
        ListForm.LinkedList => typeof(LinkedList<>),
        ListForm.ImmutableArray => typeof(ImmutableArray<>),
        ListForm.ImmutableList => typeof(ImmutableList<>),
        ListForm.IReadOnlyList => typeof(IReadOnlyList<>),
        _ => throw new ArgumentOutOfRangeException(nameof(form)),
    };

    private static Type Open(MapForm form) => form switch
    {
        MapForm.Dictionary => typeof(Dictionary<,>),
        MapForm.SortedDictionary => typeof(SortedDictionary<,>),
        _ => typeof(IReadOnlyDictionary<,>),
    };
}
