using System.Collections;
using System.Reflection;
using System.Runtime.CompilerServices;

namespace MemFormat.Evolution.Tests.Oracle;

/// <summary>Makes objects of compiled types from plain values.</summary>
internal sealed class Materializer(ClrTypes types)
{
    private static readonly MethodInfo s_serialized = typeof(Serialized).GetMethod(nameof(Serialized.From))!;
    private readonly Dictionary<ObjectValue, object> _made = [];

    public object Root(ObjectValue value) => Object(value);

    private object Object(ObjectValue value)
    {
        var definition = types.Model.Types[value.Type];
        if (_made.TryGetValue(value, out var known))
            return known;
        var result = RuntimeHelpers.GetUninitializedObject(types.Type(value.Type));
        if (definition.KeepsIdentity)
            _made.Add(value, result);
        foreach (var member in types.Model.Members(definition))
        {
            Fields.Set(result, member.Name,
                Value(member.Use, value.Members.TryGetValue(member.Name, out var held) ? held : Defaults.Initial(types.Model, definition, member)));
        }

        return result;
    }

    private object? Value(Use use, object? value)
    {
        var type = types.Of(use.Shape);
        switch (use.Shape, value)
        {
            case (_, null):
                return types.Of(use).IsValueType ? Activator.CreateInstance(types.Of(use)) : null;
            case (EnumShape, _):
                return Enum.ToObject(type, value);
            case (ObjectShape, ObjectValue o):
                return Object(o);
            case (ObjectShape o, CaseValue held):
                var one = types.Model.Types[o.Type].Cases.Single(c => c.Tag == held.Tag).Use;
                return type.GetConstructor([types.Of(one)])!.Invoke([Value(one, held.Value)]);
            case (TupleShape tuple, ListValue list):
                return Activator.CreateInstance(type, list.Elements.Zip(tuple.Elements, (e, u) => Value(u, e)).ToArray());
            case (ListShape shape, ListValue list):
                return List(shape, type, list.Elements.Select(e => Value(shape.Element, e)));
            case (MapShape shape, MapValue map):
                var made =
                    (IDictionary)Activator.CreateInstance(shape.Form == MapForm.IReadOnlyDictionary
                        ? typeof(Dictionary<,>).MakeGenericType(type.GetGenericArguments())
                        : type)!;
                foreach (var (key, held) in map.Entries)
                    made.Add(Value(shape.Key, key)!, Value(shape.Value, held));
                return made;
            case (SerializedShape shape, SerializedValue serialized):
                return s_serialized.MakeGenericMethod(types.Of(shape.Inner))
                    .Invoke(null, [new Materializer(types).Value(shape.Inner, serialized.Value), null]);
            default:
                return value;
        }
    }

    private object List(ListShape shape, Type type, IEnumerable<object?> elements)
    {
        var list = elements.ToArray();
        var array = Array.CreateInstance(types.Of(shape.Element), list.Length);
        Array.Copy(list, array, list.Length);
        return shape.Form switch
        {
            ListForm.Array or ListForm.IReadOnlyList => array,
            ListForm.ImmutableArray or ListForm.ImmutableList => Create(type, array),
            _ => Activator.CreateInstance(type, array)!,
        };
    }

    private static object Create(Type type, Array elements) =>
        typeof(Immutable).GetMethod(type.GetGenericTypeDefinition().Name.StartsWith("ImmutableA", StringComparison.Ordinal)
            ? nameof(Immutable.Array)
            : nameof(Immutable.List))!
            .MakeGenericMethod(type.GetGenericArguments()).Invoke(null, [elements])!;

    private static class Immutable
    {
        public static System.Collections.Immutable.ImmutableArray<T> Array<T>(T[] elements) => [.. elements];

        public static System.Collections.Immutable.ImmutableList<T> List<T>(T[] elements) => [.. elements];
    }
}
