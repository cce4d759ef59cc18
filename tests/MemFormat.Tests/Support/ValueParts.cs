using System.Buffers;
using System.Collections;
using System.Runtime.CompilerServices;
using System.Text;

namespace MemFormat.Tests;

/// <summary>What values of the base class library consist of, for comparisons; their own fields hold capacities and caches.</summary>
internal static class ValueParts
{
    private static readonly Type[] s_memories = [typeof(Memory<>), typeof(ReadOnlyMemory<>), typeof(ReadOnlySequence<>), typeof(ArraySegment<>)];

    /// <summary>The parts, or null when the value is of another sort.</summary>
    public static object? Of(object value) => value switch
    {
        ITuple tuple => Items(tuple),
        BitArray bits => bits.Cast<bool>().ToArray(),
        StringBuilder text => text.ToString(),
        System.Net.IPEndPoint or System.Net.IPNetwork => value.ToString(),
        System.Text.Json.JsonElement element => element.ValueKind == System.Text.Json.JsonValueKind.Undefined ? "" : element.GetRawText(),
        System.Text.Json.JsonDocument document => document.RootElement.GetRawText(),
        System.Text.Json.Nodes.JsonNode node => node.ToJsonString(),
        System.Drawing.Color color => new object[] { color.ToArgb(), color.Name, color.IsNamedColor, color.IsEmpty },
        Uri uri => new object[] { uri.OriginalString, uri.IsAbsoluteUri },
        Array { Rank: > 1 } grid => new object[] { Lengths(grid), grid.Cast<object?>().ToArray() },
        _ when value.GetType().IsDefined(typeof(InlineArrayAttribute), false) => Inline(value),
        _ when IsOf(value, typeof(Lazy<>)) => new[] { Property(value, "Value") },
        _ when IsOf(value, s_memories) => Elements(value),
        _ when IsOf(value, typeof(PriorityQueue<,>)) => Property(value, "UnorderedItems"),
        _ when KeyOf(value) is { } key => new[] { key.GetValue(value), ((IEnumerable)value).Cast<object?>().ToArray() },
        _ => null,
    };

    /// <summary>The elements of a tuple.</summary>
    public static object?[] Items(ITuple tuple) => [.. Enumerable.Range(0, tuple.Length).Select(i => tuple[i])];

    public static int[] Lengths(Array grid) => [.. Enumerable.Range(0, grid.Rank).Select(grid.GetLength)];

    public static bool IsOf(object value, params Type[] definitions) =>
        value.GetType() is { IsGenericType: true } type && definitions.Contains(type.GetGenericTypeDefinition());

    public static bool IsMemory(object value) => IsOf(value, s_memories);

    /// <summary>The elements of memory; a part of no array has none, not even an array of none.</summary>
    public static Array Elements(object memory) => memory.GetType().GetGenericTypeDefinition() == typeof(ArraySegment<>)
        ? Property(memory, "Array") is null ? Array.Empty<Type>() : ((IEnumerable)memory).Cast<object?>().ToArray()
        : (Array)typeof(ValueParts).GetMethod(nameof(ToArray), System.Reflection.BindingFlags.NonPublic | System.Reflection.BindingFlags.Static)!
            .MakeGenericMethod(memory.GetType().GenericTypeArguments).Invoke(null, [memory])!;

    /// <summary>The key of a grouping, or null.</summary>
    public static System.Reflection.PropertyInfo? KeyOf(object value) =>
        value.GetType().GetInterface("System.Linq.IGrouping`2")?.GetProperty("Key");

    /// <summary>The elements of an inline array.</summary>
    public static Array Inline(object value) =>
        (Array)typeof(ValueParts).GetMethod(nameof(ElementsOf), System.Reflection.BindingFlags.NonPublic | System.Reflection.BindingFlags.Static)!
        .MakeGenericMethod(value.GetType(),
            value.GetType()
                .GetFields(System.Reflection.BindingFlags.NonPublic | System.Reflection.BindingFlags.Public
                    | System.Reflection.BindingFlags.Instance)[0].FieldType)
        .Invoke(null, [value])!;

    private static T[] ElementsOf<TArray, T>(TArray value)
        where TArray : struct =>
            System.Runtime.InteropServices.MemoryMarshal.CreateSpan(ref Unsafe.As<TArray, T>(ref value), Unsafe.SizeOf<TArray>() / Unsafe.SizeOf<T>())
                .ToArray();

    public static object? Property(object value, string name) => value.GetType().GetProperty(name)!.GetValue(value);

    private static T[] ToArray<T>(object memory) => memory switch
    {
        Memory<T> all => all.ToArray(),
        ReadOnlyMemory<T> all => all.ToArray(),
        _ => ((ReadOnlySequence<T>)memory).ToArray(),
    };
}
