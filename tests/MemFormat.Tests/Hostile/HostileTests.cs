using System.Globalization;
using Corpus.Changes;
using Corpus;
using Xunit.Abstractions;

namespace MemFormat.Tests;

/// <summary>
/// Damaged payloads of every type. <c>MEMFORMAT_FUZZ</c> is a factor for their number, <c>MEMFORMAT_SEED</c> another seed.
/// </summary>
public class HostileTests(ITestOutputHelper output)
{
    private const int Base = 220;

    private static readonly double s_factor = Setting("MEMFORMAT_FUZZ", 1);
    private static readonly int s_seed = (int)Setting("MEMFORMAT_SEED", 1);

    public static TheoryData<string> All => Cases.All;

    public static TheoryData<string> Changes => ChangeTests.All;

    /// <summary>The body alone: the reader's own shape, whatever the bytes.</summary>
    [Theory]
    [MemberData(nameof(All))]
    public void Damaged_bodies_are_read_or_refused(string name)
    {
        var corpusCase = CorpusCases.Named(name);
        using var attack = new Attack(
            payload => corpusCase.Deserialize(payload, Headers.None),
            value => corpusCase.Serialize(value, Headers.None),
            Memory.Exact(corpusCase.Type));
        Run(attack, name, corpusCase.Values(6).Where(v => v is not null).Select(v => corpusCase.Serialize(v, Headers.None)));
    }

    /// <summary>The header, too: a damaged schema is another writer's.</summary>
    [Theory]
    [MemberData(nameof(All))]
    public void Damaged_payloads_are_read_or_refused(string name)
    {
        var corpusCase = CorpusCases.Named(name);
        using var attack = new Attack(
            payload => corpusCase.Deserialize(payload),
            value => corpusCase.Serialize(value),
            Memory.Resolved(corpusCase.Type));
        Run(attack, name, corpusCase.Values(5).Select(v => corpusCase.Serialize(v)));
    }

    /// <summary>Another writer's payloads.</summary>
    [Theory]
    [MemberData(nameof(Changes))]
    public void Damaged_payloads_of_earlier_types_are_read_or_refused(string name)
    {
        var change = ChangeCases.All.First(c => c.Name == name);
        using var attack = new Attack(change.Read, change.Write, Memory.Resolved(change.ReaderType));
        Run(attack, name, Enumerable.Repeat(change.Payload(), 4));
    }

    /// <summary>Payloads of writers whose schemas say the same otherwise: every detour that a plan can take.</summary>
    [Theory]
    [MemberData(nameof(All))]
    public void Damaged_payloads_of_other_writers_are_read_or_refused(string name)
    {
        var corpusCase = CorpusCases.Named(name);
        var random = new Random(s_seed + name.Length);
        using var attack = new Attack(
            payload => corpusCase.Deserialize(payload), value => corpusCase.Serialize(value), Memory.Resolved(corpusCase.Type));
        Run(attack, name,
            from value in corpusCase.Values(4).Where(v => v is not null)
            let split = VariantTests.Split(corpusCase.Serialize(value))
            select SpecWriter.Payload(new SpecVariant(split.Schema, random).Make(), new SpecReader(split.Schema, split.Body).Read(), random));
    }

    /// <summary>Everybody's payloads as everybody's type.</summary>
    [Fact]
    public void Payloads_of_other_types_are_read_or_refused()
    {
        var random = new Random(s_seed);
        foreach (var reader in CorpusCases.All)
        {
            using var attack = new Attack(
                payload => reader.Deserialize(payload), value => reader.Serialize(value), Memory.Resolved(reader.Type));
            foreach (var writer in CorpusCases.All.Where(_ => random.Next(4) == 0))
                attack.Run(writer.Serialize(writer[random.Next(writer.Count)]), (int)Math.Ceiling(s_factor), random);
        }
    }

    /// <summary>Bytes that nobody wrote.</summary>
    [Fact]
    public void Noise_is_read_or_refused()
    {
        var random = new Random(s_seed);
        foreach (var reader in CorpusCases.All)
        {
            using var attack = new Attack(
                payload => reader.Deserialize(payload), value => reader.Serialize(value), Memory.Resolved(reader.Type));
            for (var i = 0; i < 100 * s_factor; i++)
            {
                var noise = new byte[random.Next(64)];
                random.NextBytes(noise);
                if (noise.Length > 2 && random.Next(2) == 0)
                    (noise[0], noise[1]) = (0, (byte)random.Next(noise.Length));
                attack.Run(noise, 2, random);
            }
        }
    }

    [Fact]
    public void The_output_says_whether_memory_around_payloads_is_unreadable() => output.WriteLine(GuardedMemory.IsGuarding
        ? "Payloads lie between unreadable pages."
        : "SKIPPED: unreadable pages around payloads exist on Linux only; payloads lay in plain memory.");

    private void Run(Attack attack, string name, IEnumerable<byte[]> payloads)
    {
        var random = new Random(name.Aggregate(s_seed, (hash, letter) => unchecked(hash * 31 + letter)));
        foreach (var payload in payloads)
            attack.Run(payload, (int)(Base * s_factor), random);
        output.WriteLine(string.Create(CultureInfo.InvariantCulture, $"{attack.Errors} refused, {attack.Values} read"));
    }

    private static double Setting(string name, double otherwise) =>
        double.TryParse(Environment.GetEnvironmentVariable(name), CultureInfo.InvariantCulture, out var value) ? value : otherwise;
}
