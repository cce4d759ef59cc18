using MemFormat.Wire;
using Xunit.Abstractions;
using static MemFormat.Tests.SchemaWorkPayloads;

namespace MemFormat.Tests;

/// <summary>
/// Definitions of union cases that no plan is made for, because the reader has no such case or no types at all. The values beside
/// them take what the definitions leave.
/// </summary>
[Collection(AloneCollection.Name)]
public partial class DefinitionCostTests(ITestOutputHelper output)
{
    private const long Flat = 16 << 20, PerByte = 128;

    public static TheoryData<string, byte[], int, int> Definitions => new()
    {
        { "none", [], 0, 0 },
        { "lists of lists", [.. Enumerable.Repeat(List, 30), Token32], 1000, 1 },
        { "no types", [(byte)WireKind.Bool], 1000, 1 },
        { "types with numbers",
            [(byte)WireKind.Object, .. Number(1), .. Number(50 << 3), .. Enumerable.Repeat((byte)(Token32 | (byte)WirePlace.Fixed << 5), 50)], 1000,
            200 },
        { "types with members of lists",
            [(byte)WireKind.Object, .. Number(1), .. Number(50 << 3), .. Enumerable.Repeat((byte[])[List, List, Token32], 50).SelectMany(m => m)],
            390, 50 },
    };

    [Theory]
    [MemberData(nameof(Definitions))]
    public void Walking_over_definitions_costs_no_more_than_it_weighs(string what, byte[] definition, int cases, int size)
    {
        Check(what, definition, cases, size, payload => MemFormatJson.ToString(payload));
        Check(what, definition, cases, size, payload => MemFormatSerializer.Deserialize<Holder>(payload));
        Check(what, definition, cases, size, payload => MemFormatSerializer.Deserialize<KeepingHolder>(payload));
    }

    private void Check(string what, byte[] definition, int cases, int size, Action<byte[]> read)
    {
        var worst = long.MinValue;
        read(Defining(definition, Math.Min(cases, 1), size, 1));
        for (var nulls = 1000; nulls < 100_000_000; nulls += nulls / 4)
        {
            var payload = Defining(definition, cases, size, nulls);
            var before = GC.GetAllocatedBytesForCurrentThread();
            MemFormatException? error = null;
            try
            {
                read(payload);
            }
            catch (MemFormatException exception)
            {
                error = exception;
                Assert.Equal(MemFormatError.LimitExceeded, exception.Error);
            }

            var used = GC.GetAllocatedBytesForCurrentThread() - before;
            output.WriteLine($"{what} {nulls}: {used:N0} of {Flat + (PerByte * payload.Length):N0} for {payload.Length:N0} {error?.Message}");
            worst = Math.Max(worst, used - (Flat + (PerByte * payload.Length)));
            if (error is not null)
                break;
        }

        Assert.InRange(worst, long.MinValue, 0);
    }

    /// <summary>An object with a list of union cases that have a definition each, and a list of nulls.</summary>
    private static byte[] Defining(byte[] definition, int cases, int size, int nulls) => Payload(
        [[2 << 3, List, (byte)WireKind.Union, 0, List, (byte)WireKind.Int128 | (byte)WirePlace.Present << 5]],
        [
            .. Number((uint)cases << 2),
            .. Enumerable.Range(0, cases).SelectMany(i => (byte[])[
                .. Number(((uint)i << UnionHead.TagShift) | UnionHead.Defines), .. Number((uint)definition.Length), .. definition,
                .. new byte[size]]),
            .. Number(((uint)nulls << 2) | 2),
            .. new byte[(nulls + 7) / 8]]);

    [MemFormattable]
    public sealed partial class Holder
    {
        [MemMember(1)]
        public List<Shape?>? Shapes { get; set; }

        [MemMember(2)]
        public List<Int128?>? Values { get; set; }
    }

    [MemFormattable]
    public sealed partial class KeepingHolder
    {
        [MemMember(1)]
        public List<KeptShape?>? Shapes { get; set; }

        [MemMember(2)]
        public List<Int128?>? Values { get; set; }
    }

    [MemFormattable(UnknownCaseType = typeof(UnknownShape))]
    [MemUnion(9999, typeof(KeptSquare))]
    public abstract partial class KeptShape;

    [MemFormattable]
    public sealed partial class KeptSquare : KeptShape
    {
        [MemMember(1)]
        public int Side { get; set; }
    }

    public sealed class UnknownShape : KeptShape
    {
        public MemExtensionData? Value { get; set; }
    }

    [MemFormattable(UnknownCase = MemUnknownCase.Null)]
    [MemUnion(9999, typeof(Square))]
    public abstract partial class Shape;

    [MemFormattable]
    public sealed partial class Square : Shape
    {
        [MemMember(1)]
        public int Side { get; set; }
    }
}
