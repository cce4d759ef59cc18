using Corpus;

namespace MemFormat.Tests;

/// <summary>Payloads that say of the cases of a union what is not so.</summary>
public partial class HostileUnionTests
{
    private static readonly byte[] s_real = MemFormatSerializer.Serialize(new WideHolder { One = new Wide1 { Value1 = 5 } });
    private static readonly byte[] s_header = s_real[..10];

    /// <summary>The presence of the second member, no elements, then case 1 with its definition and a body of four bytes.</summary>
    private static readonly byte[] s_definition = s_real[14..22];

    private static readonly byte[] s_five = [5, 0, 0, 0];

    [Fact]
    public void The_payload_is_what_these_tests_take_it_for()
    {
        Assert.Equal([1, 0, 3, 8], s_real[10..14]);
        Assert.Equal(s_five, s_real[22..]);
        Assert.Equal(5, Read([1, 0, 3, 8], s_definition, s_five));
    }

    [Fact]
    public void A_case_that_is_used_and_not_defined() => Fails(MemFormatError.InvalidData, [1, 0, 2], s_five);

    [Fact]
    public void A_case_that_is_defined_twice() => Fails(MemFormatError.InvalidData, [1, 4, 3, 8], s_definition, s_five, [3, 8], s_definition, s_five);

    [Fact]
    public void A_case_that_is_defined_twice_in_different_shapes() =>
        Fails(MemFormatError.InvalidData, [1, 4, 3, 8], s_definition, s_five, [3, 3, 0x1A, 1, 0, 0]);

    [Fact]
    public void A_fingerprint_defines_the_declared_cases()
    {
        var payload = MemFormatSerializer.Serialize(new WideHolder { One = new Wide1 { Value1 = 5 } }, Headers.Fingerprint);
        Assert.Equal([1, 0, 2, .. s_five], payload[4..]);
        Assert.Equal(MemFormatError.InvalidData, Error([.. payload[..4], 1, 0, 3, 8, .. s_definition, .. s_five]));
    }

    [Fact]
    public void Definitions_that_are_none()
    {
        Fails(MemFormatError.Truncated, [1, 0, 3, 0]);
        Fails(MemFormatError.Truncated, [1, 0, 3, 0xFF, 0xFF, 0xFF, 0xFF, 0x0F, 0]);
        Fails(MemFormatError.InvalidData, [1, 0, 3, 2, 0x1A, 1, 0]);
        Fails(MemFormatError.InvalidData, [1, 0, 3, 3, 0x3A, 1, 0, 0]);
        Fails(MemFormatError.InvalidData, [1, 0, 3, 5, 0x1A, 1, 0x08, 0x1A, 1, 0]);
        Fails(MemFormatError.LimitExceeded, [1, 0, 3, 4, 0x1B, 0xFF, 0xFF, 0x03, 0]);
    }

    [Fact]
    public void A_definition_may_list_a_type_that_nothing_reaches() => Assert.Equal(5, Read([1, 0, 3, 9], s_definition, [0], s_five));

    [Fact]
    public void Unions_in_unions_are_as_deep_as_the_limit() =>
        Assert.Equal(MemFormatError.LimitExceeded, SkipError([4, 3, 2, 0x1B, 0], [.. Enumerable.Repeat((byte)2, 1000)]));

    /// <summary>Each value defines a case of its own; the member is skipped, so that all of them are only looked through.</summary>
    [Fact]
    public void Definitions_count_against_the_limits_together()
    {
        Assert.Equal(MemFormatError.LimitExceeded, SkipError(Bomb(1100, [0x1A, 1, 0], [0])));
        Assert.Null(SkipError(Bomb(900, [0x1A, 1, 0], [0])));
        Assert.Equal(MemFormatError.LimitExceeded, SkipError(Bomb(70_000, [2], [7])));
        Assert.Null(SkipError(Bomb(60_000, [2], [7])));
    }

    private static byte[] Bomb(int count, byte[] definition, byte[] body)
    {
        var bytes = new List<byte>();
        Number(bytes, (uint)count << 2);
        for (var i = 0; i < count; i++)
        {
            Number(bytes, (uint)(1000 + i) << 1 | 1);
            Number(bytes, (uint)definition.Length);
            bytes.AddRange([.. definition, .. body]);
        }

        return [.. bytes];
    }

    private static void Number(List<byte> bytes, uint value)
    {
        for (; value >= 128; value >>= 7)
            bytes.Add((byte)(value | 128));
        bytes.Add((byte)value);
    }

    private static int Read(params byte[][] body) =>
        ((Wide1)MemFormatSerializer.Deserialize<WideHolder>([.. s_header, .. body.SelectMany(b => b)])!.One!).Value1;

    private static void Fails(MemFormatError error, params byte[][] body) => Assert.Equal(error, Error([.. s_header, .. body.SelectMany(b => b)]));

    private static MemFormatError Error(byte[] payload) =>
        Assert.Throws<MemFormatException>(() => MemFormatSerializer.Deserialize<WideHolder>(payload)).Error;

    /// <summary>What comes of it when the list of unions is a member that the reader does not have.</summary>
    private static MemFormatError? SkipError(params byte[][] list)
    {
        try
        {
            Assert.Null(MemFormatSerializer.Deserialize<WideReader>([.. s_header, 0, .. list.SelectMany(b => b)])!.One);
            return null;
        }
        catch (MemFormatException exception)
        {
            return exception.Error;
        }
    }

    [MemFormattable]
    internal sealed partial class WideReader
    {
        [MemMember(2)]
        public IWide? One { get; set; }
    }
}
