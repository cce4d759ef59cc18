using System.Runtime.CompilerServices;
using MemFormat.Payloads.Finding;
using MemFormat.Plans.Cache;
using MemFormat.Schemas.Compose;

namespace MemFormat.Campaign.Tests;

/// <summary>
/// The roots that payloads are read into, in all ways. Compiled twice: into the tests, and against a runtime with counters, in a
/// context of its own. So only types of .NET cross the border.
/// </summary>
public static class TargetList
{
    /// <summary>The ways to read a payload.</summary>
    public const int Deserialize = 0, Populate = 1, Json = 2, Report = 3, Look = 4, Session = 5, Ways = 6;

    private static readonly MemFormatOptions s_plain = new();

    /// <summary>
    /// For each root: its name, its own descriptor, the memory allowed for so many bytes, what reads (the value, or the error and its
    /// bytes of memory), what writes.
    /// </summary>
    public static IReadOnlyList<(
        string Name,
        byte[] Descriptor,
        Func<long, long> Most,
        Func<int, byte[], (object? Value, string? Error, long Memory)> Read,
        Func<object?, byte[]> Write)> All
    { get; } =
    [
        Of<Everything>(), Of<Keeping>(), Of<Animal>(), Of<Person>(), Of<Wide>(), Of<Made>(), Of<Ring1>(), Of<Nothing>(), Of<Strange>(),
        Of<List<Everything>>(), Of<List<Keeping>>(), Of<List<Animal>>(), Of<List<Wide?>>(), Of<List<Nothing>>(), Of<List<Block?>>(),
        Of<List<bool?>>(),
        Of<HashSet<(long, long)>>(), Of<Dictionary<long, Keeping?>>(), Of<List<string?>>(), Of<int[]>(), Of<List<List<Nothing>>>(),
        Of<Serialized<Keeping>>(), Of<List<Person>>(), Of<List<Int128?>>(), Of<Holder>(), Of<List<Holder>>(), Of<Thing>(),
        Of<List<Thing>>(), Of<Group>(), Of<List<Amount>>(), Of<Dictionary<int, Link?>>(),
        Of<PooledEverything>(), Of<PooledKeeping>(), Of<PooledElsewhere>(), Of<List<PooledEverything>>(), Of<List<PooledKeeping>>(),
        Of<Mapped>(), Of<MappedElsewhere>(), Of<List<Mapped>>(),
    ];

    /// <summary>Forgets what payloads left behind.</summary>
    public static void Forget()
    {
        var room = new Room { Size = PlanCaches.MaxSize + 1 };
        PlanCaches.Trim(room);
        room.Size = 0;
    }

    private static (
        string Name,
        byte[] Descriptor,
        Func<long, long> Most,
        Func<int, byte[], (object? Value, string? Error, long Memory)> Read,
        Func<object?, byte[]> Write) Of<T>()
    {
        var schema = RootCodec<T>.Get(null).RootSchema;
        var own = MemFormatSerializer.Serialize(default(T));
        foreach (var way in Enumerable.Range(0, Ways))
            Read<T>(way, own);

        // Three times the memory of an object by its fewest bytes, if that is more.
        var rate = schema.Unions.AllocationPerByte == MemFormatReader.MemoryPerByte
            ? 0
            : (schema.Unions.AllocationPerByte / 2 * 3) - MemFormatReader.MemoryPerByte;
        long Most(long inputBytes) => (long)UInt128.Min((UInt128)rate * (UInt128)inputBytes, (UInt128)(1L << 60));
        return (Name(typeof(T)), schema.Descriptor, Most, Read<T>, value => MemFormatSerializer.Serialize((T?)value, s_plain));
    }

    private static string Name(Type type) => type.IsArray ? Name(type.GetElementType()!) + "[]" : type.IsGenericType
        ? $"{type.Name.Split('`')[0]}<{string.Join(", ", type.GetGenericArguments().Select(Name))}>"
        : type.Name;

    private static (object? Value, string? Error, long Memory) Read<T>(int way, byte[] payload)
    {
        var before = GC.GetAllocatedBytesForCurrentThread();
        try
        {
            var value = ReadIn<T>(way, payload);
            return (value, null, GC.GetAllocatedBytesForCurrentThread() - before);
        }
        catch (MemFormatException exception)
        {
            var used = GC.GetAllocatedBytesForCurrentThread() - before;
            if (way is not (Json or Look or Session) && (exception.Offset < 0 || exception.Offset > payload.Length))
                throw new InvalidOperationException($"The offset {exception.Offset} of {payload.Length}", exception);
            return (null, $"{exception.Error} {exception.Path} {exception.Offset} {exception.Message}", used);
        }
    }

    private static object? ReadIn<T>(int way, byte[] payload)
    {
        switch (way)
        {
            case Deserialize:
                return MemFormatSerializer.Deserialize<T>(payload);
            case Populate:
                T value = default!;
                if (typeof(T).IsClass && typeof(T).GetConstructor([]) is not null && !typeof(T).IsAbstract)
                    value = Activator.CreateInstance<T>();
                MemFormatSerializer.Populate(payload, ref value);
                return value;
            case Json:
                return MemFormatJson.ToString(payload);
            case Report:
                return MemFormatSerializer.Deserialize<T>(payload, new MemFormatOptions { Report = new MemFormatReadReport() });
            case Look:
                var schema = MemFormatSchema.Read(payload);
                return (schema.ToString(), MemFormatSchema.Compare(schema, MemFormatSchema.Of<T>()).Count);
            default:
                return ReadSession<T>(payload);
        }
    }

    private static object? ReadSession<T>(byte[] payload)
    {
        var enumerator = MemFormatSerializer.ReadManyAsync<T>(new MemoryStream(payload)).GetAsyncEnumerator();
        T? last = default;
        while (Completed(enumerator.MoveNextAsync()))
            last = enumerator.Current;
        return last;
    }

    private static bool Completed(ValueTask<bool> step) =>
        step.IsCompleted ? step.GetAwaiter().GetResult() : throw new InvalidOperationException("a read from memory waits");

    private sealed class Room : IPlanCache
    {
        public long Size { get; set; }

        public void Clear() => Size = 0;
    }
}
