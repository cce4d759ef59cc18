using System.Collections;
using System.Globalization;
using System.Reflection;

namespace MemFormat.Benchmarks.Peers.Evolution;

/// <summary>A graph as lines: a path and a text for each value, so that graphs of two assemblies compare.</summary>
internal static class Described
{
    public static Dictionary<string, string> Of(object? value, bool withIdentity = false)
    {
        Dictionary<string, string> lines = [];
        Add("", value, typeof(object), lines, withIdentity ? new(ReferenceEqualityComparer.Instance) : null);
        return lines;
    }

    private static void Add(string path, object? value, Type declared, Dictionary<string, string> lines, Dictionary<object, string>? seen)
    {
        if (value is null || IsValue(value))
        {
            lines[path] = Text(value);
            return;
        }

        if (!value.GetType().IsValueType && seen?.TryAdd(value, path) == false)
        {
            lines[path] = "the object of " + seen[value];
            return;
        }

        if (value is IEnumerable items)
        {
            var named = value is IDictionary map
                ? map.Keys.Cast<object>().Select(key => (Name: Text(key), Item: map[key])).ToList()
                : [.. items.Cast<object?>().Select((item, at) => (Name: Text(at), Item: item))];
            named.ForEach(item => Add($"{path}[{item.Name}]", item.Item, typeof(object), lines, seen));
            lines[path] = named.Count == 0 ? "[]" : "list";
            return;
        }

        // A case of a union is more than its members.
        lines[path] = declared.IsInterface || declared.IsAbstract ? value.GetType().Name : "object";
        foreach (var property in value.GetType().GetProperties(BindingFlags.Public | BindingFlags.Instance))
        {
            if (property.GetIndexParameters().Length == 0 && !IsBesideMembers(property.Name))
                Add($"{path}.{property.Name}", property.GetValue(value), property.PropertyType, lines, seen);
        }

        foreach (var field in value.GetType().GetFields(BindingFlags.Public | BindingFlags.Instance))
            Add($"{path}.{field.Name}", field.GetValue(value), field.FieldType, lines, seen);
    }

    // Messages have a HasX for some X, and the case of a oneof.
    private static bool IsBesideMembers(string name) =>
        name is "Extra" or "Descriptor" || name.StartsWith("Has", StringComparison.Ordinal) || name.EndsWith("Case", StringComparison.Ordinal);

    private static bool IsValue(object value) => value switch
    {
        string or Enum or Uri or Google.Protobuf.ByteString => true,
        IEnumerable => false,
        System.Runtime.CompilerServices.ITuple => false,
        _ => value.GetType().Namespace!.StartsWith("System", StringComparison.Ordinal),
    };

    private static string Text(object? value) => value switch
    {
        null => "null",
        // A kind that a serializer does not keep is no loss of a moment or a day.
        DateTime date => $"{(date.Kind == DateTimeKind.Local ? date.ToUniversalTime() : date):yyyy-MM-ddTHH:mm:ss}",
        decimal number => number.ToString("G29", CultureInfo.InvariantCulture),
        DateTimeOffset date => date.ToString("O", CultureInfo.InvariantCulture),
        Google.Protobuf.ByteString bytes => Convert.ToHexString(bytes.Span),
        _ => Convert.ToString(value, CultureInfo.InvariantCulture)!,
    };
}
