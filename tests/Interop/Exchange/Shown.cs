using System.Globalization;
using System.Reflection;
using System.Text.Json.Nodes;

namespace MemFormat.Interop.Tests;

/// <summary>Payloads as C# shows them, but for enums: TypeScript has their numbers, where JSON has names.</summary>
internal static class Shown
{
    private static readonly MethodInfo s_schemaOf = typeof(MemFormatSchema).GetMethod(nameof(MemFormatSchema.Of))!;

    private static readonly Dictionary<Type, (MemFormatSchema Schema, bool HasNames)> s_schemas = [];

    public static string Of(Type root, byte[] payload)
    {
        lock (s_schemas)
        {
            if (!s_schemas.TryGetValue(root, out var known))
            {
                var schema = (MemFormatSchema)s_schemaOf.MakeGenericMethod(root).Invoke(null, null)!;
                s_schemas.Add(root, known = (schema, schema.ToString().Contains(" constant ", StringComparison.Ordinal)));
            }

            var json = MemFormatJson.ToString(payload, known.Schema);
            return known.HasNames ? Numbered(JsonNode.Parse(json), root)?.ToJsonString() ?? "null" : json;
        }
    }

    /// <summary>The value with the numbers of enums in the place of their names.</summary>
    private static JsonNode? Numbered(JsonNode? node, Type type)
    {
        type = Nullable.GetUnderlyingType(type) ?? type;
        if (node is JsonValue value && type.IsEnum && value.TryGetValue(out string? name) && Enum.TryParse(type, name, out var constant))
            return Number((Enum)constant!);
        if (node is JsonArray array)
        {
            var arguments = type.IsArray ? [type.GetElementType()!] : type.GetGenericArguments();
            return new JsonArray([.. array.Select(item => item is JsonArray pair && arguments.Length == 2
                ? new JsonArray(Numbered(pair[0], arguments[0]), Numbered(pair[1], arguments[1]))
                : Numbered(item, arguments[0]))]);
        }

        return node is JsonObject members
            ? new JsonObject(members.Select(m => KeyValuePair.Create(m.Key, Member(type, m.Key, m.Value))))
            : node?.DeepClone();
    }

    private static JsonNode? Member(Type type, string name, JsonNode? value) =>
        (type.GetProperty(name)?.PropertyType ?? type.GetField(name)?.FieldType) is { } of ? Numbered(value, of) : value?.DeepClone();

    /// <summary>Integers of 64 bits are text in JSON.</summary>
    private static JsonValue Number(Enum constant)
    {
        var number = Convert.ChangeType(constant, constant.GetTypeCode(), CultureInfo.InvariantCulture);
        return constant.GetTypeCode() is TypeCode.Int64 or TypeCode.UInt64
            ? JsonValue.Create(Convert.ToString(number, CultureInfo.InvariantCulture))!
            : JsonValue.Create(Convert.ToInt64(number, CultureInfo.InvariantCulture));
    }
}
