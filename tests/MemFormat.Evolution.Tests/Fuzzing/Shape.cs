using System.Collections;
using System.Reflection;

namespace MemFormat.Evolution.Tests;

/// <summary>What the rules distinguish among types.</summary>
internal enum Form
{
    Scalar,
    Object,
    List,
    Bytes,
    Map,
}

/// <summary>A type as the rules see it: without its nullable wrapper, lists of all sorts alike.</summary>
internal sealed record Shape(Form Form, Type Type, Type? Element = null, Type? Key = null)
{
    public bool IsList => Form is Form.List or Form.Bytes;

    public static Shape Of(Type type)
    {
        type = Nullable.GetUnderlyingType(type) ?? type;
        if (type == typeof(byte[]))
            return new(Form.Bytes, type, typeof(byte));
        if (type.IsArray)
            return new(Form.List, type, type.GetElementType());
        if (type.IsGenericType)
            return type.GetGenericArguments() is [var key, var value] ? new(Form.Map, type, value, key) : new(Form.List, type, type.GetGenericArguments()[0]);
        return new(type.IsDefined(typeof(MemFormattableAttribute)) ? Form.Object : Form.Scalar, type);
    }

    public static IEnumerable<PropertyInfo> Members(Type type) => type.GetProperties().Where(p => p.Name is "Self" || p.Name[0] == 'M');

    /// <summary>A collection of a type with elements.</summary>
    public static object Collect(Type type, List<object?> elements)
    {
        var element = Of(type).Element!;
        var array = Array.CreateInstance(element, elements.Count);
        for (var i = 0; i < elements.Count; i++)
            array.SetValue(elements[i], i);
        return type.IsArray ? array : Activator.CreateInstance(type, [array])!;
    }

    /// <summary>The elements of a collection.</summary>
    public static IEnumerable<object?> Elements(object collection) => ((IEnumerable)collection).Cast<object?>();
}
