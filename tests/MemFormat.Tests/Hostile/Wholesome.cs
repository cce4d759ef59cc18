using System.Collections;
using System.Reflection;
using System.Runtime.CompilerServices;

namespace MemFormat.Tests;

/// <summary>Looks for values that no valid program can make.</summary>
internal static class Wholesome
{
    private const BindingFlags Fields = BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.DeclaredOnly;
    private const uint DecimalFlags = 0x80FF0000;

    private static readonly Dictionary<Type, FieldInfo[]> s_fields = [];

    /// <summary>Says what is broken, or gives null.</summary>
    public static string? Flaw(object? value)
    {
        var (met, waiting) = (new HashSet<object>(ReferenceEqualityComparer.Instance), new Queue<object>());
        var flaw = Flaw(value, Later);
        while (flaw is null && waiting.TryDequeue(out var next))
            flaw = OfFields(next, Later);
        return flaw;

        void Later(object kept)
        {
            if (met.Add(kept))
                waiting.Enqueue(kept);
        }
    }

    private static string? Flaw(object? value, Action<object> later) => Unordered.Plain(value) switch
    {
        null or string or Uri => null,
        _ when ValueParts.Of(value!) is { } parts => Flaw(parts, later),
        bool flag => Unsafe.As<bool, byte>(ref flag) <= 1 ? null : "a bool that is neither 0 nor 1",
        decimal number => OfDecimal(decimal.GetBits(number)),
        DateTime time => (ulong)time.Ticks <= (ulong)DateTime.MaxValue.Ticks ? null : "a DateTime out of range",
        DateTimeOffset time =>
            (ulong)time.UtcTicks <= (ulong)DateTime.MaxValue.Ticks && Math.Abs(time.TotalOffsetMinutes) <= 840
                && (ulong)time.Ticks <= (ulong)DateTime.MaxValue.Ticks
            ? null
            : "a DateTimeOffset out of range",
        DateOnly day => (uint)day.DayNumber <= (uint)DateOnly.MaxValue.DayNumber ? null : "a DateOnly out of range",
        TimeOnly time => (ulong)time.Ticks < TimeSpan.TicksPerDay ? null : "a TimeOnly out of range",
        IDictionary map => Flaw(map.Keys, later) ?? Flaw(map.Values, later),
        IEnumerable items => items.Cast<object?>().Select(i => Flaw(i, later)).FirstOrDefault(f => f is not null),
        _ when value!.GetType() is { IsPrimitive: true } or { IsEnum: true } or { IsValueType: true, Namespace: "System" } => null,
        _ when Identities.AreKept(value.GetType()) || value.GetType().Assembly == typeof(MemFormatSerializer).Assembly => Later(value, later),
        _ => OfFields(value, later),
    };

    private static string? OfDecimal(int[] bits) =>
        ((uint)bits[3] & ~DecimalFlags) == 0 && (bits[3] >> 16 & 0xFF) <= 28 ? null : "a decimal with an invalid scale or flags";

    /// <summary>Objects that keep their identity can form rings and long chains, and so can what extension data keeps of them.</summary>
    private static string? Later(object value, Action<object> later)
    {
        later(value);
        return null;
    }

    private static string? OfFields(object value, Action<object> later)
    {
        foreach (var field in FieldsOf(value.GetType()))
        {
            if (Flaw(field.GetValue(value), later) is { } flaw)
                return $"{flaw} in {field.Name}";
        }

        return null;
    }

    private static FieldInfo[] FieldsOf(Type type)
    {
        lock (s_fields)
        {
            if (!s_fields.TryGetValue(type, out var fields))
            {
                var all = new List<FieldInfo>();
                for (var declaring = type; declaring is not null && declaring != typeof(object); declaring = declaring.BaseType)
                    all.AddRange(declaring.GetFields(Fields).Where(f => !f.FieldType.IsPrimitive || f.FieldType == typeof(bool)));
                s_fields.Add(type, fields = [.. all]);
            }

            return fields;
        }
    }
}
