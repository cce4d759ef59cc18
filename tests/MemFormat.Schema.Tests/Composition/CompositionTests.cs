using MemFormat.Codecs;
using MemFormat.Payloads.Recorded;
using MemFormat.Wire;
using Xunit;

namespace MemFormat.Schemas.Tests;

[MemFormattable]
public partial class SmallNumbered
{
    [MemMember(1)] public int A { get; set; }
    [MemMember(2)] public long B { get; set; }
    [MemMember(3)] public string C { get; set; } = "";
}

[MemFormattable]
public partial class NumberedOrder
{
    [MemMember(1)] public int Id { get; set; }
    [MemMember(2)] public Guid Customer { get; set; }
    [MemMember(3)] public string Currency { get; set; } = "";
    [MemMember(4)] public List<NumberedLine> Lines { get; set; } = [];
    [MemMember(5)] public NumberedAddress? ShipTo { get; set; }
}

[MemFormattable]
public partial class NumberedLine
{
    [MemMember(1)] public int Sku { get; set; }
    [MemMember(2)] public int Quantity { get; set; }
    [MemMember(3)] public decimal Price { get; set; }
    [MemMember(4)] public DateTime? Shipped { get; set; }
    [MemMember(5)] public string Name { get; set; } = "";
}

[MemFormattable]
public partial class NumberedAddress
{
    [MemMember(1)] public string Street { get; set; } = "";
    [MemMember(2)] public string City { get; set; } = "";
    [MemMember(3)] public string Zip { get; set; } = "";
    [MemMember(4)] public string Country { get; set; } = "";
    [MemMember(5)] public bool IsBusiness { get; set; }
}

public class CompositionTests
{
    [Fact]
    public void Headers_are_as_small_as_promised()
    {
        Assert.True(Root(new SmallNumbered()).InlineHeader.Length <= 9);
        Assert.True(Root(new NumberedOrder()).InlineHeader.Length <= 28);
    }

    [Fact]
    public void Fingerprints_are_the_descriptors_hash()
    {
        var root = Root(new SmallNumbered());
        var hash = System.Security.Cryptography.SHA256.HashData(root.Descriptor);
        Assert.Equal(1u, root.Fingerprint & 7);
        Assert.Equal(BitConverter.ToUInt32(hash) & 0x1FFF_FFFF, root.Fingerprint >> 3);
        Assert.Equal(5ul, root.Fingerprint64 & 7);
        Assert.Equal(BitConverter.ToUInt64(hash) & ulong.MaxValue >> 3, root.Fingerprint64 >> 3);
    }

    [Fact]
    public void A_schema_reads_itself_back_and_prints_itself()
    {
        var schema = MemFormatSchema.Read(MemFormatSerializer.Serialize(new NumberedOrder()));
        var text = schema.ToString().Split('\n');
        Assert.Equal("root: type0", text[0]);
        Assert.Contains("type0 #4: List<type1 Present>", text);
        var own = MemFormatSchema.Of<NumberedOrder>();
        Assert.Contains("NumberedOrder Lines: List<NumberedLine Present>", own.ToString().Split('\n'));
        Assert.Equal(own.Fingerprint, schema.Fingerprint);
        Assert.True(own.Descriptor.SequenceEqual(schema.Descriptor));
    }

    [Fact]
    public void Holes_take_the_place_of_their_dependency_unless_the_template_says_one()
    {
        var composer = new SchemaComposer();
        Assert.True(composer.Begin<ScalarCodec<int>>(typeof(List<>),
            [3 << 3, (byte)WireKind.Placeholder, 0, (byte)WireKind.Placeholder | (int)WirePlace.Present << 5, 1, (byte)WireKind.List,
                (byte)WireKind.Placeholder, 2], "A B? C", 24));
        composer.Nullable();
        composer.Kind(WireKind.Int32);
        Assert.True(composer.Begin<ScalarCodec<long>>(typeof(long), [1 << 3, (byte)WireKind.Int64 | (int)WirePlace.Fixed << 5], "V", 8));
        composer.End();
        Assert.False(composer.Begin<ScalarCodec<int>>(typeof(List<>), [], "", 24));
        composer.End();
        var own = composer.Finish().Own;
        var members = own.Types[0].Members;
        Assert.Equal((WireKind.Int32, WirePlace.Present), (members[0].Kind, members[0].Place));
        Assert.Equal((1, WirePlace.Present), (members[1].Slot.Type, members[1].Place));
        Assert.Equal((0, WirePlace.Present), (members[2].Slot.Element!.Type, members[2].Slot.Element!.Place));
    }

    [Fact]
    public void A_key_taken_twice_over_base_parts_names_both_members()
    {
        var composer = new SchemaComposer();
        composer.Begin<ScalarCodec<int>>(typeof(Uri), [1 << 3 | 4, 0, (byte)WireKind.String], "Mine", 24);
        composer.Begin<ScalarCodec<long>>(typeof(Version), [1 << 3, (byte)WireKind.String], "Theirs", 24);
        composer.End();
        composer.End();
        var error = Assert.Throws<InvalidOperationException>(() => composer.Finish());
        Assert.Contains("Uri.Mine", error.Message);
        Assert.Contains("Version.Theirs", error.Message);
    }

    [Fact]
    public void An_enum_of_another_size_is_named() =>
        Assert.Contains("DayOfWeek", Assert.Throws<InvalidOperationException>(SchemaComposer.CheckEnum<DayOfWeek, byte>).Message);

    internal static RootSchema Root<T>(T value)
    {
        _ = value;
        return MemFormat.Payloads.Finding.RootCodec<T>.Get(null).RootSchema;
    }
}
