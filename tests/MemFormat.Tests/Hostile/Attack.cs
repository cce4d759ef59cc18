namespace MemFormat.Tests;

/// <summary>
/// Reads damaged payloads, each with an unreadable page right before or behind it. Only <see cref="MemFormatException"/> may
/// come of it, or a value that is as good as any; and memory only within the limits.
/// </summary>
internal sealed class Attack(Attack.Reader read, Func<object?, byte[]> write, Func<int, long> mostMemory) : IDisposable
{
    private const int Capacity = 1 << 18;
    private const int ShareLookedAt = 8;
    private const string DefaultStruct = "Money.Currency";

    private readonly GuardedMemory _memory = new(Capacity);
    private int _reads;

    public delegate object? Reader(ReadOnlySpan<byte> payload);

    /// <summary>How many damaged payloads were read as values after all.</summary>
    public int Values { get; private set; }

    /// <summary>How many were refused.</summary>
    public int Errors { get; private set; }

    public void Run(byte[] payload, int atMost, Random random)
    {
        if (payload.Length + 16 > Capacity)
            return;
        Read(payload);
        Damage.All(payload, atMost, random, Read);
    }

    public void Dispose() => _memory.Dispose();

    private void Read(Span<byte> damaged)
    {
        _reads++;
        var payload = _reads % 2 == 0 ? _memory.AtEnd(damaged) : _memory.AtStart(damaged);
        object? value;
        var before = GC.GetAllocatedBytesForCurrentThread();
        try
        {
            value = read(payload);
        }
        catch (MemFormatException exception)
        {
            AssertMemory(payload, before);
            Errors++;
            Assert.InRange(exception.Offset, 0, payload.Length);
            return;
        }
        catch (Exception exception) when (exception is not OutOfMemoryException)
        {
            throw new InvalidOperationException($"{exception.GetType()} from {Convert.ToHexStringLower(payload)}", exception);
        }

        AssertMemory(payload, before);
        Values++;
        if (value is not null)
            AssertGood(payload, value);
    }

    private void AssertMemory(ReadOnlySpan<byte> payload, long before)
    {
        var used = GC.GetAllocatedBytesForCurrentThread() - before;

        // Once for all: tables of .NET that grow with the thread-local collections of the process, not with the payload.
        if (used > mostMemory(payload.Length))
            used = Math.Min(used, MemoryAgain(payload));
        if (used > mostMemory(payload.Length))
            throw new InvalidOperationException($"{used} bytes of memory for {payload.Length}: {Convert.ToHexStringLower(payload)}");
    }

    private long MemoryAgain(ReadOnlySpan<byte> payload)
    {
        var before = GC.GetAllocatedBytesForCurrentThread();
        try
        {
            read(payload);
        }
        catch (MemFormatException)
        {
            // The first read said so, too.
        }

        return GC.GetAllocatedBytesForCurrentThread() - before;
    }

    private void AssertGood(ReadOnlySpan<byte> payload, object value)
    {
        var damaged = payload.ToArray();
        try
        {
            var written = write(value);
            Assert.Equal(written, write(read(written)));
            if (Values % ShareLookedAt == 0)
                Assert.Null(Wholesome.Flaw(value));
        }
        catch (MemFormatException exception) when (exception.Path == DefaultStruct)
        {
            // A struct that no constructor made holds nulls that its type does not allow; so does any default in C#.
        }
        catch (Exception exception)
        {
            throw new InvalidOperationException($"A broken value from {Convert.ToHexStringLower(damaged)}", exception);
        }
    }
}
