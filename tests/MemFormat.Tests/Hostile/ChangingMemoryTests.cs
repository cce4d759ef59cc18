using Corpus;

namespace MemFormat.Tests;

/// <summary>
/// Payloads that another thread changes while they are read, before an unreadable page. Each byte is fetched once, or what it
/// said is checked again: a value or <see cref="MemFormatException"/> may come of it, nothing else. <c>MEMFORMAT_FUZZ</c> is a
/// factor for the number of reads.
/// </summary>
public class ChangingMemoryTests
{
    private const int Reads = 60;

    private static readonly double s_factor =
        double.TryParse(Environment.GetEnvironmentVariable("MEMFORMAT_FUZZ"), System.Globalization.CultureInfo.InvariantCulture, out var value)
            ? value
            : 1;

    public static TheoryData<string> All => Cases.All;

    [Theory]
    [MemberData(nameof(All))]
    public void Bodies_may_change_while_they_are_read(string name)
    {
        var corpusCase = CorpusCases.Named(name);
        Run(corpusCase.Values(3).Where(v => v is not null).Select(v => corpusCase.Serialize(v, Headers.None)),
            payload => corpusCase.Deserialize(payload, Headers.None));
    }

    /// <summary>The schema changes, too, while it is parsed, compared and planned.</summary>
    [Theory]
    [MemberData(nameof(All))]
    public void Whole_payloads_may_change_while_they_are_read(string name)
    {
        var corpusCase = CorpusCases.Named(name);
        Run(corpusCase.Values(2).Select(v => corpusCase.Serialize(v)), payload => corpusCase.Deserialize(payload));
    }

    [Theory]
    [MemberData(nameof(All))]
    public void Payloads_may_change_while_they_are_viewed(string name)
    {
        var corpusCase = CorpusCases.Named(name);
        Run(corpusCase.Values(2).Select(v => corpusCase.Serialize(v)), payload => MemFormatJson.ToString(payload));
        Run(corpusCase.Values(2).Where(v => v is not null).Select(v => corpusCase.Serialize(v)), payload => MemFormatSchema.Read(payload).ToString());
    }

    [Theory]
    [MemberData(nameof(All))]
    public void Payloads_of_other_writers_may_change_while_they_are_read(string name)
    {
        var corpusCase = CorpusCases.Named(name);
        var random = new Random(name.Length);
        Run(
            from value in corpusCase.Values(3).Where(v => v is not null)
            let split = VariantTests.Split(corpusCase.Serialize(value))
            select SpecWriter.Payload(new SpecVariant(split.Schema, random).Make(), new SpecReader(split.Schema, split.Body).Read(), random),
            payload => corpusCase.Deserialize(payload));
    }

    /// <summary>Bits of bools that are there lie behind the bits that say which are: two views of one number.</summary>
    [Theory]
    [InlineData(false)]
    [InlineData(true)]
    public void Bools_behind_a_bitmap(bool isResolved)
    {
        List<bool?> items = [.. Enumerable.Range(0, 4096).Select(i => i % 64 == 0 ? true : (bool?)null)];
        var body = MemFormatSerializer.Serialize(items, Headers.None);
        if (isResolved)
            Run([MemFormatSerializer.Serialize(items)], payload => MemFormatSerializer.Deserialize<List<int?>>(payload), 40);
        else
            Run([body], payload => MemFormatSerializer.Deserialize<List<bool?>>(payload, Headers.None), 40);
    }

    private static void Run(IEnumerable<byte[]> payloads, Attack.Reader read, int factor = 1)
    {
        foreach (var payload in payloads.Where(p => p.Length is > 0 and < 1 << 14))
        {
            using var memory = new GuardedMemory(payload.Length);
            using var flicker = new Flicker(memory, payload);
            for (var i = 0; i < factor * Reads * s_factor; i++)
            {
                try
                {
                    read(flicker.Payload);
                }
                catch (MemFormatException)
                {
                }
            }
        }
    }

    /// <summary>Changes the bytes of a payload and puts them right, again and again, until it is disposed.</summary>
    private sealed class Flicker : IDisposable
    {
        private readonly GuardedMemory _memory;
        private readonly int _length;
        private readonly byte[] _original;
        private readonly Thread _thread;
        private volatile bool _isDone;

        public Flicker(GuardedMemory memory, byte[] payload)
        {
            _memory = memory;
            _original = payload;
            _length = memory.AtEnd(payload).Length;
            _thread = new Thread(Change) { IsBackground = true };
            _thread.Start();
        }

        public ReadOnlySpan<byte> Payload => _memory.End(_length);

        public void Dispose()
        {
            _isDone = true;
            _thread.Join();
        }

        private void Change()
        {
            var random = new Random(_length);
            while (!_isDone)
            {
                // A stretch of bytes at once: a bitmap that grows by a bit is soon read to its end.
                var at = random.Next(_length);
                var size = Math.Min(1 << random.Next(10), _length - at);
                var part = _memory.End(_length).Slice(at, size);
                part.Fill(random.Next(3) switch { 0 => 0, 1 => 0xFF, _ => (byte)random.Next() });
                Thread.SpinWait(random.Next(64));
                _original.AsSpan(at, size).CopyTo(part);
            }
        }
    }
}
