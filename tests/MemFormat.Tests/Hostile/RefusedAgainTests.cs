using MemFormat.Wire;
using static MemFormat.Tests.SchemaWorkPayloads;

namespace MemFormat.Tests;

/// <summary>
/// Union cases and payloads within the payload that were refused: when they come again, they are not planned. The search for the place
/// of the error still parses the definition of a case, whose bytes pay for that.
/// </summary>
[Collection(AloneCollection.Name)]
public partial class RefusedAgainTests
{
    private const int Times = 100, MostPerTime = 10 << 10, PerByte = 128;

    [Fact]
    public void Union_cases_are_not_planned_again() => Check<List<Shape>>(Cases([(byte)WireKind.Object, 0], Ring(150)));

    [Fact]
    public void Union_cases_beyond_the_limits_are_not_planned_again() =>
        Check<List<Shape>>(
            Cases([(byte)WireKind.Object, 0], Ring(1000, next: 3)), new MemFormatOptions { Limits = new MemFormatLimits { MaxPlanNodes = 300 } });

    [Fact]
    public void Union_cases_that_are_invalid_are_not_planned_again() => Check<List<Shape>>(Cases([(byte)WireKind.Object, 0], [.. Ring(150), 5]));

    [Fact]
    public void Payloads_within_the_payload_are_not_planned_again() => Check<Plain>(Inner(Ring(150)));

    [Fact]
    public void Payloads_within_the_payload_that_are_invalid_are_not_planned_again() => Check<Plain>(Inner([.. Ring(150), 5]));

    /// <summary>The same bytes are refused or read by what the read did before, and by its limits: nothing else.</summary>
    [Fact]
    public void Answers_depend_on_nothing_else()
    {
        var payload = Inner(Ring(150));
        var strict = new MemFormatOptions { Limits = new MemFormatLimits { MaxPlanNodes = 20 } };
        for (var i = 0; i < 3; i++)
        {
            Assert.Contains("MaxPlanNodes", Refused<Plain>(payload, strict).Message, StringComparison.Ordinal);
            Assert.Equal(MemFormatError.SchemaMismatch, Refused<Plain>(payload, null).Error);

            // As a case of one union it fits, as that of another it does not.
            var fitting = Cases([(byte)WireKind.Object, 0], Type(1), 9, 0, 0, 0);
            Assert.Equal(9, Assert.IsType<Square>(Assert.Single(MemFormatSerializer.Deserialize<List<Shape>>(fitting)!)).Side);
            Assert.Equal(MemFormatError.SchemaMismatch, Refused<List<Other>>(fitting, null).Error);
        }
    }

    private static void Check<T>(byte[] payload, MemFormatOptions? options = null)
    {
        var first = Refused<T>(payload, options);
        var before = GC.GetAllocatedBytesForCurrentThread();
        for (var i = 0; i < Times; i++)
        {
            var again = Refused<T>(payload, options);
            Assert.Equal((first.Error, first.Path, first.Offset, first.Message), (again.Error, again.Path, again.Offset, again.Message));
        }

        Assert.InRange((GC.GetAllocatedBytesForCurrentThread() - before) / Times, 1, MostPerTime + (PerByte * payload.Length));
    }

    private static MemFormatException Refused<T>(byte[] payload, MemFormatOptions? options) =>
        Assert.Throws<MemFormatException>(() => MemFormatSerializer.Deserialize<T>(payload, options));

    /// <summary>A list of one value of case 1, which the payload defines.</summary>
    private static byte[] Cases(byte[] slot, byte[] types, params byte[] body) => Of(List, [(byte)WireKind.Union, 0], [], [
        .. Number(1u << 2), .. Number((1u << UnionHead.TagShift) | UnionHead.Defines), .. Number((uint)(slot.Length + types.Length)), .. slot,
        .. types, .. body]);

    /// <summary>A type with one number.</summary>
    private static byte[] Type(int members) =>
        [.. Number((uint)members << 3), .. Enumerable.Repeat((byte)(Token32 | (byte)WirePlace.Fixed << 5), members)];

    /// <summary>The segments of a ring of types, whose members are objects.</summary>
    private static byte[] Ring(int types, int next = 1) => [.. Enumerable.Range(0, types).SelectMany(i => (byte[])[
        .. Number((uint)next << 3), .. Enumerable.Repeat((byte[])[MaybeObject, .. Number((uint)((i + 1) % types))], next).SelectMany(m => m)])];

    /// <summary>An object whose member 1 is a payload within it.</summary>
    private static byte[] Inner(byte[] types)
    {
        byte[] inner = [0, .. Number((uint)(2 + types.Length)), (byte)WireKind.Object, 0, .. types, 0];
        return Payload([[1 << 3, (byte)WireKind.Extended, (byte)WireExtension.Serialized, (byte)WireKind.Bytes]],
            [.. Number((uint)inner.Length << 2), .. inner]);
    }

    [MemFormattable]
    internal sealed partial class Plain
    {
        [MemMember(1)]
        public int? Number { get; set; }
    }

    [MemFormattable]
    [MemUnion(1, typeof(Square))]
    internal abstract partial class Shape;

    [MemFormattable]
    internal sealed partial class Square : Shape
    {
        [MemMember(1)]
        public int Side { get; set; }
    }

    [MemFormattable]
    [MemUnion(1, typeof(Text))]
    internal abstract partial class Other;

    [MemFormattable]
    internal sealed partial class Text : Other
    {
        [MemMember(1)]
        public Guid Id { get; set; }
    }
}
