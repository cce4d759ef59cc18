using System.Reflection;

namespace MemFormat.Interop.Tests;

/// <summary>Payloads as C# shows them.</summary>
internal static class Shown
{
    private static readonly MethodInfo s_schemaOf = typeof(MemFormatSchema).GetMethod(nameof(MemFormatSchema.Of))!;

    private static readonly Dictionary<Type, MemFormatSchema> s_schemas = [];

    public static string Of(Type root, byte[] payload)
    {
        lock (s_schemas)
        {
            if (!s_schemas.TryGetValue(root, out var schema))
                s_schemas.Add(root, schema = (MemFormatSchema)s_schemaOf.MakeGenericMethod(root).Invoke(null, null)!);
            return MemFormatJson.ToString(payload, schema);
        }
    }
}
