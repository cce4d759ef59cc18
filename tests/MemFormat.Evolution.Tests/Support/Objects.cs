using System.Collections;
using System.Globalization;
using System.Reflection;

namespace MemFormat.Evolution.Tests;

/// <summary>Values of types that tests know by name only.</summary>
internal static class Objects
{
    public static void Set(object target, string name, object? value)
    {
        if (Property(target.GetType(), name) is { } property)
            property.SetValue(target, value);
        else
            target.GetType().GetField(name)!.SetValue(target, value);
    }

    /// <summary>All public members in the order of their names: <c>{A=1 B=[x, y] C={D=null}}</c>.</summary>
    public static string Text(object? value) => value switch
    {
        null => "null",
        string text => text,
        Enum number => number.ToString("D"),
        IFormattable number => number.ToString(null, CultureInfo.InvariantCulture),
        bool flag => flag ? "true" : "false",
        IDictionary map => $"[{string.Join(", ", map.Keys.Cast<object>().Select(k => $"{Text(k)}: {Text(map[k])}"))}]",
        IEnumerable list => $"[{string.Join(", ", list.Cast<object?>().Select(Text))}]",
        _ => $"{{{string.Join(" ", Members(value).OrderBy(m => m.Name, StringComparer.Ordinal).Select(m => $"{m.Name}={Text(m.Value)}"))}}}",
    };

    private static IEnumerable<(string Name, object? Value)> Members(object value)
    {
        var type = value.GetType();
        return type.GetProperties().Where(p => p.Name != "EqualityContract").Select(p => (p.Name, p.GetValue(value)))
            .Concat(type.GetFields(BindingFlags.Instance | BindingFlags.Public).Select(f => (f.Name, f.GetValue(value))));
    }

    /// <summary>Private setters are the declaring class's.</summary>
    private static PropertyInfo? Property(Type type, string name)
    {
        var property = type.GetProperty(name);
        return property is null || property.CanWrite ? property : property.DeclaringType!.GetProperty(name);
    }
}
