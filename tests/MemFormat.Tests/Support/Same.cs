using System.Collections;
using System.Globalization;
using System.Reflection;
using System.Runtime.CompilerServices;
using MemFormat.Compression;

namespace MemFormat.Tests;

/// <summary>Compares object graphs bit for bit: NaN payloads, signs of zeros, scales of decimals and kinds of dates count.</summary>
internal static class Same
{
    private const BindingFlags Fields = BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.DeclaredOnly;

    /// <summary>Says where two graphs differ, or gives null.</summary>
    public static string? Difference(object? expected, object? actual, string path = "root")
    {
        using var identities = Identities.Enter();
        (expected, actual) = (Unordered.Plain(expected), Unordered.Plain(actual));
        if (expected is null || actual is null)
        {
            return ReferenceEquals(expected, actual)
                ? null
                : string.Create(CultureInfo.InvariantCulture, $"{path}: {expected ?? "null"} became {actual ?? "null"}");
        }

        var type = expected.GetType();
        if (type != actual.GetType() && ValueParts.KeyOf(expected) is null)
            return $"{path}: {type} became {actual.GetType()}";
        if (Identities.AreKept(type) && Identities.AreMet(expected, actual, out var isSame))
            return isSame ? null : $"{path}: another {type}";
        return expected switch
        {
            string text => string.Equals(text, (string)actual, StringComparison.Ordinal) ? null : $"{path}: another string",
            System.Net.IPAddress address => address.Equals(actual) ? null : $"{path}: another address", // It keeps its text once you asked for it.
            _ when ValueParts.Of(expected) is { } parts => Difference(parts, ValueParts.Of(actual), path),
            IEnumerable items when Unordered.Is(type) => Unordered.Difference(items, (IEnumerable)actual, path),
            IDictionary map => OfMaps(map, (IDictionary)actual, path),
            IEnumerable items when type.IsArray || type.GetCustomAttribute<MemFormattableAttribute>() is null =>
                OfItems([.. items.Cast<object?>()], [.. ((IEnumerable)actual).Cast<object?>()], path),
            _ when IsScalar(type) =>
                Bits(expected).SequenceEqual(Bits(actual))
                    ? null
                    : string.Create(CultureInfo.InvariantCulture, $"{path}: {expected} became {actual}"),
            _ => OfFields(type, expected, actual, path),
        };
    }

    private static bool IsScalar(Type type) => type.IsPrimitive || type.IsEnum || type.Namespace == "System" && type.IsValueType;

    private static byte[] Bits(object value) => value switch
    {
        decimal number => [.. decimal.GetBits(number).SelectMany(BitConverter.GetBytes)],
        DateTime time => BitConverter.GetBytes(Unsafe.BitCast<DateTime, ulong>(time)),
        DateTimeOffset time => [.. BitConverter.GetBytes(time.Ticks), .. BitConverter.GetBytes(time.Offset.Ticks)],
        float number => BitConverter.GetBytes(number),
        double number => BitConverter.GetBytes(number),
        Half number => BitConverter.GetBytes(number),
        bool flag => [Unsafe.As<bool, byte>(ref flag)],
        _ => System.Text.Encoding.UTF8.GetBytes(Text(value)),
    };

    private static string Text(object value) => value is IFormattable formattable && !value.GetType().IsEnum
        ? formattable.ToString(value is TimeOnly or DateOnly ? "O" : null, System.Globalization.CultureInfo.InvariantCulture)
        : value is char letter ? ((int)letter).ToString(System.Globalization.CultureInfo.InvariantCulture) : value.ToString()!;

    private static string? OfItems(object?[] expected, object?[] actual, string path)
    {
        if (expected.Length != actual.Length)
            return $"{path}: {expected.Length} elements became {actual.Length}";
        for (var i = 0; i < expected.Length; i++)
        {
            if (Difference(expected[i], actual[i], $"{path}[{i}]") is { } difference)
                return difference;
        }

        return null;
    }

    private static string? OfMaps(IDictionary expected, IDictionary actual, string path) =>
        OfItems([.. expected.Keys.Cast<object?>()], [.. actual.Keys.Cast<object?>()], path + ".Keys")
        ?? OfItems([.. expected.Values.Cast<object?>()], [.. actual.Values.Cast<object?>()], path + ".Values");

    private static string? OfFields(Type type, object expected, object actual, string path)
    {
        for (var declaring = type; declaring is not null && declaring != typeof(object); declaring = declaring.BaseType)
        {
            foreach (var field in declaring.GetFields(Fields).Where(f => IsStored(declaring, f)))
            {
                if (Difference(field.GetValue(expected), field.GetValue(actual), $"{path}.{field.Name}") is { } difference)
                    return difference;
            }
        }

        return null;
    }

    private static bool IsStored(Type declaring, FieldInfo field)
    {
        // How a payload within a payload is to be read is not a part of it.
        if (field.FieldType == typeof(IDecompression))
            return false;
        var property = field.Name.StartsWith('<')
            ? declaring.GetProperty(field.Name[1..field.Name.IndexOf('>', StringComparison.Ordinal)], Fields)
            : null;
        return ((MemberInfo?)property ?? field).GetCustomAttribute<MemIgnoreAttribute>() is null;
    }
}
