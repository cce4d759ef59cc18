using System.Collections;
using System.Reflection;

namespace MemFormat.Evolution.Tests;

/// <summary>A generated type with a member that holds values of a kind, between two others.</summary>
internal sealed class Holder(Kind kind, Place place, Type type)
{
    private readonly PropertyInfo _value = type.GetProperty("Value")!;
    private readonly PropertyInfo _before = type.GetProperty("Before")!;
    private readonly PropertyInfo _after = type.GetProperty("After")!;

    public Kind Kind => kind;

    public Place Place => place;

    public MemFormatCodec Codec { get; } = Tests.Codec.Of(type);

    public bool IsList => place is Place.List or Place.Array or Place.NullableList or Place.CompactList;

    public bool IsScalar => place <= Place.CompactNullable;

    /// <summary>The path of the value in an object.</summary>
    public string Path => $"{type.Name}.Value{(IsScalar ? "" : "[0]")}";

    public string MemberPath => $"{type.Name}.Value";

    /// <summary>Whether the member, or an element, can be null.</summary>
    public bool HoldsNull => place is Place.Nullable or Place.CompactNullable or Place.NullableList || kind.Type == typeof(string);

    public object New(object? value)
    {
        var holder = Empty();
        _value.SetValue(holder, Wrapped(value));
        return holder;
    }

    /// <summary>An object whose list holds a value twice.</summary>
    public object Twice(object value)
    {
        var array = Array.CreateInstance(kind.Type, 2);
        array.SetValue(value, 0);
        array.SetValue(value, 1);
        var holder = Empty();
        _value.SetValue(holder, place == Place.Array ? array : Activator.CreateInstance(_value.PropertyType, array));
        return holder;
    }

    /// <summary>An object with what its initializers set.</summary>
    public object Empty()
    {
        var holder = Activator.CreateInstance(type)!;
        _before.SetValue(holder, -7);
        _after.SetValue(holder, "after");
        return holder;
    }

    /// <summary>The value of an object, or the one element of its member; with a check of the members around.</summary>
    public object? Get(object holder)
    {
        Assert.Equal((-7, "after"), (_before.GetValue(holder), _after.GetValue(holder)));
        return _value.GetValue(holder) switch
        {
            IDictionary map => Assert.Single(place == Place.Keys ? map.Keys.Cast<object>() : map.Values.Cast<object?>()),
            string text => text,
            IEnumerable list => Assert.Single(list.Cast<object?>()),
            var value => value,
        };
    }

    /// <summary>The member itself.</summary>
    public object? Member(object holder) => _value.GetValue(holder);

    public override string ToString() => type.Name;

    private object? Wrapped(object? value)
    {
        if (IsScalar)
            return value;
        if (place == Place.Array)
        {
            var array = Array.CreateInstance(kind.Type, 1);
            array.SetValue(value, 0);
            return array;
        }

        var collection = Activator.CreateInstance(_value.PropertyType)!;
        if (collection is IDictionary map)
            map.Add(place == Place.Keys ? value! : 1, place == Place.Keys ? 1 : value);
        else
            ((IList)collection).Add(value);
        return collection;
    }
}
