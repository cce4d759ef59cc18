using System.Globalization;
using System.Numerics;

namespace MemFormat.Evolution.Tests;

/// <summary>The rules for numbers and Guids as text: what .NET prints in the invariant culture, and nothing else.</summary>
internal static class Texts
{
    private static readonly Type[] s_types =
    [
        typeof(sbyte), typeof(byte), typeof(short), typeof(ushort), typeof(int), typeof(uint), typeof(long), typeof(ulong),
        typeof(Int128), typeof(UInt128), typeof(decimal), typeof(Guid), typeof(BigInteger),
    ];

    /// <summary>Text that some types print, and text that is nearly that.</summary>
    public static string[] Samples { get; } =
    [
        "0", "7", "-7", "127", "128", "-129", "65535", "2147483648", "-9223372036854775808", "340282366920938463463374607431768211455",
        "-170141183460469231731687303715884105728", "-170141183460469231731687303715884105729", "340282366920938463463374607431768211456",
        "1.50", "-0.5", "0.00", "79228162514264337593543950335", "79228162514264337593543950336", "0.0000000000000000000000000001",
        "0.00000000000000000000000000001", "00010203-0405-0607-0809-0a0b0c0d0e0f", "00010203-0405-0607-0809-0A0B0C0D0E0F",
        "{00010203-0405-0607-0809-0a0b0c0d0e0f}", "000102030405060708090a0b0c0d0e0f",
        "-0", "-0.0", "+7", "007", " 7", "7 ", "7.", ".5", "1,000", "1e3", "0x7", "-", ".", "1.2.3", "\u0667", "7\0", "00.5", "--7",
    ];

    public static bool Exist(Type from, Type to) => (from == typeof(string) && Has(to)) || (to == typeof(string) && Has(from));

    /// <summary>The value in the other type, or null if the text is not exactly what a value prints.</summary>
    public static object? To(object value, Type type) => value is not string text
        ? Print(value)
        : Parse(text, type.IsEnum ? Enum.GetUnderlyingType(type) : type) is { } parsed && Print(parsed) == text
        ? type.IsEnum ? Enum.ToObject(type, parsed) : parsed
        : null;

    private static bool Has(Type type) => s_types.Contains(type.IsEnum ? Enum.GetUnderlyingType(type) : type);

    private static string Print(object value) => value is Enum
        ? Print(Convert.ChangeType(value, Enum.GetUnderlyingType(value.GetType()), CultureInfo.InvariantCulture))
        : Convert.ToString(value, CultureInfo.InvariantCulture)!;

    private static object? Parse(string text, Type type)
    {
        var parse = typeof(Texts).GetMethod(nameof(ParseAs), System.Reflection.BindingFlags.NonPublic | System.Reflection.BindingFlags.Static)!;
        return parse.MakeGenericMethod(type).Invoke(null, [text]);
    }

    private static object? ParseAs<T>(string text)
        where T : IParsable<T> => T.TryParse(text, CultureInfo.InvariantCulture, out var value) ? value : null;
}
