namespace MemFormat.Generator.Tests;

/// <summary>The types that members may have, as C# writes them.</summary>
internal static class SupportedTypes
{
    public static IReadOnlyList<string> Scalars { get; } =
    [
        "bool", "sbyte", "byte", "short", "ushort", "int", "uint", "long", "ulong", "Int128", "UInt128", "Half", "float", "double",
        "decimal", "char", "Guid", "DateTime", "DateTimeOffset", "TimeSpan", "DateOnly", "TimeOnly",
    ];
}
