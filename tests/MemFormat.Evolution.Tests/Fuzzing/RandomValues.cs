using System.Collections;
using System.Reflection;

namespace MemFormat.Evolution.Tests;

/// <summary>Random values of generated types.</summary>
internal sealed class RandomValues(int seed)
{
    private readonly Random _random = new(seed);
    private readonly NullabilityInfoContext _nullability = new();

    /// <summary>Percent of the numbers that may lie at any border, and not only where every type holds them.</summary>
    public int Wild { get; init; } = 5;

    public object Object(Type type, int depth = 0)
    {
        var value = Activator.CreateInstance(type)!;
        foreach (var property in Shape.Members(type))
        {
            var isNullable = _nullability.Create(property).WriteState == NullabilityState.Nullable;
            property.SetValue(value, isNullable && (depth > 3 || _random.Next(4) == 0) ? null : Value(property.PropertyType, depth + 1));
        }

        return value;
    }

    /// <summary>A value that is not null.</summary>
    private object Value(Type type, int depth)
    {
        var shape = Shape.Of(type);
        switch (shape.Form)
        {
            case Form.Object:
                return Object(shape.Type, depth);
            case Form.Map:
                var map = (IDictionary)Activator.CreateInstance(type)!;
                for (var i = Count(depth); i > 0; i--)
                    map[Value(shape.Key!, depth)] = Element(shape.Element!, depth);
                return map;
            case Form.List or Form.Bytes:
                return Shape.Collect(type, Enumerable.Range(0, Count(depth)).Select(_ => Element(shape.Element!, depth)).ToList());
            default:
                return Scalar(shape.Type);
        }
    }

    private object? Element(Type type, int depth) =>
        (!type.IsValueType || Nullable.GetUnderlyingType(type) is not null) && (depth > 3 || _random.Next(5) == 0) ? null : Value(type, depth + 1);

    private int Count(int depth) => depth > 3 ? 0 : _random.Next(6);

    private object Scalar(Type type)
    {
        var kind = Kinds.All.Single(k => k.Type == type);
        var values = kind.Group is Group.Integer or Group.Floating && _random.Next(100) >= Wild
            ? kind.Values.Where(v => Exact.Of(v).To(typeof(sbyte)) is sbyte and >= 0 && Exact.Of(v).To(typeof(byte)) is not null).ToArray()
            : kind.Values;
        return values[_random.Next(values.Length)];
    }
}
