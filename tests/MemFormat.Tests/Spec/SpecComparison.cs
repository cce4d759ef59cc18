using System.Buffers.Binary;
using System.Collections;
using System.Reflection;
using System.Runtime.CompilerServices;
using System.Security.Cryptography;
using System.Text;

namespace MemFormat.Tests;

/// <summary>Compares values with what <see cref="SpecReader"/> decoded.</summary>
internal static class SpecComparison
{
    private const BindingFlags Own = BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.DeclaredOnly;

    public static string? Difference(object? expected, object? decoded, string path = "root")
    {
        using var identities = Identities.Enter();
        expected = Unordered.Plain(SpecValues.Plain(Held(expected)));
        if (expected is null || decoded is null)
            return expected is null && decoded is null ? null : $"{path}: one is null";
        expected = Surrogate(expected);
        if (expected.GetType() is { IsGenericType: true } type && type.GetGenericTypeDefinition() == typeof(Serialized<>))
            expected = ((ReadOnlyMemory<byte>)type.GetProperty("Payload")!.GetValue(expected)!).ToArray();
        if (Identities.AreKept(expected.GetType()) && Identities.AreMet(expected, decoded, out var isSame))
            return isSame ? null : $"{path}: another object";
        return (expected, decoded) switch
        {
            (_, SpecFrame frame) => OfFrame(expected, frame, expected.GetType().GetCustomAttribute<MemCodecAttribute>()!, path),
            (_, SpecCase union) => Difference(expected, union.Value, path),
            (string text, _) => text == decoded as string ? null : $"{path}: another string",
            (bool flag, _) => decoded is bool other && other == flag ? null : $"{path}: another bool",
            (MemExtensionData data, List<object?> list) =>
                OfExtension(data, [.. list.Select(b => ((byte[])b!)[0])]) ? null : $"{path}: other extension data",
            (IEnumerable items, _) when Unordered.Is(expected.GetType()) => OfUnordered(items, decoded, path),
            (IDictionary map, List<(object? Key, object? Value)> pairs) =>
                OfLists(map.Keys, [.. pairs.Select(p => p.Key)], path) ?? OfLists(map.Values, [.. pairs.Select(p => p.Value)], path),
            (IEnumerable items, List<object?> list) => OfLists(IsStack(expected.GetType()) ? items.Cast<object?>().Reverse() : items, list, path),
            (_, byte[] bytes) =>
                Bytes(expected) is { } own && own.AsSpan().SequenceEqual(bytes)
                    ? null
                    : FormattableString.Invariant($"{path}: {expected} is {Convert.ToHexString(bytes)}"),
            (_, Dictionary<uint, object?> members) when SpecValues.Members(expected) is { } values => OfNumbered(values, members, path),
            (_, Dictionary<uint, object?> members) => OfMembers(expected, members, path),
            _ => $"{path}: {expected.GetType()} became {decoded.GetType()}",
        };
    }

    /// <summary>The value of a union of the language, or of one in it.</summary>
    private static object? Held(object? value) =>
        value?.GetType() is { } type && type.CustomAttributes.Any(a => a.AttributeType.Name == "UnionAttribute")
            ? Held(type.GetProperty("Value")!.GetValue(value))
            : value;

    /// <summary>A frame holds what the codec writes.</summary>
    private static string? OfFrame(object expected, SpecFrame frame, MemCodecAttribute attribute, string path)
    {
        var written = new System.Buffers.ArrayBufferWriter<byte>();
        ((MemFormatCodec)Activator.CreateInstance(attribute.Codec)!).SerializeObject(written, expected, Headers.None);
        return written.WrittenSpan.EndsWith(frame.Bytes) && frame.Bytes.Length + 5 >= written.WrittenCount ? null : $"{path}: another frame";
    }

    /// <summary>What is stored in the place of a value.</summary>
    private static object Surrogate(object value)
    {
        var type = value.GetType();
        var attribute = type.GetCustomAttribute<MemSurrogateAttribute>()
            ?? typeof(SpecComparison).Assembly.GetCustomAttributes<MemSurrogateAttribute>().FirstOrDefault(a => a.Type == type);
        return attribute is null ? value : attribute.Surrogate.GetMethod("From", BindingFlags.Static | BindingFlags.Public)!.Invoke(null, [value])!;
    }

    private static bool OfExtension(MemExtensionData expected, byte[] decoded) =>
        SpecExtension.Count(decoded) == expected.Count && decoded.AsSpan().SequenceEqual(expected.Bytes);

    /// <summary>What gives last first what came first.</summary>
    private static bool IsStack(Type type) => type.Name is "Stack`1" or "ImmutableStack`1" or "ConcurrentStack`1" or "ConcurrentBag`1";

    /// <summary>The order is that of the encoded keys, which only the golden files and tests of their own check.</summary>
    private static string? OfUnordered(IEnumerable expected, object decoded, string path)
    {
        var left = decoded is List<object?> list ? [.. list] : ((List<(object? Key, object? Value)>)decoded).Select(p => (object?)p).ToList();
        foreach (var item in expected)
        {
            var found = left.FindIndex(other => item is not null && item.GetType().Name == "KeyValuePair`2"
                ? OfEntry((dynamic)item, ((object? Key, object? Value))other!) is null
                : Difference(item, other, path) is null);
            if (found < 0)
                return FormattableString.Invariant($"{path}: {item} is not there");
            left.RemoveAt(found);
        }

        return left.Count == 0 ? null : $"{path}: {left.Count} more";
    }

    private static string? OfEntry<TKey, TValue>(KeyValuePair<TKey, TValue> entry, (object? Key, object? Value) other) =>
        Difference(entry.Key, other.Key) ?? Difference(entry.Value, other.Value);

    private static string? OfLists(IEnumerable expected, List<object?> decoded, string path)
    {
        var items = expected.Cast<object?>().ToList();
        return items.Count != decoded.Count
            ? $"{path}: another count"
            : items.Select((item, i) => Difference(item, decoded[i], $"{path}[{i}]")).FirstOrDefault(d => d is not null);
    }

    private static string? OfNumbered(object?[] expected, Dictionary<uint, object?> decoded, string path) => expected.Length != decoded.Count
        ? $"{path}: another number of members"
        : expected.Select((value, i) => Difference(value, decoded[(uint)i + 1], $"{path}.{i + 1}")).FirstOrDefault(d => d is not null);

    private static string? OfMembers(object expected, Dictionary<uint, object?> decoded, string path)
    {
        var found = new HashSet<uint>();
        for (var type = expected.GetType(); type != typeof(object) && type is not null; type = type.BaseType)
        {
            foreach (var member in type.GetMembers(Own).Where(m => m is FieldInfo or PropertyInfo { CanRead: true }))
            {
                if (Key(member, type) is not { } key || !decoded.TryGetValue(key, out var value) || !found.Add(key))
                    continue;
                var own = member is FieldInfo field ? field.GetValue(expected) : ((PropertyInfo)member).GetValue(expected);
                if (member.GetCustomAttribute<MemMemberAttribute>()?.Compression is not null && value is List<object?> payload)
                    value = SpecPayload.Read([.. payload.Select(b => ((byte[])b!)[0])]);
                var codec = member.GetCustomAttribute<MemCodecAttribute>();
                if ((codec is not null && own is not null && value is SpecFrame frame
                    ? OfFrame(own, frame, codec, $"{path}.{member.Name}")
                    : Difference(own, value, $"{path}.{member.Name}")) is { } difference)
                {
                    return difference;
                }
            }
        }

        return found.Count == decoded.Count ? null : $"{path}: {decoded.Count - found.Count} keys are no member's";
    }

    private static uint? Key(MemberInfo member, Type type)
    {
        // Attributes of a record's parameter count for the property.
        var parameter = type.GetConstructors(Own).SelectMany(c => c.GetParameters()).FirstOrDefault(p => p.Name == member.Name);
        T? Find<T>()
            where T : Attribute => member.GetCustomAttribute<T>() ?? parameter?.GetCustomAttribute<T>();
        if (member is PropertyInfo { GetMethod: { } getter } && getter.GetParameters().Length > 0
            || member.GetCustomAttribute<CompilerGeneratedAttribute>() is not null && member is FieldInfo)
        {
            return null;
        }

        if (Find<MemIgnoreAttribute>() is not null)
            return null;
        if ((member as PropertyInfo)?.PropertyType == typeof(MemExtensionData) || (member as FieldInfo)?.FieldType == typeof(MemExtensionData))
            return type.GetMembers(Own).Any(m => m.GetCustomAttribute<MemMemberAttribute>() is { Id: > 0 }) ? int.MaxValue : uint.MaxValue;
        if (Find<MemMemberAttribute>() is { Id: > 0 } numbered)
            return (uint)(numbered.Id + 1_000_000 * Level(type));
        var name = member.GetCustomAttributes<MemFormerNameAttribute>().FirstOrDefault()?.Name ?? member.Name;
        return BinaryPrimitives.ReadUInt32LittleEndian(SHA256.HashData(Encoding.UTF8.GetBytes(name)));
    }

    /// <summary>How many classes, from one up, have ids of their own beside those of a base class.</summary>
    private static int Level(Type? type) => type?.BaseType is null || type.BaseType == typeof(object) ? 0
        : Level(type.BaseType) + (type.GetCustomAttribute<MemFormattableAttribute>(inherit: false) is { Members: MemMembers.OwnNumbers } ? 1 : 0);

    /// <summary>Null for what is no scalar: a union has a value of another case.</summary>
    private static byte[]? Bytes(object value) => value switch
    {
        Enum => Bytes(Convert.ChangeType(value, Enum.GetUnderlyingType(value.GetType()), System.Globalization.CultureInfo.InvariantCulture)),
        sbyte number => [(byte)number],
        byte number => [number],
        short number => BitConverter.GetBytes(number),
        ushort number => BitConverter.GetBytes(number),
        int number => BitConverter.GetBytes(number),
        uint number => BitConverter.GetBytes(number),
        long number => BitConverter.GetBytes(number),
        ulong number => BitConverter.GetBytes(number),
        Int128 number =>
            [.. BitConverter.GetBytes((ulong)(number & ulong.MaxValue)), .. BitConverter.GetBytes((ulong)(number >> 64 & ulong.MaxValue))],
        UInt128 number => [.. BitConverter.GetBytes((ulong)(number & ulong.MaxValue)), .. BitConverter.GetBytes((ulong)(number >> 64))],
        Half number => BitConverter.GetBytes(number),
        float number => BitConverter.GetBytes(number),
        double number => BitConverter.GetBytes(number),
        decimal number => [.. new[] { 3, 2, 0, 1 }.SelectMany(i => BitConverter.GetBytes(decimal.GetBits(number)[i]))],
        char letter => BitConverter.GetBytes(letter),
        Guid key => key.ToByteArray(),
        DateTime time => BitConverter.GetBytes(Unsafe.BitCast<DateTime, ulong>(time)),
        DateTimeOffset time => [.. BitConverter.GetBytes(time.UtcTicks), .. BitConverter.GetBytes((short)time.TotalOffsetMinutes)],
        TimeSpan span => BitConverter.GetBytes(span.Ticks),
        DateOnly day => BitConverter.GetBytes(day.DayNumber),
        TimeOnly time => BitConverter.GetBytes(time.Ticks),
        _ => null,
    };
}
