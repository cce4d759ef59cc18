using System.Collections.Immutable;

namespace MemFormat.Evolution.Tests.Oracle;

/// <summary>Draws types of members.</summary>
internal sealed class RandomUse(Random random)
{
    private static readonly Kind[] s_scalars = [.. Kinds.All.Where(k => !k.Type.IsEnum)];
    private static readonly Kind[] s_numbers = [.. s_scalars.Where(k => k.Group is Group.Integer or Group.Floating)];
    private static readonly Kind[] s_integers = [.. s_numbers.Where(k => k.Group == Group.Integer)];
    private static readonly Kind[] s_keys = [.. s_integers, s_scalars.Single(k => k.CSharp == "Guid"), s_scalars.Single(k => k.CSharp == "string")];
    private static readonly Kind[] s_ofEnums = [.. s_integers.Where(k => k.Type.IsPrimitive && k.CSharp != "char")];

    /// <summary>Any type that the model has.</summary>
    public Use Next(Model model) => Next(model, model.Types.Count, depth: 0);

    /// <summary>As <see cref="Next(Model)"/>, of types below a place.</summary>
    public Use Next(Model model, int below, int depth)
    {
        Shape shape = random.Next(20) switch
        {
            < 8 => Scalar(),
            < 10 => new EnumShape(random.Next(model.Enums.Count)),
            < 13 when Object(model, below) is { } o => o,
            < 16 when depth < 2 => List(Next(model, below, depth + 1)),
            16 when depth < 2 => Map(Next(model, below, depth + 1)),
            17 when depth < 2 => new TupleShape([.. Enumerable.Range(0, random.Next(2, 4)).Select(_ => Next(model, below, depth + 1))]),
            18 when depth == 0 => Serialized(model, below),
            _ => Scalar(),
        };
        return new(shape, CanBeNull(shape) && random.Next(100) < 40);
    }

    /// <summary>A type that holds none of the model's others.</summary>
    public Use Flat(Model model) => Next(model, below: 0, depth: 1);

    public ScalarShape Scalar() => new(One(random.Next(2) == 0 ? s_integers : s_scalars));

    public ScalarShape Number() => new(One(s_numbers));

    public Kind EnumKind() => One(s_ofEnums);

    /// <summary>Another kind that numbers of a kind become.</summary>
    public Kind Other(Kind kind) => One([.. s_scalars.Where(k => k != kind && kind.Becomes(k))]);

    /// <summary>A kind that nothing of a kind becomes.</summary>
    public Kind Unrelated(Kind kind) => One([.. s_scalars.Where(k => k != kind && !kind.Becomes(k))]);

    public static bool HasOther(Kind kind) => kind.Group is not (Group.Other or Group.Time);

    public ListShape List(Use element)
    {
        var form = (ListForm)random.Next(Enum.GetValues<ListForm>().Length);
        return new(CanHold(form, element) ? form : ListForm.List, element);
    }

    public MapShape Map(Use value)
    {
        var key = new ScalarShape(One(s_keys));
        var form = (MapForm)random.Next(3);
        return new(form == MapForm.SortedDictionary && key.Kind.Group != Group.Integer ? MapForm.Dictionary : form, new(key), value);
    }

    /// <summary>A value other than the default, of the numbers that all kinds hold.</summary>
    public object? Initial(Use use) => use.Shape switch
    {
        ScalarShape { Kind: { Group: Group.Integer or Group.Floating, CSharp: not ("Int128" or "UInt128" or "Half") } kind } =>
            new Exact(random.Next(1, 100), 1).To(kind.Type),
        ScalarShape { Kind.CSharp: "string" } => "first",
        _ => null,
    };

    /// <summary>Sets and sorted collections look at their elements: numbers and the like only.</summary>
    public static bool CanHold(ListForm form, Use element) => form switch
    {
        ListForm.HashSet => element.Shape is ScalarShape,
        ListForm.SortedSet => element is { IsNullable: false, Shape: ScalarShape { Kind.Group: Group.Integer } },
        _ => true,
    };

    public static bool CanBeNull(Shape shape) => shape is not ListShape { Form: ListForm.ImmutableArray };

    private static ObjectShape? ObjectOf(int type) => type < 0 ? null : new(type);

    private ObjectShape? Object(Model model, int below)
    {
        // Cases of unions are held through these.
        var types = Enumerable.Range(0, Math.Min(below, model.Types.Count)).Where(t => !model.UnionsOf(t).Any()).ToImmutableArray();
        return ObjectOf(types.IsEmpty ? -1 : types[random.Next(types.Length)]);
    }

    private SerializedShape Serialized(Model model, int below)
    {
        var inner = Next(model, below, depth: 1);
        return new(inner with { IsNullable = false });
    }

    private Kind One(Kind[] kinds) => kinds[random.Next(kinds.Length)];
}
